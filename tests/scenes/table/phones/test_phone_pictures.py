from __future__ import annotations

from collections.abc import Iterator
from http import HTTPStatus
from io import BytesIO
from time import monotonic
from typing import Any

import pygame
import pytest
from websockets.datastructures import Headers
from websockets.http11 import Request

from phones.web_files import answer
from rules.core import Seat
from scenes.core.game_parts import named_choices
from scenes.table.named_choices.named_choices import CARD_HIGH, NamedOption, NamedStep
from scenes.table.phones.phone_pictures import PhonePictures
from scenes.table.phones.phone_screen import PhoneBoard
from scenes.table.phones.png_file import COARSER, png_file
from sprites.pictures.pictures import Art
from tests.all_games import GAMES
from tests.matches.match_histories import AnyGame, game_id
from tests.scenes.table.named_choices.named_moments import first_step, histories, moments

WITH_BOARDS = [game for game in GAMES if game.name != "quabble"]
MOST_AT_FIRST = 150 * 1024  # bytes
PAGE = "/", "/icon.svg", "/script.js", "/style.css", "/words.json", "/font.ttf"


@pytest.fixture(scope="module")
def pictures() -> PhonePictures:
    return PhonePictures()


def board(game: AnyGame, state: Any, pictures: PhonePictures) -> PhoneBoard | None:
    return pictures.board(named_choices(game.name), state.view(None))


def first_options(step: NamedStep[Any]) -> Iterator[NamedOption[Any]]:
    """Those of a step and of all that follow it at once."""
    yield from step.options
    for option in step.options:
        following = option.then() if option.then else None
        if isinstance(following, NamedStep):
            yield from following.options


@pytest.mark.parametrize("game", GAMES, ids=game_id)
def test_a_card_is_a_small_picture_rendered_once(game: AnyGame, pictures: PhonePictures) -> None:
    history = next(iter(histories(game)))
    view = history.states[-2].view(Seat(0))
    for card in named_choices(game.name).hand(Seat(0), view):
        name = pictures.name_of(card.picture)
        (file,) = pictures.files([name, name]).values()
        assert abs(pygame.image.load(BytesIO(file)).get_height() - CARD_HIGH / 2) <= 1
        assert len(file) < 40_000
        assert pictures.name_of(card.picture) == name


@pytest.mark.parametrize("game", WITH_BOARDS, ids=game_id)
def test_what_can_be_chosen_on_a_board_lies_on_its_picture(
    game: AnyGame, pictures: PhonePictures
) -> None:
    found = 0
    for _, state in list(moments(game))[:4]:
        shown = board(game, state, pictures)
        if shown is None:
            assert game.name == "mosquito"  # it has none while cards are cut
            continue
        file = pictures.files([shown.shown.picture])[shown.shown.picture]
        size = pygame.image.load(BytesIO(file)).get_size()
        assert size == (shown.shown.width, shown.shown.height)
        for option in first_options(first_step(game, state, min(state.to_act()))):
            if option.place is not None:
                region = shown.regions[option.place]
                assert 0 <= region.x < region.x + region.w <= 1.001
                assert 0 <= region.y < region.y + region.h <= 1.001
                found += 1
    assert found or game.name == "mosquito"  # begins with the kind of turn, and a card


def test_each_seat_looks_first_for_its_foremost_frog(pictures: PhonePictures) -> None:
    (game,) = (game for game in GAMES if game.name == "frogger")
    state = histories(game)[0].states[-2]
    shown, view = board(game, state, pictures), state.view(None)
    assert shown
    frogs = len(view.frogs) // len(shown.own)
    for seat, own in enumerate(shown.own):
        out = {*view.frogs[seat * frogs :][:frogs]} - {view.path.home}
        assert own == shown.regions[max(out, default=view.path.home)]


def page_bytes() -> int:
    """How much a browser loads before the first words of the server."""
    headers = Headers({"Host": "127.0.0.1", "Accept-Encoding": "gzip"})
    answers = [answer(Request(path, headers), lambda *_: None) for path in PAGE]
    assert all(answer.status_code == HTTPStatus.OK for answer in answers)
    return sum(len(answer.body) for answer in answers)


@pytest.mark.parametrize("game", GAMES, ids=game_id)
def test_little_is_sent_before_the_first_hand(game: AnyGame) -> None:
    pictures, choices = PhonePictures(), named_choices(game.name)
    history = histories(game)[0]
    state, seat = history.states[0], min(history.states[0].to_act())
    names = {pictures.name_of(card.picture) for card in choices.hand(seat, state.view(seat))}
    shown = pictures.board(choices, state.view(None))
    names |= {shown.shown.picture} if shown else set()
    assert page_bytes() + sum(map(len, pictures.files(names).values())) <= MOST_AT_FIRST


def test_a_png_has_all_pixels_of_a_drawing_in_coarser_colours() -> None:
    drawing = pygame.Surface((3, 2), pygame.SRCALPHA)
    colours = [(x * 80, y * 200, 7, 255 - x * 120) for y in range(2) for x in range(3)]
    for number, colour in enumerate(colours):
        drawing.set_at((number % 3, number // 3), colour)
    read = pygame.image.load(BytesIO(png_file(drawing)))
    assert read.get_size() == (3, 2)
    found = [tuple(read.get_at((number % 3, number // 3))) for number in range(6)]
    assert found == [tuple(COARSER[part] for part in colour) for colour in colours]


def test_a_board_is_drawn_again_only_when_it_has_changed(pictures: PhonePictures) -> None:
    game = WITH_BOARDS[0]
    first, second = histories(game)[0].states[0], histories(game)[0].states[1]
    one, same = board(game, first, pictures), board(game, first, pictures)
    assert one is same
    assert board(game, second, pictures) != one


def test_quabble_has_no_board(pictures: PhonePictures) -> None:
    (game,) = (game for game in GAMES if game.name == "quabble")
    assert board(game, histories(game)[0].states[0], pictures) is None


def test_nothing_is_rendered_but_once_a_frame_in_the_order_in_which_it_was_expected() -> None:
    one, two = Art("icon-check", 40.0), Art("icon-cross", 40.0)
    pictures = PhonePictures(now=monotonic)
    pictures.expect([one, two])
    assert (pictures.name_of(two), pictures.has_all()) == ("", False)
    while not pictures.name_of(one):
        assert not pictures.name_of(two)
        pictures.render()
    while pictures.busy:
        pictures.render()
    pictures.has_all()
    assert pictures.name_of(one) != pictures.name_of(two) != ""
    assert pictures.has_all()


@pytest.mark.parametrize("game", GAMES, ids=game_id)
def test_no_card_is_shown_that_was_not_expected_whoever_holds_it(game: AnyGame) -> None:
    choices = named_choices(game.name)
    for _, state in moments(game):
        faces = choices.faces(state.view(None))
        for seat in state.to_act():
            shown = {card.picture for card in choices.hand(seat, state.view(seat))}
            shown |= {option.picture for option in first_step(game, state, seat).options} - {None}
            assert shown <= {*faces}
