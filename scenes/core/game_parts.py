"""What the scenes show of a game, loaded from the game's own package when it is asked for.

``rules/games.py`` says which package that is. Each function here names the module it looks into
and what that module has to define.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from rules.games import REGISTRATIONS, AnyGame


def table_class(name: str) -> Any:
    """``table.TABLE``: the class of the game's table, a subclass of `GameTable`."""
    return _part(name, "table").TABLE


def box_look(name: str) -> Any:
    """``game_box.BOX``: the `GameBoxLook` of the game's box on the title."""
    return _part(name, "game_box").BOX


def box_cover(name: str, scale: float) -> Sequence[Any]:
    """``game_box.COVER``: the picture on the front of the box, as `Part` from the top left.

    It has a `DrawingAt`, or the like, for each of them, and is 240 x 300 before it is enlarged by
    *scale*.
    """
    return [drawing.part(scale) for drawing in _part(name, "game_box").COVER]


def box_contents(name: str, scale: float) -> Sequence[Any]:
    """``game_box.CONTENTS``: what looks out of the open box, as `Part`.

    It is 240 x 110 before it is enlarged by *scale*.
    """
    return [drawing.part(scale) for drawing in _part(name, "game_box").CONTENTS]


def help_chapters(game: AnyGame) -> Sequence[Any]:
    """``pages.chapters``: the rules as each `Chapter` of the help."""
    chapters: Sequence[Any] = _part(game.name, "pages").chapters(game)
    return chapters


def card_samples(name: str) -> Iterable[Any]:
    """``card_samples.samples``: a `CardSample` of each card that is more than a drawing."""
    samples: Iterable[Any] = _part(name, "card_samples").samples()
    return samples


def named_choices(name: str) -> Any:
    """``named_choices.NAMED_CHOICES``: the `NamedChoices` of the game."""
    return _part(name, "named_choices").NAMED_CHOICES


def public_state(name: str, view: Any) -> Any:
    """``public_state.public_state``: the `PublicState` of *view*; ``None`` for a game without."""
    module = _optional_part(name, "public_state")
    return module.public_state(view) if module else None


def shown_view(name: str) -> Any:
    """``shown_view.SHOWN_VIEW``: the `ShownView` of the game; ``None`` for a game without."""
    module = _optional_part(name, "shown_view")
    return module.SHOWN_VIEW if module else None


def podium_look(name: str) -> Any:
    """``podium.PODIUM``: the `PodiumLook` of the game; ``None`` for a game without."""
    module = _optional_part(name, "podium")
    return module.PODIUM if module else None


def has_lesson(name: str) -> bool:
    """Whether the game has a lesson."""
    return name in REGISTRATIONS and _lesson_file(name).is_file()


def lesson_text(name: str) -> str:
    """The file ``lesson.toml``, from which `Lesson` is read."""
    return _lesson_file(name).read_text(encoding="utf-8")


def _lesson_file(name: str) -> Path:
    package = import_module(REGISTRATIONS[name].scenes)
    assert package.__file__, "a game's scenes are a package of files"
    return Path(package.__file__).with_name("lesson.toml")


def _optional_part(name: str, module: str) -> Any:
    path = f"{REGISTRATIONS[name].scenes}.{module}"
    return import_module(path) if find_spec(path) else None


def _part(name: str, module: str) -> Any:
    return import_module(f"{REGISTRATIONS[name].scenes}.{module}")
