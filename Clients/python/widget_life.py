#!/usr/bin/env python3
"""Plays the life of a widget with the weather host: configured, shown, offline, stale, expired, restored.

    widget_life.py [--core PATH] [TRANSCRIPT]

The requests come from a recorded conversation, the transcript (Tests/Transcripts/widget.rpc). So does the weather: it
becomes a recording, which `weather_host.py` gives the core. Where the transcript sets the clock, the core is started
again on the same data, as on a phone that was off in between.
The program prints the widget's content each time. The exit code is 1 if the content differs from the transcript.
"""

import argparse
import json
import pathlib
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
TRANSCRIPT = HERE.parents[1] / "Tests/Transcripts/widget.rpc"
START = "2026-01-01T00:00:00Z"


def read(path):
    """Returns the transcript's options and its parts. A part is the clock's time, and its lines as (kind, text)."""
    options, parts = [], [(START, [])]
    for line in path.read_text(encoding="utf-8").splitlines():
        if line.startswith("@ --"):
            name, value = line[2:].split(" ", 1)
            options += [name, str(path.parent / value) if (path.parent / value).exists() else value]
        elif line.startswith("@ "):
            # The comment about a part stands before the line with its clock.
            title = parts[-1][1].pop() if parts[-1][1] and parts[-1][1][-1][0] == "//" else None
            parts.append((line[2:], [title] if title else []))
        elif line[:2] in ("//", "--", "<-"):
            parts[-1][1].append((line[:2], line[3:] if line.startswith("//") else line[4:]))
    return options, parts


def is_answer(message):
    return "method" not in message and ("result" in message or "error" in message)


def weather(said):
    """Returns the answers about the weather in a part, as a recording."""
    asked, places = {}, []
    for kind, text in said:
        message = json.loads(text) if kind != "//" else {}
        if kind == "<-" and message.get("method") == "host.weather.hourly":
            asked[message["id"]] = message["params"]
        elif kind == "--" and is_answer(message) and message["id"] in asked:
            result = message["result"]
            places.append(
                {member: result[member] for member in ("name", "latitude", "longitude") if member in result}
                | {"hourly": result["hours"]}
            )
    return places


class Life:
    def __init__(self, core, options, directory):
        self.core, self.options, self.directory = core, options, pathlib.Path(directory)
        # The ids of the transcript, with their ids in this run.
        self.ids = {}
        self.differences = 0

    def play(self, number, clock, said):
        places = weather(said)
        words = ["--data", str(self.directory / "data"), "--clock", clock, "--seed", str(number + 1), *self.options]
        if places:
            recording = self.directory / f"weather-{number}.json"
            recording.write_text(json.dumps({"places": places}), encoding="utf-8")
            command = [
                sys.executable,
                str(HERE / "weather_host.py"),
                "--recorded",
                str(recording),
                "--core",
                self.core,
                "--",
                *words,
            ]
        else:
            # Offline: no host gives the weather.
            command = [self.core, "serve", *words]
        print(f"\n== {clock}, {'with' if places else 'without'} weather")
        with subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
        ) as process:
            self.process = process
            self.converse(said)
            process.stdin.close()

    def converse(self, said):
        expected = {
            json.loads(text)["id"]: json.loads(text)
            for kind, text in said
            if kind == "<-" and "method" not in json.loads(text)
        }
        answers = [json.loads(text) for kind, text in said if kind == "--" and is_answer(json.loads(text))]
        for kind, text in said:
            if kind == "//":
                print(f"   {text}")
            elif kind == "--" and not is_answer(json.loads(text)):
                self.exchange(json.loads(text), expected, answers)

    def exchange(self, message, expected, answers):
        text = json.dumps(self.only_ours(message))
        for known, now in self.ids.items():
            text = text.replace(known, now)
        self.send(text)
        while "method" in (reply := json.loads(self.process.stdout.readline())):
            # The front end answers only the request for the location. The weather host answers those for the weather.
            located = next(answer for answer in answers if "accuracy" in answer["result"])
            self.send(json.dumps(located | {"id": reply["id"]}))
        self.compare(message, expected[message["id"]], reply)

    @staticmethod
    def only_ours(message):
        if message["method"] != "host.provide":
            return message
        offered = [name for name in message["params"]["capabilities"] if not name.startswith("host.weather.")]
        return message | {"params": {"capabilities": offered}}

    def send(self, text):
        self.process.stdin.write(text + "\n")
        self.process.stdin.flush()

    def compare(self, message, expected, reply):
        if message["method"] == "widgets.recents.add":
            self.ids[expected["result"]["id"]] = reply["result"]["id"]
        if message["method"] == "widgets.timeline":
            print(f"   -> {self.shown(reply['result'])}")
        if self.essence(message, expected) != self.essence(message, reply):
            self.differences += 1
            wanted, got = (json.dumps(self.essence(message, said)) for said in (expected, reply))
            print(f"   !! {message['method']}: expected {wanted}, got {got}")

    @staticmethod
    def essence(message, reply):
        """Returns the parts of a reply that must be equal. Instants and ids are left out, because they differ by the
        milliseconds that the host's own requests take."""
        if "error" in reply:
            return reply["error"]["data"]["kind"]
        if message["method"] != "widgets.timeline":
            return "answered"
        result = reply["result"]
        return [
            (result["place"] or {}).get("name"),
            result["scale"],
            result["entries"],
            [one["reason"] for one in result["fallbacks"]],
            result["source"],
        ]

    @staticmethod
    def shown(result):
        reasons = ", ".join(one["reason"] for one in result["fallbacks"])
        if not result["entries"]:
            return f"nothing ({reasons})"
        place = result["place"]["name"] or "the device's place"
        hours = ", ".join(f"{entry['temperature']} at {entry['at'][11:16]}" for entry in result["entries"])
        return f"{place}: {hours} ({result['scale']}, {result['source']}{'; ' + reasons if reasons else ''})"


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--core", default="mainspring", help="the program mainspring (default: the one on the path)")
    parser.add_argument("transcript", nargs="?", type=pathlib.Path, default=TRANSCRIPT)
    words = parser.parse_args()
    options, parts = read(words.transcript)
    with tempfile.TemporaryDirectory() as directory:
        life = Life(words.core, options, directory)
        for number, (clock, said) in enumerate(parts):
            life.play(number, clock, said)
    print(
        "\nThe widget showed what the transcript says."
        if not life.differences
        else f"\n{life.differences} difference(s)."
    )
    return 1 if life.differences else 0


if __name__ == "__main__":
    sys.exit(main())
