"""What devices do apart that doesn't go together, and containers that hold what no device of ours has put there."""

import json
import sqlite3
import subprocess
import sys
import uuid
from contextlib import closing
from pathlib import Path

import pytest

import support
from support.container import Container
from support.core import BINARY, CallError, Core, item, request, until
from support.devices import Devices

EUR = {"currency": "EUR"}


def contact(core, shop, **more):
    return core.call("contacts.create", company=shop, **{"name": "Ada", "kinds": ["customer"], **more})["id"]


def draft(core, company, **line):
    line = {"text": "Beans", "quantity": 1, "unitPrice": {"amount": 500, **EUR}, **line}
    return core.call("orders.create", company=company, contact=contact(core, company), currency="EUR", lines=[line])[
        "id"
    ]


def ordered(core, company, quantity):
    """An order that was submitted and paid in part."""
    product = core.call("inventory.items.create", company=company, **item(1))["id"]
    order = draft(core, company, item=product, quantity=quantity)
    core.call("orders.step", company=company, id=order, to="submitted")
    core.call("orders.payments.add", company=company, order=order, amount={"amount": 200, **EUR})
    return order


def raw(container, zone, record):
    """A record as the container has it, to be saved again."""
    (found,) = [one for one in container.changes(zone={"name": zone})["records"] if one["recordName"] == record]
    return {key: found[key] for key in ("recordName", "recordType", "zone", "fields", "recordChangeTag")}


def test_orders_of_several_companies_are_worked_out_each(devices):
    one, two = devices
    orders = {}
    for name in ("A", "B"):
        company = one.call("companies.create", name=name)["id"]
        orders[company] = ordered(one, company, 2)
    devices.agree()
    for company, order in orders.items():
        seen = two.call("orders.get", company=company, id=order)
        assert (seen["status"], seen["paid"]["amount"], seen["gross"]["amount"]) == ("submitted", 200, 1000)


def test_after_a_disconnect_all_goes_on_and_nothing_is_forgotten(devices, shop):
    one = devices[0]
    one.call("sync.disconnect")
    customer = contact(one, shop)
    # Idle moments, in which the log would be made shorter.
    for number in range(30):
        one.call("contacts.update", company=shop, id=customer, changes={"name": f"Ada {number}"})
        one.call("system.ping")
    one.call("sync.connect", cloud=str(devices.file))
    devices.agree()
    assert devices[1].call("contacts.get", company=shop, id=customer)["name"] == "Ada 29"


@pytest.mark.parametrize("method", ["sync.status", "sync.account", "sync.queue.list"])
def test_it_is_asked_how_it_stands_in_one_go_with_writes(tmp_path, method):
    with Core(tmp_path / "data", "--cloud", str(tmp_path / "cloud.sqlite")) as core:
        core.send(request("companies.create", {"name": "Shop"}, 1), request(method, {}, 2))
        assert core.receive()["result"]["name"] == "Shop"
        assert "result" in core.receive()
        assert core.call("sync.now", wait=True)["state"] == "synced"


def test_a_record_is_discarded_before_anything_else(devices, shop):
    data = devices.folder / "device0"
    devices[0].__exit__(None, None, None)
    devices.cores[0] = Core(data, "--cloud", str(devices.file))
    assert devices[0].call("sync.queue.discard", company=shop, record=shop)["discarded"] is False


def test_a_command_comes_from_the_command_line_alone(tmp_path):
    with Core(tmp_path / "data") as core:
        with pytest.raises(CallError) as error:
            core.call("sync.connect", cloud=f"exec:touch {tmp_path}/run")
        assert error.value.error["data"]["problems"][0]["pointer"] == "/cloud"
    with Core(tmp_path / "other", "--cloud", f"exec:touch {tmp_path}/once; exit 1") as core:
        core.call("sync.now", wait=True)
    (tmp_path / "once").unlink()
    with Core(tmp_path / "other") as core:
        assert core.call("sync.status")["state"] == "signedOut"
        core.call("sync.now", wait=True)
    assert not (tmp_path / "run").exists() and not (tmp_path / "once").exists()


