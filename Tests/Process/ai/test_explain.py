"""Explanations of reports in words. The test plays the model, and its answers are wrong, late, in parts, doubled, too
long, or missing."""

import pytest

from support.core import REPEATABLE, Core, request, run, until
from support.model import OFFER, WORDS, Asking, nth, part, pings, said
from support.people import sign_in, staffed


def pointers(core, method, **params):
    """Returns the pointers of the problems of a refused call."""
    return [problem["pointer"] for problem in core.refused(method, **params)["data"]["problems"]]


@pytest.fixture
def core():
    with Asking(*REPEATABLE) as core:
        yield core


def test_what_the_model_is_asked_and_what_comes_of_it(core):
    question = core.question()
    asked = question["params"]
    assert (asked["task"], asked["stream"]) == ("reports.explain", False)
    # The prompt shows money in major units, and contains no ids.
    assert "21.00 EUR" in asked["prompt"] and "2.10 EUR" in asked["prompt"] and "sku FILTER" in asked["prompt"]
    assert core.company not in asked["prompt"] and len(asked["instructions"] + asked["prompt"]) <= 6000
    schema = asked["schema"]
    assert set(schema["properties"]) == {"headline", "paragraphs"} == set(schema["required"])
    assert schema["additionalProperties"] is False
    assert (schema["properties"]["paragraphs"]["minItems"], schema["properties"]["paragraphs"]["maxItems"]) == (1, 3)
    reply = core.answer(question, WORDS | {"mood": "sunny"})["result"]
    assert reply == {"report": "stockValue", **WORDS, "at": reply["at"], "repeated": False}


@pytest.mark.parametrize(
    ("content", "pointer"),
    [
        (5, "/content"),
        ("text", "/content"),
        ({}, "/content/headline"),
        (WORDS | {"headline": 7}, "/content/headline"),
        (WORDS | {"headline": ""}, "/content/headline"),
        (WORDS | {"headline": "a\nb"}, "/content/headline"),
        (WORDS | {"headline": "a" * 201}, "/content/headline"),
        (WORDS | {"paragraphs": []}, "/content/paragraphs"),
        (WORDS | {"paragraphs": ["a"] * 4}, "/content/paragraphs"),
        (WORDS | {"paragraphs": ["a", 5]}, "/content/paragraphs/1"),
        (WORDS | {"paragraphs": ["a", "a" * 2001]}, "/content/paragraphs/1"),
        (WORDS | {"paragraphs": [""]}, "/content/paragraphs/0"),
        # The text has a number that the report does not have.
        (WORDS | {"headline": "Up by 12 %"}, "/content/headline"),
        (WORDS | {"paragraphs": ["fine", "about 21.5 EUR"]}, "/content/paragraphs/1"),
    ],
)
def test_what_does_not_fit_is_a_fault_with_its_place(core, content, pointer):
    question = core.question()
    if content == {}:
        error = core.answer(question, content)["error"]
        assert [one["pointer"] for one in error["data"]["problems"]] == ["/content/headline", "/content/paragraphs"]
    else:
        error = core.answer(question, content)["error"]
        assert [one["pointer"] for one in error["data"]["problems"]] == [pointer]
    assert error["data"]["kind"] == "hostFault"
    # The core does not store a wrong answer for later calls.
    assert core.answer(core.question("again"))["result"]["headline"] == WORDS["headline"]


def test_an_answer_without_content_and_one_that_is_too_long(core):
    assert core.ask(said(core.question(), result={}))["error"]["data"]["problems"][0]["pointer"] == "/content"
    question = core.question()
    core.send(said(question, result={"content": WORDS | {"paragraphs": ["a" * (17 << 20)]}}))
    assert core.receive()["error"]["data"]["kind"] == "hostFault"
    assert core.call("system.ping") == {}


@pytest.mark.parametrize("kind", ["guardrail", "tooLong", "busy", "refused", "malformed"])
def test_errors_that_say_what_to_do(core, kind):
    error = core.fail(core.question(), kind)
    data = error["data"]
    assert (data["kind"], data["reason"], data["error"]["data"]) == ("hostError", kind, {"kind": kind})
    assert data["advice"] and data["advice"] in error["message"]


