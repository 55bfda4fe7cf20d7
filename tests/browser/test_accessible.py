"""What the page is like for those who need more of it, on small and large phones."""

from __future__ import annotations

import pytest

from rules.games import game_called
from rules.quibbit import Options
from scenes.menus.help.help import ControlsHelp
from scenes.menus.lobby.lobby import Lobby
from scenes.menus.results import Results
from scenes.table.table_scene import TableScene
from seats.occupants import BotPlayer, Person
from tests.all_games import GAMES
from tests.browser.phone_page import PORTRAIT, Browser, PhonePage
from tests.languages import speaking
from tests.matches.match_histories import AnyGame, game_id
from tests.scenes.phones.app_with_phones import AppWithPhones
from words import PSEUDO, say

pytestmark = pytest.mark.browser
SIZES = ((320, 568), (390, 844), (844, 390), (1024, 1366))
NARROWEST = 320
LARGEST_TEXT = "document.documentElement.style.fontSize = '200%'"
USUAL_TEXT = "document.documentElement.style.fontSize = ''"
FINGER = 24  # pixels, the least of WCAG 2.2
STEP = "shown.step"
IS_ON_OPTION = "document.activeElement.matches('#choice button')"
DRAWN = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
WIDTHS = "[document.documentElement.scrollWidth, innerWidth]"  # a page that is too wide shrinks
PRESS_CARD = """
() => {
  const card = document.querySelector("#cards button");
  if (card) card.click();
  return card && card.firstChild.alt && byId("card-name").textContent === card.firstChild.alt;
}
"""
PLACES = """
(sentence) => {
  for (const part of ["title", "task"]) showText(part, sentence);
  showMenu(sentence, {key: sentence, items: Array(12).fill(sentence), focus: 0});
  return [...document.querySelectorAll("#pad button, #menu")]
    .map((button) => button.getBoundingClientRect())
    .map((box) => [box.x, box.y]);
}
"""
SMALL_BUTTONS = """
(least) => [...document.querySelectorAll("button")]
  .map((button) => [button.getBoundingClientRect(), button.outerHTML])
  .filter(([box]) => box.width && (box.width < least || box.height < least))
  .map(([, html]) => html)
"""

COVERED_BUTTONS = """
() => {
  document.body.classList.remove("settling");
  return [...document.querySelectorAll("button")].filter((button) => {
    button.scrollIntoView({ block: "center" });
    const box = button.getBoundingClientRect();
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return box.width && top && !button.contains(top);
  }).map((button) => button.outerHTML);
}
"""


def fits(phone: PhonePage, width: int) -> None:
    """Nothing is wider than the phone; the browser needs a moment for another size."""
    phone.run_until(lambda: phone.page.evaluate(WIDTHS) == [width, width])


def check(phone: PhonePage) -> None:
    """Nothing that axe-core finds, nothing cut off, nothing too small, in light and dark."""
    axe = pytest.importorskip("axe_playwright_python.sync_playwright").Axe()
    for scheme, size in zip(("light", "dark", "light", "dark"), SIZES, strict=True):
        phone.page.emulate_media(color_scheme=scheme)
        phone.page.set_viewport_size({"width": size[0], "height": size[1]})
        fits(phone, size[0])
        assert phone.page.evaluate(SMALL_BUTTONS, FINGER) == [], size
        assert phone.page.evaluate(COVERED_BUTTONS) == [], size
    phone.page.evaluate(LARGEST_TEXT)
    phone.page.set_viewport_size({"width": NARROWEST, "height": 568})
    fits(phone, NARROWEST)
    phone.page.evaluate(USUAL_TEXT)
    phone.page.evaluate(DRAWN)
    for scheme in ("light", "dark"):
        phone.page.emulate_media(color_scheme=scheme)
        found = axe.run(phone.page)
        assert not found.violations_count, found.generate_report()


def test_the_form_for_the_code_is_accessible(chromium: Browser, phones: AppWithPhones) -> None:
    phone = PhonePage(chromium, phones)
    phone.page.goto(phone.address.partition("#")[0])
    phone.page.wait_for_selector("#code")
    check(phone)
    phone.page.click("#join-button")
    assert phone.text("#task") == say("phone_page.incomplete_code")
    phone.page.fill("#code", "i0o1")
    phone.page.click("#join-button")
    phone.run_until(lambda: phone.text("#task") == say("phone_page.wrong_code"))
    check(phone)
    phone.page.keyboard.type(phones.server.code.lower())  # in place of the wrong one
    phone.page.click("#join-button")
    phone.run_until(lambda: not phone.page.is_visible("#join"))
    phone.close()


