"""What each kind of Quabble card is worth in play: `python -m bots.balance --games 2000`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from bots.core import Bot
from bots.house_set_option import house_set_option
from bots.levels import make_bot
from bots.one_line_parser import OneLineParser, refuse
from rules.core import Outcome
from rules.games import AnyGame
from rules.match import Match
from rules.quabble import (
    QUABBLE,
    CardKind,
    CardSlain,
    Event,
    HouseSet,
    PowerScored,
    State,
    SushiFeasted,
)

ASIDE = (CardKind.CURSED_SUSHI, CardKind.RED_SNATCHER)  # not checked
LEAST, MOST = 0.5, 2.0  # of the mean card: what every other kind is to be worth


@dataclass(slots=True)
class KindStatistics:
    """What the owned cards of one kind were worth in many matches."""

    copies: int = 0
    points: float = 0.0
    harm: float = 0.0  # points that its powers took from others
    won: float = 0.0  # copies in the Treasuries of winners, shared wins by their share

    @property
    def mean(self) -> float:
        """How many points a copy was worth on average."""
        return self.points / self.copies if self.copies else 0.0


@dataclass(slots=True)
class BalanceStatistics:
    """What cards of each kind of *house_set* were worth."""

    house_set: HouseSet
    by_kind: dict[CardKind, KindStatistics] = field(
        default_factory=lambda: {kind: KindStatistics() for kind in CardKind}
    )

    def add(self, state: State, events: Iterable[Event]) -> None:
        """Add a match that ended with these *events*."""
        outcome = state.outcome()
        assert outcome is not None
        kinds, values = self.house_set.kinds, self.house_set.values
        for owner, treasury in enumerate(state.board.treasuries):
            for card in treasury:
                found = self.by_kind[kinds[card]]
                found.copies += 1
                found.points += values[card]
                found.won += _share(outcome, owner)
        for event in events:
            match event:
                case PowerScored(card=card, points=points):
                    self.by_kind[kinds[card]].points += float(points)
                case SushiFeasted(points=points):
                    self.by_kind[CardKind.CURSED_SUSHI].points += float(points)
                case CardSlain(card=card, target=target, points=points):
                    self.by_kind[kinds[card]].harm += float(points)
                    self.by_kind[kinds[target]].points -= float(points)
                case _:
                    pass

    def mean(self) -> float:
        """The points of a copy, over all kinds but those in `ASIDE`."""
        counted = [found for kind, found in self.by_kind.items() if kind not in ASIDE]
        copies = sum(found.copies for found in counted)
        return sum(found.points for found in counted) / copies


def _share(outcome: Outcome, seat: int) -> float:
    winners = outcome.places[0]
    return 1 / len(winners) if seat in winners else 0.0


def play(
    game: AnyGame, bot: Bot[Any, Any], seats: int, seed: str, statistics: BalanceStatistics
) -> None:
    """Play and add a match in which *bot* has all *seats*."""
    rng = Random(seed)
    match = Match(game, game.options(), seats, rng.getrandbits(64))
    events: Sequence[Event] = ()
    while match.waiting_for:
        state = match.state
        for seat in sorted(match.waiting_for):
            events = match.choose(seat, bot.choose(state.view(seat), state.legal(seat), rng))
    assert isinstance(match.state, State)
    statistics.add(match.state, events)


def report(statistics: BalanceStatistics, seats: int, games: int) -> Iterator[str]:
    """The lines of a table: one for each kind."""
    mean = statistics.mean()
    yield f"{seats} players, {games} games; the mean card brings {mean:.2f} points"
    yield f"{'kind':16} {'owned':>6} {'points':>7} {'of mean':>8} {'harm':>6} {'winner':>7}"
    for kind, found in statistics.by_kind.items():
        if not found.copies:
            continue
        ratio = found.mean / mean
        fair = kind in ASIDE or LEAST <= ratio <= MOST
        won = found.won / found.copies * seats
        yield (
            f"{kind.name.lower():16} {found.copies / games:6.2f} {found.mean:7.2f} {ratio:8.2f}"
            f" {found.harm / found.copies:6.2f} {won:7.2f}{'' if fair else '  *'}"
        )


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line and return its exit code."""
    parser = OneLineParser(prog="python -m bots.balance", description="Weigh the cards of Quabble.")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--players", type=int, nargs="+", default=list(QUABBLE.seats))
    parser.add_argument("--bot", default="judge")
    parser.add_argument("--house-set", type=Path, metavar="FILE")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(arguments)
    try:
        if asked.games < 1:
            raise ValueError(f"there is nothing to weigh in {asked.games} games; ask for 1 or more")
        file, bot = asked.house_set, make_bot(asked.bot, QUABBLE.name)
        game = QUABBLE if file is None else house_set_option(QUABBLE, file)
        for seats in asked.players:
            statistics = BalanceStatistics(game.house_set)
            for number in range(asked.games):
                play(game, bot, seats, f"{asked.seed}/{number}", statistics)
            print(*report(statistics, seats, asked.games), "", sep="\n", flush=True)
    except ValueError as refusal:
        return refuse(str(refusal))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
