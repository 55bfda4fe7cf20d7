"""How one person takes a turn: a card is held, turned, counter-turned, and let go to be played."""

from __future__ import annotations

from collections.abc import Collection, MutableMapping, Sequence

from rules.core import Seat
from rules.quivvit import Action, Claim, Pass, Rotate, View
from scenes.games.quivvit.choosing.card_in_hand import CardInHand
from scenes.games.quivvit.choosing.grid_cursor import MIDDLE, PASS, leads, neighbour
from scenes.games.quivvit.choosing.held_status import turn_presses
from scenes.games.quivvit.choosing.turned_cards import SIDES, TurnedCards
from scenes.games.quivvit.components.card_pointer import HEAD, RISE, head_picture
from scenes.games.quivvit.components.grid import POINTED
from scenes.games.quivvit.components.highlights import QUARTERS
from scenes.games.quivvit.tokens import QuivvitTokens
from scenes.table.choosing.chooser import ChooserContext, PromptArea
from scenes.table.choosing.cursor_chooser import CURSOR_Z, CursorChooser
from scenes.table.choosing.cursor_motion import move_cursor
from scenes.ui.control_signs import cursor_signs
from seats.bindings import Controls
from seats.input.input_events import Press
from seats.intents import DIRECTIONS, Intent, Phase
from sounds.bank import Sound
from sprites.pictures.geometry import Box
from sprites.pictures.pose import Pose
from sprites.stage.token import Token
from words import say

TURNS = {Intent.LEFT: -1, Intent.RIGHT: 1, **SIDES}
BESIDE, ASIDE = 0.4, 0.48  # how far left the head is: of passing, in its widths; of a card's middle


