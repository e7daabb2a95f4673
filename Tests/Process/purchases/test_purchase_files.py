"""Purchases as files: a written file reads to the same bytes, with lines, steps and receipts, and is imported once."""

import json
from uuid import UUID

import pytest

from support.core import Core
from support.devices import Devices, pages
from support.order_desk import CLOCK
from support.people import sign_in, staffed
from support.purchase_desk import Buyer, eur

KINDS = ("contacts", "inventory.locations", "inventory.items", "inventory.lots", "inventory.stock", "purchases")


@pytest.fixture
def shop(data):
    with Core(data, *CLOCK) as core:
        made = Buyer(core)
        made.add("filters", unit="pack", units=[{"unit": "box", "factor": 12}], purchaseUnit="box")
        made.add("labels")
        yield made


def exported(core, kind="purchases", format="csv"):
    return core.call(f"{kind}.export", format=format, inline=True)["text"]


def imported(core, text, format="csv", kind="purchases", **params):
    return core.call(f"{kind}.import", format=format, inline=text, **params)


def problems(report):
    return [(row["line"], [problem["pointer"] for problem in row["problems"]]) for row in report["problems"]]


def healthy(core):
    return {one["integrity"] for one in core.call("system.diagnostics", check=True)["stores"]} == {"ok"}


def fill(shop):
    """Purchases of all kinds: drafts, partly received, taken back, received in lots and in excess, over, cancelled."""
    call = shop.call
    shop.add("milk", unit="l", trackBatch=True)
    address = {"lines": ["Domgasse 5", 'Tür "3"'], "city": "Wien", "country": "AT"}
    text = {"text": "Freight; fast", "quantity": 1, "unitPrice": eur(500), "taxRate": 20}
    shop.buy()
    shop.buy(("filters", 2), text, reference="PO, 7", discount=12.5, deliveryAddress=address, taxIncluded=True)
    part = shop.order(("filters", 4), ("labels", 9), expectedAt="2026-04-01T10:00:00Z", note="two\nlines")
    shop.receive(part, 1)
    wrong = shop.receive(part, 0, 3)["receipts"][0]
    call("purchases.receipts.reverse", receipt=wrong["id"], reason="Not ours")
    milk = shop.order({"item": shop.items["milk"], "quantity": 5, "unit": "l", "discount": 5, "taxRate": 7.125})
    line = {"line": milk["lines"][0]["id"], "quantity": 7, "batch": "L-1", "expiry": "2026-09-30"}
    call("purchases.receive", id=milk["id"], lines=[line], force=True)
    shop.step(milk, "closed")
    call("inventory.items.update", id=shop.items["labels"], changes={"sku": "LABELS-2"})
    gone = shop.order(("labels", 1))
    call("purchases.step", id=gone["id"], to="cancelled", reason="Too dear")
    call("purchases.update", id=gone["id"], changes={"archived": True})
    call("contacts.update", id=shop.supplier, changes={"name": "Paper & Co"})


def listed(core):
    same = ("number", "status", "net", "tax", "gross", "unpriced", "createdAt", "orderedAt", "contactName")
    same += ("deliveryAddress", "expectedAt", "archived", "discount", "reference")
    return [[one[name] for name in same] for one in pages(core, "purchases.list")]


def levels(core):
    found = pages(core, "inventory.stock.levels", by="item")
    return sorted([level[name] for name in ("onHand", "onOrder", "available")] for level in found)


@pytest.mark.parametrize("format", ["csv", "jsonl"])
def test_what_was_exported_imports_to_the_same(shop, format, tmp_path):
    fill(shop)
    texts = {kind: exported(shop.core, kind, format) for kind in KINDS}
    before, stock = listed(shop.core), levels(shop.core)
    views = [shop.get(one) for one in pages(shop.core, "purchases.list")]
    shop.core.call("companies.select", company=shop.core.call("companies.create", name="Copy")["id"])
    with Core(tmp_path / "other", *CLOCK) as other:
        other.call("companies.create", name="Copy")
        for core in (shop.core, other):
            for kind, text in texts.items():
                report = imported(core, text, format, kind)
                assert report["failed"] == 0 and report["created"] == report["rows"], (kind, report["problems"])
                assert exported(core, kind, format) == text, kind
            assert (listed(core), levels(core)) == (before, stock)
            assert healthy(core)
            copies = [core.call("purchases.get", id=one["id"]) for one in pages(core, "purchases.list")]
            for copy, view in zip(copies, views, strict=True):
                lines = [
                    [(line["received"], line["incoming"], line["net"]) for line in one["lines"]] for one in (copy, view)
                ]
                assert lines[0] == lines[1]
                assert [step["to"] for step in copy["steps"]] == [step["to"] for step in view["steps"]]


