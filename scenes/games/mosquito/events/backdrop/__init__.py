"""What concerns all frogs, shown large before the backdrop: they stand in a row among fireflies."""
