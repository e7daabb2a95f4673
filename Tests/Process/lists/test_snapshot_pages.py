"""Lists of one snapshot: later pages show the same state as the first page, or are refused."""

import base64
import sqlite3
import uuid

import pytest

from support.chats import stored_chats
from support.core import Core, item, request, until
from support.devices import Devices
from support.discovery import METHODS
from support.people import staffed

DAY = "2026-03-02"
# No two items have the same barcode, so this list never has a second page.
SINGLE = "inventory.items.find"
LISTS = [name for name, method in METHODS.items() if "snapshot" in [param["name"] for param in method["params"]]]
TOO_OLD = {"kind": "cursorTooOld", "oldest": None, "newest": None}


def filled(core):
    """Creates a company with three or more elements in each list. Returns it with the parameters that each list needs
    beside the company."""
    company, _ = staffed(core, *((f"clerk{n}", {"preset": "warehouse"}) for n in range(2)))

    def call(method, **params):
        return core.call(method, company=company, **params)

    settings = call("companies.get")["settings"]
    call("companies.update", changes={"settings": settings | {"allowNegativeStock": True}})
    known = {}
    for n in range(3):
        more = {"category": f"Category {n}", "tags": [f"tag {n}"], "minStock": 5}
        stocked = call("inventory.items.create", **item(n, **more, trackBatch=True))["id"]
        negative = call("inventory.items.create", **item(10 + n, **more))["id"]
        place = call("inventory.locations.create", name=f"Place {n}")["id"]
        lot = call("inventory.lots.create", item=stocked, batch=f"B{n}", expiry=DAY)["id"]
        call("inventory.stock.receive", item=stocked, lot=lot, quantity=1, location=place)
        call("inventory.stock.consume", item=negative, quantity=1, location=place)
        count = call("inventory.counts.create", name=f"Count {n}")["id"]
        contact = call(
            "contacts.create", name="Same Name", kinds=["customer", "supplier"], emails=[{"value": "a@b.example"}]
        )["id"]
        price = {"amount": 1, "currency": "EUR"}
        lines = {"currency": "EUR", "lines": [{"item": negative, "quantity": 1, "unitPrice": price}]}
        call("inventory.suppliers.create", item=stocked, contact=contact)
        call("prices.create", list=f"List {n}", item=negative, price=price)
        call("assemblies.boms.create", item=negative, lines=[{"item": stocked, "quantity": 1}])
        call("assemblies.builds.create", item=negative, quantity=1)
        call("purchases.create", contact=contact, **lines)
        known = {"item": stocked, "count": known.get("count", count), "contact": known.get("contact", contact)}
        order = call("orders.create", contact=known["contact"], **lines)["id"]
        for to in ("submitted", "inProgress"):
            call("orders.step", id=order, to=to)
        call("orders.invoice", id=order)
        call("dispatches.create", order=order, collectionType="shipping", carrier="DHL")
        call("inventory.loans.create", item=negative, quantity=1, contact=contact, dueAt="2026-03-01T12:00:00.150Z")
        call("views.create", name=f"View {n}", query={"method": "inventory.items.list", "params": {}})
        bean = core.call("journal.beans.create", name=f"Bean {n}")["id"]
        core.call("journal.equipment.create", kind="kettle", name=f"Kettle {n}")
        core.call("journal.brews.create", at="2026-01-01T00:00:00Z", bean=bean, method="drip", dose=15)
        core.call("journal.tastings.create", at="2026-01-01T00:00:00Z", bean=bean)
        core.call("journal.recipes.create", name=f"Recipe {n}", method="drip")
    for n in range(3):
        call("inventory.counts.record", count=known["count"], sku=f"SKU-{10 + n}", quantity=1)
        text = base64.b64encode(f"text {n}".encode()).decode()
        owner = {"type": "item", "id": known["item"]}
        call("assets.add", owner=owner, role="document", base64=text, name=f"{n}", mediaType="text/plain")
    until(lambda: len(call("inventory.loans.overdue")["items"]) == 3)
    view = call("views.list")["items"][0]["id"]
    chat = stored_chats(core)
    core.given = {
        "conversations.messages.list": {"conversation": chat},
        "inventory.counts.lines": {"count": known["count"]},
        "inventory.counts.uncounted": {"count": call("inventory.counts.list")["items"][0]["id"]},
        "contacts.activity": {"id": known["contact"]},
        "assets.list": {"owner": {"type": "item", "id": known["item"]}},
        "views.run": {"id": view},
    }
    return company


@pytest.fixture(scope="module")
def shop(tmp_path_factory):
    with Core(tmp_path_factory.mktemp("data"), "--clock", "2026-03-01T12:00:00Z") as core:
        core.company = filled(core)
        core.other = core.call("companies.create", name="Other")["id"]
        yield core


def is_of_company(method):
    return "company" in [param["name"] for param in METHODS[method]["params"]]


