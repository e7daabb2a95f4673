"""Internal errors: the reply only says that there was one, and the log has all details."""

import json
import subprocess

from support.core import PATIENCE, SERVER, request
from support.errors import described

COMPANY = "019b76da-a800-7001-866e-50eb0696bf26"
ERROR = {"code": -32603, "message": "Internal error", "data": {"kind": "internalError"}}


def exchange(*lines):
    """Returns the lines of a server, and its output on the standard error."""
    done = subprocess.run(
        [SERVER],
        input="".join(f"{json.dumps(line)}\n" for line in lines).encode(),
        capture_output=True,
        timeout=PATIENCE,
    )
    assert done.returncode == 0, done.stderr
    return [json.loads(line) for line in done.stdout.splitlines()], done.stderr.decode()


def fault(method, detail, id=1, **params):
    return request(method, {"detail": detail} | params, id)


def test_the_log_has_the_detail_and_the_reply_has_not():
    replies, log = exchange(fault("fault.now", "the one secret"))
    assert replies == [{"jsonrpc": "2.0", "id": 1, "error": described(ERROR)}]
    assert log == "internal error: the one secret\n"


def test_in_a_batch_and_behind_a_write():
    """Each error writes its details once, in the order of the requests."""
    replies, log = exchange(
        [fault("fault.now", "first"), fault("fault.now", "second", 2), request("subtract", [3, 1], 3)],
        request("work.put", {"company": COMPANY, "text": "sound"}, 4),
        fault("fault.now", "third", 5),
    )
    assert [reply["error"] for reply in replies[0][:2]] == [ERROR, ERROR] and replies[0][2]["result"] == 2
    assert replies[1]["result"]["after"] == "sound" and replies[2] == {"jsonrpc": "2.0", "id": 5, "error": ERROR}
    assert log.splitlines() == [f"internal error: {detail}" for detail in ("first", "second", "third")]


def test_a_notification_leaves_it_too():
    notification = fault("fault.now", "unseen")
    del notification["id"]
    assert exchange(notification) == ([], "internal error: unseen\n")


def test_a_reply_that_has_waited():
    replies, log = exchange(fault("work.fault", "after long work", company=COMPANY))
    assert replies == [{"jsonrpc": "2.0", "id": 1, "error": ERROR}]
    assert log == "internal error: after long work\n"


def test_a_live_query():
    replies, log = exchange(
        request("live.open", {"query": {"method": "work.kept", "params": {"company": COMPANY}}}),
        request("work.put", {"company": COMPANY, "text": "broken"}, 2),
    )
    assert replies[0]["result"] == {"live": 1, "result": ""}
    assert replies[2]["params"] == {"live": 1, "result": None, "error": ERROR}
    assert log == "internal error: what is kept is broken\n"


def test_a_live_query_that_can_not_be_opened():
    replies, log = exchange(request("live.open", {"query": {"method": "fault.now", "params": {"detail": "told once"}}}))
    assert replies == [{"jsonrpc": "2.0", "id": 1, "error": ERROR}] and log == "internal error: told once\n"


def test_other_errors_leave_nothing():
    replies, log = exchange(request("fault.now", {"wrong": 1}), request("fault.never", id=2))
    assert [described(reply["error"])["code"] for reply in replies] == [-32602, -32601] and log == ""
