from __future__ import annotations

import pytest

import words
from rules.core import Seat
from rules.games import AnyGame, lengths
from scenes.core.scene import Pop, Reset
from scenes.core.settings.settings import Settings
from scenes.menus.lobby.lobby import Lobby, open_lobby
from scenes.menus.lobby.options_menu import OptionsMenu, is_short
from scenes.menus.lobby.seat_cards import OccupantLine, join_glyphs, occupant_line
from scenes.menus.lobby.seat_menu import SeatMenu
from scenes.menus.title import Title
from scenes.table.table_scene import TableScene
from seats.devices import Device
from seats.input.input_events import DeviceDisconnected
from seats.intents import Intent
from seats.keyboard.keys import LEFT_KEYS, RIGHT_KEYS
from seats.occupants import BotPlayer, Person, Vacant
from seats.phones.phone import Phone
from seats.pointer.pointer import POINTER
from sounds.bank import Sound
from sprites.pictures.pictures import Art, Collage, Text
from tests.all_games import GAMES
from tests.scenes.contexts import (
    OTHER_PAD,
    PAD,
    PlayedSounds,
    headless_context,
    item_box,
    live,
    press,
    tap,
)
from tests.scenes.menus.lobby.opened_lobby import lobby, occupants, pushed
from tests.scenes.window_sizes import texts

DEVICES = [PAD, LEFT_KEYS, RIGHT_KEYS]


def seat_menu(screen: Lobby, seat: int) -> SeatMenu:
    """What is opened on the card of a seat."""
    screen.menu.focus = f"seat-{seat}"
    menu = pushed(press(screen, Intent.CONFIRM))
    assert isinstance(menu, SeatMenu)
    return menu


def icons(picture: object) -> set[str]:
    """All drawings in *picture*."""
    match picture:
        case Collage(pieces=pieces):
            return {name for piece in pieces for name in icons(piece.picture)}
        case Art(name):
            return {name}
        case _:
            return set()


@pytest.mark.parametrize("device", DEVICES)
def test_two_confirmations_lead_from_the_title_to_a_table_with_bots(device: Device) -> None:
    context = headless_context()
    title = Title(context)
    title.lay_out(None)
    screen = pushed(press(title, Intent.CONFIRM, device))
    move = press(screen, Intent.CONFIRM, device)
    assert isinstance(move, Reset)
    assert isinstance(move.scene, TableScene)
    assert occupants(context) == [Person(device), *[BotPlayer("easy")] * 2]


def test_two_taps_lead_from_the_title_to_a_table_with_bots() -> None:
    context = headless_context()
    title = Title(context)
    title.lay_out(None)
    screen = pushed(tap(title, item_box(title, "quibbit")))
    move = tap(screen, item_box(screen, "start"))
    assert isinstance(move, Reset)
    assert occupants(context) == [Person(POINTER), *[BotPlayer("easy")] * 2]


def test_any_device_nobody_holds_joins_by_confirming() -> None:
    played = PlayedSounds()
    context = headless_context(played=played)
    screen = lobby(context)
    for device in (OTHER_PAD, LEFT_KEYS, RIGHT_KEYS):
        played.sounds.clear()
        assert press(screen, Intent.CONFIRM, device) is None
        assert played.sounds == [Sound.JOIN, Sound.CROAK]
    assert occupants(context) == [Person(d) for d in (PAD, OTHER_PAD, LEFT_KEYS, RIGHT_KEYS)]


def test_a_bot_makes_room_before_the_table_gets_larger() -> None:
    context = headless_context()
    screen = lobby(context)
    press(screen, Intent.CONFIRM, OTHER_PAD)
    assert occupants(context) == [Person(PAD), Person(OTHER_PAD), BotPlayer("easy"), Vacant()]
    context.seating.vacate(Seat(2))
    press(screen, Intent.CONFIRM, LEFT_KEYS)
    assert context.seating.occupant(Seat(2)) == Person(LEFT_KEYS)


def test_whoever_has_one_button_is_shown_with_one_button() -> None:
    context = headless_context()
    context.settings = Settings(one_button="auto")
    card = lobby(context, LEFT_KEYS).menu.items[0].pictures.plain
    assert "icon-one-button" in icons(card)
    assert "icon-keys" not in icons(card)
    line = occupant_line(Person(LEFT_KEYS), one_button=True)
    assert line == OccupantLine("one button", "icon-one-button")
    assert occupant_line(Person(Phone(0)), one_button=True).icon == "icon-phone"


def test_only_those_who_have_not_joined_are_told_how_to() -> None:
    context = headless_context()
    lobby(context)
    everybody = join_glyphs(context.input_reader, context.seating)
    context.seating.assign(Seat(1), RIGHT_KEYS)
    context.seating.vacate(Seat(2))
    left = join_glyphs(context.input_reader, context.seating)
    assert set(everybody) - set(left) == {
        context.input_reader.controls(RIGHT_KEYS).glyph(Intent.CONFIRM)
    }
    for _ in range(3):
        context.seating.join_again(PAD)
    assert join_glyphs(context.input_reader, context.seating) == ()


