"""A store of prints that forgets the least recently used ones when it is full."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable
from typing import Generic, TypeVar

from sprites.render.bitmaps import Bitmap

K = TypeVar("K", bound=Hashable)


class BitmapCache(Generic[K]):
    """Prints by key, at most *limit* bytes of them."""

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self.weight = 0
        self._kept: OrderedDict[K, Bitmap] = OrderedDict()

    def __len__(self) -> int:
        return len(self._kept)

    def get(self, key: K) -> Bitmap | None:
        """The print, now the most recently used one, or ``None``."""
        kept = self._kept.get(key)
        if kept is not None:
            self._kept.move_to_end(key)
        return kept

    def put(self, key: K, kept: Bitmap) -> Bitmap:
        """Keep a print, at the cost of the ones not used for longest."""
        self._kept[key] = kept
        self.weight += kept.weight
        while self.weight > self.limit and len(self._kept) > 1:
            self.weight -= self._kept.popitem(last=False)[1].weight
        return kept

    def clear(self) -> None:
        """Forget everything."""
        self._kept.clear()
        self.weight = 0