class RotationChooser(CursorChooser[Action]):
    """A frog that points at cards, and the card in its hand.

    *cursors* are the cards at which seats pointed last: there they begin the next turn, but on a
    card that brings little where a lesson lets one be found.
    Turned, a card is played by confirming, what links nothing by confirming twice, or by letting go
    of the button that took it. Cancel puts it back, turned or not; before it is turned, so does
    confirming, and up or down, which lead on from there.
    A pointer presses the sides of a card to turn it, and its middle to play it.
    """

    def __init__(
        self, context: ChooserContext, panel: PromptArea, tokens: QuivvitTokens, view: View,
        legal: Collection[Action], *, cursors: MutableMapping[Seat, int],
    ) -> None:  # fmt: skip
        super().__init__(context, panel)
        self._turned = TurnedCards(view, legal)
        self._grid, self._highlights = tokens.grid, tokens.highlights
        self._decline_button = tokens.decline_button
        side, slots = tokens.layout.card, tokens.layout.places
        cards = [Box.around(slot.x, slot.y, side, side) for slot in slots]
        self._places = [*cards, tokens.layout.decline]
        finds = context.prescribed is not None and context.prescribed.free
        self._at = self._turned.least if finds else cursors.get(context.seat, MIDDLE)
        self._cursors, self._card = cursors, self._at
        self.hand = CardInHand(context, tokens, view, self._turned)
        self._pressed: Intent | None = None  # what the pointer went down on, on the card held
        self._warned = False  # that the card as it lies links nothing, or that others link
        self._frame = tokens.highlights.pointer()
        self._head = Token(head_picture(context.seat), Pose(0, 0), CURSOR_Z + 1, "cursor")
        self._frame.visible = self._head.visible = False
        self._highest = tokens.layout.top_bar.bottom + HEAD / 2  # the head covers none of its words
        self._arrows = (self._head,)
        context.stage.add(self._frame, self._head)
        self._show_cursor()

    def go_on_with(self, controls: Controls) -> bool:
        self.hand.controls = controls
        return super().go_on_with(controls)

    @property
    def seeks(self) -> bool:
        """Whether no card is in the hand and nothing is chosen."""
        return self.hand.place is None and self.choice is None

    def tell_here(self) -> None:
        """Write what is known of where the cursor is, or why nothing can be done, and the keys."""
        deed, status = self._turned.words_at(self._at)
        controls = self._context.controls
        self.hand.point_at(self._at)
        self._panel.show_status(status)
        self._panel.show_controls(cursor_signs(controls, choose="" if status else deed))

    @property
    def steps_made(self) -> int:
        """To hold the card is one, to have turned it as a lesson asks another; else as it wins."""
        prescribed, hand = self._context.prescribed, self.hand
        if hand.place is None:
            return 0
        if prescribed is not None and prescribed.free:
            return hand.steps_to_win
        return 2 if prescribed and hand.action == prescribed.action else 1

    # Controls

    def press(self, press: Press) -> None:
        if self.choice is not None:
            return
        if not press.down:
            if press.intent is Intent.CONFIRM and self.hand.let_go():
                self._play()
        elif self.hand.place is not None:
            self._press_held(press)
        elif press.intent in DIRECTIONS:
            self._move_by(press.intent)
        elif press.intent in TURNS and not press.repeat:
            if not self._declining and self._take():
                self._turn(TURNS[press.intent])
        elif press.intent is Intent.CONFIRM and not press.repeat:
            self._confirm()

    def offers(self) -> frozenset[Intent]:
        if self.hand.place is None or self.choice is not None:
            return super().offers()
        held = frozenset({*TURNS, Intent.CANCEL})
        return held | {Intent.CONFIRM} if self.hand.action else held

    def next_box(self, action: Action) -> Box | None:
        if self.hand.place is None:
            return super().next_box(action)
        return self.hand.box(self._next_spot(action))

    def next_press(self, action: Action) -> Intent:
        if self.hand.place is None:
            return super().next_press(action)
        spot = self._next_spot(action)
        return turn_presses(self._context.controls).get(spot, spot)

    def has_to_undo(self, action: Action) -> bool:
        return self.hand.is_against(action)

    def _next_spot(self, action: Action) -> Intent:
        """Where to press the card in the hand next."""
        quarters = QUARTERS[action.way] if isinstance(action, Rotate) else 0
        if self.hand.quarters == quarters:
            return Intent.CONFIRM
        return Intent.TURN_RIGHT if self.hand.quarters < quarters else Intent.TURN_LEFT

    def _leads(self, at: int, action: Action) -> bool:
        return leads(at, action)

    def _confirm(self) -> None:
        if self._declining:
            self._pass()
        elif self._take():
            self.hand.grip()

    def _press_held(self, press: Press) -> None:
        if press.repeat:
            return
        if press.intent in TURNS:
            self._turn(TURNS[press.intent])
        elif press.intent is Intent.CONFIRM:
            self._play()
        elif press.intent is Intent.CANCEL:
            self._put_back()
        elif press.intent in DIRECTIONS and self.hand.action:
            self._context.bank.play(Sound.REFUSE)
            self._panel.show_status(say("quivvit.hold_first"))
        elif press.intent in DIRECTIONS:
            self._put_back()
            self._move_by(press.intent)

    def point(self, x: float, y: float, phase: Phase) -> None:
        if self.choice is not None:
            return
        under = self._under(x, y)
        match phase:
            case Phase.DOWN:
                self._pointer_down(under, self.hand.under(x, y))
            case Phase.UP:
                self._pointer_up(under, self.hand.under(x, y))
            case Phase.MOVE if under is not None and self.hand.place is None:
                self._move(under)

    def close(self) -> None:
        self._context.stage.remove(self._frame, self._head)
        self._decline_button.focus(False)
        self._grid.point_at(None)
        self.hand.close()
        self._panel.show_controls(())
        self._panel.show_idle_status()
        if not isinstance(self.choice, Rotate | Claim):
            self.hand.drop()

    # Pointing

    def _pointer_down(self, under: int | None, spot: Intent | None) -> None:
        self._pressed = spot
        if spot is not None:
            return
        if self.hand.place is not None:
            self._put_back()
        if under is None:
            self._context.bank.play(Sound.REFUSE)
            return
        self._move(under)
        if self._declining:
            self._aimed = under
        else:
            self._take()

    def _pointer_up(self, under: int | None, spot: Intent | None) -> None:
        pressed, self._pressed = self._pressed, None
        aimed, self._aimed = self._aimed, None
        if aimed is not None:
            if aimed == under:
                self._pass()
        elif pressed is spot and pressed in TURNS:
            self._turn(TURNS[pressed])
        elif pressed is spot is Intent.CONFIRM:
            self._play()

    # The card

    def _take(self) -> bool:
        """Take hold of the card under the cursor, if it can be turned."""
        place = self._at
        if self._refused(lambda action: self._leads(place, action)):
            return False
        if not self._turned.can_turn(place, 1):
            self._context.bank.play(Sound.REFUSE)
            return False
        pose = Pose(*self._points()[place])
        move_cursor(self._frame, self._highlights.raised(place, pose))
        move_cursor(self._head, self._above(held=True))
        self._decline_button.focus(False)
        self.hand.take(place)
        self._show_held()
        return True

    def _turn(self, by: int) -> None:
        """Turn the card in the hand; one turned the other way goes past how it lay."""
        if self.hand.turn(2 * by if self.hand.quarters == -by else by):
            self._show_held()
        else:
            self._panel.show_status(say("quivvit.no_half"))
            self._panel.show_controls(self.hand.signs(refused=True))

    def _put_back(self) -> None:
        self.hand.put_back()
        self._show_cursor()

    def _play(self) -> None:
        """Play the card in the hand as it lies; what links nothing has to be played twice."""
        action, prescribed = self.hand.action, self._context.prescribed
        sure = self._warned or (prescribed is not None and not prescribed.free)
        if action is None:
            self._put_back()
        elif sure or not self.hand.links_nothing:
            self._choose(action)
        else:
            self._warned = True
            self._panel.show_controls(self.hand.signs(warned=True))
            self.hand.warn(say("quivvit.play_anyway"))

    def _pass(self) -> None:
        """Turn nothing; where a turn would bring points it has to be confirmed once more."""
        if self._warned or self._context.prescribed is not None or not self._turned.can_gain:
            self._choose(Pass())
            return
        self._warned = True
        self._context.bank.play(Sound.REFUSE)
        self._panel.show_status(say("quivvit.pass_anyway"))
        self._decline_button.ask()

    def _choose(self, action: Action) -> None:
        if self._refused(lambda wanted: wanted == action):
            return  # the card stays in the hand, to be turned the other way
        self.choice = action
        self.changes += 1
        self.hand.close()
        self._context.bank.play(Sound.CARD_LET_GO)

    def run_out(self) -> None:
        """Choose as the time is out: what the card in the hand links as it lies, or nothing."""
        self._choose(self._turned.out_of_time(self.hand.place, self.hand.quarters))

    @property
    def _declining(self) -> bool:
        """Whether the cursor points at turning nothing."""
        return self._at == PASS

    # What is shown

    def _show_held(self) -> None:
        """Show what letting go would link, and what to press."""
        self._warned = False
        self._head.visible = not self.hand.quarters  # else links may be there
        self._panel.show_status(self.hand.show())
        self._panel.show_controls(self.hand.signs())

    # The cursor

    def _boxes(self) -> Sequence[Box]:
        return self._places

    def _neighbour(self, at: int, intent: Intent) -> int:
        return neighbour(at, intent, self._card)

    def _moved(self, before: int) -> None:
        if not self._declining:
            self._card = self._cursors[self._context.seat] = self._at
        self._context.bank.play(Sound.MENU_MOVE)
        self._show_cursor()

    def _show_cursor(self) -> None:
        self._warned = False
        self.hand.clear()
        x, y = self._points()[self._at]
        move_cursor(self._head, self._above())
        beside = neighbour(self._at, Intent.LEFT, self._card) == PASS
        to = Intent.LEFT if beside and not self._declining else None
        self._decline_button.focus(self._declining, self._context.controls, to)
        pointed = None if self._declining else self._at
        self._grid.point_at(pointed)
        if self._asked is not None:
            self._highlights.light_only([self._asked])
        if self._declining:
            self._frame.visible = False
        else:
            move_cursor(self._frame, Pose(x, y).scaled(POINTED))
        self.tell_here()

    def _above(self, *, held: bool = False) -> Pose:
        """Where the head is: over the card pointed at or *held*, or beside what turns nothing."""
        (x, y), box = self._points()[self._at], self._places[self._at]
        if self._declining:
            return Pose(box.x - BESIDE * HEAD, y)
        over = Pose(x - ASIDE * box.w, y - RISE * box.h)
        over = self._highlights.raised(self._at, over) if held else over
        return over.at(over.x, max(over.y, self._highest))

    @property
    def _asked(self) -> int | None:
        """The place of the card that a lesson asks for."""
        prescribed = self._context.prescribed
        if prescribed is None or prescribed.free:
            return None
        return next((place for place in range(PASS) if leads(place, prescribed.action)), None)

    def _show_controls(self) -> None:
        if self.hand.place is None:
            self.tell_here()
        else:
            self._show_held()
