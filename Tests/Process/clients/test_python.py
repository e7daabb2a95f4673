"""The Python package, used like in a program that has no other packages installed."""

import asyncio
import contextlib
import dataclasses
import os
import re
import signal
import subprocess
import sys
import textwrap
import threading
from datetime import date, datetime, timezone
from decimal import Decimal

import pytest

from support.core import BINARY, PATIENCE, PATIENT, ROOT
from support.sharing import kill_core

PACKAGE = ROOT / "Clients/python"


def item(core, sku="B1", **members):
    return core.inventory.items.create(sku=sku, name=members.pop("name", f"Item {sku}"), unit="kg", **members)


def test_records_are_typed(shop):
    beans = item(shop, min_stock=Decimal("2.5"), tags=["green"])
    assert (beans.sku, beans.min_stock, beans.tags) == ("B1", Decimal("2.5"), ["green"])
    assert beans.created_at.tzinfo == timezone.utc and isinstance(beans.version, int)
    assert shop.inventory.items.get(id=beans.id) == beans
    assert dataclasses.is_dataclass(beans) and "sku='B1'" in repr(beans)
    assert dataclasses.replace(beans, name="Other") != beans


@pytest.mark.parametrize("quantity", ["0.1", "987654321.12345", "3", "0.00001"])
def test_quantities_are_exact(shop, quantity):
    beans = item(shop)
    posted = shop.inventory.stock.receive(item=beans.id, quantity=Decimal(quantity))
    assert posted.levels[0].on_hand == Decimal(quantity)


def test_a_float_is_what_it_shows(shop):
    assert shop.inventory.stock.receive(item=item(shop).id, quantity=0.1).levels[0].on_hand == Decimal("0.1")


def test_a_sum_of_floats_is_rounded_by_who_means_it(shop):
    from mainspring import errors, quantity

    item(shop, "B")
    with pytest.raises(errors.InvalidParams, match="at most 5 decimal places"):
        shop.inventory.stock.receive(sku="B", quantity=0.1 + 0.2)
    posted = shop.inventory.stock.receive(sku="B", quantity=quantity(0.1 + 0.2))
    assert posted.levels[0].on_hand == Decimal("0.3")
    assert quantity("1.000005") == Decimal(1) and quantity(3) == 3
    with pytest.raises(ValueError, match="nan is not a quantity"):
        quantity(float("nan"))


def test_days_and_names_are_those_of_python(shop):
    from mainspring import errors
    from mainspring.records import ItemDetailsChanges

    item(shop, "B", track_batch=True)
    lot = shop.inventory.lots.create(item=shop.inventory.items.get(sku="B").id, batch="L", expiry=date(2027, 4, 30))
    assert lot.expiry == "2027-04-30"
    with pytest.raises(errors.InvalidParams) as caught:
        shop.inventory.items.update(sku="B", changes=ItemDetailsChanges(min_stock=-1))
    assert "min_stock must be" in str(caught.value) and "minStock" not in caught.value.message
    assert caught.value.data.problems[0].pointer == "/changes/minStock"


def test_a_method_is_called_by_its_name(shop):
    from mainspring import CoreError

    item(shop, "B")
    page = shop.call("inventory.items.list", {"limit": 20})
    assert [one["sku"] for one in page["items"]] == ["B"] and page["next"] is None
    assert shop.call("system.ping") == {}
    with pytest.raises(CoreError, match="inventory.items.lst: Method not found"):
        shop.call("inventory.items.lst")


def test_what_is_not_given_stays_and_none_takes_away(shop):
    from mainspring.records import ItemDetailsChanges

    beans = item(shop, description="from Kenya", min_stock=1)
    changed = shop.inventory.items.update(id=beans.id, changes=ItemDetailsChanges(name="Beans"))
    assert (changed.name, changed.description, changed.min_stock) == ("Beans", "from Kenya", 1)
    changed = shop.inventory.items.update(id=beans.id, changes=ItemDetailsChanges(description=None))
    assert (changed.name, changed.description) == ("Beans", None)


