"""How Quivvit! is played by names: a card and how it is turned, or a card to cover."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import partial
from typing import assert_never

from rules.core import Seat
from rules.quivvit import (
    PLACES,
    SIDE,
    Action,
    Claim,
    Cover,
    Keep,
    Lying,
    Pass,
    Rotate,
    View,
    Way,
    card_value,
    linked_places,
)
from scenes.games.quivvit.cards import cloth
from scenes.games.quivvit.components.highlights import QUARTERS, would_link
from scenes.games.quivvit.components.links.link_tags import gain, signed
from scenes.games.quivvit.events.captions import block_prompt, is_last_turn, turn_prompt
from scenes.games.quivvit.phone_board import TurnedView, lay_board
from scenes.players.seat_names import seat_name
from scenes.table.choosing.choosing_steps import Done
from scenes.table.named_choices.named_choices import (
    NamedCard,
    NamedOption,
    NamedPreview,
    NamedStep,
    NextNamedStep,
)
from scenes.table.phones.board_drawing import BoardDrawing
from sprites.pictures.pictures import Picture
from sprites.stage.stage import Stage
from words import say
from words.phrases import enumerated

SIGNS = {Way.LEFT: "↺", Way.RIGHT: "↻"}


class QuivvitNamedChoices:
    """A turn in two steps, a Colour Block in one."""

    def faces(self, view: View) -> Sequence[Picture]:
        return ()

    def hand(self, seat: Seat, view: View) -> Sequence[NamedCard]:
        return ()

    def board(self, stage: Stage, view: View | TurnedView) -> BoardDrawing:
        return lay_board(stage, view)

    def first(self, seat: Seat, view: View, legal: Collection[Action]) -> NamedStep[Action]:
        prompt = _prompt(seat, view)
        if view.turn.asking:
            keep = NamedOption(say("quivvit.keep_spot"), partial(Done, Keep()))
            covers = [action for action in legal if isinstance(action, Cover)]
            return NamedStep(prompt, (*_cards(view, covers, _cover), keep))
        turns = [action for action in legal if isinstance(action, Claim | Rotate)]
        ways = partial(_ways, prompt, view)
        asked = NamedPreview(view, (), say("quivvit_phone.pass_again"))
        rest = NamedOption(say("quivvit.pass_spot"), partial(Done, Pass()), preview=asked)
        return NamedStep(prompt, (*_cards(view, turns, ways), rest))


def _prompt(seat: Seat, view: View) -> str:
    name, die = seat_name(seat), view.turn.die
    if view.turn.asking:
        return block_prompt(seat_name(view.turn.player), [name])
    return turn_prompt(name, bot=False, last=is_last_turn(view), die=die)


def _cards(
    view: View,
    actions: Sequence[Cover | Claim | Rotate],
    then: Callable[[Sequence[Cover | Claim | Rotate]], NextNamedStep[Action]],
) -> list[NamedOption[Action]]:
    """Every card of the grid; *then* makes what follows from all that can be done with it."""
    options = []
    for place in PLACES:
        card, here = view.board.grid[place], [one for one in actions if one.place == place]
        if card is not None:
            follow = partial(then, here) if here else None
            why = "" if here else say("quivvit.covered")
            options.append(NamedOption(_card_name(place, card), follow, place=place, refusal=why))
    return options


def _cover(covers: Sequence[Cover | Claim | Rotate]) -> NextNamedStep[Action]:
    (action,) = covers
    return Done(action)


def _ways(
    prompt: str, view: View, turns: Sequence[Cover | Claim | Rotate]
) -> NextNamedStep[Action]:
    """How one card can be turned, and what that would bring."""
    options = [
        NamedOption(
            _way_name(view, turn),
            partial(Done, turn),
            sign=_sign(turn),
            preview=_preview(view, turn),
        )
        for turn in turns
    ]
    place = turns[0].place
    return NamedStep(prompt, tuple(options), about=place, way=(place,))


def _preview(view: View, turn: Cover | Claim | Rotate) -> NamedPreview:
    """The card as it would be turned, and what it would link."""
    quarters = QUARTERS[turn.way] if isinstance(turn, Rotate) else 0
    return NamedPreview(TurnedView(view, turn.place, quarters), (turn.place, quarters))


def _sign(turn: Cover | Claim | Rotate) -> str:
    """An arrow for the way in which a card is turned."""
    return SIGNS.get(turn.way, "") if isinstance(turn, Rotate) else ""


def _way_name(view: View, turn: Cover | Claim | Rotate) -> str:
    match turn:
        case Rotate(place, way):
            brings = _brings(view, place, QUARTERS[way])
            return say(f"quivvit_phone.{way.name.lower()}", brings=brings)
        case Claim(place):
            return say("quivvit_phone.claim", brings=_brings(view, place, 0))
        case Cover():
            raise AssertionError("a Colour Block is laid before the turn")
        case _:
            assert_never(turn)


def _brings(view: View, place: int, quarters: int) -> str:
    """What a card would bring once it is turned by some quarters."""
    found, grid = would_link(view, place, quarters)
    if not found:
        return say("quivvit_phone.nothing")
    cards = say("quivvit.cards", count=len(linked_places(found)))
    return say("quivvit_phone.brings", points=signed(gain(grid, found)), cards=cards)


def _card_name(place: int, card: Lying) -> str:
    """Where a card lies, its value, and its colours clockwise from the top left one."""
    row, column = divmod(place, SIDE)
    return say(
        "quivvit_phone.card",
        row=row + 1,
        column=column + 1,
        value=card_value(card.card),
        colours=enumerated(say(f"quivvit.{cloth(colour)}") for colour in card.colours),
    )


NAMED_CHOICES = QuivvitNamedChoices()
