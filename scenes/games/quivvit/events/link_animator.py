"""What a link brings: its squares light up, its cards are lifted and fly to their owner."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace

from rules.core import Seat
from rules.quivvit import CardsTaken, Colour, Link, linked_places, total_value
from scenes.core.script import Script, after, together, wait
from scenes.games.quivvit.components.links.link_tags import GREAT, final, worth
from scenes.games.quivvit.components.links.tag_words import TagWords
from scenes.games.quivvit.components.seat_items import SeatItems, leaders
from scenes.games.quivvit.events.best_turns import best_of, new_best_words
from scenes.games.quivvit.events.celebration import FOUR, Celebration, LinkSize, link_size
from scenes.games.quivvit.events.large_moments import LargeMoments
from scenes.games.quivvit.events.stakes import lead_words
from scenes.games.quivvit.layout import HELD
from scenes.games.quivvit.tokens import QuivvitTokens
from scenes.players.seat_names import seat_name
from scenes.table.climaxes.climaxes import FLYING_Z
from scenes.table.seats.frog_gestures import lean
from scenes.table.seats.seat_frog import Reaction
from scenes.ui.tongue import catch
from sounds.bank import Sound
from sprites.motion.gestures import gesture, squashed
from sprites.motion.motions import arc, glide
from sprites.motion.timestep import steps_in
from sprites.pictures.geometry import Point
from sprites.pictures.pictures import Picture
from sprites.pictures.pose import Pose
from sprites.stage.token import Token
from words import say

LINK_SECONDS, LINK_STAGGER = 0.16, 0.03
GROWING = 0.45  # of the time for which links of others are shown, that in which they grow
SQUARE = 0.03  # real seconds from one of their squares to the next, at least
OWN_READ = 0.2  # how long links of the only person are held, which were seen in the hand
LIFT_APART, MANY_APART = 0.08, 0.11  # seconds from one card that is lifted to the next, of many
GREAT_APART = 0.11  # real seconds, of great links
LIFT_TONE, SWELLING = 2, 0.07  # semitones, and how much the slip grows, with each of them
BITS = 16  # confetti from a frog
GULPING, GULP = 0.35, 0.14  # seconds; how far a frog is squashed that swallows
HUGGING, HUG = 0.9, 9.0  # seconds; how many degrees a frog leans over its pile
SWELLS = {LinkSize.SMALL: 0.3, LinkSize.GOOD: 0.36, LinkSize.GREAT: 0.45}  # of the points counted
NEAR = 2  # points short of the lead, at which leaders are relieved
LEAD_TONE = 12  # semitones
FLY, FLY_STAGGER, FLY_HIGH = 0.26, 0.06, 110.0  # real seconds: cards fly in a row
ROLLING = 0.2  # seconds in which points go up as cards arrive
LANDING = 2.0  # seconds for which the next turn waits at most until all has landed


class LinkAnimator:
    """Shows links and takes their cards; ``flying`` is how the last ones get to their owner."""

    def __init__(self, tokens: QuivvitTokens, best: Callable[[], Mapping[Seat, int]]) -> None:
        self._best = best  # turns before the one that is shown
        self._stage, self._layout, self._grid = tokens.stage, tokens.layout, tokens.grid
        self._items, self._highlights = tokens.items, tokens.highlights
        self._particles, self._sound = tokens.particles, tokens.sounds
        self._climaxes, self._tempo = tokens.climaxes, tokens.tempo
        self._round_sign, self._panels = tokens.round_sign, tokens.panels
        self._best_turn = tokens.best_turn
        self._celebration, self.moments = Celebration(tokens), LargeMoments(tokens)
        self._total: Token | None = None  # the slip with what is taken next
        self._size = LinkSize.SMALL  # of those links
        self._lights: Sequence[tuple[Colour, Sequence[Token]]] = ()  # of those links
        self._words = TagWords(tokens.stage, tokens.panels, tokens.items, tokens.tempo.real)
        self.flying: Script = wait(0)
        self.most = 0
        """What a quarter of any card would have brought, as a person's turn began."""
        self.final = self.decided = False
        """Whether no turn comes after the one that is shown, and whether that cannot win."""
        self._scoring = self._flying = False  # points, and cards, are on their way

    def light_up(self, found: Sequence[Link], turned: int, player: Seat) -> Script:
        """Light all links square by square, each a semitone higher, then tell what they bring.

        They are held for a while. The light stays until the cards are taken.
        """
        places, cards = linked_places(found), self._grid.cards
        shone = self._highlights.shine(places[::-1], cards)
        points = worth(cards, places)
        size = link_size(points, found, decisive=self._decides(player, points, len(places)))
        scale = GREAT if size is LinkSize.GREAT else final(points)
        total = self._highlights.tag(turned, points, scale, found)
        total.visible = False  # a sum of some cards would be taken for that of all
        squares = [(number, square) for number, link in enumerate(found) for square in link.squares]
        alone = self._tempo.is_alone(player)
        shown, least = self._tempo.reading(), self._tempo.unhurried(SQUARE)
        pause = LINK_STAGGER if alone else max(least, GROWING * shown / len(squares))
        lights: list[list[Token]] = [[] for _ in found]
        self._lights = [(link.colour, lit) for link, lit in zip(found, lights, strict=True)]
        for step, (number, square) in enumerate(squares):
            lit = self._highlights.light(found[number], square, cards)
            lights[number] += lit
            self._light(lit, step)
            yield from wait(pause)
        self._total, self._size, total.visible = total, size, True
        if size is not LinkSize.GREAT:  # which falls there
            self._pop(total)
        read = OWN_READ if alone else (1 - GROWING) * shown
        values = dict(zip(places[::-1], shone, strict=True))
        shown_off = self._celebration.show(size, found, player, points, total, values, lights)
        yield from together(shown_off, wait(read))

    def light_alone(self, colour: Colour) -> None:
        """Let be seen only what is lit in one colour, and no points."""
        for own, tokens in self._lights:
            for token in tokens:
                token.visible = own is colour
        if self._total:
            self._total.visible = False

    def _decides(self, player: Seat, points: int, cards: int) -> bool:
        """Whether a turn is the best so far, after the first round, or the last, and wins."""
        if points <= 0 or self._round_sign.number == 1:
            return False
        if self._best() and points > max(self._best().values()):
            return True
        (own, taken) = self._items[player].standing
        others = [each.standing for each in self._items if each.seat != player]
        return self.final and (own + points, taken + cards) > max(others)

    def _light(self, tokens: Sequence[Token], step: int) -> None:
        at = tokens[0].pose
        self._sound(Sound.LINK_GLOW, at.x, step)
        self._particles.burst("sparkle", at.x, at.y, 2)
        for token in tokens:
            self._pop(token)

    def _pop(self, token: Token) -> None:
        """Come to full size."""
        token.pose = token.pose.scaled(0.6)
        self._stage.run(glide(token, token.pose.scaled(1 / 0.6), LINK_SECONDS))

    def take(self, event: CardsTaken) -> Script:
        """Lift the cards one after another; ``flying`` sends them on."""
        items, total = self._items[event.seat], self._total
        start = (total.pose.x, total.pose.y) if total else None
        self._highlights.clear()
        self._total, self._lights = None, ()
        tokens = [self._grid.take(place) for place, _ in event.cards]
        cards = [card for _, card in event.cards]
        yield from self._lift(tokens, total)
        crowns = self.moments.crowns(items, total_value(cards), len(cards))
        if self._size is LinkSize.GREAT and not crowns and not event.aside:
            if total:
                total.visible = False  # the number is counted large
            yield from self.moments.show_great(event.seat, cards)
        self._sound(Sound.STACK_FLIES, items.goal.x)
        self.flying = self._land(event, items, tokens)
        if total and start:
            self._stage.remove(total)
            scored = self._catch if self._size else self._score
            self._stage.run(scored(total.picture, start, items))

    def _lift(self, tokens: Sequence[Token], total: Token | None) -> Script:
        """Lift card after card, each a tone higher, while the slip with their points swells."""
        if total:
            total.visible = True
            self._stage.add(total)
        apart = MANY_APART if len(tokens) >= FOUR else LIFT_APART
        if self._size is LinkSize.GREAT:
            apart = self._tempo.unhurried(GREAT_APART)
        for number, token in enumerate(tokens):
            self._sound(Sound.CARDS_LIFTED, token.pose.x, LIFT_TONE * number)
            self._stage.run(self._raise(token))
            if total:
                total.pose = total.pose.scaled(1 + SWELLING)
            yield from wait(apart)

    def _score(self, picture: Picture, start: Point, items: SeatItems) -> Script:
        """What was taken flies to the points, as fast as its cards."""
        self._scoring, seconds = True, self._tempo.real(FLY)
        yield from self._climaxes.send_score(picture, start, items.scored_at, seconds=seconds)
        self._scoring = False

    def _catch(self, picture: Picture, start: Point, items: SeatItems) -> Script:
        """The frog of who has taken it catches it with its tongue."""
        self._scoring = True
        value = Token(picture, Pose(*start), FLYING_Z, "score")
        self._stage.add(value)
        self._sound(Sound.CROAK, items.goal.x, items.seat)
        frog = self._climaxes.frogs()[items.seat]
        yield from catch(self._stage, frog.mouth, value)
        self._stage.run(gesture(frog.body, GULPING, lambda t: squashed(GULP * (1 - t))))
        self._scoring = False

    def end_turn(self) -> Script:
        """Go on once what was taken has landed and is counted, and all words about it are read.

        It takes some time at most.
        """
        for _ in range(steps_in(self._tempo.unhurried(LANDING))):
            counting = any(items.is_counting for items in self._items)
            if not (self._scoring or self._flying or counting or self._words.unread):
                break
            yield
        self._words.end()

    def _land(self, event: CardsTaken, items: SeatItems, tokens: Sequence[Token]) -> Script:
        """The cards fly to their owner in a row, while the deck is dealt from already."""
        real = self._tempo.real
        flights = [
            after(i * real(FLY_STAGGER), self._fly(token, items.goal, real(FLY)))
            for i, token in enumerate(tokens)
        ]
        self._flying = True
        self._stage.run(self._arrive(flights, items))
        yield from wait(self._tempo.unhurried(FLY))
        before = leaders(self._items) if any(each.points for each in self._items) else []
        ahead = [each for each in self._items if each.points > items.points]
        (items.aside if event.aside else items.taken).extend(card for _, card in event.cards)
        gain = 0 if event.aside else total_value(card for _, card in event.cards)
        if not event.aside:
            items.tell_gain(gain)
        self._stage.run(items.swell(SWELLS[self._size], real(ROLLING)))
        self._startle(each for each in ahead if each.points < items.points)
        self._write_best(event)
        if leaders(self._items) == [items] and before and before != [items]:
            yield from self._take_lead(items, gain, before)
        elif before and items not in leaders(self._items) and self.final and not self.decided:
            yield from self._miss(items, gain)
        elif before and not event.aside and self._is_near(items):
            self._relieve(items, before)
        else:
            self._tell_new_best(event)

    def _write_best(self, event: CardsTaken) -> None:
        """Write who shares the best turn."""
        points, before = total_value(card for _, card in event.cards), self._best()
        now = best_of({**before, event.seat: max(points, before.get(event.seat, 0))})
        board = self._best_turn
        if board and now != best_of(before):
            board.write(*now)
        if board and board.token.stage and now != best_of(before):
            self._sound(Sound.BLOCK_LAID, board.token.pose.x)
            self._particles.burst("sparkle", board.token.pose.x, board.token.pose.y, BITS)

    def _startle(self, passed: Iterable[SeatItems]) -> None:
        """The frogs of those whom a seat has *passed* gasp."""
        for each in passed:
            self._climaxes.frogs()[each.seat].react(Reaction.SHOCK)

    def _is_near(self, items: SeatItems) -> bool:
        """Whether a seat is only a few points short of the leaders, after the first round."""
        short = leaders(self._items)[0].points - items.points
        return self._round_sign.number > 1 and 0 < short <= NEAR

    def _relieve(self, items: SeatItems, before: Sequence[SeatItems]) -> None:
        """A seat has nearly caught up with the leaders *before*, who are relieved."""
        self._climaxes.frogs()[items.seat].react(Reaction.WINCE)
        for leader in before:
            self._climaxes.frogs()[leader.seat].react(Reaction.SMIRK)

    def _miss(self, items: SeatItems, gain: int) -> Script:
        """The *gain* of the last turn is too little: by how much is told, and the leaders cheer."""
        first = leaders(self._items)[0]
        missing = first.points - items.points
        words = say("quivvit.headline_behind", name=seat_name(items.seat), count=missing)
        if not missing:
            words = say("quivvit.tied_cards", name=seat_name(first.seat))
        yield from wait(self._tempo.real(ROLLING))
        yield from self.moments.miss(items, gain, words)

    def _arrive(self, flights: Sequence[Script], items: SeatItems) -> Script:
        """Cards fly in real time, however fast events are shown: they are seen being taken."""
        yield from together(*flights)
        self._flying, goal = False, items.goal
        self._hug(items)
        self._particles.burst("puff", goal.x, goal.y, 8)
        self._sound(Sound.CARD_TAKEN, goal.x)

    def _hug(self, items: SeatItems) -> None:
        """The frog of a seat leans far over its pile, which swells."""
        items.swell_pile()
        body = self._climaxes.frogs()[items.seat].body
        side = 1 if items.goal.x > body.pose.x else -1
        self._stage.run(lean(body, side * HUG, HUGGING))

    def _take_lead(self, items: SeatItems, gain: int, before: Sequence[SeatItems]) -> Script:
        """The laurel flies to a new head, once in a round and in the last one large.

        The *gain* has led to that.
        """
        seat = items.seat
        self._climaxes.laurel.pass_on([seat])
        tied = any(each.points == items.points for each in self._items if each is not items)
        words = self._headline(seat, tied=tied)
        if self.moments.shows_lead:
            yield from wait(self._tempo.real(ROLLING))  # no frog hides the points as they change
            yield from self.moments.crown(items, gain, before, words, final=self.final)
            return
        self._startle(each for each in before if each is not items)
        if not tied:
            points, person = [each.points for each in self._items], self._tempo.is_person(seat)
            words = lead_words(points, seat_name(seat), seat) if person else ""
        self._cheer(seat, words)

    def _headline(self, seat: Seat, *, tied: bool) -> str:
        """That a *seat* leads: who has won is said once all is counted."""
        leads = "quivvit.headline_final" if self.final else "quivvit.headline_lead"
        return say("quivvit.tied_cards" if tied else leads, name=seat_name(seat))

    def _tell_new_best(self, event: CardsTaken) -> None:
        """Cheer at whoever has the best turn so far, or who has found the best link there was.

        Not in the first round, in which not all have had a turn, nor what was shown large.
        """
        if self._size is LinkSize.GREAT:
            return
        seat, points = event.seat, total_value(card for _, card in event.cards)
        person = self._tempo.is_person(seat)
        words = new_best_words(points, seat, self._best(), person=person)
        if not words and person and points >= self.most > 0:
            words = say("quivvit.best_there_was")
        if words and self._round_sign.number > 1:
            self._cheer(seat, words)

    def _cheer(self, seat: Seat, words: str) -> None:
        """Confetti flies over a frog, and *words*, if any, are told at its tag meanwhile."""
        self._climaxes.play(Sound.LINK_GLOW, LEAD_TONE)
        self._particles.burst("confetti", *self._climaxes.frogs()[seat].head, BITS)
        if words:
            self._words.tell(seat, words)

    def _raise(self, token: Token) -> Script:
        up = replace(token.pose, y=token.pose.y - 16, sx=HELD, sy=HELD)
        yield from glide(token, up, 0.08)

    def _fly(self, token: Token, goal: Pose, seconds: float) -> Script:
        turns = round((token.pose.angle - goal.angle) / 360) * 360
        end, high = replace(goal, angle=goal.angle + turns), self._highest(token.pose, goal)
        yield from arc(token, end, seconds, high)
        self._stage.remove(token)

    def _highest(self, start: Pose, goal: Pose) -> float:
        """How high a card flies on its way, so that it stays below the top bar."""
        least = self._layout.top_bar.bottom + HELD * self._layout.card / 2
        return min(FLY_HIGH, max(0.0, (start.y + goal.y) / 2 - least))
