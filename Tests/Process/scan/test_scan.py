"""The meaning of scanned codes: check digits, the forms of one number, GS1 element strings, and the core's own
labels."""

import calendar
import json
import random

import pytest

from support.core import REPEATABLE, Core, item
from support.order_desk import desk
from support.people import sign_in, staffed

GS = "\x1d"


def check_digit(digits):
    """Returns the check digit for these digits (GS1 General Specifications, 7.9), computed from the left."""
    weights = [3, 1] if len(digits) % 2 else [1, 3]
    return str(-sum(int(digit) * weights[place % 2] for place, digit in enumerate(digits)) % 10)


def whole(digits):
    return digits + check_digit(digits)


def upc_e(upc):
    """Returns the UPC-E of a UPC-A, or None (GS1 General Specifications, figure 5.2.2.4.2-1)."""
    system, maker, product, check = upc[0], upc[1:6], upc[6:11], upc[11]
    if system not in "01":
        return None
    if maker[2:] in ("000", "100", "200") and product[:2] == "00":
        return system + maker[:2] + product[2:] + maker[2] + check
    if maker[3:] == "00" and product[:3] == "000":
        return system + maker[:3] + product[3:] + "3" + check
    if maker[4:] == "0" and product[:4] == "0000":
        return system + maker[:4] + product[4:] + "4" + check
    if product[:4] == "0000" and product[4] in "56789" and maker[4] != "0":
        return system + maker + product[4] + check
    return None


def resolve(core, code, **params):
    return core.call("scan.resolve", code=code, **params)


def ids(found):
    return [one["id"] for one in found["matches"]]


def short_numbers(chance, count):
    """Yields UPC-A numbers that have a UPC-E."""
    while count:
        maker, product = f"{chance.randrange(10**5):05}", f"{chance.randrange(10**5):05}"
        kind = chance.randrange(4)
        if kind == 0:
            maker, product = maker[:2] + chance.choice("012") + "00", "00" + product[2:]
        elif kind == 1:
            maker, product = maker[:2] + chance.choice("3456789") + "00", "000" + product[3:]
        elif kind == 2:
            maker, product = maker[:3] + chance.choice("123456789") + "0", "0000" + product[4]
        else:
            maker, product = maker[:4] + chance.choice("123456789"), "0000" + chance.choice("56789")
        upc = whole(chance.choice("01") + maker + product)
        assert upc_e(upc)
        count -= 1
        yield upc


def test_all_forms_of_one_number_find_the_same_item(shop):
    chance = random.Random(1)
    seen = set()
    upcs = [*short_numbers(chance, 60), *(whole(f"{chance.randrange(10**11):011}") for _ in range(40))]
    eans = [whole(f"{chance.randrange(10**11, 10**12)}") for _ in range(40)]
    for number, code in enumerate([*upcs, *eans]):
        forms = [code, "0" + code] + (["00" + code] if len(code) == 12 else [])
        if len(code) == 12 and upc_e(code):
            forms.append(upc_e(code))
        if seen & set(forms):
            continue
        seen.update(forms)
        kept = chance.choice([form for form in forms if len(form) != 14])
        made = shop.call("inventory.items.create", **item(number, name=f"n {number}", barcodes=[kept]))
        for form in forms:
            found = resolve(shop, form)
            assert found["matches"] == [{"kind": "item", "id": made["id"], "title": f"n {number}"}], (kept, form)
            assert len(form) == 14 or found["valid"] and found["normalized"] in forms, form
            kind = {8: "upcE", 12: "upcA", 13: "ean13"}.get(len(form))
            if kind:
                assert ids(resolve(shop, form, symbology=kind)) == [made["id"]], (kept, form)
                assert found["symbology"] == kind
            assert ids(resolve(shop, f"(01){code.rjust(14, '0')}")) == [made["id"]]


