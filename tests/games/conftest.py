"""What makes scenes faster in other tests makes the sixth game faster too."""

from tests.scenes.conftest import (
    freeze_earlier_objects,
    rasterise_once,
    rasterised,
    render_once,
    rendered,
    set_type_once,
)

__all__ = [
    "freeze_earlier_objects",
    "rasterise_once",
    "rasterised",
    "render_once",
    "rendered",
    "set_type_once",
]
