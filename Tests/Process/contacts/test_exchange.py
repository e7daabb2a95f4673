"""Contacts as files: a file that is imported and exported again has the same bytes."""

import pytest

CONTACTS = [
    {
        "name": "Roastery; Ltd",
        "kinds": ["supplier", "partner"],
        "tags": ["a;b", "c"],
        "taxId": "GB 1",
        "currency": "GBP",
    },
    {
        "name": "Zoë, Strauß",
        "kinds": ["customer"],
        "people": [{"name": "Bo", "role": "buyer", "email": "bo@x.example", "phone": "1"}],
        "emails": [{"label": "work", "value": "zoe@x.example"}, {"value": "z@x.example"}],
        "phones": [{"label": "home", "value": "+44 20 7946 0123"}],
        "addresses": [
            {
                "label": "billing",
                "address": {"lines": ["High Street 1"], "city": "York", "country": "GB"},
                "isDefault": True,
            }
        ],
        "note": 'two\nlines, "quoted"',
        "paymentDays": 30,
    },
    {"name": "Gone", "kinds": ["customer"], "archived": True},
]


def make(core, name):
    core.call("companies.select", company=core.call("companies.create", name=name)["id"])


@pytest.mark.parametrize("format", ["csv", "jsonl"])
def test_what_was_exported_imports_to_the_same_bytes(core, tmp_path, format):
    make(core, "Shop")
    for one in CONTACTS:
        core.call("contacts.create", **one)
    text = core.call("contacts.export", format=format, inline=True)["text"]
    path = tmp_path / "contacts"
    assert core.call("contacts.export", format=format, path=str(path))["rows"] == len(CONTACTS)
    assert path.read_bytes().decode() == text
    make(core, "Other")
    report = core.call("contacts.import", format=format, path=str(path))
    assert (report["created"], report["failed"]) == (len(CONTACTS), 0), report
    assert core.call("contacts.export", format=format, inline=True)["text"] == text
    assert [one["name"] for one in core.call("contacts.search", text="020 7946")["items"]] in ([], ["Zoë, Strauß"])


def test_what_is_refused(core):
    make(core, "Shop")
    text = "name,kinds\nA,customer\nB,\nC,friend\n,customer\n"
    report = core.call("contacts.import", format="csv", inline=text)
    told = [(row["line"], [problem["pointer"] for problem in row["problems"]]) for row in report["problems"]]
    assert told == [(3, ["/kinds"]), (4, ["/kinds/0"]), (5, ["/name"])] and report["created"] == 1
    for mode in ("update", "upsert"):
        error = core.refused("contacts.import", format="csv", inline=text, mode=mode)
        assert error["data"]["problems"][0]["pointer"] == "/mode"
