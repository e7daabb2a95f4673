"""Signing in with Apple: tokens that are accepted, and tokens that are refused."""

import itertools

import pytest

from support.apple import NEW_YEAR, USER, Device, Signer, encode, hashed, holders, key_file
from support.core import REPEATABLE, CallError, Core, run

APPLE = Signer()
FORGER = Signer()
OTHER = Signer("key-2")
CODE = "c0de.0.planted-code"
SIGNED_OUT = {
    "signedIn": False,
    "user": None,
    "path": "appleNative",
    "secrets": "file",
    "credentialState": None,
    "checkedAt": None,
    "backend": "none",
}


def given(**more):
    return {"user": USER, "identityToken": APPLE.token(), "authorizationCode": CODE, **more}


@pytest.mark.parametrize("by_host", [False, True], ids=["front end", "host"])
def test_both_the_token_and_the_code_are_needed(by_host):
    for has_token, has_code in itertools.product([False, True], repeat=2):
        credential = {}

        def requested(params, credential=credential, has_token=has_token):
            if has_token:
                credential["identityToken"] = APPLE.token(nonce=hashed(params["nonce"]))
            return credential

        with Device(":memory:", *REPEATABLE, offer=["host.auth.apple.request"], auth_apple_request=requested) as device:
            credential |= {"user": USER, "identityToken": None, "authorizationCode": CODE if has_code else None}
            if has_token and not by_host:
                credential["identityToken"] = APPLE.token()
            attempt = ("auth.request", {}) if by_host else ("auth.signIn", credential)
            if has_token and has_code:
                assert device.call(attempt[0], **attempt[1])["verified"] is False
                assert device.call("auth.state")["signedIn"]
                continue
            error = device.refused(attempt[0], **attempt[1])
            missing = [] if has_token else ["identityToken"]
            assert error["data"] == {
                "kind": "missingCredential",
                "members": missing + ([] if has_code else ["authorizationCode"]),
            }
            assert device.call("auth.state") == SIGNED_OUT
            assert device.refused("users.get")["data"] == {"kind": "unauthorized", "reason": "signedOut"}


def tampered(token, **claims):
    """Returns a token with the same header and signature, but other claims."""
    header, _, signature = token.split(".")
    return f"{header}.{APPLE.token(**claims).split('.')[1]}.{signature}"


BAD = {
    "another app": given(identityToken=APPLE.token(aud="com.example.other")),
    "several apps": given(identityToken=APPLE.token(aud=["com.mainspring.app"])),
    "another issuer": given(identityToken=APPLE.token(iss="https://appleid.example.com")),
    "expired by more than 5 minutes": given(identityToken=APPLE.token(exp=NEW_YEAR - 302)),
    "no expiry": given(identityToken=APPLE.token(exp=None)),
    "another user": given(identityToken=APPLE.token(sub="009999.other.0001")),
    "another nonce": given(identityToken=APPLE.token(nonce=hashed("one")), nonce="other"),
    "a nonce that was not hashed": given(identityToken=APPLE.token(nonce="one"), nonce="one"),
    "a nonce nobody gave": given(identityToken=APPLE.token(nonce=hashed("one"))),
    "no nonce in the token": given(nonce="one"),
    "a forged signature": given(identityToken=FORGER.token()),
    "other claims under a signature": given(identityToken=tampered(APPLE.token(), email="eve@example.com")),
    "an unknown key": given(identityToken=OTHER.token()),
    "no signature": given(identityToken=APPLE.token(signature=b"")),
    "the algorithm none": given(identityToken=APPLE.token({"alg": "none"}, signature=b"")),
    "a secret as a key": given(identityToken=APPLE.token({"alg": "HS256", "kid": "key-1"}, signature=b"x" * 32)),
    "an extension": given(identityToken=APPLE.token({"alg": "RS256", "kid": "key-1", "crit": ["b64"]})),
    "two parts": given(identityToken=".".join(APPLE.token().split(".")[:2])),
    "four parts": given(identityToken=APPLE.token() + ".x"),
    "no JSON": given(identityToken=f"{encode(b'planted header')}.{encode(b'planted')}.{encode(b'planted')}"),
    "a payload that is a list": given(identityToken=APPLE.sign({"alg": "RS256", "kid": "key-1"}, ["planted"])),
    "spaces": given(identityToken=APPLE.token() + " "),
}


def test_a_token_that_does_not_fit_is_refused_and_no_part_of_it_is_kept(data, tmp_path):
    """A wrong token never signs a user in, whatever the other parameters are. Errors, the log, the store and the
    diagnostics contain no part of it."""
    keys = key_file(tmp_path, APPLE)
    secrets = {part for bad in BAD.values() for part in bad["identityToken"].split(".") if len(part) > 12} | {CODE}
    with Core(data, "--apple-keys", keys, *REPEATABLE) as core:
        for name, bad in BAD.items():
            key = {"idempotencyKey": name}
            with pytest.raises(CallError) as caught:
                core.call("auth.signIn", **bad, **key)
            problems = caught.value.error["data"]["problems"]
            assert {problem["pointer"] for problem in problems} == {"/identityToken"}, name
            assert not any(secret in str(caught.value.error) for secret in secrets), name
        assert core.call("auth.state") == SIGNED_OUT
        bundle = str(core.call("system.diagnostics"))
        start = '{"jsonrpc":"2.0","id":1,"method":"auth.signIn","params":{"identityToken":"'
        core.send(f'{start}{APPLE.token()}"'.encode())
        broken = str(core.receive())
        assert "parseError" in broken and not any(secret in broken for secret in secrets)
        core.process.stdin.close()
        core.process.wait()
        log = core.process.stderr.read().decode()
    assert not any(secret in bundle or secret in log for secret in secrets)
    assert holders(data, *secrets) == set()
    # The same core accepts a good token.
    with Core(data, "--apple-keys", keys, *REPEATABLE) as core:
        late = APPLE.token(exp=NEW_YEAR - 299)
        assert core.call("auth.signIn", **given(identityToken=late, nonce=None))["verified"] is True
        assert core.call("auth.signIn", **given(identityToken=APPLE.token(nonce=hashed("n")), nonce="n"))["verified"]


