"""What the screen says of a winning leap, of whom a leap sends back, and of the market."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from rules.core import Seat
from rules.decktet import Card, Suit
from rules.frogger import (
    EXCUSE,
    FROGS,
    Frog,
    Hand,
    Options,
    Retreat,
    Space,
    State,
)
from scenes.games.frogger.choosing.choices import FroggerChoices, Leap
from scenes.games.frogger.choosing.step_words import FroggerStepWords
from scenes.games.frogger.events.captions import suit_name
from scenes.games.frogger.table import FroggerTable
from scenes.players.seat_names import seat_name
from scenes.table.choosing.choosing_steps import ChoosingStep
from scenes.table.choosing.step_chooser import StepChooser
from scenes.table.top_bar import SIGN
from scenes.ui.control_signs import control_sign
from seats.input.input_events import Press
from seats.intents import Intent
from seats.keyboard.keys import LEFT_KEYS
from seats.occupants import BotPlayer, Person
from sprites.pictures.pictures import Art, Collage, Picture
from tests.scenes.games.frogger.tables import new_table, set_hand, state_of, steps_of
from tests.scenes.running_app import RunningApp
from tests.scenes.table.checked_tables import open_and_wait, waiting_chooser
from tests.scenes.window_sizes import texts
from words import say
from words.phrases import either

ANN = Seat(0)
HAND = Card.BARD, Card.SEA, Card.END, Card.WINDFALL


def words_in(picture: Picture) -> list[str]:
    """All that is written in a picture."""
    return [text.words for text in texts(picture)]


def drawings(picture: Picture) -> Iterator[str]:
    """The names of the drawings in a picture."""
    if isinstance(picture, Art):
        yield picture.name
    elif isinstance(picture, Collage):
        for part in picture.pieces:
            yield from drawings(part.picture)


def put(table: FroggerTable, *frogs: Space) -> State:
    """Let it be Ann's turn, with her first frogs on these spaces and all others in the pond."""
    set_hand(table, ANN, *HAND)
    state = state_of(table)
    pond = (EXCUSE,) * (len(state.board.frogs) - len(frogs))
    board = replace(state.board, frogs=(*frogs, *pond))
    table.match.state = replace(state, acting=ANN, board=board)
    return state_of(table)


def test_a_leap_that_wins_says_so_and_nobody_is_sent_back_for_cards(table: FroggerTable) -> None:
    path = state_of(table).board.path
    last = Space(path.home - 1)
    state = put(table, path.home, last)
    choices, steps = FroggerChoices(ANN, state), steps_of(table, ANN)
    assert choices.question == "win_prompt"
    words = [target.words for target in steps.first().targets[: len(HAND)]]
    homeward = [any(leap.end == path.home for leap in choices.leaps(card, [last])) for card in HAND]
    assert any(homeward)
    won = {say("frogger.card_win_words", suit=suit_name(suit)) for suit in Suit}
    assert [word in won for word in words] == homeward
    one_short = put(table, EXCUSE, last)
    assert FroggerChoices(ANN, one_short).question == "turn_prompt"


def test_a_leap_home_by_the_last_card_warns_who_has_no_other_frog_on_the_path(
    table: FroggerTable,
) -> None:
    state, told, warns, tips_wait = put(table), say("frogger.strands_words"), [], []
    path = state.board.path
    first, last = Space(1), Space(path.home - 1)
    card = next(card for card in HAND if path.leap(last, card.suits[0], ()) == path.home)
    winning = (path.home,) * (state.options.frogs - 1)
    for hand, frogs in (
        ((card,), (last,)),
        ((card,), (last, first)),
        (HAND, (last,)),
        ((card,), (*winning, last)),
    ):
        pond = (EXCUSE,) * (len(state.board.frogs) - len(frogs))
        hands = (Hand(hand, len(hand)), *state.board.hands[1:])
        board = replace(state.board, frogs=(*frogs, *pond), hands=hands)
        table.match.state = replace(state, board=board)
        steps, at = steps_of(table, ANN), hand.index(card)
        places = steps._landings.by_card(at, [last])
        shown = steps.first().targets[at], *places
        warns.append({target.words == told for target in shown})
        table.tokens.path.settle(state_of(table).view(None))
        shown[0].show()
        tips_wait.append(not table.captions.leaves_time_to_read)
        steps.clear()
    assert tips_wait == [True] * 4, "nothing lies over a leap home"
    assert warns == [{True}, {False}, {False}, {False}]


