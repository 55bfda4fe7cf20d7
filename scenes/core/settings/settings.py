"""The settings: a value whose fields are the rows of the settings menu."""

from __future__ import annotations

from typing import Literal, TypeAlias

from values import value

SpeechKind: TypeAlias = Literal["off", "own", "reader"]
OneButtonWay: TypeAlias = Literal["off", "auto", "step", "hold"]
SCANNED = 30  # things that may be gone through before a choice


@value
class Settings:
    """Volumes and shake in percent of full, sizes and rates in percent of normal, times in ms."""

    effects: Literal[0, 20, 40, 60, 80, 100] = 80
    ambience: Literal[0, 20, 40, 60, 80, 100] = 60
    music: Literal[0, 20, 40, 60, 80, 100] = 60
    speed: Literal["calm", "normal", "brisk"] = "brisk"
    text_size: Literal[100, 125, 150, 175, 200] = 100
    reduced_motion: bool = False
    high_contrast: bool = False
    hints: Literal["first", "always", "never"] = "first"
    shake: Literal[0, 50, 100] = 100
    secrecy: Literal["automatic", "curtain", "open"] = "automatic"
    speech: SpeechKind = "off"
    speech_rate: Literal[50, 75, 100, 125, 150, 200, 250] = 100
    speech_volume: Literal[20, 40, 60, 80, 100] = 100
    speech_detail: Literal["brief", "normal", "full"] = "normal"
    peek: Literal["hold", "toggle"] = "toggle"
    attract_sound: bool = True
    fullscreen: bool = False
    one_button: OneButtonWay = "off"
    scan_time: Literal[500, 800, 1200, 1600, 2000, 3000, 4000] = 1200
    language: Literal["system", "de", "en", "es", "fr", "it", "ja", "nl", "pl", "pt"] = "system"

    @property
    def scan_patience(self) -> float:
        """Seconds that nobody may need longer because things are scanned one after the other."""
        return 0.0 if self.one_button == "off" else SCANNED * self.scan_time / 1000


def present_value(field: str, value: object) -> object:
    """*value* of *field* as it is called now; older files may have another word."""
    return "automatic" if (field, value) == ("secrecy", "sealed") else value
