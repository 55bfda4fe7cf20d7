"""What Deathslayers do, as things are now."""
