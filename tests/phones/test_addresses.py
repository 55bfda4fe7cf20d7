"""The address in the code is the one by which phones most likely reach this machine."""

from __future__ import annotations

import pytest

from phones.addresses import Address, addresses, default_route, ranked

WIFI = Address("192.168.0.7", "wlan0")
CABLE = Address("10.0.0.4", "enp3s0")
TUNNEL = Address("10.8.0.2", "tun0")
DOCKER = Address("172.17.0.1", "docker0")
BRIDGE = Address("172.18.0.1", "br-4f2a9c")
PAIR = Address("169.254.9.1", "veth12ab")
LOOPBACK = Address("127.0.0.1", "lo")
SELF_GIVEN = Address("169.254.7.7", "eth0")
PUBLIC = Address("203.0.114.9", "eth1")
UNKNOWN = Address("192.168.9.9", "xyz")
WSL = Address("172.29.64.1", "vEthernet (WSL)")
VMWARE = Address("192.168.56.1", "VMware Virtual Ethernet Adapter for VMnet8")
WINDOWS_WIFI = Address("192.168.1.20", "Intel(R) Wi-Fi 6 AX201 160MHz")
MAC_WIFI = Address("192.168.1.30", "en0")
MAC_TUNNEL = Address("10.7.0.3", "utun3")


@pytest.mark.parametrize(
    ("found", "default", "expected"),
    [
        ([LOOPBACK, DOCKER, CABLE, WIFI], WIFI, [WIFI, CABLE, DOCKER]),
        ([LOOPBACK, DOCKER, WIFI, CABLE], CABLE, [CABLE, WIFI, DOCKER]),
        ([TUNNEL, BRIDGE, WIFI], TUNNEL, [WIFI, TUNNEL, BRIDGE]),  # all traffic goes by a tunnel
        ([PAIR, SELF_GIVEN, DOCKER], None, [DOCKER, SELF_GIVEN, PAIR]),
        ([PUBLIC, UNKNOWN, WIFI], None, [WIFI, UNKNOWN, PUBLIC]),
        ([VMWARE, WSL, WINDOWS_WIFI], None, [WINDOWS_WIFI, VMWARE, WSL]),
        ([MAC_TUNNEL, MAC_WIFI], MAC_TUNNEL, [MAC_WIFI, MAC_TUNNEL]),
        ([LOOPBACK], None, []),
        ([], None, []),
    ],
)
def test_the_likeliest_address_comes_first(
    found: list[Address], default: Address | None, expected: list[Address]
) -> None:
    assert ranked(found, default.figures if default else "") == expected


def test_this_machine_never_offers_loopback() -> None:
    assert all(not one.figures.startswith("127.") for one in addresses())
    assert default_route() in {"", *(one.figures for one in addresses())}
