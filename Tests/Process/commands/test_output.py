"""The output formats of results, and the output of watched results."""

import csv
import io
import json
import os
import pty
import signal
import subprocess

import pytest

from support.core import BINARY, PATIENCE, Core, item, run

ODD = {"note": "red\u001b[31m\nand\t2"}


@pytest.fixture
def shop(tmp_path):
    """A data directory with a company and two items."""
    data = tmp_path / "data"
    with Core(data) as core:
        company = core.call("companies.create", name="Corner Shop")["id"]
        core.call("companies.select", company=company)
        core.call("inventory.items.create", **item(1, name='Tea, "green"', cost={"amount": 5, "currency": "EUR"}))
        core.call("inventory.items.create", **item(2, name="Beans", minStock=2.5, tags=["a", "b"], custom=ODD))
    return data


def printed(data, *words, code=0):
    done = run("call", *words, "--data", str(data))
    assert done.returncode == code, done.stderr
    return done.stdout.decode()


def on_a_terminal(*words, **variables):
    """Returns the output of a command that runs in a terminal."""
    parent, child = pty.openpty()
    environment = {name: value for name, value in os.environ.items() if name != "NO_COLOR"} | {"TERM": "xterm"}
    process = subprocess.Popen([BINARY, *words], stdout=child, stderr=child, stdin=child, env=environment | variables)
    os.close(child)
    text = b""
    while True:
        try:
            piece = os.read(parent, 1 << 16)
        except OSError:
            break
        if not piece:
            break
        text += piece
    os.close(parent)
    assert process.wait(PATIENCE) in (0, 1)
    return text.decode()


def test_a_list_is_printed_as_csv(shop):
    rows = list(csv.DictReader(io.StringIO(printed(shop, "inventory.items.list", "--output", "csv"))))
    assert [row["sku"] for row in rows] == ["SKU-2", "SKU-1"]
    assert rows[1]["name"] == 'Tea, "green"' and json.loads(rows[0]["custom"]) == ODD
    assert rows[1]["cost.amount"] == "5" and rows[0]["cost.amount"] == "" and "cost" not in rows[0]
    assert rows[0]["tags"] == '["a","b"]' and rows[0]["minStock"] == "2.5"
    # The columns are all members that the records can have, so the header does not depend on the rows.
    assert "manufacturer" in rows[0]
    none = printed(shop, "inventory.items.list", "category=none", "--output", "csv")
    assert none == printed(shop, "inventory.items.list", "--output", "csv").splitlines(keepends=True)[0]


def test_columns_are_chosen_by_name(shop):
    words = ["inventory.items.list", "--columns"]
    assert printed(shop, *words, "name,custom.note,sku", "--output", "csv").splitlines()[0] == "name,custom.note,sku"
    assert printed(shop, *words, "sku,cost.currency") == "sku,cost.currency\nSKU-2,\nSKU-1,EUR\n"
    assert json.loads(list(csv.DictReader(io.StringIO(printed(shop, *words, "cost"))))[1]["cost"])["amount"] == 5
    header, first, _ = printed(shop, *words, "sku,manufacturer", "--output", "table").splitlines()
    # A chosen column is shown even if no row has a value for it.
    assert header.split() == ["sku", "manufacturer"] and first.strip() == "SKU-2"
    for names, output, hint in [
        ("skuu", "csv", "there is no column skuu; did you mean sku?"),
        ("sku.x", "csv", "there is no column sku.x"),
        ("custom.", "csv", "there is no column custom."),
        ("", "csv", "there is no column without a name"),
        ("sku", "json", "--columns is only for the formats csv and table"),
        ("sku", "jsonl", "--columns is only for the formats csv and table"),
    ]:
        done = run("call", *words, names, "--output", output, "--data", str(shop))
        assert done.returncode == 64 and hint in done.stderr.decode() and done.stdout == b"", done.stderr