def test_goods_go_on_coming_after_an_import(shop):
    fill(shop)
    texts = {kind: exported(shop.core, kind) for kind in KINDS}
    core = shop.core
    core.call("companies.select", company=core.call("companies.create", name="Copy")["id"])
    for kind, text in texts.items():
        imported(core, text, kind=kind)
    (part,) = [one for one in pages(core, "purchases.list") if one["status"] == "partlyReceived"]
    view = core.call("purchases.get", id=part["id"])
    # The history is there, and none of it has moved stock here.
    assert [(one["quantity"], one["transaction"] == one["id"]) for one in view["receipts"]] == [
        (1, True), (3, True), (-3, True),
    ]  # fmt: skip
    assert view["receipts"][2]["reverses"] == view["receipts"][1]["id"]
    error = core.refused("purchases.receipts.reverse", receipt=view["receipts"][0]["id"], reason="?")
    assert error["data"]["problems"][0]["pointer"] == "/receipt" and "inventory.stock.adjust" in error["message"]
    lines = [{"line": view["lines"][0]["id"], "quantity": 3}, {"line": view["lines"][1]["id"], "quantity": 9}]
    assert core.call("purchases.receive", id=part["id"], lines=lines)["purchase"]["status"] == "received"
    (draft,) = [one for one in pages(core, "purchases.list") if one["status"] == "draft" and one["reference"]]
    assert core.call("purchases.step", id=draft["id"], to="ordered")["number"] == "P-00004"
    assert healthy(core)


def test_a_file_that_is_imported_twice_makes_nothing_twice(shop):
    fill(shop)
    text = exported(shop.core)
    # It was exported from this company, which has all of it: drafts without a number, too.
    again = imported(shop.core, text)
    assert (again["created"], again["failed"]) == (0, 5)
    core = shop.core
    texts = {kind: exported(core, kind) for kind in KINDS}
    core.call("companies.select", company=core.call("companies.create", name="Copy")["id"])
    reports = [[imported(core, text, kind=kind) for kind, text in texts.items()][-1] for _ in range(2)]
    assert [(one["created"], one["failed"]) for one in reports] == [(5, 0), (0, 5)]
    pointers = {problem["pointer"] for row in reports[1]["problems"] for problem in row["problems"]}
    assert pointers == {"/id", "/number"}
    # A draft that was deleted can be brought in again.
    (draft,) = [one for one in pages(core, "purchases.list") if one["reference"]]
    core.call("purchases.delete", id=draft["id"])
    assert imported(core, texts["purchases"])["created"] == 1
    assert healthy(core)


def test_a_purchase_is_imported_once_over_any_number_of_companies(shop):
    call = shop.call
    shop.buy(("labels", 2))
    first, core = call("companies.list")["items"][0]["id"], shop.core
    texts = {kind: exported(core, kind) for kind in KINDS}
    companies = [first]
    for name in ("Second", "Third"):
        companies.append(call("companies.create", name=name)["id"])
        call("companies.select", company=companies[-1])
        for kind in KINDS:
            imported(core, texts[kind], kind=kind)
        # The export of the copy equals the file that was imported. Imported anywhere, it gives the same purchase.
        texts["purchases"] = exported(core)
    for company in companies:
        call("companies.select", company=company)
        assert exported(core) == texts["purchases"]
        report = imported(core, texts["purchases"])
        assert (report["created"], problems(report)) == (0, [(2, ["/id"])])
    assert len({call("purchases.list", company=one)["items"][0]["id"] for one in companies}) == 3
    # A draft that was deleted where it was made comes back as itself.
    call("companies.select", company=first)
    (draft,) = call("purchases.list")["items"]
    call("purchases.delete", id=draft["id"])
    assert imported(core, texts["purchases"])["created"] == 1
    assert [one["id"] for one in call("purchases.list")["items"]] == [draft["id"]]
    assert healthy(core)