@pytest.mark.parametrize("kind, length", [("ean13", 13), ("upcA", 12), ("ean8", 8), ("upcE", 8)])
def test_every_error_of_one_digit_is_recognised(shop, kind, length):
    chance = random.Random(length)
    for _ in range(250):
        if kind == "upcE":
            code = upc_e(next(short_numbers(chance, 1)))
            # Digit 6 of a UPC-E tells how the other digits are expanded. Another value gives the code of another
            # number, so it is not an error that a check digit can find.
            place = chance.choice([0, 1, 2, 3, 4, 5, 7])
        else:
            code = whole(f"{chance.randrange(10 ** (length - 1)):0{length - 1}}")
            place = chance.randrange(length)
        assert resolve(shop, code, symbology=kind)["valid"], code
        wrong = (
            code[:place] + chance.choice([digit for digit in "0123456789" if digit != code[place]]) + code[place + 1 :]
        )
        found = resolve(shop, wrong, symbology=kind)
        assert not found["valid"] and found["problem"], (code, wrong)
        if kind != "upcE":
            assert found["problem"] == f"its last digit, the check digit, must be {check_digit(wrong[:-1])}"
            if length > 8:
                assert not resolve(shop, wrong)["valid"], wrong


def test_codes_of_all_kinds(shop):
    made = shop.call("inventory.items.create", **item(1, barcodes=["ABC-123", "96385074"]))["id"]
    for code, symbology, given in (
        ("ABC-123", "code39", "code39"),
        ("ABC-123", None, None),
        ("]A0ABC-123", None, "code39"),
        ("]C0ABC-123", None, "code128"),
        ("]d1ABC-123", None, "dataMatrix"),
        ("]Q1ABC-123", None, "qr"),
        ("]L2ABC-123", None, "pdf417"),
        ("]Q1ABC-123", "pdf417", "pdf417"),
        ("96385074", None, "ean8"),
        ("]E496385074", None, "ean8"),
        ("96385074", "ean8", "ean8"),
        ("00000096385074", None, None),
    ):
        found = resolve(shop, code, **({"symbology": symbology} if symbology else {}))
        assert found["valid"] and found["problem"] is None and found["symbology"] == given, code
        assert ids(found) == [made], code
    for code, symbology, problem in (
        ("123", "ean13", "EAN-13 has 13 digits"),
        ("ABC", "upcA", "UPC-A has 12 digits"),
        ("21234565", "upcE", "UPC-E begins with 0 or 1"),
        ("", "qr", None),
    ):
        if code:
            found = resolve(shop, code, symbology=symbology)
            assert found["problem"] == problem and not found["valid"] and found["matches"] == []
        else:
            assert shop.refused("scan.resolve", code=code)["data"]["problems"][0]["pointer"] == "/code"
    assert (
        shop.refused("scan.resolve", code="1", symbology="maxicode")["data"]["problems"][0]["pointer"] == "/symbology"
    )


GTIN = "04006381333931"


@pytest.mark.parametrize(
    "code",
    [
        f"]C101{GTIN}17270400{'10L-2604'}{GS}21A/7{GS}3012",
        f"]d201{GTIN}17270400{'10L-2604'}{GS}21A/7{GS}3012",
        f"]Q301{GTIN}1727040010L-2604{GS}21A/7{GS}3012{GS}",
        f"{GS}01{GTIN}17270400{GS}10L-2604{GS}21A/7{GS}3012",
        f"(01){GTIN}(17)270400(10)L-2604(21)A/7(30)12",
        # Scanners never send the FNC1 in first position (GS1 GSCN 16-477), and some send no symbology identifier.
        f"01{GTIN}1727040010L-2604{GS}21A/7{GS}3012",
        # GS1 Digital Link URI Syntax: qualifiers in the path, attributes in the query, values percent-encoded.
        f"https://id.gs1.org/01/{GTIN}?17=270400&10=L-2604&21=A%2F7&linkType=gs1:pip&30=12#top",
        f"]Q1HTTP://SHOP.EXAMPLE/eu/01/{GTIN[1:]}/?17=270400&10=L-2604&21=A%2f7&30=12",
    ],
)
def test_gs1_element_strings(code):
    with Core(":memory:", "--clock", "2026-03-01T00:00:00Z", "--seed", "1") as core:
        core.call("companies.select", company=core.call("companies.create", name="Shop")["id"])
        found = resolve(core, code)
        assert found["valid"] and found["normalized"] == f"(01){GTIN}(17)270400(10)L-2604(21)A/7(30)12"
        assert found["gs1"] == {
            "gtin": GTIN,
            "content": None,
            "batch": "L-2604",
            "serial": "A/7",
            "madeOn": None,
            "expiry": "2027-04-30",
            "count": 12,
            "contained": None,
            "quantity": None,
            "unit": None,
            "price": None,
            "elements": [
                {"ai": "01", "value": GTIN},
                {"ai": "17", "value": "270400"},
                {"ai": "10", "value": "L-2604"},
                {"ai": "21", "value": "A/7"},
                {"ai": "30", "value": "12"},
            ],
        }


