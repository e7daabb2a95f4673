"""A company's details, departments, settings and tier, and the refusals of an archived company."""

import pytest

from support.core import Core, item
from support.people import CLERK, NEVER, password_of, rows, sign_in, staffed

MEMBERS = [
    "id",
    "name",
    "legalName",
    "address",
    "currency",
    "timeZone",
    "logo",
    "taxId",
    "registration",
    "bank",
    "paymentTerms",
    "departments",
    "settings",
    "archived",
    "kind",
    "tier",
    "tierSource",
    "version",
    "createdAt",
    "updatedAt",
]
SETTINGS = {
    "allowNegativeStock": False,
    "orderNumberFormat": "{number}",
    "sessionHours": 12,
    "idleMinutes": None,
    "expiryDays": 30,
    "purchaseNumberFormat": "P-{number:5}",
    "requireCredentials": False,
    "historyMonths": None,
    "taxRounding": "rate",
    "rounding": "halfUp",
    "invoiceNumberFormat": None,
    "creditNoteNumberFormat": None,
    "counterContact": None,
}
ADDRESS = {
    "lines": ["Hauptstraße 5", "Hinterhaus"],
    "city": "Köln",
    "region": "NRW",
    "postalCode": "50667",
    "country": "DE",
}
FULL = {
    "name": "Corner Shop",
    "legalName": "Corner Shop GmbH & Co. KG",
    "address": ADDRESS,
    "currency": "EUR",
    "timeZone": "Europe/Berlin",
    "logo": "logos/corner.svg",
    "departments": [{"name": "Returns", "mask": 1 << 16}, {"name": "Café", "mask": 1 << 52}],
    "settings": {
        "allowNegativeStock": True,
        "orderNumberFormat": "{year}-{number:5}",
        "sessionHours": 8,
        "idleMinutes": None,
        "expiryDays": 14,
        "purchaseNumberFormat": "P-{number:5}",
        "requireCredentials": True,
        "historyMonths": 36,
        "taxRounding": "line",
        "rounding": "halfEven",
        "invoiceNumberFormat": "{year}-{series}{number:4}",
        "creditNoteNumberFormat": "C{year}-{series}{number:4}",
        "counterContact": None,
    },
    "taxId": "DE123456789",
    "bank": {"iban": "DE75512108001245126199", "bic": "SOLADEST600", "name": "Corner Shop"},
    "archived": False,
}


def problems(error):
    assert error["data"]["kind"] == "invalidParams" and error["code"] == -32602, error
    return [problem["pointer"] for problem in error["data"]["problems"]]


def refused_everywhere(core, company, details, pointer):
    """Checks that a detail is refused with a pointer to it, in a new company and in a change."""
    # The problem names the position of the value, or the member that contains it.
    for method, params, before in (
        ("companies.create", {"name": "Other"} | details, ""),
        ("companies.update", {"company": company, "changes": details}, "/changes"),
    ):
        (found,) = problems(core.refused(method, **params))
        assert found == before + pointer, (method, details)


def test_what_is_written_is_read(core):
    made = core.call("companies.create", **FULL)
    assert list(made) == MEMBERS and made["version"] == 1 and made["tier"] == "free"
    assert {name: made[name] for name in FULL} == FULL
    assert core.call("companies.get", company=made["id"]) == made
    small = core.call("companies.create", name="Small")
    assert list(small) == MEMBERS
    assert {name: small[name] for name in MEMBERS[2:16]} == {
        "legalName": None,
        "address": None,
        "currency": None,
        "timeZone": None,
        "logo": None,
        **dict.fromkeys(["taxId", "registration", "bank", "paymentTerms"]),
        "departments": [],
        "settings": SETTINGS,
        "archived": False,
        "kind": "business",
        "tier": "free",
    }
    assert list(small["settings"]) == list(SETTINGS)


