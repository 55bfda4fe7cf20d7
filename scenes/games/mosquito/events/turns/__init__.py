"""How each thing that a turn of Mosquito may be is shown."""