@pytest.mark.parametrize("year", [2000, 2026, 2049, 2050, 2051, 2099])
def test_years_of_two_digits(year):
    """GS1 General Specifications, 7.12: a year is at most 50 years after the current one, and at most 49 before."""
    with Core(":memory:", "--clock", f"{year}-03-01T00:00:00Z", "--seed", "1") as core:
        core.call("companies.select", company=core.call("companies.create", name="Shop")["id"])
        for meant in range(year - 49, year + 51):
            if not 1970 <= meant <= 2120:
                continue
            days = calendar.monthrange(meant, 2)[1]
            found = resolve(core, f"(17){meant % 100:02}0200(11){meant % 100:02}1231")["gs1"]
            assert found["expiry"] == f"{meant}-02-{days}" and found["madeOn"] == f"{meant}-12-31"


@pytest.mark.parametrize(
    "code, problem",
    [
        ("(01)04006381333932", "the check digit of (01) must be 1"),
        ("(01)123", "the value of (01) must have 14 digits"),
        ("(17)271301", "the value of (17) is not a date"),
        ("(17)270230", "the value of (17) is not a date"),
        ("(10)" + "x" * 21, "the value of (10) must have at most 20 characters"),
        ("(10)", "(10) has no value"),
        ("(10)a b", "the value of (10) has a character that is not allowed, with the code 32"),
        ("(30)123456789", "the value of (30) must have at most 8 digits"),
        ("(37)12a", "the value of (37) must have at most 8 digits"),
        ("(3106)001750", "(3106) is not an application identifier: measures have at most 5 decimal places"),
        ("(3922)12a", "the value of (3922) must have at most 15 digits"),
        ("(3932)978", "the value of (3932) must have a currency's 3 digits and an amount of at most 15"),
        ("(7003)2704301", "the value of (7003) must be a date and a time, YYMMDDHHMM"),
        ("https://id.gs1.org/01/04006381333932", "the check digit of (01) must be 1"),
        ("(99)" + "x" * 91, "the value of (99) must have at most 90 characters"),
        ("]C1", "the code has no application identifier"),
        ("]C159", "59 does not begin with an application identifier"),
        ("]C131", "31 does not begin with an application identifier"),
        (f"]C101{GTIN}1", "1 does not begin with an application identifier"),
        ("]C1010400638133393", "the value of (01) must have 14 digits"),
    ],
)
def test_element_strings_that_are_none(shop, code, problem):
    found = resolve(shop, code)
    assert not found["valid"] and found["problem"] == problem and found["gs1"] is None and found["matches"] == []


def test_further_identifiers_are_passed_over(shop):
    weight = f"]C13103001750{'240X(1)'}{GS}392299{GS}414400638133393{check_digit('400638133393')}37144"
    found = resolve(shop, weight)
    assert [(one["ai"], one["value"]) for one in found["gs1"]["elements"]] == [
        ("3103", "001750"),
        ("240", "X(1)"),
        ("3922", "99"),
        ("414", "4006381333931"),
        ("37", "144"),
    ]
    assert found["gs1"]["contained"] == 144 and found["normalized"].startswith("(3103)001750(240)X(1)(3922)")
    assert resolve(shop, found["normalized"])["gs1"] == found["gs1"]


