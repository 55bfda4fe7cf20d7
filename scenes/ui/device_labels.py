"""What a device is called on the screen, and its sign; some play with one button of it."""

from __future__ import annotations

from seats.devices import Device
from words import say


def has_one_button(device: Device, one_button: bool) -> bool:
    """Whether all controls of *device* are one button, where *one_button* play is switched on."""
    return one_button and not device.has_private_screen


def device_words(device: Device, one_button: bool) -> str:
    """What *device* is called."""
    name = "one_button" if has_one_button(device, one_button) else device.name
    return say(f"device.{name}")


def device_icon(device: Device, one_button: bool) -> str:
    """The drawing that stands for *device*."""
    return "icon-one-button" if has_one_button(device, one_button) else device.icon
