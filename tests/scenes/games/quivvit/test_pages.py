"""The pictures of the rules of Quivvit."""

from __future__ import annotations

from rules.quivvit import card_value
from scenes.games.quivvit.cards import VALUES
from scenes.games.quivvit.components.links.link_tags import tag
from scenes.games.quivvit.pages import _links
from sprites.pictures.pictures import Art, Tilted


def test_linked_cards_show_their_values_over_the_lights_and_their_sum() -> None:
    pieces = [part.picture for part in _links(1.0)]
    lights = [at for at, piece in enumerate(pieces) if isinstance(piece, Tilted)]
    values = {at: piece.name for at, piece in enumerate(pieces) if isinstance(piece, Art)}
    assert len(lights) == 8, "four squares, and what joins them"
    assert min(values) > max(lights)
    told = {VALUES[card_value(number)]: card_value(number) for number in (6, 66, 114)}
    assert pieces[-1] == tag(sum(told[name] for name in values.values()))
