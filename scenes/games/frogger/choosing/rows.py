"""Targets of a step in rows: frogs, cards, places, the market. Directions move along and across."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from rules.frogger import Action
from scenes.table.choosing.choosing_steps import ChoosingStep, NextStep, StepTarget
from words import say

Targets = Sequence[StepTarget[Action]]


def step_in_rows(
    rows: Mapping[str, Targets], order: Sequence[str], start: int, show: Callable[[], None],
    pointer_targets: Targets = (), ends: str = "",
) -> ChoosingStep[Action]:  # fmt: skip
    """A step whose targets stand in these *rows*, the uppermost first.

    They are numbered row by row in another *order*, in which the cursor begins at *start*. In the
    row that *ends* stands the end of the turn, too.
    """
    targets = [target for name in order for target in rows[name]]
    numbers = {id(target): number for number, target in enumerate(targets)}
    made = [
        (
            _row_name(name, ends=name == ends),
            [numbers[id(target)] for target in sorted(row, key=lambda one: one.box.centre)],
        )
        for name, row in rows.items()
        if row
    ]
    return ChoosingStep(targets, start, show, pointer_targets, made)


def _row_name(name: str, *, ends: bool) -> str:
    """What a row is called, and the end of the turn in it."""
    row = say(f"frogger.row_{name}")
    return say("frogger.row_with_stop", row=row) if ends else row


def step_in_a_row(
    name: str, targets: Targets, start: int, show: Callable[[], None],
    pointer_targets: Targets = (),
) -> ChoosingStep[Action]:  # fmt: skip
    """A step with one row of targets."""
    return step_in_rows({name: targets}, [name], start, show, pointer_targets)


def only_way(targets: Targets) -> NextStep[Action] | None:
    """What follows from the only one of *targets*, if there is no other."""
    return targets[0].then() if len(targets) == 1 and targets[0].then else None
