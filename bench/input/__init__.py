"""Input that no person makes: a virtual pad, random presses, controls that are stuck."""
