"""The table of Quibbit."""

from scenes.quibbit.table import QuibbitTable

__all__ = ["QuibbitTable"]
