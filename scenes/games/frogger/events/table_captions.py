"""What Frogger says of its events at a table: no more than there is room for, and can be seen."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence

from rules.core import Seat
from rules.frogger import Event, TurnBegan, View
from scenes.games.frogger.components.deed_signs import DeedSigns
from scenes.games.frogger.events.captions import FroggerCaptions
from scenes.games.frogger.tokens import FroggerTokens
from words import say
from words.phrases import capitalized


class FroggerTableCaptions(FroggerCaptions):
    """Tells events at the table with these *tokens*, from *view* on.

    What seats did is noted as *signs* too. *out_of_moves* tells whether the turn of a seat ends as
    nothing can be moved.
    """

    def __init__(
        self, view: View, tokens: FroggerTokens, signs: DeedSigns,
        out_of_moves: Callable[[Seat], bool],
    ) -> None:  # fmt: skip
        super().__init__(view.path, view.acting, free=view.options.free_swim)
        self._tokens, self._signs, self._out_of_moves = tokens, signs, out_of_moves

    def hint(self, event: Event) -> str:
        if isinstance(event, TurnBegan) and not self._tokens.tray.counts_moves:
            return ""  # what it speaks of is not shown
        return super().hint(event)

    def deed(self, event: Event) -> str:
        deeds = list(map(capitalized, self.deeds(event)))
        words, seats = self._fitting(deeds, self.actors(event)), self.actors(event)
        if words and self.turn and event is self.turn[-1]:
            for seat in seats:
                self._signs.note(seat, words, self.turn)
        return words

    def told_to_others(self, event: Event) -> Mapping[Seat, str]:
        before = self._tokens.cards.acting
        if isinstance(event, TurnBegan) and self._out_of_moves(before):
            return {before: say("frogger.deed_stuck")}
        return {seat: self._fitting(deeds, [seat]) for seat, deeds in self.losses(event).items()}

    def _fitting(self, deeds: Sequence[str], seats: Collection[Seat]) -> str:
        """The first of the *deeds* that these seats have room for, or the last."""
        panels = [self._tokens.panels[seat] for seat in seats]
        fitting = (
            words for words in deeds if all(panel.has_room_to_tell(words) for panel in panels)
        )
        return next(fitting, deeds[-1] if deeds else "")