def test_the_same_entry_is_reversed_twice(devices, shop):
    one, two = devices
    product = one.call("inventory.items.create", company=shop, **item(1))["id"]
    received = one.call("inventory.stock.receive", company=shop, item=product, quantity=5)["transaction"]
    devices.settle()
    for core in devices:
        core.call("sync.disconnect")
        core.call("inventory.stock.reverse", company=shop, transaction=received, reason="wrong")
    for core in devices:
        core.call("sync.connect", cloud=str(devices.file))
    entries = devices.agree()["Shop inventory.stock.entries"]
    # Both have taken back the same: it is taken back once.
    (first,) = [entry for entry in entries if entry["quantity"] == 5]
    (back,) = [entry for entry in entries if entry is not first]
    assert (back["quantity"], back["reverses"]) == (-5, first["id"])
    two.refused("inventory.stock.reverse", company=shop, transaction=received, reason="again")
    devices.agree()
    for core in devices:
        assert core.call("inventory.stock.rebuild", company=shop)["count"] == 0
        (level,) = core.call("inventory.stock.levels", company=shop)["items"]
        assert level["onHand"] == 0


def test_two_sets_that_come_to_none(devices, shop):
    """At least one kind is needed: of two devices that took out the other's each."""
    one, two = devices
    id = contact(one, shop, kinds=["customer", "supplier"])
    many = contact(one, shop, name="Many", tags=[f"t{number}" for number in range(40)])
    devices.settle()
    for number, core in enumerate(devices):
        core.call("sync.disconnect")
        core.call("contacts.update", company=shop, id=id, changes={"kinds": [["customer"], ["supplier"]][number]})
        tags = core.call("contacts.get", company=shop, id=many)["tags"] + [f"d{number}{more}" for more in range(8)]
        core.call("contacts.update", company=shop, id=many, changes={"tags": tags})
    for core in devices:
        core.call("sync.connect", cloud=str(devices.file))
    devices.agree()
    lines = devices.lines(shop)
    assert {line["field"] for line in lines} == {"kinds", "tags"}
    one.call("contacts.update", company=shop, id=id, changes={"name": "Later"})
    devices.agree()
    assert two.call("contacts.get", company=shop, id=id)["name"] == "Later"


@pytest.mark.parametrize("first", [0, 1])
def test_a_note_on_a_contact_that_another_deletes(devices, shop, first):
    one, two = devices
    id = contact(one, shop)
    devices.settle()
    for core in devices:
        core.call("sync.disconnect")
    one.call("contacts.delete", company=shop, id=id)
    two.call("contacts.notes.add", company=shop, contact=id, text="Has called")
    for core in (devices[first], devices[1 - first]):
        core.call("sync.connect", cloud=str(devices.file))
        core.call("sync.now", wait=True)
    devices.agree()
    for core in devices:
        activity = core.call("contacts.activity", company=shop, id=id)["items"]
        assert "Has called" in str(activity)
    lines = devices.lines(shop)
    assert [(line["type"], line["record"]) for line in lines] == [("contact", id)]


def test_equal_edits_agree_in_all(devices, shop):
    id = contact(devices[0], shop)
    devices.settle()
    for core in devices:
        core.call("sync.disconnect")
        core.call("contacts.update", company=shop, id=id, changes={"name": "Same"})
        core.call("companies.update", company=shop, changes={"name": "Same shop"})
    for core in devices:
        core.call("sync.connect", cloud=str(devices.file))
    devices.agree()


