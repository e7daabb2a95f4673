"""The journal and a language model, which the test plays: the questions, the stored answers, and the history as a
fallback."""

import pytest

from support.core import PATIENT, REPEATABLE, Core, request
from support.model import OFFER, said

NOTES = {
    "notes": ["Bergamot and jasmine.", "Peach as it cools."],
    "flavorWheel": ["bergamot", "peach"],
    "bodyDescription": "Light and tea-like.",
}
PROFILE = {
    "acidity": 7.3,
    "sweetness": 6,
    "bitterness": 2,
    "body": 3,
    "fruitiness": 7,
    "floral": 5,
    "nutty": 0,
    "roasted": 1,
    "dominant": ["bergamot", "peach"],
    "summary": "Bright and sweet.",
}
PARAMETERS = {"dose": 15, "ratio": 16.5, "temperature": 95, "time": 180, "grind": None, "why": "Hot water."}
BEAN = {"name": "Yirgacheffe", "roaster": "Corner Roastery", "roastLevel": "light", "origins": [{"country": "ET"}]}
AT = "2025-12-31T10:00:00.000Z"


class Journal(Core):
    def __init__(self, *options, data=":memory:"):
        super().__init__(data, *(options or REPEATABLE))
        self.bean = self.call("journal.beans.create", **BEAN)["id"]
        self.call("host.provide", **OFFER)

    def question(self, name, /, id="x", **params):
        asked = self.ask(request(f"journal.ai.{name}", {**PATIENT, **params}, id))
        assert asked.get("method") == "host.ai.respond", asked
        return asked

    def answered(self, name, content, /, **params):
        """Returns the result of a method whose model answers with this content."""
        reply = self.ask(said(self.question(name, **params), result={"content": content}))
        return reply.get("result") or reply

    def pointers(self, name, content, /, **params):
        error = self.answered(name, content, **params)["error"]
        assert error["data"]["kind"] == "hostFault"
        return [problem["pointer"] for problem in error["data"]["problems"]]

    def tastings(self):
        return self.call("journal.tastings.list")["items"]

    def brew(self, **more):
        params = {"at": AT, "bean": self.bean, "method": "pourOver", "dose": 15, "water": 240, "time": 170} | more
        return self.call("journal.brews.create", **params)["id"]

    def tasting(self, **more):
        return self.call("journal.tastings.create", **({"bean": self.bean, "at": AT} | more))


@pytest.fixture
def journal():
    with Journal() as core:
        yield core


def refused(core, name, /, **params):
    return [one["pointer"] for one in core.refused(f"journal.ai.{name}", **params)["data"]["problems"]]


def test_notes_that_beans_may_have(journal):
    question = journal.question("suggestTastingNotes", bean=journal.bean, brewMethod="espresso")
    prompt = question["params"]["prompt"]
    assert question["params"]["task"] == "journal.suggestTastingNotes"
    for word in ("Yirgacheffe", "Corner Roastery", "ET", "light", "espresso"):
        assert word in prompt
    assert journal.bean not in prompt
    found = journal.ask(said(question, result={"content": NOTES | {"more": 1}}))["result"]
    assert found == NOTES | {
        "source": "model",
        "suggestion": found["suggestion"],
        "at": found["at"],
        "repeated": False,
    }
    # A suggestion is not stored as a tasting note.
    assert journal.tastings() == []
    # The same question returns the stored suggestion again, and the host is not asked.
    again = journal.call("journal.ai.suggestTastingNotes", bean=journal.bean, brewMethod="espresso")
    assert again == found | {"repeated": True}


def test_notes_of_other_beans_by_their_origin(journal):
    question = journal.question("suggestTastingNotes", beanOrigin="Huila, Colombia", roastLevel="dark")
    assert "Huila, Colombia" in question["params"]["prompt"] and "dark" in question["params"]["prompt"]
    assert refused(journal, "suggestTastingNotes") == ["/bean"]
    assert refused(journal, "suggestTastingNotes", bean=journal.bean, beanOrigin="x") == ["/bean"]
    error = journal.refused("journal.ai.suggestTastingNotes", bean="01903e6f-2c00-7000-8000-000000000000")
    assert error["data"]["kind"] == "notFound"


