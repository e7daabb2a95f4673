"""Tax: the rate and the category of lines, and the rounding of companies."""

import pytest

from support.order_desk import desk, eur, problems


@pytest.fixture
def shop(data):
    made = desk(data)
    with made.core:
        yield made


def taxes(document):
    return [(line["taxRate"], line["taxCategory"]) for line in document["lines"]]


def test_a_new_line_takes_the_tax_of_its_item(shop):
    shop.add_item("beans", taxRate=7)
    shop.add_item("book", taxRate=5.5, taxCategory="S")
    shop.add_item("stamp", taxCategory="E")
    shop.add_item("plain")
    made = shop.order(("beans", 1), ("book", 1), ("stamp", 1), ("plain", 1))
    assert taxes(made) == [(7, None), (5.5, "S"), (None, "E"), (None, None)]
    given = [{"item": shop.items["beans"], "quantity": 1, **tax} for tax in ({"taxRate": 19}, {"taxCategory": "Z"})]
    assert taxes(shop.order(*given)) == [(19, None), (None, "Z")]
    added = shop.call("orders.lines.add", order=made["id"], sku="BEANS", quantity=1)
    assert (added["taxRate"], added["taxCategory"]) == (7, None)
    found = [(one["taxRate"], one["taxCategory"]) for one in shop.get(made)["taxes"]]
    assert found == [(0, "Z"), (0, "E"), (5.5, "S"), (7, "S")]


def test_the_category_of_an_exempt_contact_wins(shop):
    shop.add_item("beans", taxRate=7)
    shop.add_item("stamp", taxCategory="E")
    abroad = shop.call("contacts.create", kinds=["customer", "supplier"], name="Lyon SARL", taxCategory="K")["id"]
    made = shop.order(
        ("beans", 1), ("stamp", 1), {"text": "Freight", "quantity": 1, "unitPrice": eur(5)}, contact=abroad
    )
    assert taxes(made) == [(0, "K")] * 3
    # If the line names its tax, this tax is used.
    named = shop.order({"item": shop.items["beans"], "quantity": 1, "taxRate": 19}, contact=abroad)
    assert taxes(named) == [(19, None)]
    bought = shop.call(
        "purchases.create", contact=abroad, currency="EUR", lines=[{"item": shop.items["beans"], "quantity": 1}]
    )
    assert taxes(bought) == [(0, "K")]


def test_the_rate_of_a_contact_is_for_items_without_one(shop):
    shop.add_item("beans", taxRate=7)
    shop.add_item("plain")
    customer = shop.call("contacts.create", kinds=["customer"], name="Wien KG", taxRate=20)["id"]
    assert taxes(shop.order(("beans", 1), ("plain", 1), contact=customer)) == [(7, None), (20, None)]


@pytest.mark.parametrize("tax", [{"taxRate": 19, "taxCategory": "E"}, {"taxCategory": "S"}, {"taxRate": 0.0001}])
def test_a_rate_that_does_not_fit_the_category_is_refused_everywhere(shop, tax):
    line = {"text": "x", "quantity": 1, "unitPrice": eur(100)}
    made = shop.order(line)
    for method, pointer, params in [
        ("orders.create", "/lines/0", {"contact": shop.customer, "currency": "EUR", "lines": [line | tax]}),
        ("orders.lines.add", "", {"order": made["id"], **line, **tax}),
        ("orders.lines.update", "/changes", {"id": made["lines"][0]["id"], "changes": tax}),
        ("inventory.items.create", "", {"sku": "A", "name": "A", "unit": "piece", **tax}),
        ("contacts.create", "", {"kinds": ["customer"], "name": "A", **tax}),
        ("contacts.update", "/changes", {"id": shop.customer, "changes": tax}),
    ]:
        assert problems(shop.refused(method, **params)) == [(f"{pointer}/taxRate", "value")], method
    error = shop.refused("orders.lines.add", order=made["id"], **line, taxCategory="X")
    assert problems(error) == [("/taxCategory", "value")]


