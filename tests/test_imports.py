"""Which package may import which, read from the syntax trees; nothing may be hidden.

An import counts wherever it stands: in a function, under ``TYPE_CHECKING``, anywhere.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Mapping, Set
from pathlib import Path

import pytest

from rules.games import REGISTRATIONS, Registration
from tests.paths import ROOT
from tests.source.imported_modules import (
    files,
    imported,
    imports_of_ours,
    modules,
    named,
    packages,
    reachable,
    roots,
)
from tests.source.syntax_trees import nodes, tree

# For what makes and measures things, never for play.
TOOLS = {"numpy", "scipy", "soundfile", "distributed"}
# What the extra ``research`` installs, for its adapters alone.
ADAPTED = {"numpy", "gymnasium", "pettingzoo", "pyspiel", "open_spiel"}
MAY_IMPORT = {
    "values": {"values"},
    "words": {"words"},
    "files": {"files"},
    "rules": {"rules", "values"},
    "bots": {"bots", "files", "rules", "values", "distributed"},
    "research": {"research", "rules", *ADAPTED},
    "archive": {"archive", "files", "rules", "values"},
    "phones": {
        *("phones", "rules", "values", "words"),
        *("websockets", "ifaddr", "segno", "font_fredoka_one"),
    },
    "seats": {"seats", "phones", "rules", "values", "pygame"},
    "sprites": {
        "sprites",
        "files",
        "values",
        "pygame",
        "pymunk",
        "font_fredoka_one",
        "fontpkg_nunito",
        *TOOLS,
    },
    "sounds": {"sounds", "values", "pygame", *TOOLS},
    "speech": {"speech", "values", "espeakng_loader", "prism"},
    "scenes": {
        *("scenes", "archive", "files", "rules", "bots", "seats", "phones"),
        *("speech", "sprites", "sounds", "values", "words"),
        *("pygame", "platformdirs", "tomlkit"),
    },
    "bench": {
        *(
            "bench",
            "scenes",
            "archive",
            "files",
            "rules",
            "bots",
            "research",
            "seats",
            "phones",
            "websockets",
            "sprites",
            "sounds",
            "speech",
            "words",
        ),
        *("pygame", *TOOLS),
    },
    "tools": {"tools", "scenes", "words", "pygame", "polib", "tomlkit"},
}
# Each folder of scenes may import itself and those before it. No scene imports another one that
# leads back to it: scenes/core/routes.py says how they open each other.
FOLDERS_OF_SCENES = (
    "core",
    "players",
    "ui",
    "table",
    "games/<game>",
    "games",
    "menus",
    "playback",
    "lessons",
    "narration",
    "phones",
    "kiosk",
    "app",
)
# Where modules of ours may be imported inside functions, so that the program starts sooner.
MAY_IMPORT_LATE = ("scenes/app/",)
# Where modules are loaded by a name that is no import: of a registered game, or of what may be
# missing.
MAY_LOAD_BY_NAME = (
    "rules/games.py",
    "bots/",
    "bench/",
    "scenes/core/game_parts.py",
    "scenes/app/",
    "sprites/render/",
    "speech/packages.py",
    "tools/packaging/",
)


def test_every_package_is_looked_at() -> None:
    assert packages() == MAY_IMPORT.keys()


@pytest.mark.parametrize("package", MAY_IMPORT)
def test_packages_import_only_what_they_may(package: str) -> None:
    for path in files(package):
        known = roots(path) - sys.stdlib_module_names
        assert known <= MAY_IMPORT[package], f"{path} imports {known - MAY_IMPORT[package]}"


def test_no_modules_import_each_other_in_a_circle() -> None:
    assert circles(imports_of_ours()) == []


def test_a_circle_is_found_with_all_its_modules() -> None:
    imports = {"a": {"b", "x"}, "b": {"c"}, "c": {"a"}, "x": {"y"}, "y": set[str]()}
    assert circles(imports) == [{"a", "b", "c"}]
    assert circles({"a": {"a"}}) == [{"a"}]


def circles(imports: Mapping[str, Set[str]]) -> list[Set[str]]:
    """The groups of modules each of which imports all others of its group, directly or not."""
    ahead = {name: reachable(name, imports) for name in imports}
    groups = {
        frozenset(other for other in ahead[name] if name in ahead[other])
        for name in imports
        if name in ahead[name]
    }
    return sorted(groups, key=sorted)


def folder_of_scenes(path: Path) -> str:
    """The entry of FOLDERS_OF_SCENES that a file belongs to."""
    first, *more = path.relative_to(ROOT / "scenes").parts
    return "games/<game>" if first == "games" and len(more) > 1 else first


def test_folders_of_scenes_import_only_those_before_them() -> None:
    for path in files("scenes"):
        if path == ROOT / "scenes" / "__init__.py":
            continue
        own = folder_of_scenes(path)
        for name in imported(path) & modules().keys():
            if name.startswith("scenes."):
                other = folder_of_scenes(modules()[name])
                earlier = FOLDERS_OF_SCENES.index(other) <= FOLDERS_OF_SCENES.index(own)
                assert earlier, f"{path} imports {name}"


def test_no_game_imports_another_game() -> None:
    for package in ("rules", "bots", "research/games", "scenes/games", "sprites"):
        for path in (ROOT / package).rglob("*.py"):
            own = game_of(path)
            others = {game_of(modules()[name]) for name in imported(path) & modules().keys()}
            assert not own or others <= {own, ""}, f"{path} imports {others - {own, ''}}"


def game_of(path: Path) -> str:
    """The game whose folder or file this is, or nothing."""
    games = {folder.name for folder in (ROOT / "scenes" / "games").iterdir() if folder.is_dir()}
    parts = set(path.relative_to(ROOT).with_suffix("").parts)
    return next(iter(parts & games), "")


def test_only_the_start_imports_our_modules_inside_functions() -> None:
    for name, path in modules().items():
        place = path.relative_to(ROOT).as_posix()
        at_top = {id(node) for node in tree(path).body}
        late = {
            module
            for node in nodes(path)
            if id(node) not in at_top
            for module in named(node, path) & modules().keys()
        }
        assert not late or place.startswith(MAY_IMPORT_LATE), f"{name} imports {late} late"


def test_modules_are_loaded_by_name_only_where_they_are_registered_or_may_be_missing() -> None:
    loaded = 0
    for name, path in modules().items():
        asked = [argument for node in nodes(path) for argument in loads(node)]
        loaded += len(asked)
        place = path.relative_to(ROOT).as_posix()
        assert not asked or place.startswith(MAY_LOAD_BY_NAME), f"{name} loads modules by name"
        for argument in asked:
            match argument:
                case ast.Constant(value=str(other)):
                    root, own = other.split(".")[0], name.split(".")[0]
                    allowed = root not in MAY_IMPORT or root in MAY_IMPORT[own]
                    assert allowed, f"{name} loads {other}"
    assert loaded


def loads(node: ast.AST) -> list[ast.expr]:
    """The name that *node* loads a module by, if it does."""
    match node:
        case ast.Call(func=ast.Name(id="import_module" | "find_spec"), args=[argument, *_]):
            return [argument]
        case ast.Call(func=ast.Attribute(attr="import_module" | "find_spec"), args=[argument, *_]):
            return [argument]
    return []


@pytest.mark.parametrize("game", REGISTRATIONS.values(), ids=lambda game: game.name)
def test_every_module_of_a_registered_game_exists(game: Registration) -> None:
    assert registered(game) <= modules().keys()


def registered(game: Registration) -> set[str]:
    """The modules that are imported for a game by their names in the registration."""
    parts = ("table", "game_box", "pages", "card_samples", "named_choices")
    return {game.rules, game.bots, game.search, *(f"{game.scenes}.{part}" for part in parts)}


def played() -> set[Path]:
    """All files of ours that the program needs, however far away."""
    starts = {
        "scenes.app.main",
        *(name for game in REGISTRATIONS.values() for name in registered(game)),
    }
    imports = imports_of_ours()
    return {modules()[name] for start in starts for name in {start, *reachable(start, imports)}}


def test_the_game_itself_needs_no_tools() -> None:
    assert ROOT / "rules/quibbit/state.py" in played()
    for path in played():
        assert path.relative_to(ROOT).parts[0] != "research"
        needed = roots(path) & (TOOLS | ADAPTED)
        assert not needed, f"{path} needs {needed}"


def test_only_the_seats_read_the_event_queue() -> None:
    readers = {"get", "poll", "wait"}
    for package in MAY_IMPORT.keys() - {"seats", "bench"}:  # bare pygame is measured too
        for path in files(package):
            for node in nodes(path):
                if (
                    isinstance(node, ast.Call)
                    and isinstance(node.func, ast.Attribute)
                    and node.func.attr in readers
                ):
                    assert ast.unparse(node.func.value) != "pygame.event", path
