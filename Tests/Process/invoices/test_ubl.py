"""Electronic invoices in UBL, checked with the official rules of EN 16931."""

import random
import xml.etree.ElementTree as ET

import pytest

from support.en16931 import Rules
from support.order_desk import desk, eur, problems

CBC = "{urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2}"
CAC = "{urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2}"
BERLIN = {
    "lines": ["1 Market Street", "Yard & Shed", "2nd floor"],
    "city": "Berlin",
    "postalCode": "10115",
    "country": "DE",
}
BANK = {"iban": "DE75512108001245126199", "bic": "SOLADEST600", "name": "Shop Ltd"}


@pytest.fixture(scope="module")
def rules(tmp_path_factory):
    return Rules(tmp_path_factory.mktemp("en16931"))


@pytest.fixture
def shop(data):
    made = desk(data, beans=100_000)
    facts = {"taxId": "DE123456789", "address": BERLIN, "bank": BANK, "registration": "HRB 86891"}
    with made.core:
        made.call("companies.update", changes=facts | {"legalName": "Shop <Ltd> & Sons"})
        made.call("contacts.update", id=made.customer, changes=address("AT") | {"taxId": "ATU12345678"})
        yield made


def address(country):
    return {"addresses": [{"label": "billing", "address": {"lines": ["Ring 1"], "city": "Wien", "country": country}}]}


def issued(shop, *lines, **more):
    """Returns the documents of an order that was invoiced completely."""
    order = shop.order(*lines, **more)
    shop.step(order, "submitted", "inProgress")
    return order, shop.call("orders.invoice", id=order["id"])["documents"]


def exported(shop, document):
    return shop.call("invoices.export", id=document["id"], format="ubl")["text"]


def line(price=1000, quantity=1, **more):
    return {"text": "Repair", "quantity": quantity, "unitPrice": eur(price), **more}


def test_two_hundred_random_documents_keep_the_rules(shop, rules):
    chance = random.Random(16931)
    sole = {"Z": {}, "E": {}, "AE": {}, "K": {}, "G": {}, "O": {}}
    kinds, count = set(), 0
    while count < 200:
        shop.round_by(chance.choice(["line", "rate"]), chance.choice(["halfUp", "halfEven"]))
        shop.call(
            "companies.update",
            changes={"paymentTerms": chance.choice([None, "14 days"]), "bank": chance.choice([None, BANK])},
        )
        shop.call("contacts.update", id=shop.customer, changes={"paymentDays": chance.choice([None, 30])})
        category = chance.choice([None, None, None, *sole])
        lines = []
        for _ in range(chance.randrange(1, 7)):
            tax = {"taxRate": chance.choice([7, 19, 5.5, 20])} if category is None else {"taxCategory": category}
            if category is None and chance.random() < 0.2:
                tax = {"taxCategory": chance.choice(["Z", "E"])}
            one = {"item": shop.items["beans"], "unitPrice": eur(chance.randrange(20_000))}
            one |= {
                "quantity": chance.choice([1, 2, 3, 7, 0.5, 1.25]),
                "discount": chance.choice([None, 10, 33.3]),
                **tax,
            }
            if chance.random() < 0.2:
                one["unitPrice"] |= {"per": 100}
            lines.append(one)
        more = {"taxIncluded": chance.random() < 0.4, "reference": chance.choice([None, "PO-1"])}
        if chance.random() < 0.4:
            more["discount"] = chance.choice([{"percent": 12.5}, {"money": eur(77)}])
        order = shop.order(*lines, **more)
        shop.step(order, "submitted", "inProgress")
        if chance.random() < 0.6:
            shop.ship(order, *(one["quantity"] for one in lines))
        part = {"line": order["lines"][0]["id"], "quantity": lines[0]["quantity"] / 2}
        documents = shop.call("orders.invoice", id=order["id"], lines=[part])["documents"]
        documents += shop.call("orders.invoice", id=order["id"])["documents"]
        place = chance.randrange(len(lines))
        if shop.get(order)["lines"][place]["fulfilled"]:
            back = [{"line": order["lines"][place]["id"], "quantity": lines[place]["quantity"], "location": None}]
            shop.call("orders.returns.create", order=order["id"], lines=back, reason="Broken & late")
        else:
            shop.call("orders.lines.credit", id=order["lines"][place]["id"])
        documents = shop.call("invoices.list", order=order["id"])["items"]
        for document in documents:
            text = exported(shop, document)
            assert rules.broken(text) == [], text
            assert exported(shop, document) == text
            kinds.add((document["type"], category))
            count += 1
    assert {kind for kind, _ in kinds} == {"invoice", "creditNote"} and {one for _, one in kinds} == {None, *sole}


