"""Tables built at every shape of window and never drawn, and what is written on them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Generic, TypeVar

from scenes.table.captions.hint_slip import hint_slip
from scenes.table.captions.hint_strip import place_in_strip
from scenes.table.game_table import AnyTable
from sprites.pictures.pictures import Picture
from tests.scenes.running_app import RunningApp
from words import spoken
from words.phrases import capitalized

S = TypeVar("S", bound=tuple[Any, ...])
T = TypeVar("T", bound=AnyTable)


class BuiltTables(Generic[S, T]):
    """Makes a table for each shape and each language once, and builds it."""

    def __init__(self, make: Callable[[RunningApp, S], T]) -> None:
        self._make = make
        self._built: dict[tuple[S, str], T] = {}

    def __call__(self, app: RunningApp, shape: S) -> T:
        fit_window(app, shape)
        key = shape, spoken()
        if key not in self._built:
            self._built[key] = self._make(app, shape)
            self._built[key].build()
        return self._built[key]

    def clear(self) -> None:
        """Forget all tables: their app is closed."""
        self._built.clear()


def fit_window(app: RunningApp, shape: tuple[Any, ...]) -> None:
    """Draw for a window of that *shape*, with its size of text."""
    size, scale, *_ = shape
    app.context.renderer.resize(size)
    app.context.renderer.text_scale = scale


def event_pictures(table: AnyTable, event: Any) -> Iterator[Picture]:
    """What the top bar and the panels write of *event*."""
    table.top_bar.show_prompt(table.captions.banner(event))
    yield table.top_bar.shown[0]
    for seat in table.captions.actors(event):
        deed = table.captions.deed(event)
        assert deed == capitalized(deed)
        table.panels[seat].tell(deed)
        yield table.panels[seat]._deed.picture


def hint_picture(table: AnyTable, hint: str) -> Picture:
    """The slip of a *hint* as it lies in the hint strip of *table*."""
    renderer = table.context.renderer
    return hint_slip(renderer, hint, place_in_strip(renderer, hint, None)).picture
