"""What Frogger says of its events at a table, where what seats did is told by signs too."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from rules.core import Seat
from rules.frogger import Event, TurnBegan, TurnPassed, View
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
            told = self._tokens.panel_before(event.seat).told
            return say("frogger.hint_signs") if told else ""
        return super().hint(event)

    def deed(self, event: Event) -> str:
        words = next(map(capitalized, self.deeds(event)), "")
        if words:
            ended = bool(self.turn) and event is self.turn[-1]
            for seat in self.actors(event):
                self._signs.note(seat, words, self.turn if ended else [event])
        return words

    def told_to_others(self, event: Event) -> Mapping[Seat, str]:
        before = self._tokens.cards.acting
        if isinstance(event, TurnBegan) and self._out_of_moves(before):
            told = {before: say("frogger.deed_stuck")}
            self._signs.add(before, told[before], TurnPassed(before))
            return told
        told = {seat: deeds[0] for seat, deeds in self.losses(event).items()}
        for seat, words in told.items():
            self._signs.add(seat, words, event)
        return told
