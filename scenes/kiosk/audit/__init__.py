"""What a kiosk counts for its operator, and the pages on which it is read and tried out."""
