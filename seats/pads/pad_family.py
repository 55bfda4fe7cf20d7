"""Whose letters are on the buttons of a pad."""

from __future__ import annotations

from enum import Enum


class Family(Enum):
    """Whose letters are on the buttons, by their name in the drawings."""

    XBOX = "xbox"
    PLAYSTATION = "ps"
    NINTENDO = "nin"
    OTHER = "any"


VENDORS = {0x045E: Family.XBOX, 0x054C: Family.PLAYSTATION, 0x057E: Family.NINTENDO}
XINPUT = "78696e707574"  # how older Windows drivers begin a GUID: "xinput" in hexadecimal
NAMES = {
    "xbox": Family.XBOX,
    "x-box": Family.XBOX,
    "xinput": Family.XBOX,
    "playstation": Family.PLAYSTATION,
    "dualshock": Family.PLAYSTATION,
    "dualsense": Family.PLAYSTATION,
    "ps3": Family.PLAYSTATION,
    "ps4": Family.PLAYSTATION,
    "ps5": Family.PLAYSTATION,
    "nintendo": Family.NINTENDO,
    "switch": Family.NINTENDO,
    "joy-con": Family.NINTENDO,
}


def family_of(guid: str, name: str) -> Family:
    """The family of a pad: by the vendor in its GUID, else by the name that SDL has for it."""
    vendor = int.from_bytes(bytes.fromhex(guid[8:12]), "little")
    if guid.startswith(XINPUT):
        return Family.XBOX
    if vendor in VENDORS:
        return VENDORS[vendor]
    return next((NAMES[word] for word in NAMES if word in name.lower()), Family.OTHER)
