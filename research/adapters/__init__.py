"""The games as environments of other libraries; they need the extra ``research``."""
