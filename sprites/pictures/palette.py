"""Palettes: a drawing in key colours is recoloured for any seat, and shows the seat's pattern.

Such a drawing uses the four key colours below and, where the pattern shows, has one
``<g id="mark-NAME">`` for every pattern. A mark group contains no other group. An empty
``<g id="headwear">`` is where a frog wears what tells its seat apart: one drawing for each pattern,
and an empty ``<g id="face">`` is where its face has what no other one has.
``<g id="rim">`` is the pale outline, which can be wider for frogs on what has colours like theirs.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from typing import Final

from sprites.pictures.theme import SEATS, Colour
from values import value

KEY_BODY: Final = "#a00001"
KEY_DARK: Final = "#a00002"
KEY_LIGHT: Final = "#a00003"
KEY_MARK: Final = "#a00004"

_KEY: Final = "|".join((KEY_BODY, KEY_DARK, KEY_LIGHT, KEY_MARK))
_MARK: Final = r'(?s)[ \t]*<g id="mark-(?P<pattern>\w+)">.*?</g>\n?'
_RIM: Final = re.compile(r'(?s)^  <g id="rim".*?^  </g>$', re.MULTILINE)
_STROKE: Final = re.compile(r'stroke-width="([\d.]+)"')
_WORN: Final = re.compile(r'<g id="(?P<part>headwear|face)" (?P<place>transform="[^"]*")/>')
_OPENING: Final = re.compile(r"<svg[^>]*>\n")
_RIM_COLOUR: Final = "#fff6e2"
_EYES: Final = re.compile(
    r'(?s)(?P<head><g id="head"[^>]*>)\n(?: +<path[^>]*/>\n)*(?P<eyes>.*?)\n    </g>'
)
_OUTLINE: Final = 7.0  # how wide the rim is drawn
_EYE_LINE: Final = 4.0  # round the eyes of a silhouette
_CONTENT: Final = re.compile(r"<svg[^>]*>\n(?P<content>.*)</svg>", re.DOTALL)


@value
class Palette:
    """The four colours that replace the key colours, the pattern that is shown, and its rim.

    Of what is ``flat`` only the silhouette is seen, in the body colour with a dark outline. The
    outer half of the rim of what is ``outlined`` is dark.
    """

    body: Colour
    dark: Colour
    light: Colour
    mark: Colour
    pattern: str
    rim: float = 0.0  # how much wider than drawn, in the drawing's units
    flat: bool = False
    outlined: bool = False


def palette_of(seat: int) -> Palette:
    """The palette of *seat*, 0 to 5."""
    look = SEATS[seat]
    return Palette(look.body, look.dark, look.light, look.mark, look.pattern)


def scene_palette_of(seat: int) -> Palette:
    """The palette of *seat*, outlined: of a frog that is large in a scene, light or dark."""
    return replace(palette_of(seat), outlined=True)


def flat_palette_of(seat: int) -> Palette:
    """The silhouette of *seat* in its light colour: of a frog that is not there yet."""
    look = SEATS[seat]
    return Palette(look.light, look.dark, look.light, look.mark, look.pattern, flat=True)


def silhouette(svg_text: str) -> str:
    """The SVG of a frog with its rim alone, filled, outlined as wide as it is, with round eyes."""
    opening, rim = _OPENING.search(svg_text), _RIM.search(svg_text)
    if opening is None or rim is None:
        raise ValueError("only frogs have a rim")
    outline = rim[0].replace(_RIM_COLOUR, KEY_DARK)
    filled = _widened(rim[0], -_OUTLINE).replace(_RIM_COLOUR, KEY_BODY)
    line = f'<g fill="{KEY_BODY}" stroke="{KEY_DARK}" stroke-width="{_EYE_LINE}">'
    eyes = _EYES.search(rim[0])
    rings = f"{line}\n{eyes['head']}\n{eyes['eyes']}\n</g>\n</g>\n" if eyes else ""
    return f"{opening[0]}{outline}\n{filled}\n{rings}</svg>\n"


def _outlined(svg_text: str) -> str:
    """The SVG with the outer half of its rim in the dark colour."""

    def halved(found: re.Match[str]) -> str:
        return f"{found[0].replace(_RIM_COLOUR, KEY_DARK)}\n{_widened(found[0], -_OUTLINE / 2)}"

    return _RIM.sub(halved, svg_text)


def _widened(svg_text: str, by: float) -> str:
    """The SVG with every stroke of its rim wider."""

    def wider(found: re.Match[str]) -> str:
        return f'stroke-width="{max(0.0, float(found[1]) + by):g}"'

    return _RIM.sub(lambda rim: _STROKE.sub(wider, rim[0]), svg_text)


def dressed(svg_text: str, drawn: Callable[[str], str]) -> str:
    """The SVG with what a frog wears and has on its face, each *drawn*, in the places for it."""

    def worn(found: re.Match[str]) -> str:
        part, content = found["part"], _CONTENT.search(drawn(found["part"]))
        inside = content["content"] if content else ""
        return f'<g id="{part}" {found["place"]}>\n{inside}</g>'

    return _WORN.sub(worn, svg_text)


def recoloured(svg_text: str, palette: Palette) -> str:
    """The SVG in the colours of *palette*, with its rim, and without the patterns of others."""
    colours = {
        KEY_BODY: palette.body,
        KEY_DARK: palette.dark,
        KEY_LIGHT: palette.light,
        KEY_MARK: palette.mark,
    }
    svg_text = _widened(svg_text, palette.rim) if palette.rim else svg_text
    svg_text = _outlined(svg_text) if palette.outlined else svg_text
    kept = re.sub(_MARK, lambda m: m[0] if m["pattern"] == palette.pattern else "", svg_text)
    return re.sub(_KEY, lambda m: colours[m[0]], kept)