def test_element_strings_lead_to_the_lot(shop):
    milk = shop.call("inventory.items.create", **item(1, name="Milk", barcodes=["4006381333931"], trackBatch=True))
    shop.call("inventory.items.create", **item(2, name="Beer", barcodes=["036000291452"], trackBatch=True))
    lot = shop.call("inventory.lots.create", item=milk["id"], batch="L-2604", expiry="2027-04-30")
    found = resolve(shop, f"]d201{GTIN}10L-2604")
    assert found["matches"] == [
        {"kind": "item", "id": milk["id"], "title": "Milk"},
        {"kind": "lot", "id": lot["id"], "title": "Milk, L-2604"},
    ]
    assert ids(resolve(shop, f"]d201{GTIN}10l-2604")) == [milk["id"]]
    assert ids(resolve(shop, "]d2010003600029145210L-2604")) != [lot["id"]]
    drill = shop.call("inventory.items.create", **item(3, name="Drill", barcodes=["96385074"], trackSerial=True))
    piece = shop.call("inventory.lots.create", item=drill["id"], serial="S-1")
    assert ids(resolve(shop, f"(01){'96385074'.rjust(14, '0')}(21)S-1")) == [drill["id"], piece["id"]]
    shop.call("inventory.lots.update", id=lot["id"], changes={"archived": True})
    assert ids(resolve(shop, f"]d201{GTIN}10L-2604")) == [milk["id"]]
    assert len(ids(resolve(shop, f"]d201{GTIN}10L-2604", archived=True))) == 2


@pytest.mark.parametrize(
    "code, said",
    [
        # GS1 General Specifications 3.4.4: best before; 3.7.4: date and time of expiry; 3.4.6: expiration date.
        ("(15)270430", {"expiry": "2027-04-30"}),
        ("(7003)2704291200(15)270430", {"expiry": "2027-04-29"}),
        ("(15)270430(17)270531", {"expiry": "2027-05-31"}),
        # 3.6.2: the last digit of the identifier is the number of decimal places.
        ("(3103)001750", {"quantity": 1.75, "unit": "kg", "price": None}),
        ("(3151)000075", {"quantity": 7.5, "unit": "l"}),
        ("(3165)000001", {"quantity": 0.00001, "unit": "m3"}),
        ("(3202)000150", {"quantity": 1.5, "unit": "lb"}),
        ("(3300)000012", {"quantity": None, "unit": None}),
        # 3.6.8: the amount in the local currency; 3.6.9: with the number of a currency (ISO 4217: 840 is USD, 392 JPY).
        ("(3103)001750(3922)1299", {"quantity": 1.75, "price": {"amount": 1299, "currency": "EUR"}}),
        ("(3920)13", {"price": {"amount": 1300, "currency": "EUR"}}),
        ("(3923)12990", {"price": {"amount": 1299, "currency": "EUR"}}),
        ("(3923)12995", {"price": None}),
        ("(3932)8401299", {"price": {"amount": 1299, "currency": "USD"}}),
        ("(3930)3921299", {"price": {"amount": 1299, "currency": "JPY"}}),
        ("(3932)0001299", {"price": None}),
    ],
)
def test_what_element_strings_offer(priced, code, said):
    found = resolve(priced, f"(01){GTIN}{code}")
    assert found["valid"], found["problem"]
    assert {name: found["gs1"][name] for name in said} == said


@pytest.fixture(scope="module")
def priced():
    with Core(":memory:", *REPEATABLE) as core:
        core.call("companies.select", company=core.call("companies.create", name="Shop")["id"])
        core.call("companies.update", changes={"currency": "EUR"})
        yield core


