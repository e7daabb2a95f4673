"""`LiveList` and `LiveRecord` of the Python package: the state that a screen shows."""

import os
import signal
import subprocess
import sys
import textwrap

import pytest

from support.core import PATIENCE
from support.core import until as happens


@pytest.fixture
def core(tmp_path):
    """A core that is restarted when it dies, with a company."""
    from mainspring import Core

    with Core(tmp_path / "shop", restart=True) as core:
        core.companies.create(name="Shop")
        yield core


def add(core, *names):
    for name in names:
        core.inventory.items.create(sku=name, name=name, unit="kg")


def names(live):
    return [one.name for one in live.items]


def until(live, *wanted, **members):
    """Waits until the list has items with these names and nothing is loading. All states before must be consistent,
    too."""
    while True:
        state = live.get(PATIENCE)
        assert [one.name for one in state.items] == sorted({one.name for one in state.items})
        expected = {"is_loading": False, "error": None, **members}
        if names(state) == list(wanted) and all(getattr(state, name) == value for name, value in expected.items()):
            return state


def test_a_list_is_loading_and_then_has_its_items(core):
    from mainspring import LiveListState
    from mainspring.records import ItemDetailsChanges

    add(core, "B")
    stock = core.live_list(core.inventory.items.list, order="name")
    assert stock.get(PATIENCE) == LiveListState((), True, None, False)
    state = stock.get(PATIENCE)
    assert (names(state), state.is_loading, state.error, state.has_more) == (["B"], False, None, False)
    add(core, "A")
    until(stock, "A", "B")
    core.inventory.items.update(sku="A", changes=ItemDetailsChanges(name="C"))
    until(stock, "B", "C")
    core.inventory.items.delete(sku="B")
    until(stock, "C")
    assert (names(stock), stock.is_loading, stock.error, stock.has_more) == (["C"], False, None, False)
    stock.close()
    assert list(stock) == []


def test_states_are_called_back_in_their_order(core):
    import threading

    stock, states, whole = core.live_list(core.inventory.items.list, order="name"), [], threading.Event()

    def changed(state):
        states.append(names(state))
        if len(state.items) == 20:
            whole.set()

    stock.on_change(changed)
    expected = [f"A{number:02}" for number in range(20)]
    add(core, *expected)
    assert whole.wait(PATIENCE)
    assert states == sorted(states) and states[-1] == expected


def test_an_error_keeps_the_items_and_goes_away(core):
    from mainspring import errors

    first = core.companies.list().items[0].id
    add(core, "A", "B")
    stock = core.live_list(core.inventory.items.list, order="name")
    until(stock, "A", "B")
    # With two companies, and none selected, the core does not know which company is meant.
    second = core.companies.create(name="Other").id
    state = stock.get(PATIENCE)
    assert names(state) == ["A", "B"] and isinstance(state.error, errors.NoCompany) and not state.is_loading
    # After a company is selected again, the list shows its earlier items.
    core.companies.select(company=first)
    until(stock, "A", "B")
    core.companies.select(company=second)
    until(stock)


def test_a_list_that_is_refused_is_asked_for_again(core):
    from mainspring import errors

    first = core.companies.list().items[0].id
    add(core, "A")
    core.companies.create(name="Other")
    stock = core.live_list(core.inventory.items.list, order="name")
    assert stock.get(PATIENCE).is_loading
    state = stock.get(PATIENCE)
    assert isinstance(state.error, errors.NoCompany) and not state.is_loading and names(state) == []
    core.companies.select(company=first)
    stock.refresh()
    state = stock.get(PATIENCE)
    until(stock, "A") if state.is_loading else None
    wrong = core.live_list(core.inventory.items.list, limit=0)
    wrong.get(PATIENCE)
    assert isinstance(wrong.get(PATIENCE).error, errors.InvalidParams)


def test_more_pages_stay_whole(core):
    add(core, *(f"B{number}" for number in range(7)))
    stock = core.live_list(core.inventory.items.list, order="name", limit=3)
    until(stock, "B0", "B1", "B2", has_more=True)
    stock.more()
    until(stock, "B0", "B1", "B2", "B3", "B4", "B5", has_more=True)
    add(core, "A")
    until(stock, "A", "B0", "B1", "B2", "B3", "B4", has_more=True)
    stock.more()
    until(stock, "A", "B0", "B1", "B2", "B3", "B4", "B5", "B6", has_more=False)
    # On the last page, `more` requests nothing.
    stock.more()
    core.inventory.items.delete(sku="B0")
    until(stock, "A", "B1", "B2", "B3", "B4", "B5", "B6", has_more=False)


