"""Addresses of the GS1 Digital Link standard, also those with words in the place of identifiers.

Versions 1.0 (August 2018) and 1.1 (February 2020) of the standard had these words; 1.2 (January 2021) has withdrawn
them. Labels with them are about."""

import pytest

from support.core import Core, item

CLOCK = ("--clock", "2026-03-01T00:00:00Z", "--seed", "1")


@pytest.fixture(scope="module")
def shop():
    with Core(":memory:", *CLOCK) as core:
        core.call("companies.create", name="Shop")
        yield core


def resolve(core, code):
    return core.call("scan.resolve", code=code)


ODD, CODE = "the value of", "has a character that is not allowed, with the code"
GTIN, OTHER = "00614141123452", "09506000134352"
SSCC, GLN, GSRN, GSIN = "106141412345678908", "0614141000036", "061414112345678902", "06141411234567890"


@pytest.mark.parametrize(
    "address, elements",
    [
        # The example in version 1.0 of the standard, with GTIN, lot, serial number and expiry.
        (
            "https://id.gs1.org/gtin/614141123452/lot/ABC1/ser/12345?exp=180426",
            f"(01){GTIN}(10)ABC1(21)12345(17)180426",
        ),
        ("https://id.gs1.org/gtin/614141123452", f"(01){GTIN}"),
        ("https://id.gs1.org/gtin/00614141123452", f"(01){GTIN}"),
        ("https://id.gs1.org/gtin/9506000134352", f"(01){OTHER}"),
        ("https://example.com/gtin/614141123452/cpv/2A/lot/ABC123/ser/XYZ789", f"(01){GTIN}(22)2A(10)ABC123(21)XYZ789"),
        # A path before the key, a key as a number, measures in the query, and percent-encoded characters.
        (
            "https://example.org/some/path/gtin/054123450013/lot/ABC%26%2B123?3103=000189&3923=2172&s=1",
            "(01)00054123450013(10)ABC&+123(3103)000189(3923)2172",
        ),
        ("http://example.org/gtin/614141123452/10/ABC?17=180426", f"(01){GTIN}(10)ABC(17)180426"),
        ("HTTPS://ID.GS1.ORG/GTIN/614141123452/LOT/ABC1", f"(01){GTIN}(10)ABC1"),
        ("https://id.gs1.org/gtin/614141123452?expdt=1804261530", f"(01){GTIN}(7003)1804261530"),
        ("https://id.gs1.org/gtin/12345670", "(01)00000012345670"),
        (f"https://id.gs1.org/sscc/{SSCC}", f"(00){SSCC}"),
        (f"https://id.gs1.org/gln/{GLN}/glnx/32a%2Fb", f"(414){GLN}(254)32a/b"),
        (f"https://id.gs1.org/gsrn/{GSRN}/srin/12", f"(8018){GSRN}(8019)12"),
        (f"https://id.gs1.org/gsrnp/{GSRN}", f"(8017){GSRN}"),
        ("https://id.gs1.org/itip/006141411234520102/lot/A", "(8006)006141411234520102(10)A"),
    ],
)
def test_words_are_read_as_identifiers(shop, address, elements):
    found = resolve(shop, address)
    assert (found["valid"], found["normalized"]) == (True, elements), found["problem"]
    assert resolve(shop, elements)["gs1"] == found["gs1"]


@pytest.mark.parametrize("address", [f"(01){GTIN}(10)L7(10)L7", "https://id.gs1.org/gtin/614141123452/lot/L7?10=L7"])
def test_an_identifier_may_say_the_same_twice(shop, address):
    found = resolve(shop, address)
    assert (found["valid"], found["gs1"]["gtin"], found["gs1"]["batch"]) == (True, GTIN, "L7")


