"""The manual page: its frame is a file, its options are those of the command line."""

from __future__ import annotations

import argparse

from scenes.app.command_line.arguments import described_arguments
from tools.packaging.release import FILES, filled_in
from words import say


def manual_page() -> str:
    """The page for ``man``, in roff."""
    options = "\n".join(_entry(argument) for argument in described_arguments())
    about, epilog = _escaped(say("command.about")), _escaped(say("command.epilog"))
    return filled_in(FILES / "croakade.6", OPTIONS=options, ABOUT=about, EPILOG=epilog)


def _entry(argument: argparse.Action) -> str:
    names = ", ".join(f"\\fB{_escaped(name)}\\fR" for name in argument.option_strings)
    value = f" \\fI{_escaped(str(argument.metavar))}\\fR" if argument.metavar else ""
    return f".TP\n{names}{value}\n{_escaped(argument.help or '')}"


def _escaped(text: str) -> str:
    r"""*text* as roff shows it: a hyphen is ``\-``, and no line begins a request."""
    text = text.replace("\\", "\\e").replace("-", "\\-")
    return f"\\&{text}" if text.startswith((".", "'")) else text
