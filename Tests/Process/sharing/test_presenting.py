"""The host shows the dialog that sends a link: the link, the host or cloud that is asked, and the results."""

import pytest

from support.accounts import Accounts
from support.clouds import CloudFile, CloudHosted
from support.core import PATIENT, request

SHEET, CLOUDS = "host.share.present", "host.cloud.share.present"


def present(core, answer, **params):
    """Returns the method and the parameters of the host's question, and the reply after the host's answer."""
    asked = core.ask(request("sharing.present", params | PATIENT, "present"))
    reply = core.ask({"jsonrpc": "2.0", "id": asked["id"], **answer})
    assert reply.pop("id") == "present" and reply.pop("jsonrpc") == "2.0"
    return asked["method"], asked["params"], reply


def kind(core, **params):
    return core.refused("sharing.present", **params)["data"]["kind"]


@pytest.fixture(params=[CloudFile, CloudHosted], ids=["file", "host"])
def accounts(tmp_path, request):
    with Accounts(tmp_path, request.param(tmp_path / "cloud.sqlite")) as accounts:
        yield accounts


@pytest.fixture
def file(tmp_path):
    with Accounts(tmp_path) as accounts:
        yield accounts


def test_the_link_of_a_share_and_that_of_an_invitation(accounts):
    ada, shop = accounts["ada"], accounts.shop()
    share = ada.call("sharing.create", company=shop)
    invited = ada.call("sharing.invite", company=shop, **{"as": "bo"}, preset="warehouse")
    ada.call("host.provide", capabilities=[SHEET])
    said = present(ada, {"result": {"sent": True}}, company=shop)
    assert said == (SHEET, {"url": share["url"], "title": "Shop"}, {"result": {"url": share["url"], "sent": True}})
    said = present(ada, {"result": {}}, company=shop, participant=invited["id"])
    link = {"url": invited["url"], "title": "Shop"}
    assert said == (SHEET, link, {"result": {"url": invited["url"], "sent": None}})


def test_the_host_whose_cloud_it_is_has_a_sheet_of_its_own(tmp_path):
    with Accounts(tmp_path, CloudHosted(tmp_path / "cloud.sqlite")) as accounts:
        ada, shop = accounts["ada"], accounts.shop()
        url = ada.call("sharing.create", company=shop)["url"]
        ada.call("host.provide", capabilities=[SHEET, CLOUDS])
        method, params, reply = present(ada, {"result": {"sent": False}}, company=shop)
        assert (method, params) == (CLOUDS, {"url": url, "title": "Shop"})
        assert reply == {"result": {"url": url, "sent": False}}


def test_the_sheet_of_a_cloud_is_not_for_another_container(file):
    ada, shop = file["ada"], file.shop()
    ada.call("sharing.create", company=shop)
    ada.call("host.provide", capabilities=[SHEET, CLOUDS])
    assert present(ada, {"result": {"sent": True}}, company=shop)[0] == SHEET
    ada.call("host.provide", capabilities=[CLOUDS])
    refused = ada.refused("sharing.present", company=shop)["data"]
    assert refused == {"kind": "hostUnavailable", "capability": SHEET}


def test_links_are_shown_offline_too(file):
    ada, shop = file["ada"], file.shop()
    url = ada.call("sharing.create", company=shop)["url"]
    ada.call("host.provide", capabilities=[SHEET])
    ada.call("sync.disconnect")
    assert present(ada, {"result": {"sent": True}}, company=shop)[1]["url"] == url


def test_what_there_is_no_link_for(file):
    ada, shop = file["ada"], file.shop()
    assert kind(ada, company=shop) == "notFound"
    file.join(shop, "bo")
    ada.call("host.provide", capabilities=[SHEET])
    file.sync("ada")
    (bo,) = ada.call("sharing.participants.list", company=shop)["items"][1:]
    refused = ada.refused("sharing.present", company=shop, participant=bo["id"])
    assert (refused["data"]["kind"], refused["data"]["pointer"]) == ("notFound", "/participant")
    nobody = "01900000-0000-7000-8000-000000000000"
    assert kind(ada, company=shop, participant=nobody) == "notFound"
    # Participants can't share the company, so there is no link for them to present.
    file["bo"].call("host.provide", capabilities=[SHEET])
    assert kind(file["bo"], company=shop) == "forbidden"
    ada.call("sharing.revoke", company=shop)
    assert kind(ada, company=shop) == "notFound"


@pytest.mark.parametrize(
    ("answer", "told"),
    [
        ({"error": {"code": 5, "message": "There is no window"}}, "hostError"),
        ({"result": {"sent": "yes"}}, "hostFault"),
        ({"result": 1}, "hostFault"),
    ],
)
def test_a_host_that_fails(file, answer, told):
    ada, shop = file["ada"], file.shop()
    ada.call("sharing.create", company=shop)
    ada.call("host.provide", capabilities=[SHEET])
    assert present(ada, answer, company=shop)[2]["error"]["data"]["kind"] == told


def test_what_is_repeated_with_a_key_is_shown_once(file):
    ada, shop = file["ada"], file.shop()
    url = ada.call("sharing.create", company=shop)["url"]
    ada.call("host.provide", capabilities=[SHEET])
    said = present(ada, {"result": {"sent": True}}, company=shop, idempotencyKey="once")
    assert ada.call("sharing.present", company=shop, idempotencyKey="once", **PATIENT) == said[2]["result"]
    assert said[2]["result"]["url"] == url


@pytest.mark.parametrize("what", ["another company", "none selected", "another selected"])
def test_the_selection_may_change_while_it_is_shown(file, what):
    """The reply, and the stored idempotency key, are for the company that was selected when the request was sent."""
    ada, shop = file["ada"], file.shop()
    url = ada.call("sharing.create", company=shop)["url"]
    other = ada.call("companies.create", name="Other")["id"] if what != "another company" else None
    if other:
        ada.call("companies.select", company=shop)
    ada.call("host.provide", capabilities=[SHEET])
    asked = ada.ask(request("sharing.present", {"idempotencyKey": "key", **PATIENT}, "present"))
    if other:
        ada.call("companies.select", company=None if what == "none selected" else other)
    else:
        ada.call("companies.create", name="Other")
    reply = ada.ask({"jsonrpc": "2.0", "id": asked["id"], "result": {"sent": True}})
    assert reply["result"] == {"url": url, "sent": True}
    ada.call("companies.select", company=shop)
    assert ada.call("sharing.present", idempotencyKey="key", **PATIENT) == reply["result"]


def test_the_selection_may_change_while_the_cloud_is_asked(accounts):
    ada, shop = accounts["ada"], accounts.shop()
    ada.call("sharing.create", company=shop)
    invite = request("sharing.invite", {"as": "bo", "preset": "viewer", "idempotencyKey": "key"}, "invite")
    ada.send(invite, request("companies.create", {"name": "Other"}, "other"))
    replies = {reply["id"]: reply for reply in (ada.receive(), ada.receive())}
    invited = replies["invite"]["result"]
    assert invited["invitedAs"] == "bo"
    other = replies["other"]["result"]["id"]
    ada.call("companies.select", company=shop)
    assert ada.call("sharing.invite", **{"as": "bo"}, preset="viewer", idempotencyKey="key")["id"] == invited["id"]
    ada.call("companies.select", company=other)
    assert len(ada.call("sharing.participants.list", company=shop)["items"]) == 2
