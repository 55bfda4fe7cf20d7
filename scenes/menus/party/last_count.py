"""The last count of a party night, on its standing, and then who has won, as large as in a game."""

from __future__ import annotations

from collections.abc import Callable

from rules.core import Seat
from rules.party import Party
from scenes.core.context import Context
from scenes.core.script import Script, advance, wait
from scenes.menus.party.party_results import PARTY_PODIUM, party_ending, party_headline
from scenes.menus.party.tie_breaks import tie_breaks
from scenes.menus.party.told_points import ToldPoints
from scenes.table.climaxes.climaxes import Climaxes
from scenes.table.finish.finish import Finish
from scenes.table.seats.seat_frog import FrogPlace
from scenes.ui.widgets import WidgetGroup
from sounds.bank import Sound

SEEN_SECONDS, ADDED_SECONDS, MOST_SECONDS = 0.5, 0.35, 3.6  # of each seat; of all together
BEFORE_ORDER, ORDER_SECONDS, TIED_SECONDS = 0.3, 1.4, 2.4  # to read the order; and what decided
SWELL, SWELL_SECONDS = 0.08, 0.3
TONES = (0, 2, 4, 7, 9, 12)  # semitones: each sum sounds higher
FROG_WIDE = 160.0  # from how large a head over its column the winner leaps


class LastCount:
    """Uncovers the points of the last game of *party* on *widgets*, the worst first.

    A press hurries what is going on. ``told`` is nothing once all are told; *refresh* shows it.
    """

    def __init__(
        self, context: Context, party: Party, widgets: WidgetGroup, refresh: Callable[[], object]
    ) -> None:
        self._context, self._party, self._widgets = context, party, widgets
        self._refresh = refresh
        self.told: ToldPoints | None = ToldPoints()
        self.goes_on = self.is_over = self._hurried = False
        self._climaxes: Climaxes | None = None

    def hurry(self) -> None:
        """End what is going on at once, not what comes after it."""
        self._hurried = True

    def step(self) -> None:
        """Go on by one fixed step beside the script."""
        if self._climaxes:
            self._climaxes.step()

    def show(self) -> Script:
        """All of it, or what is left after the screen was laid out anew."""
        self.goes_on = True
        if self.told is not None:
            yield from self._hurriedly(self._uncover())
            self.told = None
            self._tell(Sound.ROUND, *self._order)
        finish = self._finish()
        is_decided = bool(tie_breaks(self._party))
        yield from self._hurriedly(wait(TIED_SECONDS if is_decided else ORDER_SECONDS))
        yield from self._hurriedly(finish.show())
        self.is_over = True

    def _uncover(self) -> Script:
        share = min(1.0, MOST_SECONDS / (self._party.seats * (SEEN_SECONDS + ADDED_SECONDS)))
        for number, seat in enumerate(reversed(self._order)):
            if self.told is None or seat in self.told.added:
                continue
            self.told = ToldPoints((*self.told.added, seat), self.told.added)
            self._tell(Sound.CARD_TAKEN, seat)
            yield from wait(share * SEEN_SECONDS)
            self.told = ToldPoints(self.told.seen, self.told.seen)
            self._tell(Sound.JOIN, seat, tone=TONES[number])
            yield from wait(share * ADDED_SECONDS)
        yield from wait(BEFORE_ORDER)

    def _tell(self, sound: Sound, *seats: Seat, tone: int = 0) -> None:
        """Show what is told now of *seats*."""
        self._refresh()
        self._context.bank.play(sound, tone)
        for seat in seats:
            self._widgets.swell(f"column-{seat}", SWELL, SWELL_SECONDS)

    def _hurriedly(self, script: Script) -> Script:
        """Run a *script* until it ends or somebody hurries."""
        while not self._hurried and advance(script):
            yield
        self._hurried = False

    def _finish(self) -> Finish:
        """Who has won, out of the heads over the columns."""
        self._climaxes = Climaxes(self._context, self._widgets.stage, list)
        boxes = {widget.name: widget.box for widget in self._widgets.shown}
        columns = {seat: boxes[f"column-{seat}"] for seat in self._order}
        self._climaxes.starts = {
            seat: FrogPlace(box.centre[0], box.y + FROG_WIDE, FROG_WIDE)
            for seat, box in columns.items()
        }
        ending = party_ending(self._party)
        words = party_headline(ending)
        return Finish(self._climaxes, self._widgets.stage, ending, PARTY_PODIUM, words)

    @property
    def _order(self) -> list[Seat]:
        return [seat for tied in self._party.standing() for seat in tied]
