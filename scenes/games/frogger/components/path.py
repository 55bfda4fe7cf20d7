"""The path of cards between pond and haven, and all frogs and crocodiles on it."""

from __future__ import annotations

from dataclasses import replace

from rules.core import Seat
from rules.decktet import Suit
from rules.frogger import EXCUSE, FROGS, Advance, Frog, Path, Retreat, Space, View
from scenes.core.script import Script, after, together
from scenes.games.frogger.components.bank_crowds import BankCrowds
from scenes.games.frogger.components.banks import bank_shade, banks, depth, edge, top_shade, towel
from scenes.games.frogger.components.lanes import DEPTHS, EDGES, GROUND, Lane, lane_of
from scenes.games.frogger.components.last_flags import LastFlags
from scenes.games.frogger.decktet_cards import path_card, signed_disc
from scenes.games.frogger.layout import FroggerLayout, first_space
from sprites.motion.gestures import punch
from sprites.motion.motions import glide
from sprites.pictures import theme
from sprites.pictures.anchors import FROG_FEET
from sprites.pictures.palette import palette_of
from sprites.pictures.pictures import Art, Paper
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token

LAND_Z, CARD_Z, SHORE_Z, TARGET_Z = 2.0, 10.0, 15.0, 60.0
BEYOND = 20.0  # of the land is above the screen
SHORE_DOWN = 12.0  # from the path's foot to the middle of the shore
FROG_Z, FLYING_Z = 100.0, 400.0
SIGN_Z = 196.0  # over all frogs that sit
SIGN, SIGN_DOWN = 0.34, 0.32  # the suit before a frog's feet, of a space's height: wide, down
RIM = 14.0  # of a frog: how much wider it is than drawn, so that no tile hides it
UP = 0.105  # of a space's height: how far over its middle a crocodile begins, over its suit
FEET = 0.22  # the same: how far below its middle a frog's feet are, so that it hides no other space
SEATED, SMALLER = 0.98, 0.92  # a frog on a space, of its width: in its turn, else
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
        stage.add(
            *banks(layout, stage.renderer),
            *self._towels,
            *self._land(),
            *self._cards(view.path),
            self._shore(),
        )
        self._target = Token(Art("ripple", 1.15 * layout.pitch), Pose(0, 0), TARGET_Z, "target")
        self._target.visible = False
        self.frogs = [self._frog(Frog(frog)) for frog in range(len(view.frogs))]
        self.crocodiles = [self._crocodile(at) for at in view.crocodiles]
        self.signs = [self._sign(frog) for frog in range(len(view.frogs))]
        stage.add(self._target, *self.frogs, *self.signs, *self.crocodiles)
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
        self.signs[frog].visible = False
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
        suit, sign = self.path.suits[space], self.signs[frog]
        sign.visible = suit is not None
        if suit:
            slot, row = self.layout.spaces[space], self.layout.row
            sign.picture = signed_disc(suit, SIGN * row)
            sign.pose = Pose(slot.x, slot.y + SIGN_DOWN * row)

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

    def _land(self) -> list[Token]:
        """Road, verge and river, each without a seam, from the top of the screen to the shore."""
        trail, bottom = self.layout.trail, self.layout.path.bottom
        lanes = [lane_of(i, len(trail)) for i in range(len(trail))]
        tokens = [edge(trail[-1].right, bottom, theme.WATERLINE)]
        for lane in Lane:
            boxes = [box for box, other in zip(trail, lanes, strict=True) if other is lane]
            left, right = boxes[0].x, boxes[-1].right
            high = bottom + BEYOND
            ground = Paper(right - left, high, GROUND[lane], 0, shadow=False)
            middle = Pose((left + right) / 2, high / 2 - BEYOND)
            tokens += [Token(ground, middle, LAND_Z, "land"), edge(left, bottom, EDGES[lane])]
            if lane in DEPTHS:
                tokens.append(depth(DEPTHS[lane], left, right, bottom))
            if lane is Lane.RIVER:
                tokens.append(bank_shade(left, bottom))
        return [*tokens, top_shade(self._stage.renderer.width)]

    def _shore(self) -> Token:
        """Grass before the path, on which lies what players have."""
        wide = self._stage.renderer.width
        at = Pose(wide / 2, self.layout.path.bottom + SHORE_DOWN)
        return Token(Art("frogger-shore", wide), at, SHORE_Z, "shore")

    def _cards(self, path: Path) -> list[Token]:
        """The path's cards as strips of land, which begin at the top of the screen."""
        layout = self.layout
        tokens = []
        for i, (card, box) in enumerate(zip(path.cards, layout.trail, strict=True)):
            lane = lane_of(i, len(path.cards))
            picture = path_card(
                card, i + 1, lane, box, head=layout.head, first=first_space(len(card.suits)),
                step=layout.row, quiet=not self._stage.renderer.high_contrast,
            )  # fmt: skip
            at = Pose(box.centre[0], box.bottom / 2)
            tokens.append(Token(picture, at, CARD_Z + 0.1 * i, f"path-{i}"))
        return tokens

    def _frog(self, frog: Frog) -> Token:
        return Token(
            self._art(frog, "sit"), Pose(0, 0), FROG_Z, f"frog-{frog}", FROG_FEET
        )  # fmt: skip

    def _sign(self, frog: int) -> Token:
        return Token(Paper(1, 1), Pose(0, 0), SIGN_Z, f"sign-{frog}")

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