def test_a_file_leads_to_no_purchase_of_another_company(shop):
    core, call = shop.core, shop.call
    shop.buy(("labels", 2))
    first = call("companies.list")["items"][0]["id"]
    rows, text = call("purchases.list")["items"], exported(core, format="jsonl")
    second = call("companies.create", name="Second")["id"]
    call("companies.select", company=second)
    call("contacts.create", kinds=["supplier"], name="Paper Mill")
    call("purchases.create", contact=call("contacts.list")["items"][0]["id"], currency="EUR")
    own, its = call("purchases.list")["items"][0]["id"], json.loads(exported(core, format="jsonl"))["id"]
    # The two ids of a purchase differ by the same bits in all of a company: this one leads to the first company's.
    crafted = str(UUID(int=UUID(rows[0]["id"]).int ^ UUID(own).int ^ UUID(its).int))
    report = imported(core, json.dumps(purchase(id=crafted, lines=[])), "jsonl")
    assert (report["created"], problems(report)) == (0, [(1, ["/id"])])
    call("companies.select", company=first)
    assert call("purchases.list")["items"] == rows and exported(core, format="jsonl") == text
    assert healthy(core)


def test_a_table_of_old_purchases_needs_little(shop):
    text = (
        "number,status,contact,currency,createdAt,lines.sku,lines.text,lines.quantity,lines.unit,lines.taxRate\n"
        "A-1,closed,Paper Mill,EUR,2026-02-01T10:00:00Z,FILTERS,,2,,\n"
        ",,,,,LABELS,Nice labels,5,,\n"
        ",,,,,,Freight,1,,\n"
        ",ordered,Paper Mill,EUR,2026-02-02T10:00:00Z,filters,,3,pack,20\n"
        ",,Paper Mill,EUR,,,,,,\n"
        "A-2,cancelled,Paper Mill,EUR,,LABELS,,1,,\n"
    )
    report = imported(shop.core, text)
    assert (report["rows"], report["created"], report["failed"]) == (4, 4, 0), report["problems"]
    found = shop.call("purchases.list")["items"]
    assert [(one["number"], one["status"], one["net"]["amount"], one["unpriced"]) for one in found] == [
        ("A-2", "cancelled", 210, 0),
        (None, "draft", 0, 0),
        ("P-00001", "ordered", 630, 0),
        ("A-1", "closed", 2 * 12 * 210 + 5 * 210, 1),
    ]
    view = shop.get(found[3])
    assert [(line["text"], line["unit"], line["received"]) for line in view["lines"]] == [
        ("filters", "box", 2),
        ("Nice labels", "piece", 5),
        ("Freight", None, 0),
    ]
    assert [step["to"] for step in view["steps"]] == ["ordered", "received", "closed"]
    assert view["createdAt"] == view["orderedAt"] == "2026-02-01T10:00:00.000Z"
    # No stock is moved; what is open is on order.
    assert shop.level("filters") == (0, 3, None) and shop.level("labels") == (0, 0, None)


def purchase(**more):
    return {"contact": "Paper Mill", "currency": "EUR", "lines": [{"sku": "LABELS", "quantity": 2}]} | more


def came(quantity, **more):
    return {"line": 0, "quantity": quantity} | more


