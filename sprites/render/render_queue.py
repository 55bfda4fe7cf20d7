"""Which new pictures are rendered in which frame."""

from __future__ import annotations

from collections import deque
from dataclasses import replace

from sprites.pictures.dependencies import dependencies, papers
from sprites.pictures.pictures import Art, Paper, Picture
from sprites.render.bitmaps.transformed_bitmaps import TransformedBitmaps
from sprites.render.bitmaps.upright_bitmaps import UprightBitmaps
from sprites.render.frame_budget import FrameBudget
from sprites.render.prerenderer import Prerenderer


class RenderQueue:
    """Spreads rendering over frames: one new picture a frame, or more if there is time.

    Drawings are rasterised by the thread of *svgs* meanwhile. Without a clock in the *budget*
    nothing waits.
    """

    def __init__(
        self,
        bitmaps: UprightBitmaps,
        transformed: TransformedBitmaps,
        svgs: Prerenderer,
        budget: FrameBudget,
    ) -> None:
        self._bitmaps, self._transformed = bitmaps, transformed
        self._svgs, self._budget = svgs, budget
        self._prefetched: deque[tuple[Picture, float]] = deque()  # at angles

    def allows(self, picture: Picture) -> bool:
        """Whether to render *picture* in this frame; if not, something it needs is rendered."""
        if self._budget.now is None or self._bitmaps.find(picture):
            return True
        if self._bitmaps.is_on_disk(picture):
            return self._budget.may_render()
        for part in dependencies(picture):
            if not self.allows(part):
                return False
            self._bitmaps.get(part)
        if not all(map(self._is_paper_ready, papers(picture))):
            return False
        if isinstance(picture, Art) and not picture.mirrored and self._waits_for_svg(picture):
            return False
        return self._budget.may_render()

    def prefetch(self, *pictures: Picture, angle: float = 0.0) -> None:
        """Render *pictures* in the next frames that have time for it, then rotate them."""
        for each in (0.0, angle) if angle else (0.0,):
            self._prefetched += [(picture, each) for picture in pictures]
        if self._budget.now is None:
            return
        for art in pictures:
            if isinstance(art, Art):
                plain = replace(art, mirrored=False)
                if not self._bitmaps.find(plain):
                    self._bitmaps.expect(plain)

    def forget(self) -> None:
        """Render nothing ahead any more of what was asked for so far."""
        self._prefetched.clear()
        self._svgs.forget()

    def work(self) -> None:
        """Render prefetched pictures, if nothing else was rendered in this frame."""
        while self._prefetched and self._budget.may_prefetch():
            picture, angle = self._prefetched[0]
            if not self.allows(picture) or (angle and not self._budget.may_rotate()):
                return
            self._prefetched.popleft()
            self._transformed.rotated(self._bitmaps.get(picture), angle)
            self._budget.has_rendered |= angle != 0.0

    def _waits_for_svg(self, art: Art) -> bool:
        job = self._bitmaps.svg_job(art)
        self._svgs.expect(job, at_once=True)
        return self._svgs.waits_for(job)

    def _is_paper_ready(self, paper: Paper) -> bool:
        """Whether a sheet of a collage can be drawn, or there was time to prepare it."""
        if self._bitmaps.is_paper_ready(paper):
            return True
        if not self._budget.may_render():
            return False
        self._bitmaps.prepare_paper(paper)
        return True