def test_details_survive_a_restart(tmp_path):
    with Core(tmp_path / "data") as core:
        made = core.call("companies.create", **FULL)
    with Core(tmp_path / "data") as core:
        assert core.call("companies.get", company=made["id"]) == made
        assert core.call("companies.update", company=made["id"], changes={}) == made
    (row,) = rows(tmp_path / "data/private.sqlite", "SELECT * FROM companies")
    assert {"row", *MEMBERS} == set(row) and row["legalName"] == FULL["legalName"] and row["tier"] == "free"


def test_a_part_of_an_address_and_of_the_settings_is_enough(core):
    company = core.call("companies.create", name="A", address={"lines": []}, settings={"sessionHours": 1})
    assert company["address"] == {"lines": [], "city": None, "region": None, "postalCode": None, "country": None}
    assert company["settings"] == SETTINGS | {"sessionHours": 1}


def test_null_restores_the_default_of_a_setting(core):
    made = core.call("companies.create", **FULL)

    def change(settings):
        changed = core.call("companies.update", company=made["id"], changes={"settings": settings})
        return changed["settings"]

    before = change({"sessionHours": 100, "orderNumberFormat": "A{number}"})
    assert change({"sessionHours": None}) == before | {"sessionHours": 12}
    assert change(None) == core.call("companies.create", name="B")["settings"] != before


def test_a_change_reaches_into_address_and_settings(core):
    made = core.call("companies.create", **FULL)

    def change(**changes):
        return core.call("companies.update", company=made["id"], changes=changes)

    changed = change(address={"city": "Bonn", "region": None}, settings={"sessionHours": 720})
    assert changed["address"] == ADDRESS | {"city": "Bonn", "region": None} and changed["settings"] == FULL[
        "settings"
    ] | {"sessionHours": 720}
    assert changed["version"] == 2 and {
        name: changed[name] for name in FULL if name not in ("address", "settings")
    } == {name: FULL[name] for name in FULL if name not in ("address", "settings")}
    # A list is replaced as a whole.
    assert change(address={"lines": ["x"]})["address"]["lines"] == ["x"]
    assert change(departments=[])["departments"] == []
    cleared = change(address=None, legalName=None, currency=None, timeZone=None, logo=None)
    assert [cleared[name] for name in ("address", "legalName", "currency", "timeZone", "logo")] == [
        None
    ] * 5 and cleared["settings"] == changed["settings"]
    # A change adds a missing detail.
    assert change(address={"lines": ["y"], "country": "FR"})["address"] == {
        "lines": ["y"],
        "city": None,
        "region": None,
        "postalCode": None,
        "country": "FR",
    }
    last = core.call("companies.get", company=made["id"])
    assert change(settings={"sessionHours": 720}, address={"country": "FR"}) == last
    assert core.refused("companies.update", company=made["id"], changes={"address": {"city": "z"}}, expect=1)[
        "data"
    ] == {"kind": "conflict", "current": last}