def test_element_strings_of_scanners_that_send_no_identifier(shop):
    beans = shop.call("inventory.items.create", **item(1, barcodes=["4006381333931"], trackBatch=True))["id"]
    lot = shop.call("inventory.lots.create", item=beans, batch="L7")["id"]
    box, batch = f"02{GTIN}3712", "10L7"
    for code, symbology, matches in (
        (f"01{GTIN}10L7{GS}17270430", None, [beans, lot]),
        (f"01{GTIN}10L7{GS}17270430", "dataMatrix", [beans, lot]),
        (f"01{GTIN}10L7", "code128", [beans, lot]),
        (f"01{GTIN}10L7", "qr", [beans, lot]),
        (f"01{GTIN}", "dataBar", [beans]),
        # The batch beside (02) is the batch of the contained items (GS1 General Specifications, 3.4.1).
        (f"{box}{GS}{batch}", None, [beans, lot]),
        (f"]C1{box}", None, [beans]),
        (f"https://example.com/01/{GTIN}/10/L7", "qr", [beans, lot]),
    ):
        found = resolve(shop, code, **({"symbology": symbology} if symbology else {}))
        assert found["valid"] and found["symbology"] == symbology or "]" in code
        assert ids(found) == matches, code
        assert found["gs1"]["gtin" if found["gs1"]["elements"][0]["ai"] != "02" else "content"] == GTIN
    assert resolve(shop, f"]C1{box}")["gs1"]["contained"] == 12
    # These are no element strings: a wrong check digit, a symbology without element strings, an envelope (ISO/IEC
    # 15434), and other addresses.
    wrong = f"01{GTIN[:-1]}2"
    for code, symbology in (
        (f"{wrong}10L7", "code128"),
        (f"01{GTIN}10L7", "code39"),
        (f"01{GTIN}10L7", None),
        (f"]d101{GTIN}10L7", None),
        (f"[)>\x1e06{GS}1PABC{GS}Q7\x1e\x04", None),
        ("https://example.com/2026/01/20260115", "qr"),
        (f"https://example.com/01/{GTIN}/reviews", "qr"),
        (f"https://example.com/01/{GTIN}x", "qr"),
        ("https://example.com", "qr"),
        (f"ftp://example.com/01/{GTIN}", "qr"),
    ):
        found = resolve(shop, code, **({"symbology": symbology} if symbology else {}))
        assert found["valid"] and found["gs1"] is None and found["matches"] == [], code


def test_symbology_identifiers(shop):
    """ISO/IEC 15424, table 1: a flag character, a code character and a modifier; 5.1.2 of GS1's for those of GS1."""
    case, text = whole("1400638133393"), "ABC-123"
    of = {
        code: shop.call("inventory.items.create", **item(number, barcodes=[code]))["id"]
        for number, code in enumerate((case, "4006381333931", "036000291452", text))
    }
    for sent, symbology, code in (
        (f"]I1{case}", "itf14", case),
        (f"]I0{case}", "itf14", case),
        (f"]I0{text}", "itf", text),
        ("]E34006381333931" + "12", "ean13", "4006381333931"),
        ("]E34006381333931" + "51234", "ean13", "4006381333931"),
        ("]E0036000291452", "upcA", "036000291452"),
        ("]E00036000291452", "ean13", "036000291452"),
        (f"]F0{text}", "codabar", text),
        (f"]G0{text}", "code93", text),
        (f"]J0{text}", "dotCode", text),
        (f"]z0{text}", "aztec", text),
        (f"]zC{text}", "aztec", text),
        *((f"]{letter}0{text}", None, text) for letter in "BDHKMNOPRSTUXcops"),
        (f"]e001{GTIN}", "dataBar", "4006381333931"),
        (f"]J101{GTIN}", "dotCode", "4006381333931"),
        (f"]L301{GTIN}", "pdf417", "4006381333931"),
    ):
        found = resolve(shop, sent)
        assert found["valid"] and found["symbology"] == symbology, sent
        assert ids(found) == [of[code]], sent
        assert (found["gs1"] is not None) == (sent[-16:] == f"01{GTIN}"), sent
        # Methods that find items by codes accept the text of a scanner, too.
        assert [one["id"] for one in shop.call("inventory.items.find", barcode=sent)["items"]] == [of[code]], sent
        assert shop.call("inventory.items.lookup", barcodes=[sent])["found"][0]["id"] == of[code], sent
    assert resolve(shop, case, symbology="itf14")["valid"]
    wrong = case[:-1] + str((int(case[-1]) + 1) % 10)
    for sent, given in ((wrong, {}), (f"]I1{wrong}", {}), (wrong, {"symbology": "itf14"})):
        assert resolve(shop, sent, **given)["problem"] == f"its last digit, the check digit, must be {case[-1]}"
    for text in ("]I", "]11ABC", "[I1ABC", "]I-ABC"):
        assert resolve(shop, text)["normalized"] == text


