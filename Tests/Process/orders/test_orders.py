"""Orders: their members, lists, copies and documents."""

import json
import sqlite3

import pytest

from support.core import Core, request
from support.order_desk import desk, eur, problems
from support.people import pipeline, sign_in, staffed

HOME = {"lines": ["1 Market Street"], "city": "Vienna", "region": None, "postalCode": "1010", "country": "AT"}
DEPOT = HOME | {"lines": ["9 Canal Road"]}
NEVER = "01900000-0000-7000-8000-000000000000"


@pytest.fixture
def shop(data):
    made = desk(data, beans=10, cups=5)
    with made.core:
        yield made


def test_addresses_are_those_of_the_contact_until_they_are_its_own(shop):
    addresses = [
        {"label": "billing", "address": HOME, "isDefault": True},
        {"label": "shipping", "address": DEPOT, "isDefault": True},
    ]
    shop.call("contacts.update", id=shop.customer, changes={"addresses": addresses})
    made = shop.order(("beans", 1))
    assert (made["billingAddress"], made["shippingAddress"], made["contactName"]) == (HOME, DEPOT, "Café Mozart")
    shop.call("contacts.update", id=shop.customer, changes={"addresses": []})
    assert shop.get(made)["billingAddress"] == HOME
    own = shop.order(("beans", 1), shippingAddress=HOME)
    assert (own["billingAddress"], own["shippingAddress"]) == (None, HOME)
    other = shop.call("contacts.create", kinds=["customer"], name="Other", addresses=addresses)["id"]
    moved = shop.call("orders.update", id=own["id"], changes={"contact": other})
    assert (moved["contactName"], moved["billingAddress"], moved["shippingAddress"]) == ("Other", HOME, DEPOT)


def test_lines_take_what_is_known_of_the_item(shop):
    made = shop.order(
        {"sku": "beans", "quantity": 2}, {"sku": "CUPS", "quantity": 1, "text": "A cup", "unitPrice": eur(1)}
    )
    seen = [(line["item"], line["sku"], line["text"], line["unit"], line["unitPrice"]) for line in made["lines"]]
    assert seen == [
        (shop.items["beans"], "BEANS", "beans", "piece", eur(450)),
        (shop.items["cups"], "CUPS", "A cup", "piece", eur(1)),
    ]
    wrong = [
        {"quantity": 1},
        {"item": shop.items["beans"], "quantity": 0, "taxRate": 7.1234},
        {"text": "x", "quantity": 1, "unitPrice": {"amount": 1, "currency": "USD"}},
    ]
    error = shop.refused(
        "orders.create",
        contact=shop.customer,
        currency="EUR",
        lines=wrong,
        discount={"percent": 1, "money": eur(1)},
        archived=True,
    )
    assert problems(error) == [
        ("/discount", "value"),
        ("/lines/0/item", "missing"),
        ("/lines/0/unitPrice", "missing"),
        ("/lines/1/quantity", "value"),
        ("/lines/1/taxRate", "value"),
        ("/lines/2/unitPrice/currency", "value"),
        ("/archived", "value"),
    ]
    error = shop.refused(
        "orders.create", contact=shop.customer, currency="USD", lines=[{"sku": "BEANS", "quantity": 1}]
    )
    assert problems(error) == [("/lines/0/unitPrice", "missing")]
    for more in ({"contact": NEVER}, {"agent": NEVER}, {"lines": [{"item": NEVER, "quantity": 1}]}):
        params = {"contact": shop.customer, "currency": "EUR"} | more
        assert shop.refused("orders.create", **params)["data"]["kind"] == "notFound"
    shop.call("contacts.update", id=shop.customer, changes={"archived": True})
    error = shop.refused("orders.create", contact=shop.customer, currency="EUR")
    assert problems(error) == [("/contact", "value")]
    assert len(shop.call("orders.list")["items"]) == 1


