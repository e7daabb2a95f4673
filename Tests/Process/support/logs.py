"""Helpers for the tests of the log: lines to write, and the places where the lines may be."""

import json
import random
import re

WRITE = "host.log.write"
LINE = re.compile(
    r"(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z) (error|warning|info|debug) "
    r"(?:\[([^\]#]+?)(?: #(\d+\.[0-9a-f]{6}))?\] )?([^\t]*)(?:\t(\{.*\}))?"
)


def write(core, message, level="info", category="debug", **fields):
    return core.call(
        "log.write", level=level, category=category, message=message, **({"fields": fields} if fields else {})
    )


def texts(core, **filter):
    """Returns the messages of the front ends' lines, the oldest first."""
    items = core.call("log.read", limit=1000, **filter)["items"]
    return [line["message"] for line in reversed(items) if line["conversation"]]


def files(data):
    """Returns the log's files, the oldest first."""
    names = ["mainspring.log.3", "mainspring.log.2", "mainspring.log.1", "mainspring.log"]
    return [data / name for name in names if (data / name).is_file()]


def lines(data):
    """Returns the parsed lines of all files, the oldest first. Each must have the form of a log line."""
    found = []
    for path in files(data):
        content = path.read_text()
        assert content == "" or content.endswith("\n"), content[-200:]
        for line in content.split("\n")[:-1]:
            match = LINE.fullmatch(line)
            assert match, line
            at, level, category, conversation, message, fields = match.groups()
            found.append(
                {
                    "at": at,
                    "level": level,
                    "category": category or "core",
                    "conversation": conversation,
                    "message": message,
                    "fields": json.loads(fields) if fields else None,
                }
            )
    return found


def of_front_ends(data):
    return [line["message"] for line in lines(data) if line["conversation"]]


# Names of secrets, each as a list of words. `spelled` chooses the spelling.
NAMES = [
    ["api", "key"],
    ["access", "token"],
    ["refresh", "token"],
    ["token"],
    ["password"],
    ["passwd"],
    ["user", "password"],
    ["pass", "phrase"],
    ["client", "secret"],
    ["secret"],
    ["private", "key"],
    ["access", "key"],
    ["authorization"],
    ["auth", "token"],
    ["credentials"],
    ["session", "id"],
    ["cookie"],
    ["set", "cookie"],
    ["x", "api", "key"],
    ["bearer"],
    ["db", "pwd"],
    ["user", "pin"],
    ["otp"],
    ["jwt"],
]
SIGNS = "abcdefghijkmnopqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789"


def spelled(random, words):
    """Returns a name in one of the spellings that programs use."""
    words = list(words)
    if random.random() < 0.3:
        words.insert(0, random.choice(["my", "new", "old", "app", "server"]))
    way = random.randrange(6)
    if way == 0:
        return words[0] + "".join(word.capitalize() for word in words[1:])
    if way == 1:
        return "".join(word.capitalize() for word in words)
    separator = random.choice("_-.")
    if way == 2:
        return separator.join(words)
    if way == 3:
        return separator.join(words).upper()
    if way == 4:
        return separator.join(word.capitalize() for word in words)
    return separator.join(random.choice([word, word.upper(), word.capitalize()]) for word in words)


class Planter:
    """Makes lines that contain secrets, and remembers the secrets."""

    def __init__(self, seed):
        self.random = random.Random(seed)
        self.planted = []

    def secret(self, more=""):
        text = "".join(self.random.choice(SIGNS) for _ in range(self.random.randrange(9, 40)))
        self.planted.append(text)
        return text + more

    def name(self):
        return spelled(self.random, self.random.choice(NAMES))

    def message(self):
        """Returns a message that contains a secret, in one of the forms that programs write."""
        name, say = self.name(), self.random.choice(["", "sign-in failed: ", "GET /v1 ", "retry 3 with "])
        ways = [
            lambda: f"{say}{name}={self.secret()} and so on",
            lambda: f"{say}{name}: {self.secret()}",
            lambda: f'{say}{name} = "{self.secret(" two words")}" then',
            lambda: f"{say}{name}='{self.secret()}', next=1",
            lambda: f"{say}{name} => {self.secret()}",
            lambda: f"{say}https://example.com/a?{name}={self.secret()}&page=2",
            lambda: f"{say}postgres://shop:{self.secret()}@db.example.com:5432/shop",
            lambda: f"{say}Authorization: Bearer {self.secret()}",
            lambda: f"{say}authorization: Basic {self.secret()}",
            lambda: f"{say}curl -H 'X-Api-Key: {self.secret()}' https://example.com",
            lambda: f"{say}sent bearer {self.secret()}",
            lambda: f"{say}tool --{name} {self.secret()} --verbose",
            lambda: f"{say}<{name}>{self.secret()}</{name}>",
            lambda: say + json.dumps({"user": "a", name: self.secret(), "n": 1}),
            lambda: json.dumps({"request": {"headers": [{"name": name, "value": self.secret()}]}}),
            lambda: say + json.dumps(json.dumps({"inner": {name: self.secret(' "quoted"')}})),
            lambda: say + json.dumps({name: {"a": self.secret(), "b": [self.secret()]}}) + " behind",
            lambda: f"{say}{{{name}: {self.secret()}}}",
            lambda: f'{say}["{name}": "{self.secret()}"]',
            lambda: f"{say}eyJhbGciOiJIUzI1NiJ9.eyJ{self.secret()}.{self.secret()}",
            lambda: f"{say}{name}:\n  {self.secret()}\n",
        ]
        return self.random.choice(ways)()

    def value(self, depth=0):
        """Returns a value of `fields` that contains a secret at some depth."""
        ways = [
            lambda: {self.name(): self.secret()},
            lambda: {self.name(): [self.secret(), {"deep": self.secret()}]},
            lambda: {"headers": [{"name": self.name(), "value": self.secret()}]},
            lambda: {"arguments": [f"--{self.name()}", self.secret()]},
            lambda: {"note": self.message()},
        ]
        if depth < 3:
            ways.append(lambda: {"inner": self.value(depth + 1), "n": 1})
            ways.append(lambda: {"list": [1, self.value(depth + 1)]})
        return self.random.choice(ways)()
