"""The differences between expected and real replies that replay prints."""

import json

from support.core import request, run


def line(value):
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)


def differences(tmp_path, *exchanges):
    """Returns the differences that replay prints. Each line has its expected replies."""
    file = tmp_path / "a.rpc"
    file.write_text("".join(f"--> {sent}\n" + "".join(f"<-- {one}\n" for one in lines) for sent, lines in exchanges))
    done = run("replay", str(file))
    assert done.returncode == 1
    return [one.replace(str(file), "a.rpc") for one in done.stdout.decode().splitlines()]


def answers(tmp_path, *sent):
    """Returns the core's real replies to lines."""
    file = tmp_path / "b.rpc"
    file.write_text("".join(f"--> {one}\n" for one in sent))
    run("replay", "--update", str(file))
    exchanges = file.read_text().split("--> ")[1:]
    return [[answer[4:] for answer in exchange.splitlines()[1:]] for exchange in exchanges]


CREATE = line(request("companies.create", {"name": "A"}))


def test_a_difference_has_a_pointer_and_both_values(tmp_path):
    ((answer,),) = answers(tmp_path, CREATE)
    expected = json.loads(answer)
    expected["result"]["name"] = "B"
    expected["result"]["settings"]["a/b~"] = [1]
    del expected["result"]["archived"]
    expected["result"]["departments"] = [{"bit": 1}]
    told = differences(tmp_path, (CREATE, [line(expected)]))
    assert told[0] == f"a.rpc:1: --> {CREATE}"
    wanted = {
        "/result/name": ('"B"', '"A"'),
        "/result/departments/0": ('{"bit":1}', "nothing"),
        "/result/settings/a~1b~0": ("[1]", "nothing"),
        "/result/archived": ("nothing", "false"),
    }
    assert told[1:] == [
        text
        for pointer, (expected, answered) in wanted.items()
        for text in (f"  {pointer}", f"    expected {expected}", f"    answered {answered}")
    ]


def test_long_lines_are_cut_around_what_differs(tmp_path):
    name = "x" * 100 + "y" * 100
    sent = line(request("companies.create", {"name": name}))
    ((answer,),) = answers(tmp_path, sent)
    told = differences(tmp_path, (sent, [answer.replace("xy", "xzy")]))
    assert all(len(one) < 200 for one in told) and told[0].endswith("…")
    assert told[1] == "  /result/name" and "xzyy" in told[2] and "xyyy" in told[3] and "expected …" in told[2]


def test_lines_are_aligned_behind_one_that_is_missing(tmp_path):
    watch = [line(request("events.subscribe")), line(request("live.open", {"query": {"method": "companies.list"}}))]
    sent = [*watch, CREATE]
    come = answers(tmp_path, *sent)
    reply, event, live = come[-1]
    before = list(zip(watch, come))
    # The file does not expect the reply. The lines after the reply are compared as usual.
    assert differences(tmp_path, *before, (CREATE, [event, live]))[1:] == [
        "  expected nothing",
        f"  answered <-- {reply[:160]}…",
    ]
    # The file has one line too many, and a line with different content. For each, replay names the line's subject.
    expected = [come[0][0], reply, event.replace('"events.changed"', '"events.chnaged"'), live.replace('"A"', '"B"')]
    assert differences(tmp_path, *before, (CREATE, expected))[1:] == [
        f"  expected <-- {come[0][0][:160]}",
        "  answered nothing",
        f"  in <-- {expected[2][:160]}…",
        "  /method",
        '    expected "events.chnaged"',
        '    answered "events.changed"',
        f"  in <-- {expected[3][:160]}…",
        "  /params/result/items/0/name",
        '    expected "B"',
        '    answered "A"',
    ]


def test_an_element_that_is_missing_makes_no_other_differ(tmp_path):
    sent = line(request("companies.tiers"))
    ((answer,),) = answers(tmp_path, sent)
    expected = json.loads(answer)
    expected["result"]["items"].insert(1, {"tier": "extra"})
    assert differences(tmp_path, (sent, [line(expected)]))[1:] == [
        "  /result/items/1",
        '    expected {"tier":"extra"}',
        "    answered nothing",
    ]


def test_the_same_in_other_words_and_what_is_no_json(tmp_path):
    ping = line(request("system.ping"))
    assert differences(tmp_path, (ping, ['{"id":1,"jsonrpc":"2.0","result":{}}']))[1:] == [
        "  the same JSON, written in another way",
        '  expected <-- {"id":1,"jsonrpc":"2.0","result":{}}',
        '  answered <-- {"jsonrpc":"2.0","id":1,"result":{}}',
    ]
    assert differences(tmp_path, (ping, ["pong"]))[1] == "  expected <-- pong"
