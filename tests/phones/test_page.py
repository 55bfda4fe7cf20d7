"""The page is made of nothing that the oldest browsers which it is for do not know."""

from __future__ import annotations

import re

import pytest

from phones.web_files import PAGE, page_file

TOO_NEW = {  # for Safari 15 and Chrome 100
    "style.css": r":has\(|color-mix\(|@container|@layer|@scope|oklch|oklab|text-wrap|@property|&",
    "script.js": r"\.at\(|structuredClone|findLast|toSorted|groupBy|checkVisibility|hasOwn",
}


@pytest.mark.parametrize("name", TOO_NEW)
def test_the_page_uses_what_safari_15_and_chrome_100_know(name: str) -> None:
    text = page_file(name).decode().replace("&&", "")
    assert re.findall(TOO_NEW[name], text) == []


def test_units_of_small_screens_are_used_only_where_browsers_know_them() -> None:
    text = (PAGE / "style.css").read_text()
    supported = re.sub(r"@supports[^{]*\{\s*:root \{[^}]*\}\s*\}", "", text)
    assert "svh" in text
    assert re.findall(r"\d[dsl]vh", supported) == []


@pytest.mark.parametrize("name", ["index.html", "script.js", "style.css"])
def test_what_is_sent_has_no_comments_and_loses_no_line_of_code(name: str) -> None:
    sent, written = page_file(name).decode().splitlines(), (PAGE / name).read_text()
    lines = re.sub(r"/\*.*?\*/", "", written, flags=re.DOTALL).splitlines()
    code = [line.partition(" // ")[0].strip() for line in lines]
    wanted = [line for line in code if line and not line.startswith("//")]
    assert [line.strip() for line in sent if line.strip()] == wanted


def test_an_address_in_the_script_is_no_comment() -> None:
    assert b'"ws://"' in page_file("script.js")