def test_the_tax_of_three_small_lines_depends_on_the_settings(shop):
    """Three lines of 0.05 EUR with 10 percent of tax: the tax on their sum is 0.015, and the tax on each line is
    0.005."""
    lines = [{"text": "x", "quantity": 1, "unitPrice": eur(5), "taxRate": 10}] * 3
    assert (
        shop.call("companies.get")["settings"] | {"taxRounding": "rate", "rounding": "halfUp"}
        == shop.call("companies.get")["settings"]
    )
    for base, rounding, tax in [
        ("rate", "halfUp", 2), ("line", "halfUp", 3), ("line", "halfEven", 0), ("rate", "halfEven", 2)
    ]:  # fmt: skip
        shop.round_by(base, rounding)
        made = shop.order(*lines)
        assert (made["tax"]["amount"], made["taxRounding"], made["rounding"]) == (tax, base, rounding)
    shop.round_by(None, None)
    made = shop.order(*lines)
    assert (made["taxRounding"], made["rounding"]) == ("rate", "halfUp")


def test_a_document_keeps_its_rounding(shop):
    line = {"text": "x", "quantity": 1, "unitPrice": eur(5), "taxRate": 10}
    made = shop.order(*[line] * 3)
    shop.round_by("line", "halfEven")
    assert shop.get(made)["tax"] == eur(2)
    shop.call("orders.lines.add", order=made["id"], **line)
    # The tax on the sum, 0.20, is 0.02. Rounded for each line, it would be 0.
    assert shop.get(made)["tax"] == eur(2)
    assert shop.call("orders.duplicate", id=made["id"])["tax"] == eur(0)


def test_credits_leave_the_tax_of_what_is_left(shop):
    """For 3 pieces at 0.05 EUR with 10 percent, the customer owes 0.17. After the return of one piece, it is 0.10 and
    0.01 of tax."""
    shop.add_item("mint", 9, price=eur(5), taxRate=10)
    made = shop.order(("mint", 1), ("mint", 1), ("mint", 1))
    shop.step(made, "submitted", "inProgress")
    shop.ship(made, 1, 1, 1)
    shop.step(made, "invoiced")
    assert shop.get(made)["due"] == eur(17)
    back = [{"line": shop.get(made)["lines"][0]["id"], "quantity": 1}]
    assert shop.call("orders.returns.create", order=made["id"], lines=back)["order"]["due"] == eur(11)
    credits = shop.get(made)["credits"]
    assert (credits["net"], credits["tax"], credits["gross"]) == (eur(5), eur(1), eur(6))


def test_suggested_purchases_have_the_tax_of_their_items(shop):
    mill = shop.call("contacts.create", kinds=["supplier"], name="Mill", currency="EUR")["id"]
    shop.add_item("paper", taxRate=7, supplier=mill, minStock=10)
    (drafted,) = shop.call("purchases.suggest")["purchases"]
    assert taxes(drafted) == [(7, None)]


def test_files_keep_the_tax_and_the_rounding(shop):
    shop.add_item("beans", taxRate=7)
    made = shop.order(("beans", 3), {"text": "Stamp", "quantity": 1, "unitPrice": eur(95), "taxCategory": "E"})
    (exported,) = shop.call("orders.export", format="jsonl", inline=True)["text"].splitlines()
    other = shop.call("companies.create", name="Other")["id"]
    shop.call("contacts.create", company=other, kinds=["customer"], name="Café Mozart")
    shop.call("inventory.items.create", company=other, sku="BEANS", name="Beans", unit="piece", taxRate=19)
    shop.call("orders.import", company=other, format="jsonl", inline=exported)
    (found,) = shop.call("orders.list", company=other)["items"]
    seen = shop.call("orders.get", company=other, id=found["id"])
    assert taxes(seen) == taxes(made) == [(7, None), (None, "E")]
    assert (seen["tax"], seen["taxRounding"], seen["rounding"]) == (made["tax"], "rate", "halfUp")