def test_nobody_joins_a_full_house() -> None:
    context = headless_context()
    screen = lobby(context)
    for _ in range(3):
        context.seating.join_again(PAD)
    press(screen, Intent.CONFIRM, OTHER_PAD)
    assert screen.note == words.say("lobby.full")
    assert occupants(context) == [Person(PAD)] * 4


def test_a_tap_on_a_seat_card_seats_the_pointer_there() -> None:
    context = headless_context()
    screen = lobby(context)
    tap(screen, item_box(screen, "seat-2"))
    assert context.seating.occupant(Seat(2)) == Person(POINTER)


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_a_seat_card_offers_bots_of_every_level(level: str) -> None:
    context = headless_context()
    screen = lobby(context)
    chair = seat_menu(screen, 1)
    chair.menu.focus = level
    assert isinstance(press(chair, Intent.CONFIRM), Pop)
    assert context.seating.occupant(Seat(1)) == BotPlayer(level)


def test_a_bot_gets_a_temper_on_its_seat_card_and_keeps_it_at_another_level() -> None:
    context = headless_context()
    screen = lobby(context)
    context.seating.put_bot(Seat(1), "easy")
    menu = seat_menu(screen, 1)
    menu.menu.focus = "temper"
    for _ in range(3):
        press(menu, Intent.RIGHT)
    assert context.seating.occupant(Seat(1)) == BotPlayer("easy-thieving")
    menu.menu.focus = "hard"
    press(menu, Intent.CONFIRM)
    assert context.seating.occupant(Seat(1)) == BotPlayer("hard-thieving")
    again = pushed(press(screen, Intent.CONFIRM))
    again.menu.focus = "temper"
    press(again, Intent.RIGHT)
    assert context.seating.occupant(Seat(1)) == BotPlayer("hard")


def test_what_a_temper_changes_is_told_where_one_is_chosen() -> None:
    context = headless_context()
    screen = lobby(context)
    context.seating.put_bot(Seat(1), "easy")
    menu = seat_menu(screen, 1)
    assert "bold" in menu.about("temper")


def test_only_a_bot_has_a_temper() -> None:
    context = headless_context()
    screen = lobby(context)
    assert "temper" not in [item.name for item in seat_menu(screen, 3).menu.items]


def test_a_seat_card_lets_a_second_person_use_the_same_device() -> None:
    context = headless_context()
    screen = lobby(context)
    chair = seat_menu(screen, 3)
    chair.menu.focus = "me"
    press(chair, Intent.CONFIRM)
    assert context.seating.seats_of(PAD) == (0, 3)


def test_a_person_can_get_up_and_a_bot_can_be_sent_away() -> None:
    context = headless_context()
    screen = lobby(context)
    for panel, row in ((0, "leave"), (1, "vacant")):
        chair = pushed(tap(screen, item_box(screen, f"seat-{panel}")))
        tap(chair, item_box(chair, row))
        assert context.seating.occupant(Seat(panel)) == Vacant()
        context.seating.take(Seat(3), POINTER)


def test_the_start_says_how_many_are_missing() -> None:
    played = PlayedSounds()
    context = headless_context(played=played)
    screen = lobby(context)
    for seat in (1, 2, 3):
        context.seating.vacate(Seat(seat))
    played.sounds.clear()
    assert press(screen, Intent.CONFIRM) is None
    assert played.sounds == [Sound.REFUSE]
    assert screen.note == words.say("lobby.missing", game="Quibbit!", count=2)


def test_players_move_up_past_vacant_chairs() -> None:
    context = headless_context()
    screen = lobby(context, LEFT_KEYS)
    context.seating.vacate(Seat(1))
    context.seating.put_bot(Seat(2), "hard")
    context.seating.assign(Seat(3), PAD)
    assert isinstance(press(screen, Intent.CONFIRM, LEFT_KEYS), Reset)
    assert occupants(context) == [Person(LEFT_KEYS), BotPlayer("hard"), Person(PAD)]
    assert context.seating.seat_of(PAD) == 2


def test_who_takes_a_seat_beyond_a_vacant_one_is_shown_on_the_one_they_will_play() -> None:
    context = headless_context()
    screen = lobby(context)
    context.seating.vacate(Seat(2))
    assert screen._choose_seat(Seat(3), OTHER_PAD) is None
    assert context.seating.seat_of(OTHER_PAD) == 2
    assert screen.note == words.say("lobby.first_free", name=words.say("seat.2"))
    assert screen.menu.focus == "seat-2"
    context.seating.vacate(Seat(2))
    chair = seat_menu(screen, 3)
    tap(chair, item_box(chair, "easy"))
    screen.lay_out(None)
    assert occupants(context)[2:] == [BotPlayer("easy"), Vacant()]
    assert screen.note == words.say("lobby.first_free", name=words.say("seat.2"))


