"""How seats choose at the table of Quabble."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from rules.core import Seat
from rules.quabble import Action, Claim, Event, Side, View, neighbours
from scenes.games.quabble.choosing.claim_chooser import ClaimChooser
from scenes.games.quabble.choosing.inspector import Inspector
from scenes.games.quabble.choosing.offer_hand import OfferChooser, OfferHand
from scenes.games.quabble.choosing.snatch_choices import SnatchChoices, SnatchChooser
from scenes.games.quabble.components.claims.claim_band import SIDES
from scenes.games.quabble.components.claims.promise import Promise
from scenes.games.quabble.components.inspector_panel import InspectorPanel
from scenes.games.quabble.components.panel import CLAIMS, SIDEWAYS
from scenes.games.quabble.components.slayers.slayer_words import claim_words
from scenes.games.quabble.components.slayers.threat import threat
from scenes.games.quabble.tokens import QuabbleTokens
from scenes.players.seat_names import seat_name
from scenes.table.choosing.chooser import Chooser, ChooserContext
from scenes.table.choosing.game_choosing import GameChoosing
from scenes.table.choosing.pending_choices import PersonChoosing
from scenes.table.choosing.secrecy.sealed_chooser import SealedChooser
from scenes.table.choosing.secrecy.secrecy import Secrecy
from scenes.table.game_table import GameTable
from seats.devices import Device
from sounds.bank import Sound
from sprites.pictures import theme
from sprites.pictures.pictures import Text
from words import say
from words.phrases import listed

FIRST_ROUNDS = 2  # in so many it is told what tears a card
READ = 36  # the least size of words in the banner
BESIDE, OVER = 40.0, 16.0  # words in the banner; over and below them


class QuabbleChoosing(GameChoosing[Action]):
    """The choices at *table*, which has these *tokens*; *reader* shows a card from near.

    With the *inspector* one reads all that lies open.
    """

    def __init__(
        self, table: GameTable[Action, Event, View], tokens: QuabbleTokens, reader: InspectorPanel,
        inspector: Inspector,
    ) -> None:  # fmt: skip
        self._table, self._tokens, self._reader = table, tokens, reader
        self._inspector = inspector
        self._match, self._context = table.match, table.context
        self._panels, self._layout = tokens.panels, tokens.layout
        self.warns = False
        """Whether the banner says that cards of who chooses may be slain."""

    def prompt(self, seats: Sequence[Seat]) -> None:
        seats = () if self._table.lesson_is_over() else seats  # the count is next
        offering = bool(seats) and not self._table.seen.board.powers and not self._claiming()
        self._tokens.gaps.expect(seats[0] if offering else None)
        if offering:
            self._tokens.king.watch(self._panels[seats[0]].middle)
        people = self._context.seating.people()
        claiming = self._claiming() and bool(seats)
        self._tokens.focus.show(people if claiming else ())
        self._tokens.aim(None)
        self.warns = False
        if seats:
            self._table.hide_hands()
            self._table.top_bar.show_prompt(self._prompt_for(seats))

    def chose_elsewhere(self, seat: Seat) -> None:
        if self._claiming():
            self._panels[seat].seal()
            self._context.bank.play(Sound.PAW_DOWN)

    def took_back(self, seat: Seat) -> None:
        self._panels[seat].unseal()

    def show_chosen(self, seat: Seat) -> None:
        if self._claiming():
            self._panels[seat].seal()

    def hides_choice(self, seat: Seat) -> bool:
        if self._table.seen.board.powers or self._table.secrecy(seat) is Secrecy.OPEN:
            return False
        return self._claiming() or not self._table.view.options.open_hands

    def by_person(self, context: ChooserContext) -> PersonChoosing[Action]:
        if self._inspector.device is None:
            self._inspector.shut()  # there is one place for words: who chooses reads there
        if self._table.seen.board.powers:
            return PersonChoosing(context, True, self._snatch)
        if not self._claiming():
            return PersonChoosing(context, True, self._offer)
        if self._table.secrecy(context.seat) is Secrecy.SEALED:
            return PersonChoosing(context, False, self._seal)
        return PersonChoosing(context, True, self._claim)

    def _offer(self, context: ChooserContext) -> Chooser[Action]:
        seat = context.seat
        view = self._match.state.view(seat)
        cards = [card for card in view.hands[seat] if card is not None]
        self._reader.shut()
        hidden = self.hides_choice(seat)  # then the number of presses may tell of no card
        is_first = self._table.seen.board.round == 1
        hand = OfferHand(
            self._tokens, seat, self._reader, cards, self._table.motions.play,
            starts_simple=is_first and not (hidden or self._table.is_lesson),
        )  # fmt: skip
        panel, box = self._panels[seat], self._layout.hand_box
        return OfferChooser(context, panel, hand, box, self._reading_device, hidden=hidden)

    def _seal(self, context: ChooserContext) -> Chooser[Action]:
        claims = Claim(Side.LEFT), Claim(Side.RIGHT)
        actions = {
            intent: claim
            for intents in (SIDEWAYS, CLAIMS)
            for intent, claim in zip(intents, claims, strict=True)
        }
        return SealedChooser(
            context,
            self._panels[context.seat],
            actions,
            self._match.state.legal(context.seat),
            prompt=say("quabble.pick_claim"),
            sound=Sound.PAW_DOWN,
        )

    def _claim(self, context: ChooserContext) -> Chooser[Action]:
        seat = context.seat
        givers = {Side.LEFT: seat, Side.RIGHT: neighbours(seat, len(self._panels))[1]}
        cards = {side: self._tokens.nearest_offer(giver, seat) for side, giver in givers.items()}
        tell = partial(self._tell_of_card, seat)
        return ClaimChooser(
            context, self._panels[seat], cards, self._layout, tell, self._reading_device,
            hidden=self.hides_choice(seat),
        )  # fmt: skip

    def _reading_device(self) -> Device | None:
        """The device with which somebody reads what lies open."""
        return self._inspector.device

    def _tell_of_card(self, seat: Seat, side: Side) -> None:
        """Tell the only person what a card does, and at other seats what those would lose."""
        if self._table.lone_viewer is not None:
            promises = self._tokens.promises(seat)
            self._table.top_bar.show_prompt(self.claim_words(seat, promises, side))
            self._tokens.aim(promises[SIDES.index(side)])

    def _snatch(self, context: ChooserContext) -> Chooser[Action]:
        seat, board = context.seat, self._table.seen.board
        choices = SnatchChoices(self._tokens, self._reader, board, seat, self._table.motions.play)
        return SnatchChooser(context, self._panels[seat], choices, self._layout.near)

    def _prompt_for(self, seats: Sequence[Seat]) -> str:
        first = seats[0]
        bot = self._context.seating.bot_name(first) is not None
        if self._table.seen.board.powers:
            key = "quabble.snatch_bot" if bot else "quabble.snatch_prompt"
            return say(key, name=seat_name(first))
        if not self._claiming():
            left = seat_name(neighbours(first, len(self._panels))[0])
            key = "quabble.offer_bot" if bot else "quabble.offer_prompt"
            return say(key, name=seat_name(first), left=left)
        people = [seat for seat in self._context.seating.people() if seat in seats]
        if people and self._table.lone_viewer is not None:
            return self.claim_words(people[0], self._tokens.promises(people[0]))
        if people:
            return self._secret_prompt(people)
        return say("table.waiting_for_bots")

    def _secret_prompt(self, people: Sequence[Seat]) -> str:
        """That several *people* claim in secret, and in the first rounds what keeps it secret."""
        names = listed([seat_name(seat) for seat in people])
        words = say("quabble.claim_prompt", names=names)
        sealed = all(self._table.secrecy(seat) is Secrecy.SEALED for seat in people)
        if not sealed or self._table.seen.board.round > FIRST_ROUNDS:
            return words
        return self.fitting([say("quabble.claim_sealed", names=names), words])

    def claim_words(self, seat: Seat, promises: Sequence[Promise], side: Side | None = None) -> str:
        """The question, and below it at most one more line.

        That is what a number does not say of the card raised on one *side*, what threatens the
        seat, or in the first rounds what tears a card. If there is room for less it tells less.
        """
        question = say("quabble.claim_question")
        danger = threat(self._tokens.open_cards, seat)
        self.warns = bool(danger)
        if told := self._told_of(seat, promises, side) or ([danger] if danger else []):
            return self.fitting([f"{question}\n{told[0]}", *told])
        if self._table.seen.board.round > FIRST_ROUNDS:
            return question
        return self.fitting([f"{question}\n{self._torn_by(seat, promises, side)}", question])

    def _told_of(self, seat: Seat, promises: Sequence[Promise], side: Side | None) -> list[str]:
        """What there is to tell of the card raised on a *side* but its number, in fewer words too.

        Over the card its number stands alone.
        """
        if side is None:
            return []
        promise, key = promises[SIDES.index(side)], f"quabble.claim_{side.name.lower()}"
        giver = seat if side is Side.LEFT else neighbours(seat, len(self._panels))[1]
        slayer = claim_words(self._tokens.open_cards, seat, giver, promise)
        ways = dict.fromkeys((slayer, promise.aimed, promise.reasoned))
        return [say(key, alone=alone) for alone in ways if alone not in ("", promise.number)]

    def _torn_by(self, seat: Seat, promises: Sequence[Promise], side: Side | None) -> str:
        """Who tears the card raised on one *side* by claiming it too, or what tears cards."""
        if side is None:
            return say("quabble.claim_torn")
        at = SIDES.index(side)
        rival = seat_name(neighbours(seat, len(self._panels))[at])
        return say("quabble.claim_torn_by", name=rival, torn=promises[at].torn)

    def fitting(self, told: Sequence[str]) -> str:
        """The first of these that has room on the banner, or the last."""
        return next(filter(self._fits_on_banner, told), told[-1])

    def _fits_on_banner(self, words: str) -> bool:
        """Whether these *words* have room there in the usual size."""
        banner, renderer = self._layout.top_bar.banner, self._context.renderer
        text = Text(words, READ / renderer.text_scale, theme.INK, banner.w - BESIDE)
        return renderer.size(text)[1] <= banner.h - OVER

    def _claiming(self) -> bool:
        board = self._table.seen.board
        return not board.powers and None not in board.offers
