"""What lies and moves on the pond of Mosquito: cards, pads, the ribbon, fireflies, labels."""
