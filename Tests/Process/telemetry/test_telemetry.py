"""The data that the app sends to its maker: none, unless the user allows it."""

import pytest

from support.apple import Device
from support.core import REPEATABLE
from support.model import pings

SEND = "host.telemetry.send"


def device(data=":memory:", *options, sent=None, on=True, **answers):
    def take(params):
        if sent is not None:
            sent.append(params)
        return {}

    core = Device(data, *REPEATABLE, *options, offer=[SEND], **{"telemetry_send": take, **answers})
    if on:
        core.call("settings.set", values={"telemetryEnabled": True})
    return core


def track(core, count, first=0):
    for number in range(first, first + count):
        assert core.call("telemetry.track", name="screen.viewed", properties={"seconds": number})["waits"]


def numbers(batch):
    return [event["properties"]["seconds"] for event in batch["events"]]


def test_while_it_is_off_a_host_that_offers_it_gets_no_call_in_a_whole_day():
    """The test also checks the other requests that the core sends by itself, and tracks more events than a batch
    has."""
    with device(on=False) as core:
        for hour in range(24):
            for _ in range(5):
                done = core.call("telemetry.track", name="feature.used", properties={"feature": "x"})
                assert done == {"waits": False}
            core.call("journal.beans.create", name=f"Beans {hour}")
            core.sign_in()
            pings(core, 2_600)
        core.call("settings.set", values={"telemetryEnabled": True})
        core.call("settings.set", values={"telemetryEnabled": False})
        assert core.asked(SEND) == [] and core.close() == 0


@pytest.mark.slow
def test_twenty_are_sent_at_once_and_fewer_after_a_minute():
    sent = []
    with device(sent=sent) as core:
        track(core, 19)
        assert core.said() == [] and sent == []
        track(core, 1, 19)
        core.said()
        assert [numbers(batch) for batch in sent] == [list(range(20))]
        assert set(sent[0]["events"][0]) == {"name", "properties", "at"}
        track(core, 2, 20)
        pings(core, 59_000)
        assert len(sent) == 1
        pings(core, 2_000)
        core.said()
        assert [numbers(batch) for batch in sent[1:]] == [[20, 21]]
        assert sent[0]["installation"] == sent[1]["installation"]


def test_switching_it_off_deletes_what_waits_and_who_it_was(data):
    sent = []
    with device(data, sent=sent) as core:
        track(core, 25)
        core.said()
        core.call("settings.set", values={"telemetryEnabled": False})
        assert core.call("telemetry.track", name="app.opened") == {"waits": False}
        core.call("settings.set", values={"telemetryEnabled": True})
        track(core, 20, 100)
        core.said()
        assert [numbers(batch) for batch in sent] == [list(range(20)), list(range(100, 120))]
        assert sent[0]["installation"] != sent[1]["installation"]
        core.call("settings.reset", keys=["telemetryEnabled"])
        assert core.call("telemetry.track", name="app.opened") == {"waits": False}
    assert not any(b"screen.viewed" in path.read_bytes() for path in data.glob("*.sqlite"))


def test_a_host_that_fails_or_is_gone_delays_nothing_and_a_thousand_wait():
    sent = []
    with device(telemetry_send=lambda _: {"code": 1, "message": "offline"}) as core:
        track(core, 1_030)
        # The host was asked once, and refused. The core waits a minute before it asks again.
        assert len(core.asked(SEND)) == 1

        def take(params):
            sent.append(params)
            return {}

        core.answers["telemetry_send"] = take
        core.provide(SEND)
        track(core, 1, 1_030)
        while len(sent) < 50:
            core.said()
        core.said()
        # The oldest entries were dropped. Entries that do not fill a batch wait for a minute.
        assert [number for batch in sent for number in numbers(batch)] == list(range(30, 1_030))
    with Device(":memory:", *REPEATABLE) as core:
        core.call("settings.set", values={"telemetryEnabled": True})
        track(core, 45)
        core.answers["telemetry_send"] = take
        sent.clear()
        core.provide(SEND)
        while len(sent) < 2:
            core.said()
        core.said()
        # Entries that waited for a host are sent in batches. The rest wait for a minute.
        assert [numbers(batch) for batch in sent] == [list(range(20)), list(range(20, 40))]


@pytest.mark.parametrize(
    ("params", "pointer"),
    [
        ({"name": "no.such"}, "/name"),
        ({"name": "app.opened", "properties": {"user": "Ada"}}, "/properties/user"),
        ({"name": "app.opened", "properties": {"source": 5}}, "/properties/source"),
        ({"name": "app.opened", "properties": {"source": "x" * 101}}, "/properties/source"),
        ({"name": "app.opened", "properties": {"source": {"a": "b"}}}, "/properties/source"),
        ({"name": "app.opened", "properties": {"source": None}}, "/properties/source"),
        ({"name": "feature.used", "properties": {"first": "yes"}}, "/properties/first"),
        ({"name": "screen.viewed", "properties": {"seconds": "7"}}, "/properties/seconds"),
        ({"name": "screen.viewed", "properties": []}, "/properties"),
    ],
)
def test_what_is_not_declared_is_refused(core, params, pointer):
    error = core.refused("telemetry.track", **params)
    assert [problem["pointer"] for problem in error["data"]["problems"]] == [pointer]


def test_the_list_is_data(tmp_path):
    (tmp_path / "names.json").write_text(
        '{"events":[{"name":"till.opened","properties":[{"key":"cash","type":"boolean"}]}]}'
    )
    with device(":memory:", "--telemetry-names", str(tmp_path / "names.json")) as core:
        assert core.call("telemetry.track", name="till.opened", properties={"cash": True})["waits"]
        assert [event["name"] for event in core.call("telemetry.names")["events"]] == ["till.opened"]
        assert core.refused("telemetry.track", name="app.opened")["data"]["kind"] == "invalidParams"
