"""After the last use of a secret, the core's memory must not contain it."""

import pathlib
import sys

import pytest

from support.apple import SECRETS, USER, Device, Keychain, Signer, key_file
from support.core import REPEATABLE, Core

CODE = "c0de.0.planted-code"
TOKEN = "planted-token-of-the-backend"
PASSWORDS = ["planted password one", "planted password two", "planted password three"]

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="memory is read from /proc")


def memory_of(process):
    """Reads all readable and writable memory of a process, region by region."""
    folder = pathlib.Path(f"/proc/{process.pid}")
    with open(folder / "mem", "rb", 0) as memory:
        for line in (folder / "maps").read_text().splitlines():
            place, rights, *_ = line.split()
            if not rights.startswith("rw") or line.endswith("]") and not line.endswith(("[heap]", "[stack]")):
                continue
            begin, end = (int(number, 16) for number in place.split("-"))
            memory.seek(begin)
            yield memory.read(end - begin)


def left_of(core, *secrets):
    # The core overwrites the memory of a request after the reply.
    core.call("system.ping")
    found = set()
    for piece in memory_of(core.process):
        found.update(secret for secret in secrets if secret.encode() in piece)
    return found


def test_memory_is_looked_at():
    with Core() as core:
        core.call("companies.create", name="A planted company")
        assert left_of(core, "A planted company", "Another planted company") == {"A planted company"}


def test_no_token_is_left_of_a_session_that_has_ended(tmp_path):
    signer = Signer()
    token = signer.token()
    planted = [token, *token.split("."), CODE]
    with Core(":memory:", "--apple-keys", key_file(tmp_path, signer), "--clock", "2026-01-01T00:00:00Z") as core:
        given = {"user": USER, "identityToken": token, "authorizationCode": CODE, "idempotencyKey": "k"}
        core.call("auth.signIn", **given)
        core.call("auth.signIn", **given)
        # The credential stays in memory until the exchange.
        assert set(planted[1:]) <= left_of(core, *planted)
        core.call("auth.signOut")
        assert left_of(core, *planted) == set()


def test_no_password_is_left():
    with Core() as core:
        first, second, wrong = PASSWORDS
        core.call("companies.create", name="A")
        core.call("access.credentials.create", username="Ada", password=first, idempotencyKey="k")
        assert core.call("access.signIn", username="Ada", password=first)["username"] == "Ada"
        assert core.refused("access.signIn", username="Ada", password=wrong)["data"]["kind"] == "signInFailed"
        core.call("access.credentials.changePassword", password=first, newPassword=second)
        assert left_of(core, *PASSWORDS) == set()


def test_no_token_of_the_backend_is_left_of_the_requests_that_carried_it():
    """The token is stored in the host's keychain. The core asks the keychain for it with each request."""
    bearer = {"name": "authorization", "value": f"Bearer {TOKEN}"}
    answers = {
        "backend_authenticate": lambda _: {"token": TOKEN, "expiresAt": "2026-02-01T00:00:00.000Z"},
        "backend_request": lambda _: {
            "status": 200,
            "headers": [{"name": "content-type", "value": "application/json"}],
            "body": '{"text":"An answer"}',
        },
    }
    offer = [*SECRETS, "host.backend.authenticate", "host.backend.request"]
    with Device(":memory:", *REPEATABLE, offer=offer, **Keychain().answers, **answers) as core:
        core.sign_in()
        core.call("auth.backend.exchange")
        assert left_of(core, TOKEN) == set()
        for size in (1, 100, 10_000):
            core.call("conversations.send", content="word " * size)
            core.call("feedback.submit", kind="idea", message="word " * min(size, 900))
        asked = core.asked("host.backend.request")
        assert len(asked) == 6 and all(bearer in one["headers"] for one in asked)
        assert left_of(core, TOKEN) == set()
        core.call("auth.deleteAccount", confirm="delete")
        assert core.asked("host.backend.request")[-1]["method"] == "DELETE"
        assert left_of(core, TOKEN) == set()
