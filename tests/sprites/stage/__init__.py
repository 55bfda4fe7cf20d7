"""Tests of the stage."""

SIZE = (480, 270)
