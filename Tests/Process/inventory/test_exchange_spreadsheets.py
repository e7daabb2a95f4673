"""Spreadsheets from practice: the files that Excel and LibreOffice write and read with German, French and English
settings."""

import csv
import io
import json
from pathlib import Path

import pytest

from support.core import Core, request

from .test_exchange import counts, exported, imported, make, problems, said

# For each country setting of the spreadsheet, the same sheet's text: separator, decimal sign, and form of prices.
SHEETS = {
    "Excel, German": (
        "Artikelnummer;Bezeichnung;Einheit;Mindestbestand;Preis\r\n"
        'K-1;"Kaffee ""Röstung""; hell";kg;2,5;12,90\r\nK-2;Tee, grün;Stück;10;1.234,50\r\n;;;;\r\n'
    ),
    "Excel, French": (
        "Artikelnummer;Bezeichnung;Einheit;Mindestbestand;Preis\r\n"
        'K-1;"Kaffee ""Röstung""; hell";kg;2,5;12,90 €\r\nK-2;Tee, grün;Stück;10;1\u202f234,50 €\r\n;;;;\r\n'
    ),
    "Excel, English": (
        "Artikelnummer,Bezeichnung,Einheit,Mindestbestand,Preis\r\n"
        'K-1,"Kaffee ""Röstung""; hell",kg,2.5,12.90\r\nK-2,"Tee, grün",Stück,10,"1,234.50"\r\n,,,,\r\n'
    ),
    "Excel, Swiss": (
        "Artikelnummer;Bezeichnung;Einheit;Mindestbestand;Preis\r\n"
        'K-1;"Kaffee ""Röstung""; hell";kg;2.5;12.90\r\nK-2;Tee, grün;Stück;10;1’234.50\r\n;;;;\r\n'
    ),
    "LibreOffice, German, commas": (
        "Artikelnummer,Bezeichnung,Einheit,Mindestbestand,Preis\n"
        'K-1,"Kaffee ""Röstung""; hell",kg,"2,5","12,90"\nK-2,"Tee, grün",Stück,10,"1.234,50"\n,,,,\n'
    ),
    "tabs": (
        "Artikelnummer\tBezeichnung\tEinheit\tMindestbestand\tPreis\r\n"
        'K-1\t"Kaffee ""Röstung""; hell"\tkg\t2,5\t12,90\r\nK-2\tTee, grün\tStück\t10\t1.234,50\r\n\t\t\t\t\r\n'
    ),
}
MAPPING = {
    "Artikelnummer": "sku",
    "Bezeichnung": "name",
    "Einheit": "unit",
    "Mindestbestand": "minStock",
    "Preis": "price",
}

SAVED = Path(__file__).with_name("spreadsheets")


def shop(core, currency="EUR"):
    company = make(core)
    if currency:
        core.call("companies.update", changes={"currency": currency})
    return company


def check_sheet(core, report):
    assert counts(report) == said(rows=2, created=2), report
    first, second = (core.call("inventory.items.get", sku=sku) for sku in ("K-1", "K-2"))
    assert (first["name"], first["minStock"]) == ('Kaffee "Röstung"; hell', 2.5)
    assert first["price"] == {"amount": 1290, "currency": "EUR"}
    assert (second["name"], second["unit"], second["minStock"]) == ("Tee, grün", "Stück", 10)
    assert second["price"] == {"amount": 123450, "currency": "EUR"}


@pytest.mark.parametrize("kind", SHEETS)
def test_sheets_of_all_countries(core, kind):
    shop(core)
    report = imported(core, SHEETS[kind], mapping=MAPPING)
    check_sheet(core, report)
    separator = {",": "comma", ";": "semicolon", "\t": "tab"}[SHEETS[kind][13]]
    decimal = "point" if "2.5" in SHEETS[kind] else "comma"
    assert report["form"] == {"separator": separator, "decimal": decimal, "encoding": "utf8"}


