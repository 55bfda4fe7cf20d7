"""The mosquito cards: every frog's five, those sealed face down, those turned up in the middle."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from rules.quibbit import CARDS, Frog, Tile, View
from scenes.core.script import Script, after, staggered, together, wait
from scenes.games.quibbit.components.card_fate import fated_card, flagged_card
from scenes.games.quibbit.layout import CARD_TALL, QuibbitLayout
from scenes.games.quibbit.material import MATERIAL
from scenes.table.seats.hand_panel import HandPanel
from scenes.ui.boards import on_board
from scenes.ui.labels import limited_size
from sprites.motion.ease import in_quad
from sprites.motion.motions import arc, fade, flip, glide
from sprites.pictures import theme
from sprites.pictures.palette import palette_of
from sprites.pictures.pictures import Art, Picture, Text
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token
from words import say

CARD_Z, ROW_Z = 301.0, 500.0  # behind the tag of a seat
GONE = 0.0  # how much is to be seen of a card that is not there
STAGGER, FLIP = 0.09, 0.28
TURN_EVERY = 0.15  # seconds from one card that is turned up to the next
CLOSING = 0.35  # seconds in which the row closes up
KEPT = 0.9  # seconds that the tile lies on a card that is back
NOTE_WORDS, NOTE_LOW = 44.0, 0.64  # its largest size; how far under cards, of their height


class QuibbitCards:
    """Tokens of all cards; each knows its place in its frog's panel."""

    def __init__(
        self, stage: Stage, layout: QuibbitLayout, panels: Sequence[HandPanel], view: View
    ) -> None:
        self._stage, self._layout, self._panels = stage, layout, panels
        board = view.board
        self.dummy = board.dummy
        self._flagged: set[tuple[Frog, int]] = set()  # which can lap
        self.tokens = {
            (Frog(frog), card): self._card(Frog(frog), card)
            for frog in range(len(panels))
            for card in CARDS
        }
        self.row: list[tuple[Frog, Token]] = []
        self._unturned: list[Token] = []  # faces left in the hands while the row lies face down
        for (frog, card), token in self.tokens.items():
            shown = card in (view.spent if frog == board.dummy else board.hands[frog])
            self._lay(token, frog, card, shown)
        self.pile = self._pile_tokens(view.pile)
        self.note = Token(Text(" ", theme.FLOOR), Pose(0, 0), ROW_Z + 20, "note", steady=True)
        self.note.visible = False
        stage.add(*self.tokens.values(), *self.pile, self.note)
        stage.renderer.prefetch(*(self.back(Frog(frog)) for frog in range(len(panels))))

    def face(self, frog: Frog, card: int) -> Picture:
        """A card's upper side."""
        if (frog, card) in self._flagged:
            return flagged_card(frog, card, self._layout.card)
        return Art(f"card-{card}", self._layout.card, palette_of(frog))

    def flag(self, frog: Frog, cards: Collection[int]) -> None:
        """Flag the *cards* of *frog* that can lap, and no others of it."""
        for card in CARDS:
            (self._flagged.add if card in cards else self._flagged.discard)((frog, card))
            self.tokens[frog, card].picture = self.face(frog, card)

    def back(self, frog: Frog) -> Picture:
        """A card's lower side."""
        return Art("card-back", self._layout.card, palette_of(frog))

    def home(self, frog: Frog, card: int, shown: bool = True) -> Pose:
        """Where a card lies in its panel; one that is not there is not seen."""
        slot, scale = self._panels[frog].slots[card - 1], self._small(frog)
        alpha = 1.0 if shown else GONE
        return Pose(slot.x, slot.y, slot.angle, scale, scale, alpha=alpha)

    def pile_pose(self, frog: Frog, place: int) -> Pose:
        """Where the dummy's face-down cards lie."""
        panel = self._panels[frog]
        at, scale = panel.seal_at, panel.seal_width / self._layout.card
        return Pose(at.x + 3.0 * place, at.y - 2.0 * place, 0.0, scale, scale)

    def sealed_pose(self, frog: Frog) -> Pose:
        """Where a sealed card lies in its panel."""
        panel = self._panels[frog]
        scale = panel.seal_width / self._layout.card
        return Pose(panel.seal_at.x, panel.seal_at.y, 0.0, scale, scale)

    def reveal(self, frog: Frog, card: int) -> None:
        """A card joins the row, face down from where it lay sealed.

        Its place in the panel looks as before until the row is turned up.
        """
        self._unturned.append(self.tokens[frog, card])
        token = Token(self.back(frog), self.sealed_pose(frog), ROW_Z, f"card-{frog}-{card}")
        self.tokens[frog, card] = token
        self._stage.add(token)
        self.row.append((frog, token))

    def turn_up(self, picks: Sequence[tuple[Frog, int]], turned: Callable[[int], object]) -> Script:
        """Turn the row face up, one card after another; only then each leaves its hand.

        The number of each goes to *turned* as it begins.
        """
        turns = [
            self._turn_up(number, pick, left, turned)
            for number, (pick, left) in enumerate(zip(picks, self._unturned, strict=True))
        ]
        yield from staggered(turns, TURN_EVERY)
        self._stage.remove(*self._unturned)
        self._unturned.clear()

    def _turn_up(
        self, number: int, pick: tuple[Frog, int], left: Token, turned: Callable[[int], object]
    ) -> Script:
        """Turn one card of the row up; it is *left* in the hand until then."""
        turned(number)
        token = dict(self.row)[pick[0]]
        yield from together(flip(token, self.face(*pick), FLIP), fade(left, 0.0, FLIP / 2))

    def turn_dummy(self, frog: Frog, card: int, left: int) -> Token:
        """Take the top card of the dummy's pile, of which *left* remain."""
        token = self.tokens[frog, card]
        token.picture, token.pose = self.back(frog), self.pile_pose(frog, left)
        token.z = ROW_Z
        self.show_pile(left)
        self.row.append((frog, token))
        return token

    def show_pile(self, count: int) -> None:
        """Show that many face-down cards of the dummy's."""
        for place, token in enumerate(self.pile):
            token.visible = place < count

    def line_up(self, order: Sequence[Frog], seconds: float = 0.45) -> Script:
        """Lay the row out in the order of the leaps, those who will not leap last."""
        rank = {frog: place for place, frog in enumerate(order)}
        self.row.sort(key=lambda entry: rank.get(entry[0], len(rank)))
        slots = self._layout.played_row(len(self.row))
        moves = []
        for i, ((_, token), slot) in enumerate(zip(self.row, slots, strict=True)):
            token.z = ROW_Z + i
            moves.append(after(i * STAGGER, arc(token, Pose(slot.x, slot.y), seconds, 40)))
        yield from together(*moves)

    def tell_who_is_first(self, name: str, equal: Sequence[Frog]) -> None:
        """Say under *equal* cards that the frog called *name* leaps first, and why."""
        renderer = self._stage.renderer
        size = limited_size(renderer, theme.FLOOR, NOTE_WORDS)
        words = Text(say("quibbit.equal_cards", name=name), size)
        places = [token.pose for frog, token in self.row if frog in equal]
        x, y = sum(place.x for place in places) / len(places), max(place.y for place in places)
        self.note.picture = on_board(renderer, words, material=MATERIAL)[0]
        self.note.pose = Pose(x, y + NOTE_LOW * CARD_TALL * self._layout.card)
        self.note.visible = True

    def close_up(self) -> Script:
        """The cards that are left come together in the middle of the shell."""
        slots = self._layout.played_row(len(self.row))
        moves = [
            glide(token, Pose(slot.x, slot.y), CLOSING)
            for (_, token), slot in zip(self.row, slots, strict=True)
        ]
        yield from together(*moves)

    def take(self, frog: Frog) -> Token:
        """Take *frog*'s card out of the row."""
        entry = next(entry for entry in self.row if entry[0] == frog)
        self.row.remove(entry)
        return entry[1]

    def bring_back(self, frog: Frog, card: int, token: Token, tile: Tile) -> Script:
        """The card returns with the *tile* on it that brings it back, for a moment."""
        token.picture = fated_card(frog, card, self._layout.card, tile, is_back=True)
        yield from self.return_card(frog, card, token)
        self._stage.run(self._show_face(frog, card, token))

    def return_card(self, frog: Frog, card: int, token: Token) -> Script:
        """The card flies back into its panel."""
        yield from arc(token, self.home(frog, card), 0.5, 90)
        token.z = _hand_z(card)

    def _show_face(self, frog: Frog, card: int, token: Token) -> Script:
        """Take the tile off a card that is back."""
        yield from wait(KEPT)
        token.picture = self.face(frog, card)

    def drown(self, frog: Frog, card: int, token: Token, tile: Tile) -> Script:
        """The card sinks in the middle, with the *tile* on it for which it is lost."""
        token.picture = fated_card(frog, card, self._layout.card, tile, is_back=False)
        there = token.pose
        sunk = Pose(there.x, there.y + 46, -24, 0.62, 0.62, alpha=0.0)
        yield from glide(token, sunk, 0.5, in_quad)  # one sees the tile first
        token.pose, token.z = self.home(frog, card, shown=False), _hand_z(card)
        token.picture = self.face(frog, card)

    def clear_row(self, left: Sequence[tuple[Frog, int]]) -> Script:
        """The cards of those who never came to leap fly back where they belong."""
        self.row.clear()
        returns = [self.return_card(frog, card, self.tokens[frog, card]) for frog, card in left]
        yield from together(*returns)

    def lay_hand(self, frog: Frog, cards: Sequence[int]) -> None:
        """Lay the *cards* of a hand in their places, at once."""
        for card in cards:
            self.tokens[frog, card].claim()
            self._lay(self.tokens[frog, card], frog, card, shown=True)

    def _lay(self, token: Token, frog: Frog, card: int, shown: bool) -> None:
        token.picture = self.face(frog, card)
        token.pose, token.z = self.home(frog, card, shown), _hand_z(card)

    def _small(self, frog: Frog) -> float:
        return self._panels[frog].slot_width / self._layout.card

    def _card(self, frog: Frog, card: int) -> Token:
        return Token(self.face(frog, card), Pose(0, 0), CARD_Z, f"card-{frog}-{card}")

    def _pile_tokens(self, count: int) -> list[Token]:
        if self.dummy is None:
            return []
        frog = self.dummy
        tokens = [
            Token(self.back(frog), self.pile_pose(frog, place), CARD_Z + 0.1 * place, "pile")
            for place in range(len(CARDS))
        ]
        for place, token in enumerate(tokens):
            token.visible = place < count
        return tokens


def _hand_z(card: int) -> float:
    """Each card of a hand lies over the one before."""
    return CARD_Z + card / 10