def test_two_locations_each_below_the_other(devices, shop):
    one, two = devices
    ids = [one.call("inventory.locations.create", company=shop, name=name)["id"] for name in ("A", "B")]
    devices.settle()
    for core, id, parent in ((one, ids[0], ids[1]), (two, ids[1], ids[0])):
        core.call("sync.disconnect")
        core.call("inventory.locations.move", company=shop, id=id, parent=parent)
    for core in devices:
        core.call("sync.connect", cloud=str(devices.file))
    devices.agree()
    for core in devices:
        tree = core.call("inventory.locations.tree", company=shop)
        assert str(tree).count(ids[0]) >= 1 and str(tree).count(ids[1]) >= 1


def test_a_company_that_came_and_went_leaves_no_zone(devices, shop):
    gone = devices[0].call("companies.create", name="Gone")["id"]
    devices[0].call("companies.delete", company=gone, confirm="Gone")
    devices.agree()
    with Container(devices.file) as container:
        assert gone not in {zone["name"] for zone in container.zones()["zones"]}


def test_another_company_s_record_stops_nobody(devices):
    one = devices[0]
    shops = [one.call("companies.create", name=name)["id"] for name in "AB"]
    id = contact(one, shops[0])
    devices.settle()
    with Container(devices.file) as container:
        copy = raw(container, shops[0], id)
        del copy["recordChangeTag"]
        copy["zone"] = {"name": shops[1]}
        copy["fields"]["companyID"] = {"type": "reference", "value": shops[1]}
        for _ in range(2):
            (result,) = container.modify([copy])
            copy["recordChangeTag"] = result["recordChangeTag"]
    contact(one, shops[1], name="Bob")
    devices.sync()
    assert {found["name"] for found in devices[1].call("contacts.list", company=shops[1])["items"]} == {"Bob"}
    for core in devices:
        assert core.call("contacts.get", company=shops[0], id=id)["name"] == "Ada"
        assert core.call("sync.status")["stores"][0]["quarantined"] == 1


def test_a_version_that_is_no_number_of_changes(devices, shop):
    one = devices[0]
    id = contact(one, shop)
    devices.settle()
    one.call("sync.disconnect")
    with Container(devices.file) as container:
        poisoned = raw(container, shop, id)
        poisoned["fields"] = {"version": {"type": "int", "value": (1 << 63) - 1}}
        container.modify([poisoned])
    one.call("contacts.update", company=shop, id=id, changes={"name": "Grace"})
    one.call("sync.connect", cloud=str(devices.file))
    one.call("sync.now", wait=True)
    assert one.call("sync.status")["stores"][0]["quarantined"] == 1
    assert one.call("contacts.get", company=shop, id=id)["name"] == "Grace"


def test_what_was_waited_for_comes_with_very_many(devices, shop):
    one = devices[0]
    id = contact(one, shop)
    one.call("contacts.notes.add", company=shop, contact=id, text="Hello")
    devices.settle()
    with Container(devices.file) as container:
        records = container.changes(zone={"name": shop})["records"]
        (note,) = [record for record in records if record["recordType"] == "ContactNotes"]
        base = raw(container, shop, id)

        def named(record, number):
            copy = {key: record[key] for key in ("recordType", "zone", "fields")}
            return copy | {"recordName": f"{id[:-4]}{number:04x}"}

        owned = named(note, 0xF800)
        owned["fields"] = {**owned["fields"], "contact": {"type": "reference", "value": f"{id[:-4]}f000"}}
        container.modify([owned])
        devices.sync(1)
        assert devices[1].call("sync.status")["stores"][0]["waiting"] == 1
        for start in (0, 200):
            container.modify([named(base, 0xF000 + number) for number in range(start, start + 200)])
    devices.sync()
    assert [core.call("sync.status")["stores"][0]["waiting"] for core in devices] == [0, 0]


