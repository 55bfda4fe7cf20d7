"""The results of a match: frogs on a podium, why it ended, and what next."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from archive.archive import AnyMatch
from rules.breakdown import Breakdown, TieBreak, breakdown_of, tie_break
from rules.games import REGISTRATIONS, game_called
from rules.party import evening_wins, games_for, points_for_places
from scenes.core.context import Context
from scenes.core.ending import Ending
from scenes.core.kiosk.coin_box import price_for
from scenes.core.scene import Push, Reset, Transition
from scenes.menus.game_boxes import box_front
from scenes.menus.insert_coin import paid
from scenes.menus.lobby.seat_setup import back_to_lobby, remembered_options
from scenes.menus.podium.podium_screen import PodiumScreen
from scenes.menus.podium.podium_signs import PodiumScore
from scenes.menus.score_sheet import ScoreSheet
from scenes.players.winners import winners_in_words
from scenes.ui.buttons import ButtonSpec
from scenes.ui.podium_look import PodiumLook, look_of_podium
from seats.devices import Device
from sounds.bank import Sound
from sprites.pictures.pictures import Picture
from sprites.render.background import Background
from words import say
from words.numbers import Number, spelled

ALIKE = 2  # letters in which names differ that are taken for each other


class Results(PodiumScreen):
    """Shows the *ending* of a *match*, before the *background* of its table or that of menus."""

    def __init__(
        self, context: Context, match: AnyMatch, ending: Ending, background: Background | None
    ) -> None:
        outcome = match.state.outcome()
        if outcome and context.party and not context.party.is_over:  # else it is counted last
            ending = _with_pay(ending, points_for_places(outcome.places, match.seats))
        super().__init__(context, "rematch", ending, background)
        self._match = match
        if outcome and not context.party and context.seating.all_people():
            context.evening = (*context.evening, outcome.places)

    def look(self) -> PodiumLook:
        return look_of_podium(self._match.game.name)

    def headline(self) -> str:
        return winners_in_words(self.ending)

    def on_menu_button(self, device: Device) -> Transition:
        goes_on = self.context.party or self._may_play_again()
        return super().on_menu_button(device) if goes_on else self.actions.refuse()

    def buttons(self) -> Sequence[ButtonSpec]:
        adds_up = self._breakdown.add_up and not self.context.party  # whose points are others
        key = "results.points" if adds_up else "results.counted"
        counted = ButtonSpec("points", say(key), self._points, "icon-records")
        points = () if self._breakdown.is_empty else (counted,)
        replay = ButtonSpec("replay", say("results.replay"), self._replay, "icon-again")
        if self.context.party:
            standing = say("party.standing")
            return (ButtonSpec("rematch", standing, self._standing, "icon-check"), *points, replay)
        again = ButtonSpec("rematch", say("results.rematch"), self._rematch, "icon-check")
        lobby = ButtonSpec("lobby", say("results.lobby"), self._change_seats, "icon-person")
        offered = self._match.game.name in self.context.kiosk_rules.games
        return (
            *([again] if self._may_play_again() else ()),
            *([self._next_game_button(name)] if (name := self._next_game()) else ()),
            *([lobby] if offered else ()),
            replay,
            *points,
            ButtonSpec("home", say("results.home"), self.go_back, "icon-back", Sound.MENU_BACK),
        )

    def icon(self, button: ButtonSpec, high: float) -> Picture:
        if button.name == "next" and (name := self._next_game()):
            return box_front(name, high)
        return super().icon(button, high)

    def shows_headline(self) -> bool:
        return len(self.ending.winners) > 1  # a single one was named at the finish

    def reason(self) -> str:
        """Why it is over, or what broke a tie, that for the best places if there are several."""
        found = self._tie_break
        if found is None:
            return self.ending.reason
        return say(f"{self._match.game.name}_points.tie_{found.name}")

    def decided(self) -> PodiumScore | None:
        if (found := self._tie_break) is None:
            return None
        amounts = tuple((seat, spelled(amount)) for seat, amount in found.amounts)
        return PodiumScore(amounts, self.look().tie_break)

    def evening(self) -> PodiumScore | None:
        if self.context.party or len(self.context.evening) < 2:
            return None
        wins = evening_wins(self.context.evening)
        best = sorted(wins, key=lambda seat: (-wins[seat], seat))
        return PodiumScore(tuple((seat, str(wins[seat])) for seat in best)) if best else None

    @property
    def _tie_break(self) -> TieBreak | None:
        outcome = self._match.state.outcome()
        return tie_break(self._breakdown, outcome) if outcome else None

    @property
    def _breakdown(self) -> Breakdown:
        return breakdown_of(self._match.game, self._match.state.view(None))

    def _points(self, device: Device) -> Transition:
        order = [row.seat for row in self.ending.rows if row.seat is not None]
        winners = [row.seat for row in self.ending.winners if row.seat is not None]
        name, points = self._match.game.name, self._breakdown
        return Push(ScoreSheet(self.context, name, points, order, device, winners))

    def _next_game(self) -> str | None:
        """The next game on the list for as many players, if there is another.

        One whose title reads like the same again is named only if there is no other.
        """
        offered, name = self.context.kiosk_rules.games, self._match.game.name
        after = offered.index(name) + 1 if name in offered else 0
        games = games_for(self._match.seats, (*offered[after:], *offered[:after]))
        others = [game for game in games if game != name]
        return min(others, key=lambda game: _reads_like(game, name), default=None)

    def _next_game_button(self, name: str) -> ButtonSpec:
        words = say("results.next_game", game=REGISTRATIONS[name].title)
        return ButtonSpec("next", words, partial(self._open_lobby, name), "icon-play")

    def _open_lobby(self, name: str, device: Device) -> Transition:
        context, game = self.context, game_called(name)
        lobby = context.routes.lobby(game, remembered_options(context, game))
        return Reset(lobby, context.routes.title(name))

    def go_back(self, device: Device) -> Transition:
        if self.context.party:
            return self._standing(device)
        return Reset(self.context.routes.title(self._match.game.name))

    def _standing(self, device: Device) -> Transition:
        return Reset(self.context.routes.standing())

    def _may_play_again(self) -> bool:
        """Whether the owner of a kiosk allows the same match once more."""
        seating = self.context.seating
        bots = [name for seat in seating.seats() if (name := seating.bot_name(seat))]
        match = self._match
        return self.context.kiosk_rules.allows_match(match.game, match.options, bots)

    def _rematch(self, device: Device) -> Transition:
        price = price_for(self.context.seating.occupants())
        return paid(self.context, price, self._play_again, say("coins.continue"))

    def _play_again(self) -> Transition:
        context, match = self.context, self._match
        occupants = [context.seating.occupant(seat) for seat in context.seating.seats()]
        return Reset(context.routes.table(match.game, match.options, occupants, context.seed()))

    def _change_seats(self, device: Device) -> Transition:
        return back_to_lobby(self.context, self._match)

    def _replay(self, device: Device) -> Transition:
        context = self.context
        return Push(context.routes.replay(self._match, context.seating.occupants(), device))


def _with_pay(ending: Ending, points: Sequence[Number]) -> Ending:
    """The *ending* with the *points* for a party night under each name."""
    rows = []
    for row in ending.rows:
        pays = say("party.pays", points=spelled(points[row.frog]))
        rows.append(replace(row, words=f"{row.words}\n{pays}" if row.words else pays))
    return Ending(rows, ending.reason)


def _reads_like(game: str, other: str) -> bool:
    """Whether the names of two games differ in a few letters only."""
    differ = sum(one != two for one, two in zip(game, other, strict=False))
    return len(game) == len(other) and differ <= ALIKE