def test_every_page_of_a_list(shop):
    for sku in "ABC":
        printed(shop, "inventory.items.create", f"sku={sku}", "name=Tea", "unit=kg")
    words = ["inventory.items.list", "--all", "limit=2"]
    whole = json.loads(printed(shop, "inventory.items.list"))
    assert [one["sku"] for one in whole["items"]] == ["C", "B", "A", "SKU-2", "SKU-1"]
    assert json.loads(printed(shop, *words)) == whole
    assert json.loads(printed(shop, "inventory.items.list", "--all", '{"limit": 2}')) == whole
    for format in ("csv", "jsonl", "table"):
        done = run("call", *words, "--output", format, "--data", str(shop))
        assert done.returncode == 0 and done.stderr == b"", format
        assert done.stdout.decode() == printed(shop, "inventory.items.list", "--output", format)
    found = run(
        "call", "inventory.items.search", "text=tea", "--all", "limit=1", "--output", "jsonl", "--data", str(shop)
    )
    assert len(found.stdout.splitlines()) == 4 and found.stderr == b""
    # The cursor that the command printed leads to the next page.
    done = run("call", "inventory.items.list", "limit=2", "--output", "jsonl", "--data", str(shop))
    cursor = done.stderr.decode().split()[1]
    assert f"add after={cursor}" in done.stderr.decode() and "--all" in done.stderr.decode()
    rest = printed(shop, *words, f"after={cursor}", "--output", "jsonl").splitlines()
    assert [json.loads(line)["sku"] for line in rest] == ["A", "SKU-2", "SKU-1"]
    assert json.loads(on_a_terminal("call", *words, "--output", "json", "--data", str(shop), NO_COLOR="1")) == whole


def test_pages_that_there_are_not(shop):
    for words, hint in [
        (["companies.get"], "returns no pages"),
        (["companies.tiers"], "returns no pages"),
        (["inventory.items.list", "[]"], "it needs parameters by name"),
    ]:
        done = run("call", *words, "--all", "--data", str(shop))
        assert done.returncode == 64 and hint in done.stderr.decode(), done.stderr
    for words in (["inventory.items.list", "limit=0"], ["inventory.items.lst"]):
        done = run("call", *words, "--all", "--data", str(shop))
        assert done.returncode == 1 and json.loads(done.stderr)["code"] < 0


def test_a_list_is_printed_line_by_line(shop):
    lines = printed(shop, "inventory.items.list", "--output", "jsonl").splitlines()
    assert [json.loads(line) for line in lines] == json.loads(printed(shop, "inventory.items.list"))["items"]
    assert printed(shop, "inventory.items.list", "--output", "json") == printed(shop, "inventory.items.list")
    assert len(printed(shop, "companies.tiers", "--output", "jsonl").splitlines()) > 1


def test_a_list_is_printed_as_a_table(shop):
    header, beans, tea = printed(shop, "inventory.items.list", "--output", "table").splitlines()
    assert header.index("name") == beans.index("Beans") == tea.index("Tea") and "manufacturer" not in header
    assert r"red\u001b[31m\nand\t2" in beans and "\u001b" not in header + beans + tea
    done = run("call", "inventory.items.list", "limit=1", "--output", "table", "--data", str(shop))
    assert len(done.stdout.splitlines()) == 2 and done.stderr.startswith(b"next: ")
    assert printed(shop, "inventory.items.list", "category=none", "--output", "table") == "none\n"


def test_what_is_no_list_is_a_list_of_one(shop):
    (row,) = csv.DictReader(io.StringIO(printed(shop, "companies.get", "--output", "csv")))
    assert row["name"] == "Corner Shop"
    assert len(printed(shop, "companies.get", "--output", "jsonl").splitlines()) == 1


def test_a_terminal_gets_tables_and_colours(shop):
    words = ["call", "inventory.items.list", "--data", str(shop)]
    text = on_a_terminal(*words)
    assert text.startswith("\u001b[1m") and '"items"' not in text and "SKU-2" in text
    assert "\u001b" not in on_a_terminal(*words, NO_COLOR="1") and "\u001b" not in on_a_terminal(*words, TERM="dumb")
    record = on_a_terminal("call", "companies.get", "--data", str(shop))
    assert '\u001b[36m"name"\u001b[0m: "Corner Shop"' in record
    assert json.loads(on_a_terminal(*words, "--output", "json", NO_COLOR="1"))["items"]
    # In a terminal, an error is a sentence. If the caller asks for JSON, it is JSON.
    words = ["call", "inventory.items.create", "sku=", "name=x", "--data", str(shop)]
    assert on_a_terminal(*words).splitlines() == [
        "mainspring: Invalid params: sku must not be blank (and 1 more)",
        "  /sku  sku must not be blank",
        "  /unit  unit is missing (the unit of the item's quantities, such as piece, kg or m)",
        "(invalidParams; --output json prints the whole error)",
    ]
    assert '\u001b[36m"code"\u001b[0m: -32602' in on_a_terminal(*words, "--output", "json")
    assert json.loads(run(*words).stderr)["code"] == -32602