def test_what_is_frozen_stays(shop):
    made = shop.order(("beans", 1))
    assert problems(shop.refused("orders.update", id=made["id"], changes={"currency": "USD"})) == [
        ("/changes/currency", "value")
    ]
    shop.step(made, "submitted", "inProgress")
    shop.call("orders.update", id=made["id"], changes={"discount": {"percent": 10}})
    shop.step(made, "invoiced")
    line = made["lines"][0]["id"]
    changes = {
        "taxIncluded": True,
        "discount": None,
        "shippingAddress": HOME,
        "internalNote": "Call first",
        "archived": True,
    }
    error = shop.refused("orders.update", id=made["id"], changes=changes)
    assert problems(error) == [
        (f"/changes/{name}", "value") for name in ("shippingAddress", "taxIncluded", "discount", "archived")
    ]
    for method, params in (
        ("add", {"order": made["id"], "item": shop.items["cups"], "quantity": 1}),
        ("update", {"id": line, "changes": {"quantity": 2}}),
        ("remove", {"id": line}),
    ):
        error = shop.refused(f"orders.lines.{method}", **params)
        assert (error["data"]["kind"], error["data"]["asked"]) == ("illegalStep", f"{method} a line")
    changed = shop.call("orders.update", id=made["id"], changes={"internalNote": "Call first"})
    assert changed["internalNote"] == "Call first" and changed["gross"] == eur(405)
    shop.step(made, "cancelled")
    assert shop.call("orders.update", id=made["id"], changes={"archived": True})["archived"]
    assert shop.call("orders.list")["items"] == []
    assert [one["id"] for one in shop.call("orders.list", archived=True)["items"]] == [made["id"]]


def test_a_line_is_changed_within_what_became_of_it(shop):
    made = shop.order(("beans", 5))
    line = made["lines"][0]["id"]
    shop.step(made, "submitted", "inProgress")
    shop.ship(made, 2)
    shop.call("orders.lines.cancel", id=line, quantity=1)
    error = shop.refused("orders.lines.update", id=line, changes={"quantity": 2, "unit": "box"})
    assert problems(error) == [("/changes/quantity", "value"), ("/changes/unit", "value")]
    version = shop.get(made)["lines"][0]["version"]
    error = shop.refused("orders.lines.update", id=line, changes={"quantity": 3}, expect=version + 1)
    assert error["data"]["kind"] == "conflict"
    done = shop.call("orders.lines.update", id=line, changes={"quantity": 3}, expect=version)
    assert (done["quantity"], done["demand"], done["version"]) == (3, 0, version + 1)
    error = shop.refused("orders.lines.remove", id=line)
    assert error["data"] == {"kind": "inUse", "counts": [{"kind": "orderEntry", "count": 2}]}
    same = shop.call("orders.lines.update", id=line, changes={"quantity": 3})
    assert same == done


def test_only_drafts_that_were_never_submitted_are_deleted(shop):
    made = shop.order(("beans", 1))
    assert shop.call("orders.delete", id=made["id"], expect=1) == {"deleted": made["id"]}
    assert shop.refused("orders.get", id=made["id"])["data"]["kind"] == "notFound"
    assert shop.refused("orders.lines.update", id=made["lines"][0]["id"], changes={})["data"]["kind"] == "notFound"
    kept = shop.order(("beans", 1))
    shop.step(kept, "submitted", "draft")
    error = shop.refused("orders.delete", id=kept["id"])
    assert error["data"] == {"kind": "inUse", "counts": [{"kind": "orderStep", "count": 2}]}
    error = shop.refused("contacts.delete", id=shop.customer)
    assert error["data"] == {"kind": "inUse", "counts": [{"kind": "order", "count": 1}]}


def test_lists_are_narrowed(shop):
    user = shop.call("access.whoami")["user"]
    other = shop.call("contacts.create", kinds=["customer"], name="Zum Bären")["id"]
    made = [
        shop.order(("beans", 1), source="web", reference="PO 77"),
        shop.order(("beans", 1), source="phone", agent=user, contact=other),
        shop.order(("beans", 1), source="phone", note="Ring twice"),
        shop.order(("beans", 1), agent=user),
    ]
    shop.step(made[0], "submitted", "inProgress")
    shop.step(made[1], "submitted")
    shop.ship(made[0], 1)
    shop.call("orders.payments.add", order=made[1]["id"], amount=eur(1))
    ids = [one["id"] for one in made]

    def found(**params):
        items, after = [], None
        while True:
            page = shop.call("orders.list", limit=2, **params, **({"after": after} if after else {}))
            items += [ids.index(one["id"]) for one in page["items"]]
            after = page["next"]
            if not after:
                return items

    assert found() == [3, 2, 1, 0]
    assert found(status="draft") == [3, 2] and found(status="inProgress") == [0]
    assert found(contact=other) == [1] and found(contact=shop.customer) == [3, 2, 0]
    assert found(agent=user) == [3, 1] and found(agent=user, status="draft") == [3]
    assert found(source="phone") == [2, 1]
    assert found(paymentState="partial") == [1] and found(paymentState="unpaid") == [3, 2, 0]
    assert found(fulfilmentState="full") == [0]
    assert found(text="mozart") == [3, 2, 0] and found(text="mozart", status="draft") == [3, 2]
    assert found(text="po 77") == [0] and found(text="baren") == [1] and found(text="twice") == [2]
    at = made[2]["createdAt"]
    assert found(**{"from": at}) == [3, 2] and found(to=at) == [1, 0]
    assert found(status="closed") == []
    error = shop.refused("orders.list", after="items.1")
    assert problems(error) == [("/after", "value")]


