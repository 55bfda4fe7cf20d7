"""What is marked with ``soak`` is tried with ``--soak`` only: values, tests and all of a class."""

from __future__ import annotations

import pytest


@pytest.mark.parametrize("soaked", [False, pytest.param(True, marks=pytest.mark.soak)])
def test_a_marked_value_is_tried_in_soaks_only(soaked: bool, pytestconfig: pytest.Config) -> None:
    assert not soaked or pytestconfig.getoption("--soak")


@pytest.mark.soak
def test_a_marked_test_is_tried_in_soaks_only(pytestconfig: pytest.Config) -> None:
    assert pytestconfig.getoption("--soak")


@pytest.mark.soak
class TestOfAMarkedClass:
    def test_is_tried_in_soaks_only(self, pytestconfig: pytest.Config) -> None:
        assert pytestconfig.getoption("--soak")
