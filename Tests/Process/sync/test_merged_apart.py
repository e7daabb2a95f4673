"""Contacts that disconnected devices merge: one contact remains, with everything that belonged to the others."""

import base64

import pytest

from support.core import Core, item
from support.devices import Devices, pages
from support.merges import merged_many

EUR = {"currency": "EUR"}
LINE = {"text": "Repair", "quantity": 1, "unitPrice": {"amount": 5000, **EUR}}


@pytest.fixture(params=[2, pytest.param(3, marks=pytest.mark.full)])
def several(tmp_path, request):
    with Devices(tmp_path, request.param) as devices:
        devices.shop = devices[0].call("companies.create", name="Shop")["id"]
        devices.settle()
        yield devices


class Contact:
    """A contact with a note, an order, an item that it supplies, and a document."""

    def __init__(self, core, shop, name):
        self.name = name
        self.id = core.call(
            "contacts.create", company=shop, name=name, kinds=["customer", "supplier"], taxId=f"T{name}"
        )["id"]
        core.call("contacts.notes.add", company=shop, contact=self.id, text=f"Note of {name}")
        self.order = order(core, shop, self.id)
        made = item(name) | {"sku": f"S{name}", "name": f"From {name}", "supplier": self.id}
        self.item = core.call("inventory.items.create", company=shop, **made)["id"]
        self.asset = core.call(
            "assets.add",
            company=shop,
            owner={"type": "contact", "id": self.id},
            role="document",
            mediaType="text/plain",
            base64=base64.b64encode(f"Paper of {name}".encode()).decode(),
        )["id"]


def order(core, shop, contact):
    return core.call("orders.create", company=shop, contact=contact, currency="EUR", lines=[LINE])["id"]


def merge(core, shop, one, other):
    return core.call("contacts.merge", company=shop, **{"from": one.id, "into": other.id})


def apart(devices, first, *does):
    """Each device makes a change while disconnected. Then all sync, and `first` is the first."""
    devices.settle()
    for core in devices:
        core.call("sync.disconnect")
    for core, do in zip(devices, does, strict=False):
        do(core)
    numbers = [*range(first, len(devices.cores)), *range(first)]
    for number in numbers:
        devices[number].call("sync.connect", cloud=str(devices.file))
        devices.sync(number)
    devices.agree()


def holds(devices, stays, contacts):
    """Checks that one contact remains, and that everything of the others belongs to it."""
    for core in devices:
        assert [one["id"] for one in pages(core, "contacts.list", company=devices.shop)] == [stays.id]
        for one in contacts:
            assert core.call("orders.get", company=devices.shop, id=one.order)["contact"] == stays.id
            assert core.call("inventory.items.get", company=devices.shop, id=one.item)["supplier"] == stays.id
            found = core.call("contacts.get", company=devices.shop, id=one.id)
            assert (found["id"], found.get("mergedInto")) == (stays.id, None if one is stays else stays.id)
        told = core.call("contacts.activity", company=devices.shop, id=stays.id)["items"]
        notes = sorted(one["text"] for one in told if one["kind"] == "contactNote")
        assert notes == sorted(f"Note of {one.name}" for one in contacts)


def discarded(devices, record):
    """Returns the members of a record for which another value was discarded, each with that value."""
    lines = devices.lines(devices.shop)
    assert {(line["record"], line["reason"]) for line in lines} <= {(record.id, "duplicate")}, lines
    return sorted((line["field"], line["server"]) for line in lines)


