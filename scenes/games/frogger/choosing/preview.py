"""Where cards would take frogs: ghosts at the end of dotted leaps, and what may not be taken."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import replace

from rules.core import Seat
from rules.decktet import Card, Suit
from rules.frogger import FROGS, Frog, Space
from scenes.games.frogger.choosing.choices import Leap
from scenes.games.frogger.choosing.lit_spaces import LitSpaces
from scenes.games.frogger.choosing.quiet_path import QuietPath
from scenes.games.frogger.choosing.way_dots import way_dots
from scenes.games.frogger.decktet_cards import suit_places
from scenes.games.frogger.foot.foot_layout import ASPECT
from scenes.games.frogger.tokens import FroggerTokens
from scenes.table.choosing.cursor_chooser import CURSOR_Z
from sprites.motion.motions import glide, spring
from sprites.motion.timestep import Motion
from sprites.pictures import theme
from sprites.pictures.anchors import FROG_FEET
from sprites.pictures.palette import palette_of
from sprites.pictures.pictures import Art, Collage, Paper, Part, Picture, Tilted
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token

GHOST_Z = CURSOR_Z + 2  # over the frame round what is chosen
FLAG_Z = GHOST_Z + 1.5  # of the flags while ghosts are shown
GHOST, FAINT = 0.75, 0.5
GHOST_LIGHT, LIGHT_EDGE = 1.1, 6.0  # the ground of one, of its frog; its edge
GHOST_SIZE = 0.56  # of a frog: it hides none that sits behind it, and is taken for none
GHOST_UP = 0.605  # of a space's height: how far over a frog one stands, over the sign of its space
RING_Z, RING = 194.0, 0.94  # behind the frogs; the disc below the one that moves, of a frog
CONCERNED_Z = 195.0  # of the frogs that a choice moves or sends back: over all others
RING_UP, LIFTED = 0.34, 1.08  # its middle above the feet, of a frog; how large that frog is
BACK, BACK_ASIDE, BACK_UP = 0.46, 0.56, 0.26  # the arrow of a hop back, to a ghost: of the pitch
RAISED, LARGER = 16.0, 1.1
FORBIDDEN = 0.55  # a market card that may not be taken
FORBIDS = 0.85  # of a suit's disc: the sign beside a suit that forbids that
BARRED = 0.6  # of a frog: the sign on a space that is not landed on
FORBIDS_AT = 0.4  # how far right and down of the middle of that disc it is, of the disc
QUICK = 0.12
SENT_BACK_AT = 0.34, 0.16  # right of a frog and above its feet, of its width: the sign on it
SENT_BACK, ON_DISC = 0.56, 0.76  # the disc on a frog sent back, of the frog; its arrow, of the disc

WARNING_AT = 0.44, 0.44  # right of a ghost and above its feet, of its width: the sign on it
WARNING = 0.48  # of a ghost: how wide that sign is


class FroggerPreview:
    """Shows what a choice would do, on top of the table, until it is cleared."""

    def __init__(self, stage: Stage, tokens: FroggerTokens, play: Callable[[Motion], None]) -> None:
        self._stage, self._layout, self._play = stage, tokens.layout, play
        self._path, self._cards, self._market = tokens.path, tokens.cards, tokens.market_shade
        self._lights = LitSpaces(stage, tokens.layout, tokens.path.path)
        self.quiet_path = QuietPath(tokens.path.columns)
        self._shown: list[Token] = []
        self._raised: list[tuple[Token, Pose]] = []
        self._dimmed: list[Token] = []
        self._forbidden: set[Card] = set()  # of which it is shown why
        self._touched: dict[Token, Pose] = {}  # all that has been up since the last ``lower``
        self._sad: list[Frog] = []  # the frogs that a leap would send back
        self._marked: list[Frog] = []  # the frog that moves
        self._hops = False  # whether ways back are shown, and none ahead
        self.warns = False
        """Whether what is told of what is shown matters more than a tip."""

    def clear(self) -> None:
        """Remove all that is shown."""
        self._hops = self.warns = False
        self._raise_flags(False)
        self._lights.clear()
        self._stage.remove(*self._shown)
        self._shown.clear()
        for token, home in self._raised:
            self._play(glide(token, home, QUICK))
        self._raised.clear()
        for token in self._dimmed:
            token.pose = token.pose.with_alpha(1.0)
        self._dimmed.clear()
        self._forbidden.clear()
        self._market.bar(())
        for frog in self._marked:
            self._path.frogs[frog].pose = self._path.stand(frog, self._path.where[frog])
        for frog in (*self._marked, *self._sad):
            self._path.lay(frog)
        self._marked.clear()
        for frog in self._sad:
            self._path.look(frog, "sit")
        self._sad.clear()

    @property
    def hops_back(self) -> bool:
        """Whether a hop back is shown, or a card of the market that one would get."""
        market = [token for _, token in self._cards.market]
        return self._hops or any(token in market for token, _ in self._raised)

    def step(self) -> None:
        """Let what marks the spaces that one can land on pulse, and the path become pale."""
        self._lights.step()
        self.quiet_path.step()

    def drop_ghosts(self) -> None:
        """Leave only the ways there: a frog is about to leap for its ghost."""
        ghosts = [token for token in self._shown if token.name != "dot"]
        self._stage.remove(*ghosts)
        self._shown = [token for token in self._shown if token not in ghosts]
        self._raise_flags(False)

    def _raise_flags(self, has_ghosts: bool) -> None:
        """Let flags be over ghosts while the path has some."""
        self._path.last_flags.stack(FLAG_Z if has_ghosts else None)
        if not has_ghosts:
            self._path.last_flags.put_back()

    def lower(self) -> None:
        """Like ``clear``, but at once: a card on its way down would tell which one was up."""
        self.clear()
        for token, home in self._touched.items():
            token.claim()
            token.pose = home
        self._touched.clear()

    def raise_card(self, token: Token) -> None:
        """Lift a card of hand or market; it stays under those that lie over it."""
        home = self._touched.setdefault(token, token.pose.with_alpha(1.0))
        up = Pose(home.x, home.y - RAISED, 0.0, LARGER, LARGER)
        self._raised.append((token, home))
        self._play(spring(token, up, hz=6, damping=0.6))

    def mark(self, seat: Seat, start: Space) -> None:
        """Lift the frog of *seat* on *start*, with a disc below it."""
        here = self._there(seat, start)
        at = self._path.stand(here[-1], start)
        wide = RING * self._layout.frog * at.sx
        disc = Paper(wide, wide, theme.GOLD, wide / 2, theme.PAPER_BRIGHT, edge_width=5)
        middle = Pose(at.x, at.y - RING_UP * self._layout.frog * at.sx)
        self._add(Token(disc, middle, RING_Z, "chosen"))
        self._lift(here)
        for frog in here:
            self._path.frogs[frog].pose = self._path.stand(frog, start).scaled(LIFTED)

    def _lift(self, frogs: Sequence[Frog]) -> None:
        """Let *frogs* be over all that a choice is not about."""
        for frog in frogs:
            self._path.frogs[frog].z = CONCERNED_Z
        self._marked += frogs

    def _there(self, seat: Seat, start: Space) -> list[Frog]:
        """The frogs of *seat* on *start*."""
        return [frog for frog in self._frogs_of(seat) if self._path.where[frog] == start]

    def _frogs_of(self, seat: Seat) -> list[Frog]:
        return [Frog(seat * FROGS + number) for number in range(FROGS)]

    def show_leaps(self, seat: Seat, leaps: Sequence[Leap], bright: Collection[Leap]) -> None:
        """Light where frogs of a seat land; ghosts and ways are of *bright* leaps.

        Ghosts of other leaps of the same frog, and of those home, are faint.
        """
        self._lights.light(seat, (leap.end for leap in leaps))
        clear = {leap.end: leap for leap in bright}
        others = [leap for leap in leaps if leap.end not in clear]
        home, starts = self._path.path.home, {leap.start for leap in bright}
        faint = [leap for leap in others if leap.end == home or leap.start in starts]
        self.show_landings(seat, faint, FAINT)
        self.show_landings(seat, [*clear.values()])
        for leap in clear.values():
            self._dots(seat, leap)

    def show_landings(self, seat: Seat, leaps: Sequence[Leap], alpha: float = GHOST) -> None:
        """Show only where frogs of a seat land."""
        self._lights.light(seat, (leap.end for leap in leaps))
        for leap in {leap.end: leap for leap in leaps}.values():
            self._ghost(seat, leap, alpha)
        self._hops = self._hops or (bool(leaps) and all(one.end < one.start for one in leaps))

    def show_way(self, seat: Seat, leap: Leap) -> None:
        """Show only the way that a frog of *seat* is about to go."""
        self.clear()
        self.show_leaps(seat, [leap], [leap])
        self._lights.clear()
        self._raise_flags(False)

    def show_swept(self, frogs: Sequence[Frog]) -> None:
        """Mark the frogs that a leap would send back to the pond."""
        for frog in frogs:
            self._sad.append(frog)
            self._path.look(frog, "sad", left=True)
            self._path.frogs[frog].z = CONCERNED_Z
            at = self._path.stand(frog, self._path.where[frog])
            wide = self._layout.frog * at.sx
            aside, up = (share * wide for share in SENT_BACK_AT)
            place = Pose(at.x + aside, at.y - up)
            self._add(Token(_sent_back(SENT_BACK * wide), place, GHOST_Z + 2, "swept"))

    def warn(self, seat: Seat, leap: Leap) -> None:
        """Mark the ghost of a *leap* as one that could be sent back."""
        self.warns = True
        at = self._landing(seat, leap)
        aside, up = (share * self._layout.frog * at.sx for share in WARNING_AT)
        sign = Art("icon-warning", WARNING * self._layout.frog * at.sx)
        self._add(Token(sign, Pose(at.x + aside, at.y - up), GHOST_Z + 2, "danger"))

    def move_flag(self, suit: Suit, space: Space) -> None:
        """Show pale the flag of *suit* on the *space* that is its last free one after a leap."""
        self._path.last_flags.foretell(suit, space)

    def _dim(self, cards: Sequence[Card]) -> None:
        """Dim market *cards* that may not be taken."""
        for card, token in self._cards.market:
            if card in cards and token not in self._dimmed:
                self._dimmed.append(token)
                token.pose = token.pose.with_alpha(FORBIDDEN)

    def offer_any(self) -> None:
        """Tell at the market that any card of it can be taken now."""
        self._market.offer()

    def forbid(self, cards: Sequence[Card], suits: Collection[Suit | None]) -> None:
        """Dim market *cards* that may not be taken, and show which of *suits* forbid that."""
        self._dim(cards)
        self._market.bar([suit for suit in Suit if suit in suits and cards])
        for card, token in self._cards.market:
            if card in cards and card not in self._forbidden:
                self._forbidden.add(card)
                self._mark_suits(card, token.pose, suits)

    def cross_out_spaces(self, spaces: Sequence[Space]) -> None:
        """Lay a sign on *spaces* that no frog can hop back to for what is wanted."""
        for space in spaces:
            slot = self._layout.spaces[space]
            art = Art("icon-forbidden", BARRED * self._layout.frog)
            self._add(Token(art, Pose(slot.x, slot.y), GHOST_Z, "barred"))

    def _mark_suits(self, card: Card, at: Pose, suits: Collection[Suit | None]) -> None:
        """Lay a sign beside the suit of a market *card* that is among *suits*; one for several."""
        wide = self._layout.foot.market_card
        high = wide * ASPECT
        places = suit_places(card, wide, high, wide)
        barred = [(y, side) for suit, y, side in places if suit in suits]
        if not barred:
            return
        y, side = (sum(values) / len(barred) for values in zip(*barred, strict=True))
        aside = FORBIDS_AT * side if len(barred) == 1 else 0.0
        pose = Pose(at.x + aside, at.y - high / 2 + y + aside)
        self._add(Token(Art("icon-forbidden", FORBIDS * side), pose, GHOST_Z, "crossed"))

    def _ghost(self, seat: Seat, leap: Leap, alpha: float) -> None:
        self._raise_flags(True)
        self._lift(self._there(seat, leap.start))
        back = leap.end < leap.start
        art = Art("frog-sit", self._layout.frog, palette_of(seat), mirrored=back)
        pose = replace(self._landing(seat, leap).scaled(GHOST_SIZE), alpha=alpha)
        self._add(self._light(seat, pose), Token(art, pose, GHOST_Z, "ghost", FROG_FEET))
        if back:
            self._add(self._back_arrow(pose))

    def _back_arrow(self, feet: Pose) -> Token:
        """An arrow to a ghost that hops back, which tells it from one that leaps ahead."""
        pitch = self._layout.pitch
        at = Pose(feet.x + BACK_ASIDE * pitch, feet.y - BACK_UP * pitch, alpha=feet.alpha)
        return Token(Tilted(Art("arrow-own", BACK * pitch), 90), at, GHOST_Z + 1, "back")

    def _landing(self, seat: Seat, leap: Leap) -> Pose:
        frog = Frog(self._path.where.index(leap.start, seat * FROGS))
        at = self._path.stand(frog, leap.end)
        up = GHOST_UP * self._layout.row if self._path.path.has_any([leap.end]) else 0.0
        return at.at(at.x, at.y - up)

    def _dots(self, seat: Seat, leap: Leap) -> None:
        frog = Frog(self._path.where.index(leap.start, seat * FROGS))
        here, there = self._path.stand(frog, leap.start), self._landing(seat, leap)
        colour, edge = palette_of(seat).body, theme.PAPER_BRIGHT
        if leap.end < leap.start:
            colour, edge = theme.GOLD, theme.INK
        self._add(*way_dots(self._layout, here, there, colour, edge))

    def _light(self, seat: Seat, feet: Pose) -> Token:
        """A light ground behind a ghost, which stands out from no car or log by itself."""
        wide, edge = GHOST_LIGHT * self._layout.frog * feet.sx, palette_of(seat).body
        disc = Paper(
            wide, wide, theme.PAPER_BRIGHT, wide / 2, edge, edge_width=LIGHT_EDGE, shadow=False
        )
        middle = Pose(feet.x, feet.y - RING_UP * wide, alpha=feet.alpha)
        return Token(disc, middle, GHOST_Z - 0.1, "light")

    def _add(self, *tokens: Token) -> None:
        self._stage.add(*tokens)
        self._shown += tokens


def _sent_back(side: float) -> Picture:
    """An arrow back, on a disc that stands out from every frog."""
    disc = Paper(side, side, theme.PAPER_BRIGHT, side / 2, theme.CURTAIN, shadow=False)
    arrow = Art("icon-back", ON_DISC * side)
    return Collage(side, side, (Part(disc, side / 2, side / 2), Part(arrow, side / 2, side / 2)))
