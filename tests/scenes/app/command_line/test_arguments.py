from __future__ import annotations

from pathlib import Path

import pytest

from rules.quibbit import QUIBBIT
from scenes.app.command_line.argument_types import BadArgument, to_option, with_options
from scenes.app.command_line.arguments import parse
from scenes.core.settings.phone_setup import PhoneSetup, Wifi
from speech import packages
from tests.scenes.wishing_game import WISHING, Wishes
from words import say, sentences

GAME = "--game quibbit"
DEMO = "--headless --demo --game quibbit"


def refused(line: str) -> str:
    with pytest.raises(BadArgument) as refusal:
        parse(line.split())
    sentence = str(refusal.value)
    assert "\n" not in sentence
    return sentence


def options_of(*texts: str) -> object:
    return with_options(WISHING, map(to_option, texts))


def test_nothing_asked_is_a_window_with_everything_as_new() -> None:
    asked = parse([])
    assert (asked.game, asked.seats, asked.seed, asked.size) == (None, (), None, None)
    assert (asked.headless, asked.demo, asked.fullscreen) == (False, False, False)


def test_a_table_can_be_asked_for_seat_by_seat() -> None:
    asked = parse(f"{GAME} --seats me pad keys normal --seed 7 --size 1280x720".split())
    assert asked.game is QUIBBIT
    assert asked.seats == ("me", "pad", "keys", "normal")
    assert (asked.seed, asked.size) == (7, (1280, 720))


def test_a_demo_without_names_fills_all_seats_with_bots() -> None:
    assert parse(DEMO.split()).seats == ("judge",) * 4


def test_a_demo_writes_pictures_into_a_folder_it_makes(tmp_path: Path) -> None:
    folder = tmp_path / "deep" / "shots"
    asked = parse(f"{DEMO} --matches 3 --shots {folder} --every 0.5".split())
    assert (asked.matches, asked.shots, asked.every) == (3, folder, 0.5)
    assert list(folder.iterdir()) == []


@pytest.mark.parametrize("value", ["", "big", "1280", "1280x", "0x0", "99999x2", "-1x5"])
def test_a_bad_size_is_named_with_the_sizes_there_are(value: str) -> None:
    sentence = refused(f"--size={value}")
    assert (value or "''") in sentence
    assert "320x180 to 7680x4320" in sentence


@pytest.mark.parametrize("value", ["chess", "Quibbit", ""])
def test_an_unknown_game_is_named_with_the_shelf(value: str) -> None:
    sentence = refused(f"--game={value}")
    assert value in sentence
    assert "quibbit" in sentence


def test_a_bot_on_a_seat_may_have_a_temper() -> None:
    assert parse(f"{GAME} --seats me hard-bold".split()).seats == ("me", "hard-bold")
    assert parse(f"{DEMO} --seats easy-thieving normal".split()).seats == (
        "easy-thieving",
        "normal",
    )


@pytest.mark.parametrize("word", ["you", "ME", "human", "judge,judge", "easy-mild", "me-bold"])
def test_an_unknown_seat_word_is_named_with_the_choices(word: str) -> None:
    sentence = refused(f"{GAME} --seats me {word}")
    assert word in sentence
    assert "me, pad, keys, phone, easy, normal, hard, random, judge, search" in sentence


@pytest.mark.parametrize("words", ["me", "me easy easy easy easy"])
def test_a_wrong_number_of_seats_is_named_with_the_right_ones(words: str) -> None:
    sentence = refused(f"{GAME} --seats {words}")
    assert words in sentence
    assert "2 to 4" in sentence


@pytest.mark.parametrize("value", ["-1", "x", "1.5", "", "9223372036854775808", "1_000", "٣"])
def test_a_bad_seed_is_named_with_the_seeds_there_are(value: str) -> None:
    sentence = refused(f"--seed={value}")
    assert value in sentence
    assert "from 0 to 9223372036854775807" in sentence


def test_how_phones_join_can_be_set() -> None:
    assert not parse([]).wants_phones
    assert parse(f"{GAME} --seats me phone".split()).wants_phones
    given = "--phones --phones-address 10.0.0.4 --phones-port 80"
    asked = parse([*given.split(), "--phones-wifi", "Pond", ""])
    assert asked.wants_phones
    assert asked.phone_setup == PhoneSetup("10.0.0.4", 80, Wifi("Pond", ""))