@pytest.mark.parametrize("member", ["purchaseUnit", "salesUnit"])
def test_an_item_whose_unit_a_merge_has_taken_away_stays_editable_and_importable(tmp_path, member):
    units = [{"unit": "box", "factor": 12}]
    with Devices(tmp_path) as devices:
        one = devices[0]
        shop = devices.shop = one.call("companies.create", name="Shop")["id"]
        seller = one.call("contacts.create", company=shop, name="Seller", kinds=["supplier", "customer"])["id"]
        cost = {"price": {"amount": 210, **EUR}, "cost": {"amount": 110, **EUR}}
        members = {
            "sku": "F",
            "name": "Filters",
            "unit": "pack",
            "units": units,
            "minStock": 20,
            "supplier": seller,
            **cost,
        }
        id = one.call("inventory.items.create", company=shop, **members)["id"]

        def change(**changes):
            return lambda core: core.call("inventory.items.update", company=shop, id=id, changes=changes)

        apart(devices, 0, change(units=[]), change(**{member: "box"}))
        for core in devices:
            merged = core.call("inventory.items.get", company=shop, id=id)
            assert (merged["units"], merged[member]) == ([], "box")
        assert change(name="Paper filters")(one)["name"] == "Paper filters"
        problem = one.refused("inventory.items.update", company=shop, id=id, changes={member: "crate"})["data"][
            "problems"
        ]
        assert [found["pointer"] for found in problem] == [f"/changes/{member}"]
        # The item is now bought and sold in its own unit, because its other units are gone.
        (wanted,) = one.call("purchases.suggest", company=shop)["purchases"]
        assert wanted["lines"][0]["unit"] == "pack"
        line = {"item": id, "quantity": 1}
        sale = one.call("orders.create", company=shop, contact=seller, currency="EUR", lines=[line])
        assert sale["lines"][0]["unit"] == "pack"
        for format in ("jsonl", "csv"):
            text = one.call("inventory.items.export", company=shop, format=format, inline=True)["text"]
            same = one.call("inventory.items.import", company=shop, format=format, inline=text, mode="upsert")
            assert same["failed"] == 0, same
            other = one.call("companies.create", name=f"Other {format}")["id"]
            one.call("contacts.create", company=other, name="Seller", kinds=["supplier"])
            report = one.call("inventory.items.import", company=other, format=format, inline=text)
            assert (report["failed"], report["created"]) == (0, 1), report
        mended = one.call("inventory.items.update", company=shop, id=id, changes={"units": units, member: "box"})
        assert mended[member] == "box"


@pytest.mark.parametrize("first", [0, 1])
@pytest.mark.parametrize("winner", [0, 1])
def test_contacts_merged_into_each_other_are_one(several, winner, first):
    shop = several.shop
    x, y = made = [Contact(several[0], shop, name) for name in "XY"]
    stays, goes = sorted(made, key=lambda one: one.id)
    # The merge into the remaining contact is made by the first device or by the second.
    mine, other = (goes, stays) if winner == 0 else (stays, goes)
    late = []
    apart(
        several,
        first,
        lambda core: merge(core, shop, mine, other),
        lambda core: merge(core, shop, other, mine),
        lambda core: late.append(order(core, shop, goes.id)),
    )
    holds(several, stays, [x, y])
    for core in several:
        for id in late:
            assert core.call("orders.get", company=shop, id=id)["contact"] == stays.id
    if not late:
        assert discarded(several, stays) == [("name", goes.name), ("taxId", f"T{goes.name}")]
    else:
        # For a moment, the third device's order restored the merged contact. This restoration has a conflict line of
        # its own.
        fields = {line["field"] for line in several.lines(shop) if line["record"] == stays.id}
        assert {"name", "taxId"} <= fields


@pytest.mark.parametrize("first", [0, 1])
def test_a_merge_brings_back_the_contact_that_it_leads_to(several, first):
    shop = several.shop
    x = Contact(several[0], shop, "X")
    y = several[0].call("contacts.create", company=shop, name="Y", kinds=["customer", "supplier"], taxId="TY")["id"]
    several[0].call("contacts.notes.add", company=shop, contact=y, text="Note of Y")
    apart(
        several,
        first,
        lambda core: core.call("contacts.merge", company=shop, **{"from": x.id, "into": y}),
        lambda core: core.call("contacts.delete", company=shop, id=y),
    )
    for core in several:
        (found,) = pages(core, "contacts.list", company=shop)
        assert (found["id"], found["name"], found["taxId"]) == (y, "Y", "TY")
        assert core.call("contacts.get", company=shop, id=x.id)["mergedInto"] == y
        assert core.call("orders.get", company=shop, id=x.order)["contact"] == y
        told = core.call("contacts.activity", company=shop, id=y)["items"]
        assert {one["text"] for one in told if one["kind"] == "contactNote"} == {"Note of X", "Note of Y"}
    # The deletion was discarded.
    assert {(line["record"], line["field"]) for line in several.lines(shop)} == {(y, None)}


@pytest.mark.parametrize("first", [0, 1])
@pytest.mark.parametrize("again", ["the same", "another"])
def test_a_contact_that_was_changed_meanwhile_can_be_merged_again(several, first, again):
    shop = several.shop
    x, y, z = (Contact(several[0], shop, name) for name in "XYZ")
    apart(
        several,
        first,
        lambda core: merge(core, shop, x, y),
        lambda core: core.call("contacts.update", company=shop, id=x.id, changes={"website": "https://x.example"}),
    )
    for core in several:
        found = {one["id"]: one for one in pages(core, "contacts.list", company=shop)}
        assert set(found) == {x.id, y.id, z.id} and found[x.id]["website"] == "https://x.example"
    into = y if again == "the same" else z
    merge(several[1], shop, x, into)
    several.agree()
    for core in several:
        found = {one["id"]: one for one in pages(core, "contacts.list", company=shop)}
        assert set(found) == {y.id, z.id} and found[into.id]["website"] == "https://x.example"
        assert core.call("contacts.get", company=shop, id=x.id)["mergedInto"] == into.id


