"""What is told of the race as frogs leave it, and how the crown goes from head to head."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise

import pytest

from rules.quibbit import (
    CrownPassed,
    Event,
    Frog,
    FrogRemoved,
    GameWon,
    Lapped,
    Reason,
    RoundBegan,
    State,
)
from scenes.core.script import Script
from scenes.games.quibbit.components.meter import BESIDE, NEAR
from scenes.games.quibbit.components.rear_sign import FLAG, PULSE_STEPS
from scenes.games.quibbit.components.ring import OVERTAKEN
from scenes.games.quibbit.table import QuibbitTable
from scenes.table.climaxes.spotlight import token_box
from seats.keyboard.keys import LEFT_KEYS
from seats.occupants import BotPlayer, Person
from sprites.pictures.pictures import Art, Collage
from tests.scenes.games.quibbit.mid_matches import in_mid_match
from tests.scenes.running_app import RunningApp, running_app
from tests.scenes.window_sizes import texts
from words import say

AHEAD, REAR = Frog(1), Frog(2)


@pytest.fixture
def app() -> Iterator[RunningApp]:
    with running_app() as opened:
        yield opened


def a_table(app: RunningApp) -> QuibbitTable:
    return in_mid_match(app, Person(LEFT_KEYS), BotPlayer("easy"), BotPlayer("easy"))


def shown(app: RunningApp, table: QuibbitTable, event: Event) -> tuple[int, set[str]]:
    """How many frames *event* takes, and all words that are seen meanwhile."""
    return run(app, table, table._animator.show(event))


def run(app: RunningApp, table: QuibbitTable, told: Script) -> tuple[int, set[str]]:
    """How many frames what is *told* takes, and all words that are seen meanwhile."""
    ended, seen, frames = list[bool](), set[str](), 0

    def script() -> Script:
        yield from told
        ended.append(True)

    table.stage.run(script())
    while not ended:
        app.frames()
        frames += 1
        for token in table.stage.tokens:
            if token.visible:
                seen.update(text.words for text in texts(token.picture))
    return frames, seen


def test_who_is_the_rear_frog_now_is_told_as_the_next_round_begins(app: RunningApp) -> None:
    table = a_table(app)
    told = "New rear frog: Puddle"
    assert told not in shown(app, table, FrogRemoved(REAR))[1]  # more may leave
    assert told in shown(app, table, RoundBegan(4))[1]
    assert told not in shown(app, table, RoundBegan(5))[1]


def test_nobody_is_named_when_another_frog_is_out(app: RunningApp) -> None:
    table = a_table(app)
    shown(app, table, FrogRemoved(AHEAD))
    assert not any("New rear frog" in words for words in shown(app, table, RoundBegan(4))[1])


@pytest.mark.parametrize(
    ("reason", "words"),
    [
        (Reason.LAST_IN_PLAY, "Puddle and Sunny are out!"),
        (Reason.CROWN_OF_THE_LAST, "The crown decides!"),
    ],
)
def test_all_who_are_out_at_once_are_named_once(
    app: RunningApp, reason: Reason, words: str
) -> None:
    table = a_table(app)
    out = FrogRemoved(AHEAD), FrogRemoved(REAR)
    table._animator.before_events((*out, GameWon(Frog(0), reason)))
    first, second = (shown(app, table, event)[1] for event in out)
    assert words in first
    assert words not in second
    assert not any(told.endswith(" is out!") for told in first | second)


def test_who_is_out_is_shown_over_the_turtle_and_not_on_its_pad_meanwhile(app: RunningApp) -> None:
    table, renderer = a_table(app), app.context.renderer
    ring, middle = table.tokens.ring, table.layout.middle.centre
    frog, shown = ring.frogs[AHEAD], 0
    table._animator.before_events([FrogRemoved(AHEAD), RoundBegan(4)])
    for _ in table._animator._race_end._say_who_is_out(AHEAD):
        table.stage.tick()
        for portrait in (token for token in table.stage.tokens if token.name == "close-up"):
            box = token_box(renderer, portrait)
            frog_seen = isinstance(portrait.picture, Art) and portrait.picture.palette is not None
            shown += box.contains(*middle) and frog_seen
            assert not frog.visible
    assert shown
    assert frog.visible


ENDS: list[tuple[Event, ...]] = [
    (FrogRemoved(AHEAD), FrogRemoved(REAR), GameWon(Frog(0), Reason.LAST_IN_PLAY)),
    (CrownPassed(Frog(0), AHEAD), GameWon(AHEAD, Reason.ROUND_LIMIT)),
    (Lapped(Frog(0), REAR), GameWon(Frog(0), Reason.LAPPED)),
]


@pytest.mark.parametrize("events", ENDS)
def test_from_what_decides_to_the_finish_it_gets_dark_once(
    app: RunningApp, events: tuple[Event, ...]
) -> None:
    table, levels = a_table(app), [0.0]
    table._animator.before_events(events)
    light, won = table.climaxes.spotlight, events[-1]
    assert isinstance(won, GameWon)
    light.stays_dark = isinstance(events[0], Lapped)  # as since the leap
    for event in events:
        for _ in table.show(event):
            table.stage.tick()
            levels.append(light._darkness.level)
    assert levels == sorted(levels)
    assert light.is_dark
    assert table.climaxes.pieces[0] is table.tokens.ring.frogs[won.frog]


def test_the_crown_is_handed_on_large_but_once(app: RunningApp) -> None:
    table = a_table(app)
    once, _ = shown(app, table, CrownPassed(Frog(0), AHEAD))
    again, _ = shown(app, table, CrownPassed(AHEAD, Frog(0)))
    assert 2 * again < once
    assert table.tokens.ring._wearing == Frog(0)


def test_crown_and_shadow_go_with_who_leaps(app: RunningApp) -> None:
    table = a_table(app)
    ring, start = table.tokens.ring, table.view.board.at()[Frog(0)]
    crown, shadow = ring.crown, ring._shadow
    shown(app, table, CrownPassed(None, Frog(0)))
    ring.lift(Frog(0))
    for _ in ring.accompany(start + 1, 0.3):
        ring.frogs[Frog(0)].move_to(ring.stand(start + 1))
        assert shadow.visible
    assert abs(crown.pose.x - ring.worn(Frog(0)).x) < 1
    assert abs(shadow.pose.x - ring.stand(start + 1).x) < ring.frog_width / 4
    ring.rest(Frog(0), start + 1)
    assert not shadow.visible
    assert crown.pose == ring.worn(Frog(0))


def test_the_crown_is_faint_while_its_frog_is_overtaken_until_the_round_is_over(
    app: RunningApp,
) -> None:
    table = a_table(app)
    ring = table.tokens.ring
    shown(app, table, CrownPassed(None, Frog(0)))
    for progress, alpha in (((9, 0, 3), 1.0), ((9, 11, 3), OVERTAKEN), ((12, 11, 3), 1.0)):
        ring.rear.find(progress)
        ring.step()
        assert ring.crown.pose.alpha == alpha
    assert table.captions.caption(CrownPassed(Frog(0), AHEAD)).startswith("The round is over")


def test_the_sign_of_the_rear_frog_bears_the_flag_of_the_finish(app: RunningApp) -> None:
    rear = a_table(app).tokens.ring.rear
    for progress, last in (((5, 0, 3), 1), ((5, 4, 3), 2)):
        rear.find(progress)
        sign = rear.token.picture
        assert isinstance(sign, Collage)
        row = sign.pieces[-1].picture
        assert isinstance(row, Collage)
        assert rear.frog == last
        assert row.pieces[-1].picture == Art("flag", FLAG)


@pytest.mark.parametrize(("front", "near"), [(6, False), (7, True), (11, True), (12, False)])
def test_a_rear_frog_that_a_card_may_lap_trembles(app: RunningApp, front: int, near: bool) -> None:
    ring = a_table(app).tokens.ring
    ring.rear.find((front, 0, 3))
    asides = set()
    for _ in range(2 * PULSE_STEPS):
        ring.step()
        ring.stage.tick()
        asides.add(ring.frogs[1].offset.dx)
    assert (len(asides) > 1) == near


def test_a_rear_frog_looks_back_at_who_may_lap_it_and_all_look_once(app: RunningApp) -> None:
    table = a_table(app)
    ring, animator = table.tokens.ring, table._animator
    ring.rear.find((11, 0, 3))
    frames = [run(app, table, animator._near_lap())[0] for _ in range(2)]
    assert frames[1] < frames[0] / 4
    looks_left = ring.frogs[0].pose.x < ring.frogs[1].pose.x
    assert ring.frogs[1].picture == replace(ring._frog_art(Frog(1)), mirrored=looks_left)


def test_no_sign_stands_beside_the_rear_frog_once_it_is_lapped(app: RunningApp) -> None:
    rear = a_table(app).tokens.ring.rear
    assert rear.find((9, 0, 3)) is not None
    assert rear.token.visible
    assert rear.find((13, 0, 3)) is None
    assert rear.finish.visible
    assert not rear.token.visible


def test_the_bar_has_all_frogs_in_order_and_counts_tiles_as_cards_do(app: RunningApp) -> None:
    meter = a_table(app).tokens.meter
    told = meter._distances
    assert told((3, 9, 0)) == "Free tiles to lap Sunny: you 8, Puddle 3"  # over Puddle
    assert told((9, 3, 0)) == "You: 3 free tiles to lap Sunny"
    assert told((0, 3, 11)) == "Sunny: 1 free tile to lap you"
    for progress in ((5, 3, 4), (0, 1, 2), (11, 0, 10), (13, 12, 0), (4, None, 9)):
        goals = meter._set(progress)
        there = [frog for frog, at in enumerate(progress) if at is not None]
        assert sorted(goals, key=lambda frog: goals[frog].x) == sorted(
            there, key=lambda frog: progress[frog] or 0
        )
        xs = sorted(pose.x for pose in goals.values())
        assert all(after - before >= BESIDE for before, after in pairwise(xs))
        assert meter._lane.x <= xs[0] < xs[-1] <= meter._lane.right


def test_the_bar_counts_with_the_only_card_of_a_rival_that_leaps_over_one(app: RunningApp) -> None:
    table = a_table(app)
    meter, board = table.tokens.meter, table.view.board

    def told(card: int, progress: tuple[int, int, int], *others: int) -> str:
        hands = (board.hands[0], (card, *others), board.hands[2])
        meter.foretell(replace(board, hands=hands, progress=progress))
        (words,) = (text.words for text in texts(meter._words.picture))
        return words

    assert told(2, (9, 8, 0)) == "Tiles to lap Sunny: 2, as Puddle leaps first"
    usual = "You: 3 free tiles to lap Sunny"
    assert told(3, (9, 8, 0)) == usual  # the card that would be enough leaps earlier
    assert told(1, (9, 7, 0)) == usual  # it stays behind
    assert told(2, (9, 8, 0), 5) == usual  # which one it plays, nobody knows
    told(2, (9, 8, 0))
    meter.tell((9, 8, 0))  # what it was about has come
    assert [text.words for text in texts(meter._words.picture)] == [usual]


def test_the_bar_counts_nothing_while_frogs_leap_unless_one_laps(
    app: RunningApp,
) -> None:
    table = a_table(app)
    meter, board = table.tokens.meter, table.view.board

    def words() -> list[str]:
        return [text.words for text in texts(meter._words.picture)]

    meter.foretell(replace(board, progress=(9, 3, 0)))
    told = ["You: 3 free tiles to lap Sunny"]
    assert words() == told
    for progress in ((9, 3, 4), (9, 11, 4)):
        list(meter.show(progress))
        assert words() == [say("quibbit.meter_start")]
    list(meter.show((9, 17, 4)))
    assert words() == ["Puddle has lapped Sunny!"]
    meter.tell((9, 11, 4))
    assert words() != told


def test_the_bar_does_not_warn_of_a_rear_frog_whose_cards_all_leap_first(app: RunningApp) -> None:
    table = a_table(app)
    meter, board = table.tokens.meter, table.view.board

    def told(*cards: int) -> tuple[str, bool]:
        hands = (board.hands[0], board.hands[1], cards)
        meter.foretell(replace(board, hands=hands, progress=(8, 3, 0)))
        (words,) = (text.words for text in texts(meter._words.picture))
        return words, meter.warning.visible

    first = "Tiles to lap Sunny: 4, but Sunny leaps first"
    assert told(4) == told(1, 4) == (first, False), "of equal cards that of the rear frog is first"
    assert told(1, 5) == ("You: 4 free tiles to lap Sunny", True), (
        "which one it plays, nobody knows"
    )


def test_the_bar_warns_in_amber_once_a_lap_is_near(app: RunningApp) -> None:
    meter = a_table(app).tokens.meter
    for left, warns in ((NEAR + 1, False), (NEAR, True), (1, True)):
        meter._say((meter.size - left, 3, 0))
        assert meter.warning.visible == warns
    meter._say((3, None, None))
    assert not meter.warning.visible, "nobody is there to be lapped"


def test_the_bar_counts_free_tiles_however_few_cards_are_left(app: RunningApp) -> None:
    meter = a_table(app).tokens.meter
    meter._held[:] = (3, 1, 5)
    for progress in ((5, 3, 0), (8, 3, 0)):
        meter._say(progress)
        assert [text.words for text in texts(meter._words.picture)] == [meter._distances(progress)]
    meter.lose(1)
    meter._say((5, None, 0))
    assert [text.words for text in texts(meter._words.picture)] == [meter._distances((5, None, 0))]
    meter._say((13, 3, 0))
    assert [text.words for text in texts(meter._words.picture)] == ["Bramble has lapped Sunny!"]


def test_who_still_wears_the_crown_is_not_called_the_rear_frog(app: RunningApp) -> None:
    ring = a_table(app).tokens.ring
    assert ring.crowned[0] is ring.frogs[0]
    assert ring.rear.find((0, 9, 3)) is None
    assert not ring.rear.token.visible
    ring.take_crown()
    assert ring.rear.find((0, 9, 3)) is not None
    assert ring.rear.token.visible


def test_who_has_won_and_why_is_told_large_at_the_finish_only(app: RunningApp) -> None:
    table = a_table(app)
    for reason in Reason:
        told = shown(app, table, GameWon(Frog(0), reason))[1]
        assert not any("Bramble wins" in words for words in told)
    crown = GameWon(Frog(0), Reason.CROWN_OF_THE_LAST)
    assert table.captions.banner(crown) == "All are out of cards: Bramble wins by the crown."


def test_who_can_lap_is_told_large_once(app: RunningApp) -> None:
    table = a_table(app)
    state = table.match.state
    assert isinstance(state, State)
    near = replace(state, board=replace(state.board, progress=(3, 12, 8)))
    for expected in (True, False):
        table.match.state = near
        told = run(app, table, table._lap_warning.tell())[1]
        assert ("Puddle can lap you!" in told) == expected


def test_ones_last_card_is_told_large_once(app: RunningApp) -> None:
    table = a_table(app)
    state = table.match.state
    assert isinstance(state, State)
    hands = ((3,), *state.board.hands[1:])
    table.match.state = replace(state, board=replace(state.board, hands=hands))
    for expected in (True, False):
        told = run(app, table, table._last_card.tell())[1]
        assert ("Your last card!" in told) == expected


def test_a_crown_that_is_handed_on_is_no_wider_than_a_head(app: RunningApp) -> None:
    table, shares = a_table(app), list[float]()
    for _ in table.show(CrownPassed(Frog(0), AHEAD)):
        table.stage.tick()
        large = [t.picture for t in table.stage.tokens if t.name == "close-up"]
        arts = [art for art in large if isinstance(art, Art)]
        shares += [art.width / arts[-1].width for art in arts if art.name == "crown"]
    assert shares
    assert max(shares) < 0.5


def test_the_first_crown_falls_on_the_pond_without_a_close_up(app: RunningApp) -> None:
    table = a_table(app)
    for _ in table.show(CrownPassed(None, AHEAD)):
        table.stage.tick()
        assert not any(token.name == "close-up" for token in table.stage.tokens)
    ring = table.tokens.ring
    assert ring._wearing == AHEAD
    assert ring.crown.pose == ring.worn(AHEAD)
