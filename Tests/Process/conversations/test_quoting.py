"""A failing backend or host may quote the request that it got. Even then, no error and no file contains the token."""

import json

import pytest

from support.chats import ChatCore
from support.core import PATIENT, request

TOKEN = 'tok"en/of\\Ada'
SENTENCE = f"cannot use Bearer {TOKEN} here"
QUOTING = {
    "the host's error": lambda core, asked, said: core.fail(asked, message=said),
    "data of the host's error": lambda core, asked, said: core.send(
        {"jsonrpc": "2.0", "id": asked["id"], "error": {"code": 1, "message": "no", "data": {"headers": [said]}}}
    ),
    "a status": lambda core, asked, said: core.end(asked, 500, "application/json", json.dumps({"message": said})),
    "an event": lambda core, asked, said: core.events(asked, ("error", {"message": said})),
}
# The length of a quoted message, in characters.
LONGEST = {"the host's error": 200, "a status": 200, "an event": 500}
METHODS = ["conversations.send", "feedback.submit", "auth.deleteAccount"]


# For these calls, the reply does not say where the secret was removed.
HIDDEN = {"auth.deleteAccount": ["data of the host's error"]}


def begin(core, method):
    """Sends a request, and returns the core's request to the backend."""
    params = {
        "conversations.send": {"content": "Hello"},
        "feedback.submit": {"kind": "bug", "message": "It stops.", **PATIENT},
        "auth.deleteAccount": {"confirm": "delete", **PATIENT},
    }[method]
    core.send(request(method, params, "send"))
    return core.asked()


@pytest.mark.parametrize("name", QUOTING)
@pytest.mark.parametrize("method", METHODS)
def test_an_error_that_quotes_the_token_is_told_without_it(data, method, name):
    if name == "an event" and method != "conversations.send":
        pytest.skip("the answer comes as a whole")
    with ChatCore(data) as core:
        core.sign_in(offers=False)
        core.call("host.provide", capabilities=core.capabilities)
        core.exchange(TOKEN)
        QUOTING[name](core, begin(core, method), SENTENCE)
        told = [core.reply(), core.aside]
        if method != "auth.deleteAccount":
            told += [core.call("conversations.list"), core.call("feedback.list")]
            told += [core.messages(one["id"]) for one in told[-2]["items"]]
        text = json.dumps(told)
        assert "ofAda" not in text.replace("\\", "")
        assert ("(secret)" in text) == (name not in HIDDEN.get(method, ()))
        core.close()
    # The table of secrets itself contains the token.
    left = b"".join(path.read_bytes() for path in data.glob("private.sqlite*"))
    assert b"ofAda" not in left.replace(b"\\", b"")


@pytest.mark.parametrize("cut", [1, 7, len(TOKEN) - 1])
@pytest.mark.parametrize("name", LONGEST)
@pytest.mark.parametrize("method", METHODS)
def test_a_message_that_is_cut_in_the_middle_of_the_token_has_no_piece_of_it(data, method, name, cut):
    if name == "an event" and method != "conversations.send":
        pytest.skip("the answer comes as a whole")
    with ChatCore(data) as core:
        core.sign_in(offers=False)
        core.call("host.provide", capabilities=core.capabilities)
        core.exchange(TOKEN)
        QUOTING[name](core, begin(core, method), "é" * (LONGEST[name] - cut) + TOKEN)
        reply = core.reply()
        failure = reply["error"] if "error" in reply else reply["result"]["failure"]
        _, _, rest = failure["message"].rpartition("é")
        assert rest == "(secret)"[:cut]
        assert json.dumps(TOKEN[:4])[1:-1] not in json.dumps([reply, core.aside])


@pytest.mark.parametrize("cut", [1, 7, 11])
def test_a_message_that_is_cut_in_the_middle_of_the_code_has_no_piece_of_it(cut):
    with ChatCore() as core:
        core.sign_in(offers=False)
        core.call("host.provide", capabilities=core.capabilities)
        core.send(request("auth.backend.exchange", {**PATIENT, "progressToken": 1}, "exchange"))
        asked = core.receive()
        code = asked["params"]["authorizationCode"]
        progress = {"id": asked["id"], "message": f"sending {code}"}
        core.send({"jsonrpc": "2.0", "method": "host.progress", "params": progress})
        core.fail(asked, message="x" * (200 - cut) + code)
        error = core.reply("exchange")["error"]
        assert error["message"].rpartition("x")[2] == "(secret)"[:cut]
        assert code[:7] not in json.dumps([error, core.aside]) and "sending (secret)" in json.dumps(core.aside)


def test_an_error_of_the_sign_in_quotes_nothing_of_the_credential():
    with ChatCore() as core:
        core.sign_in(offers=False)
        core.call("host.provide", capabilities=core.capabilities)
        core.send(request("auth.backend.exchange", {}, "exchange"))
        asked = core.receive()
        credential = asked["params"]
        core.fail(asked, message=f"{credential['authorizationCode']} {credential['identityToken']}"[:150])
        text = json.dumps(core.reply("exchange"))
        assert credential["authorizationCode"] not in text and "(secret)" in text
