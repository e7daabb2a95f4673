"""Calling the callbacks that a program has passed to the client."""

import sys
import threading
from typing import Any, Callable


def called(work: Callable[[], Any]) -> None:
    """Runs a callback. An exception of the callback does not stop the client: it goes to `threading.excepthook`."""
    try:
        work()
    except Exception:
        kind, value, trace = sys.exc_info()
        assert kind is not None
        threading.excepthook(threading.ExceptHookArgs((kind, value, trace, threading.current_thread())))
