"""Targets of a step in rows: frogs, cards, places, the market. Directions move along and across."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from rules.frogger import Action, Advance
from scenes.table.choosing.choosing_steps import ChoosingStep, Done, NextStep, StepTarget
from words import say

Targets = Sequence[StepTarget[Action]]


def step_in_rows(
    rows: Mapping[str, Targets], order: Sequence[str], start: int | None, show: Callable[[], None],
    pointer_targets: Targets = (),
) -> ChoosingStep[Action]:  # fmt: skip
    """A step whose targets stand in these *rows*, the uppermost first.

    They are numbered row by row in another *order*, in which the cursor begins at *start*: without
    one, at the foremost that can be chosen.
    """
    targets = [target for name in order for target in rows[name]]
    start = foremost(targets) if start is None else start
    numbers = {id(target): number for number, target in enumerate(targets)}
    parted = [(name, line) for name, row in rows.items() for line in _lines(name, row)]
    made = [
        (_called(name, alone=len(rows) == 1), [numbers[id(target)] for target in line])
        for name, line in parted
    ]
    return ChoosingStep(targets, start, show, pointer_targets, made)


def foremost(targets: Targets, among: Sequence[int] | None = None) -> int:
    """Which *among* the numbers of *targets* is nearest to home; of one column the upper one.

    Without any numbers it is one of those that can be chosen.
    """
    able = [at for at, target in enumerate(targets) if target.then]

    def order(at: int) -> tuple[float, float]:
        x, y = targets[at].box.centre
        return -round(x), y

    return min(able if among is None else among, key=order)


def _called(name: str, *, alone: bool) -> str:
    """What a row is called: the market by its name, if no key leads there from another row."""
    return say("frogger.market_name" if alone and name == "market" else f"frogger.row_{name}")


def _lines(name: str, row: Targets) -> list[Targets]:
    """Targets from left to right; those of the market in lines, as they lie."""
    if name != "market":
        return [sorted(row, key=lambda one: one.box.centre)] if row else []
    heights = sorted({target.box.y for target in row})
    return [[target for target in row if target.box.y == y] for y in heights]


def step_in_a_row(
    name: str, targets: Targets, start: int | None, show: Callable[[], None],
    pointer_targets: Targets = (),
) -> ChoosingStep[Action]:  # fmt: skip
    """A step with one row of targets."""
    return step_in_rows({name: targets}, [name], start, show, pointer_targets)


def unless_decided(step: ChoosingStep[Action]) -> NextStep[Action]:
    """What follows from the only answer to *step*; the step, if there are more or a card is taken.

    Unlike a leap, that cannot be undone.
    """
    thens = [target.then for target in step.targets if target.then]
    if len(thens) != 1:
        return step
    following = thens[0]()
    takes = isinstance(following, Done) and not isinstance(following.action, Advance)
    return step if takes else following
