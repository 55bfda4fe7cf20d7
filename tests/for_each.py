"""Many values in one test: a test of its own costs 3 ms, which is more than most values take."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import wraps
from inspect import Parameter, signature
from typing import Any

import pytest

Test = Callable[..., None]


def for_each(name: str, values: Iterable[object]) -> Callable[[Test], Test]:
    """Call the test with each of *values* as its argument *name*; a failure says with which."""
    tried = list(values)

    def decorate(test: Test) -> Test:
        @wraps(test)
        def try_all(**others: object) -> None:
            _try(test, name, tried, others)

        return _asking_for(try_all, test, name, [])

    return decorate


def in_groups(
    name: str, groups: Mapping[str, Sequence[object]], marks: Mapping[str, pytest.MarkDecorator]
) -> Callable[[Test], Test]:
    """Make a test of each group, by its name and perhaps with a mark, that tries all its values."""
    many = f"{name}_group"
    items = [
        pytest.param(values, id=group, marks=[marks[group]] if group in marks else [])
        for group, values in groups.items()
    ]

    def decorate(test: Test) -> Test:
        @wraps(test)
        def try_group(**others: Any) -> None:
            _try(test, name, others.pop(many), others)

        return pytest.mark.parametrize(many, items)(_asking_for(try_group, test, name, [many]))

    return decorate


def _try(test: Test, name: str, values: Sequence[object], others: Mapping[str, object]) -> None:
    assert values, f"no {name} to try"
    for value in values:
        try:
            test(**{name: value}, **others)
        except BaseException as error:
            error.add_note(f"with {name} = {value!r}")
            raise


def _asking_for(made: Test, test: Test, without: str, instead: Sequence[str]) -> Test:
    """*made* with the arguments of *test*, as pytest sees them, but for one."""
    asked = signature(test)
    kept = [asked.parameters[name] for name in asked.parameters if name != without]
    kept += [Parameter(name, Parameter.POSITIONAL_OR_KEYWORD) for name in instead]
    made.__signature__ = asked.replace(parameters=kept)  # type: ignore[attr-defined]
    return made
