"""Writes Ogg Vorbis: the same bytes for the same wave."""

from __future__ import annotations

import struct
from pathlib import Path

import soundfile  # type: ignore[import-untyped,import-not-found,unused-ignore]

from sounds.names import RATE
from sounds.synthesis import Wave

USUAL = 0.6  # how much may be lost
_BLOCK = 4096  # the library's encoder overflows its stack on long blocks
_SERIAL = 0x706F6E64  # the encoder's own is drawn from the clock
_PAGE = struct.Struct("<4sBBqIIIB")  # mark, version, kind, position, serial, number, sum, segments


def write_ogg(file: Path, heard: Wave, loss: float = USUAL) -> None:
    """Write *heard* (samples by channels)."""
    with soundfile.SoundFile(
        file, "w", RATE, heard.shape[1], format="OGG", subtype="VORBIS", compression_level=loss
    ) as out:
        for at in range(0, len(heard), _BLOCK):
            out.write(heard[at : at + _BLOCK])
    file.write_bytes(b"".join(_pages(file.read_bytes())))


def _pages(raw: bytes) -> list[bytes]:
    """The pages of an Ogg stream, with a fixed serial number."""
    pages = []
    at = 0
    while at < len(raw):
        *head, _, segments = _PAGE.unpack_from(raw, at)
        head[4] = _SERIAL
        start = at + _PAGE.size
        end = start + segments + sum(raw[start : start + segments])
        body = raw[start:end]
        total = _checksum(_PAGE.pack(*head, 0, segments) + body)
        pages.append(_PAGE.pack(*head, total, segments) + body)
        at = end
    return pages


def _checksum(page: bytes) -> int:
    remainder = 0
    for byte in page:
        remainder = (remainder << 8) ^ _TABLE[(remainder >> 24) ^ byte]
        remainder &= 0xFFFFFFFF
    return remainder


def _entry(byte: int) -> int:
    remainder = byte << 24
    for _ in range(8):
        remainder = (remainder << 1) ^ (0x04C11DB7 if remainder & 0x80000000 else 0)
    return remainder & 0xFFFFFFFF


_TABLE = [_entry(byte) for byte in range(256)]
