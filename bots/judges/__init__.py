"""How the choices of each game are rated, and the bots of three levels that follow it."""
