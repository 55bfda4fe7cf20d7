"""The end of the count at Quabble: large piles of coins, on which frogs sit, and winners cheer."""

from __future__ import annotations

from fractions import Fraction

from rules.core import Seat
from rules.quabble import CardKind, Options
from scenes.games.quabble.components.count.coin_piles import PILE_FEET
from scenes.games.quabble.events.verdict import CLOSE, tell_margin
from scenes.games.quabble.table import QuabbleTable
from scenes.menus.results import Results
from scenes.players.seat_names import seat_name
from scenes.table.climaxes.frog_group import CROUCHES, NAME
from scenes.table.climaxes.spotlight import box_of, token_box
from scenes.table.seats.seat_frog import Mood
from seats.occupants import BotPlayer
from sprites.pictures.anchors import FROG_FEET
from sprites.pictures.pictures import Art, Collage
from sprites.stage.token import Token
from tests.scenes.games.quabble.events.test_ties import table_with
from tests.scenes.games.quabble.tables import cards, new_table
from tests.scenes.running_app import RunningApp
from tests.scenes.table.checked_tables import open_and_wait
from words import say
from words.phrases import listed

ANN, BOB = map(Seat, range(2))
MIDDLE = 960.0
TOP = 200  # under which there is no headline


def test_at_the_end_frogs_sit_on_large_coins_and_winners_cheer_and_leap_from_there(
    app: RunningApp,
) -> None:
    table = open_and_wait(
        app, new_table(app, *[BotPlayer("judge")] * 3, options=Options(short_game=True), seed=2)
    )
    shown = list[Token]()
    app.run_until(lambda: Mood.CHEERING.value in looks(table).values())
    cheering = {x for x, look in looks(table).items() if look == Mood.CHEERING.value}
    app.run_until(lambda: bool(table.climaxes.starts))
    assert cheering == {x for x, look in looks(table).items() if look == CROUCHES}
    shown = [token for token in table.stage.tokens if token.name == NAME]
    assert not any(token.visible for token in table.stage.tokens if token.name in ("pile", "tag"))
    frogs = [token for token in shown if token.anchor == FROG_FEET]
    winners = table.tokens.open_cards.winners()
    points = table.tokens.open_cards.points()
    by_place = sorted(frogs, key=lambda frog: frog.pose.y)
    seats = sorted(range(3), key=lambda seat: -points[seat])
    assert cheering == {frog.pose.x for frog in by_place[: len(winners)]}
    assert all(table.climaxes.starts[Seat(seats[0])].y == frog.pose.y for frog in by_place[:1])
    piles = table._animator._scoring._count.piles
    columns = [token.picture for token in shown if token.anchor == PILE_FEET]
    coins = [len(column.pieces) for column in columns if isinstance(column, Collage)]
    assert sorted(coins) == sorted(piles.shown)
    king = box_of(table.stage.renderer, (table.tokens.king.token,))
    assert king
    assert not any(king.overlaps(token_box(table.stage.renderer, frog)) for frog in frogs)
    app.run_until(lambda: isinstance(app.scene, Results))


def test_at_the_end_the_piles_of_a_close_match_differ_and_words_tell_by_how_much(
    app: RunningApp,
) -> None:
    table = open_and_wait(app, new_table(app, *[BotPlayer("random")] * 3))
    pigs, carrots = cards(CardKind.SNORKEL_PIG), cards(CardKind.MAGIC_CARROT)
    poofins, open_cards = cards(CardKind.ROYAL_POOFIN), table.tokens.open_cards
    open_cards.treasuries[:] = [poofins[:4], [*poofins[4:], *carrots, *pigs[:1]], carrots[:1]]
    ahead = open_cards.points()[0] - open_cards.points()[1]
    assert 0 < ahead <= CLOSE
    piles = table._animator._scoring._count.piles
    piles.compare([Fraction(41, 2), Fraction(20), Fraction(18)])
    most, second, least = piles.shown
    assert most > second > least > 0
    piles.compare([Fraction(61), Fraction(23), Fraction(24)])
    assert [piles.shown[0], *piles.shown[1:]] == [most, *(has * most // 61 for has in (23, 24))], (
        "true to scale"
    )
    words, headlines = say("quabble.margin", count=ahead), list[str]()
    for _ in tell_margin(table.tokens, [ANN], MIDDLE):
        headlines += [repr(one.picture) for one in table.stage.tokens if one.pose.y < TOP]
    assert any(words in one for one in headlines)
    open_cards.treasuries[1].clear()
    assert not [*tell_margin(table.tokens, [ANN], MIDDLE)]
    names = listed([seat_name(ANN), seat_name(BOB)])
    for _ in tell_margin(table.tokens, [ANN, BOB], MIDDLE):
        headlines += [repr(one.picture) for one in table.stage.tokens if one.pose.y < TOP]
    assert any(say("quabble.tie_shared", names=names) in one for one in headlines)


def test_cards_decide_a_tie_once_coins_are_piled_up_and_the_finish_follows_at_once(
    app: RunningApp,
) -> None:
    misdirections, carrots = cards(CardKind.MISDIRECTION), cards(CardKind.MAGIC_CARROT)
    two = [cards(CardKind.ROYAL_POOFIN)[0], misdirections[2]]
    table = table_with(app, two, [*misdirections[:2], carrots[0]], carrots[1:2])
    open_cards = table.tokens.open_cards
    open_cards.ended = True
    assert open_cards.winners() == [BOB]
    scoring, steps = table._animator._scoring, list[str]()
    for _ in scoring.crown(leaps=True):
        table.stage.tick()
        lit = {token.pose.x for token in table.stage.tokens if token.lit and is_frog(token)}
        cheers = Mood.CHEERING.value in looks(table).values()
        if len(lit) == 2:
            steps.append("one cheers" if cheers else "two in the light")
        assert cheers is ("one cheers" in steps and CROUCHES not in looks(table).values())
    assert [*dict.fromkeys(steps)] == ["two in the light", "one cheers"]
    assert table.climaxes.spotlight.stays_dark
    assert [*looks(table).values()].count(CROUCHES) == 1


def is_frog(token: Token) -> bool:
    """Whether it is a large frog on coins."""
    return token.name == NAME and token.anchor == FROG_FEET


def looks(table: QuabbleTable) -> dict[float, str]:
    """How large frogs look, by where they are."""
    frogs = [(t.pose.x, t.picture) for t in table.stage.tokens if t.name == NAME]
    return {x: art.name for x, art in frogs if isinstance(art, Art) and "frog" in art.name}
