"""The hands at the seats of Quibbit."""

from __future__ import annotations

from itertools import pairwise

from rules.quibbit import CARDS, Frog
from seats.intents import Intent
from tests.scenes.games.quibbit.showing import a_table
from tests.scenes.running_app import running_app
from tests.scenes.simulated_players import KeyButtons, tap

NUMBER = 0.4  # of a card's width: where its number ends


def test_each_card_of_a_hand_lies_over_the_one_before_and_leaves_its_number_free() -> None:
    with running_app() as app:
        table = a_table(app)
        cards = table.tokens.cards
        for frog, panel in enumerate(table.panels[1:], 1):  # the first one chooses
            for card, after in pairwise(CARDS):
                assert cards.tokens[Frog(frog), card].z < cards.tokens[Frog(frog), after].z
            for one, other in pairwise(panel.slots):
                assert NUMBER * panel.slot_width < other.x - one.x < panel.slot_width


def test_a_frog_looks_over_its_tag_while_its_hand_is_out_and_over_its_cards_else() -> None:
    with running_app() as app:
        table = a_table(app)
        panel = table.panels[0]
        places = panel.places
        app.frames(90)
        over = places.tag.y - panel.frog.head[1]
        assert 0.4 < over / places.frog.width < 0.75
        tap(app, KeyButtons(), Intent.CONFIRM)
        app.frames(90)
        assert (places.cards.y - panel.frog.head[1]) / places.frog.width > 0.2
