"""The path of cards between pond and haven, and all frogs and crocodiles on it."""

from __future__ import annotations

from dataclasses import replace

from rules.core import Seat
from rules.decktet import Card, Suit
from rules.frogger import EXCUSE, FROGS, Advance, Frog, Retreat, Space, View
from scenes.core.script import Script, after, together
from scenes.games.frogger.components.bank_crowds import BankCrowds
from scenes.games.frogger.components.banks import banks, land, towel
from scenes.games.frogger.components.lanes import lane_of
from scenes.games.frogger.components.last_flags import LastFlags
from scenes.games.frogger.decktet_cards import column_number, path_card, signed_disc
from scenes.games.frogger.layout import FroggerLayout, first_space
from sprites.motion.gestures import punch
from sprites.motion.motions import glide
from sprites.pictures.anchors import FROG_FEET
from sprites.pictures.palette import palette_of
from sprites.pictures.pictures import Art, Paper
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token

CARD_Z, NUMBER_Z, TARGET_Z = 10.0, 12.0, 60.0
FROG_Z, FLYING_Z = 100.0, 400.0
SIGN_Z = 196.0  # over all frogs that sit
SIGN, SIGN_DOWN = 0.34, 0.33  # the suit before a frog's feet, of a space's height: wide, down
SIGN_WIDE = 0.43  # of what its column shows: how wide that is, at most
RIM = 14.0  # of a frog: how much wider it is than drawn, so that no tile hides it
UP = 0.105  # of a space's height: how far over its middle a crocodile begins, over its suit
FEET = 0.36  # the same: how far below its middle a frog's feet are, so that it hides no other space
SHADOW_Z, SHADOW, SHADOW_UP = 102.5, 0.9, 0.0  # over lit spaces; of a frog; over its feet, of a row
SEATED, SMALLER = 1.0, 0.94  # a frog on a space, of its width: in its turn, else
GROWS = 0.1, 0.3  # how much a frog swells as its turn begins; seconds
CROCODILE = 1.3  # of the pitch
SNOUT = (0.5, 0.92)
BLINK, BLINK_EVERY = 16, 640  # steps
POSES = ("sit", "crouch", "leap", "land", "think", "sad", "cheer", "blink")


