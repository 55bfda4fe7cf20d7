"""What winners do for joy, on the podium and before."""

from __future__ import annotations

from scenes.ui.podium_look import look_of_podium


def test_the_winner_of_quibbit_cheers_before_and_after_its_catch() -> None:
    act = look_of_podium("quibbit").act
    assert act.pose == "frog-cheer"
    assert act.before == "frog-gape"