def test_the_pad_in_the_lobby_is_accessible(phone: PhonePage, phones: AppWithPhones) -> None:
    phones.app.stack.reset(Lobby(phones.app.context, GAMES[0]))
    phone.wait_for("body:not(.as-pad) #menu-items button")
    assert not phone.page.is_visible("#pad")
    check(phone)
    phone.page.evaluate("byId('menu-items').querySelector('button').click()")
    phone.wait_for("#pad")
    check(phone)


def test_a_page_to_read_stands_before_what_leads_on(
    phone: PhonePage, person: Person, phones: AppWithPhones
) -> None:
    phones.app.stack.reset(ControlsHelp(phones.app.context, person.device))
    phone.wait_for("#page p")
    assert not phone.page.is_visible("#pad")
    page, item = (phone.page.locator(part).first for part in ("#page p", "#menu-items button"))
    assert page.bounding_box()["y"] < item.bounding_box()["y"]
    phone.page.evaluate("byId('page').replaceChildren()")
    assert (
        phone.page.evaluate("byId('menu-items').getBoundingClientRect().bottom")
        == PORTRAIT["height"]
    )
    check(phone)


def test_a_list_stays_where_it_is_when_somebody_joins(
    chromium: Browser, phone: PhonePage, phones: AppWithPhones
) -> None:
    phone.page.set_viewport_size({"width": NARROWEST, "height": 568})
    phones.app.stack.reset(Lobby(phones.app.context, GAMES[0]))
    phone.wait_for("body:not(.as-pad) #menu-items button")
    phone.page.evaluate("byId('menu-items').querySelector('button').click()")
    phone.wait_for("#pad")
    phone.page.evaluate("byId('menu-items').scrollTop = 60")
    before = phone.text("#menu-items")
    other = PhonePage(chromium, phones)
    other.open()
    phone.run_until(lambda: phone.text("#menu-items") != before)
    assert phone.page.evaluate("byId('menu-items').scrollTop") == 60
    other.close()


def test_the_pad_stays_where_it_is_whatever_the_big_screen_says(
    phone: PhonePage, phones: AppWithPhones
) -> None:
    phone.wait_for("#menu-items button")
    places = phone.page.evaluate(PLACES, "")
    for sentence in ("Stay", "It ends for everybody. " * 20):
        assert phone.page.evaluate(PLACES, sentence) == places


def test_a_card_of_the_hand_says_its_name_when_it_is_pressed(
    phone: PhonePage, person: Person, phones: AppWithPhones
) -> None:
    def says_name() -> bool:
        phone.press_any(0)
        return bool(phone.page.evaluate(PRESS_CARD))

    phones.app.open_table(person, *[BotPlayer("easy")] * 2, game=game_called("quabble"))
    phone.run_until(says_name)


def test_a_swipe_leads_to_the_options_below(
    phone: PhonePage, person: Person, phones: AppWithPhones
) -> None:
    def swipe() -> bool:
        for kind, y in (("touchStart", 500), ("touchMove", 300), ("touchMove", 100)):
            touch(kind, [{"x": 160, "y": y}])
        touch("touchEnd", [])
        return bool(phone.page.evaluate("scrollY > 0"))

    def touch(kind: str, points: list[dict[str, int]]) -> None:
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    session = phone.context.new_cdp_session(phone.page)
    phone.page.set_viewport_size({"width": NARROWEST, "height": 568})
    phones.app.open_table(person, *[BotPlayer("easy")] * 2, game=game_called("quabble"))
    phone.wait_for("#choice button")
    fits(phone, NARROWEST)
    phone.run_until(swipe)


def test_a_tap_that_comes_just_after_the_options_have_changed_does_not_count(
    phone: PhonePage, person: Person, phones: AppWithPhones
) -> None:
    phones.app.open_table(person, *[BotPlayer("easy")] * 2, game=game_called("quabble"))
    phone.wait_for("#choice button")
    step = phone.page.evaluate(STEP)
    phone.page.evaluate("settle(); clearTimeout(settling)")  # for as long as this test lasts
    button = phone.page.locator("#choice button").first
    button.tap(force=True)
    assert phone.page.evaluate("waitingFor") is None
    button.focus()
    phone.page.keyboard.press("Enter")
    phone.run_until(lambda: phone.page.evaluate(STEP) != step)


