"""Long work in a shared core: its rights, and the requests that wait for it."""

import contextlib
import json

import pytest

from support.core import BINARY, Core, has_read, item, request, until
from support.people import sign_in, staffed
from support.sharing import Shared

OWN = ("--sign-in", "conversation")
ROWS = "sku,name,unit\n" + "".join(f"S{number},Thing {number},piece\n" for number in range(3000))


@pytest.fixture
def shop(data):
    """A company with an owner and a clerk, in which nobody is signed in."""
    with Core(data) as core:
        company, users = staffed(core, ("bo", {"preset": "management"}))
        core.call("inventory.items.create", **item(1, cost={"amount": 5, "currency": "EUR"}))
        core.call("access.signOut")
    return data, company, users


def busy(program, company, count=4):
    """Returns sign-ins, which keep the core computing for a while."""
    params = {"company": company, "username": "owner", "password": "password of owner"}
    return [request("access.signIn", params, f"sign in {number}") for number in range(count)]


def test_work_has_the_rights_of_who_has_asked_for_it(shop):
    """Requests of other programs, while the work waits or is done, don't change its rights."""
    data, company, users = shop
    here = {"company": company}
    with Shared(data, *OWN) as owner, Shared(data, *OWN) as stranger:
        sign_in(owner, company, "owner")
        owner.send(*busy(owner, company))
        stranger.send(
            request("inventory.items.export", here | {"format": "jsonl", "inline": True}, "export"),
            request(
                "access.credentials.resetPassword",
                here | {"user": users["bo"], "newPassword": "another password"},
                "reset",
            ),
            request("inventory.items.import", here | {"format": "csv", "inline": ROWS}, "import"),
            request("reports.stockValue", here, "value"),
        )
        owner.send(*[request("inventory.items.list", here, number) for number in range(200)])
        replies = [owner.receive() for _ in range(204)]
        assert all("result" in reply for reply in replies)
        refused = [stranger.receive() for _ in range(4)]
        assert {reply["error"]["data"]["kind"] for reply in refused} == {"signInRequired"}, refused
        assert len(owner.call("inventory.items.list", **here)["items"]) == 1


@pytest.mark.parametrize("options", [OWN, ()])
def test_work_goes_on_with_its_rights_whoever_speaks_meanwhile(shop, options):
    data, company, _ = shop
    here = {"company": company}
    with Shared(data, *OWN) as owner, Shared(data, *options) as other:
        sign_in(owner, company, "owner")
        owner.send(request("inventory.items.import", here | {"format": "csv", "inline": ROWS}, "import"))
        for _ in range(300):
            other.call("system.ping")
        reply = owner.receive()
        assert reply["result"]["created"] == 3000, reply


def test_work_of_a_program_that_is_gone_is_done_with_its_rights(shop):
    """The program's sign-in ends with the work."""
    data, company, _ = shop
    here = {"company": company}
    with Shared(data, *OWN) as owner, Shared(data, *OWN) as gone:
        sign_in(owner, company, "owner")
        sign_in(gone, company, "owner")
        owner.send(*busy(owner, company))
        many = "sku,name,unit\n" + "".join(f"S{number},Thing {number},piece\n" for number in range(30_000))
        gone.send(request("inventory.items.import", here | {"format": "csv", "inline": many}, "import"))
        gone.send(*busy(gone, company, 1))
        until(lambda: has_read(gone.process))
        for _ in range(4):
            owner.receive()
        gone.process.kill()
        gone.process.wait()

        def last():
            reply = owner.ask(request("inventory.items.get", here | {"sku": "S29999"}))
            return reply.get("result")

        assert until(last)["name"] == "Thing 29999"


def test_one_that_waits_is_answered_whatever_ended_the_work(shop):
    """This also holds in a batch of another program that waits for the same company."""
    data, company, _ = shop
    with Shared(data, *OWN) as one, Shared(data, *OWN) as other:
        whoami = request("access.whoami", {"company": company}, "who")
        one.send(*busy(one, company, 2), whoami)
        other.send([*busy(other, company, 1), whoami])
        assert [one.receive()["id"] for _ in range(3)] == ["sign in 0", "sign in 1", "who"]
        assert len(other.receive()) == 2


@pytest.fixture
def two_shops(data, monkeypatch):
    """Two companies. In the first one, the owner's passwords take as long as in ordinary use."""
    with Core(data) as core:
        company, _ = staffed(core)
        other = core.call("companies.create", name="Next Door")["id"]
        core.call("companies.setTier", company=other, tier="enterprise")
        core.call("access.signOut", company=company)
    monkeypatch.delenv("MAINSPRING_QUICK_PASSWORDS")
    return data, company, other


def guess(program, company, count):
    """Sends sign-ins, and waits until the core has read them all; returns the replies until then."""
    program.send(*busy(program, company, count), request("system.ping", id="heard"))
    replies = [program.receive()]
    while replies[-1]["id"] != "heard":
        replies.append(program.receive())
    return replies[:-1]


def take_back(program, count, before=()):
    """Cancels the sign-ins that `busy` has sent. Returns the number of cancelled ones, which are the last."""
    program.send(*(request("rpc.cancel", {"id": f"sign in {number}"}, number) for number in range(count)))
    replies = [*before, *(program.receive() for _ in range(2 * count - len(before)))]
    replies = [reply for reply in replies if isinstance(reply["id"], str)]
    cancelled = {reply["id"] for reply in replies if reply.get("error", {}).get("code") == -32800}
    assert cancelled == {f"sign in {number}" for number in range(count - len(cancelled), count)}
    assert len({reply["id"] for reply in replies}) == count
    return len(cancelled)


def kind(reply):
    return reply["error"]["data"]["kind"] if "error" in reply else "result"


