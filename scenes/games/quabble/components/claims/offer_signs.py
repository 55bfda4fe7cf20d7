"""Heads on a low card on offer: who gets it on its left, its giver on its right."""

from __future__ import annotations

from rules.core import Seat
from scenes.games.quabble.cards import LOW_HEAD
from scenes.games.quabble.components.claims.mats import head
from sprites.pictures.drawings import height_ratio
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Collage, Part

Z = 295.0  # over a card that is raised, under names and what to press
HEAD_WIDE, HEAD_HIGH, LOW = 0.24, 0.49, 5.0  # of a card's width and height at most; below a head


def offer_heads(box: Box, left: Seat, giver: Seat) -> Collage:
    """The heads of both frogs beside a card that lies in *box*."""
    wide = min(HEAD_WIDE * box.w, HEAD_HIGH * box.h / height_ratio("frog-head"))
    y = box.h - LOW - wide * height_ratio("frog-head") / 2
    shares = (left, LOW_HEAD), (giver, 1 - LOW_HEAD)
    heads = (Part(head(seat, wide), share * box.w, y) for seat, share in shares)
    return Collage(box.w, box.h, tuple(heads))
