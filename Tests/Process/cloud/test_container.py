"""Each kind of container, used by one core after the other, and by several cores at the same time."""

import pytest

from support.container import ZONE, Container, deletion, name, record
from support.core import CallError


@pytest.fixture
def container(cloud):
    with Container(cloud) as container:
        container.make()
        yield container


def refused(call, kind):
    with pytest.raises(CallError) as error:
        call()
    assert error.value.error["data"]["kind"] == kind


def plain(found):
    return [
        (one["recordName"], {key: value["value"] for key, value in one["fields"].items()}) for one in found["records"]
    ]


def test_whose_cloud_it_is(cloud):
    with Container(cloud) as mine, Container(cloud, "--account", "you") as yours:
        first, second = (one.call("host.cloud.account") for one in (mine, yours))
        assert (first["status"], first["account"], second["account"]) == ("available", "me", "you")
        assert first["container"] == second["container"]
        mine.make()
        mine.modify([record(1, sku="A")])
        assert yours.zones()["zones"] == []
        refused(lambda: yours.changes(), "zoneNotFound")


def test_what_is_saved_is_found_by_tokens(container):
    start = container.changes()
    assert start["records"] == [] and not start["more"]
    (saved,) = container.modify([record(1, sku="A", stock=5)])
    page = container.changes(start["token"])
    (found,) = page["records"]
    assert found["recordChangeTag"] == saved["recordChangeTag"]
    assert found["modificationDate"] == saved["modificationDate"]
    assert (found["creator"], found["modifier"]) == ("me", "me")
    assert plain(page) == [(name(1), {"sku": "A", "stock": 5})]
    again = container.changes(page["token"])
    assert again["records"] == again["deleted"] == []


def test_a_save_changes_the_fields_that_it_names(container):
    (one,) = container.modify([record(1, sku="A", stock=5, note="x")])
    (two,) = container.modify([record(1, tag=one["recordChangeTag"], stock=6, note=None)])
    assert two["recordChangeTag"] != one["recordChangeTag"]
    assert plain(container.changes()) == [(name(1), {"sku": "A", "stock": 6})]


def test_a_stale_tag_is_refused_with_the_record(container):
    (one,) = container.modify([record(1, sku="A")])
    container.modify([record(1, tag=one["recordChangeTag"], sku="B")])
    for stale in (one["recordChangeTag"], None):
        (result,) = container.modify([record(1, tag=stale, sku="C")])
        assert result["kind"] == "serverRecordChanged"
        assert result["serverRecord"]["fields"]["sku"]["value"] == "B"
    (result,) = container.modify(delete=[deletion(1, one["recordChangeTag"])])
    assert result["kind"] == "serverRecordChanged"
    assert plain(container.changes()) == [(name(1), {"sku": "B"})]


def test_deletions_are_told_of(container):
    (one,) = container.modify([record(1, sku="A")])
    token = container.changes()["token"]
    (gone,) = container.modify(delete=[deletion(1, one["recordChangeTag"])])
    assert "kind" not in gone
    (told,) = container.changes(token)["deleted"]
    assert (told["recordName"], told["recordType"]) == (name(1), "Items")
    # Another device deletes the deleted record again, which succeeds. A device that saves the deleted record is
    # refused, and creates it again.
    assert "kind" not in container.modify(delete=[deletion(1, one["recordChangeTag"])])[0]
    assert container.modify([record(1, tag=one["recordChangeTag"], sku="B")])[0]["kind"] == "unknownItem"
    assert "kind" not in container.modify([record(1, sku="B")])[0]
    assert plain(container.changes(token)) == [(name(1), {"sku": "B"})]


def test_a_batch_that_comes_twice_is_done_once(container, cloud):
    first = container.modify([record(1, sku="A")], operation="one")
    assert container.modify([record(1, sku="A")], operation="one") == first
    container.process.kill()
    with Container(cloud) as again:
        assert again.modify([record(1, sku="A")], operation="one") == first
        assert len(again.changes()["records"]) == 1


def test_the_last_eight_batches_of_each_device_are_known(container):
    first = container.modify([record(1, sku="A")], operation="one.1")
    container.modify([record(2, sku="A")], operation="two.1")
    for number in range(2, 9):
        container.modify([], operation=f"one.{number}")
    assert container.modify([record(1, sku="A")], operation="one.1") == first
    container.modify([], operation="one.9")
    (again,) = container.modify([record(1, sku="A")], operation="one.1")
    assert again["kind"] == "serverRecordChanged"
    (other,) = container.modify([record(2, sku="A")], operation="two.1")
    assert "kind" not in other