@pytest.mark.parametrize(
    ("changes", "pointer"),
    [
        ({"notes": []}, "/content/notes"),
        ({"notes": ["a"] * 11}, "/content/notes"),
        ({"notes": ["a", ""]}, "/content/notes/1"),
        ({"notes": ["a" * 201]}, "/content/notes/0"),
        ({"flavorWheel": ["a"] * 11}, "/content/flavorWheel"),
        ({"flavorWheel": ["a" * 65]}, "/content/flavorWheel/0"),
        ({"flavorWheel": "plum"}, "/content/flavorWheel"),
        ({"bodyDescription": ""}, "/content/bodyDescription"),
        ({"bodyDescription": None}, "/content/bodyDescription"),
    ],
)
def test_notes_that_do_not_fit(journal, changes, pointer):
    assert journal.pointers("suggestTastingNotes", NOTES | changes, bean=journal.bean) == [pointer]
    assert journal.tastings() == []


def test_notes_are_kept_when_a_person_accepts_them(journal):
    suggestion = journal.answered("suggestTastingNotes", NOTES, bean=journal.bean)["suggestion"]
    made = journal.call("journal.ai.accept", suggestion=suggestion)
    assert (made["bean"], made["source"]) == (journal.bean, "ai")
    assert made["text"] == "Bergamot and jasmine.\nPeach as it cools."
    assert (made["descriptors"], made["bodyDescription"]) == (["bergamot", "peach"], NOTES["bodyDescription"])
    assert [one["id"] for one in journal.tastings()] == [made["id"]]
    # The text that the user wrote is kept.
    mine = journal.tasting(text="Like tea.", descriptors=["Peach", "hay"])
    mixed = journal.call("journal.ai.accept", suggestion=suggestion, tasting=mine["id"])
    assert (mixed["text"], mixed["source"]) == ("Like tea.", "mixed")
    assert mixed["descriptors"] == ["Peach", "hay", "bergamot"]
    assert mixed["bodyDescription"] == NOTES["bodyDescription"]
    assert mixed["version"] == 2
    # A repeated request with the same idempotency key is executed only once.
    params = {"suggestion": suggestion, "idempotencyKey": "k"}
    assert journal.call("journal.ai.accept", **params) == journal.call("journal.ai.accept", **params)
    assert len(journal.tastings()) == 3


def test_suggestions_that_can_not_be_accepted(journal):
    unknown = "01903e6f-2c00-7000-8000-000000000000"
    assert journal.refused("journal.ai.accept", suggestion=unknown)["data"]["kind"] == "notFound"
    of_others = journal.answered("suggestTastingNotes", NOTES, beanOrigin="Huila")["suggestion"]
    assert refused(journal, "accept", suggestion=of_others) == ["/tasting"]
    mine = journal.answered("suggestTastingNotes", NOTES, bean=journal.bean)["suggestion"]
    assert journal.refused("journal.ai.accept", suggestion=mine, tasting=unknown)["data"]["kind"] == "notFound"
    profile = journal.answered("analyzeFlavor", PROFILE, notes="sour")["suggestion"]
    assert refused(journal, "accept", suggestion=profile) == ["/tasting"]
    journal.call("journal.beans.delete", id=journal.bean)
    assert refused(journal, "accept", suggestion=mine) == ["/tasting"]


def test_a_restart_forgets_suggestions(tmp_path):
    with Journal(data=tmp_path / "data") as journal:
        suggestion = journal.answered("suggestTastingNotes", NOTES, bean=journal.bean)["suggestion"]
    with Core(tmp_path / "data", *REPEATABLE) as core:
        assert core.refused("journal.ai.accept", suggestion=suggestion)["data"]["kind"] == "notFound"


def test_a_profile_of_words(journal):
    question = journal.question("analyzeFlavor", notes="Lemon, then honey.")
    assert question["params"]["prompt"] == "Lemon, then honey."
    found = journal.ask(said(question, result={"content": PROFILE}))["result"]
    assert (found["profile"], found["version"], found["source"]) == (PROFILE, None, "model")
    assert refused(journal, "analyzeFlavor") == ["/notes"]
    assert refused(journal, "analyzeFlavor", notes="x", keep=True) == ["/keep"]
    empty = journal.tasting()["id"]
    assert refused(journal, "analyzeFlavor", tasting=empty) == ["/tasting"]