@pytest.mark.parametrize("game", GAMES, ids=game_id)
def test_every_step_of_a_choice_is_accessible(
    game: AnyGame, phone: PhonePage, person: Person, phones: AppWithPhones
) -> None:
    phones.app.set(reduced_motion=True, hints="never")
    bots = [BotPlayer("easy")] * (game.seats[0] - 1 or 1)
    phones.app.open_table(person, *bots, game=game_called(game.name))
    for number in range(3):
        phone.wait_for("#choice button")
        check(phone)
        step = phone.page.evaluate(STEP)
        phone.press_any(number)
        phone.run_until(lambda step=step: phone.page.evaluate(STEP) != step)  # type: ignore[misc]


def test_places_that_are_further_apart_than_the_page_is_wide_are_listed_too(
    phone: PhonePage, person: Person, phones: AppWithPhones
) -> None:
    def listed() -> int:
        return int(phone.page.locator("#options button:not([aria-disabled])").count())

    phones.app.set(reduced_motion=True, hints="never")
    phones.app.open_table(person, BotPlayer("easy"), game=game_called("frogger"))
    phone.wait_for("#choice button")
    phone.press_any(0)
    phone.wait_for("#board button")
    apart = """([left, right]) => {
      const options = [left, right].map((x) => ({name: "Here", region: {x, y: 0, w: 0.05, h: 1}}));
      const step = {...shownChoice.step, options};
      showChoice(step, shownChoice.board);
    }"""
    phone.page.evaluate(apart, [0.45, 0.5])
    assert (listed(), phone.page.locator("#board .place").count()) == (0, 0)
    phone.page.evaluate(apart, [0.0, 0.95])
    assert (listed(), phone.page.locator("#board .place").count()) == (2, 2)


def test_a_wide_board_follows_what_is_ones_own(
    phone: PhonePage, person: Person, phones: AppWithPhones
) -> None:
    phones.app.open_table(person, BotPlayer("easy"), game=game_called("frogger"))
    phone.wait_for("#board img")
    look = """(x) => {
      showChoice(null, shownChoice.board, {x, y: 0, w: 0.05, h: 1});
      return byId("board-room").scrollLeft;
    }"""
    left, middle, right = (phone.page.evaluate(look, x) for x in (0, 0.5, 0.95))
    assert 0 == left < middle < right


def test_a_match_is_played_by_keyboard_alone(
    phone: PhonePage, person: Person, phones: AppWithPhones
) -> None:
    def press_key() -> bool:
        keyboard.press("Enter" if phone.page.evaluate(IS_ON_OPTION) else "Tab")
        return bool(phone.page.evaluate(STEP) != step)

    keyboard, app = phone.page.keyboard, phones.app
    app.set(reduced_motion=True, hints="never")
    game, options = game_called("quibbit"), Options(rounds=15)
    app.open_table(person, BotPlayer("easy"), game=game, options=options)
    while isinstance(app.scene, TableScene):
        phones.frames(5)
        if step := phone.page.evaluate(STEP):
            phone.run_until(press_key)
    assert isinstance(app.scene, Results)


def test_a_lesson_is_accessible_to_read_and_to_play(
    phone: PhonePage, person: Person, phones: AppWithPhones
) -> None:
    phones.app.stack.reset(phones.app.context.routes.lesson("frogger", person.device))
    phone.wait_for("#menu-items button")
    check(phone)
    while not phone.page.is_visible("#choice button.marked"):
        phone.page.evaluate("byId('menu-items').querySelector('button')?.click()")
        phones.frames(30)
    assert phone.text("#turn") == "Your turn"
    check(phone)


def test_the_page_of_who_waits_for_others_is_accessible(
    phone: PhonePage, person: Person, phones: AppWithPhones
) -> None:
    bot = BotPlayer("easy")
    phones.app.open_table(bot, bot, person, game=game_called("quabble"))
    phones.frames(30)
    check(phone)


def test_the_page_of_an_onlooker_is_accessible_and_has_no_buttons(
    phone: PhonePage, phones: AppWithPhones
) -> None:
    bot = BotPlayer("easy")
    phones.app.open_table(bot, bot, game=game_called("quivvit"))
    phone.wait_for("#board img")
    assert phone.page.locator("#board button").count() == 0
    check(phone)


def test_longer_words_of_another_language_are_accessible(
    phone: PhonePage, person: Person, phones: AppWithPhones
) -> None:
    phones.app.set(reduced_motion=True, hints="never")
    with speaking(PSEUDO):
        phones.app.stack.reset(Lobby(phones.app.context, GAMES[0]))
        phone.wait_for(f"html[lang={PSEUDO}] body:not(.as-pad) #menu-items button")
        phone.page.evaluate("document.documentElement.lang = 'en'")  # a language that axe knows
        check(phone)
        phones.app.open_table(person, BotPlayer("easy"), game=game_called("frogger"))
        phone.wait_for("#choice button")
        check(phone)
