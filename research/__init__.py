"""The games for researchers: actions as integers, views as arrays, environments of others."""