ORDERED = [{"to": "ordered"}]
REFUSED = [
    (purchase(contact="Nobody"), ["/contact"]),
    (purchase(contact="Café Mozart"), ["/contact"]),
    (purchase(contact=None), ["/contact"]),
    (purchase(currency="XXQ"), ["/currency"]),
    (purchase(archived=True), ["/archived"]),
    (purchase(createdAt="2027-01-01T00:00:00Z"), ["/createdAt"]),
    (purchase(discount=101), ["/discount"]),
    (purchase(steps=[{"to": "received"}]), ["/steps/0/to"]),
    (purchase(steps=[{"to": "ordered", "at": "2027-01-01T00:00:00Z"}]), ["/steps/0/at"]),
    (purchase(status="closed", steps=ORDERED), ["/status"]),
    (purchase(status="received", steps=ORDERED), ["/status"]),
    (purchase(status="partlyReceived"), ["/receipts", "/status"]),
    (purchase(receipts=[came(1)]), ["/receipts"]),
    (purchase(status="cancelled", receipts=[came(1)]), ["/receipts"]),
    (
        purchase(lines=[{"sku": "NONE", "quantity": 1}, {"sku": "LABELS", "quantity": 0}]),
        ["/lines/0/sku", "/lines/1/quantity"],
    ),
    (purchase(lines=[{"quantity": 1}]), ["/lines/0/text"]),
    (purchase(lines=[{"sku": "LABELS", "quantity": 1, "unit": "crate"}]), ["/lines/0/unit"]),
    (purchase(lines=[{"sku": "LABELS", "quantity": 1, "factor": 0}]), ["/lines/0/factor"]),
    (purchase(lines=[{"sku": "LABELS", "quantity": 1, "per": 2}]), ["/lines/0/per"]),
    (purchase(lines=[{"text": "x", "quantity": 1, "factor": 2}]), ["/lines/0/factor"]),
    (purchase(lines=[{"text": "x", "quantity": 1, "formerSku": "X"}]), ["/lines/0/formerSku"]),
    (purchase(contact="Café Mozart", status="ordered"), ["/contact"]),
    (purchase(lines=[{"sku": "LABELS", "quantity": 0.00001, "factor": 0.1}]), ["/lines/0/quantity"]),
    (
        purchase(lines=[{"text": "x", "quantity": 1, "unitPrice": {"amount": 1, "currency": "USD"}}]),
        ["/lines/0/unitPrice/currency"],
    ),
    (purchase(status="ordered", receipts=[came(0)]), ["/receipts/0/quantity"]),
    (purchase(status="ordered", receipts=[came(-1)]), ["/receipts/0/quantity"]),
    (purchase(status="ordered", receipts=[came(1, reverses=0)]), ["/receipts/0/reverses"]),
    (purchase(status="ordered", receipts=[came(2), came(-1, reverses=0)]), ["/receipts/1/quantity"]),
    (purchase(status="ordered", receipts=[came(1, line=1)]), ["/receipts/0/line"]),
    (purchase(status="received", receipts=[came(2, at="2027-01-01T00:00:00Z")]), ["/receipts/0/at"]),
    (
        purchase(status="received", receipts=[came(2, parts=[{"quantity": 2, "location": "NO"}])]),
        ["/receipts/0/parts/0/location"],
    ),
    (purchase(numbr="1"), ["/numbr"]),
]  # fmt: skip


def test_what_is_refused_has_changed_nothing(shop):
    shop.call("contacts.create", kinds=["customer"], name="Café Mozart")
    text = "".join(json.dumps(one) + "\n" for one, _ in REFUSED)
    report = imported(shop.core, text, "jsonl")
    assert problems(report) == [(line, pointers) for line, (_, pointers) in enumerate(REFUSED, 1)]
    assert report["failed"] == len(REFUSED) and shop.call("purchases.list")["items"] == []
    assert healthy(shop.core)
    for mode in ("update", "upsert"):
        refused = shop.refused("purchases.import", format="jsonl", inline=text, mode=mode)
        assert refused["data"]["problems"][0]["pointer"] == "/mode"


def test_what_is_over_was_bought_of_a_contact_that_is_no_supplier_any_more(shop):
    for end in ("closed", "cancelled"):
        view = shop.order(("labels", 2))
        if end == "closed":
            shop.receive(view, 2)
        shop.step(view, end)
    for one in shop.items.values():
        shop.call("inventory.items.update", id=one, changes={"supplier": None})
    shop.call("contacts.update", id=shop.supplier, changes={"kinds": ["partner"]})
    texts = {kind: exported(shop.core, kind) for kind in KINDS}
    shop.call("companies.select", company=shop.call("companies.create", name="Copy")["id"])
    for kind, text in texts.items():
        report = imported(shop.core, text, kind=kind)
        assert report["created"] == report["rows"], report["problems"]
    assert exported(shop.core) == texts["purchases"]
    # An open purchase needs a contact that is a supplier.
    report = imported(shop.core, json.dumps(purchase(status="received")), "jsonl")
    assert problems(report) == [(1, ["/contact"])] and "supplier" in json.dumps(report)


