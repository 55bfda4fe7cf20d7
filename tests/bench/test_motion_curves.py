"""What the report tells about motions is read from them."""

from itertools import pairwise

import pytest

from bench.motion_curves import MOTIONS, PICTURE, READINGS, WAY, curves, picture


def test_a_hop_rises_and_falls_by_the_square_of_time() -> None:
    hop = curves(MOTIONS["hop"], READINGS["hop"])
    flight = [height for height in hop["height"] if height]
    assert flight == pytest.approx(flight[::-1])
    speeds = [after - before for before, after in pairwise(flight)]
    falls = {round(after - before, 3) for before, after in pairwise(speeds)}
    assert len(falls) == 1
    assert hop["way"][-1] == WAY


def test_the_picture_is_of_the_motions_as_they_are() -> None:
    found = {name: curves(MOTIONS[name], READINGS[name]) for name in MOTIONS}
    assert PICTURE.read_text(encoding="utf-8") == picture(found)
