"""The languages by their own names; choosing one speaks it from now on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from scenes.core.choice_fields import value_label
from scenes.core.context import Context
from scenes.core.scene import Pop, Transition
from scenes.ui.menu.list_screen import ListRow, ListScreen
from seats.devices import Device
from words import say, spoken


class LanguageMenu(ListScreen):
    """A row for each language that is offered; the focus is on the one that is spoken."""

    def __init__(self, context: Context, device: Device | None = None) -> None:
        super().__init__(context, spoken(), device)

    def title(self) -> str:
        return say("settings.language")

    def rows(self) -> Sequence[ListRow]:
        return [self._row(language) for language in self.context.kiosk_rules.offered_languages]

    def _row(self, language: str) -> ListRow:
        icon = "icon-check" if language == spoken() else ""
        words = value_label("settings", "language", language)
        return ListRow(language, words, partial(self._choose, language), icon=icon)

    def _choose(self, language: str, device: Device) -> Transition:
        settings = self.context.settings
        self.context.keep(replace(settings, language=language))  # type: ignore[arg-type]
        return Pop()
