"""The ready-made host in Python: a front end talks to it as to the core, and gets the weather."""

import http.server
import importlib.util
import json
import os
import re
import signal
import socket
import subprocess
import sys
import threading
import time
import urllib.parse

import jsonschema
import pytest

from support.core import BINARY, PATIENCE, PATIENT, REPEATABLE, ROOT, Core, request, run

PROGRAM = ROOT / "Clients/python/weather_host.py"
SAMPLE = ROOT / "Clients/python/weather.json"
BERLIN = {"latitude": 52.52, "longitude": 13.405}
NEW_YEAR = 1_767_225_600
# Options of a host whose weather provider may take a long time.
UNHURRIED = ("--timeout", f"{PATIENCE}")

spec = importlib.util.spec_from_file_location("weather_host", PROGRAM)
weather_host = importlib.util.module_from_spec(spec)
sys.dont_write_bytecode = True
# The modules that the host shares with other hosts are in the same folder.
sys.path.insert(0, str(PROGRAM.parent))
spec.loader.exec_module(weather_host)


class Hosted(Core):
    """A core behind the host program."""

    def __init__(self, *words, data=":memory:", options=REPEATABLE):
        self.begin([sys.executable, str(PROGRAM), "--core", BINARY, *words, "--", "--data", str(data), *options])


@pytest.fixture
def hosted():
    with Hosted("--recorded", str(SAMPLE)) as core:
        yield core


class Forecast(http.server.ThreadingHTTPServer):
    """A server on loopback that speaks Open-Meteo's format; `behave` may answer in its place."""

    daemon_threads = True

    def __init__(self):
        self.paths, self.behave = [], None
        super().__init__(("127.0.0.1", 0), Handler)
        threading.Thread(target=self.serve_forever, daemon=True).start()

    @property
    def url(self):
        return f"http://127.0.0.1:{self.server_port}/v1/forecast"


class Handler(http.server.BaseHTTPRequestHandler):
    def do_GET(self):
        path, _, query = self.path.partition("?")
        asked = {name: values[0] for name, values in urllib.parse.parse_qs(query, strict_parsing=True).items()}
        self.server.paths.append((path, asked))
        if self.server.behave:
            return self.server.behave(self)
        self.say(200, forecast(asked))

    def say(self, status, body):
        body = body if isinstance(body, bytes) else json.dumps(body).encode()
        self.send_response(status)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        pass


def forecast(asked):
    """Returns an answer as https://api.open-meteo.com/v1/forecast sends it."""
    found = {
        "latitude": round(float(asked["latitude"]) + 0.01, 4),
        "longitude": float(asked["longitude"]),
        "generationtime_ms": 0.03,
        "utc_offset_seconds": 0,
        "timezone": "GMT",
        "elevation": 38.0,
    }
    if "current" in asked:
        found |= {
            "current_units": {
                "time": "unixtime",
                "temperature_2m": "\u00b0C",
                "relative_humidity_2m": "%",
                "weather_code": "wmo code",
            },
            "current": {
                "time": NEW_YEAR - 900,
                "interval": 900,
                "temperature_2m": 21.6,
                "relative_humidity_2m": 57,
                "weather_code": 63,
            },
        }
    if "hourly" in asked:
        count = int(asked["forecast_hours"])
        found |= {
            "hourly_units": {"time": "unixtime", "temperature_2m": "\u00b0C"},
            "hourly": {
                "time": [NEW_YEAR + 3600 * hour for hour in range(count)],
                "temperature_2m": [None if hour == 1 else hour / 2 for hour in range(count)],
                "weather_code": [3] * count,
            },
        }
    return found


@pytest.fixture
def forecasts():
    server = Forecast()
    yield server
    server.shutdown()
    server.server_close()


def test_recorded_weather(hosted):
    result = hosted.call("weather.current", **BERLIN, **PATIENT, scale="humanus")
    assert (
        result["place"] == BERLIN | {"name": "Berlin", "timeZone": None}
        and result["condition"] == "overcast"
        and not result["stale"]
    )
    assert result["temperature"] == hosted.call(
        "temperature.convert", value=result["celsius"], **{"from": "celsius", "to": "humanus"}
    )
    hours = hosted.call("weather.hourly", **BERLIN, **PATIENT, hours=48)["hours"]
    assert len(hours) == 48 and hours[0]["at"] == "2026-01-01T00:00:00.000Z"
    # A place near the recorded one gets its weather. Other places get none.
    assert hosted.call("weather.current", latitude=52.4, longitude=13.5)["place"]["name"] == "Berlin"
    assert hosted.refused("weather.current", latitude=0, longitude=0)["data"]["error"] == {
        "code": 1,
        "message": "no weather is recorded within 25 km",
    }
    assert hosted.said() == []


