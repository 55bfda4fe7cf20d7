"""The function in which a thread works longest is found."""

from __future__ import annotations

from time import monotonic

from bench.measuring.stack_sampler import StackSampler

PATIENCE = 60.0  # seconds


def count(numbers: int) -> int:
    return sum(number * number for number in range(numbers))


def test_the_function_that_takes_longest_is_named() -> None:
    sampler = StackSampler()
    sampler.begin()
    deadline = monotonic() + PATIENCE
    while "count (test_stack_sampler)" not in sampler.longest().split(",")[0]:
        assert monotonic() < deadline
        count(100_000)
    sampler.close()
