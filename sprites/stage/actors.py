"""The actors of a stage: by token, in the order of drawing, and those that may have changed."""

from __future__ import annotations

from collections import Counter
from itertools import count
from operator import attrgetter

from sprites.render.renderer import Renderer
from sprites.stage.actor import Actor
from sprites.stage.token import Token

_BY_ORDER = attrgetter("order")


class Actors:
    """*restless* are those that may look different the next time, *touched* since the last step.

    *changed* are those that do look different since they were last sorted into live and baked.
    """

    def __init__(self) -> None:
        self._serials = count()
        self._by_token: dict[Token, Actor] = {}
        self._names: Counter[str] = Counter()
        self._ordered: list[Actor] = []
        self._sorted = True
        self.restless: dict[Actor, None] = {}
        self.touched: dict[Actor, None] = {}
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
        self.restless[actor] = None
        self._sorted = False

    def remove(self, token: Token) -> Actor | None:
        """Forget a token's actor, and return it, if it has one."""
        actor = self._by_token.pop(token, None)
        if actor is not None:
            self._names[actor.name] -= 1
            self._ordered.remove(actor)
            self.restless.pop(actor, None)
            self.touched.pop(actor, None)
        return actor

    def touch(self, token: Token) -> Actor:
        """Note that a token has changed; returns its actor."""
        actor = self._by_token[token]
        self.restless[actor] = self.touched[actor] = None
        return actor

    def note_change(self, actor: Actor, before: tuple[float, int]) -> None:
        """Note that an actor looks different: it is live; *before* is its order until now."""
        self.changed.append(actor)
        actor.live, actor.quiet = True, 0
        self._sorted &= actor.order == before

    def refresh_all(self, renderer: Renderer, ahead: float) -> None:
        """Look at all tokens anew; those that rest are to be baked.

        Those that the other thread is rasterising come last, when it may have finished.
        """
        is_expected = renderer.bitmaps.is_expected
        for actor in sorted(self._ordered, key=lambda actor: is_expected(actor.token.picture)):
            actor.refresh(renderer, ahead)
            actor.live = not actor.resting()
        self.restless = {actor: None for actor in self._ordered if actor.live}
        self.changed = list(self.restless)
        self._sorted = False

    def in_order(self) -> list[Actor]:
        """All actors, the lowest first."""
        if not self._sorted:
            self._ordered.sort(key=_BY_ORDER)
            self._sorted = True
        return self._ordered
