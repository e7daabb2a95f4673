"""A device that lost a reply: the container has executed its request, and other devices have worked since."""

import base64
from contextlib import contextmanager

import pytest

from support.clouds import CloudFile
from support.core import Core, item, until

MODIFY = "host.cloud.records.modify"
# How a reply is lost: the process is killed, its input ends, it disconnects, or the connection breaks.
WAYS = ["killed", "ended", "disconnected", "cut"]


class Pair:
    """Two devices of one account. The requests of the first one go through a relay, which can hold a reply back."""

    def __init__(self, folder, rules):
        self.folder, self.rules = folder, rules
        self.one = self.begin()
        self.two = Core(folder / "two", "--cloud", str(rules.file))
        self.shop = self.one.call("companies.create", name="Shop")["id"]
        self.sync(self.one, self.two)

    def begin(self):
        return Core(self.folder / "one", "--cloud", self.rules.command)

    def sync(self, *cores):
        for core in cores:
            status = core.call("sync.now", wait=True)
            assert status["stores"][0]["error"] is None, status

    @contextmanager
    def lost(self, text, way):
        """The first device sends a record. Inside the context, the reply is lost and the device is disconnected."""
        self.rules.hold(MODIFY, text)
        self.one.call("sync.now")
        until(self.rules.held.exists)
        if way == "killed":
            self.one.process.kill()
            self.one.process.wait()
        elif way == "ended":
            self.one.close()
        elif way == "disconnected":
            self.one.call("sync.disconnect")
        if way == "cut":
            self.rules.cut()
            until(lambda: self.one.call("sync.status")["stores"][0]["error"])
        else:
            self.rules.release()
        yield
        self.rules.set()
        if way == "disconnected":
            self.one.call("sync.connect", cloud=str(self.rules.file))
        elif way != "cut":
            self.one = self.begin()

    def agree(self, method, **params):
        """Returns what both devices have in the end."""
        for _ in range(3):
            self.sync(self.one, self.two)
        first, second = (core.call(method, company=self.shop, **params) for core in (self.one, self.two))
        assert first == second
        return first

    def conflicts(self):
        first, second = (core.call("sync.conflicts.list")["items"] for core in (self.one, self.two))
        assert first == second
        return first

    def update(self, core, id, **changes):
        core.call("inventory.items.update", company=self.shop, id=id, changes=changes)


@pytest.fixture
def pair(tmp_path, rules):
    pair = Pair(tmp_path, rules)
    yield pair
    for core in (pair.one, pair.two):
        core.__exit__(True)
    assert CloudFile(rules.file).flaws() == []


@pytest.fixture
def beans(pair):
    id = pair.one.call("inventory.items.create", company=pair.shop, **item(1), tags=["a", "b"])["id"]
    pair.sync(pair.one, pair.two)
    return id


@pytest.mark.parametrize("way", WAYS)
def test_an_edit_on_top_of_another_stays(pair, beans, way):
    pair.update(pair.one, beans, name="N1", tags=["a", "b", "c"])
    with pair.lost(beans, way):
        pair.sync(pair.two)
        found = pair.two.call("inventory.items.get", company=pair.shop, id=beans)
        assert (found["name"], found["tags"]) == ("N1", ["a", "b", "c"])
        pair.update(pair.two, beans, name="N2", tags=["a"])
        pair.sync(pair.two)
    found = pair.agree("inventory.items.get", id=beans)
    assert (found["name"], found["tags"]) == ("N2", ["a"])
    assert pair.conflicts() == []


@pytest.mark.parametrize("way", WAYS)
def test_what_was_edited_again_meanwhile_is_a_conflict(pair, beans, way):
    pair.update(pair.one, beans, name="N1")
    with pair.lost(beans, way):
        pair.sync(pair.two)
        pair.update(pair.two, beans, name="N2", manufacturer="M2")
        pair.sync(pair.two)
        if way in ("disconnected", "cut"):
            pair.update(pair.one, beans, name="N3")
    if way in ("killed", "ended"):
        pair.update(pair.one, beans, name="N3")
    found = pair.agree("inventory.items.get", id=beans)
    assert (found["name"], found["manufacturer"]) == ("N3", "M2")
    (line,) = [line for line in pair.conflicts() if line["field"] == "name"]
    assert (line["ancestor"], line["local"], line["server"]) == ("N1", "N3", "N2")