def test_blank_lines_of_a_container_are_nothing(tmp_path):
    script = tmp_path / "cloud.py"
    script.write_text(
        "import subprocess, sys\n"
        f"words = [{BINARY!r}, 'cloud', 'serve', {str(tmp_path / 'cloud.sqlite')!r}]\n"
        "print('\\n', flush=True)\n"
        "for line in subprocess.Popen(words, stdout=subprocess.PIPE).stdout:\n"
        "    print(f'\\n{line.decode()}', flush=True)\n"
    )
    with Core(tmp_path / "data", "--cloud", f"exec:exec {sys.executable} {script}") as core:
        core.call("companies.create", name="Shop")
        status = core.call("sync.now", wait=True)
        assert (status["state"], status["stores"][0]["error"]) == ("synced", None)


@pytest.mark.parametrize(
    "changes",
    ['{"zones":[{"name":"account"}],"deletedZones":[],"token":"1","more":true}'],
)
def test_a_container_that_never_ends_is_told_of(tmp_path, changes):
    script = tmp_path / "cloud"
    account = '{"status":"available","account":"me","container":"01903e6f-2c00-7000-8000-000000000001"}'
    script.write_text(
        "#!/bin/sh\nwhile read line; do\n"
        'id=$(echo "$line" | sed \'s/.*"id":\\([0-9]*\\).*/\\1/\')\n'
        'case "$line" in\n'
        f"*cloud.account*) r='{account}' ;;\n"
        f"*) r='{changes}' ;;\nesac\n"
        'echo "{\\"jsonrpc\\":\\"2.0\\",\\"id\\":$id,\\"result\\":$r}"\ndone\n'
    )
    script.chmod(0o755)
    with Core(tmp_path / "data", "--cloud", f"exec:{script}") as core:
        status = core.call("sync.now", wait=True)
        assert status["stores"][0]["error"]["kind"] == "serviceUnavailable"
        assert "more" in status["stores"][0]["error"]["message"]


def test_conflicts_go_with_their_company(devices, shop):
    id = contact(devices[0], shop)
    devices.settle()
    for number, core in enumerate(devices):
        core.call("sync.disconnect")
        core.call("contacts.update", company=shop, id=id, changes={"name": f"Planted {number}"})
    for core in devices:
        core.call("sync.connect", cloud=str(devices.file))
    devices.settle()
    lines = devices.lines(shop)
    assert [line["field"] for line in lines] == ["name"]
    devices[0].call("companies.delete", company=shop, confirm="Shop")
    devices.sync()
    for number, core in enumerate(devices):
        core.__exit__(None, None, None)
        with sqlite3.connect(devices.folder / f"device{number}" / "private.sqlite") as store:
            assert store.execute("SELECT count(*) FROM sync_conflicts").fetchall() == [(0,)]
    devices.cores = []


def test_steps_follow_each_other_whatever_the_clocks_say(devices, shop):
    """One device's clock is years behind: what it does to an order comes after what it has seen of it."""
    one, two = devices
    order = ordered(one, shop, 1)
    devices.settle()
    two.__exit__(None, None, None)
    devices.cores[1] = Core(devices.folder / "device1", "--cloud", str(devices.file), "--clock", "2020-01-01T00:00:00Z")
    devices[1].call("orders.step", company=shop, id=order, to="inProgress")
    devices.sync(1, 0)
    one.call("orders.step", company=shop, id=order, to="invoiced")
    devices.sync()
    for core in devices:
        assert core.call("orders.get", company=shop, id=order)["status"] == "invoiced"
        checked = core.call("system.diagnostics", check=True)
        assert {store["integrity"] for store in checked["stores"]} == {"ok"}


@pytest.mark.parametrize("is_killed", [False, True])
def test_a_container_that_is_removed_is_no_container(devices, shop, is_killed):
    """Nobody is told that all is synced with a file that nobody can open; and another file is another account's."""
    one = devices[0]
    devices.file.unlink()
    if is_killed:
        subprocess.run(["pkill", "-KILL", "-P", str(one.process.pid)], check=True)
    id = contact(one, shop)
    first = one.call("sync.now", wait=True)
    assert first["stores"][0]["error"]["kind"] in ("networkFailure", "notAuthenticated")
    status = one.call("sync.now", wait=True)
    assert (status["state"], status["stores"][0]["error"]["kind"]) == ("paused", "notAuthenticated")
    assert one.call("contacts.get", company=shop, id=id)["name"] == "Ada"


