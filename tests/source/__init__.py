"""The source of the program as text: what it imports, and how large its parts are."""