@pytest.mark.parametrize(
    ("flag", "reason"),
    [
        ("--phones-address=pond.local", "pond.local is no address"),
        ("--phones-address=1.2.3", "1.2.3 is no address"),
        ("--phones-address=", "'' is no address"),
        ("--phones-port=0", "0 is no port"),
        ("--phones-port=65536", "from 1 to 65535"),
        ("--phones-wifi Pond reed", "Pond reed is no Wi-Fi"),
        ("--phones-wifi Pond", "expected 2 arguments"),
    ],
)
def test_a_bad_argument_about_phones_is_named(flag: str, reason: str) -> None:
    assert reason in refused(f"--phones {flag}")
    assert "only makes sense with --phones" in refused("--phones-port 80")


@pytest.mark.parametrize("value", ["0", "-2", "many", "100001"])
def test_a_bad_number_of_matches_is_named(value: str) -> None:
    sentence = refused(f"{DEMO} --matches {value}")
    assert value in sentence
    assert "from 1 to 100000" in sentence


@pytest.mark.parametrize("value", ["0", "-1", "nan", "inf", "soon"])
def test_a_bad_time_between_pictures_is_named(value: str, tmp_path: Path) -> None:
    sentence = refused(f"{DEMO} --shots {tmp_path} --every {value}")
    assert value in sentence
    assert "3600" in sentence


def test_a_folder_that_cannot_be_written_into_is_named(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()
    for folder in (file, file / "below"):
        assert str(folder) in refused(f"{DEMO} --shots {folder}")
    assert "''" in refused(f"{DEMO} --shots=")


def test_an_option_of_a_game_that_has_none_is_named() -> None:
    assert "hands" in refused(f"{GAME} --option hands=open")


@pytest.mark.parametrize("text", ["hands", "=open", ""])
def test_an_option_without_name_or_value_is_named(text: str) -> None:
    sentence = refused(f"{GAME} --option={text}")
    assert text in sentence
    assert "NAME=VALUE" in sentence


def test_options_are_read_by_the_types_of_their_fields() -> None:
    chosen = options_of("hand=5", "courts=on", "weather=sun")
    assert chosen == Wishes(hand=5, courts=True)
    assert options_of() == Wishes()


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("hat=5", "hand, pace, courts, weather"),
        ("hand=4", "3, 5"),
        ("courts=maybe", "off, on"),
        ("weather=snow", "rain, sun"),
    ],
)
def test_an_unknown_option_or_value_is_named_with_the_choices(text: str, named: str) -> None:
    with pytest.raises(BadArgument) as refusal:
        options_of(text)
    name, value = text.split("=")
    assert named in str(refusal.value)
    assert (name if named.startswith("hand") else value) in str(refusal.value)


def test_options_that_exclude_each_other_are_refused_with_their_own_sentence(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sentences(), "wishing_option.rain", "Courts stay at home when it rains.")
    with pytest.raises(BadArgument, match="Courts stay at home when it rains"):
        options_of("courts=on", "weather=rain")


@pytest.mark.parametrize(
    ("line", "name", "other"),
    [
        ("--seats me normal", "--seats", "--game"),
        ("--demo", "--demo", "--game or --party"),
        ("--party", "--party", "--demo"),
        ("--headless", "--headless", "--demo"),
        (f"--headless {GAME} --seats judge judge", "--headless", "--demo"),
        ("--matches 2", "--matches", "--demo"),
        (f"{DEMO} --every 2", "--every", "--shots"),
        ("--option a=b", "--option", "--game"),
        (f"{DEMO} --fullscreen", "--fullscreen", "--headless"),
        ("--headless", "--headless", "--lesson"),
        ("--lesson quibbit --game quibbit", "--lesson", "--game"),
        ("--lesson chess", "chess", "quibbit, frogger"),
    ],
)
def test_what_makes_no_sense_alone_or_together_is_refused(line: str, name: str, other: str) -> None:
    sentence = refused(line)
    assert name in sentence
    assert other in sentence


