"""Every document, heading, module and file that code or documents name is there."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from dataclasses import fields
from pathlib import Path

from tests.all_games import GAMES
from tests.paths import ROOT

SKIPPED = {"__pycache__", "build", "dist", "shots"}  # besides hidden folders

CITED = re.compile(r"(?<![\w/.<-])((?:[\w-]+/)*[\w-]+\.md)(?:#([\w-]+))?")
ABSENT = re.compile(r"\b(?:RULE[S]|DESIG[N])\b")  # written so that it does not find itself
FENCED = re.compile(r"^```.*?^```", re.M | re.S)
HEADING = re.compile(r"^#+ (.*)$", re.M)
LINK = re.compile(r"\]\(([^()\s]+)\)")
CODE = re.compile(r"`([^`]+)`")
RUN = re.compile(r"\bpython3? -m ([a-z_]+(?:\.[a-z_]+)*)")
PATH = re.compile(r"(?:[\w.-]+/)+[\w.*-]*|[\w-]+\.(?:py|md|svg)")
TOP_FILES = {
    *("CHANGELOG.md", "CONTRIBUTING.md", "LICENSE", "README.md", "pyproject.toml"),
    *("requirements-dev.lock", "requirements.lock", "run_game.py"),
}
MOST_CHANGES = 120  # lines of the changelog for a version: topics, and not each step to them
TOOLS = {"build", "mypy", "pip", "pytest", "ruff", "venv"}


def files(*suffixes: str) -> list[str]:
    """All files of these kinds, relative to the root."""
    tops = [top for top in ROOT.iterdir() if top.name[0] != "." and top.name not in SKIPPED]
    found = [path for top in tops for path in (top, *top.rglob("*")) if path.suffix in suffixes]
    return sorted(str(path.relative_to(ROOT)) for path in found)


SOURCES = files(".py", ".toml")
MARKDOWN = files(".md")
GUIDES = [
    name
    for name in MARKDOWN
    if name.startswith("docs/") or ("/" not in name and name != "CHANGELOG.md")
]


def read(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def one_line(text: str) -> str:
    return " ".join(text.split())


def headings(document: Path) -> set[str]:
    """The headings of a document, spelled as in links to them."""
    text = FENCED.sub("", document.read_text(encoding="utf-8"))
    return {
        re.sub(r"[^\w -]", "", line.lower()).strip().replace(" ", "-")
        for line in HEADING.findall(text)
    }


def faults(name: str, document: Path, heading: str) -> Iterator[str]:
    """What is wrong with a citation in the file *name*; *heading* may be empty."""
    if not document.exists():
        yield f"{name}: there is no {document}"
    elif heading and heading not in headings(document):
        yield f"{name}: {document} has no heading #{heading}"


def coded(name: str) -> list[str]:
    """All that a guide has in backticks, fenced blocks left out."""
    return CODE.findall(one_line(FENCED.sub("", read(name))))


def exists(path: str) -> bool:
    """Whether there is such a path; a part in capitals, such as GAME, stands for any name."""
    parts = [re.sub(r"\b[A-Z]{2,}\b", "*", part) for part in path.rstrip("/").split("/")]
    return (ROOT / path).exists() or any(ROOT.glob("/".join(parts)))


def runs(module: str) -> bool:
    """Whether ``python -m`` finds this module."""
    path = module.replace(".", "/")
    return module in TOOLS or exists(f"{path}.py") or exists(f"{path}/__main__.py")


def cited(names: Iterable[str]) -> Iterator[tuple[str, str, str]]:
    """File, cited document, and heading or nothing."""
    for name in names:
        text = read(name) if name in SOURCES else " ".join(coded(name))
        yield from ((name, path, heading) for path, heading in CITED.findall(text))


GLOSSARY = [
    [cell.strip() for cell in line.strip("|").split("|")]
    for line in read("docs/GLOSSARY.md").splitlines()
    if line.startswith("| ") and not line.startswith("| term ")
]


def names_in(body: list[ast.stmt]) -> Iterator[str]:
    """What is defined in a module or a class, the members of classes as ``Class.member``."""
    for node in body:
        match node:
            case ast.ClassDef():
                yield node.name
                yield from (f"{node.name}.{name}" for name in names_in(node.body))
            case ast.FunctionDef():
                yield node.name
            case ast.AnnAssign(target=ast.Name(name)):
                yield name
            case ast.Assign(targets=[ast.Name(name)]):
                yield name


def spelled(value: object) -> str:
    return "off" if value is False else str(value)


def test_every_document_that_is_cited_is_there_with_its_heading() -> None:
    found = cited([*SOURCES, *GUIDES])
    assert not [
        fault for name, path, heading in found for fault in faults(name, ROOT / path, heading)
    ]


def test_no_code_cites_documents_of_nobody() -> None:
    assert not [name for name in SOURCES if ABSENT.search(read(name))]


def test_every_relative_link_leads_to_a_file_and_its_heading() -> None:
    for name in MARKDOWN:
        document = ROOT / name
        for target in LINK.findall(read(name)):
            if not re.match(r"[a-z]+:", target):
                path, _, heading = target.partition("#")
                goal = document.parent / path if path else document
                assert not list(faults(name, goal, heading))


def test_every_path_that_a_guide_names_is_there() -> None:
    named = [(name, code) for name in GUIDES for code in coded(name) if PATH.fullmatch(code)]
    assert not [(name, path) for name, path in named if not exists(path)]


def test_every_module_that_a_guide_runs_is_there() -> None:
    named = [(name, module) for name in GUIDES for module in RUN.findall(one_line(read(name)))]
    assert not [(name, module) for name, module in named if not runs(module)]


def test_the_top_level_has_only_named_files_and_documented_folders() -> None:
    tops = [top for top in ROOT.iterdir() if top.name[0] != "." and top.name not in SKIPPED]
    documented = {path for path in coded("docs/ARCHITECTURE.md") if path.endswith("/")}
    assert {top.name for top in tops if top.is_file()} == TOP_FILES
    assert not [top for top in tops if top.is_dir() and f"{top.name}/" not in documented]


def test_every_term_of_the_glossary_is_defined_where_it_says() -> None:
    for term, meaning, where in GLOSSARY:
        assert all(PATH.fullmatch(code) for code in CODE.findall(term + meaning)), term
        *names, path = CODE.findall(where)
        assert (ROOT / path).is_file(), term
        if names:
            assert set(names) <= set(names_in(ast.parse(read(path)).body)), term


def test_the_glossary_has_every_term_once() -> None:
    terms = [term for term, _, _ in GLOSSARY]
    assert len(terms) == len(set(terms))


def test_the_changelog_tells_of_each_version_in_short() -> None:
    _, *versions = read("CHANGELOG.md").split("\n## ")
    assert versions
    assert all(len(version.splitlines()) <= MOST_CHANGES for version in versions)


def test_every_option_is_in_the_rules_of_record_with_its_default() -> None:
    for game in GAMES:
        table = read(f"docs/rules/{game.name}.md").partition("\n## Options\n")[2]
        rows = re.findall(r"^\| `(\w+)` \| `?(\w+)`? \|", table, re.M)
        assert dict(rows) == {each.name: spelled(each.default) for each in fields(game.options)}
