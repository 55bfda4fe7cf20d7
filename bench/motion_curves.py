"""How a hop, a dealt card and a menu item in focus move, frame by frame, as numbers and a picture.

``python -m bench.motion_curves`` prints the tables of bench/REPORT.md and draws motion_curves.svg.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from bench.measuring.svg import COLOURS, EDGE, LINE, PAPER, WIDTH, svg, text
from scenes.app.frames.frame_timer import FRAME
from scenes.ui.menu.menu_widgets import FOCUS_SCALE
from scenes.ui.widgets import FOCUS_OVERSHOOT, FOCUS_SECONDS
from sprites.motion.bounds import bound_height
from sprites.motion.ease import out_back
from sprites.motion.motions import arc, glide, hop
from sprites.motion.timestep import Motion, steps_in
from sprites.pictures import theme
from sprites.pictures.pictures import Paper
from sprites.pictures.pose import Pose
from sprites.render.renderer import Renderer
from sprites.stage.stage import Stage
from sprites.stage.token import Token

PICTURE = Path(__file__).with_name("motion_curves.svg")
WAY = 220.0  # design units to the side
HOP_SECONDS, DEAL_SECONDS, DEAL_HIGH = 0.3, 0.38, 60.0  # as at Quibbit!
FRAMES, SHOWN = 60, 40  # watched; as wide as a column of the picture
HIGH = 150  # each curve

Reading = Callable[[Token], float]
Curves = dict[str, list[float]]

PLACE: dict[str, Reading] = {
    "way": lambda token: token.pose.x,
    "height": lambda token: abs(token.pose.y),
}
READINGS: Mapping[str, Mapping[str, Reading]] = {
    "hop": PLACE
    | {
        "width, %": lambda token: 100 * token.pose.sx * token.offset.sx,
        "height of the body, %": lambda token: 100 * token.pose.sy * token.offset.sy,
    },
    "dealt card": PLACE
    | {
        "tilt, degrees": lambda token: token.pose.angle + token.offset.angle,
        "height of the card, %": lambda token: 100 * token.pose.sy * token.offset.sy,
    },
    "menu item in focus": {"size, %": lambda token: 100 * token.pose.sx},
}
MOTIONS: Mapping[str, Callable[[Token], Motion]] = {
    "hop": lambda token: hop(token, Pose(WAY, 0.0), HOP_SECONDS, bound_height(HOP_SECONDS)),
    "dealt card": lambda token: arc(token, Pose(WAY, 0.0), DEAL_SECONDS, DEAL_HIGH),
    "menu item in focus": lambda token: glide(
        token,
        Pose(0.0, 0.0, sx=FOCUS_SCALE, sy=FOCUS_SCALE),
        FOCUS_SECONDS,
        lambda t: out_back(t, FOCUS_OVERSHOOT),
    ),
}


def main() -> int:
    """Print the tables, and draw the picture."""
    found = {name: curves(MOTIONS[name], READINGS[name]) for name in MOTIONS}
    for name, each in found.items():
        print(f"\n{name}\n\n{table(each)}")
    PICTURE.write_text(picture(found), encoding="utf-8")
    return 0


def curves(motion: Callable[[Token], Motion], readings: Mapping[str, Reading]) -> Curves:
    """What is read of a token at the start and after each frame, until it rests."""
    stage = Stage(Renderer((480, 270)), theme.WATER)
    token = Token(Paper(100, 140), Pose(0.0, 0.0))
    stage.add(token)
    stage.run(motion(token))
    found: Curves = {name: [read(token)] for name, read in readings.items()}
    for _ in range(FRAMES):
        for _ in range(steps_in(FRAME)):
            stage.tick()
        for name, read in readings.items():
            found[name].append(read(token))
    moving = max(_frames_until_rest(values) for values in found.values())
    return {name: values[: moving + 1] for name, values in found.items()}


def _frames_until_rest(values: Sequence[float]) -> int:
    return max((i + 1 for i, value in enumerate(values[:-1]) if value != values[-1]), default=0)


def table(found: Curves) -> str:
    """A Markdown table with a line for every other frame."""
    lines = [f"| frame | ms | {' | '.join(found)} |", "|---" * (2 + len(found)) + "|"]
    for frame, values in list(enumerate(zip(*found.values(), strict=True)))[::2]:
        figures = " | ".join(f"{value:.1f}" for value in values)
        lines.append(f"| {frame} | {1000 * frame * FRAME:.0f} | {figures} |")
    return "\n".join(lines)


def picture(found: Mapping[str, Curves]) -> str:
    """The SVG source: beside each other the motions, below each other what is read of them."""
    wide = (WIDTH - EDGE) / len(found)
    rows = max(map(len, found.values()))
    parts = [f'<rect width="{WIDTH}" height="{EDGE + rows * HIGH}" fill="{PAPER}"/>']
    for column, (motion, each) in enumerate(found.items()):
        left = EDGE + column * wide
        for row, (name, values) in enumerate(each.items()):
            parts.append(text(left, EDGE + row * HIGH, f"{motion}: {name}"))
            parts += _curve(values, left, EDGE + row * HIGH, wide - EDGE, COLOURS[row])
    return svg(EDGE + rows * HIGH, parts)


def _curve(values: Sequence[float], left: float, top: float, wide: float, colour: str) -> list[str]:
    """A dot for each frame and a line through them, from the least value to the largest."""
    low, high, milliseconds = min(values), max(values), 1000 * FRAME * (len(values) - 1)
    bottom, tall = top + HIGH - 2 * EDGE, HIGH - 3 * EDGE
    points = [
        (left + wide * i / SHOWN, bottom - tall * (value - low) / ((high - low) or 1.0))
        for i, value in enumerate(values)
    ]
    line = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
    parts = [
        f'<path d="M{left:.1f} {bottom:.1f}h{wide:.1f}" stroke="{LINE}"/>',
        f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="2"/>',
        text(left, bottom + 16, f"{low:.1f} to {high:.1f}, {milliseconds:.0f} ms"),
    ]
    return parts + [f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3" fill="{colour}"/>' for x, y in points]


if __name__ == "__main__":
    sys.exit(main())
