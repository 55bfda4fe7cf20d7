"""The podium says of everybody how they have won or lost."""

from __future__ import annotations

from rules.quibbit import CARDS, CardLost, Reason, RoundBegan, is_home
from rules.record import replay_choices
from scenes.core.ending import ResultRow
from scenes.games.quibbit.events.ending import ending, shown_at_end
from tests.archive.random_matches import a_match, play


def rows_of(seed: int) -> list[ResultRow]:
    return list(ending(play(a_match("quibbit", seed))).rows)


def test_everybody_reads_how_they_have_won_or_lost() -> None:
    for seed in range(12):
        rows = rows_of(seed)
        assert all(row.words for row in rows)
        assert len({row.words for row in rows}) > 1


def test_who_was_lapped_reads_by_whom_and_the_others_how_far_they_were_behind() -> None:
    ends = map(rows_of, range(60))
    lapped = next(rows for rows in ends if rows[0].words == "Won by a lap")
    still = [row for row in lapped if not row.out]
    assert still[-1].words.startswith("Lapped by ")
    assert all(" behind " in row.words for row in still[1:-1])
    assert all(row.words.startswith("Out of cards in round ") for row in lapped if row.out)


def test_who_ran_out_of_cards_reads_in_which_round_the_last_first() -> None:
    ends = [[row.words for row in rows_of(seed) if row.out] for seed in range(60)]
    several = [words for words in ends if len(set(words)) > 1]
    assert several
    for words in several:
        rounds = [int(each.removeprefix("Out of cards in round ")) for each in words]
        assert rounds == sorted(rounds, reverse=True)
        assert min(rounds) > 1


def test_the_round_is_the_one_in_which_a_frog_lost_its_last_card() -> None:
    for seed in range(20):
        match = play(a_match("quibbit", seed))
        number, left, rounds = 0, [len(CARDS)] * match.seats, dict[int, int]()
        for event in replay_choices(match, len(match.log)).events:
            match event:
                case RoundBegan(number):
                    pass
                case CardLost(frog):
                    left[frog] -= 1
                    rounds[frog] = number
                case _:
                    pass
        for row in ending(match).rows:
            assert row.out == row.words.startswith("Out of cards")
            if row.out and row.seat is not None:
                assert left[row.seat] == 0
                assert row.words == f"Out of cards in round {rounds[row.seat]}"


def test_the_card_that_laps_is_spent_on_a_tile_that_brings_none_back() -> None:
    seen = set[bool]()
    for seed in range(60):
        match = play(a_match("quibbit", seed))
        view = match.state.view(None)
        board, won = view.board, view.board.won
        assert won
        if won.reason is not Reason.LAPPED or won.frog == board.dummy:
            assert shown_at_end(match, view) == view
            continue
        tile = board.ring[board.at()[won.frog] % len(board.ring)]
        left = shown_at_end(match, view).board.hands
        spent = [len(hand) - len(kept) for hand, kept in zip(board.hands, left, strict=True)]
        assert sum(spent) == spent[won.frog] == (not is_home(tile, won.frog))
        seen.add(is_home(tile, won.frog))
    assert seen == {True, False}
