"""A shared core gives back the memory that its programs needed only for a short time."""

import base64
import sys

import pytest

from support.core import request
from support.people import sign_in, staffed
from support.sharing import Shared, rested

PROGRAMS = 20


@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
def test_programs_that_send_much_and_then_wait_leave_no_memory(data):
    keeper = Shared(data)
    company, _ = staffed(keeper)
    owner = {"type": "company", "id": company}
    programs = [Shared(data) for _ in range(PROGRAMS)]
    pings = [request("system.ping", {}, number) for number in range(200)]

    def work(turn):
        for number, program in enumerate(programs):
            program.send(*pings)
            for _ in pings:
                program.receive()
            # The second request waits for the first one. The program has sent few bytes at once.
            content = base64.b64encode(f"{turn}, {number}".encode()).decode()
            file = {"company": company, "owner": owner, "role": "document", "base64": content}
            listed = {"company": company, "owner": owner}
            program.send(request("assets.add", file, 1), request("assets.list", listed, 2))
            assert {"result" in program.receive() for _ in range(2)} == {True}

    work(1)
    before = rested(data)
    work(2)
    # After a request with a secret, the core overwrites all memory into which it has read input.
    sign_in(keeper, company, "owner")
    # This input memory is 16 KiB for each program, and not 256 KiB.
    assert rested(data) - before < 2048
    for program in (*programs, keeper):
        assert program.close() == 0
