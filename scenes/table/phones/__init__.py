"""What a phone shows of a table, and how one chooses with it."""
