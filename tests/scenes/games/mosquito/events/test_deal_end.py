"""What a deal of Mosquito ends with."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from unittest.mock import patch

import pytest

from rules.core import Seat
from rules.mosquito import (
    Board,
    DealEnded,
    MatchEnded,
    Options,
    Pass,
    Passed,
    Reason,
    TurnBegan,
)
from scenes.core.script import advance
from scenes.core.settings.settings import Settings
from scenes.games.mosquito.events.deals import deal_end
from scenes.games.mosquito.events.deals.deal_end import DealEnd, final_mood
from scenes.games.mosquito.events.deals.score_count import ScoreCount
from scenes.games.mosquito.events.turns.countdown import FADE, SEEN, PassCountdown
from scenes.games.mosquito.table import MosquitoTable
from scenes.table.climaxes.frog_group import NAME
from scenes.table.climaxes.spotlight import token_box
from scenes.table.seats.seat_frog import Mood, Reaction, SeatFrog
from seats.keyboard.keys import LEFT_KEYS
from seats.occupants import BotPlayer, Person
from sprites.motion.timestep import steps_in
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Art, Collage, Picture, Text
from sprites.stage.token import Token
from tests.scenes.games.mosquito.tables import new_table
from tests.scenes.running_app import running_app
from tests.scenes.table.checked_tables import TINY, open_and_wait
from words import say

ONE = Options(columns=4, deals="one")


@pytest.mark.parametrize("reason", Reason)
@pytest.mark.parametrize("calm", [True, False])
def test_all_fireflies_form_a_ring_of_light_however_a_deal_ends(reason: Reason, calm: bool) -> None:
    with running_app(TINY, Settings(reduced_motion=calm)) as app:
        table = open_and_wait(app, new_table(app, *[BotPlayer("easy")] * 2, options=ONE, turns=6))
        flies = [fly for fly in table.tokens.rows.lights.flies.values() if fly.visible]
        before = [(fly.picture, fly.pose, fly.z) for fly in flies]
        end = DealEnd(table.tokens)
        most, farthest = 0, 0.0
        with patch.object(ScoreCount, "show", lambda *_: iter(())):
            script = end.end(table.view.board, 1, reason, stuck=False, goes_on=False)
            while advance(script):
                table.stage.tick()
                most = max(most, sum(fly.lit for fly in flies))
                moved = (
                    abs(fly.pose.x - home[1].x) for fly, home in zip(flies, before, strict=True)
                )
                farthest = max(farthest, *moved)
        assert [(fly.picture, fly.pose, fly.z) for fly in flies] == before
        assert not any(fly.lit for fly in flies)
    assert most == len(flies) > 0
    assert (farthest > 100) is not calm, "they stay where they are if motion is reduced"


def test_only_the_winner_cheers_and_only_the_last_is_sad() -> None:
    board = Board((), 1, Seat(0), (), (), (), (2, 7, 2, 5), (1, 0, 0, 3), (0, 0, 0, 0), 0)
    moods = [final_mood(board, Seat(seat)) for seat in range(4)]
    assert moods == [Mood.SHOCKED, Mood.CHEERING, Mood.SAD, Mood.THINKING]


def test_frogs_that_share_a_place_look_alike() -> None:
    board = Board((), 1, Seat(0), (), (), (), (2, 7, 2, 5), (1, 0, 1, 3), (0, 0, 0, 0), 0)
    moods = [final_mood(board, Seat(seat)) for seat in range(4)]
    assert moods == [Mood.SAD, Mood.CHEERING, Mood.SAD, Mood.SHOCKED]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_that_few_pads_are_left_is_told_beside_all_cards(
    seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running_app(TINY) as app:
        table = open_and_wait(app, new_table(app, *[BotPlayer("easy")] * seats, turns=4))
        monkeypatch.setattr(deal_end, "placed", lambda _: table.tokens.meter.most - 3)
        script, boxes = DealEnd(table.tokens).count_down(table.view.board), list[Box]()
        lit = set[Token]()
        while advance(script):
            table.stage.tick()
            shown = (token for token in table.stage.tokens if token.name == "headline")
            boxes += [token_box(app.context.renderer, token) for token in shown]
            lit |= {token for token in table.stage.tokens if token.lit}
        assert boxes
        assert lit >= {*table.tokens.rows.empty}, "in the dark light is on the pads that are left"
        rows, side = table.layout.rows, table.layout.top_bar.side
        assert not any(box.overlaps(rows) or box.overlaps(side) for box in boxes[len(boxes) // 2 :])


def test_a_pass_and_fireflies_that_come_home_tell_nothing_of_who_wins() -> None:
    with running_app(TINY) as app:
        table = open_and_wait(app, new_table(app, *[BotPlayer("easy")] * 2, options=ONE, turns=4))
        drawn = set[Picture]()
        for event in (Passed(Seat(0)), DealEnded(1, Reason.ALL_PASSED)):
            for _ in table.show(event):
                table.stage.tick()
                drawn |= {panel.frog.body.picture for panel in table.panels}
        names = {picture.name for picture in drawn if isinstance(picture, Art)}
        assert not names & {Mood.SAD.value, Mood.CHEERING.value}


def counted(table: MosquitoTable) -> list[str]:
    """The numbers on the large frogs of a count."""
    shown = [token for token in table.stage.tokens if token.name == NAME and token.visible]
    pictures = [token.picture for token in shown if isinstance(token.picture, Collage)]
    texts = [part.picture for picture in pictures for part in picture.pieces[-1:]]
    return [text.words for text in texts if isinstance(text, Text) and text.words.isdigit()]


@pytest.mark.parametrize("reduced", [False, True])
def test_at_the_end_the_points_of_all_are_counted_and_then_the_table_is_as_before(
    reduced: bool,
) -> None:
    with running_app(TINY, Settings(reduced_motion=reduced)) as app:
        table = open_and_wait(app, new_table(app, *[BotPlayer("easy")] * 3, options=ONE, turns=7))
        before = len(table.stage.tokens)
        for _ in table.show(DealEnded(1, Reason.ALL_PASSED)):
            table.stage.tick()
        points = table.view.board.points
        assert sum(points) > 0
        assert counted(table)[: len(points)] == [str(count) for count in points]
        for _ in table.show(MatchEnded(Reason.ALL_PASSED)):
            table.stage.tick()
        assert counted(table), "they stay until the winner leaps"
        table.climaxes.spotlight.end_match()
        for _ in range(steps_in(0.2)):
            table.stage.tick()
        assert len(table.stage.tokens) == before


@pytest.mark.parametrize("clean", [(0, 0), (2, 0)])
def test_a_tie_is_told_before_direct_points_are_counted(clean: tuple[int, int]) -> None:
    with running_app(TINY, Settings(reduced_motion=True)) as app:
        table = open_and_wait(app, new_table(app, *[BotPlayer("easy")] * 2, options=ONE, turns=4))
        count = ScoreCount(table.tokens)
        for points, is_tie in (((2, 2), True), ((3, 2), False)):
            board = Board((), 1, Seat(0), (), (), (), points, clean, (0, 0), 0)
            told, read = set[str](), set[str]()
            for _ in count.show(board):
                table.stage.tick()
                read = {words.words for one in table.stage.tokens for words in words_of(one)}
                told |= read
            full = is_tie and clean[0] == clean[1]
            assert (say("mosquito_points.tie_clean") in told) is is_tie
            assert (say("mosquito.tie_full") in told) is full
            assert (say("mosquito_points.tie_clean") in read) is (is_tie and not full)
            for _ in count.go():
                table.stage.tick()


@pytest.mark.parametrize(
    ("clean", "seen"), [((2, 0), ["frog-gaze", "frog-shock"]), ((1, 1), ["frog-shock"] * 2)]
)
def test_who_ties_looks_up_until_nothing_more_is_counted(
    clean: tuple[int, int], seen: list[str]
) -> None:
    with running_app(TINY, Settings(reduced_motion=True)) as app:
        table = open_and_wait(app, new_table(app, *[BotPlayer("easy")] * 2, options=ONE, turns=4))
        count = ScoreCount(table.tokens)
        for _ in count.show(Board((), 1, Seat(0), (), (), (), (2, 2), clean, (0, 0), 0)):
            table.stage.tick()
        assert [face_of(frog)[0] for frog in count._lake.group.frogs] == seen


def test_there_is_a_pause_only_in_a_close_count() -> None:
    with running_app(TINY, Settings(reduced_motion=True)) as app:
        table = open_and_wait(app, new_table(app, *[BotPlayer("easy")] * 2, options=ONE, turns=4))
        count, fly = ScoreCount(table.tokens), table.tokens.meter.fly
        assert count._is_close([[fly] * 3, [fly] * 2], [0, 0])
        assert not count._is_close([[fly] * 4, [fly] * 2], [0, 0])


def test_no_face_tells_the_end_before_all_is_counted() -> None:
    with running_app(TINY, Settings(reduced_motion=True)) as app:
        table = open_and_wait(app, new_table(app, *[BotPlayer("easy")] * 2, options=ONE, turns=5))
        count = ScoreCount(table.tokens)
        faces = set[str]()
        for _ in count.show(replace(table.view.board, points=(3, 2))):
            table.stage.tick()
            for seat, frog in enumerate(count._lake.group.frogs):
                assert (face_of(frog)[0] != "frog-sit") is (count._flying[seat] > 0)
            faces |= {face_of(frog)[0] for frog in count._lake.group.frogs}
        assert faces == {"frog-sit", "frog-gaze"}
        assert {face_of(frog)[0] for frog in count._lake.group.frogs} == {"frog-sit"}
        for _ in count.crown([Mood.CHEERING, Mood.SAD]):
            table.stage.tick()
        frogs = count._lake.group.frogs
        assert [face_of(frog)[0] for frog in frogs] == ["frog-cheer", "frog-sad"]


def test_who_has_been_counted_turns_to_the_nearest_that_is_not() -> None:
    with running_app(TINY, Settings(reduced_motion=True)) as app:
        table = open_and_wait(app, new_table(app, *[BotPlayer("easy")] * 3, options=ONE, turns=4))
        count = ScoreCount(table.tokens)
        for counting, turned in (([0, 1, 2], [False] * 3), ([1], [False, False, True])):
            count._lake.turn_to(counting)
            assert [face_of(frog)[1] for frog in count._lake.group.frogs] == turned


def test_each_firefly_in_a_jar_makes_the_lake_brighter() -> None:
    with running_app(TINY, Settings(reduced_motion=True)) as app:
        table = open_and_wait(app, new_table(app, *[BotPlayer("easy")] * 2, options=ONE, turns=6))
        count, light = ScoreCount(table.tokens), table.climaxes.spotlight
        seen, points = list[tuple[int, float]](), table.view.board.points
        for _ in count.show(table.view.board):
            table.stage.tick()
            if seen[-1:] != [(count._arrived, light._dimmed)]:
                seen.append((count._arrived, light._dimmed))
        counted = [(arrived, dark) for arrived, dark in seen if arrived]
        assert counted[-1][0] == sum(points) > 2
        assert [dark for _, dark in counted] == sorted({dark for _, dark in counted}, reverse=True)


def test_cards_are_put_away_for_the_count_and_the_pond_is_not() -> None:
    with after_count() as (table, count, cards):
        assert not any(card.visible for card in cards)
        assert not any(panel.frog.body.visible for panel in table.panels), "no frog is seen twice"
        assert any(token.visible for token in table.stage.tokens if token.name == "firefly")
        for _ in count.go():
            table.stage.tick()
        assert all(card.visible for card in cards)


def test_no_card_is_seen_while_winners_leap_from_the_pond() -> None:
    with after_count() as (table, count, cards):
        count.hand_over()
        for _ in range(steps_in(0.2)):
            table.stage.tick()
        assert not any(card.visible for card in cards)
        table.climaxes.spotlight.end()
        table.stage.tick()
        assert all(card.visible for card in cards), "rays are before them"


def test_cards_are_there_after_a_count_that_was_skipped() -> None:
    with after_count(skipped=True) as (table, count, cards):
        for _ in count.go():
            pass
        for _ in range(60):
            table.stage.tick()
        assert all(card.visible for card in cards)


@contextmanager
def after_count(
    *, skipped: bool = False
) -> Iterator[tuple[MosquitoTable, ScoreCount, list[Token]]]:
    """A table, the count of its points at the end, and the cards that lie there."""
    with running_app(TINY, Settings(reduced_motion=True)) as app:
        table = open_and_wait(app, new_table(app, *[BotPlayer("easy")] * 2, options=ONE, turns=4))
        count = ScoreCount(table.tokens)
        for _ in count.show(table.view.board):
            if not skipped:
                table.stage.tick()
        yield table, count, list(table.tokens.rows.tokens.values())


def face_of(frog: Token) -> tuple[str, bool]:
    """The drawing of a large *frog*, and whether it looks to the left."""
    assert isinstance(frog.picture, Art)
    return frog.picture.name, frog.picture.mirrored


def words_of(token: Token) -> list[Text]:
    """What is written on a visible *token*."""
    if not (token.visible and isinstance(token.picture, Collage)):
        return []
    return [part.picture for part in token.picture.pieces if isinstance(part.picture, Text)]


def test_passes_in_a_row_are_counted_large_for_a_moment_each() -> None:
    with running_app(TINY) as app:
        table = open_and_wait(app, new_table(app, *[BotPlayer("easy")] * 2, options=ONE, turns=4))
        countdown = PassCountdown(table.tokens)
        *_, counted = (token for token in table.stage.tokens if token.name == "countdown")
        assert not counted.visible
        for passes in (2, 3, 4):
            countdown.show(Seat(passes % 2), passes)
            for _ in range(steps_in(SEEN) - 1):
                table.stage.tick()
                assert counted.visible
                assert counted.pose.alpha == 1.0
        for _ in range(steps_in(FADE) + 3):
            table.stage.tick()
        assert not counted.visible


def test_a_frog_sleeps_from_its_pass_to_its_next_turn() -> None:
    with running_app(TINY) as app:
        table = open_and_wait(app, new_table(app, *[BotPlayer("easy")] * 2, options=ONE, turns=4))
        frog = table.panels[1].frog
        for _ in table.show(Passed(Seat(1))):
            table.stage.tick()
        for _ in range(steps_in(Reaction.SHRUG.value[1])):
            frog.step()
        assert frog.body.picture == drawn(frog, Mood.ASLEEP)
        for _ in table.show(TurnBegan(Seat(1))):
            table.stage.tick()
        assert frog.body.picture == drawn(frog, Mood.WATCHING)


def drawn(frog: SeatFrog, mood: Mood) -> Art:
    """How a *frog* looks in a *mood*."""
    assert isinstance(frog.body.picture, Art)
    return replace(frog.body.picture, name=mood.value)


def test_the_end_of_a_match_is_not_hurried() -> None:
    with running_app(TINY) as app:
        bots = [BotPlayer("easy")] * 3
        table = open_and_wait(app, new_table(app, Person(LEFT_KEYS), *bots, options=ONE, turns=4))
        table.panels[0].highlight(False)
        table.tempo.begin_wait()  # the cards were dealt meanwhile
        assert table.tempo.speed() > 1.0
        while table.match.waiting_for:
            for seat in table.match.waiting_for:
                table.match.choose(Seat(seat), Pass())
        assert table.tempo.speed() == 1.0