@pytest.mark.parametrize(
    ("changes", "pointer"),
    [
        ({"acidity": 10.5}, "/content/acidity"),
        ({"acidity": -1}, "/content/acidity"),
        ({"nutty": "much"}, "/content/nutty"),
        ({"dominant": []}, "/content/dominant"),
        ({"dominant": ["a", "b", "c", "d"]}, "/content/dominant"),
        ({"summary": "a" * 501}, "/content/summary"),
    ],
)
def test_a_profile_that_does_not_fit(journal, changes, pointer):
    mine = journal.tasting(text="sour")["id"]
    assert journal.pointers("analyzeFlavor", PROFILE | changes, tasting=mine, keep=True) == [pointer]
    assert journal.call("journal.tastings.get", id=mine)["version"] == 1


def test_a_profile_is_kept_only_if_asked_for(journal):
    mine = journal.tasting(text="Lemon.", descriptors=["peach"], scores={"acidity": 9, "overall": 8})["id"]
    found = journal.answered("analyzeFlavor", PROFILE, tasting=mine)
    assert found["version"] is None and journal.call("journal.tastings.get", id=mine)["version"] == 1
    # With `keep`, the stored answer is written into the tasting note, and the host is not asked again. Scores are
    # rounded to the nearest quarter. The user's own scores are not replaced.
    kept = journal.call("journal.ai.analyzeFlavor", tasting=mine, keep=True)
    assert (kept["version"], kept["repeated"]) == (2, True)
    now = journal.call("journal.tastings.get", id=mine)
    scores = {name: value for name, value in now["scores"].items() if value is not None}
    assert scores == {"acidity": 9, "sweetness": 6, "bitterness": 2, "body": 3, "overall": 8}
    assert (now["descriptors"], now["source"], now["text"]) == (["peach", "bergamot"], "mixed", "Lemon.")
    other = journal.tasting(text="Sour.")["id"]
    suggestion = journal.answered("analyzeFlavor", PROFILE, tasting=other)["suggestion"]
    accepted = journal.call("journal.ai.accept", suggestion=suggestion)
    assert (accepted["id"], accepted["scores"]["acidity"]) == (other, 7.25)


def test_parameters_to_try(journal):
    journal.brew(rating=4, temperature=93)
    question = journal.question("recommendParameters", bean=journal.bean, method="pourOver")
    assert "dose 15" in question["params"]["prompt"] and "temperature 93" in question["params"]["prompt"]
    found = journal.ask(said(question, result={"content": PARAMETERS}))["result"]
    assert {name: found[name] for name in PARAMETERS} == PARAMETERS and found["source"] == "model"


@pytest.mark.parametrize(
    ("method", "changes", "pointers"),
    [
        ("pourOver", {"dose": 0}, ["dose"]),
        ("pourOver", {"dose": 201}, ["dose"]),
        ("coldBrew", {"dose": 201, "temperature": 0}, []),
        ("coldBrew", {"dose": 1500, "ratio": 20}, ["ratio"]),
        ("pourOver", {"temperature": 0}, ["temperature"]),
        ("pourOver", {"temperature": 101}, ["temperature"]),
        ("pourOver", {"time": 0}, ["time"]),
        ("pourOver", {"time": 172_801}, ["time"]),
        ("pourOver", {"ratio": 26}, ["ratio"]),
        ("pourOver", {"grind": 5}, ["grind"]),
        ("pourOver", {"dose": 0, "time": 0}, ["dose", "time"]),
    ],
)
def test_parameters_keep_to_the_limits_of_brews(journal, method, changes, pointers):
    params = {"bean": journal.bean, "method": method}
    if not pointers:
        assert journal.answered("recommendParameters", PARAMETERS | changes, **params)["source"] == "model"
    else:
        found = journal.pointers("recommendParameters", PARAMETERS | changes, **params)
        assert found == [f"/content/{name}" for name in pointers]


def test_the_grind_keeps_to_the_range_of_the_grinder(journal):
    setting = {"minimum": 10, "maximum": 40, "step": 1, "finer": "lower"}
    grinder = journal.call("journal.equipment.create", kind="grinder", name="Mill", setting=setting)["id"]
    kettle = journal.call("journal.equipment.create", kind="kettle", name="Kettle")["id"]
    params = {"bean": journal.bean, "method": "pourOver", "equipment": [kettle, grinder]}
    for grind in (9.5, 41, None):
        assert journal.pointers("recommendParameters", PARAMETERS | {"grind": grind}, **params) == ["/content/grind"]
    assert journal.answered("recommendParameters", PARAMETERS | {"grind": 24}, **params)["grind"] == 24
    other = journal.call("journal.equipment.create", kind="grinder", name="Mill 2", setting=setting)["id"]
    assert refused(journal, "recommendParameters", **params | {"equipment": [grinder, other]}) == ["/equipment/1"]


