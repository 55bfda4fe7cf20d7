"""espeak-ng, the speech synthesiser, as a library: the few of its C functions that are needed.

They may be called by one thread only.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from functools import cache
from typing import Any

from speech.synthesis import NoSpeech, Utterance

SYNCHRONOUS = 2  # samples are handed over, and a call returns when all are made
NO_EXIT = 0x8000  # if the voices are missing
UTF_8 = 1
RATE = 1  # the parameter
WORDS_A_MINUTE = 175  # at the usual rate
VOICES = {"pt": "pt-br"}  # of languages whose voices are not called by their two letters

_Take = ctypes.CFUNCTYPE(
    ctypes.c_int, ctypes.POINTER(ctypes.c_short), ctypes.c_int, ctypes.c_void_p
)


class Espeak:
    """Turns utterances into samples; only one may do so at a time.

    :raises NoSpeech: if the library or its voices cannot be used.
    """

    def __init__(self) -> None:
        self._made: list[bytes] = []
        self._cancelled: Callable[[], bool] = lambda: False
        self._take = _Take(self._take_samples)  # kept, because C does not
        self._library, self.rate = _initialised()
        self._library.espeak_SetSynthCallback(self._take)

    def samples(self, utterance: Utterance, cancelled: Callable[[], bool]) -> bytes:
        """Samples of 16 bits, mono, ``rate`` a second; none once it is *cancelled*."""
        self._made, self._cancelled = [], cancelled
        library, words = self._library, utterance.words.encode()
        voice = VOICES.get(utterance.language, utterance.language)
        library.espeak_SetVoiceByName(voice.encode())
        library.espeak_SetParameter(RATE, WORDS_A_MINUTE * utterance.rate // 100, 0)
        library.espeak_Synth(words, len(words) + 1, 0, 0, 0, UTF_8, None, None)
        return b"" if cancelled() else b"".join(self._made)

    def _take_samples(self, samples: Any, count: int, _events: Any) -> int:
        """Keep what was made; the answer 1 makes the library stop."""
        if samples and count > 0:
            self._made.append(ctypes.string_at(samples, 2 * count))
        return int(self._cancelled())


@cache
def _initialised() -> tuple[ctypes.CDLL, int]:
    """The library and its samples a second; to initialise it twice corrupts its memory."""
    library, folder = _load()
    rate = library.espeak_Initialize(SYNCHRONOUS, 0, folder.encode(), NO_EXIT)
    if rate <= 0:
        raise NoSpeech("espeak_Initialize")
    return library, rate


def _load() -> tuple[ctypes.CDLL, str]:
    """The library, and the folder of its voices."""
    try:
        import espeakng_loader

        library = ctypes.CDLL(espeakng_loader.get_library_path())
        folder = espeakng_loader.get_data_path()
    except (ImportError, OSError, RuntimeError) as error:
        raise NoSpeech(str(error)) from None
    number, text, pointer = ctypes.c_int, ctypes.c_char_p, ctypes.c_void_p
    library.espeak_Initialize.argtypes = [number, number, text, number]
    library.espeak_SetVoiceByName.argtypes = [text]
    library.espeak_SetParameter.argtypes = [number, number, number]
    library.espeak_Synth.argtypes = [
        *(text, ctypes.c_size_t, ctypes.c_uint, number),
        *(ctypes.c_uint, ctypes.c_uint, pointer, pointer),
    ]
    return library, str(folder)