@pytest.mark.parametrize("first", [0, 1])
def test_a_merge_that_has_seen_another_one_overrules_it(several, first):
    """A device that has seen the restored contact may merge in the opposite direction."""
    shop = several.shop
    y, x = (Contact(several[0], shop, name) for name in "YX")
    apart(
        several,
        first,
        lambda core: merge(core, shop, x, y),
        lambda core: core.call("contacts.update", company=shop, id=x.id, changes={"website": "https://x.example"}),
    )
    merge(several[1], shop, y, x)
    several.agree()
    holds(several, x, [x, y])


@pytest.mark.parametrize("first", [0, 1, 2])
@pytest.mark.parametrize("is_ring", [False, True])
def test_three_devices_merge_apart(tmp_path, first, is_ring):
    """Each contact is merged into the next one. The last one remains; in a ring, the one with the lowest id."""
    with Devices(tmp_path, 3) as devices:
        devices.shop = shop = devices[0].call("companies.create", name="Shop")["id"]
        made = sorted((Contact(devices[0], shop, name) for name in "XYZ"), key=lambda one: one.id)
        x, y, z = made
        apart(
            devices,
            first,
            lambda core: merge(core, shop, x, y),
            lambda core: merge(core, shop, y, z),
            lambda core: merge(core, shop, z, x) if is_ring else None,
        )
        holds(devices, x if is_ring else z, made)


@pytest.mark.parametrize("first", [0, 1])
def test_what_a_merge_has_added_is_there(several, first):
    """The remaining contact has received members of the merged one. It is then merged itself on another device."""
    shop = several.shop
    y, x, z = (Contact(several[0], shop, name) for name in "YXZ")
    several[0].call("contacts.update", company=shop, id=x.id, changes={"tags": ["tea"], "website": "https://x.example"})
    apart(several, first, lambda core: merge(core, shop, x, y), lambda core: merge(core, shop, y, z))
    holds(several, z, [x, y, z])
    for core in several:
        found = core.call("contacts.get", company=shop, id=z.id)
        assert (found["tags"], found["website"]) == (["tea"], "https://x.example")


@pytest.mark.parametrize("first", [0, 1])
@pytest.mark.parametrize("lower", [0, 1])
def test_a_contact_merged_into_two_others_leads_to_one_of_them(several, first, lower):
    """The contact with the lower id gets all moved records. Conflict lines name the other one."""
    shop = several.shop
    x, y, z = (Contact(several[0], shop, name) for name in "XYZ")
    one, other = (y, z) if lower == 0 else (z, y)
    late = []
    apart(
        several,
        first,
        lambda core: merge(core, shop, x, one),
        lambda core: merge(core, shop, x, other),
        lambda core: late.append(order(core, shop, x.id)),
    )
    stays, left = sorted([y, z], key=lambda one: one.id)
    for core in several:
        assert core.call("contacts.get", company=shop, id=x.id)["id"] == stays.id
        assert {one["id"] for one in pages(core, "contacts.list", company=shop)} == {y.id, z.id}
        for owner, parts in [(stays, [x, stays]), (left, [left])]:
            for part in parts:
                assert core.call("orders.get", company=shop, id=part.order)["contact"] == owner.id
                assert core.call("inventory.items.get", company=shop, id=part.item)["supplier"] == owner.id
                found = core.call("assets.list", company=shop, owner={"type": "contact", "id": owner.id})["items"]
                assert part.asset in [one["id"] for one in found]
            told = core.call("contacts.activity", company=shop, id=owner.id)["items"]
            notes = sorted(one["text"] for one in told if one["kind"] == "contactNote")
            assert notes == sorted(f"Note of {part.name}" for part in parts)
        # An order of the third device moves with the first merge that this device receives.
        for id in late:
            assert core.call("orders.get", company=shop, id=id)["contact"] in (y.id, z.id)
    # Each record that was moved to both contacts has a conflict line.
    lines = several.lines(shop)
    assert {line["type"] for line in lines} >= {"order", "item", "contactNote", "asset"}, lines
    for line in lines:
        kept, lost = ("local", "server") if line["kept"] == "local" else ("server", "local")
        if line["field"] in ("contact", "supplier"):
            assert (line[kept], line[lost]) == (stays.id, left.id), line