def test_one_s_own_history_answers_where_no_model_does(journal):
    journal.call("host.provide", capabilities=[])

    def fallen(name, /, **params):
        found = journal.call(f"journal.ai.{name}", fallback=True, **params)
        assert (found["source"], found["suggestion"], found["repeated"]) == ("history", None, False)
        return found

    asks = [
        ("suggestTastingNotes", {"bean": journal.bean}),
        ("recommendParameters", {"bean": journal.bean, "method": "pourOver"}),
    ]
    # The journal has no brews yet, so `fallback` has nothing to return. Without `fallback`, there is no answer either.
    for method, params in asks:
        for fallback in (True, False):
            error = journal.refused(f"journal.ai.{method}", fallback=fallback, **params)
            assert error["data"]["kind"] == "hostUnavailable"
    brew = journal.brew(rating=4, temperature=93)
    journal.brew(rating=3, temperature=88)
    scores = {"acidity": 8, "sweetness": 6, "bitterness": 2, "body": 4}
    first = journal.tasting(text="Peach.", descriptors=["peach", "hay"], scores=scores)
    params = {"text": "Tea.", "descriptors": ["Peach", "jasmine"], "bodyDescription": "Silky.", "at": AT}
    journal.call("journal.tastings.create", brew=brew, scores=scores | {"acidity": 7}, **params)
    notes = fallen("suggestTastingNotes", bean=journal.bean)
    assert sorted(notes["notes"]) == ["Peach.", "Tea."] and notes["flavorWheel"][0].lower() == "peach"
    assert (len(notes["flavorWheel"]), notes["bodyDescription"]) == (3, "Silky.")
    # Notes about beans of the same roast level are used.
    assert fallen("suggestTastingNotes", beanOrigin="Huila", roastLevel="light")["notes"] == notes["notes"]
    best = fallen("recommendParameters", bean=journal.bean, method="pourOver")
    known = journal.call("journal.recommend", bean=journal.bean, method="pourOver")
    assert known["source"] == "bean"
    names = ("dose", "ratio", "temperature", "time")
    assert [best[name] for name in names] == [known[name] for name in names] and best["grind"] is None
    words = fallen("insights")
    assert words["headline"] == "2 brews on 1 day" and "Coffee: 30 g, water: 480 g." in words["paragraphs"][0]
    profile = fallen("analyzeFlavor", tasting=first["id"])["profile"]
    # Acidity is the mean of 8 and 7. Both notes name a fruit, and one of the two names a flower.
    assert (profile["acidity"], profile["fruitiness"], profile["floral"], profile["nutty"]) == (7.5, 10, 5, 0)
    assert journal.refused("journal.ai.analyzeFlavor", notes="x", fallback=True)["data"]["kind"] == "hostUnavailable"


@pytest.mark.parametrize(
    "reply",
    [
        {"error": {"code": 1, "message": "no", "data": {"kind": "busy"}}},
        {"result": {"content": {"dose": 0}}},
        {"result": 5},
    ],
)
def test_history_answers_whatever_is_wrong_with_the_model(journal, reply):
    journal.brew(rating=4)
    question = journal.question("recommendParameters", bean=journal.bean, method="pourOver", fallback=True)
    assert journal.ask(said(question, **reply))["result"]["source"] == "history"


def test_the_language_of_the_account_is_asked_for(journal):
    journal.call("settings.set", values={"language": "de-AT"})
    question = journal.question("analyzeFlavor", notes="sauer")
    assert "de-AT" in question["params"]["instructions"]


def test_a_stream_of_notes(journal):
    question = journal.question("suggestTastingNotes", bean=journal.bean, progressToken=1)
    part = {"id": question["id"], "content": {"notes": ["Ber"], "flavorWheel": []}}
    journal.send({"jsonrpc": "2.0", "method": "host.progress", "params": part})
    assert journal.receive()["params"]["value"] == part["content"]
    assert journal.ask(said(question, result={"content": NOTES}))["result"]["notes"] == NOTES["notes"]