@pytest.mark.parametrize("path", sorted(SAVED.glob("*.csv")), ids=lambda path: path.stem)
def test_sheets_that_libreoffice_saved(core, path):
    """LibreOffice Calc 7.4 saved one sheet with the settings of each country, with all cells as they are shown: amounts
    of money, thousands, a line break in a cell, and a number with leading zeros that is a text."""
    shop(core)
    report = core.call(
        "inventory.items.import", format="csv", path=str(path), mapping=MAPPING | {"Beschreibung": "description"}
    )
    assert counts(report) == said(rows=3, created=3), report
    found = [core.call("inventory.items.get", sku=sku) for sku in ("K-1", "K-2", "0012")]
    assert [one["name"] for one in found] == ['Kaffee "Röstung"; hell, fein', "Tee, grün", "Becher"]
    assert [one["description"] for one in found] == [None, "=1+1", "Rot\n'Blau'; 3,5 cm"]
    assert [one["minStock"] for one in found] == [2.5, 1200, 0.125]
    assert [one["price"]["amount"] for one in found] == [1290, 123450, 50]
    assert report["form"]["decimal"] == ("comma" if path.stem in ("de-AT", "de-DE", "fr-FR") else "point")


@pytest.mark.parametrize(
    ("encoding", "given", "answered"),
    [
        ("utf-8", {}, "utf8"),
        ("utf-8-sig", {}, "utf8"),
        ("utf-16", {}, "utf16"),
        ("utf-16-le", {}, "utf16"),
        ("utf-16-be", {}, "utf16"),
        ("utf-8-sig", {"encoding": "windows1252"}, "utf8"),
        ("cp1252", {"encoding": "windows1252"}, "windows1252"),
    ],
)
@pytest.mark.parametrize("end", ["\r\n", "\n", "\r"])
def test_characters_and_line_ends_of_files(core, tmp_path, encoding, given, answered, end):
    """Excel's format "CSV UTF-8" has a byte order mark, its "Unicode text" is UTF-16, and its plain CSV is neither. Old
    Macs end lines with CR."""
    shop(core)
    path = tmp_path / "sheet.csv"
    path.write_bytes(SHEETS["Excel, German"].replace("\r\n", end).encode(encoding))
    report = core.call("inventory.items.import", format="csv", path=str(path), mapping=MAPPING, **given)
    check_sheet(core, report)
    assert report["form"]["encoding"] == answered


def test_large_files_in_utf_16_come_in_pieces(core, tmp_path):
    shop(core)
    rows = "".join(f"N-{number};Kaffee ☕ 𝄞 {number};kg;1,5\r\n" for number in range(12_000))
    path = tmp_path / "large.csv"
    path.write_bytes(("sku;name;unit;minStock\r\n" + rows).encode("utf-16"))
    core.send(request("inventory.items.import", {"format": "csv", "path": str(path), "progressToken": "p"}, "import"))
    told = []
    while (line := core.receive()).get("id") != "import":
        told.append(line["params"]["done"])
    report = line["result"]
    assert counts(report) == said(rows=12_000, created=12_000)
    assert core.call("inventory.items.get", sku="N-11999")["name"] == "Kaffee ☕ 𝄞 11999"
    assert told == sorted(told) and told[-1] <= path.stat().st_size


def test_half_a_character_is_told(core, tmp_path):
    shop(core)
    path = tmp_path / "torn.csv"
    path.write_bytes("sku;name;unit\nA;Tee;kg\n".encode("utf-16") + b"x")
    report = core.call("inventory.items.import", format="csv", path=str(path))
    assert counts(report) == said(rows=2, created=1, failed=1) and "not UTF-8" in str(report["problems"])


def test_plain_csv_of_windows_is_told_with_the_way_out(core, tmp_path):
    shop(core)
    path = tmp_path / "sheet.csv"
    path.write_bytes("sku;name;unit\nA;Grün;kg\nB;Tea;kg\n".encode("cp1252"))
    report = core.call("inventory.items.import", format="csv", path=str(path))
    assert counts(report) == said(rows=2, created=1, failed=1)
    assert "encoding: windows1252" in str(report["problems"])


@pytest.mark.parametrize("line", ["sep=;\r\n", "sep=;\n", '"sep=;"\r\n', "SEP=;\r", "\ufeffsep=;\r\n"])
def test_a_first_line_for_excel_tells_what_separates(core, line):
    shop(core)
    end = "\r" if line.endswith("\r") else "\n"
    report = imported(core, f"{line}sku;name, long;unit{end}A;B,C,D;kg{end}", mapping={"name, long": "name"})
    assert counts(report) == said(rows=1, created=1), report
    assert core.call("inventory.items.get", sku="A")["name"] == "B,C,D"
    assert report["form"]["separator"] == "semicolon"
    # The first line, which names the separator, counts in the line numbers of problems.
    report = imported(core, f"{line}sku;name;unit{end}B;;kg{end}")
    assert problems(report) == [(3, ["/name"])]


