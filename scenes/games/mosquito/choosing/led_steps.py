"""The steps of a turn that a lesson asks for: the cursor gets to nothing else."""

from __future__ import annotations

from collections.abc import Callable, Collection

from rules.mosquito import Action, Cut, Layout, Place, Step, StepKind, beside, kind_of
from scenes.table.choosing.step_chooser import ChoosingStep, StepTarget
from sprites.pictures.geometry import Box
from words import say

Targets = dict[Step, StepTarget[Action]]


def steps_of(wanted: Action, layout: Layout, what: StepKind) -> Collection[Step]:
    """What may be chosen in a step of that kind so that the turn is the *wanted* one."""
    assert not isinstance(wanted, Cut), "a cut has no steps"
    if what is StepKind.KIND:
        return (kind_of(wanted),)
    assert isinstance(wanted, Place), "a pass has no further steps"
    swap, cover = wanted.exchange, wanted.overlay
    match what:
        case StepKind.FIRST | StepKind.SECOND:
            return (swap.first, swap.second) if swap else ()
        case StepKind.LAID:
            return (cover.card,) if cover else ()
        case StepKind.ON:
            return (cover.on,) if cover else ()
        case StepKind.CARD:
            return (wanted.card,)
        case _:
            return (beside(layout, wanted.by),)


def led_step(
    targets: Targets, asked: Collection[Step], what: StepKind, here: Box, show: Callable[[], None]
) -> ChoosingStep[Action]:
    """A step that begins *here*, from where a cursor gets to the *targets* that are *asked* for.

    A pointer gets to the others too, and reads why it is none of them.
    """
    words = say(f"mosquito.to_{'second' if what is StepKind.SECOND else 'frame'}")
    begins: StepTarget[Action] = StepTarget(here, words, None)
    led = [target for step, target in targets.items() if step in asked]
    others = [target for step, target in targets.items() if step not in asked]
    return ChoosingStep([begins, *led], 0, show, others)