def test_a_list_without_a_limit_has_more_too(core):
    everything = [f"A{number:03}" for number in range(120)]
    add(core, *everything)
    stock = core.live_list(core.inventory.items.list, order="name")
    until(stock, *everything[:50], has_more=True)
    stock.more()
    until(stock, *everything[:100], has_more=True)
    stock.more()
    until(stock, *everything, has_more=False)
    # A list without pages has no limit either.
    presets = core.live_list(core.access.presets)
    while presets.get(PATIENCE).is_loading:
        pass
    assert presets.items and not presets.has_more and presets.error is None


def test_a_list_that_is_longer_than_a_page(core):
    everything = [f"M{number:04}" for number in range(2200)]
    calls = [core.submit(core.inventory.items.create, sku=name, name=name, unit="kg") for name in everything]
    for call in calls:
        call.result(PATIENCE)
    stock = core.live_list(core.inventory.items.list, order="name", limit=1000)
    until(stock, *everything[:1000], has_more=True)
    stock.more()
    until(stock, *everything[:2000], has_more=True)
    stock.more()
    until(stock, *everything, has_more=False)
    # Items are added and removed, so both pages end at other items.
    add(core, "A")
    until(stock, "A", *everything)
    core.inventory.items.delete(sku="M0500")
    core.inventory.items.delete(sku="M1500")
    until(stock, "A", *everything[:500], *everything[501:1500], *everything[1501:])
    os.kill(core.process_id, signal.SIGKILL)
    core.inventory.items.delete(sku="A")
    until(stock, *everything[:500], *everything[501:1500], *everything[1501:])
    assert stock.error is None


def test_a_list_survives_restarts_of_the_core(core):
    add(core, "C")
    stock = core.live_list(core.inventory.items.list, order="name", limit=2)
    until(stock, "C")
    expected = ["C"]
    for turn in range(4):
        os.kill(core.process_id, signal.SIGKILL)
        expected.insert(0, f"B{9 - turn}")
        add(core, expected[0])
        until(stock, *expected[:2])
    os.kill(core.process_id, signal.SIGKILL)
    stock.more()
    until(stock, *expected[:4], has_more=True)


def test_a_list_of_a_core_that_is_not_started_again(shop):
    from mainspring import ProcessEnded

    add(shop, "A")
    stock = shop.live_list(shop.inventory.items.list)
    until(stock, "A")
    os.kill(shop.process_id, signal.SIGKILL)
    (last,) = list(stock)
    assert names(last) == ["A"] and isinstance(last.error, ProcessEnded) and not last.is_loading
    late = shop.live_list(shop.inventory.items.list)
    assert [type(state.error) for state in late] == [type(None), ProcessEnded]


def test_a_list_ends_with_its_core(core):
    add(core, "A")
    stock = core.live_list(core.inventory.items.list)
    until(stock, "A")
    core.close()
    assert list(stock) == [] and names(stock) == ["A"]


def test_a_closed_list_is_closed_in_the_core(core, tmp_path):
    for _ in range(3):
        with core.live_list(core.inventory.items.list, limit=3) as stock:
            until(stock)
        core.live_list(core.inventory.items.list, limit=3).close()
    # The core refuses to close a handle twice. Handles are numbers that count up from one.
    watch = core.watch(core.inventory.items.list)
    # The core's handle is closed in the background, after the call has returned.
    happens(lambda: [live for kind, live in core._shared.feeds] == [watch._handle])


def test_a_record_comes_changes_and_goes(core):
    from mainspring import LiveRecordState
    from mainspring.records import ItemDetailsChanges

    add(core, "A")
    beans = core.live_record(core.inventory.items.get, sku="A")
    assert beans.get(PATIENCE) == LiveRecordState(None, True, None)
    state = beans.get(PATIENCE)
    assert (state.value.name, state.is_loading, state.error) == ("A", False, None)
    core.inventory.items.update(sku="A", changes=ItemDetailsChanges(name="Beans"))
    assert beans.get(PATIENCE).value.name == "Beans"
    os.kill(core.process_id, signal.SIGKILL)
    core.inventory.items.update(sku="A", changes=ItemDetailsChanges(name="Restarted"))
    assert beans.get(PATIENCE).value.name == "Restarted"
    # With two companies, and none selected, the core does not know which company is meant.
    first = core.companies.list().items[0].id
    core.companies.create(name="Other")
    state = beans.get(PATIENCE)
    assert state.value.name == "Restarted" and state.error.kind == "noCompany"
    core.companies.select(company=first)
    state = beans.get(PATIENCE)
    assert state.value.name == "Restarted" and state.error is None
    core.inventory.items.delete(sku="A")
    assert beans.get(PATIENCE) == LiveRecordState(None, False, None)
    add(core, "A")
    assert beans.get(PATIENCE).value.name == "A"


