"""How every sound is made, by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias

from numpy.random import Generator

from sounds.names import Sound
from sounds.pieces import Wave
from sounds.recipes import cards, menus, pond, tunes

Recipe: TypeAlias = Callable[[Generator, float], Wave]
"""Makes one variant: chance comes from the generator, the pitch is a factor around 1."""

RECIPES: Mapping[Sound, Recipe] = {
    Sound.MENU_MOVE: menus.move,
    Sound.MENU_CONFIRM: menus.confirm,
    Sound.MENU_BACK: menus.back,
    Sound.MENU_CHANGE: menus.change,
    Sound.PAGE: menus.page,
    Sound.REFUSE: menus.refuse,
    Sound.PAUSE: menus.pause,
    Sound.RESUME: menus.resume,
    Sound.JOIN: menus.join,
    Sound.LEAVE: menus.leave,
    Sound.PAD_PLUGGED: menus.pad_plugged,
    Sound.PAD_LOST: menus.pad_lost,
    Sound.NOTICE: menus.notice,
    Sound.APOLOGY: menus.apology,
    Sound.MATCH_START: tunes.match_start,
    Sound.ROUND: tunes.round_begins,
    Sound.TURN: tunes.turn,
    Sound.COUNTDOWN: tunes.countdown,
    Sound.LAP: tunes.lap,
    Sound.WIN: tunes.win,
    Sound.TIE: tunes.tie,
    Sound.MATCH_OVER: tunes.match_over,
    Sound.CARD_DEAL: cards.deal,
    Sound.CARD_HOVER: cards.hover,
    Sound.CARD_SEAL: cards.seal,
    Sound.CARD_FLIP: cards.flip,
    Sound.CARD_RETURNED: cards.returned,
    Sound.CARD_LOST: cards.lost,
    Sound.ALL_SEALED: cards.all_sealed,
    Sound.CURTAIN_OPEN: cards.curtain_open,
    Sound.CURTAIN_CLOSE: cards.curtain_close,
    Sound.DUMMY_TURN: cards.dummy_turn,
    Sound.DUMMY_SHUFFLE: cards.dummy_shuffle,
    Sound.TICK: pond.tick,
    Sound.HOP: pond.hop,
    Sound.BOING: pond.boing,
    Sound.CROAK: pond.ribbit,
    Sound.LAND_LEAF: pond.land_leaf,
    Sound.LAND_FLOWER: pond.land_flower,
    Sound.LAND_WATER: pond.land_water,
    Sound.DIVE: pond.dive,
    Sound.CROWN: pond.crown,
}
