"""Puts together what a phone shows of a match: from the view of its own seat, and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from phones.screens import (
    PhoneScreen,
    Region,
    ScreenBoard,
    ScreenCard,
    ScreenOption,
    ScreenOwner,
    ScreenStep,
)
from rules.core import Seat
from scenes.players.seat_names import seat_name
from scenes.table.named_choices.choice_path import ChoicePath
from scenes.table.named_choices.named_choices import NamedCard, NamedOption
from sprites.pictures.palette import palette_of
from sprites.pictures.pictures import Art, Picture
from sprites.pictures.theme import SEATS
from words import say
from words.phrases import listed

FROG = 192.0  # design units, twice as many as pixels


@dataclass(frozen=True, slots=True)
class PhoneBoard:
    """The picture of what lies open, and where on it places of options and ``own`` things are."""

    shown: ScreenBoard
    regions: Mapping[Hashable, Region]
    own: Sequence[Region] = ()


@dataclass(frozen=True, slots=True)
class PhoneMoment:
    """What everybody at the table knows now: the seats yet to choose, the turns, and the board.

    ``news`` are captions as the owner of the phone saw the events, and ``banner`` is what the table
    says of the one that it shows; ``may_undo`` tells whether the owner may take back its last
    choice, ``seconds`` how long it has for this one.
    """

    missing: Sequence[Seat] = ()
    turns: Sequence[Seat] = ()
    board: PhoneBoard | None = None
    news: Sequence[str] = ()
    banner: str = ""
    may_undo: bool = False
    seconds: int | None = None


def phone_screen(
    seat: Seat,
    hand: Sequence[NamedCard],
    path: ChoicePath[Any] | None,
    moment: PhoneMoment,
    name_of: Callable[[Picture], str],
) -> PhoneScreen:
    """The screen of *seat* with its choice *path*, if any; *name_of* gives names of pictures."""
    choosing = path is not None and path.choice is None
    step = _step(path, moment, name_of) if path is not None and choosing else None
    cards, board = _hand(hand, path, name_of), moment.board
    shows_chosen = choosing and any(card.chosen for card in cards)
    chosen = path.chosen if path is not None and not shows_chosen else ""
    task, detail = _told(seat, moment, step)
    return PhoneScreen(
        owner=_owner(seat, name_of),
        task=task,
        detail=detail,
        hand=cards,
        board=board.shown if board else None,
        own=board.own[seat] if board and board.own else None,
        step=step,
        chosen=chosen,
        marked=board is not None and path is not None and path.is_on_board,
        take_back=bool(chosen and not choosing) or (moment.may_undo and not (step and step.back)),
        news=tuple(moment.news),
        seconds=moment.seconds,
        turn=choosing,
    )


def _told(seat: Seat, moment: PhoneMoment, step: ScreenStep | None) -> tuple[str, str]:
    """What *seat* has to do or waits for, and the detail below it."""
    if step:
        return step.prompt, ""
    watch = say("phone.watch")
    told = _waiting(seat, moment) or moment.banner or watch
    return told, "" if told == watch else watch


def _hand(
    hand: Sequence[NamedCard], path: ChoicePath[Any] | None, name_of: Callable[[Picture], str]
) -> tuple[ScreenCard, ...]:
    """The cards, those marked that were chosen; of equal ones only as many as were."""
    chosen, cards = path.chosen_pictures if path else [], []
    for card in hand:
        is_chosen = card.picture in chosen
        if is_chosen:
            chosen.remove(card.picture)
        cards.append(ScreenCard(card.name, name_of(card.picture), is_chosen))
    return tuple(cards)


def _owner(seat: Seat, name_of: Callable[[Picture], str]) -> ScreenOwner:
    look, frog = SEATS[seat], Art("frog-head", FROG, palette_of(seat))
    return ScreenOwner(seat_name(seat), look.body, look.ink, look.pattern, name_of(frog))


def _waiting(seat: Seat, moment: PhoneMoment) -> str:
    """Whose turn it is, and when that of *seat* comes, as far as it is known."""
    missing, turns = moment.missing, list(moment.turns)
    if missing and [*missing] != turns[:1]:
        return say("phone.waiting", names=listed(_names(missing)))
    if not turns or turns[0] == seat:
        return ""
    name = seat_name(turns[0])
    if seat not in turns:
        return say("phone.turn", name=name)
    between = turns[1 : turns.index(seat)]
    if not between:
        return say("phone.turn_next", name=name)
    return say("phone.turn_later", name=name, names=listed(_names(between)))


def _names(seats: Sequence[Seat]) -> list[str]:
    return [seat_name(seat) for seat in seats]


def _step(
    path: ChoicePath[Any], moment: PhoneMoment, name_of: Callable[[Picture], str]
) -> ScreenStep:
    regions = moment.board.regions if moment.board else {}
    options = [_option(option, regions, name_of) for option in path.step.options]
    if path.previewed is not None:
        options[path.previewed] = _ready(options[path.previewed])
    others = tuple(_option(option, regions, name_of) for option in path.others)
    about = regions.get(path.step.about)
    return ScreenStep(path.key, path.step.prompt, tuple(options), path.can_go_back, about, others)


def _ready(option: ScreenOption) -> ScreenOption:
    return replace(option, note=option.note or say("phone.again"), ready=True)


def _option(
    option: NamedOption[Any], regions: Mapping[Hashable, Region], name_of: Callable[[Picture], str]
) -> ScreenOption:
    picture = name_of(option.picture) if option.picture else ""
    region = regions.get(option.place) if option.place is not None else None
    note, refusal = option.note, option.refusal
    return ScreenOption(option.name, picture, region, note, refusal, option.faint, sign=option.sign)
