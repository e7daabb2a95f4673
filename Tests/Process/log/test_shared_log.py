"""One log of several conversations: the lines are in order, each with the number of its conversation. No conversation
reads another's lines."""

import json

import pytest

from support.core import Core, request
from support.logs import WRITE, lines, texts, write
from support.people import CLERK, PARTNER, password_of, sign_in, staffed
from support.sharing import Shared


@pytest.fixture
def two(data):
    with Shared(data) as one, Shared(data) as other:
        for program in (one, other):
            program.call("system.ping")
        yield one, other


def mark(program):
    (own,) = [line for line in program.call("system.conversations")["conversations"] if line["own"]]
    return own["number"]


def test_each_line_says_its_conversation(two, data):
    for number in range(10):
        for program in two:
            write(program, f"{number} of {mark(program)}")
    wanted = [f"{number} of {mark(program)}" for number in range(10) for program in two]
    for program in two:
        assert texts(program) == wanted
    found = [line for line in lines(data) if line["conversation"]]
    assert [line["message"] for line in found] == wanted
    assert all(line["conversation"].split(".")[0] == line["message"].split()[-1] for line in found)
    # The second part of the conversation's name marks this run of the core. It does not show the id of the process or
    # of a user.
    (run,) = {line["conversation"].split(".")[1] for line in found}
    assert len(run) == 6 and f"{two[0].core}" != run


def test_a_flood_of_one_is_counted_for_it_alone(two, data):
    one, other = two
    params = {"level": "info", "category": "debug", "message": "flood"}
    one.send(*[{"jsonrpc": "2.0", "method": "log.write", "params": params}] * 1000)
    one.call("system.ping")
    assert write(other, "calm") == {"taken": True}
    number = mark(one)
    one.close()
    other.call("system.ping")
    counts = [line for line in lines(data) if line["category"] == "log"]
    assert {line["conversation"].split(".")[0] for line in counts} == {f"{number}"}
    dropped = sum(int(line["message"].split()[0]) for line in counts)
    assert dropped + texts(other, text="flood").count("flood") == 1000


def test_a_live_query_follows_what_others_write(two):
    one, other = two
    one.call("live.open", query={"method": "log.read", "params": {"category": "debug"}})
    write(other, "first")
    (told,) = one.said()
    assert [line["message"] for line in told["params"]["result"]["items"]] == ["first"]
    write(one, "second")
    (told,) = one.said()
    assert [line["message"] for line in told["params"]["result"]["items"]] == ["second", "first"]


def test_a_program_that_only_reads_writes_lines_too(two, data):
    with Shared(data, "--read-only") as reader:
        assert write(reader, "of the reader") == {"taken": True}
        assert texts(reader) == texts(two[0]) == ["of the reader"]
        for method in ("log.clear", "log.export"):
            params = {"path": str(data.parent / "x")} if method == "log.export" else {}
            assert reader.refused(method, **params)["data"]["kind"] == "readOnly"


def private(data, name, company=None):
    program = Shared(data, "--sign-in", "conversation")
    program.call("system.ping")
    if company:
        sign_in(program, company, name)
    return program


def test_where_people_sign_in_each_reads_their_own_lines(data):
    with private(data, "owner") as owner:
        company, _ = staffed(owner, CLERK, PARTNER)
        with private(data, "clerk", company) as clerk, private(data, None) as nobody:
            write(owner, "of the owner")
            write(clerk, "of the clerk")
            write(nobody, "of nobody")
            assert texts(owner) == ["of the owner", "of the clerk", "of nobody"]
            assert texts(clerk) == ["of the clerk"]
            assert texts(nobody) == ["of nobody"]
            # All users can read the lines of the core itself, as in the diagnostics.
            assert any(line["category"] == "core" for line in clerk.call("log.read")["items"])
            for program in (clerk, nobody):
                for method, params in (("log.clear", {}), ("log.export", {"inline": True})):
                    refusal = program.refused(method, **params)
                    assert (
                        refusal["data"]["kind"] == "forbidden"
                        and "log.read returns your own lines" in refusal["message"]
                    )
                told = json.dumps(program.call("system.diagnostics"))
                assert "of the owner" not in told
            assert "of the clerk" in owner.call("log.export", inline=True)["text"]
            # After the sign-out, the user has no rights in the company, and at once reads only the lines of its own
            # conversation.
            owner.call("access.signOut", company=company)
            assert texts(owner) == ["of the owner"]
            sign_in(owner, company, "partner")
            assert len(texts(owner)) == 3
            # With a second company that somebody else owns, this user does not own all companies of the device.
            other, _ = staffed(owner, owner="second")
            assert len(texts(owner)) == 3
            owner.call("access.signOut", company=other)
            assert texts(owner) == ["of the owner"]
            assert owner.refused("log.clear")["data"]["kind"] == "forbidden"


def test_a_live_query_shows_no_lines_of_others(data):
    with private(data, "owner") as owner:
        company, _ = staffed(owner, CLERK)
        with private(data, "clerk", company) as clerk:
            for program in (owner, clerk):
                program.call("live.open", query={"method": "log.read", "params": {"category": "debug"}})
            write(owner, "of the owner")
            assert clerk.said() == []
            write(clerk, "of the clerk")
            (told,) = clerk.said()
            assert [line["message"] for line in told["params"]["result"]["items"]] == ["of the clerk"]
            # A live query uses the present rights of its conversation: after the sign-out, it shows less.
            owner.said()
            owner.call("access.signOut", company=company)
            (told,) = owner.said()
            assert [line["message"] for line in told["params"]["result"]["items"]] == ["of the owner"]


def test_a_host_is_sent_no_lines_of_others(data):
    with private(data, "owner") as owner:
        company, _ = staffed(owner, CLERK)
        with private(data, "clerk", company) as clerk:
            clerk.call("host.provide", capabilities=[WRITE])
            write(owner, "of the owner")
            write(clerk, "of the clerk")
            told = [line["params"]["lines"] for line in clerk.said() if "id" in line]
            assert [[line["message"] for line in batch] for batch in told] == [["of the clerk"]]


def test_the_host_of_the_account_is_sent_the_lines_of_all(two):
    one, other = two
    one.call("host.provide", capabilities=[WRITE])
    write(other, "of the other")
    told = [line for line in one.said() if "id" in line]
    assert [line["message"] for line in told[0]["params"]["lines"]] == ["of the other"]
    # The host has left, so nobody receives the lines. They can still be written.
    one.close()
    assert write(other, "later") == {"taken": True}
    other.call("system.ping")


def test_alone_the_rules_are_the_same(data):
    with Core(data) as core:
        company, _ = staffed(core, CLERK)
        write(core, "of the owner")
        assert texts(core) == ["of the owner"]
        core.call("access.signOut", company=company)
        # The conversation is the same, so it can read its own lines.
        assert texts(core) == ["of the owner"]
        assert core.refused("log.export", inline=True)["data"]["kind"] == "forbidden"
    with Core(data) as core:
        assert texts(core) == []
        core.call("access.signIn", company=company, username="owner", password=password_of("owner"))
        assert texts(core) == ["of the owner"]
        core.send(request("log.clear"))
        assert core.receive()["result"]["whole"]
