"""A request means the same in any spelling of its line, although the core parses the usual spellings in a faster
way."""

import itertools
import json

import pytest

from support.core import run

IDS = [b"7", b"-1.5e3", b'"a"', b'"\\u0061\\n"', b"null", b"true", b"[]", b"{}", b"01", b'"', b""]
METHODS = [
    b'"system.ping"',
    b'"system.\\u0070ing"',
    b'"temperature.convert"',
    b'"nothing"',
    b'""',
    b"1",
    b"null",
    b'"\x01"',
]
PARAMS = [
    None,
    b"{}",
    b"[]",
    b'{"value":37,"from":"celsius","to":"kelvin"}',
    b'[0,"kelvin","celsius"]',
    b'{"value":1,"value":2}',
    b'{"a":[1,]}',
    b"3",
    b"null",
    b'{"value":',
]


def answers(lines):
    """Returns the reply to each line, or None. A ping after each line shows where its reply ends."""
    ends = [b'{"id":"end %d","jsonrpc":"2.0","method":"system.ping"}' % n for n in range(len(lines))]
    done = run(
        "serve", "--data", ":memory:", stdin=b"".join(line + b"\n" + end + b"\n" for line, end in zip(lines, ends))
    )
    assert done.returncode == 0, done.stderr
    found, last = [], None
    for line in done.stdout.splitlines():
        if b'"id":"end ' in line:
            found.append(last)
            last = None
        else:
            assert last is None
            last = line
    assert len(found) == len(lines)
    return found


def spelled(id, method, params, separator, colon):
    members = [b'"jsonrpc"' + colon + b'"2.0"', b'"id"' + colon + id, b'"method"' + colon + method]
    if params is not None:
        members.append(b'"params"' + colon + params)
    return b"{" + separator.join(members) + b"}"


def essence(answer):
    """Returns the reply. For a parse error, only its code is returned, because its position and id depend on the
    spelling."""
    value = json.loads(answer)
    return -32700 if value.get("error", {}).get("code") == -32700 else value


def test_usual_and_unusual_spellings_are_answered_alike():
    cases = list(itertools.product(IDS, METHODS, PARAMS))
    unusual = answers([spelled(*case, b"\t, ", b" :\t") for case in cases])
    for separator, colon in [(b",", b":"), (b", ", b": ")]:
        for case, expected, found in zip(cases, unusual, answers([spelled(*case, separator, colon) for case in cases])):
            assert essence(found) == essence(expected), case


@pytest.mark.parametrize("separator, colon", [(b",", b":"), (b", ", b": ")])
def test_a_usual_line_that_breaks_off_or_goes_on_is_refused(separator, colon):
    line = spelled(b"12", b'"temperature.scales"', b"{}", separator, colon)
    cut = [line[:end] for end in range(1, len(line))]
    more = [line + end for end in (b"}", b",", b"1", b"{}", b'"', b"\x00", b"\x01", line)]
    for text, answer in zip(cut + more, answers(cut + more)):
        assert json.loads(answer)["error"]["code"] == -32700, text
    for end in (b" ", b"\r", b"\t\r"):
        assert json.loads(answers([line + end])[0])["id"] == 12


def test_every_changed_byte_of_a_usual_line_is_read_as_in_an_unusual_one():
    line = b'{"jsonrpc":"2.0","id":1,"method":"system.ping","params":{}}'
    changed = [
        line[:at] + bytes([byte]) + line[at + 1 :] for at in range(len(line)) for byte in b'"\\,:{}[]0a \x00\xff\x80'
    ]
    # A line that begins with white space is never read in the fast way. So it gives the reply to compare with.
    for text, found, expected in zip(changed, answers(changed), answers([b" " + text for text in changed])):
        assert (found is None) == (expected is None), text
        assert found is None or essence(found) == essence(expected), text