def test_reports_and_suggestions_are_lists(shop):
    """The rows of a report are printed as list elements, and its totals on standard error."""
    with Core(shop) as core:
        core.call("companies.setTier", company=core.call("companies.list")["items"][0]["id"], tier="enterprise")
        supplier = core.call("contacts.create", kinds=["supplier"], name="Mill")["id"]
        for sku, low in (("R-1", 4), ("R-2", 5)):
            core.call("inventory.items.create", sku=sku, name=sku, unit="kg", minStock=low, supplier=supplier)
            core.call("inventory.stock.receive", sku=sku, quantity=2, unitCost={"amount": 150, "currency": "EUR"})
    done = run("reports.stockValue", "--output", "csv", "--data", str(shop))
    rows = list(csv.DictReader(io.StringIO(done.stdout.decode())))
    assert {row["sku"]: row["onHand"] for row in rows} == {"R-1": "2", "R-2": "2"}
    assert rows[0]["value.amount"] == "300" and b'totals: [{"count":' in done.stderr
    pages = run("reports.stockValue", "--all", "limit=1", "--output", "csv", "--data", str(shop))
    assert pages.stdout == done.stdout
    whole = json.loads(run("reports.stockValue", "--data", str(shop)).stdout)
    pages = json.loads(run("reports.stockValue", "--all", "limit=1", "--data", str(shop)).stdout)
    assert list(pages) == list(whole) and pages == whole | {"at": pages["at"]}
    table = printed(shop, "purchases.suggest", "currency=EUR", "--output", "table").splitlines()
    assert len(table) == 2 and "Mill" in table[1] and "{" not in table[0]
    assert run("reports.sales", "--all", "--output", "csv", "--data", str(shop)).returncode == 0


def test_a_document_is_its_lines(shop):
    with Core(shop) as core:
        company = core.call("companies.list")["items"][0]["id"]
        made, part = (
            core.call("inventory.items.create", company=company, sku=sku, name=sku, unit="piece")["id"]
            for sku in ("MADE", "PART")
        )
        core.call("assemblies.boms.create", company=company, item=made, lines=[{"item": part, "quantity": 2}])
        supplier = core.call("contacts.create", company=company, kinds=["supplier"], name="Mill")["id"]
        line = {"item": part, "quantity": 3, "unitPrice": {"amount": 150, "currency": "EUR"}}
        purchase = core.call("purchases.create", company=company, contact=supplier, currency="EUR", lines=[line])["id"]

    def rows(*words):
        return list(csv.DictReader(io.StringIO(printed(shop, *words, "--output", "csv"))))

    assert [row["quantity"] for row in rows("purchases.document", f"id={purchase}")] == ["3"]
    assert [row["sku"] for row in rows("assemblies.boms.explode", f"item={made}", "quantity=5")] == ["PART"]
    assert [row["sku"] for row in rows("assemblies.boms.cost", f"item={made}")] == ["PART"]
    # A record that has an id is one row.
    assert [row["status"] for row in rows("purchases.get", f"id={purchase}")] == ["draft"]


def test_an_output_that_there_is_not():
    done = run("call", "companies.list", "--output", "tabel")
    assert done.returncode == 64 and b"did you mean table?" in done.stderr


def test_live_open_names_watch():
    done = run("call", "live.open", "method=companies.list", "--data", ":memory:")
    assert (
        done.returncode == 64 and b"can't be called in this way" in done.stderr and b"mainspring watch" in done.stderr
    )


class Watch:
    def __init__(self, data, temporary, *words):
        environment = os.environ | {"TMPDIR": str(temporary)}
        self.process = subprocess.Popen(
            [BINARY, "watch", *words, "--data", str(data)],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=environment,
        )

    def line(self):
        return json.loads(self.process.stdout.readline())

    def stop(self, with_signal=signal.SIGINT):
        self.process.send_signal(with_signal)
        rest, said = self.process.communicate(timeout=PATIENCE)
        assert self.process.returncode == 0 and rest == said == b"", said