def test_a_record_that_was_never_there(core):
    from mainspring import errors

    beans = core.live_record(core.inventory.items.get, sku="A")
    assert beans.get(PATIENCE).is_loading
    state = beans.get(PATIENCE)
    assert state.value is None and isinstance(state.error, errors.NotFound) and not state.is_loading
    add(core, "A")
    beans.refresh()
    while beans.get(PATIENCE).value is None:
        pass
    assert beans.value.name == "A" and beans.error is None


ASYNC = """
import asyncio, os, signal, sys
from mainspring import *
from mainspring.records import *

async def until(live, *wanted, **members):
    async for state in live:
        assert [one.name for one in state.items] == sorted({one.name for one in state.items})
        expected = {"is_loading": False, "error": None, **members}
        if [one.name for one in state.items] == list(wanted):
            if all(getattr(state, name) == value for name, value in expected.items()):
                return

async def main():
    async with AsyncCore(sys.argv[1], restart=True) as core:
        first = (await core.companies.create(name="Shop")).id
        def add(name):
            return core.inventory.items.create(sku=name, name=name, unit="kg")
        stock = core.live_list(core.inventory.items.list, order="name", limit=2)
        assert stock.state == LiveListState((), True, None, False) == await stock.get()
        await until(stock)
        await add("B")
        await until(stock, "B")
        await add("C")
        await add("A")
        await until(stock, "A", "B", has_more=True)
        stock.more()
        assert stock.is_loading
        await until(stock, "A", "B", "C", has_more=False)
        second = (await core.companies.create(name="Other")).id
        async for state in stock:
            if state.error is not None:
                break
        assert state.error.kind == "noCompany" and [one.name for one in state.items] == ["A", "B", "C"]
        beans = core.live_record(core.inventory.items.get, sku="B")
        assert [state.is_loading, (await beans.get()).is_loading, (await beans.get()).error.kind] == [
            False, True, "noCompany"]
        await core.companies.select(company=first)
        await until(stock, "A", "B", "C")
        beans.refresh()
        while beans.value is None:
            await beans.get()
        os.kill(core.process_id, signal.SIGKILL)
        await core.inventory.items.update(sku="B", changes=ItemDetailsChanges(name="Beans"))
        await until(stock, "A", "Beans", "C")
        while beans.value.name != "Beans":
            await beans.get()
        await core.inventory.items.delete(sku="B")
        await until(stock, "A", "C")
        while beans.value is not None:
            await beans.get()
        assert beans.error is None and not beans.is_loading
        async with core.live_list(core.inventory.items.list) as other:
            await other.get()
        assert [state async for state in other] == []
        names = [f"M{number:04}" for number in range(1100)]
        await asyncio.gather(*(add(name) for name in names))
        long = core.live_list(core.inventory.items.list, order="name", limit=1050)
        await until(long, "A", "C", *names[:1048], has_more=True)
        await core.inventory.items.delete(sku="A")
        await until(long, "C", *names[:1049], has_more=True)
        long.more()
        await until(long, "C", *names, has_more=False)
        waiting = asyncio.ensure_future(long.get())
        await asyncio.sleep(0)
    try:
        await waiting
    except Closed:
        print("closed")
    async with AsyncCore(":memory:") as core:
        await core.companies.create(name="Shop")
        stock = core.live_list(core.inventory.items.list)
        await until(stock)
        os.kill(core.process_id, signal.SIGKILL)
        print([type(state.error).__name__ async for state in stock])
        print([type(state.error).__name__ async for state in core.live_list(core.inventory.items.list)])

asyncio.run(main())
"""


def test_in_an_event_loop(tmp_path):
    done = subprocess.run(
        [sys.executable, "-c", textwrap.dedent(ASYNC), str(tmp_path / "shop")],
        capture_output=True, text=True, timeout=PATIENCE,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert done.stdout == "closed\n['ProcessEnded']\n['NoneType', 'ProcessEnded']\n"
