"""A password appears in no file, reply or log, whichever method had it as a parameter."""

import base64
import hashlib
import json
import secrets
import string

from support.core import PATIENCE, Core, request
from support.people import NEVER, credentials, is_hash_of, pipeline


def traces(password):
    """Returns the forms in which a password could appear in a file: raw, encoded, and hashed."""
    raw, digest = password.encode(), hashlib.sha256(password.encode()).digest()
    found = {
        raw,
        raw.hex().encode(),
        raw.hex().upper().encode(),
        password.encode("utf-16-le"),
        digest,
        digest.hex().encode(),
        digest.hex().upper().encode(),
    }
    found |= {base64.b64encode(text).rstrip(b"=") for text in (raw, digest)}
    # Shortened forms, and forms inside of a longer text.
    return found | ({raw[:12], raw[-12:], base64.b64encode(raw)[4:-4]} if len(raw) > 16 else set())


CREATE, ENTER = "access.credentials.create", "access.signIn"
CHANGE, RESET = "access.credentials.changePassword", "access.credentials.resetPassword"


def talk_of_passwords(company, clerk, third, secret, first, own):
    """Returns requests that each have a password, some of which the core refuses, and requests that could reveal
    passwords."""
    here = {"company": company}
    owner = here | {"username": "owner"}
    lines = [
        request("events.subscribe"),
        request("live.open", {"query": {"method": "access.allowed", "params": here}}),
        request("live.open", {"query": {"method": "companies.list"}}),
        request("live.open", {"query": {"method": "system.diagnostics"}}),
        request("live.open", {"query": {"method": "events.since"}}),
        request(CREATE, here | {"user": clerk, "username": "early", "password": secret()}),
        request(CREATE, owner | {"password": first, "idempotencyKey": "create"}),
        request(CREATE, owner | {"password": secret(), "idempotencyKey": "create"}),
        request(ENTER, owner | {"password": secret()}),
        request(ENTER, here | {"username": "nobody", "password": secret()}),
        request(ENTER, owner | {"password": first}),
        request(CREATE, here | {"username": "again", "password": secret()}),
        request(CREATE, owner | {"user": clerk, "password": secret()}),
        request(CREATE, here | {"user": NEVER, "username": "lost", "password": secret()}),
        request(CREATE, here | {"user": clerk, "username": "a\u00a7b", "password": secret()}),
        request(CREATE, here | {"user": clerk, "username": "clerk", "password": secret()}),
        [
            request(CREATE, here | {"user": third, "username": "third", "password": secret(), "idempotencyKey": "k"}, n)
            for n in range(2)
        ],
        [
            request(ENTER, here | {"username": "third", "password": secret()}, "a"),
            request(ENTER, {"company": NEVER, "username": "x", "password": secret()}, "b"),
        ],
        request(ENTER, [company, "owner", secret()]),
        request(ENTER, [company, "nobody", secret(7)]),
        request(ENTER, secret()),
        request(ENTER, [secret()] * 9),
    ]
    for method, member in ((CREATE, "password"), (RESET, "newPassword")):
        lines += [
            request(method, here | {"user": clerk, "username": "new", member: value})
            for value in (
                [secret()],
                {"text": secret()},
                secret() + "\n",
                secret() * 11,
                secret(7),
                secret() + "\u0000",
            )
        ]
    for method in (CREATE, ENTER, CHANGE, RESET):
        lines += [request(method, owner | {member: secret()}) for member in ("passwort", "pass", "newPasword")]
        lines += [request(method, owner | {"password": secret(), "x": secret(), "newPassword": [secret()]})]
    lines += [
        request("access.signin", owner | {"password": secret()}),
        request("access.credentials.make", here | {"password": secret()}),
        request("live.open", {"query": {"method": ENTER, "params": owner | {"password": secret()}}}),
        request("live.open", {"query": {"method": "access.whoami", "params": here | {"password": secret()}}}),
        request("access.check", here | {"method": CREATE, "password": secret()}),
        request("system.ping", {"password": secret()}),
        request(CHANGE, here | {"password": secret(), "newPassword": secret()}),
        request(CHANGE, here | {"password": first, "newPassword": secret(7)}),
        request(CHANGE, here | {"password": first, "newPassword": own}),
        request(RESET, here | {"user": clerk, "newPassword": secret(), "idempotencyKey": "r"}),
        request(RESET, here | {"user": clerk, "newPassword": secret(), "idempotencyKey": "r"}),
        request(RESET, here | {"user": NEVER, "newPassword": secret()}),
    ]
    spoiled = [json.dumps(request(ENTER, owner | {"password": secret()})).encode() for _ in range(3)]
    lines += [
        spoiled[0][:-3],
        spoiled[1].replace(b"owner", b"\xff"),
        spoiled[2].replace(b'"owner"', b'"owner","username":"x"'),
    ]
    return lines + [
        request("events.since", {"limit": 1000}),
        request("access.list", here),
        request("access.whoami", here),
        request("system.diagnostics", {"check": True}),
        request("companies.update", here | {"changes": {"name": "Shop 2"}}),
    ]


def test_a_password_leaves_no_trace(data):
    """Sends a different password with each call, also with calls that are refused. Then searches all files of the data
    directory, stdout and stderr for the passwords."""
    used = []

    def secret(length=20):
        used.append("".join(secrets.choice(string.ascii_letters + string.digits) for _ in range(length)))
        return used[-1]

    def nothing_in(where, *more):
        texts = {path.name: path.read_bytes() for path in data.rglob("*") if path.is_file()} | {
            f"text {n}": text for n, text in enumerate(more)
        }
        assert {"private.sqlite", "device.sqlite", "mainspring.log"} <= set(texts)
        for name, text in texts.items():
            for password in used:
                for trace in traces(password):
                    assert trace not in text, f"{where}: {password} in {name}"

    with Core(data, "--log-level", "debug") as core:
        company = core.call("companies.create", name="Shop")["id"]
        here = {"company": company}
        core.call("companies.setTier", **here, tier="enterprise")
        clerk, third = (core.call("access.grant", **here, preset="management")["user"] for _ in range(2))
        own = secret()
        replies = pipeline(core, talk_of_passwords(company, clerk, third, secret, secret(), own))
        core.send({"jsonrpc": "2.0", "method": ENTER, "params": here | {"username": "owner", "password": secret()}})
        core.send({"jsonrpc": "2.0", "method": RESET, "params": here | {"user": clerk, "newPassword": secret()}})
        assert core.call("access.whoami", **here)["username"] == "owner"
        said = json.dumps([replies, core.aside, core.said(), core.call("system.diagnostics")]).encode()
        assert said.count(b'"result"') > 20 and said.count(b'"signInFailed"') >= 4 and len(used) > 60
        nothing_in("while it runs", said)
        assert is_hash_of(credentials(data, "owner"), own) and is_hash_of(credentials(data, "clerk"), used[-1])
        core.process.kill()
        core.process.wait()
        nothing_in("after a kill", core.process.stderr.read())
    with Core(data, "--log-level", "debug") as core:
        core.refused("access.signIn", **here, username="owner", password=secret())
        core.call("access.signIn", **here, username="owner", password=own)
        core.process.stdin.close()
        out, errors = core.process.stdout.read(), core.process.stderr.read()
        assert core.process.wait(PATIENCE) == 0
    nothing_in("at the end", out, errors)