def change(core, method, name):
    """Changes another record of the company or account that the list belongs to."""
    if is_of_company(method):
        core.call("contacts.create", company=core.company, name=name, kinds=["customer"])
    else:
        core.call("journal.beans.create", name=name)


def reader(core, method):
    company = {"company": core.company} if is_of_company(method) else {}
    params = company | {"limit": 1} | core.given.get(method, {})
    return lambda **more: core.call(method, **(params | more)), lambda **more: core.ask(request(method, params | more))


@pytest.mark.parametrize("method", [name for name in LISTS if name != SINGLE])
def test_the_pages_are_of_one_state_or_refused(shop, method):
    read, ask = reader(shop, method)
    whole = read(limit=200)
    assert len(whole["items"]) >= 3 and whole["next"] is None
    first = read(snapshot=True)
    assert first["items"] == whole["items"][:1]
    # A change in another company does not make the cursors of this company too old.
    shop.call("companies.update", company=shop.other, changes={"legalName": first["next"][:200]})
    found, after = first["items"], first["next"]
    while after:
        page = read(after=after)
        found, before, after = found + page["items"], after, page["next"]
    assert found == whole["items"]
    change(shop, method, f"A change for {method}")
    for cursor in (first["next"], before):
        error = ask(after=cursor)["error"]
        assert error["data"] == TOO_OLD and "Request the first page again" in error["message"]
    # Without `snapshot: true`, a list can be continued after a change.
    plain = read()
    change(shop, method, f"Another change for {method}")
    assert "result" in ask(after=plain["next"])
    # A caller can request a snapshot with a later page. The snapshot then holds for the pages from there on.
    middle = read(after=plain["next"], snapshot=True)
    assert "result" in ask(after=middle["next"])
    change(shop, method, f"A third change for {method}")
    assert ask(after=middle["next"])["error"]["data"] == TOO_OLD


def test_what_was_never_handed_out_is_no_cursor(shop):
    """The cursor of a snapshot belongs to one company and one data directory. Any other text is refused."""
    read, ask = reader(shop, "inventory.items.list")
    first = read(snapshot=True)["next"]
    cursor, _, state = first.partition("~")
    high, low = state.split("-")
    made_up = [
        f"{cursor}~",
        f"{cursor}~1-1",
        f"{cursor}~{low}-{high}",
        f"{first}~",
        f"{first}-",
        f"{cursor}~0{state}",
        f"~{state}",
    ]
    for after in [*made_up, f"{cursor}~{state.upper()}", f"contacts.1~{state}", f"{cursor}~{'1' * 3000}"]:
        error = ask(after=after)["error"]
        assert error["data"]["problems"][0]["pointer"] == "/after", (after, error)
    # The cursor of one company is refused for another company, even if both have the same state.
    error = shop.ask(request("inventory.items.list", {"company": shop.other, "after": first}))["error"]
    assert error["data"]["problems"][0]["pointer"] == "/after"
    with Core() as other:
        company = other.call("companies.create", name="Elsewhere")["id"]
        error = other.ask(request("inventory.items.list", {"company": company, "after": first}))["error"]
        assert error["data"]["problems"][0]["pointer"] == "/after"


@pytest.mark.parametrize("method", ["access.list", "access.people"])
def test_what_somebody_signs_in_with_is_of_the_state(shop, method):
    """Credentials are not in the change log, but lists show them. So a change of credentials must change the state."""
    company, users = staffed(
        shop, ("bo", {"preset": "warehouse"}), ("cy", {"preset": "warehouse"}), name=f"For {method}"
    )
    user = shop.call("access.grant", company=company, preset="viewer")["user"]
    first = shop.call(method, company=company, limit=1, snapshot=True)
    shop.call("access.credentials.create", company=company, user=user, username="dee", password="correct horse battery")
    assert shop.ask(request(method, {"company": company, "after": first["next"]}))["error"]["data"] == TOO_OLD


def test_a_state_outlasts_the_process_and_what_is_undone(tmp_path):
    with Core(tmp_path / "data") as core:
        company = core.call("companies.create", name="A")["id"]
        for n in range(3):
            core.call("inventory.items.create", company=company, **item(n))
        first = core.call("inventory.items.list", company=company, limit=1, snapshot=True)
    with Core(tmp_path / "data") as core:
        # A refused write does not change the state, so the cursor remains valid.
        core.ask(request("inventory.items.create", {"company": company, **item(1)}))
        second = core.call("inventory.items.list", company=company, limit=1, after=first["next"])
        assert [one["sku"] for one in second["items"]] == ["SKU-1"]
        # A change and the next page are requested in one batch. The change comes first, so the page is refused.
        core.send(
            [
                request("inventory.items.create", {"company": company, **item(7)}, 1),
                request("inventory.items.list", {"company": company, "limit": 1, "after": second["next"]}, 2),
                request("inventory.items.list", {"company": company, "limit": 1, "snapshot": True}, 3),
            ]
        )
        replies = {reply["id"]: reply for reply in core.receive()}
        assert replies[2]["error"]["data"] == TOO_OLD
        after = replies[3]["result"]["next"]
        assert "result" in core.ask(request("inventory.items.list", {"company": company, "limit": 1, "after": after}))


