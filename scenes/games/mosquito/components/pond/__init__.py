"""What lies and moves on the pond of Mosquito: cards, pads, the log, fireflies, labels."""