def test_a_page_ends_early_rather_than_that_it_takes_long(shop):
    rare = shop.order(source="walkIn")
    order = request("orders.create", {"contact": shop.customer, "currency": "EUR", "source": "web"})
    pipeline(shop.core, [order] * 4500)
    pages, after = [], None
    while True:
        page = shop.call("orders.list", source="walkIn", **({"after": after} if after else {}))
        pages.append([one["id"] for one in page["items"]])
        after = page["next"]
        if not after:
            break
    assert pages == [[], [], [rare["id"]]]


def test_a_copy_has_the_prices_of_today(shop):
    made = shop.order(("beans", 2), {"text": "Delivery", "quantity": 1, "unitPrice": eur(500)}, note="Fragile")
    shop.step(made, "submitted")
    shop.call("inventory.items.update", id=shop.items["beans"], changes={"price": eur(480)})
    copy = shop.call("orders.duplicate", id=made["id"])
    assert (copy["status"], copy["number"], copy["note"], copy["steps"]) == ("draft", None, "Fragile", [])
    assert [line["unitPrice"] for line in copy["lines"]] == [eur(480), eur(500)]
    assert copy["id"] != made["id"] and shop.get(made)["lines"][0]["unitPrice"] == eur(450)


def test_documents(shop):
    shop.call("companies.update", changes={"legalName": "Shop Ltd", "address": HOME})
    made = shop.order(("beans", 3), billingAddress=DEPOT, note="Thanks", internalNote="Slow payer", reference="PO 1")
    line = made["lines"][0]["id"]
    quote = shop.call("orders.document", id=made["id"], kind="quote")
    assert quote["seller"] == {"name": "Shop Ltd", "address": HOME}
    assert quote["buyer"] == {"name": "Café Mozart", "address": DEPOT}
    assert (quote["number"], quote["note"], quote["reference"]) == (None, "Thanks", "PO 1")
    assert "internalNote" not in quote and quote["sums"]["gross"] == eur(1350)
    error = shop.refused("orders.document", id=made["id"], kind="invoice")
    assert (error["data"]["kind"], error["data"]["asked"]) == ("illegalStep", "invoice")
    shop.step(made, "submitted", "inProgress")
    shop.call("orders.lines.cancel", id=line, quantity=1)
    shop.ship(made, 1)
    at = shop.step(made, "invoiced")["invoicedAt"]
    shop.call("orders.payments.add", order=made["id"], amount=eur(100))
    invoice = shop.call("orders.document", id=made["id"], kind="invoice")
    assert (invoice["number"], invoice["issuedAt"]) == ("1", at)
    assert [invoice["sums"][name] for name in ("gross", "paid", "due")] == [eur(900), eur(100), eur(800)]
    slip = shop.call("orders.document", id=made["id"], kind="packingList")
    (row,) = slip["lines"]
    assert (row["quantity"], row["shipped"], row["unitPrice"], row["gross"], slip["sums"]) == (2, 1, None, None, None)


def test_an_order_is_live(shop):
    made = shop.order(("beans", 1))
    opened = shop.call("live.open", query={"method": "orders.get", "params": {"id": made["id"]}})
    assert opened["result"] == made
    shop.step(made, "submitted")
    (changed,) = [line["params"] for line in shop.core.said() if line.get("method") == "live.changed"]
    assert changed["result"]["status"] == "submitted" and changed["result"]["lines"][0]["allocated"] == 1
    shop.call("inventory.stock.consume", item=shop.items["beans"], quantity=9)
    assert shop.core.said() == []
    shop.call("companies.update", changes={"settings": {"allowNegativeStock": True}})
    shop.call("inventory.stock.adjust", item=shop.items["beans"], to=0, reason="Gone")
    (changed,) = [line["params"] for line in shop.core.said() if line.get("method") == "live.changed"]
    assert changed["result"]["lines"][0]["backordered"] == 1


