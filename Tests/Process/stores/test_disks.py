"""A power cut takes back nothing that was answered, whatever the disk does with what it was not waited for.

Each scenario runs once, and a trace says what its processes did to files. Disks are made of the trace, each as it may
be after a cut (`support.disks`), and a core starts on each.
"""

import base64
import random
import shutil
import tarfile
from pathlib import Path

import pytest

from support.core import CallError, Core, item, run
from support.devices import pages
from support.disks import KINDS, Trace, unfold
from support.traces import Tracer


class Scene:
    """A scenario, which records what must hold after each acknowledged request."""

    def __init__(self, root, tracer):
        self.root, self.tracer = root, tracer
        self.promises = []
        # The calls that produce the disk's content at the beginning of the trace.
        self.first = []

    def core(self, name="data", *options):
        core = self.tracer.core(self.root / name, *options)
        # The ids of requests begin with the core's name, so a reply tells which core has sent it.
        core.prefix = name
        return core

    def call(self, core, method, promise=None, /, **params):
        id = f"{core.prefix} {method} {len(self.promises)}"
        reply = core.ask({"jsonrpc": "2.0", "id": id, "method": method, "params": params})
        assert "result" in reply, reply
        self.promises.append((id, promise))
        return reply["result"]


def names(core):
    return {one["sku"]: one["name"] for one in pages(core, "inventory.items.list")}


def has(sku, name=None):
    """Returns a promise: the item exists, and has this name, or a later one."""

    def check(core):
        found = names(core)
        assert sku in found and (name is None or found[sku] >= name), (sku, name, found)

    return check


def stores(scene):
    """Writes of all kinds, each in its own commit and several in one."""
    with scene.core() as core:
        scene.call(core, "companies.create", lambda core: core.call("companies.selected"), name="Shop")
        for number in range(3):
            scene.call(core, "inventory.items.create", has(f"SKU-{number}"), **item(number))
        for number in range(3):
            scene.call(
                core, "inventory.items.update", has("SKU-1", f"N{number}"), sku="SKU-1", changes={"name": f"N{number}"}
            )
        scene.call(core, "inventory.stock.receive", holds(5), sku="SKU-0", quantity=5)
        ids = [f"data together {number}" for number in range(20)]
        core.send(
            *[
                {"jsonrpc": "2.0", "id": id, "method": "inventory.items.create", "params": item(10 + n)}
                for n, id in enumerate(ids)
            ]
        )
        for number, id in enumerate(ids):
            assert "result" in core.receive()
            scene.promises.append((id, has(f"SKU-{10 + number}")))


def holds(quantity):
    def check(core):
        assert [one["onHand"] for one in core.call("inventory.stock.levels")["items"]] == [quantity]

    return check


def assets(scene):
    """The contents of assets, in files of their own."""
    with scene.core() as core:
        scene.call(core, "companies.create", name="Shop")
        owner = {"type": "item", "id": scene.call(core, "inventory.items.create", **item(1))["id"]}
        for number in range(3):
            content = random.Random(number).randbytes(3000)
            text = base64.b64encode(content).decode()
            made = scene.call(core, "assets.add", owner=owner, role="document", mediaType="text/plain", base64=text)
            scene.promises.append((scene.promises[-1][0], reads(made["id"], text)))


def reads(id, text):
    def check(core):
        assert core.call("assets.read", id=id)["base64"] == text

    return check


def files(scene):
    """An import, an export, and a backup."""
    rows = "sku,name,unit\n" + "".join(f"I{number},Thing {number},piece\n" for number in range(250))
    with scene.core() as core:
        scene.call(core, "companies.create", name="Shop")
        scene.call(core, "inventory.items.import", has_rows, format="csv", inline=rows, idempotencyKey="rows")
        path = scene.root / "items.jsonl"
        made = scene.call(core, "inventory.items.export", format="jsonl", path=str(path))
        scene.promises.append((scene.promises[-1][0], is_whole("items.jsonl", made["bytes"])))
        scene.call(core, "system.backup", is_backup, path=str(scene.root / "shop.tar"))


def has_rows(core):
    assert len(names(core)) == 250


def is_whole(name, size):
    def check(core):
        path = core.folder / name
        assert path.exists() and path.stat().st_size == size

    return check


def is_backup(core):
    assert run("backup", "--check", str(core.folder / "shop.tar")).returncode == 0


def container(scene):
    """Another device gets what a container has acknowledged, although the container's file was on the disk that lost
    power."""
    with scene.core("data", "--cloud", str(scene.root / "cloud.sqlite")) as core:
        scene.call(core, "companies.create", name="Shop")
        for number in range(3):
            scene.call(core, "inventory.items.create", has(f"SKU-{number}"), **item(number))
            scene.call(core, "sync.now", reaches_another(f"SKU-{number}"), wait=True)


def reaches_another(sku):
    def check(core):
        cloud = str(core.folder / "cloud.sqlite")
        with Core(core.folder / "another", "--cloud", cloud) as other:
            other.call("sync.now", wait=True)
            assert sku in names(other)

    return check


