"""Bills of materials in files: a file that was exported can be imported without changes, also into another company."""

import json

import pytest

from support.core import Core
from support.workshop import Workshop


@pytest.fixture
def shop(data):
    with Core(data, "--clock", "2026-03-01T12:00:00Z", "--seed", "1") as core:
        yield Workshop(core)


def filled(shop):
    shop.add("BREAD")
    shop.add("DOUGH", unit="kg")
    shop.add("FLOUR", unit="kg", units=[{"unit": "sack", "factor": 25}])
    shop.add("SALT", unit="kg")
    return shop


def written(shop):
    filled(shop)
    shop.bom(
        "DOUGH", [{"sku": "FLOUR", "quantity": 0.5, "unit": "sack", "scrap": 2}, ("SALT", 0.01)], note="Knead; twice"
    )
    shop.bom("BREAD", [("DOUGH", 9)], **{"yield": 8})
    shop.bom(
        "BREAD", [("DOUGH", 10), {"sku": "SALT", "quantity": 1, "optional": True, "note": "on top"}], **{"yield": 8}
    )
    return shop


def export(shop, format):
    return shop.call("assemblies.boms.export", format=format, inline=True)["text"]


def load(shop, text, format, **more):
    return shop.call("assemblies.boms.import", format=format, inline=text, **more)


def counts(report):
    return report["created"], report["updated"], report["unchanged"]


@pytest.mark.parametrize("format", ["csv", "jsonl"])
def test_what_was_exported_imports_to_the_same_bytes(shop, format):
    written(shop)
    text = export(shop, format)
    with Core(":memory:", "--clock", "2026-03-01T12:00:00Z", "--seed", "2") as core:
        other = filled(Workshop(core))
        assert counts(load(other, text, format)) == (3, 0, 0)
        assert export(other, format) == text
        exploded = other.call("assemblies.boms.explode", sku="BREAD", quantity=8)
        assert [(part["sku"], part["gross"]) for part in exploded["parts"]] == [
            ("DOUGH", 10), ("FLOUR", 127.5), ("SALT", 0.1),
        ]  # fmt: skip
        # A second import of the same file changes nothing.
        assert counts(load(other, text, format, mode="upsert")) == (0, 0, 3)
        assert export(other, format) == text


def test_each_component_has_a_row(shop):
    written(shop)
    names, *rows = export(shop, "csv").lstrip("\ufeff").splitlines()
    assert names.split(",")[:3] == ["sku", "yield", "active"] and "lines.sku" in names
    assert len(rows) == 5


def test_a_row_replaces_the_active_bill(shop):
    written(shop)
    text = "sku,yield,lines.sku,lines.quantity\nBREAD,4,DOUGH,5\n,,SALT,0.1\n"
    assert counts(load(shop, text, "csv", mode="update")) == (0, 1, 0)
    (bom,) = shop.call("assemblies.boms.list", sku="BREAD", active=True)["items"]
    assert (bom["yield"], [(line["sku"], line["quantity"]) for line in bom["lines"]]) == (
        4, [("DOUGH", 5), ("SALT", 0.1)],
    )  # fmt: skip
    # Without a mode, the import creates another bill of materials, which becomes the active one.
    assert counts(load(shop, text, "csv")) == (1, 0, 0)
    assert len(shop.call("assemblies.boms.list", sku="BREAD")["items"]) == 3


@pytest.mark.parametrize(
    "row, pointer, words",
    [
        ({"sku": "CAKE", "lines": [{"sku": "SALT", "quantity": 1}]}, "/sku", "there is no CAKE"),
        ({"sku": "SALT", "lines": [{"sku": "CAKE", "quantity": 1}]}, "/lines/0/sku", "there is no CAKE"),
        ({"sku": "SALT", "lines": [{"sku": "FLOUR", "quantity": 0}]}, "/lines/0/quantity", "more than 0"),
        ({"sku": "SALT", "lines": [{"sku": "FLOUR", "quantity": 1, "unit": "bag"}]}, "/lines/0/unit", "must be one of"),
        ({"sku": "SALT", "yield": 0, "lines": [{"sku": "FLOUR", "quantity": 1}]}, "/yield", "more than 0"),
        ({"sku": "SALT", "lines": []}, "/lines", "elements"),
        ({"sku": "FLOUR", "lines": [{"sku": "DOUGH", "quantity": 1}]}, "/lines/0/sku", "is a cycle"),
    ],
)
def test_what_does_not_fit_is_refused_and_the_rest_is_stored(shop, row, pointer, words):
    written(shop)
    good = {"sku": "SALT", "lines": [{"sku": "FLOUR", "quantity": 1}]}
    text = "\n".join(json.dumps(one) for one in (row, good)) + "\n"
    report = load(shop, text, "jsonl")
    assert report["created"] == 1, report
    assert pointer in str(report) and words in str(report), report


def test_there_must_be_one_to_update(shop):
    filled(shop)
    report = load(shop, "sku,lines.sku,lines.quantity\nSALT,FLOUR,1\n", "csv", mode="update")
    assert report["created"] == 0 and "SALT has no active bill of materials to update" in str(report)