def test_a_log_that_does_not_reach_back_can_say_nothing(tmp_path):
    with Core(tmp_path / "data") as core:
        company = core.call("companies.create", name="A")["id"]
        other = core.call("companies.create", name="B")["id"]
        for n in range(3):
            core.call("inventory.items.create", company=company, **item(n))
        first = core.call("inventory.items.list", company=company, limit=1, snapshot=True)
        for n in range(3):
            core.call("contacts.create", company=other, name=f"C {n}", kinds=["customer"])
        assert core.call("inventory.items.list", company=company, limit=1, after=first["next"])["items"]
        core.send(
            [
                request("contacts.create", {"company": other, "name": f"D {n}", "kinds": ["customer"]}, n)
                for n in range(2500)
            ]
        )
        core.receive()
    with Core(tmp_path / "data", "--keep-changes", "300") as core:
        question = request("inventory.items.list", {"company": company, "limit": 1, "after": first["next"]})
        until(lambda: core.ask(question).get("error", {}).get("data") == TOO_OLD, every=0.1)


def test_the_account_that_a_directory_meets_is_another_state(tmp_path):
    """When the directory gets the cloud's account, earlier changes have another actor."""
    with Core(tmp_path / "data") as core:
        company = core.call("companies.create", name="A")["id"]
        core.call("inventory.items.create", company=company, **item(1))
        for _ in range(3):
            core.call("inventory.stock.receive", company=company, sku="SKU-1", quantity=2)
        page = core.call("inventory.stock.entries", company=company, limit=1, snapshot=True)
        before = core.call("inventory.stock.entries", company=company)["items"]
        question = request("inventory.stock.entries", {"company": company, "limit": 1, "after": page["next"]})
        core.call("sync.connect", cloud=str(tmp_path / "cloud.sqlite"))

        def refused():
            reply = core.ask(question)
            assert reply.get("error", {}).get("data") == TOO_OLD or reply["result"]["items"] == before[1:2]
            return "error" in reply

        until(refused, every=0)
        core.call("sync.now", wait=True)
        assert core.call("inventory.stock.entries", company=company)["items"] != before


def test_what_sync_does_is_another_state_only_where_something_is_another(tmp_path):
    with Devices(tmp_path) as devices:
        one, two = devices
        company = one.call("companies.create", name="A")["id"]
        devices.settle()
        for n in range(3):
            one.call("inventory.items.create", company=company, **item(n))
        first = one.call("inventory.items.list", company=company, limit=1, snapshot=True)
        # Sending the records to the container does not change the state.
        devices.sync(0)
        second = one.call("inventory.items.list", company=company, limit=1, after=first["next"])
        assert [found["sku"] for found in second["items"]] == ["SKU-1"]
        two.call("sync.now", wait=True)
        two.call("inventory.items.create", company=company, **item(7))
        devices.sync(1, 0)
        question = request("inventory.items.list", {"company": company, "limit": 1, "after": second["next"]})
        assert one.ask(question)["error"]["data"] == TOO_OLD


def test_records_that_get_another_order_are_another_state(tmp_path):
    """The order of the records has changed, although no record was changed."""
    with Devices(tmp_path) as devices:
        one, two = devices
        company = one.call("companies.create", name="A")["id"]
        devices.settle()
        one.call("sync.disconnect")
        two.call("inventory.items.create", company=company, **item(7))
        devices.sync(1)
        one.call("inventory.items.create", company=company, **item(1))
        one.call("sync.connect", cloud=str(devices.file))
        devices.sync(0)
    with sqlite3.connect(tmp_path / "device0" / "private.sqlite") as store:
        kept = store.execute("SELECT entity, company, record, fields, origin FROM changes ORDER BY seq").fetchall()
    other = [row[1:] for row in kept if row[0] == "other" and row[1] != bytes(16)]
    assert other == [(uuid.UUID(company).bytes, bytes(16), None, 1)]


def test_a_view_has_a_state_where_its_method_has_one(shop):
    found = shop.call(
        "views.create",
        company=shop.company,
        name="Found",
        query={"method": "inventory.items.search", "params": {"text": "item"}},
    )["id"]
    assert shop.call("views.run", company=shop.company, id=found, limit=1)["items"]
    error = shop.ask(request("views.run", {"company": shop.company, "id": found, "snapshot": True}))["error"]
    assert [(one["pointer"], one["message"]) for one in error["data"]["problems"]] == [
        (
            "/snapshot",
            "snapshot must be left out: the method of the view, inventory.items.search, does not have this parameter",
        )
    ]
