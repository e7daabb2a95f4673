"""Callbacks of a program, which the client calls."""

import sys
import threading
from typing import Any, Callable


def called(work: Callable[[], Any]) -> None:
    """Calls back. What a callback raises is its own, and is shown as what threads raise."""
    try:
        work()
    except Exception:
        kind, value, trace = sys.exc_info()
        assert kind is not None
        threading.excepthook(threading.ExceptHookArgs((kind, value, trace, threading.current_thread())))
