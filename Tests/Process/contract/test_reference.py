"""Schemas/README.md and Schemas/Records.md describe the whole discovery document for people, with a heading for each
method and record."""

import json
import re

import pytest

from support.core import ROOT
from support.discovery import DOCUMENT, METHODS

COMPONENTS = DOCUMENT["components"]


def sections(name):
    """The texts of a file by their headings, each up to the next heading."""
    found = {}
    for line in (ROOT / "Schemas" / name).read_text().splitlines():
        if heading := re.match(r"##+ (.*)", line):
            assert heading[1] not in found, f"two headings are {heading[1]}"
            found[heading[1]] = name = []
        elif found:
            name.append(line)
    return {heading: "\n".join(lines) for heading, lines in found.items()}


SECTIONS = sections("README.md")
RECORDS = sections("Records.md")


def plain(text):
    """A text without the escapes of Markdown."""
    return re.sub(r"\\([|<*\[\]])", r"\1", text)


def rows(section):
    """Returns the rows of a section's table by name, with whether each is required."""
    return {
        cell[2]: (bool(cell[1]), plain(cell[0]))
        for cell in re.finditer(r"^\| (\*\*)?`(\w+)`(?:\*\*)? \| .*", section, re.MULTILINE)
    }


def check_parameters(section, parameters):
    shown, common = rows(section), rows(SECTIONS["Common parameters"])
    for parameter in parameters:
        name = parameter["name"]
        if name in shown:
            is_required, row = shown.pop(name)
        else:
            # Common parameters are described in one section. The sections of methods only name them.
            is_required, row = common[name]
            assert re.search(rf"^Common parameters, .*`{name}`", section, re.MULTILINE), name
        assert is_required == parameter["required"] and parameter["description"] in row, (name, row)
        for reference in re.findall(r'#/components/schemas/(\w+)"', json.dumps(parameter["schema"])[:2000]):
            assert f"(Records.md#{reference.lower()})" in row or "records" in row, (name, reference)
    assert shown == {}, "these are no parameters"


def test_nothing_else_has_a_heading():
    named = [one["name"] for part in ("methods", "x-host", "x-notifications") for one in DOCUMENT[part]]
    ours = [
        "How to read this page",
        "Common parameters",
        "Errors",
        "Host requests",
        "Notifications",
        "Topics of events",
    ]
    assert sorted(SECTIONS) == sorted([*named, *ours, *COMPONENTS["tags"], *COMPONENTS["errors"]])


@pytest.mark.parametrize("method", METHODS.values(), ids=lambda method: method["name"])
def test_a_method_has_all_that_it_has(method):
    section = SECTIONS[method["name"]]
    assert method["summary"] in plain(section)
    assert method["result"]["description"] in plain(section)
    for reference in re.findall(r'#/components/schemas/(\w+)"', json.dumps(method["result"]["schema"])):
        assert f"(Records.md#{reference.lower()})" in section
    check_parameters(section, method["params"])
    shown = re.search(r"^Errors: (.*)\.$", section, re.MULTILINE)
    assert re.findall(r"`(\w+)`", shown[1] if shown else "") == [error["data"]["kind"] for error in method["errors"]]
    terms = section.splitlines()[3]
    assert {"read": "*reads*", "write": "*writes*", "session": "*session*"}[method["x-effect"]] in terms
    rule = method["x-access"]
    assert rule["rule"] == "department" or rule["rule"] in terms
    assert f"*for {rule.get('department', '')}" in terms or rule["rule"] == "manager"
    assert rule.get("department", "") in terms
    assert ("or viewing" in terms) == (rule["rule"] == "department" and rule["mask"] & 16 != 0)
    assert ("may ask the host" in terms) == bool(method["x-host"])
    for name in [*method["x-host"], *([method["x-feature"]] if "x-feature" in method else [])]:
        assert f"`{name}`" in terms


@pytest.mark.parametrize("kind", COMPONENTS["errors"])
def test_an_error_has_its_code_and_its_data(kind):
    error, section = COMPONENTS["errors"][kind], SECTIONS[kind]
    assert f"`{error['code']}`" in section and error["message"] in plain(section)
    for reference in re.findall(r'#/components/schemas/(\w+)"', json.dumps(COMPONENTS["x-errors"].get(kind, {}))):
        for member, schema in COMPONENTS["schemas"][reference]["properties"].items():
            cells = [row for row in plain(section).splitlines() if f"`{member}`" in row]
            assert member == "kind" or any(schema.get("description", "") in row for row in cells), member


def test_each_record_has_its_members():
    assert list(RECORDS) == sorted(COMPONENTS["schemas"])
    for name, schema in COMPONENTS["schemas"].items():
        section, members = RECORDS[name], schema.get("properties", {})
        assert schema.get("description", "") in plain(section)
        assert list(rows(section)) == list(members)
        for member, (is_required, row) in rows(section).items():
            assert is_required == (member in schema.get("required", [])), (name, member)
            assert members[member].get("description", "") in row, (name, member)


@pytest.mark.parametrize("part", ["x-host", "x-notifications"])
def test_what_the_core_asks_and_tells_is_there(part):
    for one in DOCUMENT[part]:
        section = SECTIONS[one["name"]]
        assert one["summary"] in plain(section)
        check_parameters(section, one["params"])
        assert "result" not in one or one["result"]["description"] in plain(section)


def test_each_service_lists_its_methods():
    for service, tag in COMPONENTS["tags"].items():
        assert tag["description"] in plain(SECTIONS[service])
        methods = [one["name"] for one in DOCUMENT["methods"] if one["tags"] == [{"name": service}]]
        assert re.findall(r"^- \[`([\w.]+)`\]", SECTIONS[service], re.MULTILINE) == methods
