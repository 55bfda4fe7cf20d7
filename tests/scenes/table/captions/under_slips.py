"""What lies under the hints of a table."""

from __future__ import annotations

from scenes.table.climaxes.spotlight import token_box
from scenes.table.game_table import AnyTable
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Collage, Text
from sprites.pictures.pose import Pose
from sprites.stage.token import Token

SCENERY = (
    "rope", "seat-light", "search-light", "land", "glow", "firefly", "blanket", "path", "impact",
    "hint", "reeds",
)  # fmt: skip
AT_EDGES, EDGE = 28.0, 8.0  # of the screen a slip leaves free; what is empty round a picture
LIES_UNDER = 40  # steps: what comes to lie under a slip makes that give way sooner


def slips(table: AnyTable) -> list[Token]:
    """The hint that is shown, if there is one."""
    return _called("hint", table)


def frames(table: AnyTable) -> list[Token]:
    """The corners round what the hint is about."""
    return _called("hint frame", table)


def _called(name: str, table: AnyTable) -> list[Token]:
    stage = table.stage
    return [token for token in stage.tokens if token.name == name] if stage.has(name) else []


def read_words(slip: Token) -> str:
    """What stands on a *slip*."""
    assert isinstance(slip.picture, Collage)
    (words,) = [part.picture for part in slip.picture.pieces if isinstance(part.picture, Text)]
    return words.words


class UnderSlips:
    """What comes to lie under the hints of a *table*, and stays there.

    What moves may pass under a hint as it passes under the banner.
    """

    def __init__(self, table: AnyTable) -> None:
        self._table = table
        self._steps = 0
        self._under: set[tuple[Token, Token, Pose]] = set()

    def covered(self) -> list[str]:
        """The names of all things that have lain under a hint for a while."""
        self._steps += 1
        if self._steps % LIES_UNDER:
            return []
        before, self._under = self._under, self._lies_under()
        return [token.name for _, token, _ in before & self._under]

    def _lies_under(self) -> set[tuple[Token, Token, Pose]]:
        """Each slip, with what lies under it now, and how."""
        table, bar = self._table, self._table.top_bar
        shown = [slip for slip in slips(table) if slip.visible]
        renderer = table.context.renderer
        screen = Box(0, 0, renderer.width, renderer.height).inset(AT_EDGES)
        found = set[tuple[Token, Token, Pose]]()
        for slip in shown:
            lies = token_box(renderer, slip)
            if slip.pose.sx == 1.0:
                assert screen.encloses(lies), "too near to an edge of the screen"
            assert not any(map(lies.overlaps, self._framed())), "what a hint is about"
            assert not lies.overlaps(bar.layout.banner), "what one is to do stands there"
            things = (token for token in table.stage.tokens if token.visible and not token.lit)
            for token in things:
                box = token_box(renderer, token)
                inner = box.inset(EDGE) if box.w > 2 * EDGE else box
                if token is not bar._banner and not token.name.startswith(SCENERY):
                    found |= {(slip, token, token.pose)} if lies.overlaps(inner) else set()
        return found

    def _framed(self) -> list[Box]:
        """What is framed, each from its first corner to the opposite one."""
        corners = [one.pose for one in frames(self._table) if one.visible]
        pairs = zip(corners[0::4], corners[2::4], strict=False)
        return [Box(a.x, a.y, b.x - a.x, b.y - a.y) for a, b in pairs]