@pytest.mark.parametrize(
    "details, pointer",
    [
        ({"legalName": ""}, "/legalName"),
        ({"legalName": "a\nb"}, "/legalName"),
        ({"legalName": "x" * 5000}, "/legalName"),
        ({"legalName": 5}, "/legalName"),
        ({"address": "Hauptstraße 5"}, "/address"),
        ({"address": []}, "/address"),
        ({"address": {"lines": "x"}}, "/address/lines"),
        ({"address": {"lines": ["x"] * 6}}, "/address/lines"),
        ({"address": {"lines": ["ok", "a\nb"]}}, "/address/lines/1"),
        ({"address": {"lines": [5]}}, "/address/lines/0"),
        ({"address": {"lines": ["x" * 5000]}}, "/address/lines/0"),
        ({"address": {"lines": [], "city": 5}}, "/address/city"),
        ({"address": {"lines": [], "city": "x" * 5000}}, "/address/city"),
        ({"address": {"lines": [], "region": "a\u0000"}}, "/address/region"),
        ({"address": {"lines": [], "postalCode": 50667}}, "/address/postalCode"),
        ({"address": {"lines": [], "street": "x"}}, "/address/street"),
        *(
            ({"address": {"lines": [], "country": country}}, "/address/country")
            for country in ("de", "DEU", "D", "D1", "", "ÄÖ", 5)
        ),
        *(
            ({"currency": currency}, "/currency")
            for currency in ("eur", "EURO", "EU", "E1R", "", " EUR", "€€€", 5, ["EUR"])
        ),
        *(
            ({"timeZone": zone}, "/timeZone")
            for zone in (
                "",
                " ",
                "Europe Berlin",
                "/Berlin",
                "Europe/",
                "Europe//Berlin",
                "Europe/Berlin\n",
                "Europe/Köln",
                "x" * 300,
                "../../etc/passwd",
                "Europe/Nowhere",
                "europe/berlin",
                5,
            )
        ),
        *(({"logo": logo}, "/logo") for logo in ("", "a\nb", "x" * 501, 5, {"url": "x"})),
        *(
            ({"settings": {"sessionHours": hours}}, "/settings/sessionHours")
            for hours in (0, 721, -1, 1.5, "12", 1e300)
        ),
        *(({"settings": {"allowNegativeStock": value}}, "/settings/allowNegativeStock") for value in (0, 1, "true")),
        ({"settings": []}, "/settings"),
        ({"settings": {"sesionHours": 5}}, "/settings/sesionHours"),
        ({"archived": 1}, "/archived"),
        ({"archived": "no"}, "/archived"),
        ({"tier": "enterprise"}, "/tier"),
        ({"id": NEVER}, "/id"),
        ({"version": 5}, "/version"),
        ({"createdAt": "2026-01-01T00:00:00.000Z"}, "/createdAt"),
    ],
)
def test_details_that_are_none(core, details, pointer):
    company = core.call("companies.create", name="A")
    refused_everywhere(core, company["id"], details, pointer)
    assert (
        core.call("companies.get", company=company["id"]) == company and len(core.call("companies.list")["items"]) == 1
    )


@pytest.mark.parametrize(
    "details",
    [
        {"address": {"lines": ["x"] * 5}},
        {"currency": "JPY"},
        {"timeZone": "UTC"},
        {"timeZone": "America/Argentina/Buenos_Aires"},
        {"timeZone": "Etc/GMT+5"},
        {"timeZone": "America/Port-au-Prince"},
        {"logo": "x" * 500},
        {"logo": "https://example.com/logo.png?x=1#é"},
        {"legalName": "'; DROP TABLE companies; --"},
        {"settings": SETTINGS | {"sessionHours": 1}},
        {"settings": SETTINGS | {"sessionHours": 720}},
        {"archived": True},
    ],
)
def test_details_that_are_some(core, details):
    made = core.call("companies.create", name="A", **details)
    company = core.call("companies.create", name="B")["id"]
    changed = core.call("companies.update", company=company, changes=details)
    for name, value in details.items():
        for found in (made[name], changed[name]):
            assert (value.items() <= found.items()) if isinstance(value, dict) else found == value


@pytest.mark.parametrize(
    "format",
    [
        "{number}",
        "{number:1}",
        "{number:9}",
        "{year}-{number:5}",
        "A{year}{month}{day}/{number}",
        "№ {number} ({year}, {year})",
        "x" * 42 + "{number}",
    ],
)
def test_order_numbers_have_a_form(core, format):
    assert core.call("companies.create", name="A", settings={"orderNumberFormat": format})["settings"] == SETTINGS | {
        "orderNumberFormat": format
    }


@pytest.mark.parametrize(
    "format",
    [
        "",
        "5",
        "{year}",
        "{number}{number}",
        "{number}-{number:5}",
        "{number:0}",
        "{number:10}",
        "{number:}",
        "{number:x}",
        "{number:-1}",
        "{Number}",
        "{number",
        "number}",
        "{number}{",
        "{number}}",
        "{number}{week}",
        "{number}{}",
        "{number} {store}",
        "{{number}}",
        "{number}{year:2}",
        "x" * 43 + "{number}",
        "{number}\n",
        5,
    ],
)
def test_order_numbers_that_have_none(core, format):
    company = core.call("companies.create", name="A")["id"]
    refused_everywhere(core, company, {"settings": {"orderNumberFormat": format}}, "/settings/orderNumberFormat")


