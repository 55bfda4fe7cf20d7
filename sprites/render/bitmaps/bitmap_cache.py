"""A cache of bitmaps that forgets the least recently used ones when it is full."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable
from typing import Generic, TypeVar

from sprites.render.bitmaps.bitmaps import Bitmap

K = TypeVar("K", bound=Hashable)


class BitmapCache(Generic[K]):
    """Bitmaps by key, at most *limit* bytes of them."""

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self.bytes = 0
        self._kept: OrderedDict[K, Bitmap] = OrderedDict()

    def get(self, key: K) -> Bitmap | None:
        """The bitmap, now the most recently used one, or ``None``."""
        kept = self._kept.get(key)
        if kept is not None:
            self._kept.move_to_end(key)
        return kept

    def put(self, key: K, bitmap: Bitmap) -> Bitmap:
        """Keep a bitmap, and drop the ones not used for longest that are too much then."""
        self._kept[key] = bitmap
        self.bytes += bitmap.bytes
        while self.bytes > self._limit and len(self._kept) > 1:
            self.bytes -= self._kept.popitem(last=False)[1].bytes
        return bitmap

    def clear(self) -> None:
        """Drop all bitmaps."""
        self._kept.clear()
        self.bytes = 0
