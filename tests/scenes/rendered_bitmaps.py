"""Keeps what was rendered, as the tests of scenes show the same pictures over and over."""

from __future__ import annotations

from collections.abc import Callable

from sprites.pictures.pictures import CachedCollage, Picture
from sprites.render.bitmaps.bitmap_cache import BitmapCache
from sprites.render.bitmaps.bitmaps import Bitmap
from sprites.render.bitmaps.upright_bitmaps import UprightBitmaps
from sprites.render.render_settings import RenderSettings

LIMIT = 256 << 20  # bytes
Render = Callable[[UprightBitmaps, Picture], Bitmap]


def rendered_once() -> Render:
    """What renders for ``UprightBitmaps``, and returns what it returned before for equal pictures.

    Where cached collages are kept on disk they are rendered anew: files tell how they look.
    """
    render = UprightBitmaps._render
    kept = BitmapCache[tuple[RenderSettings, Picture]](LIMIT)

    def rendered(bitmaps: UprightBitmaps, picture: Picture) -> Bitmap:
        if isinstance(picture, CachedCollage) and bitmaps._disk._folder is not None:
            return render(bitmaps, picture)
        key = bitmaps.settings, picture
        return kept.get(key) or kept.put(key, render(bitmaps, picture))

    return rendered
