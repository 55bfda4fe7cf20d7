"""What shows links on the grid of Quivvit!: bridges, tags, hints, and the light that looks."""
