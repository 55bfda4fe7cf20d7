"""Each frog has a pose for a victory and one for a defeat that no other frog has."""

from __future__ import annotations

from scenes.ui.winning.own_poses import own_pose
from sprites.pictures.drawings import drawing
from sprites.pictures.palette import palette_of


def test_each_frog_has_a_pose_of_its_own_for_victory_and_for_defeat() -> None:
    palettes = [palette_of(seat) for seat in range(6)]
    poses = [own_pose(palette, won=won) for palette in palettes for won in (True, False)]
    assert len(set(poses)) == len(poses)
    assert all(drawing(pose) for pose in poses)
