"""The count at the end of a match of Quabble."""