@pytest.mark.parametrize("word", ["me", "pad", "keys"])
def test_people_do_not_play_in_a_demo(word: str) -> None:
    sentence = refused(f"{DEMO} --seats {word} judge")
    assert word in sentence
    assert "easy, normal, hard, random, judge, search" in sentence


@pytest.mark.parametrize("word", ["--frog", "-x", "quibbit", "--full", "--seat"])
def test_an_unknown_argument_is_named(word: str) -> None:
    sentence = refused(word)
    assert word in sentence
    assert "--help" in sentence


@pytest.mark.parametrize("flag", ["size", "game", "seed"])
def test_a_missing_value_is_refused_like_an_empty_one(flag: str) -> None:
    assert refused(f"--{flag}") == refused(f"--{flag}=")


def test_a_switch_takes_no_value() -> None:
    assert "--fullscreen" in refused("--fullscreen=yes")


def test_a_value_given_twice_is_refused() -> None:
    assert "--seed" in refused("--seed 1 --seed 2")


def test_help_names_every_game_and_every_seat_word(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        parse(["--help"])
    text = " ".join(capsys.readouterr().out.split())
    assert end.value.code == 0
    assert "quibbit" in text
    assert "me, pad, keys, phone, easy, normal, hard, random, judge, search" in text
    assert say("command.about") in text


def test_a_line_break_in_a_value_does_not_break_the_sentence() -> None:
    with pytest.raises(BadArgument) as refusal:
        parse(["--game", "qui\nbbit"])
    assert "\n" not in str(refusal.value)


@pytest.mark.parametrize("other", [GAME, "--matches 2", "--kiosk"])
def test_a_party_night_says_itself_what_is_played(other: str) -> None:
    name = other.split()[0]
    with pytest.raises(BadArgument) as caught:
        parse(f"--headless --demo --party {other}".split())
    assert str(caught.value) in (
        say("command.party_with", name=name),
        say("command.kiosk_with", name="--demo"),
    )


def test_a_party_night_is_a_demo_without_a_game() -> None:
    asked = parse(["--headless", "--demo", "--party", "--seed", "4"])
    assert (asked.party, asked.game, asked.seed) == (True, None, 4)
    assert not asked.begins_at_title  # bots are needed at once


@pytest.mark.parametrize(
    "flags",
    [
        "--game",
        "--seed",
        "--size",
        "--kiosk",
        "--replay",
        "--shots",
        "--every",
        "--matches",
        "--option",
        "--game quibbit --seats",
        "--game quibbit --option",
        "",
    ],
)
def test_a_refusal_quotes_only_the_beginning_of_what_it_refuses(flags: str) -> None:
    with pytest.raises(BadArgument) as caught:
        parse([*flags.split(), "/" + "quack" * 1000])
    assert "quack" * 4 in str(caught.value)
    assert "quack" * 80 not in str(caught.value)


def test_a_launcher_fills_the_screen_unless_a_size_is_asked_for() -> None:
    assert parse(["--profile", "launcher"]).fullscreen
    assert not parse(["--profile", "launcher", "--size", "640x360"]).fullscreen
    assert not parse([]).launcher


def test_a_launcher_is_no_kiosk_and_has_a_screen() -> None:
    assert refused("--profile launcher --kiosk") == say("command.profile_kiosk")
    assert "--profile" in refused(f"{DEMO} --profile launcher")
    assert "sofa" in refused("--profile sofa")


@pytest.mark.parametrize("way", ["off", "auto", "step", "hold"])
def test_one_button_may_be_all_there_is(way: str) -> None:
    assert parse(["--one-button", way]).one_button == way
    assert parse([]).one_button is None


def test_a_way_that_one_button_cannot_play_is_refused() -> None:
    assert "twice" in refused("--one-button twice")


def test_a_voice_speaks_from_the_start(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(packages, "find_spec", lambda _: True)
    assert parse(["--speech"]).speech == "own"
    assert parse(["--speech", "reader"]).speech == "reader"
    assert parse([]).speech is None


def test_a_voice_that_cannot_speak_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(packages, "find_spec", lambda _: None)
    assert refused("--speech") == say("command.speech_package", package="espeakng-loader")
    assert "prismatoid" in refused("--speech reader")
    assert "parrot" in refused("--speech parrot")
    assert "--speech" in refused(f"{DEMO} --speech off")