def test_insights_in_words(journal):
    for number in range(8):
        journal.brew(rating=3 + number % 3, grindSetting=20 + number % 4, at=f"2025-12-{10 + number}T08:00:00.000Z")
    question = journal.question("insights", filters={"method": "pourOver"})
    prompt = question["params"]["prompt"]
    assert "brews: 8" in prompt and "coffee: 120" in prompt and "insight bestParameters" in prompt
    assert "Yirgacheffe" in prompt and journal.bean not in prompt
    content = {"headline": "8 brews, and all of them are yours", "paragraphs": ["You used 120 g of coffee."]}
    found = journal.ask(said(question, result={"content": content}))["result"]
    assert (found["headline"], found["source"]) == (content["headline"], "model")
    # Each number in the text must be one of the journal's figures: 121 is not.
    wrong = content | {"paragraphs": ["You used 121 g of coffee."]}
    assert journal.pointers("insights", wrong, fresh=True) == ["/content/paragraphs/0"]


@pytest.mark.parametrize(
    "language, text, is_right",
    [
        # The journal has 8 brews of 15 g of coffee and 240 g of water: 120 g and 1,920 g in all.
        (None, "You used 1,920 g of water.", True),
        (None, "8,000 brews.", False),
        (None, "120,000 g of coffee.", False),
        (None, "You used 15,00 g.", False),
        (None, "1.920 g of water.", False),
        ("de", "1.920 g Wasser.", True),
        ("de", "120,0 g Kaffee.", True),
        ("de", "8.000 Tassen.", False),
        # A number in the spelling of the journal's data is accepted in any language.
        ("de", "1920 g Wasser.", True),
        ("de-CH", "1,920 g Wasser.", True),
        ("qaa", "1.920 g, 120,0 g", True),
        ("qaa", "1.920 g, 120.0 g", False),
    ],
)
def test_a_number_means_what_the_language_makes_of_it(journal, language, text, is_right):
    if language:
        journal.call("settings.set", values={"language": language})
    for number in range(8):
        journal.brew(at=f"2025-12-{10 + number}T08:00:00.000Z")
    content = {"headline": "Your coffee", "paragraphs": [text]}
    reply = journal.answered("insights", content)
    if is_right:
        assert reply["paragraphs"] == [text]
    else:
        problems = reply["error"]["data"]["problems"]
        assert [problem["pointer"] for problem in problems] == ["/content/paragraphs/0"]


def test_long_beans_are_cut_between_words_and_within_what_a_model_takes(journal):
    long = ("word " * 40).strip()
    origin = {"country": "ET", "region": long, "farm": long, "variety": long, "altitude": 1900}
    whole = {"word", "taste", "plum", "and", "more", "of", "it", *(f"{n:02}," for n in range(100))}
    fields = {"note": "taste " * 600, "flavours": [f"plum and more of it {n:02}" for n in range(100)]}
    bean = journal.call("journal.beans.create", name=long, roaster=long, origins=[origin] * 10, **fields)["id"]
    equipment = [
        journal.call("journal.equipment.create", kind="other", name=f"{n} {long}"[:200])["id"] for n in range(20)
    ]
    for name, params in (
        ("suggestTastingNotes", {"brewMethod": "pourOver"}),
        ("recommendParameters", {"method": "pourOver", "equipment": equipment}),
    ):
        question = journal.question(name, id=name, bean=bean, **params)["params"]
        prompt = question["prompt"]
        assert len(prompt) + len(question["instructions"]) <= 6000, name
        cut = [line for line in prompt.splitlines() if "…" in line]
        assert cut and all(line.endswith("…") and line[:-1].split()[-1] in whole for line in cut), cut


def test_another_account_is_told_nothing_of_it(tmp_path):
    cloud = ("--cloud", str(tmp_path / "cloud.sqlite"), "--cloud-account", "ann")
    with Journal(*cloud, data=tmp_path / "data") as journal:
        journal.call("sync.now", wait=True)
        found = journal.answered("suggestTastingNotes", NOTES, beanOrigin="Huila")
        journal.call("sync.switchAccount", account="ben")
        error = journal.refused("journal.ai.accept", suggestion=found["suggestion"])
        assert error["data"]["kind"] == "notFound"
        assert journal.answered("suggestTastingNotes", NOTES, beanOrigin="Huila")["repeated"] is False
