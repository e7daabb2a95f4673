"""The state of a credential, as the host reports it from Apple. If the host does not answer, no user is signed out."""

import pytest

from support.apple import STATE, USER, Device
from support.core import REPEATABLE, request


def signed_in(*options, offer=(STATE,), data=":memory:", **answers):
    device = Device(data, *REPEATABLE, *options, **answers)
    device.user = device.sign_in()["user"]["id"]
    device.provide(*offer)
    return device


@pytest.mark.parametrize("state", ["authorized", "revoked", "notFound", "transferred"])
def test_what_apple_says_is_believed(state):
    with signed_in(offer=[], auth_apple_credentialState=lambda _: {"state": state}) as device:
        device.call("events.subscribe", topics=[{"service": "auth"}])
        live = device.call("live.open", query={"method": "auth.state"})["result"]
        assert live["signedIn"] and live["credentialState"] == "authorized"
        device.call("host.provide", capabilities=[STATE])
        said = device.said()
        assert device.asked(STATE) == [{"user": USER}]
        result = device.call("auth.state")
        ends = state != "authorized"
        assert (result["signedIn"], result["credentialState"]) == (not ends, state)
        assert result["checkedAt"] > live["checkedAt"]
        # Subscribed clients get a notification about the end of the session with its reason, and about the new state.
        ended = [line["params"] for line in said if line["method"] == "auth.ended"]
        assert [(end["user"], end["reason"]) for end in ended] == ([(device.user, state)] if ends else [])
        changed = [line["params"]["result"] for line in said if line["method"] == "live.changed"]
        assert changed[-1] == result
        validation = device.call("auth.validate")
        assert validation["failure"] is None and validation["state"]["signedIn"] == (not ends)
        if ends:
            # The records still exist, and the same user can sign in again.
            assert device.refused("users.get")["data"]["reason"] == "signedOut"
            assert device.sign_in()["user"]["id"] == device.user


def test_a_host_that_is_gone_late_or_broken_signs_nobody_out():
    with signed_in(offer=[]) as device:
        before = device.call("auth.state")
        odd, error = {"state": "odd"}, {"code": 1, "message": "no"}
        for name, answer, kind in (
            ("none", None, "hostUnavailable"),
            ("broken", odd, "hostFault"),
            ("failing", error, "hostError"),
            ("late", None, "hostTimeout"),
        ):
            device.answers = {"auth_apple_credentialState": lambda _, answer=answer: answer} if answer else {}
            device.provide(*([] if name == "none" else [STATE]))
            validation = device.call("auth.validate", deadline=1 if name == "late" else 600_000)
            assert validation["failure"]["kind"] == kind, name
            # The reply contains the age of the last report.
            assert validation["state"] == before, name
        device.call("auth.credentialRevoked")
        assert device.call("auth.state") == before


def test_two_validations_at_once_are_one_question():
    with signed_in(offer=[]) as device:
        device.provide(STATE)
        device.pending("auth.validate", {"deadline": 600_000}, "a")
        device.send({"jsonrpc": "2.0", "method": "auth.credentialRevoked"})
        device.pending("auth.validate", {"deadline": 600_000}, "b")
        device.call("system.ping")
        (question,) = [line for line in device.questions if line["method"] == STATE]
        device.send({"jsonrpc": "2.0", "id": question["id"], "result": {"state": "revoked"}})
        replies = {reply["id"]: reply["result"] for reply in (device.receive(), device.receive())}
        assert not replies["a"]["state"]["signedIn"] and replies["a"] == replies["b"]
        # A report about an ended session does not affect the next session.
        device.sign_in()
        device.pending("auth.validate", {"deadline": 600_000}, "c")
        device.send(request("auth.signOut", {}, "out"))
        assert device.receive()["id"] == "out"
        device.sign_in("009999.other.0001")
        device.send({"jsonrpc": "2.0", "id": device.questions[-1]["id"], "result": {"state": "notFound"}})
        assert device.receive()["result"]["state"]["signedIn"]


def test_the_session_is_validated_at_the_start_of_the_next_process(data):
    with signed_in(data=data) as device:
        user = device.user
    with Device(data, *REPEATABLE, auth_apple_credentialState=lambda _: {"state": "revoked"}) as device:
        assert device.call("auth.state")["user"] == user
        device.provide(STATE)
        device.said()
        assert device.asked(STATE) == [{"user": USER}]
        state = device.call("auth.state")
        assert (state["signedIn"], state["credentialState"]) == (False, "revoked")


def test_a_user_goes_on_under_a_new_id_only_behind_a_transfer():
    new = "005678.new.0815"
    with signed_in(auth_apple_credentialState=lambda _: {"state": "transferred"}, offer=[]) as device:
        device.sign_in(fullName="Ada Lovelace")
        refused = {"user": new, "identityToken": device.signer.token(sub=new), "authorizationCode": "c"}
        # A caller who knows only the id of a user does not get that user's records.
        error = device.refused("auth.signIn", **refused, transferredFrom=USER)
        assert error["data"]["problems"][0]["pointer"] == "/transferredFrom"
        device.provide(STATE)
        device.call("auth.validate")
        assert device.refused("auth.signIn", **refused, transferredFrom="x")["data"]["kind"] == "invalidParams"
        user = device.sign_in(new, transferredFrom=USER)["user"]
        assert (user["id"], user["appleUser"], user["fullName"]) == (device.user, new, "Ada Lovelace")
        # From now on, a sign-in with the old id creates another user.
        assert device.sign_in()["user"]["id"] != device.user