def test_sep_may_name_any_sign(core):
    shop(core)
    report = imported(core, "sep=|\nsku|name|unit\nA|Tea; green, fine|kg\n")
    assert counts(report) == said(rows=1, created=1) and report["form"]["separator"] is None


def test_headings_with_commas_in_a_file_of_semicolons(core):
    shop(core)
    text = "sku;Name, kurz, lang, alt;unit\nA;Tee;kg\n"
    report = imported(core, text, mapping={"Name, kurz, lang, alt": "name"})
    assert counts(report) == said(rows=1, created=1)
    # If the core knows none of the column names, the data rows show the separator.
    text = "Nr, intern, alt;Name, kurz, lang\nA;Tee\nB;Kaffee\n"
    report = imported(core, text)
    assert "form" not in report
    (problem, *_) = report["problems"][0]["problems"]
    assert "the column Nr, intern, alt is not known" in problem["message"]


def test_what_separates_may_be_said(core):
    shop(core)
    report = imported(core, "sku;name,unit,x\nA;B,kg,1\n", separator="comma", mapping={"sku;name": "sku", "x": "name"})
    assert counts(report) == said(rows=1, created=1) and core.call("inventory.items.get", sku="A;B")["name"] == "1"
    assert core.refused("inventory.items.import", format="csv", inline="x", separator="|")["code"] == -32602


@pytest.mark.parametrize("atomic", [False, True])
def test_rows_of_separators_alone_are_passed_over(core, atomic):
    shop(core)
    text = 'sku;name;unit;tags\n;;;\nA;Tea;kg;a\n"";"";;\n;;;\n ; ;;\nB;Tea;kg;\n;;;\n'
    report = imported(core, text, atomic=atomic)
    assert counts(report) == said(rows=2, created=2)
    core.call("contacts.create", name="Ada", kinds=["customer"])
    report = core.call(
        "orders.import",
        format="csv",
        inline="contact,lines.text,lines.quantity,lines.unitPrice\nAda,Tea,1,2.50\n,,,\n,,,\n",
    )
    assert (report["rows"], report["failed"]) == (1, 0), report


def test_columns_without_a_name_behind_the_last_one(core):
    shop(core)
    report = imported(core, "sku;name;unit;;\nA;Tea;kg;;\nB;Tea;kg\nC;Tea;kg;;;;\nD;Tea;kg;;note;\n")
    assert counts(report) == said(rows=4, created=3, failed=1)
    ((line, _),) = problems(report)
    assert line == 5 and "column 5" in str(report["problems"])
    # An empty column between others is reported.
    report = imported(core, "sku;;name;unit\nE;;Tea;kg\n")
    assert problems(report) == [(1, [""])] and "column 2, which has no name" in str(report["problems"])
    assert counts(imported(core, ";name;unit\nF;Tea;kg\n", mapping={"": "sku"})) == said(rows=1, created=1)


def test_names_in_another_case_and_with_spaces(core):
    shop(core)
    text = " SKU ;Name;UNIT;Min Stock;Price . Amount;price.Currency;Custom.Art No\nA;Tea;kg;1;5;EUR;x\n"
    assert counts(imported(core, text)) == said(rows=1, created=1)
    found = core.call("inventory.items.get", sku="A")
    assert (found["minStock"], found["price"]["amount"]) == (1, 5)
    # The names of a company's own fields are case-sensitive.
    assert found["custom"] == {"Art No": "x"}
    assert counts(imported(core, "nr ;NAME;unit\nB;Tea;kg\n", mapping={"Nr": "sku"})) == said(rows=1, created=1)
    assert problems(imported(core, "sku;SKU;name;unit\n")) == [(1, ["/sku"])]


def test_each_unknown_column_gets_its_suggestion(core):
    shop(core)
    (row,) = imported(core, "skuu,nam,untt,tagss\n")["problems"]
    said_ = [problem["message"] for problem in row["problems"]]
    assert [text.rpartition("did you mean ")[2] for text in said_] == ["sku?", "name?", "unit?", "tags?"]
    (row,) = imported(core, "xylophone,ocarina\n")["problems"]
    assert [("the known names are" in problem["message"]) for problem in row["problems"]] == [True, False]


