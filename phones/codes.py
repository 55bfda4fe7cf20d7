"""Codes that the camera of a phone reads, as dark and light squares."""

from __future__ import annotations

from functools import lru_cache
from typing import TypeAlias

import segno
from segno.helpers import make_wifi_data

QUIET_ZONE = 4  # light squares on each side, without which some cameras find no code

Rows: TypeAlias = tuple[tuple[bool, ...], ...]
"""All squares, row by row: whether they are dark."""


@lru_cache(maxsize=8)  # a menu is laid out again after every press
def text_code(text: str) -> Rows:
    """The code of *text*, such as a link."""
    code = segno.make_qr(text, error="m")
    return tuple(tuple(map(bool, row)) for row in code.matrix_iter(border=QUIET_ZONE))


def wifi_code(name: str, key: str) -> Rows:
    """The code that joins the Wi-Fi called *name*, with its *key* if that is not empty."""
    security = "WPA" if key else None
    return text_code(make_wifi_data(ssid=name, password=key or None, security=security))