@pytest.mark.parametrize("way", WAYS)
def test_a_record_that_was_deleted_since_stays_gone(pair, beans, way):
    pair.update(pair.one, beans, name="N1")
    with pair.lost(beans, way):
        pair.sync(pair.two)
        pair.two.call("inventory.items.delete", company=pair.shop, id=beans)
        pair.sync(pair.two)
    assert pair.agree("inventory.items.list")["items"] == []
    assert pair.conflicts() == []


@pytest.mark.parametrize("way", WAYS)
def test_a_new_record_is_as_others_have_changed_it(pair, way):
    id = pair.one.call("inventory.items.create", company=pair.shop, **item(2), manufacturer="M1")["id"]
    with pair.lost(id, way):
        pair.sync(pair.two)
        pair.update(pair.two, id, name="N2")
        pair.sync(pair.two)
    found = pair.agree("inventory.items.get", id=id)
    assert (found["name"], found["manufacturer"]) == ("N2", "M1")
    assert pair.conflicts() == []


@pytest.mark.parametrize("way", WAYS)
def test_a_new_record_that_others_have_deleted_stays_gone(pair, way):
    id = pair.one.call("inventory.items.create", company=pair.shop, **item(2))["id"]
    with pair.lost(id, way):
        pair.sync(pair.two)
        pair.two.call("inventory.items.delete", company=pair.shop, id=id)
        pair.sync(pair.two)
    assert pair.agree("inventory.items.list")["items"] == []
    assert pair.conflicts() == []


@pytest.mark.parametrize("way", WAYS)
def test_a_deletion_that_was_answered_with_another_edit_is_none(pair, beans, way):
    pair.update(pair.two, beans, name="N2")
    pair.sync(pair.two)
    pair.one.call("inventory.items.delete", company=pair.shop, id=beans)
    other = pair.one.call("inventory.items.create", company=pair.shop, **item(2))["id"]
    with pair.lost(other, way):
        pair.update(pair.two, beans, manufacturer="M2")
        pair.sync(pair.two)
    found = pair.agree("inventory.items.get", id=beans)
    assert (found["name"], found["manufacturer"]) == ("N2", "M2")


@pytest.mark.parametrize("way", WAYS)
def test_a_file_that_others_have_removed_stays_gone(pair, beans, way):
    whose = {"type": "item", "id": beans}
    text = base64.b64encode(b"Roasted on Friday\n").decode()
    asset = pair.one.call("assets.add", company=pair.shop, owner=whose, role="document", base64=text)["id"]
    with pair.lost(asset, way):
        pair.sync(pair.two)
        pair.two.call("assets.remove", company=pair.shop, id=asset)
        pair.sync(pair.two)
    assert pair.agree("assets.list", owner=whose)["items"] == []
    assert pair.conflicts() == []


@pytest.mark.parametrize("way", WAYS)
def test_contents_whose_answer_was_lost_arrive_once(pair, beans, way):
    whose = {"type": "item", "id": beans}
    text = base64.b64encode(b"Roasted on Friday\n").decode()
    asset = pair.one.call("assets.add", company=pair.shop, owner=whose, role="document", base64=text)["id"]
    pair.rules.hold(MODIFY, asset)
    pair.one.call("sync.now")
    until(pair.rules.held.exists)
    # The record has arrived. Its file is sent in another call, whose reply is lost next.
    pair.rules.held.unlink()
    with pair.lost(asset, way):
        pair.sync(pair.two)
    pair.sync(pair.one, pair.two)
    (found,) = pair.two.call("assets.list", company=pair.shop, owner=whose)["items"]
    assert found["id"] == asset
    read = pair.two.call("assets.read", company=pair.shop, id=asset)
    assert base64.b64decode(read["base64"]) == b"Roasted on Friday\n"


def test_a_file_that_arrives_undoes_no_deletion(pair, beans):
    """One device removes an asset that it knows without its content, while the other sends the content."""
    whose = {"type": "item", "id": beans}
    text = base64.b64encode(b"Roasted on Friday\n").decode()
    asset = pair.one.call("assets.add", company=pair.shop, owner=whose, role="document", base64=text)["id"]
    pair.rules.hold(MODIFY, asset)
    pair.one.call("sync.now")
    until(pair.rules.held.exists)
    pair.sync(pair.two)
    pair.two.call("sync.disconnect")
    pair.rules.release()
    pair.rules.set()
    pair.sync(pair.one)
    pair.two.call("assets.remove", company=pair.shop, id=asset)
    pair.two.call("sync.connect", cloud=str(pair.rules.file))
    pair.sync(pair.two)
    assert pair.agree("assets.list", owner=whose)["items"] == []
    assert pair.conflicts() == []


