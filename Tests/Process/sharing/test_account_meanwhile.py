"""A request that takes long, while the account gets the id that it has in the cloud."""

from support.clouds import HOSTED
from support.core import Core, request

PASSWORD = "a long word for tests"
CLOUD = {
    "status": "available",
    "account": "the user's reference",
    "container": "01903e6f-2c00-7000-8000-000000000000",
}


def test_the_founder_is_the_same_one_though_the_account_has_another_id(data, monkeypatch):
    """The request to create credentials was sent while the account still had its earlier id."""
    monkeypatch.delenv("MAINSPRING_QUICK_PASSWORDS", raising=False)
    with Core(data, *HOSTED) as core:
        shop = core.call("companies.create", name="Shop")["id"]
        core.call("host.provide", capabilities=["host.cloud.account"])
        asked = core.aside.pop() if core.aside else core.receive()
        assert asked["method"] == "host.cloud.account"
        work = request("access.credentials.create", {"company": shop, "username": "ada", "password": PASSWORD}, "slow")
        # Both messages are sent at once. So the core knows the account before it has computed the key of the password.
        core.send(work, {"jsonrpc": "2.0", "id": asked["id"], "result": CLOUD})
        while (line := core.receive()).get("id") != "slow":
            assert "method" in line
        # The request succeeds, whether the account or the key was ready first.
        assert "result" in line, line
        core.call("access.signIn", company=shop, username="ada", password=PASSWORD)
        assert core.call("access.whoami", company=shop)["isFounder"]