def test_orders_go_with_their_company(shop, data):
    made = shop.order(("beans", 2))
    shop.step(made, "submitted", "inProgress")
    shop.call("orders.payments.add", order=made["id"], amount=eur(1))
    shop.ship(made, 1)
    shop.call("companies.delete", company=shop.company, confirm="Shop")
    shop.core.close()

    database = sqlite3.connect(data / "private.sqlite")
    tables = "orders order_lines order_steps order_payments order_entries record_numbers dispatches dispatch_steps"
    for table in tables.split(" "):
        assert database.execute(f"SELECT count(*) FROM {table}").fetchone() == (0,), table
    database.close()


def test_other_companies_know_nothing_of_an_order(shop):
    made = shop.order(("beans", 2))
    shop.step(made, "submitted", "inProgress")
    shipped = shop.ship(made, 1)
    payment = shop.call("orders.payments.add", order=made["id"], amount=eur(1))["id"]
    other = shop.call("companies.create", name="Other")["id"]
    line, dispatch = made["lines"][0]["id"], shipped["dispatch"]["id"]
    for method, params in (
        ("orders.get", {"id": made["id"]}),
        ("orders.update", {"id": made["id"], "changes": {"note": "x"}}),
        ("orders.delete", {"id": made["id"]}),
        ("orders.step", {"id": made["id"], "to": "draft"}),
        ("orders.ship", {"id": made["id"], "lines": [{"line": line, "quantity": 1}]}),
        ("orders.duplicate", {"id": made["id"]}),
        ("orders.document", {"id": made["id"], "kind": "quote"}),
        ("orders.lines.add", {"order": made["id"], "text": "x", "quantity": 1, "unitPrice": eur(1)}),
        ("orders.lines.update", {"id": line, "changes": {"note": "x"}}),
        ("orders.lines.remove", {"id": line}),
        ("orders.lines.cancel", {"id": line}),
        ("orders.lines.credit", {"id": line}),
        ("orders.returns.create", {"order": made["id"], "lines": [{"line": line, "quantity": 1}]}),
        ("orders.payments.add", {"order": made["id"], "amount": eur(1)}),
        ("orders.payments.reverse", {"id": payment, "reason": "?"}),
        ("orders.create", {"contact": shop.customer, "currency": "EUR"}),
        ("dispatches.get", {"id": dispatch}),
        ("dispatches.create", {"order": made["id"], "collectionType": "endUser"}),
        ("dispatches.update", {"id": dispatch, "changes": {"note": "x"}}),
        ("dispatches.step", {"id": dispatch, "to": "picking"}),
    ):
        assert shop.refused(method, company=other, **params)["data"]["kind"] == "notFound", method
    assert shop.call("orders.list", company=other)["items"] == []
    assert shop.call("dispatches.list", company=other)["items"] == []
    assert shop.call("dispatches.track", company=other, number="D-1")["items"] == []
    mine = shop.call("contacts.create", company=other, kinds=["customer"], name="C")["id"]
    own = shop.call("orders.create", company=other, contact=mine, currency="EUR")
    params = {"company": other, "order": own["id"], "item": shop.items["beans"], "quantity": 1}
    assert shop.refused("orders.lines.add", **params)["data"]["kind"] == "notFound"


def test_who_may_do_what(shop):
    core = shop.core
    people = [
        ("sales", {"deptMask": 2}),
        ("packer", {"deptMask": 4}),
        ("viewer", {"deptMask": 16}),
        ("store", {"deptMask": 1}),
    ]
    company, users = staffed(core, *people, name="Other")
    contact = core.call("contacts.create", company=company, kinds=["customer"], name="C")["id"]
    made = core.call("orders.create", company=company, contact=contact, currency="EUR")["id"]

    def kinds(name, *calls):
        sign_in(core, company, name)
        found = []
        for method, params in calls:
            reply = core.ask({"jsonrpc": "2.0", "id": 1, "method": method, "params": {"company": company, **params}})
            found.append(reply["error"]["data"]["kind"] if "error" in reply else "done")
        return found

    read, write = ("orders.get", {"id": made}), ("orders.update", {"id": made, "changes": {"note": "x"}})
    other, delete = ("dispatches.list", {}), ("orders.delete", {"id": made})
    assert kinds("sales", read, write, other, delete) == ["done", "done", "forbidden", "forbidden"]
    assert kinds("packer", read, write, other, delete) == ["forbidden", "forbidden", "done", "forbidden"]
    assert kinds("viewer", read, write, other, delete) == ["done", "forbidden", "done", "forbidden"]
    assert kinds("store", read, write, other, delete) == ["forbidden"] * 4
    sign_in(core, company, "owner")
    assert core.call("orders.update", company=company, id=made, changes={"agent": users["sales"]})["agent"]


