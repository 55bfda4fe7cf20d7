"""The Quibbit table: a clear morning on the pond."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rules.core import Seat
from rules.quibbit import (
    CARDS,
    Action,
    End,
    Event,
    Frog,
    Join,
    Pick,
    PicksRevealed,
    RoundBegan,
    Settle,
    View,
)
from scenes.chooser import Chooser, SealedChooser, Spot, SpotChooser
from scenes.dock import Dock
from scenes.gathering import Place
from scenes.hand import HandChooser, Held
from scenes.quibbit.captions import Captions
from scenes.quibbit.cards import CARD_Z, Cards
from scenes.quibbit.ending import ending
from scenes.quibbit.layout import SAFE_Y, plan, seat_box
from scenes.quibbit.legend import legend
from scenes.quibbit.meter import Meter
from scenes.quibbit.pond import Pond
from scenes.quibbit.preview import Preview
from scenes.quibbit.show import Show
from scenes.results import listed
from scenes.scene import Reset
from scenes.script import Script, wait
from scenes.secrecy import Way, way
from scenes.signs import seat_name
from scenes.table import Table
from seats.devices import Device
from seats.intents import Intent
from sounds.bank import Ambience, Sound
from sprites import theme
from sprites.anchors import FROG_FEET
from sprites.dye import dye_of
from sprites.motion import fade
from sprites.particles import Spray
from sprites.pictures import Art, Collage, Paper, Piece, Text
from sprites.slots import Box
from sprites.stage import Background
from sprites.token import Pose, Token
from words import say

SEALING = (Intent.LEFT, Intent.UP, Intent.RIGHT, Intent.DOWN, Intent.TURN_RIGHT)  # cards 1 to 5
BUTTONS = {Intent.MENU: "icon-pause", Intent.LOG: "icon-log", Intent.SECOND: "icon-speed"}
REEDS = 250.0
HINT_SECONDS, HINT_Z = 2.6, 660.0
SCENERY_Z, STRIP_Z, SPRAY_Z = 1.0, 320.0, 450.0


class QuibbitTable(Table[Action, Event, View]):
    """One match of Quibbit on the screen."""

    def background(self) -> Background:
        return Art("pond-water", 2560)

    def build(self) -> None:
        studio, view = self.house.studio, self.match.state.view(None)
        frogs = len(view.progress)
        self.layout = plan(studio.width, studio.height, studio.text_scale, len(view.ring), frogs)
        self._captions = Captions(view.ring, view.dummy)
        self._scenery()
        self._way = Token(
            Art("arrow-cw", 150), Pose(*self.layout.middle.centre, alpha=0.2), SCENERY_Z
        )
        self._way.visible = not view.round
        self.stage.add(self._way)
        self.docks = [self._dock(Frog(frog), view) for frog in range(frogs)]
        self.seat_docks()
        self.pond = Pond(self.stage, self.layout, view)
        self.cards = Cards(self.stage, self.layout, self.docks, view)
        self.previews = [self._preview(dock) for dock in self.docks if not dock.toy]
        names = [self._captions.name(Frog(frog)) for frog in range(frogs)]
        self.meter = Meter(self.stage, self.layout.meter, view, names)
        self.spray = Spray(self.stage, SPRAY_Z)
        self._prompt = self._words(self.layout.prompt)
        self._caption = self._words(self.layout.caption)
        if self.layout.legend:
            self.stage.add(*legend(self.layout.legend))
        self._show = Show(
            self.layout, self.docks, self.pond, self.cards, self.meter, self.spray,
            self.house.bank, view, self.house.settings.shake / 100,
        )  # fmt: skip
        self.house.bank.ambience(Ambience.POND_MORNING)

    def seat_docks(self) -> None:
        seating = self.house.seating
        for seat in seating.seats():
            self.docks[seat].sit(seating.sitter(seat))

    def live(self) -> None:
        self.pond.step()
        self.spray.step()

    # The show

    def arrive(self) -> Script:
        self.house.bank.play(Sound.MATCH_START)
        self._write(self._prompt, self.layout.prompt, say("quibbit.deal_prompt"), theme.PROMPT)
        yield from self._show.deal()

    def foresee(self, events: Sequence[Event]) -> None:
        self._show.foresee(events)
        if any(isinstance(event, PicksRevealed) for event in events):
            words = say("quibbit.leap_prompt")
            self._write(self._prompt, self.layout.prompt, words, theme.PROMPT)

    def show(self, event: Event) -> Script:
        yield from self._show.show(event)
        if isinstance(event, RoundBegan):
            self._way.visible = False

    def caption(self, event: Event) -> str:
        return self._captions.caption(event)

    def hint(self, event: Event) -> str:
        return self._captions.hint(event)

    def point_out(self, hint: str) -> Script:
        token = self._slip(hint)
        self.stage.add(token)
        self.house.bank.play(Sound.NOTICE)
        yield from wait(HINT_SECONDS)
        yield from fade(token, 0.0, 0.2)
        self.stage.remove(token)

    def tell(self, caption: str) -> None:
        self._write(self._caption, self.layout.caption, caption, theme.FLOOR)

    def farewell(self) -> Script:
        yield from wait(0.6)
        self.go(Reset(ending(self.house, self.match)))

    # Choosing

    def buttons(self) -> Mapping[Intent, Box]:
        return dict(zip(BUTTONS, self.layout.buttons, strict=True))

    def wait_for(self, seats: Sequence[Seat]) -> None:
        for dock in self.docks:
            dock.light(dock.frog in seats)
        if self._now().round:
            for seat in self.match.state.to_act():
                self.pond.look(Frog(seat), "think" if seat in seats else "sealed")
            people = self.house.seating.people()
            self.pond.call([Frog(seat) for seat in seats if seat in people])
        if seats:
            self._write(self._prompt, self.layout.prompt, self._prompt_for(seats), theme.PROMPT)

    def bot_chose(self, seat: Seat) -> None:
        if self._now().round:
            self.docks[seat].seal()
            self.house.bank.play(Sound.CARD_SEAL)

    def chosen(self, seat: Seat) -> None:
        if self._now().round:
            self.docks[seat].seal()

    def place(self, seat: Seat, device: Device) -> Place[Action]:
        if not self._now().round:
            return Place(seat, device, False, lambda: self._start(seat, device))
        if way(self.house.seating, seat, self.house.settings) is Way.SEALED:
            return Place(seat, device, False, lambda: self._seal(seat, device))
        return Place(seat, device, True, lambda: self._hand(seat, device))

    def _start(self, seat: Seat, device: Device) -> Chooser[Action]:
        spots = [self._spot(action) for action in self.match.state.legal(seat)]
        ghost = Art("frog-think", self.pond.frog_width, dye_of(seat))
        return SpotChooser(
            self.stage, self.house.bank, self.docks[seat], seat, device, spots, ghost, FROG_FEET
        )

    def _spot(self, action: Action) -> Spot[Action]:
        line = [at for at in self._now().progress if at is not None]
        match action:
            case Settle(tile):
                at, words = tile, say("quibbit.settle_spot")
            case Join(End.FRONT):
                at, words = max(line) + 1, say("quibbit.join_front")
            case _:
                at, words = min(line) - 1, say("quibbit.join_rear")
        pose, box = self.pond.stand(at), seat_box(self.pond.slot(at), self.layout.pad)
        return Spot(action, pose.x, pose.y, box, words)

    def _seal(self, seat: Seat, device: Device) -> Chooser[Action]:
        actions = dict(zip(SEALING, map(Pick, CARDS), strict=True))
        legal = self.match.state.legal(seat)
        return SealedChooser(self.house.bank, self.docks[seat], seat, device, actions, legal)

    def _hand(self, seat: Seat, device: Device) -> Chooser[Action]:
        frog, cards = Frog(seat), self.match.state.view(seat).hands[seat]
        held: list[Held[Action]] = [
            Held(Pick(card), self.cards.tokens[frog, card], self.cards.home(frog, card), CARD_Z)
            for card in cards
        ]
        curtain = way(self.house.seating, seat, self.house.settings) is Way.CURTAIN
        return HandChooser(
            self.stage, self.house.bank, self.docks[seat], seat, device, held,
            self.layout.card_row(len(cards)), self.layout.middle, self.play,
            self.previews[seat], curtain=curtain,
        )  # fmt: skip

    def _prompt_for(self, seats: Sequence[Seat]) -> str:
        first, view = seats[0], self._now()
        if not view.round:
            settling = first == view.starter and view.crown is None
            key = "quibbit.settle_prompt" if settling else "quibbit.join_prompt"
            return say(key, name=seat_name(first))
        people = [seat for seat in self.house.seating.people() if seat in seats]
        if people and len(self.house.seating.people()) == 1:
            return say("quibbit.pick_prompt_one", name=seat_name(people[0]))
        if people:
            return say("quibbit.pick_prompt", names=listed([seat_name(seat) for seat in people]))
        return say("table.wait_for")

    # Making

    def _dock(self, frog: Frog, view: View) -> Dock:
        toy = frog == view.dummy
        box = self.layout.docks[frog]
        dock = Dock(self.stage, box, frog, len(CARDS), self.play, toy=toy)
        if view.round and view.progress[frog] is None:
            dock.dim()
            dock.say(say("table.out"))
        return dock

    def _preview(self, dock: Dock) -> Preview:
        centre = self.house.listener.centre_arrow
        return Preview(self.stage, self.pond, dock, self._now, centre)

    def _now(self) -> View:
        return self.match.state.view(None)

    def _scenery(self) -> None:
        w, h = self.house.studio.width, self.house.studio.height
        for name, x in (("reeds-left", REEDS * 0.36), ("reeds-right", w - REEDS * 0.36)):
            self.stage.add(Token(Art(name, REEDS), Pose(x, h + 30), SCENERY_Z, anchor=(0.5, 1.0)))
        for (_, icon), place in zip(BUTTONS.items(), self.layout.buttons, strict=True):
            sheet = Paper(place.w - 8, place.h - 8)
            self.stage.add(
                Token(sheet, Pose(*place.centre), STRIP_Z),
                Token(Art(icon, 52), Pose(*place.centre), STRIP_Z + 1),
            )
        box = Box(self.layout.prompt.x, SAFE_Y, self.layout.prompt.w, self.layout.meter.h)
        self.stage.add(Token(Paper(box.w, box.h), Pose(*box.centre), STRIP_Z))

    def _slip(self, hint: str) -> Token:
        """A hint on a slip of paper at the lower rim of the open water."""
        middle = self.layout.middle
        text = Text(hint, theme.BODY, theme.INK, middle.w - 80)
        high = self.house.studio.size(text)[1] + 36
        sheet = Paper(middle.w, high, theme.PAPER_BRIGHT, edge=theme.FOCUS)
        pieces = (Piece(sheet, middle.w / 2, high / 2), Piece(text, middle.w / 2, high / 2))
        at = Pose(middle.centre[0], middle.bottom + high / 2 - 6)
        return Token(Collage(middle.w, high, pieces), at, HINT_Z, "hint")

    def _words(self, box: Box) -> Token:
        token = Token(Text(" "), Pose(*box.centre), STRIP_Z + 1, "words")
        self.stage.add(token)
        return token

    def _write(self, token: Token, box: Box, words: str, size: float) -> None:
        token.picture = Text(words, size, theme.INK, box.w - 40, box.h)
