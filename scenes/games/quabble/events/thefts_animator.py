"""How a Red Snatcher steals: a claw comes out of one Treasury and carries a card off another."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import replace
from functools import partial

from rules.core import Seat
from rules.quabble import Card, CardKind, neighbours
from scenes.core.script import Script, together
from scenes.games.quabble.cards import icon, kind_name
from scenes.games.quabble.components.king import Face
from scenes.games.quabble.components.panel import QuabblePanel
from scenes.games.quabble.events.gains_animator import GainsAnimator
from scenes.games.quabble.events.moments import STOLEN
from scenes.games.quabble.tokens import FLYING_Z, QuabbleTokens
from scenes.players.seat_names import seat_name
from scenes.table.climaxes.close_ups.acts import Act
from scenes.table.seats.seat_frog import Reaction
from sounds.bank import Sound
from sprites.motion.gestures import punch, shiver
from sprites.motion.motions import arc, fade
from sprites.pictures import theme
from sprites.pictures.pictures import Collage, Paper, Part, Text
from sprites.pictures.pose import Pose
from sprites.stage.token import Token
from words import say

CLAW, THIEF, REACH = 120.0, 0.26, 0.3  # its size; seconds until it is there, and of each way
STOLEN_READ, OTHERS_READ = 0.65, 0.4  # seconds in which one reads who is robbed; others do
WORDS_EDGE, WORDS_LINES = 6.0, 2.4  # round words over a Treasury; how high they are


class TheftsAnimator:
    """Moves what Red Snatchers take on the tokens of one table."""

    def __init__(self, tokens: QuabbleTokens, gains: GainsAnimator) -> None:
        self._tokens, self._gains = tokens, gains

    def snatch(self, seat: Seat, target: Card, victim: Seat) -> Script:
        tokens = self._tokens
        kind = tokens.open_cards.house_set.kinds[target]
        home = tokens.panels[seat].treasury.pose(CardKind.RED_SNATCHER)
        there = tokens.panels[victim].treasury.pose(kind)
        tokens.light_neighbours(seat)
        claw = yield from self._thief(home)
        thief, robbed = tokens.panels[seat], tokens.panels[victim]
        yield from arc(claw, there, REACH, 120)
        tokens.sounds(Sound.SNATCH, there.x)
        tokens.king.react(Face.SHOCKED)
        words = say(
            "quabble.headline_snatched", name=seat_name(seat), victim=seat_name(victim),
            kind=kind_name(kind),
        )  # fmt: skip
        others = tokens.lone_viewer() not in (None, seat, victim)
        read = OTHERS_READ if others else STOLEN_READ
        yield from tokens.climaxes.climax(
            words, *robbed.actors(kind),
            size=replace(STOLEN, seconds=read),
            reactions={victim: Reaction.SHOCK, seat: Reaction.SMIRK},
            thing=partial(icon, kind),
            act=Act.SNATCH,
        )  # fmt: skip
        before = tokens.open_cards.scoring()
        yield from self._carry_off(target, claw, robbed, thief)
        robbed.frog.react(Reaction.SULK)
        tokens.refresh()
        getters = {seat: thief.treasury.pose(kind), victim: there}
        value = tokens.open_cards.house_set.values[target]
        printed = {seat: value, victim: -value}
        yield from together(
            punch(thief.treasury.cells[kind], 0.3), self._gains.send(before, kind, getters, printed)
        )
        yield from self._gains.turn_slayers()
        tokens.light_neighbours(None)

    def _carry_off(
        self, target: Card, claw: Token, robbed: QuabblePanel, thief: QuabblePanel
    ) -> Script:
        """A claw carries what it holds from one Treasury to the other."""
        tokens, there = self._tokens, claw.pose
        kind, treasuries = tokens.open_cards.house_set.kinds[target], tokens.open_cards.treasuries
        prey = tokens.add_flying(icon(kind, thief.treasury.side), there)
        prey.z = FLYING_Z - 1
        tokens.open_cards.keep_slayings()
        treasuries[robbed.seat].remove(target)
        goal = thief.treasury.pose(kind)
        yield from together(
            arc(claw, goal, REACH, 120),
            arc(prey, goal, REACH, 120),
            thief.treasury.make_room(kind),
            robbed.treasury.close_gaps(tokens.lying()[robbed.seat]),
        )
        thief.treasury.arrive(kind)
        tokens.stage.remove(claw, prey)
        treasuries[thief.seat].append(target)

    def _thief(self, home: Pose) -> Generator[None, None, Token]:
        """A claw comes out of a Treasury, and is heard before it grabs."""
        claw = self._tokens.add_flying(icon(CardKind.RED_SNATCHER, CLAW), home)
        self._tokens.king.look_at(home.x)
        self._tokens.sounds(Sound.THIEF, home.x)
        yield from punch(claw, 0.2, THIEF)
        return claw

    def grab_nothing(self, seat: Seat) -> Script:
        home = self._tokens.panels[seat].treasury.pose(CardKind.RED_SNATCHER)
        self._tokens.light_neighbours(seat)
        claw = yield from self._thief(home)
        sides = [
            self._tokens.panels[other].places.box.centre[0]
            for other in neighbours(seat, len(self._tokens.panels))
        ]
        self._tokens.sounds(Sound.EMPTY_PAW, sum(sides) / 2)
        told = self._tell_nothing(seat)
        yield from shiver(claw, 30, 0.5)
        yield from together(fade(claw, 0.0, 0.2), fade(told, 0.0, 0.6))
        self._tokens.stage.remove(claw, told)
        self._tokens.light_neighbours(None)

    def _tell_nothing(self, seat: Seat) -> Token:
        """Words over a Treasury: its thief finds nothing."""
        box = self._tokens.panels[seat].places.cards
        wide, high = box.w - 2 * WORDS_EDGE, WORDS_LINES * theme.FLOOR
        words = Text(say("quabble.finds_nothing"), theme.FLOOR, theme.PAPER, wide, high)
        w, h = box.w, high + 2 * WORDS_EDGE
        sheet = Paper(w, h, theme.BAD, 2 * WORDS_EDGE, shadow=False)
        picture = Collage(w, h, (Part(sheet, w / 2, h / 2), Part(words, w / 2, h / 2)))
        told = self._tokens.add_flying(picture, Pose(box.centre[0], box.bottom - h / 2))
        told.z = FLYING_Z + 1  # over the claw
        return told