def test_words_and_digits_say_the_same(shop):
    words = resolve(shop, "https://id.gs1.org/gtin/614141123452/lot/ABC1/ser/12345?exp=300426")
    digits = resolve(shop, "https://id.gs1.org/01/00614141123452/10/ABC1/21/12345?17=300426")
    assert words["gs1"] == digits["gs1"] and words["matches"] == digits["matches"]
    gs1 = words["gs1"]
    assert (gs1["gtin"], gs1["batch"], gs1["serial"], gs1["expiry"]) == (GTIN, "ABC1", "12345", "2030-04-26")


@pytest.mark.parametrize(
    "address, problem",
    [
        ("https://id.gs1.org/gtin/614141123453", "the check digit of (01) must be 2"),
        ("https://id.gs1.org/gtin/614141123452?exp=181326", "the value of (17) is not a date"),
        # In an address, a value ends where its path segment or query parameter ends. It can't contain a second
        # identifier.
        ("https://id.gs1.org/gtin/614141123452?exp=27043010L7", "the value of (17) must have 6 digits"),
        ("https://id.gs1.org/01/00614141123452?17=27043010L7", "the value of (17) must have 6 digits"),
        ("https://id.gs1.org/gtin/614141123452?exp=", "the value of (17) must have 6 digits"),
        ("https://id.gs1.org/gtin/614141123452/lot/L7%1D17270430", f"{ODD} (10) {CODE} 29"),
        ("https://id.gs1.org/gtin/614141123452/lot/L7/lot/L8", "(10) has two values, L7 and L8"),
        ("https://id.gs1.org/gtin/614141123452/lot/L7?10=L8", "(10) has two values, L7 and L8"),
        ("https://id.gs1.org/gtin/614141123452?gtin=09506000134352", f"(01) has two values, {GTIN} and {OTHER}"),
        ("https://id.gs1.org/gtin/614141123452/lot/", "(10) has no value"),
        ("https://id.gs1.org/gtin/614141123452/lot", "(10) has no value"),
        ("https://id.gs1.org/gtin/614141123452/lot/?exp=270430", "(10) has no value"),
        (f"(01){GTIN}(10)L7(10)L8", "(10) has two values, L7 and L8"),
        (f"01{GTIN}10L7\x1d10L8", "(10) has two values, L7 and L8"),
        (f"https://id.gs1.org/gtin/614141123452/lot/{'x' * 21}", "the value of (10) must have at most 20 characters"),
    ],
)
def test_values_are_checked(shop, address, problem):
    found = resolve(shop, address)
    assert (found["valid"], found["problem"], found["gs1"]) == (False, problem, None)


@pytest.mark.parametrize(
    "address",
    [
        # The addresses lack a key, have a qualifier that the standard does not know, or have a wrong number of digits.
        "https://example.com/lot/614141123452",
        "https://example.com/gtin/614141123452/exp/180426/foo/bar",
        "https://example.com/gtin/614141123452/colour/red",
        "https://example.com/gtin/61414112345",
        "https://example.com/gtin",
        "https://example.com/gtins/614141123452",
        # A date in the path of an archive: 20260131 is not a GTIN.
        "https://example.com/01/20260131",
    ],
)
def test_other_addresses_are_no_element_strings(shop, address):
    found = resolve(shop, address)
    assert found["gs1"] is None and found["problem"] is None


def test_a_host_s_own_parameters_are_passed_over(shop):
    """In an address with numeric identifiers, `exp` is not the standard's expiry date. Web hosts use it for the end of
    a session."""
    found = resolve(shop, "https://id.gs1.org/01/00614141123452?exp=1714406400&lot=9")
    assert found["normalized"] == f"(01){GTIN}"


def test_a_label_with_words_leads_to_the_lot(shop):
    milk = shop.call("inventory.items.create", **item(1, name="Milk", barcodes=["614141123452"], trackBatch=True))
    lot = shop.call("inventory.lots.create", item=milk["id"], batch="ABC1")
    found = resolve(shop, "https://id.gs1.org/gtin/614141123452/lot/ABC1")
    assert {match["id"] for match in found["matches"]} == {milk["id"], lot["id"]}
