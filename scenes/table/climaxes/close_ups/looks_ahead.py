"""Has how the frogs of a close-up look while they act rendered ahead."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from scenes.table.climaxes.close_ups import looks
from scenes.table.climaxes.close_ups.acts import FALL_TILT, PULL_TILT, TUMBLES, Act
from scenes.table.climaxes.close_ups.close_up_frogs import CloseUpFrogs
from sprites.pictures.pictures import Picture
from sprites.render.renderer import Renderer


def prefetch_acting(renderer: Renderer, frogs: CloseUpFrogs) -> None:
    """Have all drawings of *frogs* rendered that follow the first ones."""
    hit = [token.picture for token in frogs.hit]
    renderer.prefetch(*frogs.finals.values())
    if frogs.calm:
        return
    if frogs.goes_back:
        renderer.prefetch(*(looks.leaping(frogs.finals[token]) for token in frogs.staying))
    glad = [frogs.finals[token] for token in frogs.glad]
    crouched = [
        looks.crouching(t.picture) for t in frogs.glad if frogs.course.strikes or frogs.course.laps
    ]
    settled = (
        () if frogs.course.laps else [looks.defeated(frogs.finals[token]) for token in frogs.hit]
    )
    renderer.prefetch(*crouched, *map(looks.exulting, glad))
    glancing = map(looks.gazing, settled if glad else ())
    renderer.prefetch(*map(looks.victorious, glad), *settled, *glancing)
    renderer.prefetch(*(look(picture) for look in _looks_of_hit(frogs) for picture in hit))
    for angle in TUMBLES if frogs.course.laps or frogs.course.plunges or frogs.course.falls else ():
        renderer.prefetch(*hit, angle=angle)
    if frogs.course.pulls:
        renderer.prefetch(*glad, angle=PULL_TILT)
        renderer.prefetch(*hit, angle=-PULL_TILT)
        renderer.prefetch(*map(looks.sad, hit), angle=FALL_TILT)


def _looks_of_hit(frogs: CloseUpFrogs) -> Sequence[Callable[[Picture], Picture]]:
    """How those who are hit look while they act, if not as before or in the end."""
    if frogs.course.falls:
        return [looks.flattened, looks.shocked]
    match frogs.act:
        case Act.LAP if frogs.course.laps:
            return [looks.fleeing]
        case Act.CROWN:
            return [looks.gazing]
        case Act.BLOCK:
            return [looks.leaping, looks.flattened, looks.sad]
        case Act.PLUNGE:
            return [looks.sad]
        case Act.BUMP:
            return [looks.flattened]
    return []