@pytest.mark.parametrize("count", [300, pytest.param(3_000, marks=pytest.mark.full)])
def test_thousands_of_merges_meet(tmp_path, count):
    """Each merge concerns all others, so their result must not be computed again for each of them."""
    with Core(tmp_path / "device0") as core:
        shop = core.call("companies.create", name="Shop")["id"]
        a, b, c, d = (Contact(core, shop, name) for name in "ABCD")
        merge(core, shop, a, b)
    gone = merged_many(tmp_path / "device0", b.id, count)
    with Devices(tmp_path) as devices:
        devices.shop = shop
        apart(devices, 0, lambda core: merge(core, shop, c, b), lambda core: merge(core, shop, b, d))
        for core in devices:
            assert [one["id"] for one in pages(core, "contacts.list", company=shop)] == [d.id]
            for old in (a.id, b.id, c.id, gone[0], gone[-1]):
                assert core.call("contacts.get", company=shop, id=old)["id"] == d.id


class Referring:
    """Records that refer to a contact, each made on a device that has not heard that the contact was merged."""

    def __init__(self, core, shop, contact, item):
        def made(method, **params):
            return core.call(method, company=shop, contact=contact.id, **params)["id"]

        price = {"amount": 4000, **EUR}
        self.ids = {
            "orders": made("orders.create", currency="EUR", lines=[LINE]),
            "purchases": made("purchases.create", currency="EUR", lines=[{"item": item, "quantity": 1}]),
            "dispatches": core.call(
                "dispatches.create", company=shop, order=contact.order, contact=contact.id, collectionType="shipping"
            )["id"],
            "prices": made("prices.create", item=item, price=price),
            "inventory.suppliers": made("inventory.suppliers.create", item=item, sku="LATE"),
            "inventory.loans": made("inventory.loans.create", item=item, quantity=1, direction="in"),
        }

    def contacts(self, core, shop):
        return {name: core.call(f"{name}.get", company=shop, id=id)["contact"] for name, id in self.ids.items()}


@pytest.mark.parametrize("first", [0, 1])
def test_a_record_for_a_contact_that_was_merged_elsewhere_moves_to_the_contact_that_stays(several, first):
    shop = several.shop
    gone, stays = (Contact(several[0], shop, name) for name in ("Gone", "Stays"))
    good = several[0].call("inventory.items.create", company=shop, **item("Good"))["id"]
    for status in ("submitted", "inProgress"):
        several[0].call("orders.step", company=shop, id=gone.order, to=status)
    made = []
    apart(
        several,
        first,
        lambda core: merge(core, shop, gone, stays),
        lambda core: made.append(Referring(core, shop, gone, good)),
    )
    holds(several, stays, [gone, stays])
    for core in several:
        found = made[0].contacts(core, shop)
        assert found == dict.fromkeys(found, stays.id)


@pytest.mark.parametrize("first", [0, 1])
def test_the_note_of_a_contact_that_two_devices_merge_is_there_once(several, first):
    shop = several.shop
    gone, stays = (
        several[0].call("contacts.create", company=shop, name=name, kinds=["customer"], note=f"Note of {name}")["id"]
        for name in ("Gone", "Stays")
    )

    def merged(core):
        core.call("contacts.merge", company=shop, **{"from": gone, "into": stays})

    apart(several, first, *[merged] * len(several.cores))
    for core in several:
        told = core.call("contacts.activity", company=shop, id=stays)["items"]
        assert [one["text"] for one in told if one["kind"] == "contactNote"] == ["Note of Gone"]


def test_a_contact_that_is_merged_again_leaves_its_note_once(several):
    shop = several.shop
    gone, stays = (
        several[0].call("contacts.create", company=shop, name=name, kinds=["customer"], note=f"Note of {name}")["id"]
        for name in ("Gone", "Stays")
    )
    merged = {"company": shop, "from": gone, "into": stays}
    website = {"company": shop, "id": gone, "changes": {"website": "https://gone.example"}}
    apart(
        several,
        0,
        lambda core: core.call("contacts.merge", **merged),
        lambda core: core.call("contacts.update", **website),
    )
    # The second device's change has restored the contact.
    assert several[0].call("contacts.get", company=shop, id=gone)["id"] == gone
    several[0].call("contacts.merge", **merged)
    several.agree()
    told = several[1].call("contacts.activity", company=shop, id=stays)["items"]
    assert [one["text"] for one in told if one["kind"] == "contactNote"] == ["Note of Gone"]
