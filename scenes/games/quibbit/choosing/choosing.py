"""How seats choose at the table of Quibbit."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core import Seat
from rules.quibbit import CARDS, Action, End, Event, Frog, Join, Leaf, Pick, Settle, View
from scenes.games.quibbit.choosing import banner
from scenes.games.quibbit.choosing.outlook import can_surely_win
from scenes.games.quibbit.choosing.preview import QuibbitPreview, Signs
from scenes.games.quibbit.choosing.start_chooser import StartChooser
from scenes.games.quibbit.components.cards import CARD_Z
from scenes.games.quibbit.layout import seat_box
from scenes.games.quibbit.tokens import QuibbitTokens
from scenes.table.choosing.chooser import Chooser, ChooserContext
from scenes.table.choosing.game_choosing import GameChoosing
from scenes.table.choosing.hand_chooser import HandCard, HandChooser, HandLayout
from scenes.table.choosing.pending_choices import PersonChoosing
from scenes.table.choosing.secrecy.sealed_chooser import SealedChooser
from scenes.table.choosing.secrecy.secrecy import Secrecy
from scenes.table.choosing.spot_chooser import ActionSpot
from scenes.table.game_table import GameTable
from scenes.table.seats.seat_frog import Mood
from seats.intents import Intent
from sounds.bank import Sound
from sprites.pictures.palette import flat_palette_of
from sprites.pictures.pictures import Art

SEALING = (Intent.LEFT, Intent.UP, Intent.RIGHT, Intent.DOWN, Intent.TURN_RIGHT)  # cards 1 to 5


class QuibbitChoosing(GameChoosing[Action]):
    """The choices at *table*, which has these *tokens*, and a preview for each seat."""

    def __init__(
        self, table: GameTable[Action, Event, View], tokens: QuibbitTokens,
        previews: Sequence[QuibbitPreview],
    ) -> None:  # fmt: skip
        self._table, self._tokens, self._previews = table, tokens, previews
        self._match, self._context = table.match, table.context
        self._panels, self._layout = tokens.panels, tokens.layout

    def prompt(self, seats: Sequence[Seat]) -> None:
        if self._table.view.board.round:
            self._show_who_thinks(seats)
            people = self._context.seating.people()
            self._tokens.ring.lights.shine([Frog(seat) for seat in seats if seat in people])
        if seats:
            self._write_prompt(seats)

    def _show_who_thinks(self, seats: Sequence[Seat]) -> None:
        """The frogs of *seats* think, or fear a lap; those of others hold a card."""
        ring = self._tokens.ring
        for seat in self._match.state.to_act():
            ring.look(Frog(seat), "think" if seat in seats else "sealed")
        ring.look_back([*map(Frog, seats)])
        rear, fears = Frog(ring.rear.frog), ring.rear.lapper is not None
        if fears and Seat(rear) in seats and not can_surely_win(self._table.view, rear):
            self._panels[rear].frog.set_mood(Mood.SHOCKED)

    def chose_elsewhere(self, seat: Seat) -> None:
        if self._table.view.board.round:
            self._panels[seat].seal()
            self._context.bank.play(Sound.CARD_SEAL)

    def took_back(self, seat: Seat) -> None:
        self._panels[seat].unseal()

    def show_chosen(self, seat: Seat) -> None:
        if self._table.view.board.round:
            self._panels[seat].seal()

    def hides_choice(self, seat: Seat) -> bool:
        return bool(self._table.view.board.round) and self._table.secrecy(seat) is not Secrecy.OPEN

    def by_person(self, context: ChooserContext) -> PersonChoosing[Action]:
        if not self._table.view.board.round:
            return PersonChoosing(context, False, self._start)
        if self._table.secrecy(context.seat) is Secrecy.SEALED:
            return PersonChoosing(context, False, self._seal)
        return PersonChoosing(context, True, self._hand)

    def _start(self, context: ChooserContext) -> Chooser[Action]:
        seat = context.seat
        spots = [self._spot(action) for action in self._starts(seat)]
        self._previews[seat].signs = "all" if context.prescribed is None else "none"
        ghost = Art("frog-think", self._tokens.ring.frog_width, flat_palette_of(seat))
        return StartChooser(context, self._panels[seat], spots, ghost, self._previews[seat])

    def _starts(self, seat: Seat) -> Sequence[Action]:
        """Where *seat* can start, in the order of the ring from a leaf of its own on."""
        actions, ring = [*self._match.state.legal(seat)], self._table.view.board.ring
        own = (at for at in actions if isinstance(at, Settle) and ring[at.tile] == Leaf(Frog(seat)))
        first = actions.index(next(own, actions[0]))
        return actions[first:] + actions[:first]

    def _spot(self, action: Action) -> ActionSpot[Action]:
        line = [at for at in self._table.view.board.progress if at is not None]
        match action:
            case Settle(tile):
                at = tile
            case Join(End.FRONT):
                at = max(line) + 1
            case _:
                at = min(line) - 1
        ring = self._tokens.ring
        pose, box = ring.stand(at), seat_box(ring.slot(at), self._layout.pad)
        return ActionSpot(action, pose.x, pose.y, box, ceiling=self._layout.ceiling)

    def _seal(self, context: ChooserContext) -> Chooser[Action]:
        actions = dict(zip(SEALING, map(Pick, CARDS), strict=True))
        legal = self._match.state.legal(context.seat)
        return SealedChooser(context, self._panels[context.seat], actions, legal)

    def _hand(self, context: ChooserContext) -> Chooser[Action]:
        seat = context.seat
        frog, cards = Frog(seat), self._table.view.board.hands[seat]
        tokens, home = self._tokens.cards.tokens, self._tokens.cards.home
        held: list[HandCard[Action]] = [
            HandCard(Pick(card), tokens[frog, card], home(frog, card), CARD_Z) for card in cards
        ]
        layout = HandLayout(self._layout.card_row(len(cards)), self._layout.middle)
        hidden = self._table.secrecy(seat) is Secrecy.CURTAIN
        preview = self._previews[seat]
        preview.signs = _signs(context)
        return HandChooser(
            context,
            self._panels[seat],
            held,
            layout,
            preview,
            hidden=hidden,
            begin=self._begin(context, cards),
        )

    def _begin(self, context: ChooserContext, cards: Sequence[int]) -> int:
        """At which of the *cards* one begins: in the middle, but not at what a lesson asks for.

        Where it shows rings one begins at the card that it speaks of.
        """
        begin, asked = len(cards) // 2, context.prescribed
        if asked is not None and "rings" in asked.shows:
            return next(n for n, card in enumerate(cards) if asked.action == Pick(card))
        solved = asked is not None and asked.find and asked.action == Pick(cards[begin])
        return (begin + 1) % len(cards) if solved else begin

    def _write_prompt(self, seats: Sequence[Seat]) -> None:
        """Write who is to do what, and what those who choose should know."""
        view, alone = self._table.view, self._table.lone_viewer is not None
        people = self._context.seating.people()
        self._table.top_bar.show_prompt(banner.prompt(view.board, seats, people, alone=alone))
        asked = [seat for seat in people if seat in seats]
        if words := banner.detail(view, asked, alone=alone):
            self._table.top_bar.show_detail(words)


def _signs(context: ChooserContext) -> Signs:
    """Which signs there are: in a lesson those that its caption is about."""
    if context.prescribed is None:
        return "all"
    told: Sequence[Signs] = ("rings", "numbers")
    return next((signs for signs in told if signs in context.prescribed.shows), "none")
