"""The command lines of tools: what is wrong with one is said in one line, with exit code 2."""

from __future__ import annotations

import argparse
import sys
from typing import NoReturn


class OneLineParser(argparse.ArgumentParser):
    """Refuses arguments without repeating how the tool is used."""

    def error(self, message: str) -> NoReturn:
        sys.exit(refuse(message))


def refuse(sentence: str) -> int:
    """Say what is wrong; returns the exit code."""
    print(sentence, file=sys.stderr)
    return 2