def test_a_contact_that_is_merged_takes_its_orders_along(shop):
    other = shop.call("contacts.create", kinds=["customer"], name="Café Mozart II")["id"]
    made = shop.order(("beans", 1))
    shop.step(made, "submitted", "inProgress")
    dispatch = shop.ship(made, 1)["dispatch"]["id"]
    draft = shop.order(reference="PO 5")
    told = shop.call("contacts.activity", id=shop.customer)["items"]
    assert [(one["kind"], one["id"], one["text"], one["status"]) for one in told] == [
        ("order", draft["id"], "PO 5", "draft"),
        ("dispatch", dispatch, "D-1", "planned"),
        ("order", made["id"], "1", "inProgress"),
    ]
    shop.call("contacts.merge", **{"from": shop.customer, "into": other})
    assert shop.get(made)["contact"] == other and shop.call("dispatches.get", id=dispatch)["contact"] == other
    assert shop.call("contacts.activity", id=other)["items"] == told
    late = shop.order(("beans", 1), contact=shop.customer)
    assert late["contact"] == other and late["contactName"] == "Café Mozart II"
    # A dispatch names the contact that is left, or none.
    for method, params in (
        ("dispatches.create", {"order": made["id"], "contact": shop.customer, "collectionType": "shipping"}),
        ("dispatches.update", {"id": dispatch, "changes": {"contact": shop.customer}}),
    ):
        assert other in shop.refused(method, **params)["message"]


def line_changes(core, method, id, limit=2):
    """Returns the changes of lines, oldest first, read in small pages. Each entry is on one page only."""
    entries, after = [], None
    while True:
        page = core.call(method, id=id, limit=limit, **({"after": after} if after else {}))
        entries += page["items"]
        after = page["next"]
        if not after:
            break
    assert entries == core.call(method, id=id, limit=200)["items"]
    return [
        (entry["part"], entry["kind"], {one["name"]: (one["from"], one["to"]) for one in entry["fields"]})
        for entry in reversed(entries)
        if "part" in entry
    ]


def test_the_history_of_an_order_tells_of_its_lines(shop):
    made = shop.order(("beans", 5), ("cups", 2))
    beans, cups = (line["id"] for line in made["lines"])
    assert line_changes(shop, "orders.history", made["id"]) == []
    shop.call("orders.lines.update", id=beans, changes={"quantity": 3, "note": "Ground"})
    later = shop.call("orders.lines.add", order=made["id"], item=shop.items["cups"], quantity=1)["id"]
    shop.call("orders.lines.update", id=later, changes={"quantity": 4})
    shop.call("orders.lines.remove", id=cups)
    told = line_changes(shop, "orders.history", made["id"])
    assert told[0] == (beans, "changed", {"quantity": (5, 3), "note": (None, "Ground")})
    assert told[1:3] == [(later, "created", {}), (later, "changed", {"quantity": (1, 4)})]
    (part, kind, state) = told[3]
    assert (part, kind) == (cups, "deleted") and state["quantity"] == (2, None) and state["sku"] == ("CUPS", None)
    assert len(told) == 4
    shop.step(made, "submitted", "inProgress")
    shop.ship(made, 1)
    # The history shows the steps and shipments themselves. It does not also list the changes of lines that they cause.
    assert line_changes(shop, "orders.history", made["id"]) == told
    shop.call("orders.lines.cancel", id=beans, quantity=1)
    assert line_changes(shop, "orders.history", made["id"])[4:] == [(beans, "changed", {"cancelled": (0, 1)})]
    # The history shows no lines of other orders. A deleted line's changes are still shown.
    other = shop.order(("beans", 1))
    assert line_changes(shop, "orders.history", other["id"]) == []
    shop.call("orders.lines.update", id=other["lines"][0]["id"], changes={"quantity": 9})
    shop.call("orders.delete", id=other["id"])
    kinds = [(part, kind) for part, kind, _ in line_changes(shop, "orders.history", other["id"])]
    assert kinds == [(other["lines"][0]["id"], "changed"), (other["lines"][0]["id"], "deleted")]