def test_a_name_with_control_characters_reaches_no_terminal(core):
    shop(core)
    report = imported(core, '"a\rb","\x1b[31mred","\u202ex"\n"1","2","3"\n')
    text = json.dumps(report, ensure_ascii=False)
    for character in ("\r", "\x1b", "\u202e"):
        assert character not in "".join(p["message"] + p["pointer"] for p in report["problems"][0]["problems"])
    assert "u{d}" in text and "u{1b}" in text


NUMBERS = [
    # The file has semicolons, but no other sign of whether decimals use commas or points.
    ("1.000", None, "may mean 1000 or"),
    ("1,000", None, "may mean 1000 or"),
    ("12.345", None, "may mean 12345 or"),
    ("1.000", "comma", 1000),
    ("1.000", "point", 1),
    ("1,000", "comma", 1),
    ("1,000", "point", 1000),
    ("0,125", None, 0.125),
    ("0.125", None, 0.125),
    ("1,5", None, 1.5),
    ("1.5", None, 1.5),
    ("1.5", "comma", "numbers of this file have a decimal comma"),
    ("1,5", "point", "numbers of this file have a decimal point"),
    ("1.234.567", None, 1234567),
    ("1,234,567", None, 1234567),
    ("1.234,5", None, 1234.5),
    ("1,234.5", None, 1234.5),
    ("1.234,5", "point", "numbers of this file have a decimal point"),
    ("1 234,5", None, 1234.5),
    ("1\u00a0234", None, 1234),
    ("1'234", None, 1234),
    (" 7 ", None, 7),
    ("+7", None, 7),
    ("007", None, 7),
    ("1.23.4", None, "must be a number"),
    ("1.2345,6", None, "must be a number"),
    ("1,2,3", None, "must be a number"),
    ("12 34", None, "must be a number"),
    ("1,", None, 1),
    ("1.", None, 1),
    (",5", None, 0.5),
    (".5", None, 0.5),
    ("1.234,", None, 1234),
    (",", None, "must be a number, not ,"),
    (",5,", None, "must be a number, not ,5,"),
    ("seven", None, "must be a number, not seven"),
    ("1e2", None, 100),
]


@pytest.mark.parametrize(("cell", "decimal", "meant"), NUMBERS)
def test_numbers_are_read_or_told(core, cell, decimal, meant):
    shop(core)
    report = imported(core, f"sku;name;unit;minStock\nA;Tea;kg;{cell}\n", **({"decimal": decimal} if decimal else {}))
    if isinstance(meant, str):
        assert problems(report) == [(2, ["/minStock"])] and meant in str(report["problems"]), report
    else:
        assert counts(report) == said(rows=1, created=1), report
        assert core.call("inventory.items.get", sku="A")["minStock"] == meant


def test_other_numbers_tell_how_decimals_are_written(core):
    shop(core)
    text = "sku;name;unit;minStock;price\nA;Tea;kg;1.000;12,90\nB;Tea;kg;1,5;1.000\n"
    report = imported(core, text)
    assert counts(report) == said(rows=2, created=2) and report["form"]["decimal"] == "comma"
    assert core.call("inventory.items.get", sku="A")["minStock"] == 1000
    assert core.call("inventory.items.get", sku="B")["price"]["amount"] == 100_000
    # If rows contradict each other, the core does not guess, and reports a problem.
    report = imported(core, "sku;name;unit;minStock\nC;Tea;kg;1.000\nD;Tea;kg;1,5\nE;Tea;kg;2.5\n")
    assert problems(report) == [(2, ["/minStock"])] and report["form"]["decimal"] is None
    # A file with commas as separators has decimal points, as programs write it.
    report = imported(core, "sku,name,unit,minStock\nF,Tea,kg,1.000\nG,Tea,kg,2.25\n")
    assert report["created"] == 2 and core.call("inventory.items.get", sku="F")["minStock"] == 1


