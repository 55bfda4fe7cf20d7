"""What a turn in the making would do: shown on the rows and in the hand, and taken away again."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from rules.core import Seat
from rules.mosquito import (
    LEVELS,
    ActionKind,
    Card,
    Spot,
    Step,
    StepKind,
    card_at,
    exchanged,
    with_card,
)
from rules.mosquito import Layout as Cards
from scenes.core.script import wait
from scenes.games.mosquito.cards import MOONLIT, face
from scenes.games.mosquito.choosing.gains import next_seat, open_pads, opened_between
from scenes.games.mosquito.choosing.ghosts import Ghosts
from scenes.games.mosquito.choosing.openings import Openings, layout_after, tokens_paid
from scenes.games.mosquito.components.hands import Z as HAND_Z
from scenes.games.mosquito.components.pond.fitting_suits import trio_at
from scenes.games.mosquito.components.pond.rows import CHANGED
from scenes.games.mosquito.layout import CARD_TALL
from scenes.games.mosquito.tokens import MosquitoTokens
from scenes.players.seat_names import seat_name
from seats.bindings import Controls
from seats.intents import Intent
from sprites.motion.gestures import punch
from sprites.motion.motions import glide
from sprites.motion.timestep import Motion
from sprites.pictures.geometry import Box, Slot
from sprites.pictures.pose import NO_OFFSET, Pose
from sprites.stage.token import Token
from words import say

RAISED_Z = 350.0  # of a raised card
RISE, OFFERED = 24.0, 14.0  # of the chosen card; of others, clear of buttons above them
PULLED = 48.0  # how far a card is pulled out of a fan, in which it goes on covering no other
LARGER = 1.12
SHADED = 0.5  # how much is to be seen of a card that cannot be used
PUNCH, PUNCH_SECONDS = 0.08, 0.24  # how far and how long what is pointed at grows
STAGGER, LAID_SECONDS = 0.04, 0.16  # from one card that is laid out to the next; of its way


def raised_box(slot: Slot, wide: float) -> Box:
    """What a card of a hand takes that is raised, or would be."""
    return Box.around(slot.x, slot.y - RISE, LARGER * wide, LARGER * wide * CARD_TALL)


class MosquitoPreview:
    """Shows things to one seat while it chooses; ``clear`` shows everything as it is."""

    def __init__(
        self, tokens: MosquitoTokens, seat: Seat, play: Callable[[Motion], None],
        explain: Callable[[str], None] | None = None, is_new: bool = False,
        farthest: int = LEVELS, claims: bool = True,
    ) -> None:  # fmt: skip
        self._farthest = farthest  # at which level open pads are foreseen
        self._explain, self._is_new = explain, is_new  # in words, to whom turns are new
        self._rows, self._hands, self._buttons = tokens.rows, tokens.hands, tokens.buttons
        self._panel, self._seat, self._play = tokens.panels[seat], seat, play
        self._rival = next_seat(seat, len(tokens.panels)) if claims else None
        self._ghosts = Ghosts(tokens.rows, play)
        self.words_covered = False
        """Whether the buttons lie where the seat reads what they do."""
        self._goals: list[Pose] = []  # where the cards of the hand lie, or will lie
        self._raised: list[Token] = []  # those of them that do not
        self._cards = tokens.rows.cards
        self._used: Sequence[Card] = ()
        self._gone: Sequence[Card] = ()  # those of them that would lie on the pond
        self._kinds: Mapping[ActionKind, bool] = {}

    def clear(self) -> None:
        """Take everything away."""
        self._ghosts.clear()
        self._panel.spend(0)
        self._rows.imagine(self._rows.cards)
        self._rows.halo(())
        self._rows.shade()
        self._buttons.show(self._seat, {})
        for (_, token), goal in zip(self._held, self._goals, strict=False):
            if token in self._raised:
                token.claim()
                token.pose, token.offset = goal, NO_OFFSET
        self._raised = []
        for i, (card, token) in enumerate(self._held):
            token.z = HAND_Z + i
            if card:
                token.picture = face(card, self._hands.card)

    def put_back(self) -> None:
        """The cards are back in the paws, at once: what comes next may be shown at any pace."""
        self.clear()
        self._goals, self._gone = [], ()
        for _, token in self._held:
            token.claim()
        self._hands.settle(self._seat)
        self._panel.make_way(())

    def begin(
        self, cards: Cards, taken: Sequence[Step], what: StepKind, kinds: Mapping[ActionKind, bool],
        *, usable: Sequence[bool], dark: Sequence[Spot] | None = None,
    ) -> None:  # fmt: skip
        """Show what has been decided so far: the layout as it would be, the hand laid out.

        While a card of the hand is asked for, those that are not *usable* are shaded; while one on
        the pond is, the *dark* ones, which open nothing. One that covers another has left the hand.
        """
        before, self._cards = self._cards, cards
        self._used = [step for step in taken if isinstance(step, Card)]
        self._gone = self._used[:-1] if what in (StepKind.ON, StepKind.WHERE) else self._used
        count = len(self.in_hand)
        self._panel.make_way(())
        self._rows.shade(dark)
        self._rows.imagine(cards)
        self._panel.spend(tokens_paid(taken))
        self._mark([step for step in taken if isinstance(step, Spot)], what)
        self._let_come(taken, before, what)
        match what:
            case StepKind.KIND:
                self._kinds = kinds
                self._buttons.show(self._seat, kinds, self._panel.left)
                boxes = self._buttons.boxes
                above = self._buttons.write if self._buttons.has_room else None
                self.words_covered = self._panel.make_way(boxes, above) and above is None
                self._lay(self._panel.hand(count, below=boxes))
            case StepKind.LAID | StepKind.CARD:
                self._lay(self._panel.spread(count), usable)
                for tray in self._panel.trays(count):
                    self._ghosts.lay_tray(tray)
            case _:
                self._lay(self._panel.hand(count))
        for card, token in self._held:
            if card in self._used[len(self._gone) :]:
                self._raise(token, PULLED)

    def follow(self, taken: Sequence[Step]) -> None:
        """Show only how the cards would lie after an exchange; the hand stays where it is."""
        spots = [step for step in taken if isinstance(step, Spot)]
        self._rows.imagine(layout_after(self._rows.cards, taken))
        self._mark(spots, StepKind.SECOND if len(spots) == 1 else StepKind.WHERE)

    def button(self, kind: ActionKind, controls: Controls | None) -> None:
        """The button of a kind of turn, and what to press for it with *controls*.

        Only a handheld one has it on the button: of the others there is a line of keys.
        """
        possible, press = self._kinds[kind], None
        if controls and controls.device.is_handheld and not self.words_covered:
            press = controls.glyph(Intent.CONFIRM)
        self._buttons.point_at(kind, press, possible=possible)

    def offer(self, where: Mapping[Card, Sequence[Spot]]) -> None:
        """Raise the cards that can be placed, darken the others, and light up where they can."""
        for card, token in self._held:
            if card in where:
                self._raise(token)
            elif card:
                token.picture = face(card, self._hands.card, light=MOONLIT)
        self._rows.beckon([spot for spots in where.values() for spot in spots], self._cards)

    def lead(self, threes: Mapping[Spot, Sequence[Spot]]) -> None:
        """Light up the three cards by which each pad is open, and lead from them to it."""
        self._rows.halo(at for by in threes.values() for at in by)
        for pad, by in threes.items():
            self._ghosts.lead(by, pad)

    def raiser(
        self, card: Card, spots: Sequence[Spot] = (), by: Sequence[Spot] = (),
        opens: Openings | None = None,
    ) -> Callable[[], None]:  # fmt: skip
        """Raises a card of the hand and lights up where it can go, and pads that it may open.

        If it can go to one spot, *by* which three, and what is left then for whoever is next.
        """

        def show() -> None:
            if by:
                self.lead({spots[0]: by})
                self._leave(with_card(self._cards, spots[0], card))
            else:
                self._rows.foresee(self._cards)
                self._rows.promise(opens or {})
            for held, token in self._held:
                if held and held.suit is card.suit and held not in (card, *self._used):
                    self._raise(token)  # as good as this one
            self._lift(card, spots)

        return show

    def pointer(self, spot: Spot, opens: Openings | None = None) -> Callable[[], None]:
        """Shows of the first card of a swap whether its point stays, and pads it may open."""

        def show() -> None:
            self._rows.halo(())
            self._rows.foresee(self._cards)
            self._rows.promise(opens or {})
            self._keep(spot)

        return show

    def exchanger(self, first: Spot, second: Spot) -> Callable[[], None]:
        """Shows which two cards would change places, and what that opens, be it for others."""

        def show() -> None:
            self._rows.halo((second,), CHANGED)
            self._ghosts.join(first, second)
            self._keep(first, second)
            self._open(exchanged(self._cards, first, second))

        return show

    def coverer(self, card: Card, spot: Spot) -> Callable[[], None]:
        """Shows which card would come over which, and what that opens, be it for others."""

        def show() -> None:
            self._rows.halo((spot,), CHANGED)
            self._ghosts.point(self._pose_of(card), spot)
            self._keep(spot)
            self._open(with_card(self._cards, spot, card), used=card)

        return show

    def placer(self, card: Card, spot: Spot, by: Sequence[Spot]) -> Callable[[], None]:
        """Lights a spot for a card, and the three by which; shows what is left for who is next."""

        def show() -> None:
            self.lead({spot: by} if by else {})
            self._leave(with_card(self._cards, spot, card))
            self._rows.beckon((spot,), self._cards)

        return show

    def _leave(self, then: Cards) -> None:
        """Show the pads that are open if the turn ends with cards as they lie *then*.

        Each bears the head of whoever has the next turn and so gets there first.
        """
        self._rows.foresee(then, self._farthest)
        pads = [at for at in open_pads(then, mixed=self._rows.mixed) if at.level <= self._farthest]
        if self._rival is not None and pads:
            if self._explain and self._is_new:
                self._explain(say("mosquito.head_marks", name=seat_name(self._rival)))
            for at in pads:
                self._ghosts.claim(at, self._rival)
        opened = opened_between(self._rows.cards, then, mixed=self._rows.mixed)
        if self._explain and any(at.level > 1 for at, _ in opened):
            self._explain(say("mosquito.opens_outermost"))

    def _keep(self, *spots: Spot) -> None:
        """Say of placed cards among those on *spots* that their points stay where they are."""
        if self._ghosts.keep(*spots) and self._explain:
            self._explain(say("mosquito.points_stay"))

    def _tell_closed(self, then: Cards) -> None:
        """Say if a pad that is open now closes; it is crossed out."""
        mixed = self._rows.mixed
        closed = {*open_pads(self._rows.cards, mixed=mixed)} - {*open_pads(then, mixed=mixed)}
        if closed and self._explain:
            self._explain(say("mosquito.closes_pad"))

    def _open(self, then: Cards, used: Card | None = None) -> None:
        """Show the pads by cards as they lie *then*: those for the hand glow, one with its end."""
        rows, used_up = self._rows, (used, *self._used)
        hand = {held.suit: held for held, _ in self._held if held and held not in used_up}
        opened = opened_between(rows.cards, then, mixed=rows.mixed)
        fit = [(at, suit) for at, suit in opened if suit in hand and at.level <= self._farthest]
        if len(fit) == 1:
            ((at, suit),) = fit
            self._leave(with_card(then, at, hand[suit]))
            self._ghosts.lead(trio_at(then, rows.mixed, at, suit) or (), at)
        else:
            rows.foresee(then, self._farthest)
        rows.beckon([at for at, _ in fit], then)
        self._tell_closed(then)

    def _mark(self, spots: Sequence[Spot], what: StepKind) -> None:
        """Lift the card that is to be swapped; mark those that would have moved by now."""
        if what is StepKind.SECOND:
            self._ghosts.lift(card_at(self._cards, spots[-1]), spots[-1])
            spots = spots[:-1]
        for spot in spots:
            self._ghosts.edge(spot)

    def _let_come(self, taken: Sequence[Step], before: Cards, what: StepKind) -> None:
        """The cards that the last two steps of *taken* have just moved are seen to do so."""
        if before == self._cards or what not in (StepKind.LAID, StepKind.CARD):
            return
        match taken[-2:]:
            case [Spot() as first, Spot() as second]:
                self._ghosts.come(first, self._rows.pose(second))
                self._ghosts.come(second, self._rows.pose(first))
            case [Card() as card, Spot() as spot]:
                self._ghosts.come(spot, self._pose_of(card), under=card_at(before, spot))

    def _pose_of(self, card: Card) -> Pose:
        """Where a card of the hand is."""
        return next(Pose(one.pose.x, one.pose.y) for held, one in self._held if held is card)

    @property
    def _held(self) -> list[tuple[Card | None, Token]]:
        return self._hands.held[self._seat]

    @property
    def in_hand(self) -> list[tuple[Card | None, Token]]:
        """What the seat holds but for cards that would lie on the pond."""
        return [(card, token) for card, token in self._held if card not in self._gone]

    def _lay(self, place: tuple[Sequence[Slot], float], usable: Sequence[bool] = ()) -> None:
        """Lay the cards out, one after another, unless they lie there or are on their way."""
        slots, wide = place
        laid = [self._hands.at(slot, wide) for slot in slots]
        for i, may in enumerate(usable):
            laid[i] = laid[i].with_alpha(1.0 if may else SHADED)
        goals = [
            laid.pop(0) if card not in self._gone else token.pose.with_alpha(0.0)
            for card, token in self._held
        ]
        if goals != self._goals:
            self._goals = goals
            for i, (_, token) in enumerate(self._held):
                self._play(self._laid(i, token, STAGGER * i))

    def _laid(self, place: int, token: Token, delay: float) -> Motion:
        """After a while a card goes to its place, if that is still its place."""
        goals = self._goals
        yield from wait(delay)
        if goals is self._goals and token not in self._raised:
            yield from glide(token, goals[place], LAID_SECONDS)

    def _raise(self, token: Token, rise: float = OFFERED, scale: float = 1.0) -> None:
        """Move a card of the hand up."""
        goal = self._goals[[held for _, held in self._held].index(token)]
        token.claim()
        token.pose = goal.at(goal.x, goal.y - rise).scaled(scale)
        self._raised.append(token)

    def _lift(self, card: Card, spots: Sequence[Spot]) -> None:
        token = next((token for held, token in self._held if held is card), None)
        if token is None:
            return
        self._raise(token, RISE, LARGER)
        token.z = RAISED_Z
        self._play(punch(token, PUNCH, PUNCH_SECONDS))
        self._rows.beckon(spots, self._cards)