def test_a_crown_tells_how_many_frogs_it_sends_back_and_marks_all_of_them(
    table: FroggerTable,
) -> None:
    path = state_of(table).board.path
    card = next(card for card in HAND if path.leap(EXCUSE, card.suits[0], ()) != path.home)
    end = path.leap(EXCUSE, card.suits[0], ())
    mates = [space for space in path.mates(end) if space != end]
    nobody = say("frogger.card_words", suits=suit_name(card.suits[0]))
    at = HAND.index(card)

    def target_words() -> str:
        return steps_of(table, ANN).first().targets[at].words

    put(table)
    assert target_words() == nobody
    state = state_of(table)
    frogs = (EXCUSE,) * FROGS + tuple(mates)
    frogs += (EXCUSE,) * (len(state.board.frogs) - len(frogs))
    table.match.state = replace(state, board=replace(state.board, frogs=frogs))
    number = path.numbers[end]
    suits = say(f"frogger.suit_{card.suits[0].name.lower()}")
    told = say("frogger.sweep_words", suits=suits, number=number, count=len(mates))
    assert mates
    assert target_words() == told
    choices = FroggerChoices(ANN, state_of(table))
    (leap,) = choices.landings(card, choices.starts)
    assert choices.swept(card, leap) == list(range(FROGS, FROGS + len(mates)))


def test_only_the_frogs_of_the_best_leap_are_marked(table: FroggerTable) -> None:
    path, at = put(table).board.path, HAND.index(Card.SEA)
    ends = [Space(i) for i, suit in enumerate(path.suits) if suit in Card.SEA.suits][:2]
    start, rival = (next(mate for mate in path.mates(end) if mate != end) for end in ends)
    frogs = (start, *[EXCUSE] * (FROGS - 1), rival, *[EXCUSE] * (FROGS - 1))
    state = state_of(table)
    table.match.state = replace(state, board=replace(state.board, frogs=frogs))
    table.tokens.path.settle(state_of(table).view(None))
    steps = steps_of(table, ANN)
    choices, target = FroggerChoices(ANN, state_of(table)), steps.first().targets[at]
    leaps = choices.landings(Card.SEA, choices.starts)
    swept = [choices.swept(Card.SEA, leap) for leap in leaps]
    assert len({frog for frogs in swept for frog in frogs}) > len(swept[0]) > 0
    target.show()
    assert sum(token.name == "swept" for token in table.stage.tokens) == len(swept[0])
    steps.clear()


def test_own_frogs_that_are_sent_back_are_told_apart(table: FroggerTable) -> None:
    end, own, rival = Space(1), Frog(0), Frog(FROGS)
    put(table)
    words = FroggerStepWords(table.captions, state_of(table).view(ANN))
    leap = Leap(EXCUSE, end)
    alone = words.leap_to(Card.SEA, leap, [rival])
    told = words.leap_to(Card.SEA, leap, [own, rival])
    assert told == say(
        "frogger.own_swept_words",
        told=say("frogger.to_swept_words", place=table.captions.place(end), count=2),
        own=1,
    )
    assert alone == say("frogger.to_swept_words", place=table.captions.place(end), count=1)


def test_a_pointer_learns_how_many_cards_of_another_are_hidden(table: FroggerTable) -> None:
    bob, view = Seat(1), state_of(table).view(ANN)
    words = [target.words for target in steps_of(table, ANN).first().pointer_targets]
    hidden, shown = view.secret[bob], len(view.public[bob])
    assert say("frogger.hand_words", name=seat_name(bob), hidden=hidden, shown=shown) in words


