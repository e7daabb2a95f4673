"""Unreadable parts of an answer. An answer with a gap would be wrong, so it fails, and the front end is told at
once."""

import json

import pytest

from support.chats import ChatCore
from support.core import request


@pytest.fixture(scope="module")
def core():
    with ChatCore() as core:
        core.sign_in()
        yield core


def line(id, content='{"events":[]}', name="content", more="", end="}}"):
    """Returns a host's progress notification as exact bytes."""
    text = f'{{"jsonrpc":"2.0","method":"host.progress","params":{{"id":{id}{more},"{name}":{content}{end}'
    return text.encode("utf-8", "surrogateescape")


def events(data):
    return f'{{"events":[{{"event":"token","data":{data}}}]}}'


BROKEN = {
    "no UTF-8": lambda id: line(id, events('"{\\"text\\":\\"\udcc3\\"}"')),
    "half a surrogate": lambda id: line(id, events('"{\\"text\\":\\"\\ud83d\\"}"').replace("\\\\u", "\\u")),
    "no end": lambda id: line(id, events('"a"'), end=""),
    "an end within a text": lambda id: line(id, '{"events":[{"event":"token","data":"{', end=""),
    "too long": lambda id: line(id, events(json.dumps("x" * (17 << 20)))),
    "a member twice": lambda id: line(id, more=',"content":null'),
    "a member that nobody knows": lambda id: line(id, name="contents"),
    "a member of another type": lambda id: line(id, more=',"message":7'),
    "an id of another type": lambda id: line(f'"{id}"'),
    "another method": lambda id: line(id).replace(b"host.progress", b"host.progres"),
    "no version": lambda id: line(id).replace(b'"jsonrpc":"2.0",', b""),
    "a request": lambda id: line(id, name="contents").replace(b'"2.0",', b'"2.0","id":77,'),
    "a request that is no JSON": lambda id: line(id, "{", end="").replace(b'"2.0",', b'"2.0","id":77,'),
    "members in another order": lambda id: (
        f'{{"params":{{"content":{{"id":1,"events":[7,]}},"id":{id}}},"method":"host.progress"}}'.encode()
    ),
    "parameters by position": lambda id: (
        f'{{"jsonrpc":"2.0","method":"host.progress","params":[{id},"much"]}}'.encode()
    ),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_part_that_cannot_be_read_ends_the_answer(core, name):
    asked = core.begin_send(f"Hello: {name}")
    core.events(asked, ("token", {"text": "Before"}))
    core.send(BROKEN[name](asked["id"]))
    # With the later parts, the answer would have a gap.
    core.events(asked, ("token", {"text": "After"}), ("done", {}))
    error = core.reply()["error"]
    assert (error["data"]["kind"], error["data"]["problems"][0]["pointer"]) == ("hostFault", "")
    # A broken line gets an error of its own, whether its id is readable or not.
    core.send(request("system.ping", id="ping"))
    core.reply("ping")
    answer = core.messages(error["data"]["owner"], limit=1)[0]
    assert (answer["status"], answer["content"]) == ("failed", "Before")
    assert {"jsonrpc": "2.0", "method": "host.cancel", "params": {"id": asked["id"]}} in core.aside
    core.aside.clear()


def test_other_lines_that_cannot_be_read_end_no_answer(core):
    asked = core.begin_send("Hello")
    core.events(asked, ("token", {"text": "All"}))
    core.send(
        line(asked["id"] + 7, name="contents"),
        b'{"jsonrpc":"2.0","method":"host.progress","params":{"id":7,"content":',
        b'{"jsonrpc":"2.0","id":3,"method":"system.ping","params":{"deep":{"id":%d}},,}' % asked["id"],
        b'{"jsonrpc":"2.0","method":"system.ping","params":["id","%d",{"id":]}' % asked["id"],
    )
    core.events(asked, ("token", {"text": " of it"}), ("done", {}))
    assert core.reply()["result"]["answer"]["content"] == "All of it"
    core.aside.clear()


TEXTS = [
    "plain",
    "a/b",
    "",
    "eight888",
    "a longer text without anything odd",
    'a "quote"',
    "back\\slash",
    "é",
    "日本語 and more",
    "😀",
    "\n\t\x7f",
    "}",
    '"}',
]


SPELLINGS = {
    "compact": lambda text: json.dumps({"text": text}, ensure_ascii=False, separators=(",", ":")),
    "usual": lambda text: json.dumps({"text": text}, ensure_ascii=False),
    "spaced": lambda text: json.dumps({"text": text}, ensure_ascii=False, indent=2),
    "escaped": lambda text: json.dumps({"text": text}),
    "more": lambda text: json.dumps({"at": 1, "text": text, "more": {"text": "no"}}, ensure_ascii=False),
}


def events_of(texts, spell):
    return [{"event": "token", "data": SPELLINGS[spell](text)} for text in texts]


# The spellings in which a host may send a line.
HOSTS = {
    "ASCII": lambda part: json.dumps(part, separators=(",", ":")),
    "UTF-8": lambda part: json.dumps(part, ensure_ascii=False, separators=(",", ":")),
    "quotes by their numbers": lambda part: json.dumps(part, ensure_ascii=False).replace('\\"', "\\u0022"),
    "slashes escaped": lambda part: json.dumps(part, ensure_ascii=False).replace("/", "\\/").replace(" ", "\t", 1),
    "names escaped": lambda part: (
        json.dumps(part).replace('"token"', '"t\\u006fken"').replace('"data"', '"d\\u0061ta"')
    ),
}


@pytest.mark.parametrize("spell", SPELLINGS)
@pytest.mark.parametrize("host", HOSTS)
def test_text_is_the_same_however_the_backend_spells_it(core, spell, host):
    asked = core.begin_send(f"Hello: {spell} {host}", progressToken="t")
    for text in TEXTS:
        part = {"id": asked["id"], "content": {"events": events_of([text], spell)}}
        core.send(HOSTS[host]({"jsonrpc": "2.0", "method": "host.progress", "params": part}).encode())
    core.events(asked, ("done", ""))
    assert core.reply()["result"]["answer"]["content"] == "".join(TEXTS)
    told = [line["params"] for line in core.aside if line.get("method") == "rpc.progress"]
    assert [one["value"]["text"] for one in told] == [text for text in TEXTS if text]
    core.aside.clear()


@pytest.mark.parametrize("spell", SPELLINGS)
def test_an_answer_is_as_long_as_a_message_may_be_however_it_is_spelled(core, spell):
    # The limit counts characters. Each of these has three bytes.
    text = "日本語" * 100
    asked = core.begin_send(f"Long: {spell}")
    core.send(
        {
            "jsonrpc": "2.0",
            "method": "host.progress",
            "params": {"id": asked["id"], "content": {"events": events_of([text] * 333 + ["a" * 100], spell)}},
        }
    )
    core.events(asked, ("token", SPELLINGS[spell]("b")))
    error = core.reply()["error"]
    assert error["data"]["reason"] == "tooLong"
    answer = core.messages(error["data"]["owner"], limit=1)[0]
    assert answer["content"] == text * 333 + "a" * 100
    core.aside.clear()


@pytest.mark.parametrize(
    "data",
    [
        '{"text":"a',
        '{"text":"a"',
        '{"text":"a}',
        '{"text":"a""}',
        '{"text":"a\nb"}',
        '{"text":"a"}}',
        '{"text":5}',
        '{"text":"\\x"}',
    ],
)
def test_a_token_that_can_not_be_read_ends_the_answer(data):
    with ChatCore() as core:
        core.sign_in()
        asked = core.begin_send("Hello")
        core.events(asked, ("token", {"text": "All"}), ("token", data))
        error = core.reply()["error"]
        assert (error["data"]["kind"], error["data"]["reason"]) == ("backendFailed", "malformed")
