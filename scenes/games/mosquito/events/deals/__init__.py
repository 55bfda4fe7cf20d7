"""How Mosquito is dealt, and how a deal ends."""