def test_an_agent_that_waits_keeps_nobody_waiting(two_shops):
    """The core puts the agent's message aside until the work of its company is done. Later messages of the agent come
    after it."""
    data, company, _ = two_shops
    with Shared(data) as owner:
        # After this reply the core is running. The agent joins it, and without --shared would not start one.
        owner.call("system.ping")
        agent = Shared.__new__(Shared)
        agent.begin([BINARY, "mcp", "--data", str(data), "--tools", "companies,access"])
        hello = {"protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": {"name": "t", "version": "1"}}
        assert agent.ask(request("initialize", hello, 0))["id"] == 0
        heard = guess(owner, company, 90)
        call = {"name": "companies_update", "arguments": {"company": company, "changes": {"name": "Old Shop"}}}
        agent.send(request("tools/call", call, 1), request("tools/call", call, 2), request("ping", id=3))
        until(lambda: has_read(agent.process))
        # If the agent's message were not put aside, the core could not read this request to cancel before the work is
        # done.
        assert take_back(owner, 90, heard) > 0
        replies = []
        while len(replies) < 3:
            line = agent.receive()
            replies += [line] if "id" in line else []
        assert [reply["id"] for reply in replies if reply["id"] != 3] == [1, 2]
        assert agent.close() == 0


def test_passwords_of_a_company_keep_no_other_waiting(two_shops):
    """Readers in the same company don't wait either."""
    data, company, other = two_shops
    with Shared(data) as guesser, Shared(data) as neighbour, Shared(data) as reader:
        heard = guess(guesser, company, 90)
        neighbour.send(
            request(
                "inventory.items.import", {"company": other, "format": "jsonl", "inline": json.dumps(item(1))}, "import"
            ),
            request("inventory.items.export", {"company": other, "format": "jsonl", "inline": True}, "export"),
            request("reports.stockValue", {"company": other}, "value"),
        )
        replies = {reply["id"]: kind(reply) for reply in (neighbour.receive() for _ in range(3))}
        assert replies == dict.fromkeys(("import", "export", "value"), "result")
        assert len(neighbour.call("inventory.items.list", company=other)["items"]) == 1
        assert kind(reader.ask(request("inventory.items.list", {"company": company}))) in ("signInRequired", "result")
        # A message with a sign-in of the reader does not wait for the guesser's passwords either.
        answers = reader.ask([*busy(reader, company, 1), request("inventory.items.list", {"company": company}, "list")])
        assert [kind(answer) for answer in answers] == ["result", "result"]
        # The ninety passwords take longer than all requests of the other programs: some can still be cancelled.
        assert take_back(guesser, 90, heard) > 0


def test_programs_take_turns_with_their_passwords(two_shops):
    data, company, _ = two_shops
    with Shared(data) as guesser, Shared(data) as owner:
        # The guesser has as many sign-ins waiting as are allowed. A program without a waiting sign-in is served all the
        # same.
        heard = guess(guesser, company, 100)
        assert "result" in owner.ask(*busy(owner, company, 1))
        assert take_back(guesser, 100, heard) > 0


def test_only_so_many_passwords_of_a_company_wait(two_shops):
    data, company, other = two_shops
    with Shared(data) as one, Shared(data) as two, Shared(data) as three:
        heard = guess(one, company, 90)
        two.send(*busy(two, company, 90))
        refused = []
        while len(refused) < 50:
            reply = two.receive()
            refused += [reply["error"]["data"]] if kind(reply) == "tooManyAttempts" else []
        assert {facts["retryAfter"] for facts in refused} == {1000}
        # The limit is for each company, so a sign-in to another company is accepted.
        params = {"company": other, "username": "nobody", "password": "password of nobody"}
        assert kind(three.ask(request("access.signIn", params))) == "signInFailed"
        assert take_back(one, 90, heard) > 0
        two.send(*(request("rpc.cancel", {"id": f"sign in {number}"}, number) for number in range(90)))


def test_a_write_waits_for_what_was_asked_for_before_it_alone(two_shops):
    """It does not wait for passwords that are tried after it, however many there are."""
    data, company, _ = two_shops
    with Shared(data) as guesser, Shared(data) as clerk:
        assert "result" in clerk.ask(*busy(clerk, company, 1))
        heard = guess(guesser, company, 3)
        clerk.send(request("inventory.items.create", item("later", name="Tea", company=company), "write"))
        until(lambda: has_read(clerk.process))
        heard += guess(guesser, company, 90)
        assert kind(clerk.receive()) == "result"
        guesser.send(*(request("rpc.cancel", {"id": f"sign in {number}"}, number) for number in range(90)))
        cancelled = 0
        while cancelled == 0:
            cancelled = guesser.receive().get("error", {}).get("code") == -32800


def test_keys_of_new_companies_wait_in_the_same_place(two_shops):
    data, _, other = two_shops
    founder = {"username": "owner", "password": "password of owner"}
    made = [request("companies.create", {"name": f"Shop {n}", "credentials": founder}, n) for n in range(8)]
    with Shared(data) as neighbour, contextlib.ExitStack() as stack:
        programs = [stack.enter_context(Shared(data)) for _ in range(5)]
        for program in programs:
            program.send(*made, request("system.ping", id="heard"))
            while program.receive()["id"] != "heard":
                pass
        row = {"company": other, "format": "jsonl", "inline": json.dumps(item(1))}
        assert kind(neighbour.ask(request("inventory.items.import", row))) == "result"
        for program in programs:
            program.send(*(request("rpc.cancel", {"id": n}, f"c{n}") for n in range(8)))
        said = [[program.receive() for _ in range(8)] for program in programs]
        assert any(line.get("error", {}).get("code") == -32800 for lines in said for line in lines)
