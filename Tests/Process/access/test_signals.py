"""When the process ends, password checks that have not begun are cancelled."""

import json
import signal

import pytest

from support.core import PATIENCE, Core, request

PASSWORD = "correct horse battery"


@pytest.fixture
def dear_passwords(monkeypatch):
    """Computes keys of passwords with the time and the memory of a production build."""
    monkeypatch.delenv("MAINSPRING_QUICK_PASSWORDS", raising=False)


def test_a_signal_cancels_password_checks_that_have_not_begun(tmp_path, dear_passwords):
    with Core(tmp_path / "data") as core:
        company = core.call("companies.create", name="Corner Shop")["id"]
        core.call("access.credentials.create", company=company, username="ada", password=PASSWORD)
        core.call("access.signIn", company=company, username="ada", password=PASSWORD)
        core.send(
            *(
                request("access.signIn", {"company": company, "username": f"somebody {n}", "password": PASSWORD}, n)
                for n in range(60)
            ),
            request("system.ping", id="ping"),
        )
        replies = []
        while not replies or replies[-1]["id"] != "ping":
            replies.append(core.receive())
        # The core has read all requests.
        core.process.send_signal(signal.SIGTERM)
        replies += [json.loads(line) for line in core.process.stdout]
        assert core.process.wait(PATIENCE) == 0
    answered = {reply["id"]: reply["error"] for reply in replies if reply["id"] != "ping"}
    assert sorted(answered) == list(range(60))
    cancelled = [number for number in range(60) if answered[number]["code"] == -32800]
    # Each check that had begun was finished. These are the first checks; the core cancelled all later ones.
    assert cancelled and cancelled == list(range(60 - len(cancelled), 60))
    assert {answered[number]["data"]["kind"] for number in range(60 - len(cancelled))} <= {
        "signInFailed",
        "tooManyAttempts",
    }


def test_at_the_end_of_the_input_password_checks_are_finished(tmp_path):
    with Core(tmp_path / "data") as core:
        company = core.call("companies.create", name="Corner Shop")["id"]
        core.call("access.credentials.create", company=company, username="ada", password=PASSWORD)
        for number in range(3):
            params = {"company": company, "username": f"somebody {number}", "password": PASSWORD}
            core.send(request("access.signIn", params, number))
        core.process.stdin.close()
        codes = [json.loads(line)["error"]["data"]["kind"] for line in core.process.stdout]
        assert codes == ["signInFailed"] * 3 and core.process.wait(PATIENCE) == 0
