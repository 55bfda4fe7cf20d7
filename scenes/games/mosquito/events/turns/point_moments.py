"""What a placement means besides its point: told at its card, or large if it is a great moment."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core import Seat
from rules.mosquito import CardPlaced
from scenes.core.script import Script, together, wait
from scenes.games.mosquito.choosing.forced_pass import nobody_can_place
from scenes.games.mosquito.components.last_turns import LastTurns, stuck_seat, stuck_words
from scenes.games.mosquito.components.pond.dark_labels import TOLD, tell_beyond
from scenes.games.mosquito.events.backdrop import backdrop_lights
from scenes.games.mosquito.events.backdrop.backdrop_lights import BackdropLights
from scenes.games.mosquito.events.moments import RUN, SHUT, STRIKE
from scenes.games.mosquito.tokens import MosquitoTokens
from scenes.players.seat_names import seat_name
from scenes.table.climaxes.close_ups.acts import Act
from scenes.table.panned_sounds import PannedSounds
from scenes.table.seats.seat_frog import Reaction
from sounds.bank import Sound
from sprites.motion.gestures import punch
from sprites.stage.token import Token
from words import say

TOLD_LEAST = 0.25  # seconds to read a few words at any speed
RUN_STEP = 0.12  # seconds from one card of a long run of direct ones to the next
HIGHEST = 7  # of their tones
RUN_GROWS, RUN_SECONDS = 0.14, 0.5  # how far each of them grows, and how long
USUAL = 1.2  # how much larger they are than other labels


class PointMoments:
    """Tells of placements on the table of these *tokens*, by what *turns* before have done."""

    def __init__(
        self, tokens: MosquitoTokens, turns: LastTurns, *, tells_blocks: bool = True
    ) -> None:
        self._tells_blocks = tells_blocks  # of frogs that still have a token
        self._tokens = tokens
        self._panels, self._rows, self._turns = tokens.panels, tokens.rows, turns
        self._climaxes, self._reading = tokens.climaxes, tokens.reading
        self._meter = tokens.meter
        self._particles, self._bank = tokens.particles, tokens.bank
        self._sound = PannedSounds(tokens.bank, tokens.layout.rows.centre[0])
        self._taken: set[tuple[Seat, Seat]] = set()  # who has taken from whom
        self._told_block = False

    def large(self, event: CardPlaced) -> Script | None:
        """What is shown if it is a great moment, as a block is.

        So is the first point of a seat on a pad that another one has just opened. While the next
        frog still has a token, only the first block that whoever looks on makes is one; later ones
        are told at their cards.
        """
        victim, stuck = self._turns.opener(event), self._stuck(event)
        if victim is not None and self._is_great_taking(event.seat, victim):
            return self._strike(event, victim, self._words(event), Act.SNATCH)
        if stuck is not None and self._is_great_block(event.seat, stuck):
            return self._strike(event, stuck, say("mosquito.headline_stuck", name=seat_name(stuck)))
        if stuck is not None and self._is_new_block(event.seat):
            return self._shut(event, stuck)
        if victim is None and stuck is None and self._is_rare_run(event):
            return self._tell_run(event)
        return None

    def small(self, event: CardPlaced) -> Script:
        """Say beyond the card why it is a point, or that it is a block by whoever looks on."""
        seconds, words = max(TOLD, self._reading.unhurried(TOLD_LEAST)), self._words(event)
        stuck = self._stuck(event)
        if stuck is not None and self._reading.knows(event.seat):
            words = self._stuck_words(stuck)
            for seat, mood in self._moods(event.seat).items():
                self._panels[seat].frog.react(mood)
        return tell_beyond(self._rows, event.spot, words, seconds, USUAL)

    def light_run(self, event: CardPlaced) -> None:
        """All cards of a long run of direct ones flare with their fireflies, while play goes on."""
        run = self._turns.run(event) if self._is_rare_run(event) else ()
        pairs = [(self._rows.tokens[at], self._rows.lights.flies[at]) for at in run]
        self._rows.stage.run(self._flare(pairs))

    def _flare(self, pairs: Sequence[tuple[Token, Token]]) -> Script:
        """Cards and their fireflies flare one after another, with higher and higher tones."""
        for tone, (card, fly) in enumerate(pairs):
            self._bank.play(Sound.TICK, min(2 * tone, HIGHEST))
            self._particles.burst("sparkle", fly.pose.x, fly.pose.y, 10)
            for token in (card, fly):
                self._rows.stage.run(punch(token, RUN_GROWS, RUN_SECONDS))
            yield from wait(RUN_STEP)

    def _words(self, event: CardPlaced) -> str:
        counts = self._meter.counts_direct
        return self._turns.point_words(event, counts_direct=counts)

    def _is_rare_run(self, event: CardPlaced) -> bool:
        return self._meter.counts_direct and self._turns.is_rare(event)

    def _stuck(self, event: CardPlaced) -> Seat | None:
        """Whom it leaves no pad; once nobody can place at all, that is told as the end."""
        seats, cards = len(self._panels), self._rows.cards
        stuck = stuck_seat(event.seat, seats, cards, mixed=self._rows.mixed)
        if stuck is None or (self._tells_blocks and nobody_can_place(self._tokens)):
            return None
        return stuck if self._tells_blocks or self._panels[stuck].left == 0 else None

    def _stuck_words(self, stuck: Seat) -> str:
        return stuck_words(stuck, len(self._panels), self._panels[stuck].left)

    def _concerns(self, *seats: Seat) -> bool:
        """Whether whoever looks on alone is one of *seats*, or several look on."""
        return not self._reading.is_lone or any(map(self._reading.knows, seats))

    def _is_great_taking(self, seat: Seat, victim: Seat) -> bool:
        """Whether a taken pad is the first one of these two, and concerns who looks on.

        The very first one is great in any case.
        """
        is_great = not self._taken or (
            (seat, victim) not in self._taken and self._concerns(seat, victim)
        )
        self._taken.add((seat, victim))
        return is_great

    def _is_great_block(self, seat: Seat, stuck: Seat) -> bool:
        """Whether *stuck* can only pass, and is or was blocked by the only person who looks on."""
        return self._panels[stuck].left == 0 and self._concerns(seat, stuck)

    def _is_new_block(self, seat: Seat) -> bool:
        """Whether this is the first block by whoever looks on, be it one person or all."""
        is_new = not self._told_block and (not self._reading.is_lone or self._reading.knows(seat))
        self._told_block |= is_new
        return is_new

    def _strike(self, event: CardPlaced, victim: Seat, words: str, act: Act = Act.BLOCK) -> Script:
        """Show large what a placement does to the *victim*."""
        self._sound(Sound.CROAK, self._panels[victim].places.box.centre[0], victim)
        moods = {event.seat: Reaction.JOY, victim: Reaction.SHOCK}
        card, *by = (self._rows.tokens[at] for at in (event.spot, *event.by))
        return self._climaxes.climax(
            words, card, *by, size=STRIKE, reactions=moods, thing=card, act=act
        )

    def _shut(self, event: CardPlaced, stuck: Seat) -> Script:
        """Show before the backdrop how a card shuts all pads, one after another."""
        self._sound(Sound.CROAK, self._panels[stuck].places.box.centre[0], stuck)
        moods = self._moods(event.seat)
        card = self._rows.tokens[event.spot]
        words = f"{say('mosquito.headline_blocked')}\n{self._stuck_words(stuck)}"
        shown = self._climaxes.climax(
            words, card, size=SHUT, reactions=moods, thing=card, act=Act.BLOCK
        )
        pads = BackdropLights(self._rows.stage, backdrop_lights.PADS, backdrop_lights.SHUT)
        yield from together(shown, pads.go_dark_behind())

    def _moods(self, seat: Seat) -> dict[Seat, Reaction]:
        """*seat* is glad, and everybody else shocked."""
        rivals = [panel.seat for panel in self._panels if panel.seat != seat]
        return {seat: Reaction.JOY, **dict.fromkeys(rivals, Reaction.SHOCK)}

    def _tell_run(self, event: CardPlaced) -> Script:
        """Show large a long run of direct ones: all its cards grow, and its frog is glad."""
        cards = [self._rows.tokens[at] for at in self._turns.run(event)]
        moods = {event.seat: Reaction.JOY}
        return self._climaxes.climax(self._words(event), *cards, size=RUN, reactions=moods)
