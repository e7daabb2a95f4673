"""Photos and documents of the account's own records. Requests for them name no company."""

import base64
import hashlib

import pytest

from support.accounts import Accounts
from support.core import Core, item, request, until
from support.images import png
from support.journal import bean, beans, meet
from support.people import rows, sign_in, staffed, write

ROAST = b"Roasted on Friday\n"


def owner(id):
    return {"type": "bean", "id": id}


def add(core, id, content=ROAST, role="document", **more):
    return core.call("assets.add", owner=owner(id), role=role, base64=base64.b64encode(content).decode(), **more)


def content(core, asset):
    return base64.b64decode(core.call("assets.read", id=asset["id"])["base64"])


def test_an_asset_that_is_nowhere_is_named(core):
    id = "01900000-0000-7000-8000-000000000000"
    missing = f"The account's own records have no asset with the id {id}, and no company was named. "
    for method in ("assets.get", "assets.read", "assets.remove"):
        error = core.refused(method, id=id)
        assert error["data"] == {"kind": "noCompany"}
        assert error["message"].startswith(f"{missing}There is no company yet"), method
    for method, kind, params in (
        ("sync.queue.discard", "record", {"record": id}),
        ("sync.conflicts.resolve", "conflict", {"id": id, "take": "local"}),
    ):
        assert core.refused(method, **params)["message"].startswith(
            f"The account's own records have no {kind} with the id {id}"
        )
    shop = core.call("companies.create", name="A")["id"]
    assert core.refused("assets.get", id=id)["message"] == "There is no such asset"
    core.call("companies.create", name="B")
    core.call("companies.select", company=None)
    assert core.refused("assets.get", id=id)["message"].startswith(f"{missing}No company is selected")
    assert core.refused("assets.get", id=id, company=shop)["data"]["kind"] == "notFound"


def meet_with_files(devices, asset):
    """Syncs the devices until all of them can read the file of an asset, which arrives after its record."""
    meet(devices)

    def can_be_had():
        devices.sync()
        return all(core.call("assets.get", id=asset["id"])["state"] in ("synced", "remote") for core in devices)

    until(can_be_had)


def listed(core, id):
    return [asset["id"] for asset in core.call("assets.list", owner=owner(id))["items"]]


@pytest.fixture
def core(data):
    with Core(data) as core:
        yield core


def test_all_methods_work_without_a_company(core):
    id = bean(core)
    core.call("events.subscribe")
    photo = add(core, id, png(2, 3), "photo", name="Bag")
    assert (photo["company"], photo["owner"], photo["width"], photo["state"]) == (None, owner(id), 2, "local")
    (told,) = core.said()[0]["params"]["events"]
    assert (told["type"], told["company"], told["id"]) == ("asset", None, photo["id"])
    second = add(core, id, png(4, 4), "photo")
    upload = core.call("assets.begin", owner=owner(id), role="document", name="Roast")["upload"]
    core.call("assets.append", upload=upload, offset=0, base64=base64.b64encode(ROAST).decode())
    document = core.call("assets.finish", upload=upload, sha256=hashlib.sha256(ROAST).hexdigest())
    assert listed(core, id) == [photo["id"], second["id"], document["id"]]
    assert core.call("assets.list", owner=owner(id), role="document")["items"] == [document]
    assert core.call("assets.get", id=photo["id"]) == photo
    assert content(core, document) == ROAST
    with open(core.call("assets.path", id=document["id"])["path"], "rb") as file:
        assert file.read() == ROAST
    ordered = core.call("assets.reorder", ids=[second["id"]])["items"]
    assert [asset["id"] for asset in ordered] == [second["id"], photo["id"], document["id"]]
    assert len(core.call("assets.prefetch", owner=owner(id))["items"]) == 3
    assert core.call("assets.remove", id=second["id"])["deleted"] == second["id"]
    assert listed(core, id) == [photo["id"], document["id"]]
    core.call("journal.beans.delete", id=id)
    assert core.refused("assets.list", owner=owner(id))["data"]["kind"] == "notFound"
    events = core.call("events.since", limit=1000)["events"]
    gone = {event["id"] for event in events if (event["type"], event["action"]) == ("asset", "deleted")}
    assert gone == {photo["id"], second["id"], document["id"]}


def test_a_live_query_hears_of_them(core):
    id = bean(core)
    core.call("live.open", query={"method": "assets.list", "params": {"owner": owner(id)}})
    photo = add(core, id, png(2, 2), "photo")
    told = [line for line in core.said() if line.get("method") == "live.changed"]
    assert told[-1]["params"]["result"]["items"] == [photo]


