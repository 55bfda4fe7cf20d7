"""What lies under the hints of a table."""

from __future__ import annotations

from collections.abc import Sequence
from operator import is_

from scenes.table.climaxes.spotlight import token_box
from scenes.table.game_table import AnyTable
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Picture
from sprites.pictures.pose import Pose
from sprites.stage.token import Token

SCENERY = (
    "rope", "seat-light", "search-light", "land", "glow", "firefly", "blanket", "path", "impact"
)  # fmt: skip
LARGER, EDGE = 16.0, 8.0  # how far a slip swells; what is empty round a picture


def slips(table: AnyTable) -> list[Token]:
    """The hint that is shown, if there is one."""
    return _called("hint", table)


def frames(table: AnyTable) -> list[Token]:
    """The corners round what the hint is about."""
    return _called("hint frame", table)


def _called(name: str, table: AnyTable) -> list[Token]:
    stage = table.stage
    return [token for token in stage.tokens if token.name == name] if stage.has(name) else []


class UnderSlips:
    """What lies under the hints of a *table* that is not drawn: its stage notes what changes.

    What moves may pass under a hint as it passes under the banner. While the hints are the same,
    only what has moved until the last step can have come to rest there.
    """

    def __init__(self, table: AnyTable) -> None:
        self._table = table
        self._looked_at: Sequence[object] = ()
        self._moved: Sequence[Token] = ()
        self._boxes: dict[Token, tuple[Picture, Pose, Box]] = {}

    def covered(self) -> list[str]:
        """The names of all things that lie under a hint, but for the banner's board."""
        table, bar = self._table, self._table.top_bar
        noted, there = table.stage._actors.restless, slips(table)
        shown = [slip for slip in there if slip.visible]
        if not shown:
            noted.clear()
            self._moved, self._looked_at = (), ()
            return []
        moving = [actor.token for actor in noted]
        noted.clear()
        changed, self._moved = [one for one in self._moved if one not in moving], moving
        own = [*there, bar._banner]
        looked_at = [*own, *(part for slip in shown for part in (slip.picture, slip.pose))]
        if not same(self._looked_at, looked_at):
            assert not any(map(bar.layout.banner.overlaps, self._framed())), "what a hint is about"
            still = (token for token in table.stage.tokens if token not in moving)
            self._looked_at, changed = looked_at, list(still)
        lies = [self._box(slip) for slip in shown]
        banner = bar.layout.banner
        room = Box(banner.x, 0, banner.w, banner.centre[1] + LARGER).inset(-LARGER)
        assert all(map(room.encloses, lies))
        seen = [token for token in changed if token.visible and token not in own]
        things = [token for token in seen if not token.lit]  # the light is over a hint
        things = [token for token in things if not token.name.startswith(SCENERY)]
        boxes = [(token.name, self._box(token)) for token in things]
        wide = [(name, box.inset(EDGE)) for name, box in boxes if box.w > 2 * EDGE]
        return [name for name, box in wide if any(slip.overlaps(box) for slip in lies)]

    def _framed(self) -> list[Box]:
        """What is framed, each from its first corner to the opposite one."""
        corners = [one.pose for one in frames(self._table) if one.visible]
        pairs = zip(corners[0::4], corners[2::4], strict=False)
        return [Box(a.x, a.y, b.x - a.x, b.y - a.y) for a, b in pairs]

    def _box(self, token: Token) -> Box:
        """What *token* takes up, found once for the same picture and pose."""
        picture, pose, box = self._boxes.get(token, (None, None, None))
        if box is None or picture is not token.picture or pose is not token.pose:
            box = token_box(self._table.context.renderer, token)
            self._boxes[token] = token.picture, token.pose, box
        return box


def same(before: Sequence[object], now: Sequence[object]) -> bool:
    """Whether nothing was replaced; to compare what it is takes longer than to look once more."""
    return len(before) == len(now) and all(map(is_, before, now))