def accounts(scene):
    """The device switches to another account, and the directory then belongs to that account."""
    with scene.core("data", "--cloud", str(scene.root / "cloud.sqlite"), "--cloud-account", "ann") as core:
        scene.call(core, "companies.create", name="Shop")
        scene.call(core, "inventory.items.create", **item(1))
        scene.call(core, "sync.now", wait=True)
        scene.call(core, "sync.switchAccount", is_of("ben"), account="ben")


def is_of(account):
    def check(core):
        assert core.call("sync.account")["reference"] == account
        assert core.call("companies.list")["items"] == []

    return check


def sharing(scene):
    """A participant keeps the company that was shared."""
    cloud = str(scene.root / "cloud.sqlite")
    with (
        scene.core("ada", "--cloud", cloud, "--cloud-account", "ada") as ada,
        scene.core("data", "--cloud", cloud, "--cloud-account", "bo") as bo,
    ):
        shop = scene.call(ada, "companies.create", name="Shop")["id"]
        scene.call(ada, "companies.setTier", company=shop, tier="business")
        scene.call(ada, "inventory.items.create", company=shop, **item(1))
        scene.call(ada, "sharing.create", company=shop)
        url = scene.call(ada, "sharing.invite", company=shop, preset="management", **{"as": "bo"})["url"]
        scene.call(bo, "sharing.accept", has("SKU-1"), url=url)
        scene.call(bo, "inventory.items.create", has("SKU-2"), company=shop, **item(2))
        scene.call(bo, "sync.now", wait=True)
        scene.call(ada, "sync.now", wait=True)


def upgrade(scene):
    """The stores of an older program are upgraded."""
    data = scene.root / "data"
    with tarfile.open(Path(__file__).parent.parent / "support" / "ledger_before_lots.tar.gz") as archive:
        archive.extractall(data, filter="data")
    scene.first = [("mkdir", str(data), "", 0, 0, b""), ("sync", str(scene.root), "", 0, 0, b"")]
    for path in sorted(data.iterdir()):
        scene.first.append(("write", str(path), "", 0, path.stat().st_size, path.read_bytes()))
        scene.first.append(("sync", str(path), "", 0, 0, b""))
    with scene.core() as core:
        scene.call(core, "inventory.items.update", has("BEAN", "N1"), sku="BEAN", changes={"name": "N1"})


SCENES = [stores, assets, files, container, accounts, sharing, upgrade]


def look(scene, trace, end, kind, folder):
    """Cuts the power, and checks what the disk has."""
    unfold(trace.image(end, kind, random.Random(f"{kind} {end}")), scene.root, folder)
    answered = trace.answered(end)
    if not (folder / "data").exists():
        assert not any(id in answered and promise for id, promise in scene.promises)
        return 0
    with Core(folder / "data") as core:
        core.folder = folder
        for store in core.call("system.diagnostics", check=True)["stores"]:
            assert store["integrity"] == "ok", store
        kept = [promise for id, promise in scene.promises if promise and id in answered]
        for promise in kept:
            promise(core)
    return len(kept)


def played(scenario, tmp_path):
    """Returns a finished scenario, and its calls."""
    root = tmp_path / "disk"
    root.mkdir()
    (tmp_path / "tracer").mkdir()
    scene = Scene(root, Tracer(tmp_path / "tracer"))
    scenario(scene)
    # The folder is removed, so that a stored location of the container leads nowhere.
    shutil.rmtree(root)
    return scene, scene.tracer.calls_with_bytes()


def cut(scene, trace, count, tmp_path):
    """Cuts the power of each kind of disk this number of times; returns the number of promises that were checked."""
    choice = random.Random("cuts")
    cuts, kept = trace.cuts(), 0
    assert len(cuts) > 20
    # Half of the power cuts come late in the trace, when the core has already acknowledged many requests.
    late = [end for end in cuts if end > len(trace.calls) // 2]
    for kind in KINDS:
        ends = choice.sample(cuts, min(count, len(cuts))) + choice.sample(late, min(count, len(late)))
        for number, end in enumerate(ends):
            kept += look(scene, trace, end, kind, tmp_path / f"{kind}{number}")
    return kept


@pytest.mark.parametrize("scenario", SCENES, ids=lambda scenario: scenario.__name__)
def test_a_cut_takes_back_nothing_that_was_answered(scenario, request, tmp_path):
    scene, calls = played(scenario, tmp_path)
    assert (
        cut(scene, Trace(calls, scene.root, scene.first), 40 if request.config.getoption("--full") else 1, tmp_path) > 0
    )


@pytest.mark.parametrize(
    "lost", ["private.sqlite-wal", *(pytest.param(name, marks=pytest.mark.full) for name in ("assets", "shop.tar"))]
)
def test_a_core_that_does_not_wait_is_found_out(lost, tmp_path):
    """Without the calls that wait for a file or its folder, the same checks fail."""
    scenario = {"private.sqlite-wal": stores, "assets": assets, "shop.tar": files}[lost]
    scene, calls = played(scenario, tmp_path)
    folder = scene.root / "data" / lost if lost != "shop.tar" else scene.root
    lying = [call for call in calls if not (call[0] == "sync" and call[1] == str(folder))]
    assert len(lying) < len(calls)
    with pytest.raises((AssertionError, CallError)):
        cut(scene, Trace(lying, scene.root, scene.first), 40, tmp_path)