def test_the_sample_is_what_a_host_may_answer():
    document = json.loads(run("openrpc").stdout)
    described = {one["name"]: one["result"]["schema"] for one in document["x-host"]}
    recorded = weather_host.Recorded(SAMPLE)
    for place in recorded.places:
        for name, result in (
            ("host.weather.current", recorded.current(place["latitude"], place["longitude"])),
            ("host.weather.hourly", recorded.hourly(place["latitude"], place["longitude"], 48)),
        ):
            jsonschema.Draft202012Validator({"components": document["components"], **described[name]}).validate(result)


def test_a_recording_that_is_moved_to_this_hour():
    recorded = weather_host.Recorded(SAMPLE, shift=True, now=lambda: NEW_YEAR + 86_400 + 1800)
    assert recorded.hourly(**BERLIN, hours=2)["hours"][0]["at"] == "2026-01-02T00:00:00.000Z"
    assert recorded.current(**BERLIN)["observedAt"] == "2026-01-02T00:30:00.000Z"
    with Hosted("--recorded", str(SAMPLE), "--shift", options=[]) as core:
        # As the article on the weather says: the weather is not stale, and no hour is missing.
        assert core.call("weather.current", **BERLIN, **PATIENT)["stale"] is False
        assert core.call("weather.hourly", **BERLIN, **PATIENT)["fallbacks"] == []
        assert len(core.call("weather.hourly", **BERLIN, **PATIENT, hours=48)["hours"]) >= 47


def test_open_meteo(forecasts):
    with Hosted("--open-meteo", forecasts.url, *UNHURRIED) as core:
        assert core.call("weather.current", **BERLIN, **PATIENT) == {
            "place": {"latitude": 52.53, "longitude": 13.405, "name": None, "timeZone": None},
            "celsius": 21.6,
            "temperature": {"value": 21.6, "scale": "celsius", "extrapolated": False},
            "condition": "rain",
            "humidity": 0.57,
            "observedAt": "2025-12-31T23:45:00.000Z",
            "more": None,
            "stale": True,
            "age": 900_002,
            "fetchedAt": "2026-01-01T00:00:00.002Z",
            "refreshFailure": None,
        }
        hours = core.call("weather.hourly", **BERLIN, **PATIENT, hours=48)["hours"]
        # An hour without a temperature is left out.
        assert [hour["celsius"] for hour in hours] == [0, *(hour / 2 for hour in range(2, 48))] and {
            hour["condition"] for hour in hours
        } == {"overcast"}
    coordinates = {"latitude": "52.52", "longitude": "13.405", "timeformat": "unixtime"}
    assert forecasts.paths == [
        ("/v1/forecast", coordinates | {"current": "temperature_2m,relative_humidity_2m,weather_code"}),
        ("/v1/forecast", coordinates | {"hourly": "temperature_2m,weather_code", "forecast_hours": "48"}),
    ]


def test_a_url_with_a_key_and_other_units(forecasts):
    def behave(handler):
        answer = forecast(forecasts.paths[-1][1])
        answer["current_units"]["temperature_2m"] = "\u00b0F"
        answer["current"] |= {"temperature_2m": 70, "relative_humidity_2m": None, "weather_code": 42}
        handler.say(200, answer)

    forecasts.behave = behave
    with Hosted("--open-meteo", forecasts.url + "?apikey=secret") as core:
        result = core.call("weather.current", **BERLIN, **PATIENT)
        assert (result["celsius"], result["humidity"], result["condition"]) == (21.111111111, None, None)
    assert forecasts.paths[0][1]["apikey"] == "secret"