@pytest.mark.parametrize(
    "code, problem",
    [
        (
            "4.00638E+12",
            "a spreadsheet shortened it to 4.00638E+12. Format the column as text and enter the code again",
        ),
        (
            "4,00638E+12",
            "a spreadsheet shortened it to 4,00638E+12. Format the column as text and enter the code again",
        ),
        ("4e+12", "a spreadsheet shortened it to 4e+12. Format the column as text and enter the code again"),
        ('="4006381333955"', "must not have the signs that a spreadsheet added; write 4006381333955"),
        ("'4006381333948", "must not have the signs that a spreadsheet added; write 4006381333948"),
        ('"4006381333948"', "must not have the signs that a spreadsheet added; write 4006381333948"),
        ("]E04006381333931", "must not have the scanner's symbology identifier ]E0; write 4006381333931"),
        ("96385075", "is not a valid EAN-8: its last digit, the check digit, must be 4"),
        (
            "14006381333939",
            f"is not a valid GTIN-14: its last digit, the check digit, must be {check_digit('1400638133393')}",
        ),
        ("4006381333932", "is not a valid EAN-13: its last digit, the check digit, must be 1"),
    ],
)
def test_what_is_no_barcode(shop, code, problem):
    made = shop.call("inventory.items.create", **item(1))["id"]
    for method, params, pointer in (
        ("inventory.items.create", item(2, barcodes=["ABC", code]), "/barcodes/1"),
        ("inventory.items.update", {"id": made, "changes": {"barcodes": [code]}}, "/changes/barcodes/0"),
        ("inventory.locations.create", {"name": "Bin", "barcode": code}, "/barcode"),
    ):
        [found] = shop.refused(method, **params)["data"]["problems"]
        assert found["pointer"] == pointer and found["message"].endswith(problem), found
    rows = '{"sku":"A","name":"B","unit":"piece","barcodes":[%s]}' % json.dumps(code)
    row = shop.call("inventory.items.import", format="jsonl", inline=rows, mode="create", dryRun=True)
    assert row["problems"][0]["problems"][0]["message"].endswith(problem), row


def test_what_looks_like_a_shortened_code(shop):
    # Codes of other kinds, and a UPC-E that is not a valid EAN-8.
    for number, code in enumerate(
        ("E+12", "4E12", "4.0.0E+12", "1-2E+x", "'A-1", "=ABC", "]", "]E0", "04252614", "1234567")
    ):
        assert shop.call("inventory.items.create", **item(number, barcodes=[code]))["barcodes"] == [code]


def test_locations_are_found_by_code_and_barcode(shop):
    first = shop.call("inventory.locations.create", name="Shelf 1", code="A-1", barcode="036000291452")
    for number in range(12):
        shop.call("inventory.locations.create", name=f"Bin {number}", barcode="BIN")
    assert resolve(shop, "a-1")["matches"] == [{"kind": "location", "id": first["id"], "title": "Shelf 1"}]
    assert ids(resolve(shop, "0036000291452")) == [first["id"]]
    assert len(ids(resolve(shop, "BIN"))) == 10
    made = shop.call("inventory.items.create", **item(1, barcodes=["A-1"]))
    assert ids(resolve(shop, "A-1")) == [made["id"], first["id"]]


