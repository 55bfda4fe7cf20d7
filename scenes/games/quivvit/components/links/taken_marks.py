"""Where each seat took cards in its last turn: told apart until a person looks at the cards."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import chain

from rules.core import Seat
from rules.quivvit import CardsTaken, Event, TurnBegan
from scenes.core.script import Script, together
from scenes.games.quivvit.components.card_pointer import RISE, head_picture
from scenes.games.quivvit.layout import APART, QuivvitLayout
from sprites.motion.motions import fade, glide
from sprites.pictures import theme
from sprites.pictures.pictures import Collage, Paper, Part
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token

NAME = "taken-mark"
GROUND_Z, HEAD_Z = 85.0, 156.0  # below all cards; over those that lie
DENSE, HEAD_DENSE = 0.95, 0.95  # a mark, and the head on it: weaker than a cursor
STITCHES, LONG, THICK = 5, 0.6, 1.1  # on a side; of the way between them; of that between cards
RIM = 2.5  # how wide their dark edge is
FADING = 0.4  # seconds in which they come and go

IsPerson = Callable[[Seat], bool]


def places_taken(events: Iterable[Event]) -> dict[Seat, list[int]]:
    """Where each seat took cards last, the turned one first, but for what others took since."""
    taken: dict[Seat, list[int]] = {}
    for event in events:
        if isinstance(event, CardsTaken):
            places = [place for place, _ in event.cards]
            left = {seat: [at for at in old if at not in places] for seat, old in taken.items()}
            taken = {seat: old for seat, old in left.items() if old} | {event.seat: places}
    return taken


def _begins(event: Event, is_person: IsPerson) -> bool:
    """Whether an *event* begins a person's turn."""
    return isinstance(event, TurnBegan) and is_person(event.seat)


def is_head(token: Token) -> bool:
    """Whether a *token* is the head of a frog over a new card."""
    return token.name == NAME and token.z == HEAD_Z


def stitches(seat: Seat, card: float) -> Collage:
    """Stitches in the colour of a seat, in the middle of the gaps round a *card*."""
    look, side, thick = theme.SEATS[seat], (1 + APART) * card, THICK * APART * card
    apart = side / STITCHES
    long, whole = LONG * apart, side + thick
    across = Paper(long, thick, look.body, thick / 2, look.dark, RIM, shadow=False)
    down = Paper(thick, long, look.body, thick / 2, look.dark, RIM, shadow=False)
    ends, ways = (thick / 2, whole - thick / 2), [apart * (i + 0.5) for i in range(STITCHES)]
    rows = [Part(across, thick / 2 + way, end) for end in ends for way in ways]
    columns = [Part(down, end, thick / 2 + way) for end in ends for way in ways]
    return Collage(whole, whole, (*rows, *columns))


def density(token: Token) -> float:
    """How dense a mark is."""
    return HEAD_DENSE if token.z == HEAD_Z else DENSE


class TakenMarks:
    """Stitches in the colour of a seat round the cards at each place, and its head over one.

    Each place is marked for whoever took the last card there.
    """

    def __init__(self, stage: Stage, layout: QuivvitLayout) -> None:
        self._stage, self._layout = stage, layout
        self._grounds: dict[Seat, dict[int, Token]] = {}  # by place, that of the turned card first
        self._heads: dict[Seat, Token] = {}
        self._hidden: list[Token] = []  # until new cards lie there

    def restore(
        self, choices: Sequence[Sequence[Event]], is_person: IsPerson, is_alone: IsPerson
    ) -> None:
        """Mark what the events of all *choices* have left marked, as a table is built.

        Nothing is marked for the only person, who knows.
        """
        begun = [any(_begins(event, is_person) for event in events) for events in choices]
        before = max((i + 1 for i, own in enumerate(begun[:-1]) if own), default=0)
        for seat, places in places_taken(chain.from_iterable(choices[before:])).items():
            if not is_alone(seat):
                self._lay(seat, places, shown=True)

    @property
    def shown(self) -> bool:
        """Whether there are any."""
        return bool(self._heads)

    def mark(self, seat: Seat, places: Sequence[int]) -> None:
        """Mark where a seat has taken cards, the turned one first, and no longer where before.

        No ground is seen bare: all is seen once new cards lie there and ``reveal`` is called.
        """
        self._forget(seat)
        for owner in tuple(self._grounds):
            self._take_over(owner, places)
        self._hidden += self._lay(seat, places, shown=False)

    def reveal(self) -> None:
        """Show what was marked last, now that new cards lie there."""
        for token in self._hidden:
            self._stage.run(fade(token, density(token), FADING))
        self._hidden.clear()

    def _lay(self, seat: Seat, places: Sequence[int], *, shown: bool) -> Sequence[Token]:
        """Put a ground at each of the *places* of a seat, and its head over the first one."""
        sewn = stitches(seat, self._layout.card)
        slots = [self._layout.places[place] for place in places]
        grounds = [Token(sewn, Pose(at.x, at.y), GROUND_Z, NAME) for at in slots]
        head = Token(head_picture(seat), self._over(places[0]), HEAD_Z, NAME)
        for token in (*grounds, head):
            token.pose = token.pose.with_alpha(density(token) if shown else 0.0)
        self._grounds[seat], self._heads[seat] = dict(zip(places, grounds, strict=True)), head
        self._stage.add(*grounds, head)
        return (*grounds, head)

    def end(self) -> None:
        """Let all marks go: a person has picked up a card."""
        grounds = [token for tokens in self._grounds.values() for token in tokens.values()]
        gone = [*grounds, *self._heads.values()]
        self._grounds.clear()
        self._heads.clear()
        if gone:
            self._stage.run(self._go(gone))

    def _go(self, gone: Sequence[Token]) -> Script:
        yield from together(*(fade(token, 0.0, FADING) for token in gone))
        self._stage.remove(*gone)

    def _forget(self, seat: Seat) -> None:
        """Mark nothing for a seat."""
        if seat in self._grounds:
            self._stage.remove(*self._grounds.pop(seat).values(), self._heads.pop(seat))

    def _take_over(self, owner: Seat, places: Sequence[int]) -> None:
        """Some *places* are no longer those of an *owner*, whose head moves on if it has to."""
        left = {at: token for at, token in self._grounds[owner].items() if at not in places}
        if not left:
            self._forget(owner)
            return
        gone = self._grounds[owner].keys() - left.keys()
        self._stage.remove(*(self._grounds[owner][at] for at in gone))
        self._grounds[owner] = left
        head = self._heads[owner]
        there = self._over(next(iter(left))).with_alpha(head.pose.alpha)
        if there != head.pose:
            self._stage.run(glide(head, there, FADING))

    def _over(self, place: int) -> Pose:
        """The middle of the upper edge of the card at a place."""
        slot = self._layout.places[place]
        return Pose(slot.x, slot.y - RISE * self._layout.card)
