"""What a browser may load: the page with its style and script, its words, and pictures."""

from __future__ import annotations

import gzip
import json
import re
from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from http import HTTPStatus
from ipaddress import ip_address
from pathlib import Path
from typing import TypeAlias

from font_fredoka_one import FredokaOne
from websockets.datastructures import Headers
from websockets.http11 import Request, Response

from words import sentences, spoken

PAGE = Path(__file__).parent / "page"
SOCKET = "/socket"
STATUS = "/status"
FONT = "font.ttf"  # that of the big screen
WORDS_FILE, WORDS_TABLE = "phones", "phone_page."
TYPES = {
    ".html": "text/html; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
    ".json": "application/json; charset=utf-8",
    ".ttf": "font/ttf",
    ".png": "image/png",
    ".jpg": "image/jpeg",
}
_HOST = re.compile(r"(?P<name>[a-z0-9.-]{1,253}|\[[0-9a-f:.]{2,45}\])(:[0-9]{1,5})?")
_PICTURE = re.compile(r"/pictures/([0-9a-f]{8,64})\?key=([A-Za-z0-9_-]{1,64})")
_PNG = b"\x89PNG"
_NO_CODE = re.compile(rb"/\*.*?\*/|(?m:^\s*// [^\n]*$|^\s+| // [^\n]*$)", re.DOTALL)
"""Comments and indentation, which no browser needs."""

FindPicture: TypeAlias = Callable[[str, str], bytes | None]
"""The picture with a name, if whoever has the picture key may see it."""


def allowed_host(host: str, names: frozenset[str]) -> bool:
    """Whether a browser may have come here by *host*.

    A foreign page can give a name of its own our address, and read what we send; it cannot do so
    with an address in figures. So only figures and the known *names* are allowed.
    """
    match = _HOST.fullmatch(host.lower())
    if match is None:
        return False
    name = match["name"].strip("[]")
    try:
        ip_address(name)
    except ValueError:
        return name in names
    return True


def same_origin(headers: Headers) -> bool:
    """Whether the page that opens a socket came from the same address."""
    return headers.get_all("Origin") == [f"http://{headers.get('Host', '')}"]


def answer(request: Request, find_picture: FindPicture) -> Response:
    """The file that *request* asks for."""
    host = request.headers.get("Host", "")
    path = request.path.partition("?")[0]
    if picture := _PICTURE.fullmatch(request.path):
        file = find_picture(picture[1], picture[2])
        if file is not None:
            suffix = ".png" if file.startswith(_PNG) else ".jpg"
            return _response(file, suffix, host, "private, max-age=31536000, immutable")
    elif path in _paths():
        name = _paths()[path]
        packs = "gzip" in request.headers.get("Accept-Encoding", "")
        content = _packed(_content(name)) if packs else _content(name)
        response = _response(content, Path(name).suffix, host, "no-cache")
        if packs:
            response.headers["Content-Encoding"] = "gzip"
        return response
    return refusal(HTTPStatus.NOT_FOUND)


def status_response(text: str, host: str) -> Response:
    """The status of the program, JSON."""
    return _response(text.encode(), ".json", host, "no-store")


def refusal(status: HTTPStatus) -> Response:
    """The same few words for everything that is refused."""
    headers = Headers({"Content-Type": "text/plain", "Connection": "close", "Content-Length": "3"})
    return Response(status.value, status.phrase, headers, b"No\n")


def _response(body: bytes, suffix: str, host: str, caching: str) -> Response:
    headers = {
        "Content-Type": TYPES[suffix],
        "Content-Length": str(len(body)),
        "Cache-Control": caching,
        "Content-Security-Policy": _policy(host),
        "X-Content-Type-Options": "nosniff",
        "X-Frame-Options": "DENY",
        "Referrer-Policy": "no-referrer",
        "Cross-Origin-Resource-Policy": "same-origin",
        "Connection": "close",
    }
    return Response(HTTPStatus.OK.value, HTTPStatus.OK.phrase, Headers(headers), body)


def _policy(host: str) -> str:
    # Safari 15 does not count a socket of the same address as 'self'.
    return (
        f"default-src 'self'; connect-src 'self' ws://{host}; object-src 'none'; "
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    )


@cache
def _paths() -> Mapping[str, str]:
    """The names of all files by their paths."""
    files = {f"/{file.name}": file.name for file in PAGE.iterdir() if file.suffix in TYPES}
    return files | {"/": "index.html", "/words.json": "words.json", f"/{FONT}": FONT}


def _content(file: str) -> bytes:
    return _words() if file == "words.json" else page_file(file)


def _words() -> bytes:
    """The words of the page in the language that is spoken now."""
    said = sentences(spoken(), WORDS_FILE).items()
    words = {key: text for key, text in said if key.startswith(WORDS_TABLE)}
    words["language"] = spoken()
    return json.dumps(words, ensure_ascii=False).encode()


@cache
def page_file(file: str) -> bytes:
    """A file of the page as it is sent, but for the language of its words."""
    if file == FONT:
        return Path(FredokaOne).read_bytes()
    return _NO_CODE.sub(b"", (PAGE / file).read_bytes())


@lru_cache(maxsize=16)
def _packed(content: bytes) -> bytes:
    return gzip.compress(content, mtime=0)
