"""By which addresses phones may reach this machine, the likeliest one first."""

from __future__ import annotations

import re
import socket
from collections.abc import Iterable, Sequence
from ipaddress import IPv4Address

import ifaddr

from values import value

_ELSEWHERE = ("192.0.2.1", 9)  # an address kept for examples: nothing is sent there
# Networks inside a machine, and tunnels out of it: no phone is in them.
_VIRTUAL = re.compile(
    r"^(tun|tap|wg|utun|ppp|docker|podman|br-|veth|virbr|vmnet|vnic|lxc|lxd|cni|zt|tailscale)"
    r"|wsl|vethernet|hyper-v|vmware|virtualbox|vbox|tunnel|\bvpn\b|wireguard|openvpn|bluetooth",
    re.IGNORECASE,
)
_PHYSICAL = re.compile(
    r"^(eth|en|wl|wlan|ap)[a-z]*\d|wi-?fi|wireless|wlan|ethernet|802\.11", re.IGNORECASE
)


@value
class Address:
    """An IPv4 address of this machine in ``figures``, and the name of its network ``interface``."""

    figures: str
    interface: str


def addresses(only: str = "") -> Sequence[Address]:
    """All addresses by which a phone may come, the likeliest first; none without a network.

    With *only*, that one, as long as the machine has it.
    """
    found = [
        Address(str(ip.ip), adapter.nice_name)
        for adapter in ifaddr.get_adapters()
        for ip in adapter.ips
        if ip.is_IPv4
    ]
    if only:
        return [one for one in found if one.figures == only]
    return ranked(found, default_route())


def ranked(found: Iterable[Address], default: str) -> Sequence[Address]:
    """The addresses that are *found*, without loopback; *default* leads away from the machine."""
    usable = (one for one in found if not IPv4Address(one.figures).is_loopback)
    return sorted(usable, key=lambda one: _unlikelihood(one, default))


def default_route() -> str:
    """The address of the interface that leads away from this machine; empty without one."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(_ELSEWHERE)
        except OSError:
            return ""
        return str(probe.getsockname()[0])


def _unlikelihood(address: Address, default: str) -> tuple[bool, ...]:
    """What speaks against *address*, the most important first."""
    ip = IPv4Address(address.figures)
    return (
        ip.is_link_local,  # given by nobody, for want of an answer
        bool(_VIRTUAL.search(address.interface)),
        address.figures != default,
        not ip.is_private,
        not _PHYSICAL.search(address.interface),
    )
