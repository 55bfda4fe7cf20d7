"""Keeps how words are set, as the tests of scenes set the same ones over and over."""

from __future__ import annotations

from functools import cache

from sprites.render.text.typesetting import set_type

kept_type = cache(set_type.__wrapped__)
