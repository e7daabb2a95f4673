"""The company of the account's own inventory: one for each account, created by the first request for it."""

from support.core import Core, item


def test_there_is_one(data):
    with Core(data) as core:
        own = core.call("companies.personal")
        assert (own["kind"], own["name"], own["tier"]) == ("personal", "Personal", "free")
        assert core.call("companies.personal") == own
        shop = core.call("companies.create", name="Shop")
        assert shop["kind"] == "business"

        def listed(**filters):
            return [(one["id"], one["kind"]) for one in core.call("companies.list", **filters)["items"]]

        assert listed() == [(own["id"], "personal"), (shop["id"], "business")]
        assert listed(kind="personal") == [(own["id"], "personal")]
        assert listed(kind="business") == [(shop["id"], "business")]
        assert listed(kind="business", archived=True) == []
        assert core.refused("companies.list", kind="nonprofit")["data"]["problems"][0]["pointer"] == "/kind"
        assert core.call("access.whoami", company=own["id"])["role"] == "owner"
    with Core(data) as core:
        assert core.call("companies.personal") == own


def test_it_keeps_an_inventory_and_is_deleted_with_it(data):
    with Core(data) as core:
        own = core.call("companies.personal")
        beans = core.call("inventory.items.create", company=own["id"], **item())
        assert core.call("inventory.items.get", company=own["id"], id=beans["id"]) == beans
        core.call("companies.delete", company=own["id"], confirm="Personal")
        again = core.call("companies.personal")
        assert again["id"] != own["id"] and core.call("inventory.items.list", company=again["id"])["items"] == []


def test_nobody_signs_in_to_it(data):
    with Core(data) as core:
        own = core.call("companies.personal")
        error = core.refused(
            "access.credentials.create", company=own["id"], username="Ada", password="correct horse battery"
        )
        assert error["data"] == {"kind": "forbidden", "reason": "personal"}
        assert core.call("access.whoami", company=own["id"])["signIn"] == "unneeded"


def test_a_repeat_with_a_key_counts_once(data):
    with Core(data) as core:
        own = core.call("companies.personal", idempotencyKey="a")
        assert core.call("companies.personal", idempotencyKey="a") == own
        assert [one["action"] for one in core.call("events.since")["events"] if one["type"] == "company"] == ["created"]
