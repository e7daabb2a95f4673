"""mainspring widget --host: the command asks the program that shows the widget for what the app group's file lacks."""

import json
import signal

import pytest

from support.core import BINARY, PATIENCE, Core, run
from support.people import HOUR, START, at
from support.widget_scenes import core_at, forecast, locate, provide, reasons, reply_to, timeline

SOON = START + 1000
HERE = {"latitude": 52.52, "longitude": 13.405}
WEATHER, NAME = "host.weather.hourly", "host.geocode.reverse"
BOTH = f"{WEATHER},{NAME}"
PLACE = {"name": "Mitte"}


class Widget(Core):
    """The command, whose host is the test."""

    def __init__(self, data, now=SOON, host=BOTH, *words):
        self.begin([BINARY, "widget", "--data", str(data), "--clock", at(now), "--host", host, *words])

    def answer(self, asked, result):
        self.send(reply_to(asked, result))

    def shown(self):
        """Returns the timeline, which is the last line."""
        line = self.receive()
        assert "jsonrpc" not in line, line
        assert self.process.stdout.read() == b"" and self.process.wait(PATIENCE) == 0
        return line


@pytest.fixture
def file(data):
    """A directory whose file has the device's place, without a name, and no weather."""
    with core_at(data) as core:
        locate(core)
    return data


def with_weather(data, **more):
    with core_at(data, START + 10) as core:
        provide(core)
        timeline(core, forecast(HERE, **more))


def test_weather_and_name_are_asked_for_at_once(file):
    with Widget(file) as widget:
        first, second = widget.receive(), widget.receive()
        assert (first["method"], second["method"]) == (WEATHER, NAME)
        assert first["params"] == {"latitude": 52.52, "longitude": 13.405, "hours": 48}
        assert second["params"] == HERE
        widget.answer(second, PLACE)
        widget.answer(first, forecast(HERE))
        shown = widget.shown()
    assert reasons(shown) == [] and shown["source"] == "fresh" and len(shown["entries"]) == 12
    assert shown["place"]["name"] == "Mitte"
    # The expected output is the reply of a core with the same host.
    with Core(file, "--clock", at(SOON)) as core:
        provide(core, WEATHER, NAME)
        core.send({"jsonrpc": "2.0", "id": 1, "method": "widgets.timeline", "params": {}})
        asked = {line["method"]: line for line in (core.receive(), core.receive())}
        core.send(reply_to(asked[NAME], PLACE), reply_to(asked[WEATHER], forecast(HERE)))
        assert core.receive()["result"] | {"refresh": shown["refresh"]} == shown


def test_the_weather_does_not_wait_for_the_name(file):
    with Widget(file, SOON, BOTH, "--hours", "3") as widget:
        weather, _ = widget.receive(), widget.receive()
        widget.answer(weather, forecast(HERE))
        shown = widget.shown()
    assert reasons(shown) == [("nameMissing", None)] and len(shown["entries"]) == 3


def test_where_the_weather_is_new_the_name_alone_is_asked_for(file):
    with_weather(file)
    with Widget(file, START + 60_000) as widget:
        asked = widget.receive()
        assert asked["method"] == NAME
        widget.answer(asked, PLACE)
        shown = widget.shown()
    assert (reasons(shown), shown["source"], shown["place"]["name"]) == ([], "fresh", "Mitte")


def test_where_all_is_known_nothing_is_asked(file):
    with_weather(file, name="Mitte")
    with Core(file, "--clock", at(START + 20)) as core:
        provide(core, NAME)
        core.send({"jsonrpc": "2.0", "id": 1, "method": "widgets.timeline", "params": {}})
        for line in (core.receive(), core.receive()):
            if "method" in line:
                core.send(reply_to(line, PLACE))
        core.call("system.ping")
    with Widget(file, START + 60_000) as widget:
        assert reasons(widget.shown()) == []


def test_a_last_answer_may_lack_its_end(file):
    with Widget(file, SOON, WEATHER) as widget:
        asked = widget.receive()
        widget.process.stdin.write(json.dumps(reply_to(asked, forecast(HERE))).encode())
        widget.process.stdin.close()
        assert reasons(widget.shown()) == []


def test_a_host_that_asks_and_does_not_read(file):
    """The command sends it no replies, so the command does not wait until the host reads."""
    with Widget(file, SOON, WEATHER) as widget:
        asked = widget.receive()
        widget.send(*[{"jsonrpc": "2.0", "id": number, "method": "nope"} for number in range(50_000)])
        widget.send(b"{" * 10_000)
        widget.answer(asked, forecast(HERE))
        assert reasons(widget.shown()) == []


@pytest.mark.parametrize("ending", ["error", "end", "nonsense", "late"])
def test_weather_that_does_not_come(file, ending):
    """The stored weather is shown, with the reason why there is no newer one."""
    with_weather(file)
    words = ["--deadline", "1"] if ending == "late" else []
    with Widget(file, START + 5 * HOUR, WEATHER, *words) as widget:
        asked = widget.receive()
        if ending == "error":
            widget.answer(asked, RuntimeError({"code": 1, "message": "no network"}))
        if ending == "nonsense":
            widget.send(b"{", b"[]", {"jsonrpc": "2.0", "id": 7, "result": {}})
            widget.answer(asked, {"hours": []})
        if ending == "end":
            widget.process.stdin.close()
        while "jsonrpc" in (shown := widget.receive()):
            # A malformed line gets an error. At the end, the host is told that its answer is not needed any more.
            assert "error" in shown or shown["method"] == "host.cancel", shown
        assert widget.process.wait(PATIENCE) == 0
    ((reason, error),) = reasons(shown)
    assert (reason, shown["source"]) == ("weatherStale", "stale") and len(shown["entries"]) == 12
    reasons_of = {"error": "hostError", "end": "hostUnavailable", "nonsense": "hostFault", "late": "hostTimeout"}
    assert error == reasons_of[ending]


def test_without_a_place_nobody_is_asked(data):
    with core_at(data) as core:
        core.call("appGroup.set", name="app.a", value=1)
    with Widget(data) as widget:
        assert reasons(widget.shown()) == [("devicePlaceUnknown", None)]


def test_a_signal_ends_the_wait(file):
    with Widget(file) as widget:
        widget.receive(), widget.receive()
        widget.process.send_signal(signal.SIGTERM)
        assert [reason for reason, _ in reasons(widget.shown())] == ["weatherMissing", "nameMissing"]


@pytest.mark.parametrize(
    "words, hint",
    [
        (["--host", "host.weather.hourli"], "did you mean host.weather.hourly?"),
        (["--host", "host.weather.hourly,"], ""),
        (["--host", "host.ping"], "--host must name host.weather.hourly or host.geocode.reverse, not host.ping"),
        (["--deadline", "0"], "--deadline must be a number of milliseconds from 1 to 600000"),
    ],
)
def test_bad_usage(file, words, hint):
    done = run("widget", "--data", str(file), *words)
    assert (done.returncode, hint in done.stderr.decode()) == (64 if hint else 0, True)