@pytest.mark.parametrize(
    "status, body, words",
    [
        (400, {"error": True, "reason": "Latitude must be in range"}, "answered 400: Latitude must be in range"),
        (500, b"oops", "answered 500: Internal Server Error"),
        (429, {"reason": None}, "answered 429"),
        (404, [], "answered 404"),
        (200, b"not json", "not JSON"),
        (200, b"[1]", "not an object"),
        (200, b"\xff", "not JSON"),
        (200, {}, "can't be understood (KeyError"),
        (200, {"latitude": 1, "longitude": 2, "current": None}, "can't be understood (TypeError"),
        (200, {"latitude": 1, "longitude": 2, "current": {"temperature_2m": 1, "time": "now"}}, "can't be understood"),
        (200, {"latitude": 1, "longitude": 2, "current": {"temperature_2m": 1, "time": 1e300}}, "can't be understood"),
        (200, 1 << 23, "too long"),
    ],
)
def test_errors_of_the_provider(forecasts, status, body, words):
    forecasts.behave = lambda handler: handler.say(status, b"x" * body if isinstance(body, int) else body)
    with Hosted("--open-meteo", forecasts.url, *UNHURRIED) as core:
        error = core.refused("weather.current", **BERLIN, **PATIENT)
        assert (
            error["data"]["kind"] == "hostError"
            and error["data"]["error"]["code"] == 1
            and words in error["data"]["error"]["message"]
        )
        forecasts.behave = None
        assert core.call("weather.current", **BERLIN, **PATIENT)["celsius"] == 21.6


@pytest.mark.parametrize(
    "change",
    [
        {"latitude": "NaN"},
        {"current": {"temperature_2m": None, "time": 0}},
        {"current": {"temperature_2m": "hot", "time": 0}},
        {"latitude": -52},
    ],
)
def test_what_the_provider_says_is_checked_by_the_core(forecasts, change):
    forecasts.behave = lambda handler: handler.say(200, forecast(forecasts.paths[-1][1]) | change)
    with Hosted("--open-meteo", forecasts.url, *UNHURRIED) as core:
        assert core.refused("weather.current", **BERLIN, **PATIENT)["data"]["kind"] == "hostFault"


def drip(handler):
    """Sends a byte now and then, without end."""
    handler.send_response(200)
    handler.end_headers()
    try:
        while True:
            handler.wfile.write(b" ")
            handler.wfile.flush()
            time.sleep(0.05)
    except OSError:
        pass


@pytest.mark.parametrize("behave", [lambda handler: threading.Event().wait(PATIENCE), drip])
def test_a_timeout_is_kept(forecasts, behave):
    forecasts.behave = behave
    with Hosted("--open-meteo", forecasts.url, "--timeout", "0.2") as core:
        assert (
            core.refused("weather.current", **BERLIN, **PATIENT)["data"]["error"]["message"]
            == "the provider did not answer within 0.2 s"
        )


def test_a_provider_that_is_not_there_or_hangs_up(forecasts):
    with socket.socket() as unused:
        unused.bind(("127.0.0.1", 0))
        with Hosted("--open-meteo", f"http://127.0.0.1:{unused.getsockname()[1]}/") as core:
            assert "can't be reached" in core.refused("weather.current", **BERLIN, **PATIENT)["message"]
    forecasts.behave = lambda handler: handler.wfile.write(b"nonsense\r\n\r\n")
    with Hosted("--open-meteo", forecasts.url, *UNHURRIED) as core:
        assert "can't be reached" in core.refused("weather.current", **BERLIN, **PATIENT)["message"]


def test_many_at_once_and_nothing_else_waits(forecasts):
    gate = threading.Event()

    def behave(handler):
        gate.wait(PATIENCE)
        handler.say(
            200,
            forecast(forecasts.paths[-1][1])
            | {"latitude": float(urllib.parse.parse_qs(handler.path.partition("?")[2])["latitude"][0])},
        )

    forecasts.behave = behave
    with Hosted("--open-meteo", forecasts.url, *UNHURRIED) as core:
        core.send(
            *(
                request("weather.current", {"latitude": number % 20, "longitude": 0, **PATIENT}, number)
                for number in range(200)
            )
        )
        assert core.said() == [] and core.call("system.ping") == {}
        gate.set()
        assert sorted(core.receive()["id"] for _ in range(200)) == list(range(200))
    assert len(forecasts.paths) == 20


