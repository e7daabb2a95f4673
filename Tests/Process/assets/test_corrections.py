"""Assets that older programs have stored with a wrong size or type are corrected from their bytes."""

import base64
import contextlib
import sqlite3

import pytest

from support.core import Core, item, until
from support.devices import Devices
from support.images import heif, png
from support.people import rows

# A picture of 40 by 20 pixels with EXIF orientation 6. It is displayed upright, as 20 by 40.
TURNED = base64.b64decode("/9j/4QAiRXhpZgAATU0AKgAAAAgAAQESAAMAAAABAAYAAAAAAAD/wAALCAAUACgBAREA/9k=")
AVIF = heif(b"mif1", 800, 600, brands=b"avif")
CR3 = b"\0\0\0\x18ftypcrx \0\0\0\1crx isom"
ZIP = b"PK\3\4" + bytes(40)


def add(core, content, owner, role="document", **more):
    return core.call("assets.add", owner=owner, role=role, base64=base64.b64encode(content).decode(), **more)


def shop(core):
    core.call("companies.create", name="Shop")
    return {"type": "item", "id": core.call("inventory.items.create", **item())["id"]}


def shown(core, id, **params):
    asset = core.call("assets.get", id=id, **params)
    return asset["mediaType"], asset["width"], asset["height"]


def store(data, *statements):
    """Executes SQL statements in the store between two runs of the core."""
    with contextlib.closing(sqlite3.connect(data / "private.sqlite")) as database, database:
        for statement, *values in statements:
            database.execute(statement, values)


def waiting(data):
    """Returns the number of assets that the core has not checked yet."""
    (found,) = rows(data / "private.sqlite", "SELECT count(*) AS count FROM asset_checks")
    return found["count"]


def as_before(data):
    """Changes the store into the form that an older program has left."""
    (version,) = rows(data / "private.sqlite", "PRAGMA user_version")
    store(
        data,
        ("DROP TABLE asset_checks",),
        ("DELETE FROM migrations WHERE name = 'assets.checks'",),
        (f"PRAGMA user_version = {version['user_version'] - 1}",),
    )


def spoil(data, made, mediaType, width, height):
    store(
        data,
        (
            "UPDATE assets SET mediaType = ?, width = ?, height = ? WHERE lower(hex(id)) = ?",
            mediaType, width, height, made["id"].replace("-", ""),
        ),
    )  # fmt: skip


WRONG = [
    # The bytes, the caller's type, the type that an older program stored, and the right type.
    (TURNED, None, ("image/jpeg", 40, 20), ("image/jpeg", 20, 40)),
    (AVIF, None, ("image/heic", 800, 600), ("image/avif", 800, 600)),
    (CR3, None, ("video/mp4", None, None), ("image/x-canon-cr3", None, None)),
    (png(30, 10), None, ("image/png", 30, 10), ("image/png", 30, 10)),
    # The caller has given a more specific type than the bytes show.
    (ZIP, "application/epub+zip", ("application/epub+zip", None, None), ("application/epub+zip", None, None)),
    (b"hello", "text/x-notes", ("text/x-notes", None, None), ("text/x-notes", None, None)),
]


def test_assets_of_an_older_program_are_corrected_once(data):
    with Core(data) as core:
        owner = shop(core)
        made = [add(core, content, owner, mediaType=type) for content, type, _, _ in WRONG]
        assert [shown(core, one["id"]) for one in made] == [right for _, _, _, right in WRONG]
    as_before(data)
    for one, (_, _, wrong, _) in zip(made, WRONG, strict=True):
        spoil(data, one, *wrong)
    with Core(data) as core:
        core.call("events.subscribe", topics=[{"type": "asset"}])
        until(lambda: [shown(core, one["id"]) for one in made] == [right for _, _, _, right in WRONG])
        until(lambda: waiting(data) == 0)
        versions = [core.call("assets.get", id=one["id"])["version"] for one in made]
        changed = [wrong != right for _, _, wrong, right in WRONG]
        assert versions == [2 if isChanged else 1 for isChanged in changed]
        events = [event for line in core.said() + core.aside for event in line["params"]["events"]]
        assert sorted(event["id"] for event in events) == sorted(
            one["id"] for one, isChanged in zip(made, changed, strict=True) if isChanged
        )
        assert {one["integrity"] for one in core.call("system.diagnostics", check=True)["stores"]} == {"ok"}
    # At the second start, the core does not check the assets again.
    spoil(data, made[0], "image/jpeg", 40, 20)
    with Core(data) as core:
        added = add(core, png(8, 4), owner)
        core.call("assets.read", id=added["id"], offset=0)
        assert shown(core, made[0]["id"]) == ("image/jpeg", 40, 20)