@pytest.mark.parametrize(("day", "dialect"), [("2025-12-31", None), ("2025-12-31", "excel"), ("31.12.2025", "excel")])
def test_days_are_instants_in_the_time_zone_of_the_company(shop, day, dialect):
    shop.call("companies.update", changes={"timeZone": "Europe/Vienna"})
    steps = json.dumps([{"to": "ordered", "at": day, "reason": day}]).replace('"', '""')
    text = "contact;currency;createdAt;expectedAt;steps;lines.sku;lines.quantity\n"
    text += f'Paper Mill;EUR;{day};{day};"{steps}";LABELS;1\n'
    report = imported(shop.core, text, **({"dialect": dialect} if dialect else {}))
    assert report["created"] == 1, report
    (row,) = [json.loads(line) for line in exported(shop.core, format="jsonl").splitlines()]
    midnight = "2025-12-30T23:00:00.000Z"
    assert (row["createdAt"], row["expectedAt"]) == (midnight, midnight)
    assert row["steps"] == [{"to": "ordered", "at": midnight, "reason": day}]


@pytest.mark.parametrize("day", ["31.12.2025", "31.02.2026", "2025-02-30", "12/31/2025", "2025-12-31 10:00"])
def test_other_days_are_refused(shop, day):
    report = imported(shop.core, f"contact,currency,createdAt\nPaper Mill,EUR,{day}\n")
    assert problems(report) == [(2, ["/createdAt"])] and "RFC 3339" in json.dumps(report)


def test_percentages_and_numbers_as_spreadsheets_show_them(shop):
    text = "contact;currency;discount;lines.sku;lines.quantity;lines.discount;lines.taxRate\n"
    rows = "Paper Mill;EUR;2,5 %;LABELS;,5;4%;7,125%\n;;;LABELS;1,;4;\n"
    report = imported(shop.core, text + rows, dialect="excel")
    assert report["created"] == 1, report
    (row,) = [json.loads(line) for line in exported(shop.core, format="jsonl").splitlines()]
    assert row["discount"] == 2.5
    assert [(line["quantity"], line["discount"], line["taxRate"]) for line in row["lines"]] == [
        (0.5, 4, 7.125),
        (1, 4, None),
    ]
    # A quantity is no percentage, and what is no number is told with what stands there.
    report = imported(shop.core, text + "Paper Mill;EUR;;LABELS;5%;x\u001by;\n")
    (told,) = report["problems"]
    assert [(one["pointer"], one["message"]) for one in told["problems"]] == [
        ("/lines/0/quantity", "quantity must be a number, not 5%"),
        ("/lines/0/discount", "discount must be a number, not x\\u{1b}y"),
    ]


def test_a_problem_within_a_cell_names_the_member_and_the_column(shop):
    parts = json.dumps([came(2, parts=[{"quantity": 2, "location": "NO"}])])
    cell = parts.replace('"', '""')
    for column, mapping in (("receipts", {}), ("Eingang", {"Eingang": "receipts"})):
        text = f'contact;currency;status;{column};lines.sku;lines.quantity\nPaper Mill;EUR;received;"{cell}";LABELS;2\n'
        (told,) = imported(shop.core, text, mapping=mapping)["problems"]
        assert [(one["pointer"], one["column"], one["message"]) for one in told["problems"]] == [
            ("/receipts/0/parts/0/location", column, f"{column}: location must be an existing location; there is no NO")
        ]
    row = purchase(status="received") | {"Eingang": json.loads(parts)}
    (told,) = imported(shop.core, json.dumps(row), "jsonl", mapping={"Eingang": "receipts"})["problems"]
    assert told["problems"][0]["message"].startswith("Eingang: location must be an existing location")


def test_a_mapping_to_a_member_that_there_is_not_is_blamed(shop):
    (told,) = imported(shop.core, "a,currency\nPaper Mill,EUR\n", mapping={"a": "contakt"})["problems"]
    assert [(one["pointer"], one["message"]) for one in told["problems"]] == [
        ("/contakt", "contakt, which mapping gives for the column a, is not known here; did you mean contact?")
    ]


def test_receipts_decide_where_a_purchase_stands(shop):
    rows = [
        purchase(number="1", steps=ORDERED, receipts=[came(1)]),
        purchase(number="2", steps=ORDERED, receipts=[came(1), came(1)], status="received"),
        purchase(number="3", steps=ORDERED, receipts=[came(2), came(-2, reverses=0)]),
    ]
    report = imported(shop.core, "".join(json.dumps(one) + "\n" for one in rows), "jsonl")
    assert report["created"] == 3, report
    found = {one["number"]: one["status"] for one in shop.call("purchases.list")["items"]}
    assert found == {"1": "partlyReceived", "2": "received", "3": "ordered"}
    assert shop.level("labels")[:2] == (0, 3)