def test_a_cancelled_request(forecasts):
    gate = threading.Event()
    forecasts.behave = lambda handler: (gate.wait(PATIENCE), handler.say(200, forecast(forecasts.paths[0][1])))
    with Hosted("--open-meteo", forecasts.url, *UNHURRIED) as core:
        core.send(request("weather.current", BERLIN | PATIENT, "a"))
        assert core.said() == []
        core.call("rpc.cancel", id="a")
        # The core's request to cancel is for this host, so the front end does not receive it.
        assert [line["id"] for line in core.said()] == ["a"]
        gate.set()
        assert core.said() == []


def test_what_the_front_end_offers_stands_beside_the_weather(hosted):
    assert hosted.call("host.provide", capabilities=["host.ping", "host.dream"]) == {
        "used": ["host.ping", "host.weather.current", "host.weather.hourly"],
        "unknown": ["host.dream"],
        "suggestions": [],
    }
    asked = hosted.ask(request("host.check", {"text": "x"}, "c"))
    assert asked["method"] == "host.ping"
    assert hosted.ask({"jsonrpc": "2.0", "id": asked["id"], "result": {"text": "x"}})["result"]["same"]
    assert hosted.call("weather.current", **BERLIN, **PATIENT)["place"]["name"] == "Berlin"
    # Params by position, in a batch, and spelled with escapes.
    reply = hosted.ask(
        [
            request("temperature.convert", [1.50, "celsius", "kelvin"], "t"),
            request("host.provide", [["host.ping"]], "p"),
            request("system.ping", id="x"),
        ]
    )
    assert [one["id"] for one in reply] == ["t", "p", "x"] and len(reply[1]["result"]["used"]) == 3
    assert (
        len(
            hosted.ask(b'{"jsonrpc":"2.0","id":1,"method":"host\\u002eprovide","params":{"capabilities":[]}}')[
                "result"
            ]["used"]
        )
        == 2
    )
    assert hosted.refused("host.provide", capabilities="all")["data"]["problems"][0]["pointer"] == "/capabilities"
    assert hosted.refused("host.provide", x=1)["code"] == -32602
    for params in ({"capabilities": None}, {}, [None], [], None):
        assert len(hosted.ask(request("host.provide", params))["result"]["used"]) == 2


def test_a_front_end_that_knows_the_weather_is_asked_itself(hosted):
    hosted.call("host.provide", capabilities=["host.weather.current"])
    asked = hosted.ask(request("weather.current", BERLIN | PATIENT, "a"))
    assert asked["method"] == "host.weather.current"
    hosted.call("rpc.cancel", id="a")
    assert [line.get("method") for line in hosted.said()] == [None, "host.cancel"]
    # The hourly weather still comes from this host program, and not from the front end.
    assert hosted.call("weather.hourly", **BERLIN, **PATIENT)["place"]["name"] == "Berlin"
    hosted.call("host.provide", capabilities=[])
    assert hosted.call("weather.current", **BERLIN, **PATIENT)["place"]["name"] == "Berlin"


def test_everything_else_passes_byte_for_byte(tmp_path):
    lines = b"\n".join(
        [
            b'{"jsonrpc":"2.0","id":1.50,"method":"system.ping"}',
            b"",
            b"  ",
            b"not json",
            b"[]",
            b'{"jsonrpc":"2.0","id":"\xc3\xa9","method":"nothing"}',
            b'[{"jsonrpc":"2.0","id":1e2,"method":"system.ping"},5]',
            b"\xff\xfe",
            b'{"jsonrpc":"2.0","id":2,"method":"host.provide"',
            b'[{"jsonrpc":"2.0","id":3,"method":"host.provide"',
            b'{"jsonrpc":"2.0","id":"weather","method":"temperature.scales"}',
        ]
    )
    plain = subprocess.run(
        [BINARY, "serve", "--data", ":memory:", *REPEATABLE], input=lines, capture_output=True, timeout=60
    )
    through = subprocess.run(
        [sys.executable, PROGRAM, "--recorded", SAMPLE, "--core", BINARY, "--", "--data", ":memory:", *REPEATABLE],
        input=lines,
        capture_output=True,
        timeout=PATIENCE,
    )
    assert through.stdout == plain.stdout and through.returncode == 0 and through.stderr == plain.stderr