def test_a_pointer_learns_whom_open_aces_and_crowns_of_another_threaten(
    table: FroggerTable,
) -> None:
    bob, state = Seat(1), put(table)
    path = state.board.path
    end = path.leap(EXCUSE, Card.SEA.suits[0], ())
    mate = next(mate for mate in path.mates(end) if mate != end)
    for card, threatened in ((Card.SEA, [Frog(0)]), (Card.PACT, [])):
        board = replace(
            state.board,
            frogs=(mate, *state.board.frogs[1:]),
            hands=(state.board.hands[ANN], Hand((card,), 0)),
        )
        table.match.state = replace(state, board=board)
        assert FroggerChoices(ANN, state_of(table)).threatened_by(bob) == threatened
        told = say("frogger.hand_words", name=seat_name(bob), hidden=0, shown=1)
        words = say("frogger.threat_words", told=told) if threatened else told
        targets = steps_of(table, ANN).first().pointer_targets
        assert words in [target.words for target in targets]


def crossed_out(table: FroggerTable) -> int:
    """How many cards of the market have a suit crossed out."""
    return sum(token.name == "crossed" for token in table.stage.tokens)


def test_a_card_for_which_no_frog_can_hop_back_is_dim_and_says_why(app: RunningApp) -> None:
    options = Options(frogs=2)
    made = new_table(app, Person(LEFT_KEYS), BotPlayer("judge"), options=options, seed=3)
    table = open_and_wait(app, made)
    path, told = state_of(table).board.path, set[str]()
    table.tokens.market_shade.close(False)
    for start in range(1, path.home):
        state = put(table, Space(start))
        table.tokens.path.settle(state.view(None))
        steps, market = steps_of(table, ANN), table.tokens.cards.market
        step = steps.first()
        step.show()
        dim = [token.pose.alpha < 1.0 for _, token in market]
        shown = {target.box: target for target in (*step.targets, *step.pointer_targets)}
        targets = [shown[steps.places.market(card)] for card, _ in market]
        assert dim == [target.then is None for target in targets]
        barred = [target for target in targets if not target.then]
        assert not any(target in step.targets for target in barred), "only a pointer gets there"
        crossed = crossed_out(table)
        assert crossed == sum(dim), "what forbids a card is crossed out by one sign"
        (barred or targets)[0].show()
        assert crossed_out(table) == crossed, "once"
        suits = {path.suits[end] for end in FroggerChoices(ANN, state).moves.landings(Space(start))}
        name = table.tokens.market_shade._name.picture
        is_named = say("frogger.market_lands") in words_in(name)
        assert is_named is any(dim), "told at the market itself"
        signs = {*drawings(name)} if any(dim) else set()
        assert signs == {f"suit-{suit.name.lower()}" for suit in suits if suit and any(dim)}
        for (card, _), target in zip(market, targets, strict=True):
            if target.then is None:
                assert suits <= {*card.suits}
                names = either([suit_name(suit) for suit in card.suits if suit in suits])
                assert target.words == say("frogger.market_suit", suits=names)
                told.add(target.words)
        steps.clear()
    assert told


def test_a_ghost_at_home_stands_in_the_next_place_there(table: FroggerTable) -> None:
    path = state_of(table).board.path
    state = put(table, path.home, Space(path.home - 1))
    trail = table.tokens.path
    trail.settle(state.view(None))
    table.preview.show_way(ANN, Leap(Space(path.home - 1), path.home))
    (ghost,) = [token for token in table.stage.tokens if token.name == "ghost"]
    taken, free, *_ = table.layout.home_places(ANN, table.tokens.meter.goal)
    assert taken.contains(trail.frogs[0].pose.x, trail.frogs[0].pose.y)
    assert free.contains(ghost.pose.x, ghost.pose.y)


