"""The status of a kiosk, in a file that its owner can read at any time."""

from __future__ import annotations

import json
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from typing import Protocol

from files.replacing import replace_file
from scenes.core.memory import resident_mib
from scenes.core.scene import Scene
from scenes.playback.attract import Attract
from scenes.table.table_scene import TableScene
from seats.occupants import Away, BotPlayer, Occupant, Person, Vacant
from seats.seating import Seating

PERIOD = 10.0  # seconds between two reports
# The names of scenes in the file, which programs may read; they outlive those of the classes.
_NAMES = {
    "BindingsMenu": "meanings",
    "ClosedScreen": "night",
    "ClosingWarning": "closing",
    "ConsentDialog": "consent",
    "ControlsHelp": "controls",
    "ControlsMenu": "controls",
    "Dialog": "notice",
    "HelpContents": "help",
    "JoinMenu": "joining",
    "JoystickSetup": "mapping",
    "LessonScene": "lesson",
    "MatchList": "matches",
    "MissingDeviceDialog": "missing",
    "OperatorMenu": "operator",
    "OptionsMenu": "optionmenu",
    "RebindDialog": "rebinding",
    "ResumeOffer": "offer",
    "SeatMenu": "chair",
    "UnknownPadDialog": "stranger",
}


class FrameCounts(Protocol):
    """What the loop counts."""

    @property
    def late(self) -> int:
        """Frames that took too long."""

    @property
    def pictures(self) -> int:
        """Frames in which the picture has changed."""


def status(
    scenes: Sequence[Scene], seating: Seating, when: datetime, frames: FrameCounts
) -> dict[str, object]:
    """What is going on: no choices and no names, only what anybody in the room can see."""
    top = scenes[-1] if scenes else None
    return {
        "time": when.isoformat(timespec="seconds"),
        "scene": scene_name(top) if top else None,
        "game": game_name(scenes),
        "seats": [occupant_word(one) for one in seating.occupants()],
        "pictures": frames.pictures,
        "frames_late": frames.late,
        "memory_mib": round(resident_mib(), 1),
    }


def status_text(values: dict[str, object]) -> str:
    """The status as JSON."""
    return json.dumps(values, indent=1) + "\n"


def write_status(file: Path, text: str) -> None:
    """Replace *file* in one step, so that nobody ever reads half of it.

    :raises OSError: if it cannot be written, or is no regular file.
    """
    replace_file(file, text.encode())


def scene_name(scene: Scene) -> str:
    """What *scene* is called outside of the program."""
    if isinstance(scene, TableScene):
        return f"{scene.match.game.name}table"
    name = type(scene).__name__
    return _NAMES.get(name, name.lower())


def game_name(scenes: Sequence[Scene]) -> str | None:
    """The game that is played or shown."""
    for scene in scenes:
        match scene:
            case TableScene():
                return scene.match.game.name
            case Attract():
                return scene.game.name
    return None


def occupant_word(occupant: Occupant) -> str:
    """Who has a seat, by the kind of device or the strength of the bot."""
    match occupant:
        case Person(device):
            return device.kind
        case BotPlayer(name):
            return f"bot {name}"
        case Away(_, stand_in):
            return "away" if stand_in is None else f"away, bot {stand_in}"
        case Vacant():
            return "free"