def test_a_store_of_an_earlier_program_gets_what_it_lacks(tmp_path):
    with Devices(tmp_path) as devices:
        one, two = devices
        shop = one.call("companies.create", name="Shop")["id"]
        made = one.call("inventory.items.create", company=shop, **item(1))
        devices.settle()
        one.call("inventory.items.update", company=shop, id=made["id"], changes={"name": "By one"})
        two.call("inventory.items.update", company=shop, id=made["id"], changes={"name": "By two"})
        devices.settle()
        two.close()
        # The tables as the first program with sync has made them.
        with sqlite3.connect(tmp_path / "device1" / "private.sqlite") as store:
            store.executescript("""
                DROP TABLE sync_events;
                DROP TABLE sync_uploads;
                DROP TABLE sync_shares;
                DROP TABLE sync_departures;
                DROP TABLE sync_batches;
                DROP TABLE sync_tombstones;
                DROP INDEX sync_conflicts_company;
                ALTER TABLE sync_conflicts DROP COLUMN reason;
                ALTER TABLE sync_zones DROP COLUMN reached;
                ALTER TABLE sync_zones DROP COLUMN skipped;
                DROP INDEX sync_marks_sent;
                CREATE INDEX sync_marks_sent ON sync_marks (record, zone) WHERE isSent = 1;
                DELETE FROM sync_state WHERE name = 'tables';
            """)
        store.close()
        two = devices.cores[1] = devices.begin(1)
        (conflict,) = until(lambda: two.call("sync.conflicts.list", company=shop)["items"])
        assert (conflict["field"], conflict["reason"]) == ("name", "edited")
        two.call("inventory.items.create", company=shop, **item(2))
        devices.agree()
        assert two.call("sync.events.list")["items"] != []


def test_rows_that_are_given_again_keep_the_order(devices, shop):
    one, two = devices
    ids = []
    for name in "ABC":
        ids.append(one.call("inventory.locations.create", company=shop, name=name)["id"])
        devices.settle()
    # One device has no rows left, and gives the first away; what the other needs comes behind it, on rows as before.
    for id in ids:
        two.call("inventory.locations.delete", company=shop, id=id)
    # The next process counts from the rows that there are.
    devices.kill(1)
    devices[1].call("inventory.locations.create", company=shop, name="D")
    for id in ids[1:]:
        one.call("inventory.locations.update", company=shop, id=id, changes={"name": f"Needed {id}"})
    devices.sync(0)
    devices.agree()


def test_of_two_orders_with_one_number_the_later_submission_gets_the_next(devices, shop):
    one, two = devices
    early = draft(two, shop)
    devices.settle()
    for core in devices:
        core.call("sync.disconnect")
    # Made later, and submitted earlier.
    late = draft(one, shop)
    for core, order in ((one, late), (two, early)):
        numbered = core.call("orders.step", company=shop, id=order, to="submitted")
        assert (numbered["number"], numbered["formerNumbers"]) == ("1", [])
    for core in devices:
        core.call("sync.connect", cloud=str(devices.file))
        # The container has the earlier submission first.
        core.call("sync.now", wait=True)
    devices.agree()
    for core in devices:
        assert core.call("orders.get", company=shop, id=late)["number"] == "1"
        renumbered = core.call("orders.get", company=shop, id=early)
        assert (renumbered["number"], renumbered["formerNumbers"]) == ("2", ["1"])
        # A search for the old number, as it may stand on paper, finds both orders.
        found = core.call("orders.list", company=shop, text="1")["items"]
        assert {order["id"] for order in found} == {early, late}
        scanned = core.call("scan.resolve", company=shop, code="1")["matches"]
        assert {one["id"] for one in scanned} == {early, late}
    # The numbers go on behind both, on either device.
    devices.sync()
    assert two.call("orders.step", company=shop, id=draft(two, shop), to="submitted")["number"] == "3"
    renamed = devices.lines(shop)
    assert {(c["record"], c["reason"]) for c in renamed} == {(early, "renamed")}