def test_a_table_at_which_any_card_may_be_taken_says_so(table: FroggerTable) -> None:
    start = Space(5)
    put(table, start)
    table.tokens.path.settle(state_of(table).view(None))
    steps = steps_of(table, ANN)
    box = steps.places.start(start)
    frog = next(target for target in steps.first().targets if target.box == box)
    market = frog.ghosts[0].then
    assert market is not None
    step = market()
    assert isinstance(step, ChoosingStep)
    step.show()
    prompt = table.top_bar.shown[0]
    assert prompt.words == say("frogger.market_any_prompt", name=seat_name(ANN))


def test_a_frog_on_a_suit_is_never_told_to_take_any_card(app: RunningApp) -> None:
    made = new_table(app, Person(LEFT_KEYS), BotPlayer("judge"), options=Options(frogs=2), seed=3)
    table = open_and_wait(app, made)
    path, everything_allowed = state_of(table).board.path, 0
    for start in map(Space, range(1, path.home)):
        state = put(table, start)
        table.tokens.path.settle(state.view(None))
        steps = steps_of(table, ANN)
        for end in FroggerChoices(ANN, state).moves.landings(start):
            step = steps._what_to_take(start, end)
            if isinstance(step, ChoosingStep):
                step.show()
                words, suit = table.top_bar.shown[0].words, path.suits[end]
                limit = suit and say(
                    "frogger.market_limited_prompt", name=seat_name(ANN), suit=suit_name(suit)
                )
                assert words == (limit or say("frogger.market_any_prompt", name=seat_name(ANN)))
                everything_allowed += bool(suit) and all(target.then for target in step.targets)
        steps.clear()
    assert everything_allowed


@pytest.mark.parametrize("scale", [100, 200])
def test_the_keys_stay_named_where_a_move_may_be_taken_back(app: RunningApp, scale: int) -> None:
    app.set(text_size=scale)
    options = Options(free_swim=True, frogs=2)
    table = new_table(app, Person(LEFT_KEYS), BotPlayer("judge"), options=options, seed=3)
    open_and_wait(app, table)
    path = state_of(table).board.path
    table.tokens.path.settle(put(table, Space(path.home - 1)).view(None))
    app.reseat()
    chooser = waiting_chooser(app, table, ANN)
    assert isinstance(chooser, StepChooser)
    table.top_bar.offer_undo(True, chooser._context.controls)
    assert table.top_bar._undo_sign.visible
    assert table.top_bar._undo_sign.picture == control_sign(
        chooser._context.controls, Intent.SECOND, SIGN
    )
    shown = words_in(table.panels[ANN]._hint.picture)
    assert say("table.choose") in shown
    rows = {say(f"frogger.row_{row}") for row in ("cards", "frogs", "market")}
    assert scale > 100 or rows <= {*shown}


def test_who_wants_a_taken_card_back_is_told_that_it_stays_taken(app: RunningApp) -> None:
    made = new_table(app, Person(LEFT_KEYS), BotPlayer("judge"), seed=3)
    table = open_and_wait(app, made)
    path = state_of(table).board.path
    table.tokens.path.settle(put(table, path.groups[4][0]).view(None))
    app.reseat()
    hop = next(one for one in state_of(table).legal(ANN) if isinstance(one, Retreat))
    assert hop.card
    undo = Press(ANN, Intent.SECOND, LEFT_KEYS)
    assert not table.handle_press(undo), "nothing was taken yet"
    table.pending.decide(ANN, hop)
    app.run_until(lambda: table.match.log[-1:] == [{ANN: hop}] and table.awaiting_choice)
    assert not table.may_undo(ANN)
    chooser = waiting_chooser(app, table, ANN)
    assert isinstance(chooser, StepChooser)
    hand = FroggerChoices(ANN, state_of(table)).hand
    here = table.choosing.follower(ANN).places.hand(hand.index(hop.card), len(hand))
    assert chooser._step.targets[chooser._at].box == here, "the cursor is at the taken card"
    assert table.top_bar.shown[1].words == say("frogger.not_undone"), "told once by itself"
    table.top_bar.show_detail("")
    assert table.handle_press(undo)
    assert table.top_bar.shown[1].words == say("frogger.not_undone")