def test_a_second_sign_in_without_name_and_address_keeps_both():
    with Device(":memory:", *REPEATABLE) as device:
        first = device.sign_in(fullName="Ada Lovelace", email="ada@privaterelay.appleid.com")["user"]
        assert (first["isPrivateRelay"], first["version"]) == (True, 1)
        device.call("auth.signOut")
        second = device.sign_in()["user"]
        assert second["id"] == first["id"] and second["createdAt"] == first["createdAt"]
        assert (second["fullName"], second["email"]) == ("Ada Lovelace", "ada@privaterelay.appleid.com")
        assert second["isPrivateRelay"] and second["lastSignInAt"] > first["lastSignInAt"]
        # If the front end gives no email address, the address in the token counts.
        token = device.signer.token(email="ada@example.com", is_private_email="false")
        third = device.sign_in(token=token, fullName=None)["user"]
        assert (third["fullName"], third["email"]) == ("Ada Lovelace", "ada@example.com")
        assert not third["isPrivateRelay"]
        assert device.call("users.get", id=third["id"]) == device.call("users.get") == third


def test_another_user_ends_the_session_of_the_first_and_sees_nothing_of_them():
    with Device(":memory:", *REPEATABLE) as device:
        device.call("events.subscribe", topics=[{"service": "auth"}])
        first = device.sign_in(fullName="Ada Lovelace")["user"]["id"]
        device.said()
        second = device.sign_in("009999.other.0001")["user"]
        ended = [line["params"] for line in device.said() if line["method"] == "auth.ended"]
        assert [(end["user"], end["reason"]) for end in ended] == [(first, "replaced")]
        assert device.call("users.get") == second and second["fullName"] is None
        assert device.refused("users.get", id=first)["data"]["kind"] == "notFound"
        # The first user's data was not deleted: the same user signs in again, and has it.
        assert device.sign_in()["user"]["id"] == first
        assert device.call("users.get")["fullName"] == "Ada Lovelace"


def test_the_hosts_keys_are_asked_for_once_and_again_for_a_key_that_is_new():
    known = [APPLE.jwk, {"kty": "EC", "kid": "ec"}]

    def answer(_):
        return {"keys": known}

    with Device(":memory:", *REPEATABLE, offer=["host.auth.apple.keys"], auth_apple_keys=answer) as device:
        device.signer = APPLE
        assert device.sign_in()["verified"] and device.sign_in()["verified"]
        assert len(device.asked("host.auth.apple.keys")) == 1
        known.append(OTHER.jwk)
        assert device.sign_in(token=OTHER.token())["verified"]
        assert len(device.asked("host.auth.apple.keys")) == 2
        device.call("auth.signOut")
        assert "/identityToken" in str(device.refused("auth.signIn", **given(identityToken=FORGER.token())))
        # Without Apple's keys, the core can't verify signatures, so no user can sign in.
        device.answers = {"auth_apple_keys": lambda _: {"code": 1, "message": "offline"}}
        token = Signer("key-3").token()
        assert device.refused("auth.signIn", **given(identityToken=token))["data"]["kind"] == "hostError"
        assert not device.call("auth.state")["signedIn"]


def test_what_a_host_brings_for_another_nonce_is_a_fault():
    def old(params):
        return given(identityToken=APPLE.token(nonce=hashed("of another request")))

    with Device(":memory:", *REPEATABLE, offer=["host.auth.apple.request"], auth_apple_request=old) as device:
        error = device.refused("auth.request")
        assert error["data"]["kind"] == "hostFault" and error["data"]["problems"][0]["pointer"] == "/identityToken"
        device.answers = {"auth_apple_request": lambda _: {"code": 1001, "message": "canceled"}}
        assert device.refused("auth.request")["data"]["kind"] == "hostError"
        assert device.call("auth.state") == SIGNED_OUT
        nonces = {params["nonce"] for params in device.asked("host.auth.apple.request")}
        assert len(nonces) == 2 and all(len(nonce) == 64 for nonce in nonces)
    with Core() as core:
        assert core.refused("auth.request")["data"]["kind"] == "hostUnavailable"


def test_on_the_path_of_a_backend_nobody_signs_in_here_and_users_are_there_again_later():
    with Device(":memory:", *REPEATABLE) as device:
        user = device.sign_in()["user"]
        device.call("policy.deployment.set", path="backend")
        confirmed = {"confirm": "delete"}
        for method, params in (("users.get", {}), ("auth.signIn", given()), ("auth.deleteAccount", confirmed)):
            assert device.refused(method, **params)["data"] == {"kind": "notOnThisPath", "path": "backend"}
        assert device.call("auth.state")["path"] == "backend"
        device.call("policy.deployment.set", path=None)
        assert device.call("users.get") == user


def test_keys_that_are_none_are_told_of_at_the_start(tmp_path):
    weak = Signer(bits=1024)
    for text in ("{", '{"keys":[]}', key_file(tmp_path, weak) and (tmp_path / "keys.json").read_text()):
        (tmp_path / "bad.json").write_text(text)
        done = run("serve", "--apple-keys", str(tmp_path / "bad.json"))
        assert done.returncode == 64 and b"--apple-keys" in done.stderr
