#!/usr/bin/env python3
"""The scenario that every client plays: conformance.py DIRECTORY. See ../conformance/README.md."""

from __future__ import annotations

import os
import signal
import sys
import threading
from collections.abc import Sequence
from decimal import Decimal
from pathlib import Path
from typing import Any, Callable

from mainspring import Core, CoreError, Host, HostError, errors
from mainspring.records import HostPong, ItemDetailsChanges, Topic

REPEATABLE = ["--clock", "2026-03-05T09:00:00Z", "--seed", "7"]


def number(value: Any) -> str:
    """Returns a decimal as text, without zeros at its end."""
    return format(Decimal(value).normalize(), "f")


class Playing(Host):
    """A host that answers `host.ping`, refuses it, or waits before it answers, depending on the text of the ping."""

    def __init__(self) -> None:
        self.asked = threading.Event()
        self.may_go = threading.Event()

    def ping(self, *, text: str) -> HostPong:
        if text == "refuse":
            raise HostError("no", 7)
        if text == "wait":
            self.asked.set()
            self.may_go.wait()
        return HostPong(text=text.upper())


def yes(is_so: bool) -> str:
    return "yes" if is_so else "no"


def refused(call: Callable[[], Any], facts: Callable[[Any], Sequence[Any]] = lambda data: []) -> None:
    """Runs a call that must fail. Prints the kind and the code of its error, and the facts that `facts` picks."""
    try:
        call()
        print("not refused")
    except CoreError as error:
        print("error", error.kind, error.code, *facts(error.data))


def shop(directory: Path) -> None:
    host = Playing()
    with Core(directory / "shop", arguments=REPEATABLE, host=host) as core:
        company = core.companies.create(name="Roastery")
        print("company", company.name, company.id)
        for n in range(1, 8):
            item = core.inventory.items.create(sku=f"S{n}", name=f"Item {n}", unit="kg", min_stock=Decimal("0.5"))
            print("item", item.sku, item.id, number(item.min_stock), item.version)
        page = core.inventory.items.list(limit=3, order="sku")
        while True:
            print("page", *(one.sku for one in page.items))
            if page.next is None:
                break
            page = core.inventory.items.list(limit=3, order="sku", after=page.next)
        print("each", *(one.sku for one in core.each(core.inventory.items.list, limit=2, order="sku")))

        changes = core.listen([Topic(service="inventory", type="item")])
        first = core.inventory.items.get(sku="S1")
        core.inventory.items.update(id=first.id, changes=ItemDetailsChanges(name="Beans", description="from Kenya"))
        core.inventory.items.update(id=first.id, changes=ItemDetailsChanges(description=None))
        for _ in range(2):
            event = changes.get()
            print("event", event.type, event.action, yes(event.id == first.id), event.version)
        beans = core.inventory.items.get(id=first.id)
        print("changed", beans.name, yes(beans.description is None), beans.version)
        changes.close()

        with core.watch(core.inventory.stock.levels) as levels:
            print("live", *(number(level.on_hand) for level in levels.get().items))
            core.inventory.stock.receive(item=first.id, quantity=Decimal("2.5"))
            print("live", *(number(level.on_hand) for level in levels.get().items))
            core.inventory.stock.consume(item=first.id, quantity=Decimal("0.25"))
            print("live", *(number(level.on_hand) for level in levels.get().items))

        print("host", core.host.check(text="hello", deadline=600_000).text)
        call = core.submit(core.host.check, text="wait", deadline=600_000)
        host.asked.wait()
        call.cancel()
        refused(call.result)
        host.may_go.set()

        refused(
            lambda: core.inventory.items.create(sku="", name="X", unit="kg", min_stock=-1),
            lambda data: [problem.pointer for problem in data.problems],
        )
        refused(lambda: core.inventory.items.get(sku="none"))
        refused(
            lambda: core.inventory.items.update(id=first.id, changes=ItemDetailsChanges(name="X"), expect=1),
            lambda data: [data.current.name, data.current.version],
        )
        refused(
            lambda: core.inventory.items.create(sku="s1", name="X", unit="kg"),
            lambda data: [data.member, yes(data.id == first.id)],
        )
        refused(
            lambda: core.inventory.stock.consume(item=first.id, quantity=100),
            lambda data: [number(data.asked), number(data.on_hand), number(data.available)],
        )
        keyed = core.options(idempotency_key="once")
        ids = [keyed.inventory.items.create(sku="K", name="K", unit="kg").id for _ in range(2)]
        print("once", yes(ids[0] == ids[1]))
        refused(lambda: keyed.inventory.items.create(sku="L", name="L", unit="kg"))
        refused(lambda: core.location.request(), lambda data: [data.capability])
        refused(
            lambda: core.host.check(text="refuse", deadline=600_000),
            lambda data: [data.error["code"], data.error["message"]],
        )
        core.companies.create(name="Second")
        core.companies.select(company=None)
        refused(lambda: core.inventory.items.list())


def killed(directory: Path) -> None:
    with Core(directory / "killed", restart=True) as core:
        core.companies.create(name="Roastery")
        for turn in range(3):
            calls = [
                core.submit(core.inventory.items.create, sku=f"{turn}-{n}", name="K", unit="kg") for n in range(50)
            ]
            calls[0].result()
            os.kill(core.process_id, signal.SIGKILL)
            for call in calls:
                call.result()
        print("recovered", sum(1 for _ in core.each(core.inventory.items.list)))
    with Core(directory / "killed") as core:
        os.kill(core.process_id, signal.SIGKILL)
        try:
            while True:
                core.system.ping()
        except errors.ProcessEnded:
            print("ended")


def two(directory: Path) -> None:
    cloud = ["--cloud", str(directory / "cloud.sqlite")]
    with Core(directory / "one", arguments=cloud) as one, Core(directory / "two", arguments=cloud) as other:
        company = one.companies.create(name="Roastery").id
        made = one.inventory.items.create(sku="B", name="Beans", unit="kg")
        one.sync.now(wait=True)
        other.sync.now(wait=True)
        print("synced", *(item.name for item in other.inventory.items.list(company=company).items))
        other.inventory.items.update(company=company, id=made.id, changes=ItemDetailsChanges(name="Beans from Kenya"))
        other.sync.now(wait=True)
        one.sync.now(wait=True)
        print("synced", one.inventory.items.get(company=company, id=made.id).name)


def main() -> None:
    directory = Path(sys.argv[1])
    directory.mkdir(parents=True, exist_ok=True)
    for part in (shop, killed, two):
        print(f"== {part.__name__}", flush=True)
        part(directory)


if __name__ == "__main__":
    main()