def test_rights_that_two_devices_have_given_one_person_are_one_record(devices, shop):
    one, two = devices
    company = one.call("companies.create", name="Staff")["id"]
    one.call("companies.setTier", company=company, tier="business")
    clerk = one.call("access.grant", company=company, preset="warehouse", name="Walter")["user"]
    one.call("access.revoke", company=company, user=clerk)
    devices.agree()
    for core in devices:
        core.call("sync.disconnect")
    first = one.call("access.grant", company=company, user=clerk, preset="warehouse", name="Walter")
    second = two.call("access.grant", company=company, user=clerk, preset="viewer", name="Walt")
    assert first["id"] != second["id"]
    # The container gets the second one first.
    for core in (two, one):
        core.call("sync.connect", cloud=str(devices.file))
        core.call("sync.now", wait=True)
    devices.agree()
    for core in devices:
        records = core.call("access.list", company=company)["items"]
        (kept,) = [one["access"] for one in records if one["access"]["user"] == clerk]
        assert (kept["id"], kept["name"], kept["deptMask"]) == (second["id"], "Walt", second["deptMask"])
    told = devices.lines(company)
    assert {(c["record"], c["field"], c["reason"]) for c in told} == {(first["id"], None, "duplicate")}
    (lost,) = [c["local"] or c["server"] for c in told]
    assert lost["name"] == "Walter"


def test_what_an_older_program_did_not_know_becomes_rows_of_a_newer(devices, shop):
    """Kinds and members that a version does not know wait in its store, until there is one that does."""
    one, two = devices
    known = one.call("inventory.items.create", company=shop, **item(1), minStock=3)
    owner = {"type": "item", "id": known["id"]}
    leaflet = one.call("assets.add", company=shop, owner=owner, role="document", name="a.txt", base64="YQ==")
    unknown = contact(one, shop, name="Grace")
    devices.agree()
    two.close()
    with closing(sqlite3.connect(devices.folder / "device1" / "private.sqlite", isolation_level=None)) as store:
        # As a program leaves it that knows no contacts, and no minStock of items.
        id = uuid.UUID(unknown).bytes
        store.execute(
            """INSERT INTO sync_arrivals (record, zone, recordType, place, fields, tag, createdAt, fetch, state)
            SELECT ?1, zone, recordType, 9, ?2, tag, createdAt, 1, 3 FROM sync_known WHERE record = ?1""",
            [id, json.dumps(raw_fields(devices, shop, unknown))],
        )
        store.execute("DELETE FROM sync_known WHERE record = ?", [id])
        store.execute("DELETE FROM contacts WHERE id = ?", [id])
        id = uuid.UUID(known["id"]).bytes
        store.execute("UPDATE items SET minStock = NULL WHERE id = ?", [id])
        left = {"minStock": raw_fields(devices, shop, known["id"])["minStock"]}
        store.execute(
            "UPDATE sync_known SET fields = json_remove(fields, '$.minStock'), unknown = ? WHERE record = ?",
            [json.dumps(left), id],
        )
        # A record with a file, which is no member, and one that is.
        id = uuid.UUID(leaflet["id"]).bytes
        fields = raw_fields(devices, shop, leaflet["id"])
        store.execute("UPDATE assets SET name = NULL WHERE id = ?", [id])
        left = {name: fields[name] for name in ("content", "name")}
        store.execute(
            "UPDATE sync_known SET fields = json_remove(fields, '$.name'), unknown = ? WHERE record = ?",
            [json.dumps(left), id],
        )
        assert store.execute("UPDATE sync_state SET value = 'older' WHERE name = 'form'").rowcount == 1
    devices.cores[1] = devices.begin(1)
    assert devices[1].call("inventory.items.get", company=shop, id=known["id"])["minStock"] is None
    devices.agree()
    assert devices[1].call("inventory.items.get", company=shop, id=known["id"])["minStock"] == 3
    assert devices[1].call("contacts.get", company=shop, id=unknown)["name"] == "Grace"
    (shown,) = devices[1].call("assets.list", company=shop, owner=owner)["items"]
    assert shown["name"] == "a.txt"


