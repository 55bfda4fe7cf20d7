"""Opens the server for phones, and says where they find it."""

from __future__ import annotations

from collections.abc import Callable

from phones.addresses import likely_address
from phones.server import PhoneServer
from scenes.core.context import Context
from scenes.core.error_log import log_error
from scenes.core.scene import SceneStack
from scenes.phones.phone_host import PhoneHost
from words import say


def open_phones(context: Context, stack: SceneStack, tell: Callable[[str], object]) -> PhoneHost:
    """Let phones join; *tell* is given the sentence about how they do.

    :raises OSError: if no port can be used.
    """
    server = PhoneServer(report=log_error)
    address = f"http://{likely_address()}:{server.port}/#{server.code}"
    tell(say("phones.address", address=address, code=server.code))
    return PhoneHost(context, stack, server)