def test_one_bad_record_holds_back_none_unless_all_are_one(container):
    container.modify([record(1, sku="A")])
    results = container.modify([record(1, sku="X"), record(2, sku="B")])
    assert [one.get("kind") for one in results] == ["serverRecordChanged", None]
    results = container.modify([record(3, sku="C"), record(1, sku="X")], atomic=True)
    assert [one.get("kind") for one in results] == ["batchRequestFailed", "serverRecordChanged"]
    assert [one[0] for one in plain(container.changes())] == [name(1), name(2)]


@pytest.mark.parametrize(
    "value",
    [
        {"type": "int", "value": "5"},
        {"type": "int", "value": 1.5},
        {"type": "date", "value": "today"},
        {"type": "reference", "value": "x"},
        {"type": "list", "value": "a"},
        {"type": "text", "value": 5},
        {"type": "asset", "value": []},
        {"type": "double", "value": "1"},
        {"type": "bytes", "value": 1},
    ],
)
def test_a_value_of_another_type_is_refused(container, value):
    (result,) = container.modify([record(1, field=value)])
    assert (result["kind"], "field" in result["message"]) == ("invalidArguments", True)
    assert container.changes()["records"] == []


def test_names_that_only_look_alike_are_of_two_fields(container):
    composed, decomposed = "caf\u00e9", "cafe\u0301"
    (saved,) = container.modify([record(1, **{composed: "a"})])
    container.modify([record(1, saved["recordChangeTag"], **{decomposed: "b"})])
    (found,) = container.changes()["records"]
    assert {name: field["value"] for name, field in found["fields"].items()} == {composed: "a", decomposed: "b"}


def test_limits_of_a_batch_and_of_a_record(container):
    refused(lambda: container.modify([record(n) for n in range(401)]), "limitExceeded")
    refused(lambda: container.modify([record(n, text="x" * 800_000) for n in range(3)]), "limitExceeded")
    (result,) = container.modify([record(1, text="x" * (1 << 20))])
    assert result["kind"] == "limitExceeded"
    assert container.changes()["records"] == []


def test_pages_end_and_go_on(container):
    container.modify([record(n, sku=f"{n}", text="x" * 4_000) for n in range(400)])
    token, seen = None, []
    while True:
        page = container.changes(token, limit=150)
        assert len(page["records"]) <= 150
        seen += [one["recordName"] for one in page["records"]]
        token = page["token"]
        if not page["more"]:
            break
    assert seen == [name(n) for n in range(400)]


def test_a_page_has_a_mebibyte_at_most(container):
    for n in range(4):
        container.modify([record(n, text="x" * 400_000)])
    page = container.changes()
    assert (len(page["records"]), page["more"]) == (2, True)
    assert len(container.changes(page["token"])["records"]) == 2


def test_tokens_reach_back_as_far_as_is_kept(cloud):
    with Container(cloud, "--cloud-keep", "3") as container:
        container.make()
        (one,) = container.modify([record(1, sku="A")])
        old = container.changes()["token"]
        container.modify(delete=[deletion(1, one["recordChangeTag"])])
        container.modify([record(2), record(3)])
        assert [one["recordName"] for one in container.changes(old)["deleted"]] == [name(1)]
        container.modify([record(4)])
        refused(lambda: container.changes(old), "changeTokenExpired")
        # A fetch without a token does not list earlier deletions.
        assert [one[0] for one in plain(container.changes())] == [name(2), name(3), name(4)]
        assert container.changes()["deleted"] == []


def test_tokens_of_something_else_are_expired(container, tmp_path):
    container.modify([record(1)])
    token, database = container.changes()["token"], container.zones()["token"]
    another = ("b" if token[0] == "a" else "a") + token[1:]
    for other in ("x", "", "1", another, f"{token}-1"):
        refused(lambda other=other: container.changes(other), "changeTokenExpired")
    with Container(tmp_path / "other.sqlite") as other:
        other.make()
        refused(lambda: other.changes(token), "changeTokenExpired")
        refused(lambda: other.zones(database), "changeTokenExpired")


