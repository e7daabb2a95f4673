"""The document with which a company orders from a supplier."""

from support.core import Core, item
from support.order_desk import CLOCK, eur
from support.people import sign_in, staffed


def test_what_stands_on_the_document(data):
    with Core(data, *CLOCK) as core:
        address = {"lines": ["Dock 5"], "city": "Bremen", "region": None, "postalCode": None, "country": "DE"}
        core.call("companies.create", name="Shop", legalName="Shop Ltd", address=address)
        mill_at = {"lines": [], "city": "Lyon", "region": None, "postalCode": None, "country": "FR"}
        mill = core.call(
            "contacts.create", kinds=["supplier"], name="Mill", addresses=[{"label": "billing", "address": mill_at}]
        )["id"]
        paper = core.call("inventory.items.create", **item(1), taxRate=7)["id"]
        lines = [
            {"item": paper, "quantity": 3, "unitPrice": eur(199), "discount": 10},
            {"text": "Freight", "quantity": 1, "note": "By train"},
        ]
        made = core.call("purchases.create", contact=mill, currency="EUR", lines=lines, note="Soon", reference="M-1")
        drafted = core.call("purchases.document", id=made["id"])
        assert (drafted["number"], drafted["issuedAt"][:10]) == (None, "2026-03-01")
        ordered = core.call("purchases.step", id=made["id"], to="ordered")
        # 3 at 1.99, less 10 percent, is 5.37. The tax on it is 0.38.
        money = {"net": eur(537), "tax": eur(38), "gross": eur(575)}
        party = {"name": "Mill", "address": mill_at}
        assert core.call("purchases.document", id=made["id"]) == {
            "purchase": made["id"], "number": "P-00001", "reference": "M-1", "issuedAt": ordered["orderedAt"],
            "expectedAt": None, "buyer": {"name": "Shop Ltd", "address": address}, "supplier": party,
            "deliveryAddress": address, "note": "Soon", "taxIncluded": False,
            "lines": [
                {"sku": "SKU-1", "text": "Item 1", "note": None, "quantity": 3, "unit": "piece", "unitPrice": eur(199),
                 "discount": 10, "taxRate": 7, "taxCategory": "S", "net": eur(537)},
                {"sku": None, "text": "Freight", "note": "By train", "quantity": 1, "unit": None, "unitPrice": None,
                 "discount": None, "taxRate": 0, "taxCategory": "Z", "net": None},
            ],
            **money, "taxes": [{"taxRate": 7, "taxCategory": "S", **money}],
        }  # fmt: skip
        other = core.call("companies.create", name="Other")["id"]
        assert core.refused("purchases.document", company=other, id=made["id"])["data"]["kind"] == "notFound"


def test_who_may_not_see_prices_sees_none(data):
    with Core(data) as core:
        company, _ = staffed(core, ("clerk", {"deptMask": 2}), ("cook", {"deptMask": 8}))
        mill = core.call("contacts.create", kinds=["supplier"], name="Mill")["id"]
        line = {"text": "Freight", "quantity": 1, "unitPrice": eur(7777)}
        made = core.call("purchases.create", contact=mill, currency="EUR", lines=[line])["id"]
        sign_in(core, company, "clerk")
        seen = core.call("purchases.document", id=made)
        assert not {"net", "tax", "gross", "taxes"} & set(seen) and "7777" not in str(seen)
        assert not {"unitPrice", "discount", "net"} & set(seen["lines"][0])
        sign_in(core, company, "cook")
        assert core.refused("purchases.document", id=made)["data"]["kind"] == "forbidden"
