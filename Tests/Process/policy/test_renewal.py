"""Stale documents: the core replies with them at once, and requests new ones from the host after the reply."""

import pytest

from support.changes import changed, told
from support.core import PATIENT, Core, request
from support.documents import PROVIDE, at, instant, keep, provide
from support.replay import transcript

HOUR = 3_600_000
READS = [
    ("policy.check", {"version": "1.0"}),
    ("policy.flags", {}),
    ("policy.flag", {"name": "a"}),
]
# Other methods that read the document. Their results don't say whether the document is fresh.
SILENT_READS = [("policy.deployment.get", {}), ("policy.deployment.set", {"path": None})]


@pytest.fixture
def stale(data):
    """A directory with flags that were fetched two hours before the time of `offered`, and with fresh promotions."""
    keep(data, "IAPPromo", {"promotions": [], "maxAge": 31536000})
    keep(data, "AppConfig", {"flags": {"a": False}})
    return data


def offered(data, milliseconds=2 * HOUR):
    return Core(data, *at(milliseconds))


def answer(asked, flag):
    return {"jsonrpc": "2.0", "id": asked["id"], "result": {"document": {"flags": {"a": flag}}}}


def test_the_host_is_asked_at_the_start_and_what_is_new_is_told(stale):
    with offered(stale) as core:
        live = core.call("live.open", query={"method": "policy.flag", "params": {"name": "a"}})
        core.call("events.subscribe", topics=[{"type": "documents"}, {"type": "appGroup"}])
        assert (live["result"]["on"], live["result"]["source"]) == (False, "stale")
        # No host has offered the method yet, so the core can't request the document.
        assert core.said() == []
        assert "result" in core.ask(PROVIDE)
        asked = core.receive()
        assert (asked["method"], asked["params"]) == ("host.config.fetch", {"document": "AppConfig"})
        # However many requests read the stale document, the core requests it once, and no reply waits for it.
        for method, params in READS * 20:
            assert core.call(method, **params)["source"] == "stale"
        assert core.said() == []
        core.send(answer(asked, True))
        lines = core.said()
        (result,) = changed(lines)[live["live"]]
        assert (result["on"], result["source"]) == (True, "fresh")
        events = {(event["type"], tuple(event["fields"])) for event in told(lines)}
        assert events == {("documents", ("AppConfig",)), ("appGroup", ("flags",))}
        assert core.call("policy.flag", name="a")["source"] == "fresh" and core.said() == []


@pytest.mark.parametrize("method, params", READS + SILENT_READS)
def test_whoever_reads_what_is_stale_has_it_asked_for(stale, method, params):
    with Core(stale, *at(HOUR - 10)) as core:
        assert "result" in core.ask(PROVIDE) and core.said() == []
        # The clock advances by a millisecond with each request.
        core.send(*[request(method, params, number) for number in range(20)])
        lines = [line for line in core.said() if "id" in line]
        (asked,) = [line for line in lines if "method" in line]
        assert asked["method"] == "host.config.fetch"
        answers = [line["result"] for line in lines if "method" not in line]
        if (method, params) in READS:
            assert (answers[0]["source"], answers[-1]["source"]) == ("fresh", "stale")
    with offered(stale) as core:
        answer = core.call(method, **params)
        assert core.said() == [] and ((method, params) in SILENT_READS or answer["source"] == "stale")


def test_promotions_are_asked_for_alike(data):
    keep(data, "IAPPromo", {"promotions": []})
    with offered(data) as core:
        assert [asked["params"]["document"] for asked in provide(core)] == ["AppConfig", "IAPPromo"]


def test_a_first_launch_fetches_both_documents(data):
    promotions = {"promotions": [{"id": "p", "productId": "p"}]}
    with Core(data, *at()) as core:
        live = core.call("live.open", query={"method": "policy.flag", "params": {"name": "a"}})
        assert (live["result"]["on"], live["result"]["source"]) == (False, "default")
        config, promo = provide(core)
        assert [asked["method"] for asked in (config, promo)] == ["host.config.fetch"] * 2
        assert [asked["params"]["document"] for asked in (config, promo)] == ["AppConfig", "IAPPromo"]
        # No reply waits for the host, and no document is requested twice.
        for method, params in READS * 20:
            assert core.call(method, **params)["source"] == "default"
        assert core.call("policy.promotions.list", version="1")["promotions"] == []
        assert core.said() == []
        core.send(answer(config, True), {"jsonrpc": "2.0", "id": promo["id"], "result": {"document": promotions}})
        *_, result = changed(core.said())[live["live"]]
        assert (result["on"], result["source"]) == (True, "fresh")
        assert [one["id"] for one in core.call("policy.promotions.list", version="1")["promotions"]] == ["p"]
    # The next run of the core has stored the documents, and requests none.
    with Core(data, *at(1000)) as core:
        assert core.call("policy.flag", name="a")["on"] and provide(core) == []


