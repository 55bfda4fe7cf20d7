"""A kiosk: it runs in public, without anybody to look after it."""
