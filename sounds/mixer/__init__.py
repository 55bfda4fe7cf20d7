"""What sounds on the channels of pygame's mixer, and how loud all of it may be together."""