def raw_fields(devices, shop, record):
    with Container(devices.file) as container:
        return raw(container, shop, record)["fields"]


def test_a_company_deleted_while_its_zone_is_looked_at_stays_gone(core, rules):
    rules.set(held=("host.cloud.zone.changes", ""))
    stall = core.call("companies.create", name="Stall")["id"]
    core.call("sync.now")
    until(rules.held.exists)
    core.call("companies.delete", company=stall, confirm="Stall")
    rules.release()
    core.call("sync.now", wait=True)
    assert core.call("sync.now", wait=True)["state"] == "synced"
    assert [company["id"] for company in core.call("companies.list")["items"]] == [core.company]
    with Container(rules.file) as container:
        assert stall not in [zone["name"] for zone in container.zones()["zones"]]


def test_a_value_that_changes_hands_between_two_pages_of_a_new_device_stays_with_who_has_it(tmp_path, rules):
    """What came with the first page was true then, and is not when the second one is asked for."""
    with Core(tmp_path / "one", "--cloud", str(rules.file)) as one:
        shop = one.call("companies.create", name="Shop")["id"]
        first = one.call("inventory.items.create", company=shop, **item(1))["id"]
        root = one.call("inventory.locations.create", company=shop, name="Root")["id"]
        leaf = one.call("inventory.locations.create", company=shop, name="Leaf", parent=root)["id"]
        for number in range(2, 450):
            one.call("inventory.items.create", company=shop, **item(number))
        one.call("sync.now", wait=True)
        rules.set(held=("host.cloud.zone.changes", '"more": true'))
        with Core(tmp_path / "two", "--cloud", rules.command) as two:
            two.call("sync.now")
            until(rules.held.exists)
            one.call("inventory.items.update", company=shop, id=first, changes={"sku": "OTHER"})
            one.call("inventory.locations.update", company=shop, id=leaf, changes={"parent": None})
            one.call("sync.now", wait=True)
            second = one.call("inventory.items.create", company=shop, **item(1))["id"]
            one.call("inventory.locations.update", company=shop, id=root, changes={"parent": leaf})
            one.call("sync.now", wait=True)
            # Both come behind what needs them.
            one.call("inventory.items.update", company=shop, id=first, changes={"minStock": 1})
            one.call("inventory.locations.update", company=shop, id=leaf, changes={"name": "Top"})
            one.call("sync.now", wait=True)
            rules.release()
            two.call("sync.now", wait=True)
            two.call("sync.now", wait=True)
            one.call("sync.now", wait=True)
            for core in (one, two):
                for id, sku in [(first, "OTHER"), (second, item(1)["sku"])]:
                    assert core.call("inventory.items.get", company=shop, id=id)["sku"] == sku
                for id, parent in [(leaf, None), (root, leaf)]:
                    assert core.call("inventory.locations.get", company=shop, id=id)["parent"] == parent
            assert two.call("sync.conflicts.list", company=shop)["items"] == []


def ahead(file, how):
    script = f"{Path(support.__file__).parent}/ahead.py"
    return f"exec:exec {sys.executable} {script} {BINARY} {file} {how}"


def many_items(core, shop):
    core.send(*(request("inventory.items.create", {"company": shop, **item(n)}, n) for n in range(1500)))
    return [core.receive()["result"]["id"] for _ in range(1500)]