# Departments


def departments(*masks):
    return [{"name": f"Department {number}", "mask": mask} for number, mask in enumerate(masks)]


def test_a_company_may_have_37_departments_of_its_own(core):
    bits = [1 << bit for bit in range(16, 53)]
    company = core.call("companies.create", name="A", departments=departments(*bits))
    assert len(company["departments"]) == 37
    known = core.call("access.departments", company=company["id"])["items"]
    assert [one["mask"] for one in known] == [1, 2, 4, 8, 16, *bits] and [one["custom"] for one in known] == [
        False
    ] * 5 + [True] * 37
    core.call("companies.setTier", company=company["id"], tier="business")
    everything = (1 << 53) - (1 << 16) + 31
    granted = core.call("access.grant", company=company["id"], deptMask=everything, managerMask=everything)
    assert (granted["deptMask"], granted["managerMask"]) == (everything, everything)


@pytest.mark.parametrize(
    "wrong",
    [
        *(
            [{"name": "X", "mask": mask}]
            for mask in (0, 1, 16, 32, 1 << 15, 1 << 53, 1 << 62, 3 << 16, -1, -(1 << 16), 65536.5, "65536", None, True)
        ),
        *([{"name": name, "mask": 1 << 16}] for name in ("", " ", "x" * 51, "a\nb", "a\u0000", 5, None)),
        *([{"name": name, "mask": 1 << 16}] for name in ("inventory", "orders", "dispatch", "contacts", "viewing")),
        [{"name": "X"}],
        [{"mask": 1 << 16}],
        [{"name": "X", "mask": 1 << 16, "custom": True}],
        ["X"],
        [None],
        "X",
        {"X": 1 << 16},
        [{"name": "X", "mask": 1 << 16}, {"name": "Y", "mask": 1 << 16}],
        [{"name": "X", "mask": 1 << 16}, {"name": "X", "mask": 1 << 17}],
        departments(*(1 << bit for bit in range(16, 53)), 1 << 16),
    ],
)
def test_departments_that_are_none(core, wrong):
    company = core.call("companies.create", name="A", departments=departments(1 << 20))
    for method, params, before in (
        ("companies.create", {"name": "B", "departments": wrong}, ""),
        ("companies.update", {"company": company["id"], "changes": {"departments": wrong}}, "/changes"),
    ):
        assert all(
            pointer.startswith(f"{before}/departments") for pointer in problems(core.refused(method, **params))
        ), (method, wrong)
    assert core.call("companies.get", company=company["id"]) == company


def test_a_department_that_somebody_is_in_stays(core):
    company = core.call("companies.create", name="A", departments=departments(1 << 16, 1 << 17, 1 << 18))["id"]
    core.call("companies.setTier", company=company, tier="business")
    worker = core.call("access.grant", company=company, deptMask=1 << 16)["user"]
    manager = core.call("access.grant", company=company, managerMask=1 << 17)["user"]

    def change(*masks, names="Department"):
        return {
            "company": company,
            "changes": {
                "departments": [{"name": f"{names} {number}", "mask": mask} for number, mask in enumerate(masks)]
            },
        }

    for masks in ([], [1 << 16], [1 << 17], [1 << 16, 1 << 18], [1 << 17, 1 << 18], [1 << 19, 1 << 17]):
        assert problems(core.refused("companies.update", **change(*masks))) == ["/changes/departments"], masks
    # A department without people may be added and removed, and its name may change.
    assert len(core.call("companies.update", **change(1 << 16, 1 << 17))["departments"]) == 2
    assert (
        core.call("companies.update", **change(1 << 16, 1 << 17, 1 << 30, names="Hall"))["departments"][0]["name"]
        == "Hall 0"
    )
    core.call("access.grant", company=company, user=worker, deptMask=0)
    assert problems(core.refused("companies.update", **change(1 << 16))) == ["/changes/departments"]
    core.call("access.revoke", company=company, user=manager)
    assert core.call("companies.update", **change())["departments"] == []
    assert (
        core.refused("access.grant", company=company, user=worker, deptMask=1 << 16)["data"]["kind"] == "invalidParams"
    )


