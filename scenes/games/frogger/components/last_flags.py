"""Flags on the last free space of each suit: from that column on, the suit leads home."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from rules.decktet import Suit
from rules.frogger import EXCUSE, Path, Space
from scenes.games.frogger.decktet_cards import signed_disc
from scenes.games.frogger.layout import FroggerLayout
from sprites.motion.ease import in_out_sine
from sprites.pictures import theme
from sprites.pictures.drawings import height_ratio
from sprites.pictures.geometry import Box, row
from sprites.pictures.pictures import Art, Collage, Paper, Part, Picture
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token

Z = 185.0  # over the frogs of other rows, behind the signs of suits
WIDE = 0.44  # of a space's shorter side
IN, UP = 0.5, 0.5  # from the middle of its space to the right and up, of that side
SIGNED = 1.7  # of its height: how wide a flag in the pond is with the sign of its suit
SIGN, SIGN_DOWN = 0.94, 0.52  # of that height: how wide the sign is; how far down its middle
CORNER = 14.0  # of the board of the flags in the pond
EDGE = 5.0
POND_PAD = 6.0  # around the flags in the pond, on their board
BOARD_Z = 96.0  # of that: behind the frogs
SMALLEST = 0.05  # of a flag in between
STEPS = 24  # that a flag takes to sink on its space and to rise on another
AT_END = None, STEPS  # of one that does not move
PALE = 0.6  # how clearly a flag is seen where it would go


def last_free(path: Path, suit: Suit, taken: Collection[Space]) -> Space:
    """The last free space of a *suit* on *path*, or the pond."""
    free = (space for space in reversed(path.shown[suit]) if space not in taken)
    return next(free, EXCUSE)


class LastFlags:
    """One flag for each suit; in the pond for a suit without any free space on the *path*."""

    def __init__(self, stage: Stage, layout: FroggerLayout, path: Path) -> None:
        self._layout, self._path = layout, path
        self._wide = WIDE * min(layout.row, layout.pitch)
        room = layout.pond_flags.inset(POND_PAD, POND_PAD)
        self._high_in_pond = min(room.h, room.w / SIGNED)
        self._board = _board(layout.pond_flags)
        self.flags = {suit: Token(self._flag(None), Pose(0, 0), Z, "last") for suit in Suit}
        self._at: dict[Suit, Space] = {}  # where each flag belongs
        self._moving: dict[Suit, tuple[Pose, int]] = {}
        self._foretold: tuple[Suit, Space] | None = None  # whose flag would go, and where
        self.pale = Token(self._flag(None), Pose(0, 0), Z, "pale-flag")
        """Shows beside the flags where one of them would go."""
        self.pale.visible = False
        self.shown: Collection[Suit] = {*Suit}
        """The suits whose flags are seen: those that people have been told of."""
        stage.add(self._board, *self.flags.values(), self.pale)

    def last(self, suit: Suit, taken: Collection[Space]) -> Space:
        """The last free space of a *suit*, or the pond."""
        return last_free(self._path, suit, taken)

    @property
    def in_pond(self) -> set[Suit]:
        """The suits without any free space, which lead home from everywhere."""
        return {suit for suit, space in self._at.items() if space == EXCUSE}

    @property
    def where(self) -> Mapping[Suit, Space]:
        """The space where each flag belongs."""
        return dict(self._at)

    def moved(self, before: Mapping[Suit, Space]) -> list[Token]:
        """The flags that stood elsewhere *before*."""
        return [self.flags[suit] for suit, space in before.items() if space != self._at[suit]]

    def move(self, taken: Collection[Space]) -> None:
        """Let each flag go where it belongs now that these spaces are *taken*."""
        self.put_back()
        self._place(taken)
        for suit, flag in self.flags.items():
            if suit not in self._moving and flag.pose != self._pose(suit, self._at[suit]):
                self._moving[suit] = flag.pose, 0

    def foretell(self, suit: Suit, space: Space) -> None:
        """Show pale the flag of *suit* on the *space* to which it would go."""
        self.put_back()
        self._foretold = suit, space
        self.pale.picture = self._flag(suit if space == EXCUSE else None)
        self.pale.pose = self._pose(suit, space).with_alpha(PALE)
        self._show_foretold()

    def put_back(self) -> None:
        """Show no longer where a flag would go."""
        if self._foretold is not None:
            self._foretold = None
            self._show_foretold()

    def _show_foretold(self) -> None:
        """Show a pale flag if one is foretold, and those in the pond side by side with it."""
        self.pale.visible = self._foretold is not None and self._foretold[0] in self.shown
        for suit in {*self.in_pond} - self._moving.keys():
            self.flags[suit].pose = self._pose_in_pond(suit)
        self._show_board()

    def show(self, suits: Collection[Suit]) -> None:
        """Show the flags of *suits*, and no others."""
        self.shown = suits
        for suit, flag in self.flags.items():
            _, steps = self._moving.get(suit, (None, 0))
            flag.visible = suit in suits and steps != STEPS // 2  # where it is put elsewhere
        self._show_board()

    def stack(self, z: float | None) -> None:
        """Let all flags be at *z*, or where they usually are."""
        for flag in (*self.flags.values(), self.pale):
            flag.z = Z if z is None else z

    def step(self, *, at_once: bool) -> None:
        """Take flags a little farther on their way, or *at_once* to its end."""
        for suit, (start, steps) in [*self._moving.items()]:
            steps = STEPS if at_once else steps + 1
            self._stand(suit, start, steps / STEPS)
            self._moving[suit] = start, steps
            if steps == STEPS:
                del self._moving[suit]

    def _stand(self, suit: Suit, start: Pose, share: float) -> None:
        """Let a flag sink where it was and then rise where it belongs: it is never between both."""
        flag, rises = self.flags[suit], share > 0.5
        pose = self._pose(suit, self._at[suit]) if rises else start
        scaled = pose.scaled(max(SMALLEST, abs(in_out_sine(share) * 2 - 1)))
        if share == 1.0:
            flag.pose = pose
        elif (flag.pose.x, flag.pose.y) == (pose.x, pose.y):
            flag.move_to(scaled)
        else:
            flag.pose = scaled

    def _place(self, taken: Collection[Space]) -> None:
        """Note where the flags belong."""
        for suit in Suit:
            self._note(suit, self.last(suit, taken))
        self._show_board()

    def _note(self, suit: Suit, space: Space) -> None:
        """Note that the flag of *suit* belongs on *space*."""
        if space != self._at.get(suit):
            self.flags[suit].picture = self._flag(suit if space == EXCUSE else None)
        self._at[suit] = space

    def _show_board(self) -> None:
        """A board joins the flags in the pond, once one is there: they are for all seats."""
        there = self.in_pond & {*self.shown}
        arrived = [suit for suit in there if self._moving.get(suit, AT_END)[1] > STEPS // 2]
        is_foretold = self.pale.visible and self._foretold and self._foretold[1] == EXCUSE
        self._board.visible = bool(arrived or is_foretold)

    def _pose(self, suit: Suit, space: Space) -> Pose:
        """Where the flag of *suit* is on *space*."""
        layout = self._layout
        high = self._wide * height_ratio("flag")
        if space != EXCUSE:
            slot, side = layout.spaces[space], min(layout.row, layout.pitch)
            right = slot.x + IN * side
            return Pose(right - self._wide / 2, slot.y - UP * side + high / 2)
        return self._pose_in_pond(suit)

    def _pose_in_pond(self, suit: Suit) -> Pose:
        """Beside the other flags there, closer the more they are."""
        foretold = [one for one, space in filter(None, [self._foretold]) if space == EXCUSE]
        there = [one for one in Suit if one in {*self.in_pond, *foretold, suit}]
        room = self._layout.pond_flags.inset(POND_PAD, POND_PAD)
        slots = row(len(there), SIGNED * self._high_in_pond, POND_PAD, room.centre, room=room.w)
        slot = slots[there.index(suit)]
        return Pose(slot.x, slot.y)

    def _flag(self, suit: Suit | None) -> Picture:
        """A flag, with the sign of its *suit* where it stands on no space of that."""
        if suit is None:
            return Art("flag", self._wide)
        high = self._high_in_pond
        wide, side, flag = SIGNED * high, SIGN * high, high / height_ratio("flag")
        x, y = side / 2, SIGN_DOWN * high
        parts = (
            Part(Art("flag", flag), wide - flag / 2, high / 2),
            Part(signed_disc(suit, side), x, y),
        )
        return Collage(wide, high, parts)


def _board(room: Box) -> Token:
    """The ground of the flags in the pond, as wide as that."""
    sheet = Paper(room.w, room.h, theme.PAPER_BRIGHT, CORNER, theme.GOLD, EDGE, shadow=False)
    return Token(sheet, Pose(*room.centre), BOARD_Z, "pond-flags")
