"""What is written of dataclasses and actions is read back, and what is wrong is refused."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from typing import Any, Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.notation import decode, decode_fields, encode, from_line, to_line
from rules.quibbit import End, Join, Pick, Settle


class Colour(Enum):
    RED = auto()
    BLUE = auto()


@dataclass(frozen=True, slots=True)
class Dot:
    colour: Colour


@dataclass(frozen=True, slots=True)
class Line:
    dots: tuple[Dot, ...]
    size: tuple[int, int]
    name: str | None
    kind: Literal["thin", "thick", 3]
    closed: bool
    mark: Dot | Colour | None = None


lines = st.builds(Line, **dict.fromkeys(("dots", "size", "name", "kind", "closed", "mark"), ...))


@given(lines)
def test_dataclasses_are_read_back_as_they_were_written(line: Line) -> None:
    assert decode(Line, from_line(to_line(encode(line)))) == line


@pytest.mark.parametrize("action", [Settle(3), Pick(5), Join(End.FRONT), Join(End.REAR)])
def test_actions_are_read_back_as_they_were_written(action: Any) -> None:
    assert decode(Settle | Join | Pick, encode(action)) == action


@pytest.mark.parametrize(
    ("field", "value", "reason"),
    [
        ("dots", {}, "not a list"),
        ("size", [1], "2 items"),
        ("size", [1, "x"], "not int"),
        ("kind", "fat", "thin, thick, 3"),
        ("kind", True, "thin, thick, 3"),
        ("mark", "GREEN", "not one of Dot, Colour, NoneType"),
        ("mark", {"Square": {}}, "not one of Dot"),
        ("dots", [{"Dot": {"colour": "RED"}, "Dash": {}}], "not one of Dot"),
        ("name", "x" * 5, None),
    ],
)
def test_a_field_of_the_wrong_kind_is_refused(field: str, value: Any, reason: str | None) -> None:
    good: dict[str, Any] = {
        "dots": [],
        "size": [1, 2],
        "name": None,
        "kind": 3,
        "closed": True,
        "mark": None,
    }
    assert decode_fields(Line, good) == Line((), (1, 2), None, 3, True)
    if reason is None:
        assert decode_fields(Line, good | {field: value}).name == value
        return
    with pytest.raises(ValueError, match=reason):
        decode_fields(Line, good | {field: value})
