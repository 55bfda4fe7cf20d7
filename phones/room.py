"""Who may come in: the room code, and the token of each phone."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from dataclasses import dataclass, field
from hashlib import sha256
from hmac import compare_digest

SIGNS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # no I, O, 0, 1, which look alike
CODE_LENGTH = 4


class NotAdmitted(Exception):
    """A phone may not come in; ``why`` is a key of the words in ``words/en/phones.toml``."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


@dataclass(slots=True)
class Member:
    """A phone that has come in, by a digest of its token, which tells no token.

    With the ``picture_key`` it may read the pictures whose names are in ``pictures``.
    """

    digest: str
    picture_key: str = field(default_factory=lambda: secrets.token_urlsafe(12))
    pictures: set[str] = field(default_factory=set)

    @property
    def number(self) -> int:
        """The same for as long as the phone has its token, and that of no other phone."""
        return int(self.digest[:12], 16)


class Room:
    """The phones of one evening, at most *most* at a time.

    ``known`` are the digests of the tokens of all that may return; *known* are those of before the
    program was started again.
    """

    def __init__(self, most: int, known: Iterable[str] = ()) -> None:
        self._most = most
        self._members = {digest: Member(digest) for digest in known}  # whoever came last at the end
        self.known = tuple(self._members)
        self.seated: frozenset[int] = frozenset()
        """The phones with these numbers have seats, so they are not forgotten to make room."""
        self.locked = False
        self.code = ""
        self.change_code()

    @property
    def numbers(self) -> set[int]:
        """The numbers of all phones that may return."""
        return {member.number for member in self._members.values()}

    def change_code(self) -> None:
        """From now on another code lets phones in; those that are in stay."""
        self.code = "".join(secrets.choice(SIGNS) for _ in range(CODE_LENGTH))

    def keep(self, seated: frozenset[int]) -> None:
        """The phones with these numbers have seats from now on, and no others."""
        self.seated = seated

    def lock(self, locked: bool) -> None:
        """Let no new phone in, or let them in again."""
        self.locked = locked

    def enter(self, code: str, present: Iterable[int]) -> tuple[Member, str]:
        """A new phone comes in with *code*, and is given a token.

        *present* are the numbers of those connected now.

        :raises NotAdmitted: if the code is wrong, or the room is locked or full.
        """
        if not compare_digest(code.upper().encode(), self.code.encode()):
            raise NotAdmitted("wrong_code")
        if self.locked:
            raise NotAdmitted("locked")
        self._make_room({*present} | self.seated)
        token = secrets.token_urlsafe(24)
        member = Member(digest_of(token))
        self._members[member.digest] = member
        self._note_known()
        return member, token

    def admit_again(self, token: str) -> Member:
        """The phone with *token* returns.

        :raises NotAdmitted: if the token is unknown, or no longer good.
        """
        member = self._members.pop(digest_of(token), None)
        if member is None:
            raise NotAdmitted("unknown_token")
        self._members[member.digest] = member
        return member

    def remove(self, number: int) -> None:
        """The phone loses its token, and the code that it knows is changed.

        Its address is not barred: all phones of a network may have the same.
        """
        for member in [one for one in self._members.values() if one.number == number]:
            del self._members[member.digest]
            self.change_code()
        self._note_known()

    def allow(self, number: int, pictures: Iterable[str]) -> None:
        """The phone may read these *pictures* from now on."""
        for member in self._members.values():
            if member.number == number:
                member.pictures.update(pictures)

    def may_see(self, picture_key: str, name: str) -> bool:
        """Whether the phone with *picture_key* was shown a screen with the picture *name*."""
        return any(
            compare_digest(member.picture_key.encode(), picture_key.encode())
            and name in member.pictures
            for member in self._members.values()
        )

    def _make_room(self, kept: set[int]) -> None:
        """Forget a phone that is neither connected nor seated, if there are too many.

        :raises NotAdmitted: if there is none.
        """
        if len(self._members) < self._most:
            return
        gone = next((m for m in self._members.values() if m.number not in kept), None)
        if gone is None:
            raise NotAdmitted("full")
        del self._members[gone.digest]

    def _note_known(self) -> None:
        self.known = tuple(self._members)


def digest_of(token: str) -> str:
    """By which a token is known here; it does not tell the token."""
    return sha256(token.encode()).hexdigest()