@pytest.mark.parametrize(
    ("cell", "amount", "currency"),
    [
        ("12.90", 1290, "EUR"),
        ("12,90", 1290, "EUR"),
        ("12", 1200, "EUR"),
        ("12,9", 1290, "EUR"),
        ("0,05", 5, "EUR"),
        ("-3,50", None, "0 to"),
        ("12,90 €", 1290, "EUR"),
        ("€ 12.90", 1290, "EUR"),
        ("£12.90", 1290, "GBP"),
        ("12.90 CHF", 1290, "CHF"),
        ("JPY 1200", 1200, "JPY"),
        ("1,234 BHD", None, "may mean 1234"),
        ("12,905", None, "may mean 12905"),
        ("12,9051", None, "at most 2 decimals in EUR"),
        ("12.5 JPY", None, "at most 0 decimals in JPY"),
        ("about 12", None, "must be an amount"),
    ],
)
def test_money_in_major_units(core, cell, amount, currency):
    shop(core)
    report = imported(core, f"sku;name;unit;price\nA;Tea;kg;{cell}\n")
    if amount is None:
        assert report["failed"] == 1 and problems(report)[0][1][0].startswith("/price"), report
        assert currency in str(report["problems"]), report
    else:
        assert counts(report) == said(rows=1, created=1), report
        assert core.call("inventory.items.get", sku="A")["price"] == {"amount": amount, "currency": currency}


def test_the_currency_of_amounts(core):
    shop(core, currency=None)
    report = imported(core, "sku;name;unit;price\nA;Tea;kg;1,50\n")
    assert problems(report) == [(2, ["/price"])] and "needs a currency" in str(report["problems"])
    report = imported(core, "sku;name;unit;price;price.currency\nA;Tea;kg;1,50;CHF\nB;Tea;kg;;\n")
    assert report["created"] == 2
    assert core.call("inventory.items.get", sku="A")["price"] == {"amount": 150, "currency": "CHF"}
    core.call("companies.update", changes={"currency": "EUR"})
    # With the company's currency, prices in cents need no currency in each row either.
    assert imported(core, "sku,name,unit,price.amount\nC,Tea,kg,199\n")["created"] == 1
    assert core.call("inventory.items.get", sku="C")["price"] == {"amount": 199, "currency": "EUR"}
    assert problems(imported(core, "sku,name,unit,price,price.amount\n")) == [(1, ["/price/amount"])]
    # Lines of orders have prices, too.
    core.call("contacts.create", name="Ada", kinds=["customer"])
    head = "contact;currency;lines.text;lines.quantity;lines.unitPrice\n"
    text = f"{head}Ada;;Tea;2;12,90\n;;Mug;1;4,00\nAda;CHF;Tea;1;3,00\n;;Mug;1;5,00\n"
    report = core.call("orders.import", format="csv", inline=text)
    assert report["created"] == 2, report
    orders = [core.call("orders.get", id=one["id"]) for one in core.call("orders.list")["items"]]
    found = {one["currency"]: [line["unitPrice"] for line in one["lines"]] for one in orders}
    assert found == {
        "EUR": [{"amount": 1290, "currency": "EUR"}, {"amount": 400, "currency": "EUR"}],
        "CHF": [{"amount": 300, "currency": "CHF"}, {"amount": 500, "currency": "CHF"}],
    }


def test_fields_of_ones_own_have_one_type(core):
    shop(core)
    text = "sku,name,unit,custom.artNo,custom.size,custom.ok\nA,Tea,kg,4711,2.5,true\nB,Tea,kg,47-11,3,false\n"
    assert imported(core, text)["created"] == 2
    fields = [core.call("inventory.items.get", sku=sku)["custom"] for sku in "AB"]
    assert fields == [{"artNo": "4711", "size": 2.5, "ok": True}, {"artNo": "47-11", "size": 3, "ok": False}]
    text = "sku;name;unit;custom.artNo:text;custom.size:number\nC;Tea;kg;4711;2,5\n"
    assert imported(core, text)["created"] == 1
    assert core.call("inventory.items.get", sku="C")["custom"] == {"artNo": "4711", "size": 2.5}
    # A problem that only a later row reveals is reported, too.
    rows = "".join(f"N{number},{'Tea' * 30},kg,{number}\n" for number in range(1000))
    report = imported(core, f"sku,name,unit,custom.artNo\n{rows}LAST,Tea,kg,47-11\n")
    assert (report["created"], report["failed"]) == (1000, 1)
    assert problems(report) == [(1002, ["/custom/artNo"])] and "custom.artNo:text" in str(report["problems"])
    report = imported(core, f"sku,name,unit,custom.artNo:text\n{rows}LAST,Tea,kg,47-11\n", mode="upsert")
    assert report["failed"] == 0 and core.call("inventory.items.get", sku="N7")["custom"] == {"artNo": "7"}


