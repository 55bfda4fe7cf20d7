"""The finish of a match: the winners fill the screen until the podium takes their place."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import replace
from itertools import accumulate, pairwise

from rules.core import Seat
from scenes.core.ending import Ending, ResultRow
from scenes.core.memory import trim_heap
from scenes.core.script import Script, after, together, wait
from scenes.players.winners import winners_in_words
from scenes.table.climaxes.climaxes import Climaxes
from scenes.table.climaxes.headline import SETTLING_SECONDS
from scenes.table.climaxes.spotlight import token_box
from scenes.table.finish.entering import enter
from scenes.table.finish.finish_words import FinishWords
from scenes.table.finish.joy import CHEER_SECONDS, JUMPS, Joy
from scenes.table.finish.losers import Losers, seat_token
from scenes.table.finish.splash import Splash
from scenes.ui.menu.backdrop import DAWN
from scenes.ui.placed_drawings import DrawingAt
from scenes.ui.podium_look import PodiumLook
from scenes.ui.winning.entrance import DRAWINGS
from scenes.ui.winning.own_poses import own_pose
from scenes.ui.winning.winning_act import HEAD, Accessory
from sounds.bank import Sound
from sprites.motion.ease import in_out_sine, in_quad
from sprites.motion.gestures import rise, squashed
from sprites.motion.motions import fade, glide
from sprites.motion.timestep import STEP, steps_in
from sprites.pictures.anchors import FROG_FEET
from sprites.pictures.builds import reach
from sprites.pictures.geometry import Box
from sprites.pictures.palette import palette_of, scene_palette_of
from sprites.pictures.pictures import Art, Picture
from sprites.pictures.pose import Pose
from sprites.render.background import expect_background
from sprites.stage.lit_view import LitView
from sprites.stage.stage import Stage
from sprites.stage.token import LIT, Token

VIEW_Z, SPLASH_Z, AROUND_Z, SEAT_Z = 4.0, 6.0, 7.0, 7.5
LOSER_Z = 9.5  # behind the winners and their name
WINNER_Z, TIE_Z = 10.0, 15.0
NEAR, LARGE = 0.75, 0.4  # of the way from the table that is cut, unless it is so large there
SEAT_WIDE = 1.0  # what a winner sits on, of its width
WINNER, WINNERS = 0.92, 0.94  # how wide a winner is, of the height; all together, of the width
APART, BODY = 0.82, 0.84  # of a winner's width: from one to the next, whose hands meet; a winner
SHADOWED = 1.06  # how high it is with its shadow, of that
TALL = 0.94  # how high it is over its feet while it leaps, of the same
LOW, HANDS = 0.01, 0.66  # what the name hides of the feet; hands; of that width
FREE = 0.04  # what stays free over all, of the height
LEAP_HIGH, LEAST_HIGH, FADE_SECONDS = 260.0, 40.0, 0.2
LANDED_SECONDS = 0.1  # for which they take it in their own way, until they crouch
CROUCH, CROUCH_SECONDS = 0.07, 0.08  # of their height, before the name
BEAT = "frog-triumph"  # how those who tie look for a moment at last
TIE, TIE_FROM, TIE_SECONDS = 0.24, 2.4, 0.14  # the sign of a tie, of a winner's width; its fall
JUMP, JUMP_SECONDS, JUMP_LATER = 34.0, 0.4, 0.12  # of what is around; from one to the next
FILLED_SECONDS = 2.3  # from when the view is there until the podium is
LEAST_SECONDS, CALM_SECONDS = 0.4, 0.9  # of the last jump; with reduced motion all stands still


class Finish:
    """Shows the *ending* on *stage* with the *look* of a game; at last all is as it was before.

    The *headline* names who has won a match, if it is not given.
    """

    def __init__(
        self, climaxes: Climaxes, stage: Stage, ending: Ending, look: PodiumLook, headline: str = ""
    ) -> None:
        self._climaxes, self._stage, self._ending = climaxes, stage, ending
        self._view, self._falls, self._fanfare = look.view, look.shower, _fanfare(ending, look)
        renderer, winners = stage.renderer, ending.winners
        renderer.forget_transformed()  # the cards of the table
        trim_heap()
        self._words = FinishWords(stage, ending, headline or winners_in_words(ending))
        self._wide = self._widest(len(winners))
        self._places, self._entrance = self._row(winners), look.entrance
        self._act = look.act if len(winners) == 1 and winners[0].seat is not None else None
        self._behind = LitView(renderer, look.view or DAWN, look.light)
        self._losers = Losers(stage, ending, self._words.place, LOSER_Z, look)
        around, behind = (map(self._beside, each) for each in (look.around, look.behind))
        self._around = [*behind, *(token for token in around if not self._is_hidden(token))]
        self._seats = [
            self._lit(seat_token(look.seat, at, SEAT_WIDE * self._wide, SEAT_Z))
            for at in self._places if look.seat
        ]  # fmt: skip
        self._winners = [self._winner(i, winner) for i, winner in enumerate(winners)]
        act = self._act
        self._accessories = self._at_winner(*act.accessories) if act else []
        self._headgear = self._at_winner(act.headgear) if act else []
        self._splash = Splash(stage, look.splash, self._places[0].y, SPLASH_Z)
        self._ties = [self._tie(*pair) for pair in pairwise(self._places)]
        self._joy = Joy(
            stage, self._winners, self._wide, act, self._accessories, self._headgear, self._ties,
            self._beats,
        )  # fmt: skip

    def show(self) -> Script:
        """All of it."""
        climaxes, stage = self._climaxes, self._stage
        pieces = [token for token in climaxes.pieces if token.visible]
        climaxes.hit(0.6)
        for token in pieces:
            token.visible = False
        self._behind.order = stage.add_effect(self._behind, LIT + VIEW_Z)
        self._behind.show()
        climaxes.spotlight.end_match()  # the view covers all of the table
        stage.add(*self._around, *self._seats, *self._winners)
        yield
        climaxes.throw_confetti(near=True, falls=self._falls)
        climaxes.play(self._fanfare)
        climaxes.play(Sound.HOP)
        yield from together(*map(self._enter, self._winners, self._places))
        for winner in self._ending.winners:
            climaxes.play(Sound.CROAK, winner.frog)
        climaxes.hit(0.5)
        yield  # from here on no frame draws two things that are large
        stage.run(self._behind.prepare_light())
        yield from wait(LANDED_SECONDS)
        spent = yield from _counted(self._fill_screen())
        self._expect_podium()
        left = max(LEAST_SECONDS, FILLED_SECONDS - STEP * spent)
        climaxes.throw_confetti(falls=self._falls)
        self._joy.jump_again(left)
        for number, token in enumerate(self._around):
            stage.run(after(number * JUMP_LATER, rise(token, JUMP, JUMP_SECONDS)))
        yield from wait(CALM_SECONDS if stage.renderer.reduced_motion else left)
        self._behind.hide()
        stage.remove(
            *self._around, *self._seats, *self._winners, *self._accessories, *self._headgear,
            *self._ties, *self._words.tokens, *self._splash.tokens,
            *self._losers.tokens, *self._losers.others,
        )  # fmt: skip
        for token in pieces:
            token.visible = True

    def _fill_screen(self) -> Script:
        """The name, light, why, and what winners do for joy."""
        yield from self._crouch()
        yield from self._words.stamp()
        self._behind.light_up()
        self._stage.run(self._splash.throw())
        self._stage.run(self._losers.come())
        yield from wait(SETTLING_SECONDS)
        self._words.show_reason()
        self._stage.add(*self._accessories, *self._headgear)
        yield from together(self._joy.act(), *map(self._join, self._ties))

    def _widest(self, count: int) -> float:
        """How wide *count* winners are: there is room over all for their jumps."""
        renderer = self._stage.renderer
        room = WINNERS * renderer.width / (BODY + APART * (count - 1))
        high = self._words.top - FREE * renderer.height - JUMPS
        return min(WINNER * renderer.height, room, high / (HEAD - LOW))

    def _crouch(self) -> Script:
        """Winners crouch, before the name is there."""
        stage = self._stage
        steps = steps_in(CROUCH_SECONDS)
        low = [1.0 - winner.offset.sy for winner in self._winners]
        claims = [winner.claim("offset") for winner in self._winners]
        for step in range(1, steps + 1):
            share = in_out_sine(step / steps)
            if not stage.renderer.reduced_motion:
                for claim, start in zip(claims, low, strict=True):
                    claim.set_offset(squashed(start + (CROUCH - start) * share))
            yield
        for winner, place in zip(self._winners, self._places, strict=True):
            winner.picture = self._landed(winner, place)

    def _expect_podium(self) -> None:
        """Have the view behind the podium drawn: sooner, it would be one large picture more."""
        renderer = self._stage.renderer
        renderer.forget_prefetched()  # frogs that were too late would be drawn at the podium
        if self._view:
            expect_background(renderer, Art(self._view, renderer.width))

    def _row(self, winners: Sequence[ResultRow]) -> list[Pose]:
        """Where *winners* stand hand in hand, all but their feet over the headline."""
        reaches = [
            reach(palette_of(each.frog))[0] if each.seat is not None else 1 for each in winners
        ]
        steps = (APART * self._wide * (one + next_) / 2 for one, next_ in pairwise(reaches))
        xs = [*accumulate(steps, initial=0.0)]
        left = (self._stage.renderer.width - xs[-1]) / 2
        feet = self._words.top + LOW * self._wide
        return [Pose(left + x, feet) for x in xs]

    def _beside(self, drawing: DrawingAt) -> Token:
        """What belongs to the game, beside the winners."""
        renderer, part = self._stage.renderer, drawing.part(1.0)
        place = Pose(renderer.width / 2 + part.x, renderer.height / 2 + part.y)
        return self._lit(Token(part.picture, place, AROUND_Z, "around"))

    def _is_hidden(self, token: Token) -> bool:
        """Whether a part of a *token* would be behind the winners or a loser, or under one."""
        renderer, side = self._stage.renderer, BODY * self._wide
        winners = (Box(at.x - side / 2, at.y - side, side, SHADOWED * side) for at in self._places)
        boxes = (token_box(renderer, loser) for loser in self._losers.tokens)
        losers = (Box(at.x, at.y, at.w, renderer.height - at.y) for at in boxes)
        return any(map(token_box(renderer, token).overlaps, (*winners, *losers)))

    def _lit(self, token: Token) -> Token:
        """A *token* over the darkness, rendered soon."""
        token.lit = True
        self._stage.renderer.prefetch(token.picture)
        return token

    def _winner(self, number: int, winner: ResultRow) -> Token:
        """A large frog on its way from where it was, looking to its place."""
        art = DRAWINGS[self._entrance] if winner.seat is not None else "frog-toy-leap"
        starts = self._climaxes.starts
        place = starts.get(Seat(winner.frog)) or self._climaxes.frogs()[winner.frog].place
        start, at = Pose(place.x, place.y).scaled(place.width / self._wide), self._places[number]
        start = start if start.sx > LARGE else start.mixed(at, NEAR)
        picture = Art(art, self._wide, scene_palette_of(winner.frog), self._looks_left(at))
        entering = replace(picture, mirrored=at.x < place.x)
        token = Token(entering, start, WINNER_Z, "winner", FROG_FEET)
        token.lit = True
        names = {*self._poses(picture), *self._beats}
        later = (replace(picture, name=name) for name in names)
        self._stage.renderer.prefetch(entering, self._own(picture), *later)
        return token

    def _looks_left(self, place: Pose) -> bool:
        """Whether one looks to the left at its *place*, as the right half of those who tie do."""
        return place.x > self._stage.renderer.width / 2 + 1

    def _at_winner(self, *drawn: Accessory | None) -> list[Token]:
        """What of *drawn* there is, at a single winner."""
        feet, found = self._places[0], [one for one in drawn if one]
        frog = self._winners[0].picture
        assert isinstance(frog, Art)
        return [self._lit(one.token(frog, feet, WINNER_Z, "accessory")) for one in found]

    def _tie(self, left: Pose, right: Pose) -> Token:
        """The sign of a tie, over the hands of two winners."""
        place = Pose((left.x + right.x) / 2, left.y - HANDS * self._wide)
        return self._lit(Token(Art("tie", TIE * self._wide), place, TIE_Z, "tie"))

    def _enter(self, winner: Token, place: Pose) -> Script:
        if winner.reduced_motion:
            winner.picture, winner.pose = self._landed(winner, place), place.with_alpha(0.0)
            yield from fade(winner, 1.0, FADE_SECONDS)
            return
        high = min(LEAP_HIGH, self._room_over(winner.pose, place))
        yield from enter(winner, self._entrance, place, self._wide, high)
        winner.picture = self._own(self._landed(winner, place))

    def _room_over(self, start: Pose, place: Pose) -> float:
        """How much there is over a winner halfway from *start* to its *place*."""
        middle = (start.y + place.y) / 2
        return max(LEAST_HIGH, middle - TALL * self._wide * (start.sx + place.sx) / 2)

    def _poses(self, picture: Picture) -> Sequence[str]:
        """How a winner of *picture* looks once it has landed, and in the end."""
        assert isinstance(picture, Art)
        if "toy" in picture.name:
            return ("frog-toy-sit",)
        act = self._act
        return (act.before or act.pose, act.pose) if act else ("frog-cheer",)

    def _landed(self, winner: Token, place: Pose) -> Art:
        assert isinstance(winner.picture, Art)
        name = self._poses(winner.picture)[-1 if winner.reduced_motion else 0]
        return replace(winner.picture, name=name, mirrored=self._looks_left(place))

    def _own(self, landed: Art) -> Art:
        """A winner that takes the victory in its own way; a toy has none."""
        if "toy" in landed.name or landed.palette is None:
            return landed
        return replace(landed, name=own_pose(landed.palette, won=True))

    @property
    def _beats(self) -> Sequence[str]:
        """How winners look while they jump for the last time, if not as before."""
        beat = self._act.beat if self._act else BEAT
        is_toy = any(winner.seat is None for winner in self._ending.winners)
        return [] if is_toy or not beat else [beat]

    def _join(self, tie: Token) -> Script:
        """The sign of a tie falls between two who clap their hands."""
        yield from wait(CHEER_SECONDS)
        rest = tie.pose
        tie.pose = rest if tie.reduced_motion else rest.scaled(TIE_FROM)
        self._stage.add(tie)
        yield from glide(tie, rest, TIE_SECONDS, in_quad)


def _fanfare(ending: Ending, look: PodiumLook) -> Sound:
    """The tune of an *ending*: nobody is glad if the dummy has won, or somebody alone has not."""
    winners = ending.winners
    if ending.missed or any(winner.seat is None for winner in winners):
        return Sound.MATCH_OVER
    return look.fanfare if len(winners) == 1 else Sound.TIE


def _counted(script: Script) -> Generator[None, None, int]:
    """Run *script*; returns in how many steps."""
    steps = 0
    for _ in script:
        steps += 1
        yield
    return steps
