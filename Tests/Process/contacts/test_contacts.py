"""Contacts: their members, refused calls, and searches."""

import pytest

from support.core import Core


@pytest.fixture
def shop(data):
    with Core(data, "--clock", "2026-03-01T12:00:00Z") as core:
        core.call("companies.create", name="Shop")
        yield core


def contact(name="Roastery", *kinds, **more):
    return {"name": name, "kinds": list(kinds or ["supplier"]), **more}


def address(label, city, **more):
    return {"label": label, "address": {"lines": ["1 Market Street"], "city": city}, **more}


def problems(error):
    return [(problem["pointer"], problem["message"]) for problem in error["data"]["problems"]]


def found(core, text, method="contacts.search", **more):
    return [one["name"] for one in core.call(method, text=text, **more)["items"]]


def names(core, **filters):
    return [one["name"] for one in core.call("contacts.list", **filters)["items"]]


def test_a_contact_keeps_what_was_written_of_it(shop):
    written = {
        "name": "Roastery Ltd",
        "kinds": ["supplier", "customer"],
        "organisation": "Beans Group",
        "people": [{"name": "Ada Byron", "role": "Sales", "email": "ada@roastery.example", "phone": "0171 1"}],
        "emails": [
            {"value": "orders@roastery.example", "label": "orders"},
            {"value": "jürgen@müller.example", "label": None},
        ],
        "phones": [{"value": "+44 (20) 7946-0123", "label": "office"}],
        "website": "https://roastery.example",
        "addresses": [
            {
                "label": "billing",
                "address": address("", "Leeds")["address"] | {"region": None, "postalCode": "LS1", "country": "GB"},
                "isDefault": True,
            }
        ],
        "taxId": "GB 123 4567 89",
        "currency": "GBP",
        "paymentDays": 30,
        "priceList": "Wholesale",
        "tags": ["coffee"],
        "note": "Closed in August.\nRings twice.",
        "archived": False,
    }
    made = shop.call("contacts.create", **written)
    assert {name: made[name] for name in written} == written
    assert shop.call("contacts.get", id=made["id"]) == made
    bare = shop.call("contacts.create", **contact())
    assert bare["people"] == bare["emails"] == bare["phones"] == bare["addresses"] == bare["tags"] == []
    changed = shop.call("contacts.update", id=made["id"], expect=1, changes={"phones": [], "note": None})
    assert changed | {"version": 1, "updatedAt": ""} == made | {"phones": [], "note": None, "updatedAt": ""}
    assert shop.call("contacts.delete", id=made["id"]) == {"deleted": made["id"]}
    assert shop.refused("contacts.get", id=made["id"])["data"]["kind"] == "notFound"


@pytest.mark.parametrize(
    "email",
    ["ada", "@example.com", "ada@", "ada@@example.com", "a b@example.com", ".ada@example.com", "ada.@example.com"]
    + ["a..b@example.com", "ada@example..com", "ada@-example.com", "ada@example-.com", "ada@exa_mple.com"]
    + ['"ada"@example.com', "ada@[127.0.0.1]", f"{'a' * 65}@example.com", f"ada@{'a' * 64}.com", f"a@{'b.' * 126}com"]
    + ["ada\u00a0b@example.com"],
)
def test_what_is_no_email_address_is_refused(shop, email):
    wrong = contact(emails=[{"value": email}], people=[{"name": "Ada", "email": email}])
    refusal = shop.refused("contacts.create", **wrong)
    assert [pointer for pointer, _ in problems(refusal)] == ["/people/0/email", "/emails/0/value"]
    assert "must be an email address" in problems(refusal)[0][1]


@pytest.mark.parametrize(
    "email", ["a@b", "ada+shop@example.co.uk", "o'hara@example.com", "δοκιμή@παράδειγμα.ελ", "a@1.2"]
)
def test_email_addresses_of_many_forms_are_kept(shop, email):
    made = shop.call("contacts.create", **contact(emails=[{"value": email}]))
    assert made["emails"] == [{"value": email, "label": None}]


def test_all_that_is_wrong_with_a_contact_is_told_at_once(shop):
    wrong = contact("Roastery", "supplier", "customer", "supplier") | {
        "addresses": [address("billing", "Leeds", isDefault=True), address("shipping", "York", isDefault=True)]
        + [address("billing", "Bath", isDefault=True), address("billing", "Hull")]
    }
    assert problems(shop.refused("contacts.create", **wrong)) == [
        ("/kinds/2", "kinds must have supplier only once"),
        ("/addresses/2/isDefault", "isDefault must be true for only one billing address"),
    ]
    assert names(shop) == []
    made = shop.call("contacts.create", **contact())
    changes = {"kinds": wrong["kinds"], "addresses": wrong["addresses"]}
    refusal = shop.refused("contacts.update", id=made["id"], changes=changes)
    assert [pointer for pointer, _ in problems(refusal)] == ["/changes/kinds/2", "/changes/addresses/2/isDefault"]
    for kinds in ([], None):
        refusal = shop.refused("contacts.create", name="Nobody", kinds=kinds)
        assert [pointer for pointer, _ in problems(refusal)] == ["/kinds"]
    refusal = shop.refused("contacts.create", name="x", kinds=["supplyer"], currency="XYZ", paymentDays=-1)
    assert [pointer for pointer, _ in problems(refusal)] == ["/kinds/0", "/currency", "/paymentDays"]
    assert shop.call("contacts.get", id=made["id"]) == made


