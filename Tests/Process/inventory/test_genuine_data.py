"""Uses real data: Debian's index of packages is imported and compared, only with documented methods. A small part of
the index is in this folder. If the machine has the whole index, more of it is used."""

import csv
import json
import pathlib
import shutil
import subprocess
from collections import Counter

import pytest

from support.core import Core

PART = pathlib.Path(__file__).with_name("debian_packages.txt")


def stanzas(text):
    """Returns the packages of an index (https://wiki.debian.org/DebianRepository/Format#A.22Packages.22_Indices)."""
    for stanza in text.strip().split("\n\n"):
        fields, name = {}, None
        for line in stanza.split("\n"):
            if line[0] in " \t":
                fields[name] += "\n" + line.strip()
            else:
                name, _, value = line.partition(":")
                fields[name] = value.strip()
        yield fields


def row(package):
    """Returns a package as an item: its name, section, maintainer and size."""
    made = {
        "sku": package["Package"],
        "name": package["Description"].split("\n")[0][:200],
        "unit": "package",
        "description": package["Description"],
        "category": package.get("Section"),
        "tags": [tag for tag in package.get("Tag", "").replace("\n", " ").split(", ") if tag],
        "manufacturer": package["Maintainer"],
        "custom": {
            "version": package["Version"],
            "installed": int(package.get("Installed-Size", 0)),
            "size": int(package["Size"]),
            "sha256": package["SHA256"],
        },
    }
    return {name: value for name, value in made.items() if value}


def write_csv(path, rows):
    """Writes a CSV file in the form that other programs write."""
    with open(path, "w", newline="", encoding="utf-8") as file:
        columns = ["sku", "name", "unit", "description", "category", "tags", "manufacturer"]
        own = ["version", "installed", "size", "sha256"]
        out = csv.writer(file)
        out.writerow(["Paket", *columns[1:], *(f"custom.{name}" for name in own)])
        for one in rows:
            tags = ";".join(tag.replace("\\", "\\\\").replace(";", "\\;") for tag in one.get("tags", []))
            cells = [{**one, "tags": tags}.get(name, "") for name in columns]
            # A text that looks like a number, such as a version, must stay a text.
            values = [json.dumps(one["custom"][name]) for name in own]
            out.writerow([*cells, *values])


def counted(core, collection):
    counts, after = {}, None
    while True:
        page = core.call(f"inventory.{collection}.list", limit=200, **({"after": after} if after else {}))
        counts |= {one["name"]: one["items"] for one in page["items"]}
        after = page["next"]
        if after is None:
            return counts, page["partial"]


def shelf(package):
    """Returns the location of a package: its section's area, which is main, contrib or non-free."""
    area, _, section = package.get("category", "main/").rpartition("/")
    return area or "main"


def reconcile_stock(core, packages, tmp_path, format):
    """Posts the packages' sizes as stock, in KiB with three decimals, for one location after the other. The stock must
    equal the sum of the receipts."""
    for area in sorted({shelf(one) for one in packages}):
        core.call("inventory.locations.create", name=area, code=area)
    rows = [{"sku": one["sku"], "location": shelf(one), "quantity": one["custom"]["size"] / 1000} for one in packages]
    path = tmp_path / f"stock.{format}"
    with open(path, "w", newline="", encoding="utf-8") as file:
        if format == "csv":
            out = csv.DictWriter(file, ["sku", "location", "quantity"])
            out.writeheader()
            out.writerows(rows)
        else:
            file.writelines(json.dumps(one) + "\n" for one in rows)
    report = core.call("inventory.stock.import", format=format, path=str(path))
    assert (report["created"], report["failed"]) == (len(rows), 0), report["problems"][:5]
    # Compares the quantities by location and in total, in the levels, in the ledger and in the source.
    expected = Counter()
    for one in packages:
        expected[shelf(one)] += one["custom"]["size"]
    ids = {one["id"]: one["code"] for one in core.call("inventory.locations.list", limit=200)["items"]}
    for method, member, params in (
        ("inventory.stock.levels", "onHand", {"by": "location"}),
        ("inventory.stock.entries", "quantity", {"type": "adjustment"}),
    ):
        sums, after = Counter(), {}
        while after is not None:
            page = core.call(method, limit=200, **params, **after)
            for one in page["items"]:
                sums[ids[one["location"]]] += round(one[member] * 1000)
            after = {"after": page["next"]} if page["next"] else None
        assert sums == expected, method
    # Imports the maintainers of the packages as contacts.
    names = sorted({one["manufacturer"][:200] for one in packages})
    text = "".join(json.dumps({"name": name, "kinds": ["supplier"]}) + "\n" for name in names)
    assert core.call("contacts.import", format="jsonl", inline=text)["created"] == len(names)