def owner(frog: Frog) -> Seat:
    """Whose frog it is."""
    return Seat(frog // FROGS)


class FroggerPath:
    """Tokens of the path's cards, of every frog, and of the crocodiles."""

    def __init__(self, stage: Stage, layout: FroggerLayout, view: View) -> None:
        self.layout, self.path = layout, view.path
        self._stage = stage
        self.where, self._acting = list(view.frogs), view.acting
        self._goal = view.options.frogs
        self._home: list[Frog] = []  # in the order in which they came
        self.crocodile_spaces = list(view.crocodiles)
        self._steps = 0
        self._closing: dict[int, list[Frog]] = {}  # whose eyes close and open, by the step
        self._opening: dict[int, list[Frog]] = {}
        self._towels = [towel(layout, seat) for seat in range(len(layout.panels))]
        self.columns = [self._column(i, card) for i, card in enumerate(view.path.cards, start=1)]
        stage.add(
            *banks(layout, stage.renderer),
            *self._towels,
            *land(layout, stage.renderer),
            *self.columns,
            *map(self._number, range(1, len(self.columns) + 1)),
        )
        self._target = Token(Art("ripple", 1.15 * layout.pitch), Pose(0, 0), TARGET_Z, "target")
        self._target.visible = False
        self.frogs = [self._frog(Frog(frog)) for frog in range(len(view.frogs))]
        self.crocodiles = [self._crocodile(at) for at in view.crocodiles]
        self.signs = [self._sign(frog) for frog in range(len(view.frogs))]
        self._shadows = [self._shadow() for _ in self.frogs]
        stage.add(self._target, *self._shadows, *self.frogs, *self.signs, *self.crocodiles)
        self._crowds = BankCrowds(stage, layout, self.frogs, view.path.home, view.options.frogs)
        self.last_flags = LastFlags(stage, layout, view.path)
        self.settle(view)
        stage.renderer.prefetch(*self._poses_to_come())
        for frog in map(Frog, range(len(self.frogs))):
            first = _blink_every(frog) - 97 * frog % _blink_every(frog)  # no two blink together
            self._closing.setdefault(first, []).append(frog)

    # Places

    def stand(self, frog: Frog, space: Space) -> Pose:
        """A frog's pose on a space: in the pond with those of its seat, alone elsewhere.

        On the path it is within its space, the largest in its turn.
        """
        layout = self.layout
        if space == EXCUSE:
            slot, small = layout.crowd(owner(frog)), layout.crowd_frog(layout.pond) / layout.frog
            return Pose(slot.x, slot.y, 0.0, small, small)
        if space == self.path.home:
            before = [one for one in self._home if owner(one) == owner(frog)]
            place = before.index(frog) if frog in before else len(before)
            return layout.home_frog(layout.home_places(owner(frog), self._goal)[place])
        slot, size = layout.spaces[space], SEATED if owner(frog) == self._acting else SMALLER
        return Pose(slot.x, slot.y + FEET * layout.row, 0.0, size, size)

    def others(self, frog: Frog) -> set[Pose]:
        """Where all frogs but one stand: those of one bank as one."""
        places = [(Frog(other), at) for other, at in enumerate(self.where) if other != frog]
        return {self.stand(*one) for one in places}

    def stones(self, start: Space, end: Space) -> list[tuple[float, float]]:
        """Where a leap from card to card touches down on the way, both ends left out."""
        numbers = self.path.numbers
        here, there = self.layout.spaces[start], self.layout.spaces[end]
        first, last = numbers[start], numbers[end]
        way = 1 if last > first else -1
        stones = []
        for number in range(first + way, last, way):
            box = self.layout.trail[number - 1]
            share = (box.centre[0] - here.x) / (there.x - here.x)
            y = here.y + (there.y - here.y) * share + FEET * self.layout.row
            stones.append((box.centre[0], y))
        return stones

    def crocodile_pose(self, space: Space) -> Pose:
        """Where a crocodile lies on a space."""
        slot = self.layout.spaces[space]
        return Pose(slot.x, slot.y - UP * self.layout.row)

    def crocodile_on(self, space: Space) -> Token:
        """The crocodile that lies on *space*."""
        return self.crocodiles[self.crocodile_spaces.index(space)]

    # Changes

    def _move_flags(self) -> None:
        """Let each flag go to the space that is now the last free one of its suit."""
        self.last_flags.move({*self.where, *self.crocodile_spaces})

    def takes_last(self, start: Space, end: Space) -> bool:
        """Whether a frog that goes from *start* to *end* takes the last free space of a suit."""
        taken = {*self.where, *self.crocodile_spaces} - {start} | {end}
        suit = self.path.suits[end]
        return suit is not None and self.last_flags.last(suit, taken) == EXCUSE

    def leads_home(self, start: Space, suit: Suit) -> bool:
        """Whether *suit* leads home from *start*, as no space of it is free ahead."""
        return self._leap(start, suit) == self.path.home

    def end(self, move: Advance | Retreat) -> Space:
        """Where a frog lands that makes a *move* now."""
        return move.end if isinstance(move, Retreat) else self._leap(move.start, move.suit)

    def _leap(self, start: Space, suit: Suit) -> Space:
        return self.path.leap(start, suit, {*self.where, *self.crocodile_spaces})

    def look(self, frog: Frog, pose: str, left: bool = False) -> None:
        """Show a frog in one of its drawn poses."""
        self.frogs[frog].picture = self._art(frog, pose, left)

    def aim(self, frog: Frog, space: Space | None) -> None:
        """Ring where *frog* is heading for on the path or in the pond, or nothing."""
        self._target.visible = space is not None and space < self.path.home
        if space is not None:
            at = self.layout.spaces[space] if space != EXCUSE else self.stand(frog, space)
            self._target.pose = Pose(at.x, at.y)

    def goal(self, frog: Frog, space: Space) -> list[Token]:
        """What marks where *frog* leaps to: a ring, or at home its towel and who sits there."""
        if space != self.path.home:
            return [self._target]
        return [self._towels[owner(frog)], *self.sitting_in(space, owner(frog))]

    def sitting_in(self, bank: Space, seat: Seat) -> list[Token]:
        """What shows who of a *seat* is in a *bank*: how many there are, and frogs."""
        return self._crowds.sitting(bank, seat)

    def lift(self, frog: Frog) -> None:
        """A frog is about to leave its space."""
        self.frogs[frog].z = FLYING_Z
        self.signs[frog].visible = self._shadows[frog].visible = False
        self._crowds.leave(frog, self.where)

    def rest(self, frog: Frog, space: Space) -> None:
        """A frog sits on *space* from now on."""
        self.where[frog] = space
        self._home = [one for one in self._home if self.where[one] == self.path.home]
        if space == self.path.home and frog not in self._home:
            self._home.append(frog)
        token = self.frogs[frog]
        token.claim()
        token.pose = self.stand(frog, space)
        self.lay(frog)
        self.look(frog, "sit")
        self._crowds.arrive(frog, self.where)
        self._show_suit(frog, space)
        self._move_flags()

    def _show_suit(self, frog: Frog, space: Space) -> None:
        """Show the suit of its *space* before the feet of a frog, which hides that on the card."""
        suit, sign, shadow = self.path.suits[space], self.signs[frog], self._shadows[frog]
        sign.visible = shadow.visible = suit is not None
        if suit:
            slot, row = self.layout.spaces[space], self.layout.row
            sign.picture = signed_disc(suit, min(SIGN * row, SIGN_WIDE * self.layout.pitch))
            sign.pose = Pose(slot.x, slot.y + SIGN_DOWN * row)
            shadow.pose = Pose(slot.x, slot.y + (FEET - SHADOW_UP) * row)

    def lay(self, frog: Frog) -> None:
        """Let a frog be over those behind it, as it sits."""
        token = self.frogs[frog]
        token.z = FROG_Z + token.pose.y / 10

    def settle(self, view: View) -> None:
        """Put everything where *view* says."""
        self._acting = view.acting
        for frog, space in enumerate(view.frogs):
            self.rest(Frog(frog), space)
        for token, space in zip(self.crocodiles, view.crocodiles, strict=True):
            token.pose = self.crocodile_pose(space)
        self.crocodile_spaces = list(view.crocodiles)
        self._move_flags()
        self.last_flags.step(at_once=True)

    def place_crocodile(self, number: int, space: Space) -> None:
        """A crocodile lies on *space* from now on."""
        self.crocodile_spaces[number] = space
        self._move_flags()

    def at_home(self, seat: Seat) -> int:
        """How many of a seat's frogs are home."""
        return self.where[seat * FROGS : (seat + 1) * FROGS].count(self.path.home)

    @property
    def seats(self) -> list[Seat]:
        """All seats that have frogs."""
        return [Seat(seat) for seat in range(len(self._towels))]

    def home(self) -> list[int]:
        """How many frogs every seat has at home."""
        return [self.at_home(seat) for seat in self.seats]

    def is_on_path(self, seat: Seat) -> bool:
        """Whether a frog of *seat* is on the path."""
        return self.path.has_any(self.where[seat * FROGS : (seat + 1) * FROGS])

    def pass_turn(self, seat: Seat) -> None:
        """It is *seat*'s turn: its frogs on the path become larger, those of others smaller."""
        self._acting = seat
        for number, token in enumerate(self.frogs):
            at = self.stand(Frog(number), self.where[number])
            if at.sx > token.pose.sx:
                self._stage.run(punch(token, *GROWS))
            token.pose = at

    def gather(self) -> Script:
        """All frogs hop into the pond, at the start of a match."""
        moves = []
        for frog, token in enumerate(self.frogs):
            goal = token.pose
            token.pose = goal.at(goal.x - 260, goal.y - 30)
            wait = 0.05 * (frog % FROGS) + 0.03 * (frog // FROGS)
            moves.append(after(wait, glide(token, goal, 0.35)))
        yield from together(*moves)

    def step(self) -> None:
        """Let flags go on, and a frog blink now and then."""
        self.last_flags.step(at_once=self._stage.renderer.reduced_motion)
        if self._stage.renderer.reduced_motion:
            return
        self._steps += 1
        for frog in self._closing.pop(self._steps, ()):
            self._change_eyes(frog, "sit", "blink")
            self._opening.setdefault(self._steps + BLINK, []).append(frog)
            self._closing.setdefault(self._steps + _blink_every(frog), []).append(frog)
        for frog in self._opening.pop(self._steps, ()):
            self._change_eyes(frog, "blink", "sit")

    def _change_eyes(self, frog: Frog, before: str, after: str) -> None:
        picture = self.frogs[frog].picture
        if isinstance(picture, Art) and picture.name == f"frog-{before}":
            self.look(frog, after)

    # Making tokens

    def _column(self, number: int, card: Card) -> Token:
        """Card *number* of the path as a strip of land, which begins at the top of the screen."""
        layout, box = self.layout, self.layout.trail[number - 1]
        top = layout.head + first_space(len(card.suits)) * layout.row
        lane = lane_of(number - 1, len(layout.trail))
        quiet = not self._stage.renderer.high_contrast
        picture = path_card(card, number, lane, box, top=top, step=layout.row, quiet=quiet)
        z = CARD_Z + 0.1 * number
        return Token(picture, Pose(box.centre[0], box.bottom / 2), z, f"path-{number - 1}")

    def _number(self, number: int) -> Token:
        layout, box = self.layout, self.layout.trail[number - 1]
        picture = column_number(number, lane_of(number - 1, len(layout.trail)), layout.head)
        return Token(picture, Pose(box.centre[0], box.y + layout.head / 2), NUMBER_Z, "number")

    def _frog(self, frog: Frog) -> Token:
        return Token(
            self._art(frog, "sit"), Pose(0, 0), FROG_Z, f"frog-{frog}", FROG_FEET
        )  # fmt: skip

    def _sign(self, frog: int) -> Token:
        return Token(Paper(1, 1), Pose(0, 0), SIGN_Z, f"sign-{frog}")

    def _shadow(self) -> Token:
        shadow = Art("seat-shadow", SHADOW * self.layout.frog)
        return Token(shadow, Pose(0, 0), SHADOW_Z, "frog-shadow")

    def _crocodile(self, at: Space) -> Token:
        art = Art("croc", CROCODILE * self.layout.pitch)
        return Token(art, self.crocodile_pose(at), FROG_Z + 60, "crocodile", SNOUT)

    def snap(self, number: int, wide: bool) -> None:
        """Open a crocodile's jaws, or close them."""
        width = CROCODILE * self.layout.pitch
        self.crocodiles[number].picture = Art("croc-snap" if wide else "croc", width)

    def _art(self, frog: Frog, pose: str, left: bool = False) -> Art:
        palette = replace(palette_of(owner(frog)), rim=RIM)
        return Art(f"frog-{pose}", self.layout.frog, palette, left)

    def _poses_to_come(self) -> list[Art]:
        seats = range(len(self.frogs) // FROGS)
        return [self._art(Frog(seat * FROGS), pose) for pose in POSES for seat in seats]


def _blink_every(frog: Frog) -> int:
    """After how many steps a frog blinks again."""
    return BLINK_EVERY + 31 * (frog % 7)
