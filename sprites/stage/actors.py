"""The actors of a stage: by token, in the order of drawing, and those that may have changed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import count
from operator import attrgetter
from typing import TypeAlias

import pygame

from sprites.render.renderer import Renderer
from sprites.stage.actor import Actor
from sprites.stage.token import Token

Baked: TypeAlias = tuple[Sequence[Actor], Sequence[pygame.Rect]]

_BY_ORDER = attrgetter("order")


class Actors:
    """*restless* are those that are not baked, or have changed; *touched* since the last step.

    *outdated* are those of them that may look different the next time, *changed* those that do look
    different since they were last sorted into live and baked.
    """

    def __init__(self) -> None:
        self._serials = count()
        self._by_token: dict[Token, Actor] = {}
        self._names: Counter[str] = Counter()
        self._ordered: list[Actor] = []
        self._sorted = True
        self._parts: tuple[Sequence[Actor], Baked] | None = None
        self.restless: dict[Actor, None] = {}
        self.touched: dict[Actor, None] = {}
        self.outdated: dict[Actor, None] = {}
        self.changed: list[Actor] = []

    @property
    def tokens(self) -> tuple[Token, ...]:
        """All tokens, in the order they were added."""
        return tuple(self._by_token)

    def has(self, name: str) -> bool:
        """Whether there is a token that was called *name* when it was added."""
        return self._names[name] > 0

    def next_order(self, z: float) -> tuple[float, int]:
        """A place in the order: above all that has the same *z* so far."""
        return z, next(self._serials)

    def add(self, token: Token) -> None:
        """Make an actor for a token."""
        actor = self._by_token[token] = Actor(token, self.next_order(token.height))
        self._names[actor.name] += 1
        self._ordered.append(actor)
        self.restless[actor] = self.outdated[actor] = None
        self._sorted = False

    def remove(self, token: Token) -> Actor | None:
        """Forget a token's actor, and return it, if it has one."""
        actor = self._by_token.pop(token, None)
        if actor is not None:
            self._names[actor.name] -= 1
            self._ordered.remove(actor)
            self._parts = None
            self.settle(actor)
            self.touched.pop(actor, None)
        return actor

    def touch(self, token: Token) -> Actor:
        """Note that a token has changed; returns its actor."""
        actor = self._by_token[token]
        self.restless[actor] = self.touched[actor] = self.outdated[actor] = None
        return actor

    def settle(self, actor: Actor) -> None:
        """Look at an actor no more before it changes."""
        self.restless.pop(actor, None)
        self.outdated.pop(actor, None)

    def note_change(self, actor: Actor, before: tuple[float, int], drawing: int) -> None:
        """Note that an actor looks different in a *drawing*; *before* is its order until now."""
        self.changed.append(actor)
        self._sorted &= actor.order == before
        self.lift(actor, drawing)

    def lift(self, actor: Actor, drawing: int) -> None:
        """Draw an actor live from this *drawing* on."""
        actor.changed = drawing
        if not actor.live:
            actor.live, self._parts = True, None
            self.restless[actor] = None

    def bake(self, actor: Actor) -> None:
        """An actor is drawn in the layer from now on."""
        actor.live, self._parts = False, None
        self.settle(actor)

    def refresh_all(self, renderer: Renderer, ahead: float) -> None:
        """Look at all tokens anew; those that rest are to be baked.

        Those that the other thread is rasterising come last, when it may have finished.
        """
        is_expected = renderer.bitmaps.is_expected
        for actor in sorted(self._ordered, key=lambda actor: is_expected(actor.token.picture)):
            actor.refresh(renderer, ahead)
            actor.live, actor.changed = not actor.resting(), 0
        self.restless = {actor: None for actor in self._ordered if actor.live}
        self.outdated = dict(self.restless)
        self.changed = list(self.restless)
        self._sorted = False

    def in_order(self) -> list[Actor]:
        """All actors, the lowest first."""
        if not self._sorted:
            self._ordered.sort(key=_BY_ORDER)
            self._sorted, self._parts = True, None
        return self._ordered

    def live(self) -> Sequence[Actor]:
        """Those that are drawn live, the lowest first."""
        return self._in_parts()[0]

    def baked(self) -> Baked:
        """Those that are seen in the layer, the lowest first, and where."""
        return self._in_parts()[1]

    def _in_parts(self) -> tuple[Sequence[Actor], Baked]:
        """All actors in order, sorted into live and baked: seldom do these change."""
        ordered = self.in_order()
        if self._parts is None:
            baked = [(a, a.look.rect) for a in ordered if not a.live and a.look is not None]
            boxes = [box for _, box in baked]
            self._parts = [a for a in ordered if a.live], ([a for a, _ in baked], boxes)
        return self._parts