@pytest.mark.parametrize("kind", [None, "neverHeardOf"])
def test_other_errors_are_passed_on(core, kind):
    data = core.fail(core.question(), kind)["data"]
    assert data["kind"] == "hostError" and "reason" not in data and "advice" not in data


def test_a_late_model_and_an_answer_after_that(core):
    core.explain(deadline=1)
    late = {}
    while len(late) < 3:
        line = core.receive()
        late[line.get("method") or "reply"] = line
    assert late["reply"]["error"]["data"] == {"kind": "hostTimeout", "deadline": 1}
    assert late["host.cancel"]["params"] == {"id": late["host.ai.respond"]["id"]}
    core.send(said(late["host.ai.respond"], result={"content": WORDS}))
    assert core.said() == []


def test_thirty_seconds_unless_it_is_said(core):
    assert "Default: 30,000" in run("describe", "reports.explain").stdout.decode()


def test_a_second_answer_is_let_pass(core):
    question = core.question()
    assert core.answer(question)["id"] == "x"
    core.send(said(question, result={"content": WORDS | {"headline": "Another"}}), said(question, error={}))
    assert core.said() == []
    core.explain("again")
    assert core.receive()["result"]["headline"] == WORDS["headline"]


def test_the_same_question_gets_the_same_answer_for_ten_minutes(core):
    first = core.answer(core.question())["result"]
    core.explain("again")
    assert core.receive()["result"] == first | {"repeated": True}
    # With `fresh`, the core asks the model again, and stores the new answer.
    other = WORDS | {"headline": "Filters are worth most"}
    assert core.answer(core.question("fresh", fresh=True), other)["result"]["headline"] == other["headline"]
    core.explain("and again")
    assert core.receive()["result"]["headline"] == other["headline"]
    # A different question gets a different answer, and so does the same question after the figures have changed.
    assert core.answer(core.question("other", **nth(7)))["result"]["repeated"] is False
    pings(core, 600_000)
    assert core.answer(core.question("later"))["result"]["repeated"] is False


def test_a_question_is_repeated_up_to_the_millisecond(core):
    core.answer(core.question())
    # 599,999 ms pass after the answer: 599,900 requests without steps in the background, and the rest.
    pings(core, 599_900)
    core.explain("again")
    assert core.receive()["result"]["repeated"] is True


def test_two_at_a_time_and_the_rest_in_order(core):
    def limit(question):
        return question["params"]["prompt"].split('"limit":')[1][0]

    def sorted_out(lines):
        """Returns the questions, and the replies by their ids. The lines may come in any order."""
        questions = [line for line in lines if line.get("method") == "host.ai.respond"]
        return questions, {line["id"]: line for line in lines if "method" not in line}

    for number in range(5):
        core.explain(number, **nth(number + 1))
    first, second = core.asked(), core.asked()
    assert (limit(first), limit(second)) == ("1", "2") and core.said() == []
    # Each answer or error of the model lets the core ask the next question.
    core.send(said(second, result={"content": WORDS}))
    (third,), replies = sorted_out([core.receive(), core.receive()])
    assert limit(third) == "3" and "result" in replies[1]
    core.send(said(first, error={"code": 1, "message": "no"}))
    (fourth,), replies = sorted_out([core.receive(), core.receive()])
    assert limit(fourth) == "4" and "error" in replies[0]
    # A waiting question that was not sent to the host can be cancelled. The host gets no message about it.
    core.send(request("rpc.cancel", {"id": 4}, "c"))
    questions, replies = sorted_out([core.receive(), core.receive()])
    assert questions == [] and set(replies) == {4, "c"} and core.said() == []
    # A question that was sent to the host can be cancelled, too. The host gets a cancellation, and the caller gets an
    # error.
    core.send(request("rpc.cancel", {"id": 2}, "c"))
    lines = [core.receive(), core.receive(), core.receive()]
    assert [line["params"] for line in lines if line.get("method") == "host.cancel"] == [{"id": third["id"]}]
    assert core.answer(fourth)["id"] == 3
    assert core.said() == []


def test_who_waits_for_a_turn_waits_no_longer_than_its_deadline(core):
    for number in range(2):
        core.question(number, **nth(number + 1))
    core.explain("late", **nth(3), deadline=1)
    reply = core.receive()
    assert (reply["id"], reply["error"]["data"]) == ("late", {"kind": "hostTimeout", "deadline": 1})
    assert core.said() == []