def test_records_carry_the_ids_of_their_photos_in_order(core):
    """A list can show thumbnails without a call for each record."""
    made = {
        "bean": core.call("journal.beans.create", name="Sidamo"),
        "equipment": core.call("journal.equipment.create", kind="grinder", name="Mill"),
    }
    made["brew"] = core.call(
        "journal.brews.create", at="2026-01-01T08:00:00Z", bean=made["bean"]["id"], method="pourOver", dose=15
    )
    collections = {"bean": "journal.beans", "equipment": "journal.equipment", "brew": "journal.brews"}
    for kind, record in made.items():
        assert "photos" not in record
        core.call("live.open", query={"method": f"{collections[kind]}.list"})
        of = {"type": kind, "id": record["id"]}
        text = [base64.b64encode(png(2, n)).decode() for n in (1, 2)]
        core.call("assets.add", owner=of, role="document", base64=text[0])
        photos = [core.call("assets.add", owner=of, role="photo", base64=one)["id"] for one in text]
        for ids in (photos, photos[::-1]):
            core.call("assets.reorder", ids=ids)
            told = [line["params"] for line in core.said() if line.get("method") == "live.changed"]
            assert told[-1]["result"]["items"] == core.call(f"{collections[kind]}.list")["items"]
            (listed,) = told[-1]["result"]["items"]
            assert listed["photos"] == ids
            assert core.call(f"{collections[kind]}.get", id=record["id"])["photos"] == ids


def test_a_company_is_refused_beside_them_and_finds_none(core):
    id = bean(core)
    asset = add(core, id)
    shop = core.call("companies.create", name="Shop")["id"]
    error = core.refused("assets.list", owner=owner(id), company=shop)
    assert error["code"] == -32602 and error["data"]["problems"][0]["pointer"] == "/company"
    assert "belong to no company" in error["message"] + error["data"]["problems"][0]["message"]
    for method, params in (("get", {}), ("read", {}), ("path", {}), ("remove", {})):
        error = core.refused(f"assets.{method}", id=asset["id"], company=shop, **params)
        assert error["data"]["kind"] == "notFound", method
    assert core.refused("assets.reorder", ids=[asset["id"]], company=shop)["data"]["kind"] == "notFound"
    upload = core.call("assets.begin", owner=owner(id), role="document")["upload"]
    for params in ({"company": shop}, {}):
        text = base64.b64encode(ROAST).decode()
        asked = {"upload": upload, "offset": 0, "base64": text, **params}
        if params:
            assert core.refused("assets.append", **asked)["data"]["kind"] == "notFound"
        else:
            assert core.call("assets.append", **asked)["received"] == len(ROAST)
    core.call("companies.delete", company=shop, confirm="Shop")
    assert listed(core, id) == [asset["id"]]


def test_a_company_s_assets_are_none_of_the_account_s(core):
    shop = core.call("companies.create", name="Shop")["id"]
    other = core.call("companies.create", name="Other")["id"]
    product = core.call("inventory.items.create", company=shop, **item())["id"]
    text = base64.b64encode(ROAST).decode()
    asset = core.call("assets.add", company=shop, owner={"type": "item", "id": product}, role="document", base64=text)
    assert asset["company"] == shop
    core.call("companies.select", company=other)
    assert core.refused("assets.get", id=asset["id"])["data"]["kind"] == "notFound"
    core.call("companies.select", company=shop)
    assert core.call("assets.get", id=asset["id"]) == asset
    # The id of a company's item is not accepted as the id of beans.
    assert core.refused("assets.list", owner=owner(product))["data"]["kind"] == "notFound"


def test_without_a_company_nothing_else_is_found(core):
    unknown = "01903e6f-2c00-7000-8000-000000000001"
    assert core.refused("assets.get", id=unknown)["data"]["kind"] == "noCompany"
    assert core.refused("assets.list", owner={"type": "item", "id": unknown})["data"]["kind"] == "noCompany"
    assert core.refused("assets.list", owner=owner(unknown))["data"]["kind"] == "notFound"


def test_rights_in_a_company_neither_give_nor_take_any(core):
    shop, _ = staffed(core, ("viewer", {"preset": "viewer"}))
    sign_in(core, shop, "viewer")
    core.call("companies.select", company=shop)
    id = bean(core)
    asset = add(core, id)
    assert content(core, asset) == ROAST
    core.call("access.signOut", company=shop)
    assert listed(core, id) == [asset["id"]]
    core.call("assets.remove", id=asset["id"])


