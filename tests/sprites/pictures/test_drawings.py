"""The sources of drawings are read when they are needed, and few of them are kept."""

from __future__ import annotations

import tracemalloc
from pathlib import Path

import sprites
from sprites.pictures.drawings import drawing

ART = Path(sprites.__file__).parent / "art"
MOST = 1 << 20  # bytes


def test_most_sources_of_drawings_are_forgotten_again() -> None:
    names = sorted(path.stem for path in ART.glob("*.svg"))
    drawing.cache_clear()
    tracemalloc.start()
    read = sum(len(drawing(name)) for name in names)
    kept, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert read > 2 * MOST
    assert kept < MOST


def test_the_parts_of_a_drawing_are_its_groups_and_together_all_of_it() -> None:
    back, front = drawing("laurel#back"), drawing("laurel#front")
    assert 'id="part-back"' in back
    assert 'id="part-front"' not in back
    assert back.count("<path") + front.count("<path") == drawing("laurel").count("<path")