def test_equal_questions_at_one_time_are_one(core):
    core.explain("a")
    question = core.asked()
    core.explain("b")
    core.send(said(question, result={"content": WORDS}))
    replies = {line["id"]: line["result"] for line in (core.receive(), core.receive())}
    assert replies["a"]["headline"] == replies["b"]["headline"] and core.said() == []


def test_parts_are_shown_as_they_come(core):
    question = core.question(progressToken="t")
    assert question["params"]["stream"] is True
    core.send(
        part(question, headline="The st", mood="sunny"),
        part(question, headline="The stock", paragraphs=[]),
        part(question, paragraphs=["There are 1"]),
    )
    assert [line["params"] for line in core.said()] == [
        {"token": "t", "done": 1, "total": None, "message": None, "value": {"headline": "The st"}},
        {"token": "t", "done": 2, "total": None, "message": None, "value": {"headline": "The stock", "paragraphs": []}},
        {"token": "t", "done": 3, "total": None, "message": None, "value": {"paragraphs": ["There are 1"]}},
    ]
    # A part that does not fit the schema is not passed on, and the host gets an error. The whole answer may still be
    # valid.
    for bad, pointer in [
        ({"headline": 5}, "/content/headline"),
        ({"headline": "a" * 201}, "/content/headline"),
        ({"paragraphs": ["a"] * 4}, "/content/paragraphs"),
    ]:
        found = pointers(core, "host.progress", id=question["id"], content=bad)
        assert found == [pointer]
    assert pointers(core, "host.progress", id=question["id"], content=5) == ["/content"]
    assert core.call("host.progress", id=question["id"], content={"headline": "ok"}) == {"waiting": True}
    assert [line["params"]["value"] for line in core.said()] == [{"headline": "ok"}]
    assert core.answer(question)["result"]["headline"] == WORDS["headline"]
    core.send(part(question, headline="too late"))
    assert core.said() == []


def test_a_cancelled_stream_ends_at_the_host(core):
    question = core.question(progressToken="t")
    core.send(part(question, headline="The st"))
    assert core.receive()["params"]["value"] == {"headline": "The st"}
    core.send(request("rpc.cancel", {"id": "x"}, "c"))
    lines = [core.receive() for _ in range(3)]
    assert [line["params"] for line in lines if line.get("method") == "host.cancel"] == [{"id": question["id"]}]
    assert [line["error"]["code"] for line in lines if line.get("id") == "x"] == [-32800]
    core.send(part(question, headline="The stock"), said(question, result={"content": WORDS}))
    assert core.said() == []


def test_parts_are_for_questions_that_have_them(core):
    core.call("host.provide", capabilities=["host.ping"])
    asked = core.ask(request("host.check", {"text": "x"}, "p"))
    assert pointers(core, "host.progress", id=asked["id"], content={"text": "x"}) == ["/content"]
    assert core.call("host.progress", id=7, content={"headline": 5}) == {"waiting": False}


def test_without_a_host(core):
    core.call("host.provide", capabilities=[])
    core.explain()
    error = core.receive()["error"]
    assert error["data"] == {"kind": "hostUnavailable", "capability": "host.ai.respond"}


def test_a_host_that_ends(core):
    core.question()
    core.process.stdin.close()
    reply = core.receive()
    assert reply["id"] == "x" and reply["error"]["data"] == {"kind": "hostFault"}
    assert core.process.wait() == 0


def test_all_else_goes_on_meanwhile(core):
    question = core.question()
    item = core.call("inventory.items.create", sku="CUP", name="Cups", unit="piece")
    assert core.call("inventory.items.get", id=item["id"])["name"] == "Cups"
    assert core.answer(question)["id"] == "x"


def test_nothing_that_a_model_says_is_stored(tmp_path):
    with Asking(data=tmp_path / "data") as core:
        planted = WORDS | {"headline": "Zanzibarine", "paragraphs": ["Quokkaesque"]}
        question = core.question(progressToken="t")
        core.send(part(question, headline="Zanzib"))
        core.receive()
        assert core.answer(question, planted)["result"]["headline"] == "Zanzibarine"
        core.answer(core.question("y", **nth(2)), planted | {"headline": "Zanzibarine 77"})
        core.call("system.ping")
    for file in (tmp_path / "data").rglob("*"):
        if file.is_file():
            content = file.read_bytes()
            assert b"Zanzib" not in content and b"Quokka" not in content, file


