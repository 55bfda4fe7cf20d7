"""The table of Mosquito, and how the game presents itself on the title and in the leaflet."""