def test_a_department_that_somebody_is_in_keeps_its_mask(core):
    """If two departments exchanged their masks, their people would change departments."""
    both = [{"name": "Hall", "mask": 1 << 16}, {"name": "Yard", "mask": 1 << 17}]
    company = core.call("companies.create", name="A", departments=both)
    core.call("companies.setTier", company=company["id"], tier="business")
    core.call("access.grant", company=company["id"], deptMask=1 << 16)

    def named(first, second):
        return {
            "company": company["id"],
            "changes": {"departments": [{"name": first, "mask": 1 << 16}, {"name": second, "mask": 1 << 17}]},
        }

    for swapped in (
        named("Yard", "Hall"),
        {"company": company["id"], "changes": {"departments": named("Yard", "Hall")["changes"]["departments"][::-1]}},
    ):
        assert problems(core.refused("companies.update", **swapped)) == ["/changes/departments"]
    # The change would give the name of a department with people to an unused bit, so it is refused.
    assert problems(core.refused("companies.update", **named("Barn", "Hall"))) == ["/changes/departments"]
    assert core.call("companies.get", company=company["id"])["departments"] == both
    # A different order changes no mask. With a new name, the department keeps its people.
    assert (
        core.call("companies.update", company=company["id"], changes={"departments": both[::-1]})["departments"]
        == both[::-1]
    )
    assert [one["name"] for one in core.call("companies.update", **named("Great hall", "Yard"))["departments"]] == [
        "Great hall",
        "Yard",
    ]
    assert [
        one["name"] for one in core.call("companies.update", **named("Great hall", "Back yard"))["departments"]
    ] == ["Great hall", "Back yard"]


def test_departments_are_the_companys_own(core):
    """The same bit can be a department in one company, and have no meaning in another."""
    first, second = (core.call("companies.create", name=name, departments=departments(1 << 16))["id"] for name in "AB")
    core.call("companies.setTier", company=first, tier="business")
    core.call("access.grant", company=first, deptMask=1 << 16)
    assert core.call("companies.update", company=second, changes={"departments": []})["departments"] == []
    assert (
        len(core.call("access.departments", company=first)["items"]) == 6
        and len(core.call("access.departments", company=second)["items"]) == 5
    )


# Tiers


def test_tiers_are_data(core):
    assert core.call("companies.tiers")["items"] == [
        {"tier": "free", "participants": 0, "analytics": False, "ai": False},
        {"tier": "business", "participants": 10, "analytics": False, "ai": False},
        {"tier": "enterprise", "participants": None, "analytics": True, "ai": True},
    ]


def test_a_tier_is_set_by_an_owner_with_an_expected_version(core):
    company = core.call("companies.create", name="A")
    raised = core.call("companies.setTier", company=company["id"], tier="business", expect=1)
    assert raised == company | {"tier": "business", "version": 2, "updatedAt": raised["updatedAt"]}
    assert core.call("companies.setTier", company=company["id"], tier="business") == raised
    assert core.refused("companies.setTier", company=company["id"], tier="free", expect=1)["data"] == {
        "kind": "conflict",
        "current": raised,
    }
    for tier in ("gold", "Free", "", None, 1):
        assert problems(core.refused("companies.setTier", company=company["id"], tier=tier)) == ["/tier"]
    (line,) = core.call("companies.list")["items"]
    shown = ("id", "name", "logo", "tier", "archived", "kind")
    assert {name: line[name] for name in shown} == {name: raised[name] for name in shown}


