"""The form of records in the cloud. Other programs and other versions read these records, so the schema can only
grow."""

import json

import pytest

from support.container import Container
from support.core import ROOT, item, run
from support.devices import Devices
from support.discovery import DOCUMENT

# The schema of the first release. The additions of later releases are added here, and nothing is ever removed.
RELEASED = json.loads((ROOT / "Tests/Process/cloud/released.json").read_text())["recordTypes"]
CURRENT = json.loads((ROOT / "Schemas/cloud.json").read_text())["recordTypes"]


def lost(released, current):
    """Returns the parts of an older schema that this version would not understand."""
    found = []
    renamed = {type["formerly"]: type for type in current.values() if "formerly" in type}
    for name, type in released.items():
        fields = (current.get(name) or renamed.get(name, {})).get("fields", {})
        for field, description in type["fields"].items():
            if not description.items() <= fields.get(field, {}).items():
                found.append(f"{name}.{field}")
    return found


def test_nothing_was_ever_taken_out_or_changed():
    assert lost(RELEASED, CURRENT) == []


@pytest.mark.parametrize(
    "change",
    [
        lambda schema: schema.pop("Items"),
        lambda schema: schema["Items"]["fields"].pop("sku"),
        lambda schema: schema["Items"]["fields"]["sku"].update(type="int"),
        lambda schema: schema["Items"]["fields"]["sku"].update(member="name"),
        lambda schema: schema["Companies"]["fields"]["tier"].update(values=["free"]),
    ],
)
def test_what_is_taken_out_would_be_seen(change):
    current = json.loads(json.dumps(RELEASED))
    change(current)
    assert lost(RELEASED, current) != []


def test_names_that_other_programs_know():
    assert {"Companies", "AccessControl"} <= set(CURRENT)
    assert {"userID", "companyID", "isOwner", "deptMask", "managerMask"} <= set(CURRENT["AccessControl"]["fields"])
    assert CURRENT["Companies"]["fields"]["tier"]["values"] == ["Free", "Business", "Enterprise"]
    company, *own = [type["record"] for type in CURRENT.values() if "companyID" not in type["fields"]]
    assert company == "company"
    # These are records of the account.
    for name in own:
        # A setting is stored under its name. No method returns it as a record.
        schema = DOCUMENT["components"]["schemas"].get(name[0].upper() + name[1:], {"properties": {}})
        assert name == "setting" or schema["properties"], name
        assert "company" not in schema["properties"], name


def test_records_are_written_as_it_says(tmp_path):
    with Devices(tmp_path) as devices:
        one, two = devices
        shop = one.call("companies.create", name="Shop")["id"]
        one.call("companies.setTier", company=shop, tier="business")
        one.call("inventory.items.create", company=shop, **item(1))
        devices.settle()
        assert two.call("companies.get", company=shop)["tier"] == "business"
        with Container(devices.file, "--account", "me") as container:
            found = container.changes(zone={"name": shop})["records"]
        for record in found:
            fields = CURRENT[record["recordType"]]["fields"]
            for name, value in record["fields"].items():
                assert value["type"] == fields[name]["type"], (record["recordType"], name)
        (company,) = (record for record in found if record["recordType"] == "Companies")
        assert company["fields"]["tier"] == {"type": "text", "value": "Business"}


def test_the_command_writes_the_same(tmp_path):
    assert run("schema", "--write", str(tmp_path)).returncode == 0
    assert json.loads((tmp_path / "cloud.json").read_text())["recordTypes"] == CURRENT