def test_a_label_leads_to_its_record(shop):
    made = shop.call("inventory.items.create", **item(1, trackBatch=True))
    place = shop.call("inventory.locations.create", name="Shelf")
    lot = shop.call("inventory.lots.create", item=made["id"], batch="B")
    for kind, id, title in (
        ("item", made["id"], "Item 1"),
        ("location", place["id"], "Shelf"),
        ("lot", lot["id"], "Item 1, B"),
    ):
        label = shop.call("scan.label", kind=kind, id=id)
        assert label["title"] == title and label["code"].startswith(f"MS1:{kind}:") and len(label["code"]) < 50
        for code in (label["code"], label["code"].lower(), "]Q1" + label["code"]):
            found = resolve(shop, code)
            assert found["valid"] and found["matches"] == [{"kind": kind, "id": id, "title": title}], code
        other = next(name for name in ("item", "lot", "location") if name != kind)
        assert resolve(shop, label["code"].replace(kind, other))["matches"] == []
        assert resolve(shop, label["code"][:-1])["matches"] == []
    company = shop.call("companies.create", name="Other")["id"]
    label = shop.call("scan.label", kind="item", id=made["id"])["code"]
    assert resolve(shop, label, company=company)["matches"] == []
    assert shop.refused("scan.label", company=company, kind="item", id=made["id"])["data"] == {"kind": "notFound"}
    assert shop.refused("scan.label", kind="lot", id=made["id"])["data"] == {"kind": "notFound"}
    shop.call("inventory.items.update", id=made["id"], changes={"archived": True})
    assert resolve(shop, label)["matches"] == []
    assert ids(resolve(shop, label, archived=True)) == [made["id"]]
    shop.call("inventory.locations.delete", id=place["id"])
    assert shop.refused("scan.label", kind="location", id=place["id"])["data"] == {"kind": "notFound"}
    assert shop.refused("scan.label", kind="user", id=place["id"])["code"] == -32602


def test_labels_and_numbers_lead_to_orders_dispatches_and_loans(data):
    with desk(data, beans=10).core as core:
        company = core.call("companies.list")["items"][0]["id"]
        beans = core.call("inventory.items.get", sku="BEANS")["id"]
        cafe = core.call("contacts.list")["items"][0]["id"]
        draft = core.call("orders.create", contact=cafe, currency="EUR")
        lines = [{"item": beans, "quantity": 1}]
        order = core.call("orders.create", contact=cafe, currency="EUR", lines=lines)["id"]
        for status in ("submitted", "inProgress"):
            number = core.call("orders.step", id=order, to=status)["number"]
        sent = core.call("dispatches.create", order=order, collectionType="shipping", trackingNumber="JD 0146")
        loan = core.call("inventory.loans.create", item=beans, quantity=1, contact=cafe)["id"]
        titles = {
            ("order", draft["id"]): "Café Mozart",
            ("order", order): number,
            ("dispatch", sent["id"]): "D-1",
            ("loan", loan): "beans",
        }
        for (kind, id), title in titles.items():
            label = core.call("scan.label", kind=kind, id=id)
            assert label["title"] == title and label["code"].startswith(f"MS1:{kind}:")
            assert resolve(core, label["code"])["matches"] == [{"kind": kind, "id": id, "title": title}]
            assert resolve(core, label["code"].lower())["matches"] != []
        assert ids(resolve(core, number)) == [order]
        assert ids(resolve(core, "D-1")) == ids(resolve(core, "JD 0146")) == [sent["id"]]
        core.call("orders.step", id=order, to="cancelled")
        core.call("orders.update", id=order, changes={"archived": True})
        assert ids(resolve(core, number)) == [] and ids(resolve(core, number, archived=True)) == [order]
        other = core.call("companies.create", name="Other")["id"]
        for code in (number, "D-1", core.call("scan.label", company=company, kind="loan", id=loan)["code"]):
            assert resolve(core, code, company=other)["matches"] == []
            assert resolve(core, code, company=company, archived=True)["matches"] != []


def test_a_code_leads_nobody_to_what_they_may_not_see(data):
    with Core(data) as core:
        company, _ = staffed(core, ("sales", {"deptMask": 2}), ("packer", {"deptMask": 4}), ("keeper", {"deptMask": 1}))
        cafe = core.call("contacts.create", kinds=["customer"], name="Café")["id"]
        order = core.call("orders.create", contact=cafe, currency="EUR")["id"]
        beans = core.call("inventory.items.create", **item(1))["id"]
        labels = [core.call("scan.label", kind=kind, id=id) for kind, id in (("order", order), ("item", beans))]
        for name, seen in (("sales", [1, 0]), ("packer", [0, 0]), ("keeper", [0, 1])):
            sign_in(core, company, name)
            assert [len(resolve(core, label["code"])["matches"]) for label in labels] == seen
            for kind, id, sees in (("order", order, seen[0]), ("item", beans, seen[1])):
                if not sees:
                    assert core.refused("scan.label", kind=kind, id=id)["data"]["kind"] == "forbidden"
