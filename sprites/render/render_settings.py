"""What every bitmap depends on, besides its picture."""

from __future__ import annotations

from values import value

MOST_GROWTH = 4.0


@value
class RenderSettings:
    """*unit* is pixels per design unit; *text_scale* how much larger than usual text is."""

    unit: float
    text_scale: float = 1.0
    high_contrast: bool = False

    def cache_limit(self, limit: int) -> int:
        """A limit in bytes for windows up to 1080p, grown with the area of larger ones."""
        return round(limit * min(MOST_GROWTH, max(1.0, self.unit**2)))
