"""Phones in a process of their own, which press, choose and load pictures as people would.

``python -m bench.measuring.phone_crowd PORT CODE COUNT`` plays until its input is closed, and
prints when each phone, by its number, has pressed a button of the pad.
"""

from __future__ import annotations

import asyncio
import json
import sys
from random import Random
from time import monotonic
from typing import Any
from urllib.request import urlopen

from websockets.asyncio.client import ClientConnection, connect

from bench.measuring.processes import report
from phones.room import Member, digest_of

HOST = "127.0.0.1"
PRESS_EVERY = 0.5  # seconds
PRESSED = "second"  # without a seat it does nothing: what it costs is the way to the table


class SimulatedPhone:
    """One phone; ``number`` is the one that the server knows it by, once it is in."""

    def __init__(self, port: int, seed: int) -> None:
        self._address = f"{HOST}:{port}"
        self._rng = Random(seed)
        self._key, self._loaded, self._answered = "", set[str](), ""
        self.number = 0
        self.presses: list[float] = []

    async def play(self, code: str) -> None:
        """Come in, and do all that a phone does until the connection is over."""
        origin: Any = f"http://{self._address}"
        async with connect(
            f"ws://{self._address}/socket", origin=origin, compression=None
        ) as socket:
            await self._send(socket, join={"code": code})
            async with asyncio.TaskGroup() as tasks:
                tasks.create_task(self._press(socket))
                async for text in socket:
                    await self._read(socket, json.loads(text))

    async def _send(self, socket: ClientConnection, **message: object) -> None:
        await socket.send(json.dumps(message))

    async def _press(self, socket: ClientConnection) -> None:
        await asyncio.sleep(self._rng.random() * PRESS_EVERY)
        while True:
            if self.number:
                self.presses.append(monotonic())
                await self._send(socket, press=PRESSED, down=True)
                await self._send(socket, press=PRESSED, down=False)
            await asyncio.sleep(PRESS_EVERY)

    async def _read(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        match message:
            case {"joined": {"token": token, "key": key}}:
                self.number, self._key = Member(digest_of(token)).number, key
            case {"screen": screen}:
                await self._load(screen)
                step = screen["step"]
                if step and step["key"] != self._answered:
                    self._answered = step["key"]
                    free = [i for i, one in enumerate(step["options"]) if not one["refusal"]]
                    await self._send(socket, choose=step["key"], option=self._rng.choice(free))

    async def _load(self, screen: dict[str, Any]) -> None:
        """Load the pictures that are new, as a browser does."""
        options = (screen["step"] or {}).get("options", ())
        shown = [*screen["hand"], *options, screen["board"] or {}, screen["owner"] or {}]
        for name in {one.get("picture", "") for one in shown} - self._loaded - {""}:
            self._loaded.add(name)
            url = f"http://{self._address}/pictures/{name}?key={self._key}"
            await asyncio.to_thread(_load, url)


def _load(url: str) -> bytes:
    with urlopen(url) as response:
        loaded: bytes = response.read()
    return loaded


async def play(port: int, code: str, count: int) -> dict[str, object]:
    """Let *count* phones play until the input of this process is closed."""
    phones = [SimulatedPhone(port, seed) for seed in range(count)]
    tasks = [asyncio.create_task(phone.play(code)) for phone in phones]
    await asyncio.to_thread(sys.stdin.read)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return {str(phone.number): phone.presses for phone in phones}


if __name__ == "__main__":
    report(asyncio.run(play(int(sys.argv[1]), sys.argv[2], int(sys.argv[3]))))