def test_zones_that_have_changed(container):
    token = container.zones()["token"]
    container.make("one", "two")
    page = container.zones(token)
    assert [zone["name"] for zone in page["zones"]] == ["one", "two"]
    container.modify([record(1, zone={"name": "one"})])
    assert [zone["name"] for zone in container.zones(page["token"])["zones"]] == ["one"]
    one = container.changes(zone={"name": "one"})["token"]
    token = container.zones()["token"]
    container.call("host.cloud.zones.modify", database="private", save=[], delete=[{"name": "one"}])
    page = container.zones(token)
    assert page["deletedZones"] == [{"zone": {"name": "one"}, "reason": "deleted"}]
    refused(lambda: container.changes(zone={"name": "one"}), "userDeletedZone")
    refused(lambda: container.modify([record(1, zone={"name": "one"})]), "userDeletedZone")
    refused(lambda: container.modify([record(1, zone={"name": "none"})]), "zoneNotFound")
    # If a zone is deleted and created again, it is a new zone, and change tokens of the old zone have expired.
    container.make("one")
    refused(lambda: container.changes(one, zone={"name": "one"}), "changeTokenExpired")
    assert container.changes(zone={"name": "one"})["records"] == []


def test_the_public_database_is_not_for_writing(container):
    def save():
        container.call("host.cloud.records.modify", database="public", save=[], delete=[], atomic=False, operation="x")

    refused(save, "permissionFailure")
    assert container.call("host.cloud.database.changes", database="shared", token=None)["zones"] == []


def test_another_process_is_told_of_changes(container, cloud):
    with Container(cloud) as other:
        token = other.changes()["token"]
        container.modify([record(1, sku="A")])
        told = other.receive()
        assert (told["method"], told["params"]["database"]) == ("sync.remoteChanged", "private")
        assert plain(other.changes(token)) == [(name(1), {"sku": "A"})]
        # The container does not notify a process about the process's own changes.
        other.modify([record(2, sku="B")])
        assert container.receive()["method"] == "sync.remoteChanged"
        other.call("host.cloud.account")
        assert other.aside == []


def test_two_processes_write_in_turn(container, cloud):
    with Container(cloud) as other:
        for n in range(20):
            container.modify([record(2 * n, sku="A")])
            other.modify([record(2 * n + 1, sku="B")])
        assert len(container.changes()["records"]) == 40


def test_what_was_answered_outlives_kill_9(cloud):
    with Container(cloud) as container:
        container.make()
        for n in range(10):
            container.modify([record(n, sku=f"{n}")])
        container.process.kill()
    assert cloud.flaws() == []
    with Container(cloud) as container:
        assert len(container.changes()["records"]) == 10


def test_a_newer_type_and_newer_fields_are_kept(container):
    later = {"type": "list", "value": [{"type": "int", "value": 1}]}
    container.modify([record(1, type="Robots", sku="A", later=later)])
    (found,) = container.changes()["records"]
    assert (found["recordType"], found["fields"]["later"]) == ("Robots", later)


def test_what_does_not_fit_is_told(container):
    refused(lambda: container.call("host.cloud.zone.changes", database="private", zone=ZONE, limit=0), "invalidParams")
    refused(lambda: container.call("host.cloud.zone.changes", database="mine", zone=ZONE, limit=1), "invalidParams")
    refused(lambda: container.call("host.cloud.records.modify", database="private"), "invalidParams")


def test_what_came_through_a_connection_need_not_come_back_to_it(cloud):
    with Container(cloud) as one, Container(cloud) as two:
        one.make()
        start = one.changes()["token"]

        def met(container, token, limit=400):
            """Returns the changes of all pages, and the token after the last one."""
            found, more = [], True
            while more:
                page = container.call(
                    "host.cloud.zone.changes",
                    database="private",
                    zone={"name": "account"},
                    token=token,
                    limit=limit,
                    withoutOwn=True,
                )
                found += [int(record["recordName"][-4:], 16) for record in page["records"]]
                found += [-int(deletion["recordName"][-4:], 16) for deletion in page["deleted"]]
                token, more = page["token"], page["more"]
            return found, token

        tags = {}
        for number in range(1, 7):
            (result,) = (one if number % 3 else two).modify([record(number, name="A")])
            tags[number] = result["recordChangeTag"]
        assert met(one, start)[0] == [3, 6]
        assert met(one, start, limit=1)[0] == [3, 6]
        found, token = met(two, start)
        assert found == [1, 2, 4, 5]
        assert met(one, token)[0] == []
        # The other device has changed the record last. So the change counts as foreign, although this device changed
        # the record before.
        two.modify([record(1, tags[1], name="B")], [deletion(2, tags[2])])
        one.modify([record(4, tags[4], name="B")], [deletion(5, tags[5])])
        assert met(one, token)[0] == [1, -2]
        assert sorted(met(two, token)[0]) == [-5, 4]
        # A fetch leaves out the device's own changes only if the request says so.
        assert len(one.changes(token)["records"]) == 2
    with Container(cloud) as one:
        assert len(met(one, start)[0]) == 6
