"""The path is pale while a person chooses: frogs and what a card reaches stand out from it."""

from __future__ import annotations

from collections.abc import Sequence

from sprites.stage.token import Token

PALE = 0.75  # how clearly its columns are seen over the ground then


class QuietPath:
    """The *columns* of the path, one a step paler or clear again: each is drawn anew only once."""

    def __init__(self, columns: Sequence[Token]) -> None:
        self._columns, self._alpha = columns, 1.0

    def quieten(self, is_quiet: bool) -> None:
        """Let the columns be pale from now on, or clear."""
        self._alpha = PALE if is_quiet else 1.0

    def step(self) -> None:
        """Change the next column that is not yet as it is to be."""
        late = (one for one in self._columns if one.pose.alpha != self._alpha)
        if column := next(late, None):
            column.pose = column.pose.with_alpha(self._alpha)