def test_instants(shop):
    at = datetime(2026, 1, 2, 3, 4, 5, 678_000, tzinfo=timezone.utc)
    entry = shop.inventory.stock.receive(item=item(shop).id, quantity=1, effective_at=at).entries[0]
    assert entry.effective_at == at
    with pytest.raises(ValueError, match="time zone"):
        shop.inventory.stock.receive(sku="B1", quantity=1, effective_at=datetime(2026, 1, 2))


def test_each_kind_of_error_has_its_facts(shop):
    from mainspring import CoreError, errors, records

    beans = item(shop)
    with pytest.raises(errors.Duplicate) as duplicate:
        item(shop)
    assert (duplicate.value.kind, duplicate.value.code, duplicate.value.data.member) == ("duplicate", 3, "sku")
    with pytest.raises(errors.InvalidParams) as invalid:
        item(shop, "B2", name="")
    assert [problem.pointer for problem in invalid.value.data.problems] == ["/name"]
    with pytest.raises(errors.Conflict) as conflict:
        shop.inventory.items.update(id=beans.id, changes=records.ItemDetailsChanges(name="N"), expect=9)
    assert isinstance(conflict.value.data, records.ItemConflictData)
    assert conflict.value.data.current == beans
    with pytest.raises(errors.InsufficientStock) as missing:
        shop.inventory.stock.consume(item=beans.id, quantity=1)
    assert (missing.value.data.on_hand, missing.value.method) == (0, "inventory.stock.consume")
    with pytest.raises(CoreError, match="inventory.items.get: There is no"):
        shop.inventory.items.get(id=shop.companies.selected().id)


def test_a_kind_that_is_not_known_yet():
    from mainspring import CoreError
    from mainspring._refusals import failure

    error = failure("a.b", {"code": 99, "message": "New.", "data": {"kind": "brandNew", "x": 1}})
    assert (type(error), error.kind, error.code, error.data) == (
        CoreError,
        "brandNew",
        99,
        {"kind": "brandNew", "x": 1},
    )


def test_many_calls_at_once_and_all_pages(shop):
    calls = [shop.submit(shop.inventory.items.create, sku=f"C{n}", name="Cup", unit="piece") for n in range(450)]
    assert [call.result().sku for call in calls] == [f"C{n}" for n in range(450)]
    assert len(list(shop.each(shop.inventory.items.list, limit=100))) == 450
    assert len(list(shop.each(shop.inventory.items.list, text="nothing"))) == 0
    with pytest.raises(TypeError, match="without calling it"):
        shop.submit(lambda: None)