def test_contacts_are_found_by_all_that_is_known_of_them(shop):
    shop.call(
        "contacts.create",
        **contact(
            "Zoë Strauß",
            "customer",
            organisation="Café Löwe",
            people=[{"name": "Bo Ek", "role": "Barista", "email": "bo@lowe.example", "phone": "0151 77"}],
            emails=[{"value": "hello@strauss.example", "label": "work"}],
            addresses=[address("shipping", "Łódź")],
            website="https://strauss.example/beans",
            taxId="DE 811-907-980",
            tags=["gold"],
            note="Loves Kenyan coffee.",
        ),
    )
    shop.call("contacts.create", **contact("Other", "partner"))
    words = ["zoe", "strauss", "cafe lowe", "bo ek", "barista", "bo@lowe", "hello", "lodz", "gold", "kenyan"]
    for text in [*words, "customer"]:
        assert found(shop, text) == ["Zoë Strauß"], text
        assert names(shop, text=text) == ["Zoë Strauß"], text
    for text in ("811907980", "DE 811907", "de811", "811-907-980", "015177", "0151-77", "77"):
        assert found(shop, text) == (["Zoë Strauß"] if text != "de811" else []), text
    assert found(shop, "nobody") == found(shop, "☕") == []


@pytest.mark.parametrize("kept", ["+44 (20) 7946-0123", "+44 20 79460123", "+44.20.7946.0123", "٠٤٤ 20 7946 0123"])
def test_a_telephone_number_is_found_however_it_is_grouped(shop, kept):
    made = shop.call("contacts.create", **contact(phones=[{"value": kept}]))
    assert made["phones"] == [{"value": kept, "label": None}]
    for text in ("20 7946", "20-7946-0123", "(20)79460123", "20 7946 0123", "7946", "207946"):
        assert found(shop, text) == ["Roastery"], text
    assert found(shop, "7947") == found(shop, "946") == []
    if kept.startswith("+"):
        for text in ("+44", "+442079460123", "44 20", "020 7946", "0207946", "(020) 7946-01"):
            assert found(shop, text) == ["Roastery"], text


def test_a_list_is_narrowed(shop):
    for name, kinds, tags in [
        ("A", ["customer"], ["Gold"]),
        ("B", ["supplier"], []),
        ("C", ["customer", "supplier"], ["gold", "north"]),
        ("D", ["partner"], ["gold rush"]),
    ]:
        shop.call("contacts.create", **contact(name, *kinds, tags=tags))
    old = shop.call("contacts.create", **contact("E", "customer", tags=["gold"], archived=True))["id"]
    assert names(shop) == ["D", "C", "B", "A"]
    assert names(shop, kind="customer") == ["C", "A"]
    assert names(shop, kind="supplier", tag=" GOLD ") == ["C"]
    assert names(shop, tag="gold") == ["C", "A"]
    assert names(shop, kind="customer", text="north") == ["C"]
    assert names(shop, archived=True) == names(shop, archived=True, kind="customer") == ["E"]
    assert found(shop, "E", archived=True) == ["E"]
    assert set(found(shop, "gold")) == {"A", "C", "D"}
    assert shop.call("contacts.get", id=old)["archived"]
    page = shop.call("contacts.list", kind="customer", limit=1)
    assert [one["name"] for one in page["items"]] == ["C"]
    page = shop.call("contacts.list", kind="customer", limit=1, after=page["next"])
    assert [one["name"] for one in page["items"]] == ["A"]
    assert shop.refused("contacts.list", after="items.1")["data"]["problems"][0]["pointer"] == "/after"
    refusal = shop.refused("contacts.search", text=" ".join("abcdefghijklmnopqrstuvwxyz0123456"))
    assert refusal["data"]["kind"] == "invalidParams"


def test_a_live_list_of_contacts_follows(shop):
    shop.call("live.open", query={"method": "contacts.list", "params": {"kind": "customer"}})
    shop.call("contacts.create", **contact("B", "supplier"))
    made = shop.call("contacts.create", **contact("A", "customer"))
    shop.call("contacts.update", id=made["id"], changes={"kinds": ["partner"]})
    told = [line["params"]["result"]["items"] for line in shop.said() if line["method"] == "live.changed"]
    assert [[one["name"] for one in items] for items in told] == [["A"], []]