def test_an_asset_without_its_bytes_waits_for_them(data):
    with Core(data) as core:
        owner = shop(core)
        made = add(core, TURNED, owner)
    as_before(data)
    spoil(data, made, "image/jpeg", 40, 20)
    file = data / "assets" / made["sha256"]
    file.unlink()
    with Core(data) as core:
        # The second asset follows the first one in the list of assets to check.
        other = add(core, AVIF, owner)
        assert shown(core, made["id"]) == ("image/jpeg", 40, 20) and shown(core, other["id"])[0] == "image/avif"
        until(lambda: core.call("assets.get", id=made["id"])["state"] == "missing")
        assert waiting(data) == 1
        # Adding the same content restores the asset's file.
        add(core, TURNED, owner)
        until(lambda: shown(core, made["id"]) == ("image/jpeg", 20, 40))
        until(lambda: waiting(data) == 0)


def test_what_is_deleted_is_not_looked_at(data):
    with Core(data) as core:
        owner = shop(core)
        made = add(core, TURNED, owner)
        core.call("assets.remove", id=made["id"])
    store(data, ("INSERT INTO asset_checks VALUES (1), (1099511627777)",))
    with Core(data) as core:
        until(lambda: core.call("system.ping") == {} and waiting(data) == 0)


@pytest.mark.parametrize("reader", [0, 1])
def test_assets_that_an_older_device_adds_are_corrected(tmp_path, reader):
    """The first device runs an older program: it stores a picture with the wrong size, and corrects nothing."""
    with Devices(tmp_path, 2) as devices:
        company = devices[0].call("companies.create", name="Shop")["id"]
        devices.settle()
        owner = {"type": "item", "id": devices[0].call("inventory.items.create", company=company, **item())["id"]}
        devices[0].call("sync.disconnect")
        made = add(devices[0], TURNED, owner, company=company)
        devices[0].close()
        spoil(tmp_path / "device0", made, "image/jpeg", 40, 20)
        devices.cores[0] = Core(tmp_path / "device0")
        assert shown(devices[0], made["id"], company=company) == ("image/jpeg", 40, 20)
        devices[0].call("sync.connect", cloud=str(devices.file))
        devices.settle()
        if reader == 0:
            # The other device has no bytes of the asset. So the size there stays wrong until a call reads the bytes.
            assert shown(devices[1], made["id"], company=company) == ("image/jpeg", 40, 20)
        devices[1].call("assets.read", company=company, id=made["id"], offset=0)
        until(lambda: shown(devices[1], made["id"], company=company) == ("image/jpeg", 20, 40))
        devices.agree()
        assert shown(devices[0], made["id"], company=company) == ("image/jpeg", 20, 40)
        assert devices.lines(company) == []
        assert devices[0].call("assets.get", company=company, id=made["id"])["version"] >= 2


def test_devices_that_correct_one_asset_apart_agree(tmp_path):
    with Devices(tmp_path, 2) as devices:
        company = devices[0].call("companies.create", name="Shop")["id"]
        owner = {"type": "item", "id": devices[0].call("inventory.items.create", company=company, **item())["id"]}
        made = add(devices[0], TURNED, owner, company=company)
        devices.settle()
        devices[1].call("assets.read", company=company, id=made["id"], offset=0)
        devices.settle()
        for number in range(2):
            devices[number].call("sync.disconnect")
            devices[number].close()
            folder = tmp_path / f"device{number}"
            as_before(folder)
            spoil(folder, made, "image/jpeg", 40, 20)
            devices.cores[number] = Core(folder)
        for device in devices:
            until(lambda device=device: shown(device, made["id"], company=company) == ("image/jpeg", 20, 40))
        for device in devices:
            device.call("sync.connect", cloud=str(devices.file))
            device.call("sync.now", wait=True)
        devices.agree()
        for device in devices:
            assert shown(device, made["id"], company=company) == ("image/jpeg", 20, 40)
        assert devices.lines(company) == []
