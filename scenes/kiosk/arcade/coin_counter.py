"""Counts the coins of a cabinet: in its coin box and in the audit."""

from __future__ import annotations

from collections.abc import Callable

from scenes.core.context import Context
from scenes.core.paths import data_folder
from scenes.kiosk.arcade.coin_controls_file import read_coin_controls, write_coin_controls
from scenes.kiosk.audit.audit_keeper import AuditKeeper
from seats.input.coin_slot import Coin, CoinControls, CoinSlot
from sounds.bank import Sound

TEACHING = 10.0  # seconds in which the control that is taught is pressed


class CoinCounter:
    """Reads the coin slot of the context's input reader; *on_coin* is called after each coin."""

    def __init__(
        self,
        context: Context,
        audit: AuditKeeper,
        on_coin: Callable[[], object],
        now: Callable[[], float],
    ) -> None:
        self._context, self._audit, self._on_coin, self._now = context, audit, on_coin, now
        self._file = data_folder() / "coin_controls.json"
        self._slot = CoinSlot(read_coin_controls(self._file), self.count, self._keep, self._is_raw)
        context.input_reader.ask_first(self._slot.takes)

    @property
    def controls(self) -> CoinControls:
        """What stands for a coin and for the service button."""
        return self._slot.controls

    def teach(self, coin: Coin) -> None:
        """Let the next control that is pressed soon stand for *coin*."""
        self._slot.teach(coin, self._now() + TEACHING)

    def forget(self) -> None:
        """Go back to the usual controls."""
        self._slot.controls = CoinControls()
        self._keep(self._slot.controls)

    def count(self, coin: Coin) -> None:
        """A coin was inserted, or a credit given away."""
        match coin:
            case Coin.COIN:
                self._context.coin_box.insert_coin()
                self._audit.count_coin()
            case Coin.SERVICE:
                self._context.coin_box.give_credit()
                self._audit.count_service()
        self._context.bank.play(Sound.JOIN)
        self._on_coin()

    def close(self) -> None:
        """Read the coin slot no more."""
        self._context.input_reader.ask_no_more(self._slot.takes)

    def _keep(self, controls: CoinControls) -> None:
        write_coin_controls(self._file, controls)

    def _is_raw(self, instance: int) -> bool:
        return any(pad.number == instance for pad in self._context.input_reader.raw_joysticks)