def test_a_refusal_says_which_tier_would_allow_it(core):
    company = core.call("companies.create", name="A")["id"]

    def refused(**rights):
        error = core.refused("access.grant", company=company, **rights)
        assert error["code"] == 20 and error["data"].pop("kind") == "tierRequired"
        return error["data"]

    assert (
        refused(deptMask=1)
        == refused()
        == refused(isOwner=False)
        == {"limit": "participants", "most": 0, "tiers": ["business", "enterprise"]}
    )
    assert len(core.call("access.list", company=company)["items"]) == 1
    core.call("companies.setTier", company=company, tier="business")
    users = [core.call("access.grant", company=company, preset="viewer")["user"] for _ in range(10)]
    assert refused(preset="viewer") == {"limit": "participants", "most": 10, "tiers": ["enterprise"]}
    # A person with an access record is no new participant. The place of a person who left is free.
    assert core.call("access.grant", company=company, user=users[0], preset="sales")["deptMask"] == 26
    core.call("access.revoke", company=company, user=users[9])
    core.call("access.grant", company=company)
    refused()
    core.call("companies.setTier", company=company, tier="enterprise")
    for _ in range(5):
        core.call("access.grant", company=company)


def test_owners_take_nobody_a_place(core):
    """The tier limits the number of people with an access record who are not owners."""
    company = core.call("companies.create", name="A")["id"]
    partner = core.call("access.grant", company=company, isOwner=True)
    refusal = core.refused("access.grant", company=company, user=partner["user"], isOwner=False)
    assert refusal["message"] == "The free tier allows only owners. Choose a higher tier"
    assert refusal["data"] == {
        "kind": "tierRequired",
        "limit": "participants",
        "most": 0,
        "tiers": ["business", "enterprise"],
    }
    core.call("companies.setTier", company=company, tier="business")
    for _ in range(10):
        last = core.call("access.grant", company=company, preset="viewer")
    # A former owner counts as a participant, so this needs a free place.
    refusal = core.refused("access.grant", company=company, user=partner["user"], isOwner=False, deptMask=1)
    assert refusal["message"] == "The business tier allows 10 users besides owners. Remove one, or choose a higher tier"
    assert (refusal["data"]["most"], refusal["data"]["tiers"]) == (10, ["enterprise"])
    core.call("access.grant", company=company, user=last["user"], isOwner=True)
    assert core.call("access.grant", company=company, user=partner["user"], isOwner=False)["isOwner"] is False
    assert core.refused("access.grant", company=company, user=last["user"], isOwner=False)["code"] == 20
    core.call("access.grant", company=company, isOwner=True)


def test_a_downgrade_keeps_what_is_and_blocks_what_is_new(core):
    company, _ = staffed(core, CLERK)
    core.call("companies.setTier", company=company, tier="enterprise")
    users = [core.call("access.grant", company=company, preset="warehouse")["user"] for _ in range(11)]
    before = core.call("access.list", company=company)
    core.call("companies.setTier", company=company, tier="free")
    assert core.call("access.list", company=company) == before
    assert core.refused("access.grant", company=company)["data"] == {
        "kind": "tierRequired",
        "limit": "participants",
        "most": 0,
        "tiers": ["enterprise"],
    }
    # All of these people can still work, and their rights can be changed.
    assert core.call("access.grant", company=company, user=users[0], preset="management")["managerMask"] == 15
    core.call(
        "access.credentials.create", company=company, user=users[1], username="second", password=password_of("second")
    )
    for number, name in enumerate(("clerk", "second")):
        sign_in(core, company, name)
        assert core.call("inventory.items.create", company=company, **item(number))["sku"] == f"SKU-{number}"
    sign_in(core, company, "owner")
    for user in users[2:]:
        core.call("access.revoke", company=company, user=user)
    assert core.refused("access.grant", company=company)["data"]["tiers"] == ["business", "enterprise"]


# The archive