def test_later_requests_wait_for_what_is_added(core):
    """All requests are sent at once. The list, and the deletion of the beans after the addition, see the added
    photo."""
    id = bean(core)
    text = base64.b64encode(ROAST).decode()
    core.send(
        request("assets.add", {"owner": owner(id), "role": "document", "base64": text}, 1),
        request("assets.list", {"owner": owner(id)}, 2),
        request("journal.beans.delete", {"id": id}, 3),
    )
    replies = {reply["id"]: reply for reply in (core.receive() for _ in range(3))}
    assert [asset["id"] for asset in replies[2]["result"]["items"]] == [replies[1]["result"]["id"]]
    assert replies[3]["result"]["deleted"] == id


def test_a_repeat_counts_once(core):
    id = bean(core)
    first = add(core, id, idempotencyKey="a")
    company = core.call("companies.create", name="Shop")["id"]
    core.call("companies.select", company=company)
    assert add(core, id, idempotencyKey="a") == first
    assert listed(core, id) == [first["id"]]


def test_they_come_to_the_other_device_and_go_with_the_bean(devices):
    one, two = devices
    id = bean(one)
    asset = add(one, id)
    meet_with_files(devices, asset)
    (there,) = two.call("assets.list", owner=owner(id))["items"]
    assert (there["id"], there["company"], there["sha256"]) == (asset["id"], None, asset["sha256"])
    assert content(two, asset) == ROAST
    mine = add(two, id, b"Of the second device\n")
    meet_with_files(devices, mine)
    assert content(one, mine) == b"Of the second device\n"
    two.call("journal.beans.delete", id=id)
    meet(devices)
    for core in devices:
        assert beans(core) == []
        assert core.refused("assets.get", id=asset["id"])["data"]["kind"] == "noCompany"


def test_a_bean_that_is_there_again_has_its_photos(devices):
    """One device deletes the beans, and the other adds a photo to them."""
    one, two = devices
    id = bean(one)
    meet(devices)
    for core in devices:
        core.call("sync.disconnect")
    one.call("journal.beans.delete", id=id)
    asset = add(two, id)
    for core in devices:
        core.call("sync.connect", cloud=str(devices.file))
        core.call("sync.now", wait=True)
    meet_with_files(devices, asset)
    for core in devices:
        assert [found["id"] for found in beans(core)] == [id]
        assert listed(core, id) == [asset["id"]]
    assert content(one, asset) == ROAST


def test_a_switch_of_the_account_clears_them(tmp_path):
    cloud = ("--cloud", str(tmp_path / "cloud.sqlite"), "--cloud-account", "ann")
    with Core(tmp_path / "data", *cloud) as core:
        id = bean(core)
        asset = add(core, id)
        core.call("sync.now", wait=True)
        core.call("sync.switchAccount", account="ben", discard=True)
        assert core.refused("assets.get", id=asset["id"])["data"]["kind"] == "noCompany"
        assert list((tmp_path / "data" / "assets").iterdir()) == []


def test_nobody_with_whom_a_company_is_shared_gets_any(tmp_path):
    with Accounts(tmp_path) as accounts:
        ada = accounts["ada"]
        shop = accounts.shop()
        asset = add(ada, bean(ada), b"Zanzibar")
        accounts.join(shop, "bo")
        accounts.settle()
        bo = accounts["bo"]
        assert bo.refused("assets.get", company=shop, id=asset["id"])["data"]["kind"] == "notFound"
        for path in (tmp_path / "bo").rglob("*"):
            assert not path.is_file() or b"Zanzibar" not in path.read_bytes(), path


def test_a_store_of_an_older_program_keeps_its_assets(data):
    """In the stores of older programs, every asset belonged to a company."""
    with Core(data) as core:
        shop = core.call("companies.create", name="Shop")["id"]
        product = core.call("inventory.items.create", company=shop, **item())["id"]
        text = base64.b64encode(ROAST).decode()
        whose = {"type": "item", "id": product}
        old = core.call("assets.add", company=shop, owner=whose, role="document", base64=text)
    store = data / "private.sqlite"
    (table,) = rows(store, "SELECT sql FROM sqlite_schema WHERE name = 'assets'")
    write(store, "ALTER TABLE assets RENAME TO newer")
    write(store, table["sql"].replace("company BLOB", "company BLOB NOT NULL"))
    write(store, "INSERT INTO assets SELECT * FROM newer")
    write(store, "DROP TABLE newer")
    write(store, "CREATE INDEX assets_owner ON assets (owner, position, id)")
    write(store, "DELETE FROM migrations WHERE name = 'assets.account'")
    (version,) = rows(store, "PRAGMA user_version")
    write(store, f"PRAGMA user_version = {version['user_version'] - 1}")
    with Core(data) as core:
        assert core.call("assets.list", company=shop, owner=whose)["items"] == [old]
        id = bean(core)
        assert add(core, id)["company"] is None