def test_what_stands_in_the_file(shop, rules):
    _, (made,) = issued(shop, line(333, 3, taxRate=19, note="By hand"), reference="PO-7", note="Thanks <3")
    text = exported(shop, made)
    assert rules.broken(text) == []
    root = ET.fromstring(text)

    def value(path):
        return root.findtext(
            "/".join((CAC if part[0].isupper() and part in parents else CBC) + part for part in path.split("/"))
        )

    parents = {"LegalMonetaryTotal", "TaxTotal", "AccountingSupplierParty", "Party", "PartyLegalEntity", "InvoiceLine",
               "PaymentMeans", "PayeeFinancialAccount", "OrderReference", "Price"}  # fmt: skip
    assert value("ID") == "I-00001" and value("InvoiceTypeCode") == "380" and value("DueDate") == "2026-03-01"
    assert value("LegalMonetaryTotal/PayableAmount") == "11.89" and value("TaxTotal/TaxAmount") == "1.90"
    assert value("AccountingSupplierParty/Party/PartyLegalEntity/RegistrationName") == "Shop <Ltd> & Sons"
    assert value("PaymentMeans/PayeeFinancialAccount/ID") == BANK["iban"]
    assert value("OrderReference/ID") == "PO-7" and value("Note") == "Thanks <3"
    # The price is stated for the quantity of 3, so it is exact: 9.99 for 3 pieces.
    assert (value("InvoiceLine/Price/PriceAmount"), value("InvoiceLine/Price/BaseQuantity")) == ("9.99", "3")


def test_the_rules_do_find_faults(shop, rules):
    _, (made,) = issued(shop, line(taxRate=19))
    text = exported(shop, made)
    wrong = text.replace(">11.90<", ">11.91<")
    assert "BR-CO-15" in {rule for rule, *_ in rules.broken(wrong)}
    assert "BR-02" in {rule for rule, *_ in rules.broken(text.replace("<cbc:ID>I-00001</cbc:ID>", "", 1))}


@pytest.mark.parametrize(
    "company, contact, more, lacks",
    [
        ({"address": None}, {}, {"taxRate": 19}, "the seller's country (BR-09)"),
        ({}, {"addresses": []}, {"taxRate": 19}, "the buyer's country (BR-11)"),
        ({"taxId": None}, {}, {"taxRate": 19}, "the seller's taxId (BR-S-02)"),
        ({"taxId": None, "registration": None}, {}, {"taxCategory": "O"}, "taxId or registration (BR-CO-26)"),
        ({}, {"taxId": None}, {"taxCategory": "AE"}, "the buyer's VAT number"),
        ({"taxId": "12/345/67890"}, {}, {"taxCategory": "K"}, "the seller's VAT number"),
        ({"taxId": "12/345/67890"}, {}, {"taxCategory": "G"}, "the seller's VAT number"),
    ],
)
def test_what_the_rules_do_not_allow_is_refused(shop, company, contact, more, lacks):
    shop.call("companies.update", changes=company)
    shop.call("contacts.update", id=shop.customer, changes=contact)
    _, (made,) = issued(shop, line(**more))
    error = shop.refused("invoices.export", id=made["id"], format="ubl")
    assert problems(error) == [("/id", "value")] and lacks in error["data"]["problems"][0]["message"]
    # The core's own document is complete.
    assert shop.call("invoices.document", id=made["id"])["number"] == "I-00001"


def test_what_is_outside_the_scope_stands_alone(shop):
    _, (made,) = issued(shop, line(taxCategory="O"), line(taxRate=19))
    error = shop.refused("invoices.export", id=made["id"], format="ubl")
    assert "BR-O-11" in error["data"]["problems"][0]["message"]
    dinars = {"amount": 1000, "currency": "KWD"}
    _, (made,) = issued(shop, {"text": "x", "quantity": 1, "unitPrice": dinars, "taxRate": 5}, currency="KWD")
    error = shop.refused("invoices.export", id=made["id"], format="ubl")
    assert "BR-DEC-12" in error["data"]["problems"][0]["message"]


def test_a_seller_without_a_vat_number_has_a_tax_number(shop, rules):
    shop.call("companies.update", changes={"taxId": "12/345/67890"})
    _, (made,) = issued(shop, line(taxRate=19))
    text = exported(shop, made)
    assert rules.broken(text) == [] and "<cbc:ID>TAX</cbc:ID>" in text


def test_mentions_stand_on_the_document(shop):
    for category, words in [
        ("E", "Exempt from VAT"), ("AE", "Reverse charge"), ("K", "Intra-Community supply"),
        ("G", "Export outside the European Union"), ("O", "Not subject to VAT"),
    ]:  # fmt: skip
        _, (made,) = issued(shop, line(taxCategory=category))
        assert shop.call("invoices.document", id=made["id"])["mentions"] == [words]
    assert shop.refused("invoices.export", id=made["id"], format="xml")["data"]["kind"] == "invalidParams"