def bring_in(packages, tmp_path, format):
    rows = {}
    for package in packages:
        rows.setdefault(package["Package"], row(package))
    fits = [one for one in rows.values() if len(one["sku"]) <= 64 and len(one.get("tags", [])) <= 50]
    fits = [one for one in fits if len(one["description"]) <= 4000]
    path = tmp_path / f"packages.{format}"
    if format == "csv":
        write_csv(path, rows.values())
    else:
        path.write_text("".join(json.dumps(one, ensure_ascii=False) + "\n" for one in rows.values()), encoding="utf-8")
    with Core(tmp_path / "data") as core:
        debian = core.call("companies.create", name="Debian")["id"]
        core.call("companies.select", company=debian)
        mapping = {"mapping": {"Paket": "sku"}} if format == "csv" else {}
        report = core.call("inventory.items.import", format=format, path=str(path), **mapping)
        refused = len(rows) - len(fits)
        assert (report["rows"], report["created"], report["failed"]) == (len(rows), len(fits), refused), report[
            "problems"
        ][:5]
        # Compares each total of the core with the total of the source.
        for collection, of in (
            ("categories", lambda one: [one["category"]] if "category" in one else []),
            ("tags", lambda one: set(one.get("tags", []))),
        ):
            counts, partial = counted(core, collection)
            while partial:
                counts, partial = counted(core, collection)
            assert counts == Counter(label for one in fits for label in of(one)), collection
        out = tmp_path / "out.jsonl"
        assert core.call("inventory.items.export", format="jsonl", path=str(out))["rows"] == len(fits)
        found = [json.loads(line) for line in out.read_text(encoding="utf-8").splitlines()]
        assert sum(one["custom"]["size"] for one in found) == sum(one["custom"]["size"] for one in fits)
        assert sum(one["custom"]["installed"] for one in found) == sum(one["custom"]["installed"] for one in fits)
        for one, source in zip(found, fits, strict=True):
            assert {name: one[name] for name in source} == source, source["sku"]
        # Reads the packages of one maintainer, page by page.
        name, count = Counter(one["manufacturer"] for one in fits).most_common(1)[0]
        seen, after = 0, None
        while True:
            page = core.call(
                "inventory.items.list",
                manufacturer=name,
                order="name",
                limit=200,
                **({"after": after} if after else {}),
            )
            seen, after = seen + len(page["items"]), page["next"]
            if after is None:
                break
        assert seen == count
        reconcile_stock(core, fits, tmp_path, format)
        # A second import of the file changes nothing, and an import into another company gives the same export.
        again = core.call("inventory.items.import", format=format, path=str(path), mode="upsert", **mapping)
        assert (again["unchanged"], again["failed"]) == (len(fits), refused)
        copy = core.call("companies.create", name="Copy")["id"]
        for kind in ("contacts", "inventory.locations", "inventory.stock"):
            core.call("companies.select", company=debian)
            core.call(f"{kind}.export", format="jsonl", path=str(tmp_path / kind))
        core.call("companies.select", company=copy)
        files = {"inventory.items": out} | {kind: tmp_path / kind for kind in ("contacts", "inventory.locations")}
        for kind in ("contacts", "inventory.locations", "inventory.items", "inventory.stock"):
            path = files.get(kind, tmp_path / kind)
            assert core.call(f"{kind}.import", format="jsonl", path=str(path))["failed"] == 0, kind
            core.call(f"{kind}.export", format="jsonl", path=str(tmp_path / "again"), overwrite=True)
            assert (tmp_path / "again").read_bytes() == path.read_bytes(), kind


def test_who_asks_again_and_again_is_told_of_all(tmp_path):
    """Each request is sent immediately after the previous reply, so the core has no idle moment. The client must still
    get all items."""
    path = tmp_path / "items.jsonl"
    rows = ({"sku": f"S{n}", "name": f"Item {n}", "unit": "piece", "category": f"C{n % 7}"} for n in range(5400))
    path.write_text("".join(json.dumps(one) + "\n" for one in rows), encoding="utf-8")
    with Core(tmp_path / "data") as core:
        core.call("companies.create", name="Shop")
        assert core.call("inventory.items.import", format="jsonl", path=str(path))["created"] == 5400
        for _ in range(200):
            counts, partial = counted(core, "categories")
            if not partial:
                break
        assert not partial and counts == Counter(f"C{n % 7}" for n in range(5400))


@pytest.mark.parametrize("format", ["csv", "jsonl"])
def test_a_part_of_the_index(tmp_path, format):
    bring_in(list(stanzas(PART.read_text(encoding="utf-8"))), tmp_path, format)


@pytest.mark.full
@pytest.mark.skipif(not shutil.which("apt-cache"), reason="the machine has no index of packages")
def test_much_of_the_index(tmp_path):
    text = subprocess.run(["apt-cache", "dumpavail"], capture_output=True, check=True).stdout.decode()
    if not text.strip():
        pytest.skip("the machine's index is empty")
    bring_in(list(stanzas(text))[:7000], tmp_path, "csv")