def test_an_archived_company_is_read_and_not_written(core):
    company = core.call("companies.create", name="A")["id"]
    made = core.call("inventory.items.create", company=company, **item())
    core.call("companies.setTier", company=company, tier="business")
    assert core.call("companies.update", company=company, changes={"archived": True})["archived"] is True
    writes = [
        ("inventory.items.create", item(2)),
        ("inventory.items.create", item()),
        ("inventory.items.update", {"id": made["id"], "changes": {"name": "x"}}),
        ("inventory.items.update", {"id": made["id"], "changes": {}}),
        ("inventory.items.delete", {"id": made["id"]}),
        ("inventory.items.delete", {"id": NEVER}),
    ]
    for method, params in writes:
        error = core.refused(method, company=company, **params)
        assert error["code"] == 21 and error["data"] == {"kind": "archived"}
        assert core.call("access.check", company=company, method=method) == {
            "method": method,
            "allowed": False,
            "reason": "archived",
        }
    assert problems(core.refused("inventory.items.create", company=company, sku="", name="x", unit="x")) == ["/sku"]
    assert core.call("inventory.items.get", company=company, id=made["id"]) == made
    assert (
        core.call("inventory.items.list", company=company)["items"]
        == [made]
        == core.call("inventory.items.search", company=company, text="item")["items"]
    )
    # Details and people of an archived company can still be changed.
    assert core.call("companies.get", company=company)["archived"] is True
    core.call("companies.update", company=company, changes={"name": "B"})
    core.call("companies.setTier", company=company, tier="enterprise")
    core.call("access.revoke", company=company, user=core.call("access.grant", company=company)["user"])
    core.call("companies.select", company=company)
    assert core.call("companies.selected")["archived"] is True
    assert core.call("companies.update", company=company, changes={"archived": False})["archived"] is False
    assert core.call("inventory.items.update", company=company, id=made["id"], changes={"name": "x"})["name"] == "x"


def test_the_list_can_be_asked_for_the_archive(core):
    open_, closed = (
        core.call("companies.create", name=name, archived=name == "Closed")["id"] for name in ("Open", "Closed")
    )

    def listed(**filter):
        return [line["id"] for line in core.call("companies.list", **filter)["items"]]

    assert listed() == [open_, closed] and listed(archived=True) == [closed] and listed(archived=False) == [open_]
    assert problems(core.refused("companies.list", archived="yes")) == ["/archived"]
    for number in range(5):
        core.call("companies.create", name=f"{number}", archived=number % 2 == 0)
    page = core.call("companies.list", archived=True, limit=2)
    rest = core.call("companies.list", archived=True, limit=200, after=page["next"])
    assert [line["name"] for line in page["items"] + rest["items"]] == ["Closed", "0", "2", "4"] and rest[
        "next"
    ] is None


def test_an_archived_company_can_be_deleted(core):
    company = core.call("companies.create", name="A", archived=True)["id"]
    assert core.call("companies.delete", company=company, confirm="A") == {"deleted": company}


# Deletion


def test_deleting_needs_the_name(core):
    company = core.call("companies.create", name="Café")["id"]
    for confirm in ("cafe", "café", "Cafe", "Café ", "CAFÉ", "", company):
        assert problems(core.refused("companies.delete", company=company, confirm=confirm)) == ["/confirm"]
    for more in ({}, {"confirm": None}, {"confirm": 5}, {"confirm": True}, {"confirm": ["Café"]}):
        assert problems(core.refused("companies.delete", company=company, **more)) == ["/confirm"]
    # The call must name the company to delete, whether it is selected or not.
    core.call("companies.select", company=company)
    assert problems(core.refused("companies.delete", confirm="Café")) == ["/company"]
    assert core.refused("companies.delete", company=NEVER, confirm="Café")["data"] == {"kind": "notFound"}
    core.call("companies.update", company=company, changes={"name": "Bar"})
    assert problems(core.refused("companies.delete", company=company, confirm="Café")) == ["/confirm"]
    assert core.call("companies.delete", company=company, confirm="Bar") == {"deleted": company}