@pytest.mark.parametrize("tier", ["free", "business"])
def test_it_is_for_companies_whose_tier_has_it(core, tier):
    core.call("companies.setTier", tier=tier)
    error = core.refused("reports.explain", report="stockValue")
    assert error["data"] == {"kind": "tierRequired", "limit": "ai", "most": None, "tiers": ["enterprise"]}
    tiers = {one["tier"]: one["ai"] for one in core.call("companies.tiers")["items"]}
    assert tiers == {"free": False, "business": False, "enterprise": True}
    verdict = core.call("access.explain", method="reports.explain")
    assert verdict["reason"] == "tierRequired"


def test_it_is_for_managers_who_may_read_the_report():
    with Core() as core:
        rights = {"deptMask": 1, "managerMask": 1}
        company, _ = staffed(core, ("clerk", {"deptMask": 1, "managerMask": 0}), ("keeper", rights))
        core.call("companies.setTier", company=company, tier="enterprise")
        departments = {one["name"]: one["mask"] for one in core.call("access.departments")["items"]}
        core.call("host.provide", **OFFER)
        sign_in(core, company, "clerk")
        assert core.refused("reports.explain", report="aging")["data"]["kind"] == "forbidden"
        sign_in(core, company, "keeper")
        mine, other = ("stockValue", "sales") if departments["inventory"] == 1 else ("sales", "stockValue")
        assert core.refused("reports.explain", report=other)["data"]["kind"] == "forbidden"
        asked = core.ask(request("reports.explain", {"report": mine}, "x"))
        assert asked["method"] == "host.ai.respond"


def test_rights_that_are_lost_while_the_model_thinks():
    with Core() as core:
        company, users = staffed(core, ("keeper", {"deptMask": 7, "managerMask": 7}))
        core.call("companies.setTier", company=company, tier="enterprise")
        core.call("host.provide", **OFFER)
        sign_in(core, company, "keeper")
        asked = core.ask(request("reports.explain", {"report": "aging"}, "x"))
        sign_in(core, company, "owner")
        error = core.ask(said(asked, result={"content": {"headline": "a", "paragraphs": ["b"]}}))["error"]
        assert error["data"]["kind"] == "signInRequired"


@pytest.mark.parametrize("report", ["stockValue", "turnover", "abc", "sales", "aging"])
def test_each_report(core, report):
    question = core.question(report=report)
    assert f"The report {report}." in question["params"]["prompt"]
    assert core.answer(question, {"headline": "a", "paragraphs": ["b"]})["result"]["report"] == report


def test_parameters_are_those_of_the_report(core):
    assert pointers(core, "reports.explain", report="sales", parameters={"by": "colour", "frum": 5}) == [
        "/parameters/by",
        "/parameters/frum",
    ]
    assert pointers(core, "reports.explain", report="sales", parameters=5) == ["/parameters"]
    assert pointers(core, "reports.explain", report="weather") == ["/report"]
    assert pointers(core, "reports.explain", report="sales", parameters={"from": "2026-02-01", "to": "2026-01-01"}) == [
        "/parameters/to"
    ]


def test_a_long_report_is_cut(core):
    for number in range(100):
        made = core.call("inventory.items.create", sku=f"S{number}", name="Long name " * 15, unit="piece")
        core.call("inventory.stock.receive", item=made["id"], quantity=1, unitCost={"amount": 100, "currency": "EUR"})
    question = core.question(**nth(200))["params"]
    assert 5500 < len(question["instructions"] + question["prompt"]) <= 6000
    assert "further rows are left out" in question["prompt"]


def test_a_cancelled_question_before_it_is_asked(core):
    """A cancelled question ends, whether the core still computes the report or has asked the model already. The next
    question is answered."""
    core.explain("a", **nth(3))
    core.send(request("rpc.cancel", {"id": "a"}, "c"))
    lines = []
    until(lambda: lines.append(core.receive()) or {"a", "c"} <= {line.get("id") for line in lines}, every=0)
    assert next(line for line in lines if line.get("id") == "a")["error"]["code"] == -32800
    core.said()
    assert core.answer(core.question("b"))["id"] == "b"
