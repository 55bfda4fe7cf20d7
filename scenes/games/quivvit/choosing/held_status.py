"""What is said of a card in the hand: in the status line, and about the controls."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rules.quivvit import Action, Claim, Colour, Rotate, Way
from scenes.games.quivvit.cards import cloth
from scenes.ui.control_signs import LabelledSign
from seats.bindings import Controls
from seats.intents import Intent
from words import say


def held_status(action: Action | None, *, by_pointer: bool) -> str:
    """What playing the card does, or how to turn it, unless what lies at the card tells it."""
    match action:
        case None:
            return say("quivvit.held_pointer") if by_pointer else ""  # keys have their words
        case Claim():
            return say("quivvit.play_free")
        case Rotate(_, Way.HALF):
            return say("quivvit.play_double")
        case _:
            return ""  # lights or words at the card tell it: room for keys


def why_nothing(die: Colour | None) -> str:
    """Why a card as it is turned brings nothing, if only the colour of a *die* links or all do."""
    if die is None:
        return say("quivvit.play_nothing")
    return say("quivvit.play_nothing_die", colour=say(f"quivvit.{cloth(die)}"))


def turn_presses(controls: Controls) -> Mapping[Intent, Intent]:
    """What is shown to be pressed for a turn to either side."""
    turns = (Intent.TURN_LEFT, Intent.TURN_RIGHT)
    if controls.device.is_handheld or controls.device.has_pointer:
        return dict(zip(turns, turns, strict=True))  # easier told apart than sides of a D-pad
    return dict(zip(turns, (Intent.LEFT, Intent.RIGHT), strict=True))


def held_signs(
    action: Action | None, controls: Controls, *, warned: bool = False, refused: bool = False,
    half: bool = False,
) -> Sequence[LabelledSign]:  # fmt: skip
    """What to press, also to turn the card on, which may be turned *half* round or not.

    Who was *warned* reads that playing it brings 0. Who was *refused* a turn reads why in the
    second line: what turns keeps its word in the first.
    """
    confirm, cancel = controls.glyph(Intent.CONFIRM), controls.glyph(Intent.CANCEL)
    words = say("quivvit.drop_nothing" if warned else "quivvit.drop")
    play = [] if action is None else [LabelledSign(confirm, words)]
    back = [] if refused or cancel == confirm else [LabelledSign(cancel, say("quivvit.put_back"))]
    if controls.device.has_pointer:
        return [*(play or [LabelledSign(confirm, say("quivvit.turn"))]), *back]
    end = {Way.LEFT: Intent.TURN_LEFT, Way.RIGHT: Intent.TURN_RIGHT}
    ended = end.get(action.way) if isinstance(action, Rotate) and not half else None
    *others, last = [to for turn, to in turn_presses(controls).items() if turn is not ended]
    turns = [LabelledSign(controls.glyph(to)) for to in others]
    return [*turns, LabelledSign(controls.glyph(last), say("quivvit.turn")), *play, *back]
