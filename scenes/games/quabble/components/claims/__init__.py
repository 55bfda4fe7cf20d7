"""What lies between two seats of Quabble: offers, the mats below them, and who claims what."""
