"""Mainspring in Python: an application core that keeps a shop's stock, run as a process of the program.

    from mainspring import Core

    with Core("shop") as core:
        core.companies.create(name="Roastery")
        core.inventory.items.create(sku="B1", name="Beans", unit="kg")
        for item in core.each(core.inventory.items.list):
            print(item.sku, item.name)

`mainspring.records` has the types of parameters and results, `mainspring.errors` has the exceptions of calls, and
`mainspring.host` has the base classes for a front end that answers requests of the core.
"""

from ._async_core import AsyncCore
from ._async_feeds import AsyncListening, AsyncWatch
from ._async_live import AsyncLiveList, AsyncLiveRecord
from ._core import Core, Submitted
from ._failures import CallTimeout, Closed, CoreError, HostError, MainspringError, ProcessEnded
from ._feeds import Listening, Watch
from ._live import LiveList, LiveRecord
from ._live_pages import LiveListState, LiveRecordState
from ._values import UNSET, quantity
from .host import AsyncHost, Host

__all__ = [
    "UNSET",
    "AsyncCore",
    "AsyncHost",
    "AsyncListening",
    "AsyncLiveList",
    "AsyncLiveRecord",
    "AsyncWatch",
    "CallTimeout",
    "Closed",
    "Core",
    "CoreError",
    "Host",
    "HostError",
    "Listening",
    "LiveList",
    "LiveListState",
    "LiveRecord",
    "LiveRecordState",
    "MainspringError",
    "ProcessEnded",
    "Submitted",
    "Watch",
    "quantity",
]