def test_a_deletion_behind_a_file_whose_answer_was_lost_goes_through(pair, beans):
    whose = {"type": "item", "id": beans}
    text = base64.b64encode(b"Roasted on Friday\n").decode()
    asset = pair.one.call("assets.add", company=pair.shop, owner=whose, role="document", base64=text)["id"]
    pair.rules.hold(MODIFY, asset)
    pair.one.call("sync.now")
    until(pair.rules.held.exists)
    pair.rules.held.unlink()
    with pair.lost(asset, "disconnected"):
        pair.one.call("assets.remove", company=pair.shop, id=asset)
    assert pair.agree("assets.list", owner=whose)["items"] == []
    assert pair.conflicts() == []


class Place:
    """A location, whose id is computed from its code. If it is created again, it gets the id of the deleted one."""

    def __init__(self, pair, synced=True):
        self.pair = pair
        self.id = self.make("Old")
        if synced:
            pair.sync(pair.one, pair.two)

    def make(self, name, core=None):
        core = core or self.pair.one
        return core.call("inventory.locations.create", company=self.pair.shop, name=name, code="X")["id"]

    def delete(self, core=None):
        (core or self.pair.one).call("inventory.locations.delete", company=self.pair.shop, id=self.id)

    def is_new_everywhere(self):
        found = [one for one in self.pair.agree("inventory.locations.list")["items"] if one["code"] == "X"]
        assert [(one["id"], one["name"]) for one in found] == [(self.id, "New")]
        assert self.pair.conflicts() == []


def test_what_is_made_again_before_its_deletion_is_answered_is_new(pair):
    place = Place(pair)
    place.delete()
    pair.rules.hold(MODIFY, place.id)
    pair.one.call("sync.now")
    until(pair.rules.held.exists)
    assert place.make("New") == place.id
    pair.rules.release()
    place.is_new_everywhere()


@pytest.mark.parametrize("way", WAYS)
def test_what_is_made_again_though_the_deletion_was_not_answered_is_new(pair, way):
    place = Place(pair)
    place.delete()
    with pair.lost(place.id, way):
        if way in ("disconnected", "cut"):
            assert place.make("New") == place.id
    if way in ("killed", "ended"):
        assert place.make("New") == place.id
    place.is_new_everywhere()


def test_what_is_made_again_and_deleted_again_before_the_answer_is_gone(pair):
    place = Place(pair)
    place.delete()
    pair.rules.hold(MODIFY, place.id)
    pair.one.call("sync.now")
    until(pair.rules.held.exists)
    place.make("New")
    place.delete()
    pair.rules.release()
    assert not [one for one in pair.agree("inventory.locations.list")["items"] if one["code"] == "X"]
    assert pair.conflicts() == []


@pytest.mark.parametrize("way", ["answered", *WAYS])
def test_what_is_made_again_while_its_first_save_is_under_way_is_new(pair, way):
    pair.sync(pair.one)
    pair.rules.hold(MODIFY, "recordName")
    place = Place(pair, synced=False)
    until(pair.rules.held.exists)
    place.delete()
    assert place.make("New") == place.id
    if way == "answered":
        pair.rules.release()
    else:
        with pair.lost("recordName", way):
            pass
    place.is_new_everywhere()


def test_what_is_made_again_is_no_older_state_of_what_was_deleted(pair):
    """The new record has a lower version, and the first device has fetched the whole zone before."""
    place = Place(pair)
    for name in ("Older", "Oldest"):
        pair.two.call("inventory.locations.update", company=pair.shop, id=place.id, changes={"name": name})
    pair.sync(pair.two)
    pair.rules.set(method={"host.cloud.zone.changes": "changeTokenExpired"})
    pair.one.call("sync.now", wait=True)
    pair.rules.set()
    pair.sync(pair.one)
    place.delete(pair.two)
    pair.sync(pair.two, pair.one)
    assert place.make("New", pair.two) == place.id
    pair.sync(pair.two, pair.one)
    place.is_new_everywhere()