def test_threads_share_a_core(shop):
    failures = []

    def work(number):
        try:
            for n in range(100):
                assert item(shop, f"T{number}-{n}").sku == f"T{number}-{n}"
        except BaseException as error:
            failures.append(error)

    threads = [threading.Thread(target=work, args=(number,)) for number in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert failures == []
    assert len(list(shop.each(shop.inventory.items.list))) == 800


def test_a_live_query(shop):
    with shop.watch(shop.inventory.items.list, limit=5) as watch:
        assert watch.get(PATIENCE).items == []
        beans = item(shop)
        assert watch.get(PATIENCE).items == [beans]
        assert watch.current.items == [beans]
        with pytest.raises(TimeoutError):
            watch.get(0)
    item(shop, "B2")
    assert list(watch) == []


def test_a_live_query_calls_back(shop):
    seen, has_come = [], threading.Event()

    def show(page):
        seen.append([one.sku for one in page.items])
        if seen[-1]:
            has_come.set()

    watch = shop.watch(shop.inventory.items.list)
    watch.on_change(show)
    item(shop)
    assert has_come.wait(PATIENCE)
    assert seen[-1] == ["B1"]
    watch.close()


def test_a_live_query_that_is_refused(shop):
    from mainspring import errors

    with pytest.raises(errors.NotFound):
        shop.watch(shop.inventory.items.get, sku="none")


def test_what_changes(shop, tmp_path):
    from mainspring.records import Topic

    changes = shop.listen([Topic(service="inventory", type="item")])
    beans = item(shop)
    event = changes.get(PATIENCE)
    assert (event.type, event.action, event.id) == ("item", "created", beans.id)
    # One commit with more changes than one notification can name.
    calls = [shop.submit(shop.inventory.items.create, sku=f"M{n}", name="M", unit="kg") for n in range(3000)]
    ids = [call.result().id for call in calls]
    assert [changes.get(PATIENCE).id for _ in ids] == ids
    cursor = changes.cursor
    last = item(shop, "L1")
    assert changes.get(PATIENCE).id == last.id
    changes.close()
    with shop.listen(since=cursor) as again:
        assert again.get(PATIENCE).id == last.id


def test_events_call_back(shop):
    come, all_there = [], threading.Event()

    def show(event):
        come.append(event.id)
        if len(come) == 20:
            all_there.set()

    shop.listen().on_change(show)
    ids = [item(shop, f"E{n}").id for n in range(20)]
    assert all_there.wait(PATIENCE)
    assert come == ids


def test_a_host(tmp_path):
    from mainspring import Core, Host, HostError, errors
    from mainspring.records import CurrentWeatherAnswer, MeasuredTemperature

    class Window(Host):
        def weather_current(self, *, latitude, longitude):
            if latitude > 80:
                raise HostError("nobody lives there", 7)
            if latitude < -80:
                raise ValueError("broken")
            return CurrentWeatherAnswer(
                latitude=latitude, longitude=longitude, temperature=MeasuredTemperature(value=7, unit="celsius")
            )

    with Core(tmp_path / "shop", host=Window()) as core:
        assert core.weather.current(latitude=48, longitude=16, **PATIENT).temperature.value == 7
        with pytest.raises(errors.HostError) as refused:
            core.weather.current(latitude=81, longitude=16, **PATIENT)
        assert refused.value.data.error["message"] == "nobody lives there"
        with pytest.raises(errors.HostError) as broken:
            core.weather.current(latitude=-81, longitude=16, **PATIENT)
        assert "ValueError: broken" in broken.value.data.error["message"]
        with pytest.raises(errors.HostUnavailable):
            core.location.request()


def test_a_part_belongs_to_an_answer():
    from mainspring import AsyncHost, Host

    with pytest.raises(RuntimeError, match="part must be called while a method of the host answers the core"):
        Host().part({"text": "nobody asks"})
    with pytest.raises(RuntimeError, match="part must be called while a method of the host answers the core"):
        asyncio.run(AsyncHost().part({"text": "nobody asks"}))


def test_a_host_asks_the_core_meanwhile(tmp_path):
    from mainspring import Core, Host
    from mainspring.records import HostPong

    class Asking(Host):
        def ping(self, *, text):
            return HostPong(text=f"{text} {core.temperature.convert(value=0, from_='celsius', to='kelvin').value}")

    with Core(tmp_path / "shop", host=Asking()) as core:
        assert core.host.check(text="at", **PATIENT).text == "at 273.15"


class Never:
    """A host that answers only when the test lets it."""

    def __init__(self):
        from mainspring import Host

        may = self.may = threading.Event()
        asked = self.asked = threading.Event()

        class Waiting(Host):
            def ping(self, *, text):
                from mainspring.records import HostPong

                asked.set()
                may.wait()
                return HostPong(text=text)

        self.host = Waiting()


def test_a_call_that_takes_too_long_or_is_given_up(tmp_path):
    from mainspring import CallTimeout, Core, errors

    never = Never()
    with Core(tmp_path / "shop", host=never.host) as core:
        call = core.submit(core.host.check, text="a", **PATIENT)
        assert never.asked.wait(PATIENCE) and not call.done()
        call.cancel()
        with pytest.raises(errors.RequestCancelled):
            call.result(PATIENCE)
        with pytest.raises(CallTimeout, match="host.check was not answered within 0.01 s"):
            core.options(timeout=0.01).host.check(text="b", **PATIENT)
        assert core.system.ping() is not None
        never.may.set()


def test_how_far_it_is(shop, tmp_path):
    for call in [shop.submit(shop.inventory.items.create, sku=f"P{n}", name="P", unit="kg") for n in range(2000)]:
        call.result()
    told = []
    core = shop.options(progress=lambda done, total, message: told.append((done, total)))
    report = core.inventory.items.export(format="csv", path=str(tmp_path / "items.csv"))
    assert told and told[-1][0] <= report.rows == 2000
    assert (tmp_path / "items.csv").read_text().count("\n") >= 2000


def test_a_key_of_one_s_own(shop):
    from mainspring import errors

    once = shop.options(idempotency_key="k1")
    beans = once.inventory.items.create(sku="K", name="K", unit="kg")
    assert once.inventory.items.create(sku="K", name="K", unit="kg") == beans
    with pytest.raises(errors.KeyReused):
        once.inventory.items.create(sku="L", name="L", unit="kg")


def test_it_is_started_again(tmp_path):
    from mainspring import Core
    from mainspring.records import Topic

    with Core(tmp_path / "shop", restart=True) as core:
        core.companies.create(name="Shop")
        watch, changes = core.watch(core.inventory.items.list, limit=200), core.listen([Topic(type="item")])
        assert watch.get(PATIENCE).items == []
        ids = []
        for turn in range(5):
            calls = [
                core.submit(core.inventory.items.create, sku=f"R{turn}-{n}", name="R", unit="kg") for n in range(200)
            ]
            ids.append(calls[0].result().id)
            os.kill(core.process_id, signal.SIGKILL)
            ids += [call.result().id for call in calls[1:]]
        assert len(set(ids)) == 1000
        assert sorted(one.id for one in core.each(core.inventory.items.list)) == sorted(ids)
        # Some events may arrive twice.
        heard = set()
        while heard != set(ids):
            heard.add(changes.get(PATIENCE).id)
        while watch.get(PATIENCE).items[0].id != ids[-1]:
            pass


def test_a_process_that_has_ended(shop):
    from mainspring import ProcessEnded

    watch = shop.watch(shop.inventory.items.list)
    watch.get(PATIENCE)
    os.kill(shop.process_id, signal.SIGKILL)
    with pytest.raises(ProcessEnded, match="ended by signal 9"):
        while True:
            item(shop, os.urandom(4).hex())
    with pytest.raises(ProcessEnded):
        watch.get(PATIENCE)
    with pytest.raises(ProcessEnded, match="answers no more calls"):
        shop.system.ping()


def test_a_core_that_was_closed(tmp_path):
    from mainspring import Core, ProcessEnded

    core = Core(tmp_path / "shop")
    core.companies.create(name="Shop")
    calls = [core.submit(core.inventory.items.create, sku=f"C{n}", name="C", unit="kg") for n in range(100)]
    core.close()
    core.close()
    # The core has answered all requests that it accepted.
    assert len({call.result().id for call in calls}) == 100
    with pytest.raises(ProcessEnded, match="the core"):
        core.system.ping()


def test_a_program_or_directory_that_is_not_there(tmp_path, monkeypatch):
    from mainspring import AsyncCore, Core, ProcessEnded

    with pytest.raises(ProcessEnded, match="can't be started: No such file"):
        Core(command=[str(tmp_path / "none")])
    (tmp_path / "file").touch()
    core = Core(tmp_path / "file", restart=True)
    with pytest.raises(ProcessEnded, match="data directory can't be used") as caught:
        core.companies.list()
    sentence = f"mainspring: {tmp_path / 'file'} is not a directory. Name another path with --data."
    assert caught.value.log == [sentence] and sentence in str(caught.value)

    async def begun():
        async with AsyncCore(tmp_path / "file") as core:
            await core.companies.list()

    with pytest.raises(ProcessEnded) as caught:
        asyncio.run(begun())
    assert caught.value.log == [sentence] and sentence in str(caught.value)
    monkeypatch.delenv("MAINSPRING")
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(FileNotFoundError, match="MAINSPRING"):
        Core(":memory:")


ASYNC = """
import asyncio, os, signal, sys
from mainspring import *
from mainspring import errors
from mainspring.records import *

async def main():
    async with AsyncCore(sys.argv[1], restart=True, timeout=300) as core:
        await core.companies.create(name="Shop")
        watching, listening = core.watch(core.inventory.items.list, limit=200), core.listen([Topic(type="item")])
        async with watching as watch, listening as events:
            assert (await watch.get()).items == []
            ids = []
            for turn in range(4):
                calls = [core.inventory.items.create(sku=f"R{turn}-{n}", name="R", unit="kg") for n in range(200)]
                tasks = [asyncio.ensure_future(call) for call in calls]
                ids.append((await tasks[0]).id)
                os.kill(core.process_id, signal.SIGKILL)
                ids += [(await task).id for task in tasks[1:]]
            assert len(set(ids)) == 800
            assert sorted([one.id async for one in core.each(core.inventory.items.list)]) == sorted(ids)
            heard = set()
            async for event in events:
                heard.add(event.id)
                if heard == set(ids):
                    break
            async for page in watch:
                if page.items[0].id == ids[-1]:
                    break
        try:
            await core.inventory.items.get(sku="none")
        except errors.NotFound as error:
            print("not found", error.method)

    class Waiting(AsyncHost):
        async def ping(self, *, text):
            if text == "quick":
                return HostPong(text=text)
            asked.set()
            try:
                await asyncio.Event().wait()
            except asyncio.CancelledError:
                cancelled.set()
                raise

    asked, cancelled = asyncio.Event(), asyncio.Event()
    async with AsyncCore(":memory:", host=Waiting()) as core:
        print((await core.host.check(text="quick", deadline=600000)).text)
        task = asyncio.ensure_future(core.host.check(text="slow", deadline=600000))
        await asked.wait()
        task.cancel()
        await cancelled.wait()
        try:
            await core.options(timeout=0.01).host.check(text="slow", deadline=600000)
        except CallTimeout as error:
            print(error)
        os.kill(core.process_id, signal.SIGKILL)
        try:
            while True:
                await core.system.ping()
        except ProcessEnded as error:
            print(error)
    try:
        async with AsyncCore(command=["/nowhere/mainspring"]):
            pass
    except ProcessEnded as error:
        print(error)
    try:
        AsyncCore(":memory:").system.ping()
    except ProcessEnded as error:
        print(error)

asyncio.run(main())
"""


def script(text, *words, **options):
    return subprocess.run(
        [sys.executable, "-c", text, *map(str, words)], capture_output=True, text=True, timeout=PATIENCE, **options
    )


def test_in_an_event_loop(tmp_path):
    done = script(ASYNC, tmp_path / "shop")
    assert (done.returncode, done.stderr) == (0, "")
    lines = done.stdout.splitlines()
    assert lines[:3] == ["not found inventory.items.get", "quick", "host.check was not answered within 0.01 s"]
    assert lines[3].startswith("the core was ended by signal 9")
    assert lines[4] == "/nowhere/mainspring can't be started: No such file or directory"
    assert "async with" in lines[5]


TYPED = """
import asyncio
from datetime import date, datetime, timezone
from decimal import Decimal
from mainspring import UNSET, AsyncCore, Core, Host, errors
from mainspring.records import EventPage, Item, ItemDetailsChanges, ItemPage, HostPong, ReceivedLine, StockValueReport

core = Core("shop")
made: Item = core.inventory.items.create(sku="B", name="Beans", unit="kg", min_stock=Decimal("1.5"))
level: Decimal = core.inventory.stock.levels().items[0].on_hand
for one in core.each(core.inventory.items.list, limit=5):
    name: str = one.name
page: ItemPage = core.watch(core.inventory.items.list, limit=5).get()
later: Item = core.submit(core.inventory.items.get, id=made.id).result()
core.inventory.items.update(id=made.id, changes=ItemDetailsChanges(name="N", description=None, sku=UNSET))
expiry: str | None = core.inventory.lots.create(item=made.id, batch="L", expiry=date(2027, 4, 30)).expiry
core.inventory.lots.create(item=made.id, batch="M", expiry="2027-04-30")
core.purchases.receive(id="x", lines=[ReceivedLine(sku="B", quantity=1, expiry=date(2027, 4, 30))])
worth: StockValueReport = core.reports.stock_value(at=date(2026, 1, 31))
worth = core.reports.stock_value(at=datetime(2026, 1, 31, tzinfo=timezone.utc))
try:
    core.inventory.items.get(id="x")
except errors.NotFound as error:
    kind: str = error.data.kind

class Mine(Host):
    def ping(self, *, text: str) -> HostPong:
        self.part({"text": text})
        return HostPong(text=text)

async def main() -> None:
    async with AsyncCore("shop") as other:
        made: Item = await other.inventory.items.create(sku="B", name="Beans", unit="kg")
        async for one in other.each(other.inventory.items.list):
            sku: str = one.sku
        pages = await asyncio.gather(other.inventory.items.list(), other.events.since())
        first: ItemPage = pages[0]
        second: EventPage = pages[1]
"""
WRONG = """
core.inventory.items.create(sku="B", name="Beans")
core.inventory.items.create(sku="B", name="Beans", unit=5)
core.inventory.items.list(order="loudest")
core.inventory.items.lst()
core.watch(core.inventory.items.list, limt=5)
made.skuu
core.each(core.system.ping)
core.inventory.lots.create(item=made.id, batch="L", expiry=20270430)
"""


MYPY = ["mypy", "--strict", "--python-version", "3.10"]


@pytest.mark.parametrize(
    "checker", [MYPY, pytest.param(["basedpyright"], marks=pytest.mark.full)], ids=["mypy", "basedpyright"]
)
def test_types_are_checked(tmp_path, checker):
    for name, text in {"right.py": TYPED, "wrong.py": TYPED + WRONG}.items():
        (tmp_path / name).write_text(text)
    (tmp_path / "pyproject.toml").write_text(
        '[tool.basedpyright]\ntypeCheckingMode = "strict"\nreportUnusedVariable = false\n'
    )

    def check(*files):
        return subprocess.run(
            [sys.executable, "-m", *checker, *map(str, files)],
            capture_output=True, text=True, timeout=PATIENCE, cwd=tmp_path,
            env={**os.environ, "MYPYPATH": str(PACKAGE), "MYPY_CACHE_DIR": str(tmp_path / "cache")},
        )  # fmt: skip

    right = check(tmp_path / "right.py")
    assert right.returncode == 0, right.stdout
    wrong = check(tmp_path / "wrong.py")
    first = TYPED.count("\n") + 2
    found = {int(number) for number in re.findall(r"wrong\.py:(\d+)(?::\d+)?(?: -|:) error", wrong.stdout)}
    assert found == set(range(first, first + 8)), wrong.stdout


@pytest.mark.parametrize(
    "checker",
    [
        ["mypy", "--strict", "--python-version", "3.10"],
        pytest.param(["basedpyright", "--level", "error"], marks=pytest.mark.full),
    ],
)
def test_the_package_s_own_types_are_right(tmp_path, checker):
    done = subprocess.run(
        [sys.executable, "-m", *checker, "mainspring"],
        capture_output=True, text=True, timeout=PATIENCE, cwd=PACKAGE,
        env={**os.environ, "MYPY_CACHE_DIR": str(tmp_path)},
    )  # fmt: skip
    assert done.returncode == 0, done.stdout


WHEEL = """
from mainspring import Core
with Core("shop") as core:
    print(core.companies.create(name="Shop").name)
"""


def test_a_wheel_is_all_that_it_takes(tmp_path):
    # A plain Python environment, with the setuptools of the installation, or without setuptools.
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", tmp_path / "stock"], check=True, timeout=PATIENCE)
    built = subprocess.run(
        [PACKAGE / "wheel", "--binary", BINARY, "--python", tmp_path / "stock/bin/python", tmp_path / "dist"],
        capture_output=True, text=True, timeout=PATIENCE,
    )  # fmt: skip
    assert built.returncode == 0, built.stderr
    (wheel,) = (tmp_path / "dist").iterdir()
    subprocess.run([sys.executable, "-m", "venv", tmp_path / "fresh"], check=True, timeout=PATIENCE)
    python = tmp_path / "fresh/bin/python"
    subprocess.run(
        [python, "-m", "pip", "install", "--quiet", "--no-index", wheel], check=True, timeout=PATIENCE, cwd=tmp_path
    )
    done = subprocess.run(
        [python, "-c", WHEEL],
        capture_output=True, text=True, timeout=PATIENCE, cwd=tmp_path, env={"PATH": "/usr/bin:/bin"},
    )  # fmt: skip
    assert (done.stdout, done.stderr) == ("Shop\n", "")
    assert (tmp_path / "shop/private.sqlite").exists()


def blocks(page):
    """Returns the code blocks of a page, each with the output that follows it."""
    found = re.findall(r"^```(\w*)\n(.*?)^```$", page.read_text(), re.M | re.S)
    for place, (language, text) in enumerate(found):
        if language == "python":
            after = found[place + 1] if place + 1 < len(found) else ("python", "")
            yield text, after[1] if after[0] == "" else None


def test_the_page_s_programs_run(tmp_path):
    programs = list(blocks(PACKAGE / "README.md"))
    assert len(programs) >= 7
    for text, expected in programs:
        done = script(textwrap.dedent(text), cwd=tmp_path)
        assert (done.returncode, done.stderr) == (0, ""), text
        if expected is not None:
            assert done.stdout == expected, text


def test_more_than_the_pipes_hold(shop):
    """Sends more requests than the pipes can hold while no thread waits for replies. The sending thread then reads the
    replies itself."""
    create = shop.inventory.items.create
    calls = [shop.submit(create, sku=f"F{n}", name="n", unit="kg", description="d" * 3000) for n in range(1500)]
    assert len({call.result().id for call in calls}) == 1500


def test_a_core_that_does_not_read(shop):
    from mainspring import CallTimeout

    os.kill(shop.process_id, signal.SIGSTOP)
    slow = shop.options(timeout=0.2)
    with pytest.raises(CallTimeout):
        slow.inventory.items.create(sku="B", name="n" * 3_000_000, unit="kg")
    with pytest.raises(CallTimeout):
        slow.system.ping()
    shop.close(timeout=0.2)


def test_a_late_answer_of_the_host_goes_to_nobody_else(tmp_path):
    from mainspring import CallTimeout, Core, Host
    from mainspring.records import HostPong

    may_go, asked = threading.Event(), threading.Event()

    class Late(Host):
        def ping(self, *, text):
            if text == "late":
                asked.set()
                may_go.wait()
            return HostPong(text=text)

    with Core(tmp_path / "shop", host=Late(), restart=True) as core:
        call = core.submit(core.host.check, text="late", **PATIENT)
        assert asked.wait(PATIENCE)
        os.kill(core.process_id, signal.SIGKILL)
        # The method changes nothing, so the client calls it again on the new core, and the core asks the host again.
        assert core.host.check(text="again", **PATIENT).text == "again"
        may_go.set()
        with contextlib.suppress(CallTimeout):
            call.result(0)
        assert core.host.check(text="after", **PATIENT).text == "after"


def test_killed_again_and_again(tmp_path):
    from mainspring import Core

    with Core(tmp_path / "shop", restart=True) as core:
        core.companies.create(name="Shop")
        for turn in range(4):
            os.kill(core.process_id, signal.SIGKILL)
            with contextlib.suppress(ProcessLookupError):
                os.kill(core.process_id, signal.SIGKILL)
            assert core.inventory.items.create(sku=f"K{turn}", name="K", unit="kg").sku == f"K{turn}"
        assert len(core.inventory.items.list().items) == 4


def test_a_method_is_called_with_the_options_it_was_taken_with(shop, tmp_path):
    from mainspring import Core

    keyed = shop.options(idempotency_key="K")
    calls = [shop.submit(keyed.inventory.items.create, sku="K", name="K", unit="kg") for _ in range(2)]
    assert calls[0].result() == calls[1].result()
    with Core(":memory:") as other, pytest.raises(TypeError, match="another core"):
        shop.submit(other.inventory.items.list)
    with pytest.raises(ValueError, match="restart needs a data directory"):
        Core(":memory:", restart=True)


def test_waiting_for_a_result_for_some_time(tmp_path):
    from mainspring import CallTimeout, Core

    never = Never()
    with Core(tmp_path / "shop", host=never.host) as core:
        call = core.submit(core.host.check, text="a", **PATIENT)
        assert never.asked.wait(PATIENCE)
        with pytest.raises(CallTimeout, match="still under way"):
            call.result(0)
        never.may.set()
        assert call.result(PATIENCE).text == "a"


def test_what_callbacks_raise_is_shown_and_harms_nobody(shop, tmp_path, monkeypatch):
    shown, told, ended = [], threading.Event(), threading.Event()
    monkeypatch.setattr(threading, "excepthook", lambda args: shown.append(str(args.exc_value)))

    def raises(page):
        if page.items:
            told.set()
        raise ValueError("a fault of the callback")

    watch = shop.watch(shop.inventory.items.list)
    watch.on_change(raises, on_error=lambda error: ended.set())
    item(shop)
    assert told.wait(PATIENCE)
    noisy = shop.options(progress=lambda *words: 1 / 0)
    # A method that reports no progress can be called with a progress callback, too.
    assert len(noisy.inventory.items.list().items) == 1
    noisy.inventory.items.export(format="csv", path=str(tmp_path / "items.csv"))
    os.kill(shop.process_id, signal.SIGKILL)
    assert ended.wait(PATIENCE)
    assert "a fault of the callback" in shown


def test_a_host_whose_answer_is_none(tmp_path):
    from mainspring import Core, Host, errors

    class Odd(Host):
        def ping(self, *, text):
            if text == "exit":
                raise SystemExit(3)
            return {"object": object(), "text": "\ud800"}[text]

    with Core(tmp_path / "shop", host=Odd()) as core:
        for text, words in {"object": "TypeError", "text": "UnicodeEncodeError", "exit": "SystemExit"}.items():
            with pytest.raises(errors.HostError) as refused:
                core.host.check(text=text, **PATIENT)
            assert words in refused.value.data.error["message"]


def test_a_fork_leaves_the_core_to_its_parent(shop):
    from mainspring import ProcessEnded

    child = os.fork()
    if child == 0:
        try:
            shop.system.ping()
        except ProcessEnded:
            os._exit(7)
        os._exit(1)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 7
    assert item(shop).sku == "B1"


def test_a_number_must_be_finite(shop):
    for number in (Decimal("NaN"), Decimal("Infinity"), float("nan")):
        with pytest.raises(ValueError):
            item(shop, min_stock=number)


def test_an_async_core_that_is_closed_while_it_is_started_again(tmp_path):
    done = script(
        """
import asyncio, os, signal, sys
from mainspring import AsyncCore, ProcessEnded

async def main():
    for turn in range(10):
        core = AsyncCore(sys.argv[1], restart=True)
        await core.__aenter__()
        await core.companies.list()
        calls = [asyncio.ensure_future(core.companies.list()) for _ in range(5)]
        os.kill(core.process_id, signal.SIGKILL)
        await asyncio.sleep(turn / 1000)
        await core.close()
        answered = await asyncio.gather(*calls, return_exceptions=True)
        assert all(not isinstance(one, BaseException) or isinstance(one, ProcessEnded) for one in answered), answered

asyncio.run(main())
""",
        tmp_path / "shop",
    )
    assert (done.returncode, done.stderr) == (0, "")


def test_a_core_that_is_shared_and_killed(tmp_path):
    """A shared core is killed. Clients that restart the core continue with the next core, together with other
    clients."""
    from mainspring import Core, ProcessEnded
    from mainspring.records import CompanyDetailsChanges

    data, words = tmp_path / "shop", ["--shared", "--linger", "0"]
    with Core(data, arguments=words, restart=True) as one, Core(data, arguments=words, restart=True) as other:
        one.companies.create(name="Shop")
        for _ in range(3):
            assert [company.name for company in other.companies.list().items] == ["Shop"]
            kill_core(data)
            one.companies.update(changes=CompanyDetailsChanges(legal_name="Shop Ltd"))
    with Core(data, arguments=words) as fragile:
        fragile.companies.list()
        kill_core(data)
        with pytest.raises(ProcessEnded, match="the core that it shared is gone"):
            fragile.companies.list()
