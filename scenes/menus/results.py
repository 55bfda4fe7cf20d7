"""The results of a match: frogs on a podium, why it ended, and what next."""

from __future__ import annotations

from scenes.core.context import Context
from scenes.core.ending import Ending
from scenes.core.routes import AnyMatch
from scenes.core.scene import Push, Reset, Transition
from scenes.menus.podium import podium
from scenes.players.seat_names import seat_name
from scenes.ui.buttons import ButtonSpec, centred_buttons
from scenes.ui.labels import GAP, PADDING, heading
from scenes.ui.menu import MenuItem
from scenes.ui.menu_screen import MenuScreen
from scenes.ui.screen_layout import ScreenLayout
from scenes.ui.widgets import Widget
from seats.devices import Device
from sounds.bank import Sound
from sprites.pictures import theme
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Collage, Paper, Part, Text
from sprites.render.background import Background
from words import say
from words.phrases import listed


class Results(MenuScreen):
    """Shows the *ending* of a *match*, before the *background* of its table or that of menus."""

    def __init__(
        self, context: Context, match: AnyMatch, ending: Ending, background: Background | None
    ) -> None:
        super().__init__(context, "rematch")
        self._match, self._rows, self._reason = match, ending.rows, ending.reason
        self._background = background
        context.bank.play(Sound.MATCH_OVER)

    def go_back(self, device: Device) -> Transition:
        return Reset(self.context.routes.title())

    def on_menu_button(self, device: Device) -> Transition:
        self.context.bank.play(Sound.MENU_CONFIRM)
        return self._rematch(device)

    def background(self) -> Background:
        return self._background or super().background()

    def build_layout(self) -> ScreenLayout:
        area = self.safe_area
        items = self._buttons(area)
        picture, wide, high = heading(self.renderer, self._headline(), area.w)
        title = Widget("title", picture, Box(area.centre[0] - wide / 2, area.y, wide, high))
        reason = self._reason_widget(area, title.box.bottom + GAP)
        low = items[0].box.y - 3 * GAP
        space = Box(area.x, reason.box.bottom + GAP, area.w, low - reason.box.bottom - GAP)
        return ScreenLayout([title, reason, *podium(self.renderer, self._rows, space)], items)

    def _headline(self) -> str:
        winners = [row for row in self._rows if row.number == 1]
        if any(row.seat is None for row in winners):
            return say("results.title_dummy")
        names = [seat_name(row.seat) for row in winners if row.seat is not None]
        if len(names) == 1:
            return say("results.title_one", name=names[0])
        return say("results.title_shared", names=listed(names))

    def _reason_widget(self, area: Box, y: float) -> Widget:
        wide = min(area.w, self.renderer.size(Text(self._reason))[0] + 3 * PADDING)
        text = Text(self._reason, width=wide - 2 * PADDING)
        high = self.renderer.size(text)[1] + GAP
        sheet = Paper(wide, high, theme.PAPER_BRIGHT, 18)
        middle = wide / 2, high / 2
        picture = Collage(wide, high, (Part(sheet, *middle), Part(text, *middle)))
        return Widget("why", picture, Box(area.centre[0] - wide / 2, y, wide, high))

    def _buttons(self, area: Box) -> list[MenuItem]:
        buttons = (
            ButtonSpec("rematch", say("results.rematch"), self._rematch, "icon-check"),
            ButtonSpec("lobby", say("results.lobby"), self._change_seats, "icon-person"),
            ButtonSpec("replay", say("results.replay"), self._replay, "icon-again"),
            ButtonSpec("home", say("results.home"), self.go_back, "icon-back", Sound.MENU_BACK),
        )
        return centred_buttons(self.renderer, buttons, area)

    def _rematch(self, device: Device) -> Transition:
        context, match = self.context, self._match
        occupants = [context.seating.occupant(seat) for seat in context.seating.seats()]
        return Reset(context.routes.table(match.game, match.options, occupants, context.seed()))

    def _change_seats(self, device: Device) -> Transition:
        context, match = self.context, self._match
        allowed = context.kiosk_rules.allows(match.game, match.options)
        lobby = context.routes.lobby(match.game, match.options if allowed else None)
        return Reset(lobby, context.routes.title())

    def _replay(self, device: Device) -> Transition:
        return Push(self.context.routes.replay(self._match))