@pytest.mark.parametrize("format", ["csv", "jsonl"])
def test_problems_name_the_column_that_people_see(core, format):
    shop(core)
    mapping = {
        "Nr.": "sku",
        "Bezeichnung": "name",
        "Einheit": "unit",
        "Mindestbestand": "minStock",
        "Codes": "barcodes",
    }
    row = {"Nr.": "", "Bezeichnung": "Tee", "Einheit": "kg", "Mindestbestand": "viel", "Codes": "4006381333930"}
    if format == "csv":
        text = ";".join(row) + "\n" + ";".join(row.values()) + "\n"
    else:
        text = json.dumps(row | {"Nr.": 5, "Codes": ["4006381333930"]}) + "\n"
    (told,) = imported(core, text, format, mapping=mapping)["problems"]
    columns = {problem["pointer"]: (problem["column"], problem["message"]) for problem in told["problems"]}
    assert columns["/sku"][0] == "Nr." and columns["/sku"][1].startswith("Nr. ")
    assert columns["/minStock"][0] == "Mindestbestand" and columns["/minStock"][1].startswith("Mindestbestand must")
    assert columns["/barcodes/0"][0] == "Codes" and "Codes" in columns["/barcodes/0"][1]
    # Without a mapping, the problem uses the column names of the file.
    (told,) = imported(core, "SKU;name;unit;minStock\nA;Tee;kg;viel\n")["problems"]
    (problem,) = told["problems"]
    assert problem["column"] == "minStock" and problem["message"].startswith("minStock must")


TRUE = ("WAHR", "VRAI", "VERDADERO", "VERDADEIRO", "VERO", "WAAR", "PRAWDA", "SANT", "SAND", "SANN", "TOSI", "ИСТИНА")
FALSE = ("FALSCH", "FAUX", "FALSO", "Onwaar", "FAŁSZ", "FALSKT", "FALSK", "USANN", "EPÄTOSI", "ЛОЖЬ")


def tracked(core, words, **params):
    """Returns the values that the core reads in a column of truth values. For a refused value, the result is the
    message."""
    rows = "".join(f"S{place},Tea,kg,{word}\n" for place, word in enumerate(words))
    report = imported(core, f"sku,name,unit,trackBatch\n{rows}", **params)
    told = {row["line"] - 2: row["problems"][0] for row in report["problems"]}
    assert {problem["pointer"] for problem in told.values()} <= {"/trackBatch"}
    get = core.call
    return [
        told[place]["message"] if place in told else get("inventory.items.get", sku=f"S{place}")["trackBatch"]
        for place in range(len(words))
    ]


def test_truth_values_as_spreadsheets_save_them(core):
    shop(core)
    assert tracked(core, ("TRUE", "False", " true ", "FALSE")) == [True, False, True, False]
    refused = [f"trackBatch must be true or false, not {word}" for word in ("WAHR", "1", "yes")]
    shop(core)
    assert tracked(core, ("WAHR", "1", "yes")) == refused
    shop(core)
    words = (*TRUE, "1", "True", *FALSE, "0", "false", "maybe")
    assert tracked(core, words, dialect="excel") == (
        [True] * (len(TRUE) + 2) + [False] * (len(FALSE) + 2) + ["trackBatch must be true or false, not maybe"]
    )


def test_what_a_spreadsheet_has_saved_again_changes_nothing(core):
    shop(core)
    core.call("inventory.items.create", sku="A", name="TRUE", unit="kg", trackBatch=True, description="\n=x")
    text = exported(core, dialect="excel")
    saved = text.replace(";true;", ";WAHR;").replace(";false;", ";FALSCH;")
    assert saved != text
    report = imported(core, saved, mode="upsert", dialect="excel")
    assert counts(report) == said(rows=1, unchanged=1), report


