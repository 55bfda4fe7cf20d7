"""The controls that an operator has taught as coin slot and service button, in a file."""

from __future__ import annotations

import json
import re
from pathlib import Path

from files.reading import read_parsed
from files.replacing import replace_file
from scenes.core.error_log import log_error
from seats.input.coin_slot import Coin, CoinControls

LARGEST = 4096  # bytes
_CONTROL = re.compile(r"(key|pad|joystick) \d{1,4}")


def read_coin_controls(file: Path) -> CoinControls:
    """The controls in *file*; the usual ones if it is not there or cannot be used."""
    try:
        return read_parsed(file, LARGEST, _parse)
    except FileNotFoundError:
        return CoinControls()
    except (OSError, ValueError) as error:
        log_error(error)
        return CoinControls()


def write_coin_controls(file: Path, controls: CoinControls) -> None:
    """Replace *file*; an error is logged."""
    table = {coin.value: controls.standing_for(coin) for coin in Coin}
    try:
        replace_file(file, (json.dumps(table) + "\n").encode())
    except OSError as error:
        log_error(error)


def _parse(raw: bytes) -> CoinControls:
    table = json.loads(raw)
    if not isinstance(table, dict) or table.keys() != {coin.value for coin in Coin}:
        raise ValueError("not the controls of a coin slot")
    for names in table.values():
        if not isinstance(names, list) or not all(_is_control(name) for name in names):
            raise ValueError(f"{names!r} are no controls")
    return CoinControls(**{kind: tuple(names) for kind, names in table.items()})


def _is_control(name: object) -> bool:
    return isinstance(name, str) and _CONTROL.fullmatch(name) is not None
