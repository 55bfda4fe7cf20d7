"""House sets on the command lines of the arena and of the scales."""

from __future__ import annotations

from pathlib import Path

import pytest

from bots import balance
from bots.arena import command_line as arena
from bots.house_set_option import house_set_option, read_house_set
from rules.quabble import CARD_COUNT, QUABBLE, CardKind, HouseSetError
from rules.quibbit import QUIBBIT

PIGS = '[[cards]]\nkind = "Snorkel Pig"\ncopies = 60\nvalue = 2\n'


def written(folder: Path, text: str | bytes) -> Path:
    """A file with this text."""
    file = folder / "ours.toml"
    file.write_bytes(text if isinstance(text, bytes) else text.encode())
    return file


def test_a_game_is_played_with_the_set_in_the_file(tmp_path: Path) -> None:
    game = read_house_set(QUABBLE, written(tmp_path, PIGS))
    assert game.house_set.kinds == (CardKind.SNORKEL_PIG,) * CARD_COUNT
    assert game.title == QUABBLE.title
    assert QUABBLE.house_set.kinds != game.house_set.kinds


def test_a_byte_order_mark_is_no_part_of_the_text(tmp_path: Path) -> None:
    assert read_house_set(QUABBLE, written(tmp_path, b"\xef\xbb\xbf" + PIGS.encode())).house_set


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        (PIGS.replace("60", "61"), 3, "61 cards"),
        (PIGS.encode() + b"# caf\xe9\n", 5, "not text in UTF-8"),
    ],
)
def test_a_file_that_is_no_house_set_is_refused(
    tmp_path: Path, text: str | bytes, line: int, reason: str
) -> None:
    file = written(tmp_path, text)
    with pytest.raises(HouseSetError) as caught:
        read_house_set(QUABBLE, file)
    assert caught.value.line == line
    assert reason in caught.value.reason
    with pytest.raises(ValueError, match=f"ours.toml, line {line}: "):
        house_set_option(QUABBLE, file)


def test_a_game_without_house_sets_refuses_one(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="Quibbit! has no house set"):
        read_house_set(QUIBBIT, written(tmp_path, PIGS))


MAINS = pytest.mark.parametrize(
    "main",
    [lambda *words: arena.main(["--game", "quabble", *words]), lambda *words: balance.main(words)],
    ids=["arena", "balance"],
)


@MAINS
def test_a_set_that_cannot_be_read_is_refused_in_one_sentence(
    main: object, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert callable(main)
    for file, reason in (
        (tmp_path / "none.toml", "No such file"),
        (tmp_path, "Is a directory"),
        (written(tmp_path, PIGS.replace("2", "x")), "line 4: this is not TOML"),
    ):
        assert main("--games", "2", "--house-set", str(file)) == 2
        said = capsys.readouterr()
        assert said.out == ""
        assert said.err.count("\n") == 1
        assert str(file) in said.err
        assert reason in said.err


def test_the_arena_plays_with_a_house_set(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["--game", "quabble", "--seats", "random", "random", "random", "--games", "10"]
    outputs = []
    for more in ([], ["--house-set", str(written(tmp_path, PIGS))]):
        assert arena.main(words + more) == 0
        outputs.append(capsys.readouterr().out)
    assert outputs[0] != outputs[1]


def test_the_scales_weigh_every_kind_of_the_set(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["--games", "3", "--players", "3", "4", "--bot", "random"]
    assert balance.main(words) == 0
    out = capsys.readouterr().out
    assert out.startswith("3 players, 3 games; the mean card brings ")
    assert out.count("\n4 players") == 1
    assert all(out.count(kind.name.lower()) == 2 for kind in CardKind)
    assert balance.main([*words, "--house-set", str(written(tmp_path, PIGS))]) == 0
    assert "grungle" not in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (["--games", "0"], "0 games"),
        (["--players", "2"], "3 to 6 players, not for 2"),
        (["--bot", "genius"], "'genius'"),
        (["--weight", "3"], "--weight"),
    ],
)
def test_the_scales_refuse_nonsense_in_one_sentence(
    words: list[str], named: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as exit:
        raise SystemExit(balance.main(words))
    said = capsys.readouterr()
    assert exit.value.code == 2
    assert named in said.err
    assert said.err.count("\n") == 1
    assert said.out == ""