def test_either_half_of_the_keyboard_stands_for_the_lone_one_at_the_table_only() -> None:
    context = headless_context()
    screen = lobby(context, LEFT_KEYS)
    assert context.seating.effective_device(RIGHT_KEYS) == RIGHT_KEYS
    press(screen, Intent.CONFIRM, LEFT_KEYS)
    assert context.seating.effective_device(RIGHT_KEYS) == LEFT_KEYS


def test_a_pad_pulled_out_leaves_its_chair_and_it_is_said() -> None:
    context = headless_context()
    screen = lobby(context)
    screen.handle(DeviceDisconnected(PAD, context.seating.disconnect(PAD)))
    assert not context.seating.people()
    assert screen.note == words.say("lobby.left", name=words.say("seat.0"))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_first_evening_begins_with_three_seats_and_easy_bots_four_in_quabble(
    game: AnyGame,
) -> None:
    context = headless_context()
    open_lobby(context, game, PAD)
    bots = [BotPlayer("easy")] * (3 if game.name == "quabble" else 2)
    vacant = [Vacant()] * (game.seats[-1] - 1 - len(bots))
    assert occupants(context) == [Person(PAD), *bots, *vacant]
    assert context.settings.speed == "brisk"


def test_the_last_moves_up_when_a_bot_is_sent_away_and_so_does_its_name() -> None:
    context = headless_context()
    screen = lobby(context)
    context.seating.take(Seat(3), OTHER_PAD)
    context.names[Seat(3)] = "fern"
    chair = seat_menu(screen, 1)
    tap(chair, item_box(chair, "vacant"))
    screen.lay_out(None)
    shown = [Person(PAD), Person(OTHER_PAD), BotPlayer("easy"), Vacant()]
    assert occupants(context) == shown
    assert context.names == {Seat(1): "fern"}
    assert screen.note == words.say("lobby.moved_up")
    screen.menu.focus = "start"
    assert isinstance(press(screen, Intent.CONFIRM), Reset)
    assert occupants(context) == shown[:3]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_first_option_is_a_five_minute_table_and_the_lobby_says_so(game: AnyGame) -> None:
    context = headless_context()
    screen = open_lobby(context, game, PAD)
    assert isinstance(screen, Lobby)
    screen.lay_out(None)
    usual = screen.options
    screen.menu.focus = "options"
    menu = pushed(press(screen, Intent.CONFIRM))
    row = "length" if lengths(game) else "five_minutes"
    assert menu.menu.focus == row
    assert isinstance(menu, OptionsMenu)
    about = words.say(f"{game.name}_option.five_minutes_about")
    if not lengths(game):
        assert menu.about(row) == words.say("options_menu.when_on", about=about)
    else:
        numbers = {"frogs": len(screen.occupants()), "rounds": 20 // len(screen.occupants())}
        about = words.say("quabble_option.length_about", about=about, **numbers)
    press(menu, Intent.LEFT)
    assert menu.about(row) == about
    assert is_short(game, screen.options)
    screen.lay_out(None)
    title = screen.widgets["title"].picture
    assert isinstance(title, Collage)
    short = words.say("lobby.title_short", game=game.title)
    assert short in [one.picture.words for one in title.pieces if isinstance(one.picture, Text)]
    press(menu, Intent.RIGHT)
    assert screen.options == usual


def test_a_new_lobby_shows_within_a_tenth_of_a_second_who_joined() -> None:
    context = headless_context()
    screen = lobby(context)
    before = screen.widgets["seat-1"].picture
    press(screen, Intent.CONFIRM, OTHER_PAD)
    live(screen, 0.1)
    assert screen.widgets["seat-1"].picture != before


def test_who_has_joined_is_said_before_how_others_do_while_there_is_room_for_both() -> None:
    joined, join = words.say("lobby.joined", name=words.say("seat.1")), words.say("lobby.join")
    for scale, said in ((1.0, f"{joined} {join}"), (2.0, joined)):
        context = headless_context(scale=scale)
        screen = lobby(context)
        context.seating.vacate(Seat(2))
        press(screen, Intent.CONFIRM, OTHER_PAD)
        screen.lay_out(None)
        assert next(texts(screen.widgets["line"].picture)).words == said


def test_how_a_bot_is_changed_is_said_while_there_is_one_and_room_for_it() -> None:
    for scale, bots, said in ((1.0, True, True), (2.0, True, False), (1.0, False, False)):
        context = headless_context(scale=scale)
        screen = lobby(context)
        for seat in () if bots else context.seating.bots():
            context.seating.vacate(seat)
        screen.lay_out(None)
        line = next(texts(screen.widgets["line"].picture)).words
        assert line.startswith(words.say("lobby.bots")) == said