def test_no_half_of_an_atomic_import(shop):
    head = "Nr,Lieferant,currency,status,Artikel,lines.quantity\n"
    mapping = {"Nr": "number", "Lieferant": "contact", "Artikel": "lines.sku"}
    good = head + "7,Paper Mill,EUR,ordered,LABELS,4\n,,,,FILTERS,1\n8,Paper Mill,EUR,received,LABELS,1\n"
    bad = good + "9,Nobody,EUR,draft,LABELS,1\n7,Paper Mill,EUR,draft,LABELS,1\n"
    assert imported(shop.core, good, mapping=mapping, dryRun=True)["created"] == 2
    assert shop.call("purchases.list")["items"] == [] and shop.level("labels") == (0, 0, None)
    report = imported(shop.core, bad, mapping=mapping, atomic=True)
    assert problems(report) == [(5, ["/contact"]), (6, ["/number"])] and report["created"] == 0
    assert shop.call("purchases.list")["items"] == [] and shop.level("labels") == (0, 0, None)
    assert imported(shop.core, good, mapping=mapping, atomic=True)["created"] == 2
    assert shop.level("labels") == (0, 4, None) and shop.level("filters") == (0, 12, None)


def test_prices_are_for_managers_alone(core):
    shop, _ = staffed(core, ("clerk", {"preset": "sales"}))
    supplier = core.call("contacts.create", kinds=["supplier"], name="Paper Mill")["id"]
    line = {"text": "Labels", "quantity": 1, "unitPrice": eur(500)}
    core.call("purchases.create", contact=supplier, currency="EUR", lines=[line])
    assert '"amount":500' in exported(core, format="jsonl")
    sign_in(core, shop, "clerk")
    text = exported(core, format="jsonl")
    assert "500" not in text and "unitPrice" not in text
    assert core.refused("purchases.import", format="jsonl", inline=text)["data"]["kind"] == "forbidden"


def test_devices_that_import_one_file_apart_have_its_purchases_once(tmp_path):
    with Core(":memory:", *CLOCK) as core:
        shop = Buyer(core)
        shop.add("labels")
        shop.buy(("labels", 2), reference="Draft")
        done = shop.order(("labels", 3))
        shop.receive(done, 1)
        texts = {
            kind: exported(core, kind) for kind in ("contacts", "inventory.locations", "inventory.items", "purchases")
        }
    with Devices(tmp_path, 2) as devices:
        company = devices[0].call("companies.create", name="Shop")["id"]
        for kind, text in list(texts.items())[:-1]:
            assert devices[0].call(f"{kind}.import", company=company, format="csv", inline=text)["failed"] == 0
        devices.settle()
        for device in devices:
            device.call("sync.disconnect")
            report = device.call("purchases.import", company=company, format="csv", inline=texts["purchases"])
            assert (report["created"], report["failed"]) == (2, 0)
        for device in devices:
            device.call("sync.connect", cloud=str(devices.file))
            device.call("sync.now", wait=True)
        devices.agree()
        for device in devices:
            found = pages(device, "purchases.list", company=company)
            assert sorted((one["reference"] or "", one["status"]) for one in found) == [
                ("", "partlyReceived"),
                ("Draft", "draft"),
            ]
            views = [device.call("purchases.get", company=company, id=one["id"]) for one in found]
            assert sorted([line["received"] for line in view["lines"]] for view in views) == [[0], [1]]
            assert healthy(device)
        # A draft that was deleted comes back from the file on all devices.
        draft = next(one for one in pages(devices[0], "purchases.list", company=company) if one["reference"])
        devices[0].call("purchases.delete", company=company, id=draft["id"])
        devices.settle()
        report = devices[1].call("purchases.import", company=company, format="csv", inline=texts["purchases"])
        assert (report["created"], report["failed"]) == (1, 1)
        devices.settle()
        devices.agree()
        for device in devices:
            view = device.call("purchases.get", company=company, id=draft["id"])
            assert [line["quantity"] for line in view["lines"]] == [2] and healthy(device)