def test_all_is_answered_before_the_end(forecasts):
    """The input has ended before the weather arrives."""
    gate = threading.Event()
    forecasts.behave = lambda handler: (gate.wait(PATIENCE), handler.say(200, forecast(forecasts.paths[0][1])))
    asked = BERLIN | PATIENT
    with Hosted("--open-meteo", forecasts.url, *UNHURRIED, options=[]) as core:
        core.send(*(request("weather.current", asked, number) for number in range(500)))
        core.process.stdin.close()
        gate.set()
        replies = [json.loads(line) for line in core.process.stdout.read().splitlines()]
        assert core.process.wait(PATIENCE) == 0
    assert [reply["id"] for reply in replies] == list(range(500)) and all("result" in reply for reply in replies)


@pytest.mark.slow
def test_much_more_than_pipes_hold_in_both_directions():
    lines = b"".join(
        json.dumps(request("weather.current", {"latitude": number % 50, "longitude": 0, **PATIENT}, number)).encode()
        + b"\n"
        for number in range(20_000)
    )
    done = subprocess.run(
        [sys.executable, PROGRAM, "--recorded", SAMPLE, "--core", BINARY, "--", "--data", ":memory:"],
        input=lines,
        capture_output=True,
        timeout=PATIENCE,
    )
    assert (
        sorted(json.loads(line)["id"] for line in done.stdout.splitlines()) == list(range(20_000))
        and done.returncode == 0
    )


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_signals_end_both(number):
    core = Hosted("--recorded", str(SAMPLE))
    core.call("system.ping")
    core.process.send_signal(number)
    assert core.process.wait(PATIENCE) == 0 and core.process.stdout.read() == b""


def test_the_exit_code_is_the_core_s(tmp_path):
    file = tmp_path / "file"
    file.write_text("")
    done = subprocess.run(
        [sys.executable, PROGRAM, "--recorded", SAMPLE, "--core", BINARY, "--", "--data", str(file)],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        timeout=PATIENCE,
    )
    assert done.returncode == run("serve", "--data", str(file)).returncode != 0


def test_a_front_end_that_is_gone():
    process = subprocess.Popen(
        [sys.executable, PROGRAM, "--recorded", SAMPLE, "--core", BINARY, "--", "--data", ":memory:"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    process.stdout.close()
    try:
        for number in range(200_000):
            process.stdin.write(json.dumps(request("system.ping", id=number)).encode() + b"\n")
    except BrokenPipeError:
        pass
    assert process.wait(PATIENCE) == 74


@pytest.mark.parametrize(
    "words, code, sentence",
    [
        ([], 2, "--recorded --open-meteo is required"),
        (["--recorded", "missing.json"], 66, "missing.json can't be used"),
        (["--recorded", str(PROGRAM)], 66, "can't be used"),
        (["--recorded", str(SAMPLE), "--core", "/no/such/core"], 69, "/no/such/core can't be started"),
        (["--recorded", str(SAMPLE), "--", "--framing", "content-length"], 2, "--framing"),
        (["--recorded", str(SAMPLE), "--open-meteo"], 2, "not allowed with"),
        (["--open-meteo", "--timeout", "0"], 2, "--timeout must be"),
    ],
)
def test_bad_usage(tmp_path, words, code, sentence):
    done = subprocess.run(
        [sys.executable, PROGRAM, *words], stdin=subprocess.DEVNULL, capture_output=True, timeout=PATIENCE, cwd=tmp_path
    )
    assert done.returncode == code and sentence in done.stderr.decode() and b"Traceback" not in done.stderr


def test_as_a_module():
    message = {"jsonrpc": "2.0", "id": 1000000001, "method": "host.weather.current", "params": BERLIN}
    assert weather_host.respond(weather_host.Recorded(SAMPLE), message)["result"]["name"] == "Berlin"
    assert (
        weather_host.respond(weather_host.Recorded(SAMPLE), message | {"params": {"latitude": 0, "longitude": 0}})[
            "error"
        ]["message"]
        == "no weather is recorded within 25 km"
    )


def test_only_the_standard_library_is_needed():
    imported = set(re.findall(r"^import (\w+)", PROGRAM.read_text(), re.M))
    assert imported and imported <= set(sys.stdlib_module_names) and os.access(PROGRAM, os.X_OK)