def settle(core):
    for _ in range(20):
        if core.call("sync.now", wait=True)["state"] == "synced":
            return
    raise AssertionError(core.call("sync.status"))


@pytest.mark.parametrize("how", ["swapped", "refused", "crossed"])
def test_a_batch_is_asked_while_another_is_under_way(tmp_path, how):
    data, file = tmp_path / "data", tmp_path / "cloud.sqlite"
    with Core(data) as core:
        shop = core.call("companies.create", name="Shop")["id"]
        ids = many_items(core, shop)
    with Core(data, "--cloud", ahead(file, how)) as core:
        settle(core)
        assert (tmp_path / "ahead").exists()
        assert core.call("sync.queue.list")["items"] == []
        assert core.call("sync.conflicts.list")["items"] == []
        # The change tag of each record is known, so changed records are saved without a conflict.
        for id in (ids[0], ids[600], ids[-1]):
            core.call("inventory.items.update", company=shop, id=id, changes={"name": "Changed"})
        settle(core)
        assert core.call("sync.conflicts.list")["items"] == []
    with Core(tmp_path / "other", "--cloud", str(file)) as core:
        core.call("sync.now", wait=True)
        names, after = [], None
        while not names or after:
            page = core.call("inventory.items.list", company=shop, limit=100, **({"after": after} if after else {}))
            names, after = names + [one["name"] for one in page["items"]], page["next"]
        assert (len(names), names.count("Changed")) == (1500, 3)


def test_what_is_not_sent_yet_is_kept_with_what_it_belongs_to(tmp_path):
    """The first upload breaks off; what another device deletes meanwhile has parts here that no cloud has."""
    data, file = tmp_path / "data", tmp_path / "cloud.sqlite"
    with Core(data) as core:
        shop = core.call("companies.create", name="Shop")["id"]
        customer = core.call("contacts.create", company=shop, name="Rossi", kinds=["customer"])["id"]
        core.call("contacts.notes.add", company=shop, contact=customer, text="what nobody else has")
        many_items(core, shop)
    with Core(data, "--cloud", ahead(file, "dies")) as core:
        assert core.call("sync.now", wait=True)["state"] != "synced"
    with Core(tmp_path / "other", "--cloud", str(file)) as core:
        settle(core)
        core.call("contacts.delete", company=shop, id=customer)
        settle(core)
    with Core(data, "--cloud", str(file)) as core:
        settle(core)
        assert core.call("contacts.get", company=shop, id=customer)["name"] == "Rossi"
        (note,) = core.call("contacts.activity", company=shop, id=customer)["items"]
        assert note["text"] == "what nobody else has"
        (conflict,) = core.call("sync.conflicts.list", company=shop)["items"]
        assert conflict["record"] == customer


def test_what_waits_to_be_sent_is_kept_where_the_zone_was_lost(tmp_path):
    data, file = tmp_path / "data", tmp_path / "cloud.sqlite"
    with Core(data, "--cloud", str(file)) as core:
        shop = core.call("companies.create", name="Shop")["id"]
        product = core.call("inventory.items.create", company=shop, **item(1))["id"]
        settle(core)
    with Core(tmp_path / "other", "--cloud", str(file)) as core:
        settle(core)
    # The zone is gone, and the other device fills it anew before this one has sent what was changed here.
    with Core(data) as core:
        core.call("inventory.items.update", company=shop, id=product, changes={"name": "Edited here"})
    with closing(sqlite3.connect(file)) as cloud, cloud:
        cloud.execute("PRAGMA foreign_keys = ON")
        cloud.execute("DELETE FROM zones WHERE name = ?", (shop,))
    for _ in range(2):
        with Core(tmp_path / "other", "--cloud", str(file)) as core:
            core.call("inventory.items.update", company=shop, id=product, changes={"description": "there"})
            settle(core)
        with Core(data, "--cloud", str(file)) as core:
            settle(core)
            assert core.call("inventory.items.get", company=shop, id=product)["name"] == "Edited here"
