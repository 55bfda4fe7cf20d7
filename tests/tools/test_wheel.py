from __future__ import annotations

import os
import re
import subprocess
import sys
import venv
from pathlib import Path
from zipfile import ZipFile

import pytest

from tests.paths import ROOT

PACKAGES = (
    "archive",
    "files",
    "phones",
    "rules",
    "bots",
    "research",
    "seats",
    "scenes",
    "speech",
    "sprites",
    "sounds",
    "values",
    "words",
)
GONE = {"__pycache__", ".mypy_cache", ".ruff_cache"}


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built without network by the tools that are here."""
    folder = tmp_path_factory.mktemp("dist")
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)],
        cwd=ROOT,
        check=True,
        capture_output=True,
    )
    (built,) = folder.iterdir()
    return built


@pytest.fixture(scope="module")
def machine(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of programs of an environment that has our dependencies and the wheel."""
    home = tmp_path_factory.mktemp("machine")
    builder = venv.EnvBuilder(with_pip=False)
    builder.create(home)
    programs = Path(builder.ensure_directories(home).bin_path)
    site = Path(_ask(programs, "import site; print(site.getsitepackages()[0])"))
    here = _ask(Path(sys.executable).parent, "import site; print(site.getsitepackages()[0])")
    (site / "borrowed.pth").write_text(f"{here}\n")
    subprocess.run(
        [str(programs / "python"), "-m", "pip", "install", "--no-deps", "--no-index", str(wheel)],
        env={**os.environ, "HOME": str(home)},  # pip asks rustc for its version, which writes there
        check=True,
        capture_output=True,
    )
    return programs


def _ask(programs: Path, question: str) -> str:
    return subprocess.run(
        [str(programs / "python"), "-I", "-c", question], check=True, capture_output=True, text=True
    ).stdout.strip()


def test_the_wheel_holds_every_file_of_every_package(wheel: Path) -> None:
    with ZipFile(wheel) as archive:
        packed = {name for name in archive.namelist() if ".dist-info/" not in name}
    files = [path for name in PACKAGES for path in (ROOT / name).rglob("*") if path.is_file()]
    wanted = {str(path.relative_to(ROOT)) for path in files if not GONE & set(path.parts)}
    assert packed == {*wanted, "run_game.py"}
    assert any(name.endswith(".svg") for name in packed)
    assert any(name.endswith(".ogg") for name in packed)


def test_the_installed_program_plays_a_match_from_another_folder(
    machine: Path, tmp_path: Path
) -> None:
    surroundings = {name: text for name, text in os.environ.items() if name != "PYTHONPATH"}
    seats = ["--seats", "random", "random"]
    ended = subprocess.run(
        [str(machine / "croakade"), "--headless", "--demo", "--game", "quibbit", *seats],
        cwd=tmp_path,
        env=surroundings,
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert (ended.returncode, ended.stderr) == (0, "")
    assert re.fullmatch(r"quibbit with seed \d+: 1\. .+\n", ended.stdout)
    where = _ask(machine, "import scenes; print(scenes.__file__)")
    assert Path(where).is_relative_to(machine.parent)


def test_the_readme_has_two_commands_and_ci_runs_the_second() -> None:
    commands = re.findall(r"^```sh\n(.*?)^```", (ROOT / "README.md").read_text(), re.M | re.S)
    play, test = (command.strip() for command in commands)
    assert "\n" not in play
    assert "\n" not in test
    assert play.endswith(".venv/bin/python run_game.py")
    assert test.endswith(".venv/bin/python -m pytest")
    extract = "awk '/^```/ { fence++; next } fence == 3' README.md"
    assert f"tests=$({extract})" in (ROOT / ".ci" / "run").read_text()
    found = subprocess.run(["bash", "-c", extract], cwd=ROOT, capture_output=True, text=True)
    assert found.stdout.strip() == test


def test_both_locks_agree_and_name_no_index() -> None:
    pins = [
        set(re.findall(r"^([\w.-]+)==(\S+)", (ROOT / name).read_text(), re.M))
        for name in ("requirements.lock", "requirements-dev.lock")
    ]
    assert pins[0] < pins[1]
    for name in ("requirements.lock", "requirements-dev.lock"):
        assert not re.search(r"https?://|--(extra-)?index|--find-links", (ROOT / name).read_text())