def test_watch_prints_what_changes(shop, tmp_path):
    temporary = tmp_path / "temporary"
    temporary.mkdir()
    watch = Watch(shop, temporary, "inventory.items.list", "limit=1")
    assert watch.line()["items"][0]["sku"] == "SKU-2"
    # The changes come from other commands, and from a core that uses the same directory.
    printed(shop, "inventory.items.create", "sku=C", "name=Cup", "unit=piece")
    assert watch.line()["items"][0]["sku"] == "C"
    with Core(shop) as core:
        for sku in ("D", "E"):
            core.call("inventory.items.create", sku=sku, name="Cup", unit="piece")
            assert watch.line()["items"][0]["sku"] == sku
        # A write that does not change the watched result prints nothing.
        core.call("companies.create", name="Another")
        core.call("inventory.items.create", sku="F", name="Cup", unit="piece")
        assert watch.line()["items"][0]["sku"] == "F"
    watch.stop()
    assert list(temporary.iterdir()) == []


def test_watch_prints_in_the_format_that_is_asked_for(shop, tmp_path):
    watch = Watch(shop, tmp_path, "inventory.items.list", "--output", "csv", "--columns", "sku,name")
    assert [watch.process.stdout.readline() for _ in range(3)] == [
        b"sku,name\n",
        b"SKU-2,Beans\n",
        b'SKU-1,"Tea, ""green"""\n',
    ]
    watch.stop()


def test_watch_refuses_what_can_not_be_watched(shop, tmp_path):
    for words, hint in [
        (["inventory.items.create"], "only methods that read"),
        (["weather.current"], "only methods that read"),
        ([], "needs the name of a method"),
        (["companies.list", "--data", ":memory:"], "in memory"),
    ]:
        done = run("watch", *words, env=os.environ | {"MAINSPRING_DATA": str(shop)})
        assert done.returncode == 64 and hint in done.stderr.decode(), (words, done.stderr)
    done = run("watch", "companies.lst", "--data", str(shop), env=os.environ | {"TMPDIR": str(tmp_path)})
    assert done.returncode == 1 and b"did you mean companies.list" in done.stderr
    done = run("watch", "companies.list", "--data", str(shop), env=os.environ | {"TMPDIR": "/nonexistent"})
    assert done.returncode == 73 and b"can't be written" in done.stderr


def test_an_import_that_refuses_rows_is_no_success(shop, tmp_path):
    """If an import refuses rows, the exit code shows this to make and shells. This also holds for dry runs, other
    formats, and atomic imports."""
    file = tmp_path / "items.csv"

    def imported(text, *words):
        file.write_text("sku,name,unit,minStock\n" + text)
        done = run("call", "inventory.items.import", "format=csv", f"path={file}", *words, "--data", str(shop))
        return done.returncode, done.stdout.decode(), done.stderr.decode()

    code, out, said = imported("A,Apples,kg,1\nB,,kg,2\nC,Cherries,kg,many\n")
    assert (code, json.loads(out)["created"], json.loads(out)["failed"]) == (65, 1, 2)
    assert said == "2 of 3 rows were refused, the first in line 3: name is missing (the item's name)\n"
    code, out, said = imported("D,Dates,kg,1\nE,Eggs,piece,x\n", "atomic=true", "--output", "csv")
    assert code == 65 and "1 of 2 rows was refused, the first in line 3: minStock must be" in said, said
    assert imported("D,Dates,kg,x\n", "dryRun=true")[0] == 65
    file.write_text("sku,nam\nA,Apples\n")
    done = run("call", "inventory.items.import", "format=csv", f"path={file}", "--data", str(shop))
    assert done.returncode == 65
    assert (
        done.stderr.decode() == "the file was refused in line 1: the column nam is not known here; did you mean name?\n"
    )
    code, out, said = imported("D,Dates,kg,1\n")
    assert (code, json.loads(out)["created"], said) == (0, 1, "")
    code, out, said = imported("D,Dates,kg,1\n", "format=odd")
    assert code != 65 and not out