@pytest.mark.parametrize("start", ["\n", "\r", "\t", "＝", "＋", "－", "＠", "'", "'＝", "'\n", "''"])
@pytest.mark.parametrize("form", [{}, {"separator": "tab"}, {"decimal": "point"}])
def test_no_text_is_taken_for_a_formula_and_all_come_back(core, start, form):
    shop(core)
    core.call("inventory.items.create", sku="A", name="Tea", unit="kg", description=f"{start}=1+1")
    before, text = exported(core, "jsonl"), exported(core, dialect="excel", **form)
    separator = {"separator": "\t"}.get(next(iter(form), ""), "," if form else ";")
    (row,) = csv.DictReader(io.StringIO(text.removeprefix("\ufeff"), newline=""), delimiter=separator)
    assert row["description"] == f"'{start}=1+1"
    report = imported(core, text, mode="upsert", dialect="excel")
    assert counts(report) == said(rows=1, unchanged=1), report
    assert exported(core, "jsonl") == before


def test_what_excel_opens(core):
    """The export for Excel begins with a byte order mark, so that umlauts are read correctly. It has semicolons,
    decimal commas and amounts in major units, and no formulas."""
    shop(core)
    core.call(
        "inventory.items.create",
        sku="=1+1",
        name="Rösterei @home",
        unit="kg",
        description="@cmd",
        category="-x",
        minStock=2.5,
        price={"amount": 129005, "currency": "EUR"},
        cost={"amount": 5, "currency": "JPY"},
        tags=["+a", "b;c"],
        custom={"a": 1},
    )
    text = exported(core, dialect="excel")
    assert text.startswith("\ufeffsku;name;unit;") and text.endswith("\r\n")
    (row,) = csv.DictReader(io.StringIO(text.removeprefix("\ufeff"), newline=""), delimiter=";")
    assert (row["sku"], row["name"], row["description"], row["category"]) == ("'=1+1", "Rösterei @home", "'@cmd", "'-x")
    assert (row["minStock"], row["price"], row["price.currency"]) == ("2,5", "1290,05", "EUR")
    assert (row["cost"], row["tags"]) == ("5", "'+a;b\\;c")
    assert not [cell for cell in row.values() if cell and cell[0] in "=+-@\t\r"]
    # The exported file can be imported again without changes, whatever its settings are.
    before = exported(core, "jsonl")
    report = imported(core, text, mode="upsert", dialect="excel")
    assert counts(report) == said(rows=1, unchanged=1), report
    assert exported(core, "jsonl") == before
    english = exported(core, dialect="excel", decimal="point")
    (row,) = csv.DictReader(io.StringIO(english.removeprefix("\ufeff"), newline=""))
    assert (row["minStock"], row["price"]) == ("2.5", "1290.05")
    tabs = exported(core, dialect="excel", separator="tab")
    assert tabs.startswith("\ufeffsku\tname\t")
    # Exports for programs keep their form.
    assert exported(core).startswith("sku,name,unit") and ",=1+1," not in exported(core)


@pytest.mark.parametrize(
    ("params", "pointer"),
    [
        ({"format": "jsonl", "dialect": "excel"}, "/dialect"),
        ({"format": "csv", "separator": "tab"}, "/separator"),
        ({"format": "csv", "decimal": "comma"}, "/decimal"),
        ({"format": "csv", "dialect": "excel", "separator": "comma"}, "/separator"),
        ({"format": "csv", "dialect": "numbers"}, "/dialect"),
    ],
)
def test_forms_that_mean_nothing_are_refused(core, params, pointer):
    shop(core)
    for method in ("inventory.items.export", "journal.export"):
        (problem,) = core.refused(method, inline=True, **params)["data"]["problems"]
        assert problem["pointer"] == pointer, method


def test_the_journal_reads_sheets_too(core):
    text = "Name;Weight;Roaster\nYirgacheffe;250,5;Rösterei\n;;\n"
    report = core.call("journal.import", format="csv", type="bean", inline=text)
    assert counts(report) == said(rows=1, created=1) and report["form"]["decimal"] == "comma"
    (bean,) = core.call("journal.beans.list")["items"]
    assert (bean["name"], bean["weight"]) == ("Yirgacheffe", 250.5)


def test_an_import_that_is_resumed_reads_the_same(data):
    """When an import is resumed, the core reads the first rows of the file again, so it finds the same settings."""
    rows = "".join(f"N-{number};Tea;kg;{number},5\r\n" for number in range(1000))
    text = "sku;name;unit;minStock\r\n" + rows
    with Core(data) as core:
        make(core)
        first = imported(core, text, idempotencyKey="k")
        assert counts(first) == said(rows=1000, created=1000)
    with Core(data) as core:
        assert imported(core, text, idempotencyKey="k") == first