@pytest.mark.parametrize("path", ["orders", "purchases"])
def test_a_line_that_came_later_is_told_of(shop, path):
    """The history also shows the line after it was removed again."""
    shop.call("contacts.update", id=shop.customer, changes={"kinds": ["customer", "supplier"]})
    made = shop.call(f"{path}.create", contact=shop.customer, currency="EUR")["id"]
    whole = {"item": shop.items["beans"], "quantity": 2, "unitPrice": eur(100)}
    line = shop.call(f"{path}.lines.add", **{path[:-1]: made}, **whole)["id"]
    shop.call(f"{path}.lines.update", id=line, changes={"quantity": 3})
    told = [(line, "created", {}), (line, "changed", {"quantity": (2, 3)})]
    assert line_changes(shop, f"{path}.history", made) == told
    shop.call(f"{path}.lines.remove", id=line)
    *before, (part, kind, state) = line_changes(shop, f"{path}.history", made)
    assert before == told and (part, kind, state["quantity"]) == (line, "deleted", (3, None))


def test_lines_that_come_at_once_are_told_of(data):
    """Two requests in the same millisecond, as with a fixed clock, and a clock that was set back."""
    lines = [request("companies.create", {"name": "Shop"}, 0)]
    lines.append(request("contacts.create", {"kinds": ["customer"], "name": "K"}, 1))
    with Core(data) as core:
        contact = [core.ask(line)["result"]["id"] for line in lines][1]
        text = {"text": "x", "quantity": 1, "unitPrice": eur(1)}
        for number in range(30):
            order = core.call("orders.create", contact=contact, currency="EUR", lines=[text])["id"]
            add = request("orders.lines.add", {"order": order} | text, "add")
            core.send(add, add)
            added = [core.receive()["result"]["id"] for _ in range(2)]
            told = line_changes(core, "orders.history", order)
            assert [(part, kind) for part, kind, _ in told] == [(line, "created") for line in added], number
    with Core(data, "--clock", "2020-01-01T00:00:00Z") as core:
        line = core.call("orders.lines.add", order=order, **text)["id"]
        told = line_changes(core, "orders.history", order)
        assert [(part, kind) for part, kind, _ in told] == [(one, "created") for one in [*added, line]]


def test_an_order_that_was_brought_in_has_its_creation(shop):
    """The history begins with the import, whenever the order was created elsewhere."""
    line = {"text": "Delivery", "quantity": 1, "unitPrice": eur(500)}
    row = {"contact": "Café Mozart", "currency": "EUR", "createdAt": "2020-01-01T00:00:00Z", "lines": [line] * 2}
    assert shop.call("orders.import", format="jsonl", inline=json.dumps(row) + "\n")["created"] == 1
    order = shop.call("orders.list")["items"][0]
    assert order["createdAt"].startswith("2020")
    (entry,) = shop.call("orders.history", id=order["id"])["items"]
    assert (entry["kind"], entry["at"][:10]) == ("created", "2026-03-01")


def test_the_history_of_an_order(shop):
    made = shop.order(("beans", 1))
    shop.call("orders.update", id=made["id"], changes={"note": "Ring twice"})
    shop.step(made, "submitted", "inProgress")
    dispatch = shop.ship(made, 1)["dispatch"]["id"]
    shop.call("dispatches.step", id=dispatch, to="picking")

    def changed(method, id):
        entries = [entry for entry in shop.call(method, id=id)["items"] if "part" not in entry]
        return [{one["name"]: one["to"] for one in entry["fields"] or []} for entry in entries]

    shipped, began, submitted, noted, created = changed("orders.history", made["id"])
    assert shipped == {"fulfilmentState": "full"} and began == {"status": "inProgress"} and created == {}
    assert submitted.items() >= {"status": "submitted", "number": "1"}.items() and noted == {"note": "Ring twice"}
    entries = shop.call("orders.history", id=made["id"])["items"]
    kinds = [entry["kind"] for entry in entries if "part" not in entry]
    assert kinds == ["changed", "stepped", "stepped", "changed", "created"]
    assert changed("dispatches.history", dispatch) == [{"status": "picking"}, {}]
