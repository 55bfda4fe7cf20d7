"""What cards are worth in the end: every power, and the order in which they take effect."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

from rules.core import Seat
from rules.quabble import CardSlain, NothingSlain, ScoringBegan
from tests.rules.quabble.positions import CARD, PLAIN, effects, points, scored


def three_owners(a: str, b: str = "", c: str = "") -> str:
    """What three seats own."""
    return "\n".join(
        f"{letter}  owns {cards}" for letter, cards in zip("ABC", (a, b, c), strict=True)
    )


def test_a_snorkel_pig_counts_the_other_pigs_of_its_owner() -> None:
    picture = three_owners("Pig1 Pig2 Pig3", "Pig4", "Pig5 Pig6")
    assert points(picture) == "12 2 6"
    assert effects(scored(picture)) == [
        "Pig1 +2", "Pig2 +2", "Pig3 +2", "Pig5 +1", "Pig6 +1",
    ]  # fmt: skip


def test_who_has_the_most_bearded_hoppers_gets_more_for_each() -> None:
    assert points(three_owners("Hopper1 Hopper2 Hopper3", "Hopper4", "Hopper5 Hopper6")) == "15 3 6"


def test_several_may_have_the_most_bearded_hoppers() -> None:
    assert points(three_owners("Hopper1 Hopper2", "Hopper3 Hopper4", "Hopper5")) == "10 10 3"
    assert points(three_owners("Hopper1", "Hopper2", "Pig1")) == "5 5 2"


def test_a_carrot_feeds_a_hopper_of_its_owner() -> None:
    picture = three_owners("Carrot1 Hopper1", "Carrot2", "Hopper2 Hopper3")
    assert effects(scored(picture)) == ["Hopper2 +2", "Hopper3 +2", "Carrot1 +4"]
    assert points(picture) == "8 1 10"


def test_a_hopper_eats_once() -> None:
    assert points(three_owners("Carrot1 Carrot2 Carrot3 Hopper1 Hopper2")) == "21 0 0"


def test_a_doom_snail_loses_for_every_snail_of_another_player() -> None:
    assert points(three_owners("Snail1 Snail2", "Snail3", "Pig1")) == "10 4 2"


def test_snails_of_the_king_and_shared_ones_do_not_count() -> None:
    picture = """
        A  owns Snail1 | shares Snail2
        B  owns Pig1
        C  owns Pig2
        """
    assert points(picture) == "9 5 2"


def test_a_royal_poofin_counts_more_when_it_is_the_only_one_owned() -> None:
    assert points(three_owners("Poofin1", "Poofin2 Poofin3", "Poofin4")) == "7 8 7"


def test_the_eggs_that_are_owned_share_a_prize() -> None:
    assert points(three_owners("Egg1")) == "10 0 0"
    assert points(three_owners("Egg1", "Egg2")) == "7 7 0"
    assert points(three_owners("Egg1 Egg2", "Egg3")) == "12 6 0"
    assert points(three_owners("Egg1 Egg2", "Egg3", "Egg4")) == "11 11/2 11/2"


def test_a_grungle_loses_for_every_other_one_of_its_owner() -> None:
    assert points(three_owners("Grungle1", "Grungle2 Grungle3", "Grungle4 Grungle5 Grungle6")) == (
        "5 6 3"
    )


def test_a_deathslayer_slays_the_best_snail_or_grungle_of_the_richer_neighbour() -> None:
    picture = three_owners("Slayer1", "Grungle1 Snail1 Egg1", "Grungle2")
    found = scored(picture)
    assert found.events[-1] == CardSlain(
        Seat(0), CARD["Slayer1"], CARD["Snail1"], Seat(1), Fraction(6)
    )
    assert found.slain == (CARD["Snail1"],)
    assert points(picture) == "3 15 5"


def test_of_neighbours_with_equal_points_the_left_one_is_slain() -> None:
    assert points(three_owners("Slayer1", "Grungle1", "Grungle2")) == "3 0 5"
    assert points(three_owners("Grungle1", "Slayer1", "Grungle2")) == "5 3 0"


def test_a_deathslayer_with_nothing_to_slay_at_the_richer_neighbour_does_nothing() -> None:
    found = scored(three_owners("Slayer1", "Egg1", "Grungle2"))
    assert found.events[-1] == NothingSlain(Seat(0), CARD["Slayer1"], Seat(1))
    assert found.slain == ()


def test_every_deathslayer_judges_anew() -> None:
    # The first makes B poorer than C, so the second turns on C.
    picture = three_owners("Slayer1 Slayer2", "Grungle1 Pig1", "Snail1")
    assert effects(scored(picture)) == ["Slayer1 slew Grungle1 -5", "Slayer2 slew Snail1 -6"]


def test_no_card_is_slain_twice() -> None:
    picture = three_owners("Slayer1 Slayer2 Slayer3", "Egg1 Poofin1 Snail1 Grungle1")
    assert effects(scored(picture))[2:] == [
        "Slayer1 slew Snail1 -6",
        "Slayer2 slew Grungle1 -5",
    ]
    assert isinstance(scored(picture).events[-1], NothingSlain)


def test_points_so_far_are_judged_with_halves_of_shared_cards_and_powers_scored() -> None:
    # B and C own five points each, but C's half of a Pig tells: 15/2 to 17/2.
    with_half = """
        A  owns Slayer1
        B  owns Grungle1 | shares Grungle3
        C  owns Grungle2 | shares Pig1
        """
    assert effects(scored(with_half)) == ["Slayer1 slew Grungle2 -5"]
    # B's cards show 11 and C's only 9, but C's Poofin has brought 3 more.
    with_power = three_owners("Slayer1", "Grungle1 Misdirection1 Misdirection2", "Grungle2 Poofin1")
    assert effects(scored(with_power))[-1] == "Slayer1 slew Grungle2 -5"


def test_a_slain_card_has_still_cost_the_others() -> None:
    # B's Snail is slain after it has taken a point from C's Snail.
    assert points(three_owners("Slayer1", "Snail1 Egg1", "Snail2")) == "3 9 5"


def test_a_cursed_sushi_is_worse_in_company() -> None:
    picture = three_owners("Sushi1 Sushi2", "Sushi3 Sushi4", "Sushi5")
    assert points(picture) == "-8 -8 -3"


def test_who_owns_the_most_cursed_sushi_has_a_feast_once() -> None:
    picture = three_owners("Sushi1 Sushi2", "Sushi3")
    assert points(picture) == "1 -3 0"
    assert effects(scored(picture)) == ["Sushi1 -1", "Sushi2 -1", "Sushi1 Sushi2 +9"]
    assert points(three_owners("Sushi1")) == "6 0 0"


def test_nobody_feasts_when_several_have_the_most_cursed_sushi() -> None:
    assert points(three_owners("Sushi1", "Sushi2")) == "-3 -3 0"
    assert points(three_owners("Pig1", "Pig2")) == "2 2 0"


def test_immediate_cards_only_count_their_value_in_the_end() -> None:
    assert points(three_owners("Snatcher1 Snatcher2", "Misdirection1")) == "2 3 0"


def test_a_shared_card_brings_half_its_value_to_each_side_and_no_power() -> None:
    picture = """
        A  owns Poofin1 | shares Egg1 Snail1
        B  owns Egg2    | shares Hopper1
        C  owns Carrot1 | shares Sushi1
        """
    assert points(picture) == "21/2 33/2 1"
    began = scored(picture).events[0]
    assert isinstance(began, ScoringBegan)
    assert began.points == (Fraction(15, 2), Fraction(21, 2), Fraction(1))


ALL = three_owners(
    "Sushi1 Slayer1 Grungle1 Egg1 Poofin1 Snail1 Carrot1 Hopper1 Pig1 Pig2",
    "Sushi2 Sushi3 Slayer2 Grungle2 Grungle3 Egg2 Poofin2 Snail2 Carrot2 Hopper2 Hopper3",
    "Pig3 Pig4",
)


def test_kinds_fire_in_the_order_of_the_rulebook() -> None:
    assert effects(scored(ALL)) == [
        *("Pig1 +1", "Pig2 +1", "Pig3 +1", "Pig4 +1"),
        *("Hopper2 +2", "Hopper3 +2"),
        *("Carrot1 +4", "Carrot2 +4"),
        *("Snail1 -1", "Snail2 -1"),
        *("Poofin1 +3", "Poofin2 +3"),
        *("Egg1 +3", "Egg2 +3"),
        *("Grungle2 -2", "Grungle3 -2"),
        *("Slayer1 slew Snail2 -6", "Slayer2 slew Snail1 -6"),
        *("Sushi2 -1", "Sushi3 -1", "Sushi2 Sushi3 +9"),
    ]


def test_within_a_kind_players_go_from_the_active_one_in_the_direction_of_play() -> None:
    pigs = three_owners("Pig1 Pig2", "Pig3 Pig4", "Pig5 Pig6")
    owners = {"": "ABC", "active B": "BCA", "active B\nturned": "BAC"}
    letter = dict(zip(("Pig1 +1", "Pig3 +1", "Pig5 +1"), "ABC", strict=True))
    for more, order in owners.items():
        found = effects(scored(f"{pigs}\n{more}" if more else pigs))
        assert [letter[line] for line in found[::2]] == list(order)


def test_a_power_worth_nothing_does_not_fire() -> None:
    house = replace(PLAIN, powers=replace(PLAIN.powers, snorkel_pig=0, most_sushi=0))
    assert effects(scored(three_owners("Pig1 Pig2 Sushi1"), house)) == []