def test_a_host_without_documents_is_asked_again_in_a_minute(tmp_path):
    """A program reads the flags every ten seconds."""
    first = [
        PROVIDE,
        *({"jsonrpc": "2.0", "id": 1_000_000_001 + n, "error": {"code": 1, "message": "no"}} for n in (0, 1)),
    ]
    blocks = [("2026-01-01T00:00:00Z", *first)]
    blocks += [(instant(tens * 10_000 + 100), request("policy.flags", id=tens)) for tens in range(1, 8)]
    found = transcript(tmp_path / "t.rpc", *blocks)
    asked = [tens for tens, lines in enumerate(found) if any("method" in line for line in lines)]
    assert asked == [0, 6]


def test_what_is_fresh_or_a_file_s_is_not_asked_for(stale, tmp_path):
    config = tmp_path / "config.json"
    config.write_text('{"flags":{"a":true}}')
    for words in ([*at(1000)], [*at(2 * HOUR), "--app-config", str(config)]):
        with Core(stale, *words) as core:
            assert "result" in core.ask(PROVIDE)
            core.call("policy.flags")
            assert core.said() == []


def test_a_group_that_is_served_again_asks_once(stale):
    """If a document is read in one chunk with writes, the core requests a new one after the commit."""
    with offered(stale) as core:
        assert "result" in core.ask(PROVIDE)
        core.send({"jsonrpc": "2.0", "id": core.receive()["id"], "error": {"code": 1, "message": "no"}})
        core.send(*[request("companies.create", {"name": "A"}, n) for n in range(3)], request("policy.flags", id="f"))
        assert [core.receive()["id"] for _ in range(4)] == [0, 1, 2, "f"]
        # The host has just failed, so it is not asked again yet.
        assert core.said() == []


@pytest.mark.parametrize("failure", [{"error": {"code": 1, "message": "no"}}, {"result": {"document": 5}}])
def test_a_host_that_fails_is_asked_less_and_less_often(tmp_path, failure):
    """A program reads the flags each minute for three hours, and the host always fails."""
    documents = [{"maxAge": 60}, {"promotions": [], "maxAge": 31536000}]
    first = [
        PROVIDE,
        *({"jsonrpc": "2.0", "id": 1_000_000_001 + n, "result": {"document": documents[n]}} for n in (0, 1)),
    ]
    blocks = [("2026-01-01T00:00:00Z", *first)]
    asks = [0, 1, 3, 7, 15, 31, 63, 123, 183]
    number = 1_000_000_002
    for minute in range(200):
        sent = [request("policy.flags", id=minute)] * 2
        if minute in asks:
            number += 1
            sent.append({"jsonrpc": "2.0", "id": number, **failure})
            sent.append(request("policy.flags", id=minute))
        # The step is a little longer than a minute, because the clock also advances by a millisecond with each line.
        blocks.append((instant(2 * HOUR + minute * 60_020), *sent))
    found = transcript(tmp_path / "t.rpc", *blocks)[1:]
    asked = [minute for minute, lines in enumerate(found) if any("method" in line for line in lines)]
    assert asked == asks
    assert sum(minute < 60 for minute in asked) <= 8
    assert all(line["result"]["source"] == "stale" for lines in found for line in lines if "result" in line)


def test_a_document_that_is_composed_in_another_way_is_another(core):
    provide(core)
    core.call("events.subscribe", topics=[{"type": "documents"}])
    for number, (name, isNew) in enumerate([("\u00e9", True), ("e\u0301", True), ("e\u0301", False)]):
        core.send(request("policy.refresh", {"document": "AppConfig", **PATIENT}, number))
        asked = core.receive()
        core.send({"jsonrpc": "2.0", "id": asked["id"], "result": {"document": {"flags": {name: True}}}})
        assert len(told(line for line in core.said() if "method" in line)) == isNew


def test_an_answer_whose_commit_failed_is_not_asked_for_again_at_once(stale):
    with offered(stale) as core:
        assert core.call("policy.flags")["source"] == "stale"
        # Without the file of the store, no commit succeeds.
        (stale / "device.sqlite").rename(stale / "moved.sqlite")
        assert "result" in core.ask(PROVIDE)
        core.send(answer(core.receive(), True))
        for method, params in READS * 5:
            assert core.call(method, **params)["source"] == "stale"
        assert core.said() == []
    (stale / "moved.sqlite").rename(stale / "device.sqlite")
    with offered(stale, 2 * HOUR + 60_000) as core:
        assert "result" in core.ask(PROVIDE)
        core.send(answer(core.receive(), True))
        assert core.call("policy.flag", name="a")["source"] == "fresh"


@pytest.mark.parametrize(("age", "pause"), [(0, 1), (10, 10), (600, 600)])
def test_what_is_stale_sooner_than_a_minute_is_fetched_sooner(data, age, pause):
    """Two successful fetches are a minute apart, or `maxAge` if that is shorter."""
    for milliseconds, is_asked in ((pause * 1000 - 10, age == 0), (pause * 1000 + 10, True)):
        # Each case has its own data directory. After a host has not answered, the next process also asks it less often.
        here = data / str(milliseconds)
        keep(here, "IAPPromo", {"promotions": [], "maxAge": 31536000})
        keep(here, "AppConfig", {"maxAge": age})
        with Core(here, *at(milliseconds)) as core:
            assert "result" in core.ask(PROVIDE)
            core.call("policy.flags")
            assert any(line.get("method") == "host.config.fetch" for line in core.said()) is is_asked
