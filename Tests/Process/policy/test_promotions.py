"""Promotions: their audience, times, order, and dismissals."""

import hashlib
import itertools
import random
import sqlite3

import pytest

from support.core import REPEATABLE, Core, run
from support.documents import FILE, Files, at, fetched, instant, keep, purchase
from support.signing import Chain

WEEK = 604_800_000


@pytest.fixture
def files(tmp_path):
    return Files(tmp_path)


def promotion(id="p", **more):
    return {"id": id, "productId": "pro", **more}


def ids(core, **audience):
    return [one["id"] for one in core.call("policy.promotions.list", **audience)["promotions"]]


def serve(words, *options):
    return Core(":memory:", *words, *options)


def test_a_promotion_is_answered_as_it_is(files):
    full = {
        "id": "p",
        "productId": "pro",
        "title": "T",
        "message": "M",
        "body": "B",
        "image": {"url": "https://example.com/a.png", "sha256": None, "bytes": None, "path": None},
        "action": {"kind": "link", "target": "myapp://page"},
        "placement": "home",
        "audience": ["beginners"],
        "start": "2025-01-01T01:00:00+01:00",
        "end": "2027-01-01T00:00:00.5Z",
        "priority": -3,
        "tiers": [],
        "minimumVersion": "1.0",
        "maximumVersion": "02",
        "locales": ["de_AT", "*"],
        "percentage": 99.99,
        "dismissFor": 0,
        "data": {"b": [1.50, None], "a": {"x": "\u2028"}},
    }
    with serve(files.promotions(full, promotion("q"), {**promotion("r"), "new": 1}), *REPEATABLE) as core:
        answer = core.call("policy.promotions.list", version="1.5", locale="fr", subject="s", audiences=["beginners"])
        found = {one["id"]: one for one in answer.pop("promotions")}
    store = {"source": "default", "age": None}
    assert answer == {"validUntil": "2027-01-01T00:00:00.500Z", "problems": [], "store": store, **FILE}
    assert found["p"] == {
        **full,
        "start": "2025-01-01T00:00:00.000Z",
        "end": "2027-01-01T00:00:00.500Z",
        "product": None,
    }
    assert list(found["p"]["data"]) == ["b", "a"]
    empty = dict.fromkeys([*full, "product"]) | {"productId": "pro", "tiers": [], "locales": [], "audience": []}
    assert found["q"] == empty | {"id": "q"} and found["r"] == empty | {"id": "r"}


@pytest.mark.parametrize(
    "window, at_times",
    [
        ({"start": instant(1000)}, {999: 0, 1000: 1, 1001: 1, 10**10: 1}),
        ({"end": instant(1000)}, {-(10**10): 1, 999: 1, 1000: 0, 1001: 0}),
        ({"start": instant(1000), "end": instant(1001)}, {999: 0, 1000: 1, 1001: 0}),
        ({"start": instant(1000), "end": instant(5000)}, {999: 0, 1000: 1, 4999: 1, 5000: 0}),
        ({"start": "2026-01-01T01:00:01+01:00"}, {999: 0, 1000: 1}),
        ({"start": None, "end": None}, {0: 1}),
    ],
)
def test_a_window_begins_with_its_start_and_ends_before_its_end(files, window, at_times):
    words = files.promotions(promotion(**window))
    for time, count in at_times.items():
        with serve(words, *at(time)) as core:
            assert len(ids(core)) == count, time


def test_the_list_says_until_when_time_leaves_it_alone(files, data):
    """A client that requests the list again only at this time sees every change."""
    words = files.promotions(
        promotion("now", end=instant(5000), dismissFor=2),
        promotion("soon", start=instant(3000), end=instant(4000)),
        promotion("over", end=instant(-1)),
        promotion("other", start=instant(500), locales=["fr"]),
        promotion("always"),
    )

    def seen(time, *acts):
        with Core(data, *words, *at(time)) as core:
            for act in acts:
                core.call("policy.promotions.dismiss", id=act)
            answer = core.call("policy.promotions.list")
            return sorted(one["id"] for one in answer["promotions"]), answer["validUntil"]

    assert seen(0) == (["always", "now"], instant(3000))
    assert seen(3000) == (["always", "now", "soon"], instant(4000))
    assert seen(4000) == (["always", "now"], instant(5000))
    assert seen(5000) == (["always"], None)
    # The promotion `now` was dismissed, so it is hidden for two seconds.
    assert seen(0, "now") == (["always"], instant(2000))
    assert seen(1999) == (["always"], instant(2000))
    assert seen(2000) == (["always", "now"], instant(3000))
    # The promotion is hidden until after its end, so it is not shown again.
    assert seen(3500, "now") == (["always", "soon"], instant(4000))
    assert seen(4000) == (["always"], None)


def test_the_list_holds_until_what_was_bought_ends(files):
    chain = Chain()
    words = files.promotions(promotion("a", tiers=["business"]), promotion("b"))
    with serve(words, *files.roots(chain)) as core:
        assert core.call("policy.promotions.list")["validUntil"] is None
        core.call("entitlements.ingest", documents=[purchase(chain)])
        assert core.call("policy.promotions.list")["validUntil"] == core.call("entitlements.current")["validUntil"]
        assert core.call("policy.promotions.list")["validUntil"].startswith("2040-")


@pytest.mark.parametrize(
    "bounds, applies",
    [
        ({"minimumVersion": "1.9"}, {"1.8": 0, "1.9": 1, "1.9.0": 1, "1.10": 1, None: 0}),
        ({"maximumVersion": "1.9"}, {"1.8": 1, "1.9": 1, "1.9.0.0": 1, "1.9.0.1": 0, "1.10": 0, None: 0}),
        ({"minimumVersion": "1.9", "maximumVersion": "1.10"}, {"1.8.9": 0, "1.9": 1, "1.10": 1, "1.10.1": 0, None: 0}),
        ({"minimumVersion": "2", "maximumVersion": "1"}, {"1": 0, "1.5": 0, "2": 0}),
        ({}, {"1": 1, None: 1}),
    ],
)
def test_versions(files, bounds, applies):
    with serve(files.promotions(promotion(**bounds))) as core:
        for version, count in applies.items():
            assert len(ids(core, **({"version": version} if version else {}))) == count, version
            assert len(ids(core, version=version)) == count


@pytest.mark.parametrize(
    "ranges, applies",
    [
        (["de"], {"de": 1, "DE": 1, "de-AT": 1, "de_AT": 1, "de-Latn-AT": 1, "den": 0, "en-de": 0, "en": 0, None: 0}),
        (["de-AT"], {"de-AT": 1, "De_aT": 1, "de-AT-1996": 1, "de": 0, "de-ATX": 0, "de-Latn-AT": 1}),
        (["DE_at"], {"de-AT": 1, "de": 0}),
        (["*"], {"x": 1, "de-AT": 1, None: 0}),
        (["fr", "en"], {"en-GB": 1, "fr": 1, "de": 0}),
        ([], {"de": 1, None: 1}),
        (["zh-Hant"], {"zh-Hant-TW": 1, "zh-TW": 0}),
        # The examples of RFC 4647, section 3.3.2.
        *(
            (
                [text],
                dict.fromkeys(["de-DE", "de-de", "de-Latn-DE", "de-Latf-DE", "de-Deva-DE"], 1)
                | dict.fromkeys(["de-DE-x-goethe", "de-Latn-DE-1996"], 1)
                | dict.fromkeys(["de", "de-x-DE", "de-Deva"], 0),
            )
            for text in ("de-DE", "de-*-DE")
        ),
        (["*-CH"], {"de-CH": 1, "fr-Latn-CH": 1, "CH": 0, "de": 0, "de-x-CH": 0}),
        (["*-*"], {"de": 1, "de-AT": 1}),
    ],
)
def test_languages_are_filtered_as_rfc_4647_says(files, ranges, applies):
    with serve(files.promotions(promotion(locales=ranges))) as core:
        for locale, count in applies.items():
            assert len(ids(core, locale=locale)) == count, locale


@pytest.mark.parametrize(
    "member, value",
    [
        *(
            ("locale", value)
            for value in (
                "",
                "*",
                "-",
                "de-",
                "-de",
                "de--AT",
                "deutschland",
                "de-österreich",
                "1de",
                "de AT",
                "de.UTF-8",
                "a" + "-bcdefghi" * 20,
                5,
                [],
            )
        ),
        *(("subject", value) for value in ("", "x" * 201, 5, [])),
        ("version", "x"),
        ("tier", "pro"),
    ],
)
def test_an_audience_that_is_none_is_refused(core, member, value):
    (problem,) = core.refused("policy.promotions.list", **{member: value})["data"]["problems"]
    assert problem["pointer"] == f"/{member}"


def test_all_problems_of_an_audience_at_once(core):
    problems = core.refused("policy.promotions.list", version="x", locale="", subject="")["data"]["problems"]
    assert [problem["pointer"] for problem in problems] == ["/version", "/locale", "/subject"]


def bucket(id, subject):
    """Returns the subject's bucket from 0 to 99.99, in hundredths, which front ends compute in the same way."""
    return int.from_bytes(hashlib.sha256(f"{id}\n{subject}".encode()).digest()[:8], "big") % 10_000


def test_percentages_against_a_model(files):
    shares = [0, 0.01, 0.5, 1, 12.34, 25, 50, 50.0, 75.5, 99.99, 100]
    promotions = [promotion(f"é-{number}", percentage=share) for number, share in enumerate(shares)]
    seen = {one["id"]: 0 for one in promotions}
    with serve(files.promotions(*promotions)) as core:
        for number in range(1000):
            subject = f"subject ü {number}"
            found = ids(core, subject=subject)
            assert found == [
                one["id"]
                for one in promotions_in_order(promotions)
                if bucket(one["id"], subject) < round(one["percentage"] * 100)
            ]
            for id in found:
                seen[id] += 1
    assert seen["é-0"] == 0 and seen["é-10"] == 1000 and 440 < seen["é-6"] < 560 and 200 < seen["é-5"] < 300


def promotions_in_order(promotions):
    return sorted(promotions, key=lambda one: (-one.get("priority", 0), one.get("start") or "", one["id"].encode()))


def test_exactly_at_a_share(files):
    """A subject sees the promotion if the share is at least one hundredth above the subject's bucket."""
    for subject in ("a", "b", "x" * 200):
        own = bucket("p", subject)
        for hundredths, count in [(own, 0), (own + 1, 1)]:
            with serve(files.promotions(promotion(percentage=hundredths / 100))) as core:
                assert len(ids(core, subject=subject)) == count


def test_without_a_subject_the_account_counts(files):
    with serve(
        files.promotions(*(promotion(f"p{number:02}", percentage=50) for number in range(60))), *REPEATABLE
    ) as core:
        account = core.call("access.whoami")["account"]
        assert account == account.lower()
        expected = [f"p{number:02}" for number in range(60) if bucket(f"p{number:02}", account) < 5000]
        assert ids(core) == ids(core, subject=account) == ids(core, subject=None) == expected and 0 < len(expected) < 60


def test_tiers_that_the_account_has_not(files):
    with serve(files.promotions(promotion("a", tiers=["no such tier"]), promotion("b", tiers=[]))) as core:
        assert ids(core) == ["b"]


def test_tiers_follow_what_is_bought(files):
    chain = Chain()
    promotions = files.promotions(
        promotion("a", tiers=["business", "x"]),
        promotion("b", tiers=["free"]),
        promotion("c", tiers=["x", "Business"]),
        promotion("d"),
    )
    with serve(promotions, *files.roots(chain)) as core:
        assert ids(core) == ["b", "d"]
        core.call("live.open", query={"method": "policy.promotions.list"})
        core.call("entitlements.ingest", documents=[purchase(chain)])
        assert ids(core) == ["a", "d"]
        (line,) = core.said()
        assert [one["id"] for one in line["params"]["result"]["promotions"]] == ["a", "d"]


def test_tiers_are_watched_before_a_promotion_begins(files):
    chain = Chain()
    with serve(files.promotions(promotion(tiers=["business"], start=instant(10))), *files.roots(chain), *at()) as core:
        assert core.call("live.open", query={"method": "policy.promotions.list"})["result"]["promotions"] == []
        for _ in range(10):
            core.call("system.ping")
        assert core.said() == []
        core.call("entitlements.ingest", documents=[purchase(chain)])
        (line,) = core.said()
        assert [one["id"] for one in line["params"]["result"]["promotions"]] == ["p"]


def test_the_order_does_not_depend_on_the_document(files):
    promotions = [
        promotion(id, **({"priority": priority} if priority is not None else {}), **({"start": start} if start else {}))
        for id, priority, start in itertools.product(
            ["a", "B", "é", "e\u0301", "\U0001f600", "\uff5e"],
            [None, 5, -1],
            [None, "2020-01-01T00:00:00Z", "2021-01-01T00:00:00Z"],
        )
    ]
    promotions = [{**one, "id": f"{one['id']}{number}"} for number, one in enumerate(promotions)]
    expected = [one["id"] for one in promotions_in_order(promotions)]
    chance = random.Random(3)
    for _ in range(8):
        chance.shuffle(promotions)
        with serve(files.promotions(*promotions)) as core:
            assert ids(core) == expected
    assert promotions_in_order([promotion("a", start="2021"), promotion("b")])[0]["id"] == "b"


@pytest.mark.parametrize(
    "change, member",
    [
        ({"id": ""}, "id"),
        ({"id": "x" * 101}, "id"),
        ({"id": 5}, "id"),
        ({"id": None}, "id"),
        ({"productId": None}, "title"),
        ({"productId": 1}, "productId"),
        ({"title": 1}, "title"),
        ({"message": []}, "message"),
        ({"start": "yesterday"}, "start"),
        ({"start": 1}, "start"),
        ({"start": "2026-01-01"}, "start"),
        ({"end": "2026-13-01T00:00:00Z"}, "end"),
        ({"start": instant(), "end": instant()}, "end"),
        ({"start": instant(1), "end": instant()}, "end"),
        ({"start": "2026-01-01T00:00:00Z", "end": "2026-01-01T01:00:00+01:00"}, "end"),
        ({"priority": 1.5}, "priority"),
        ({"priority": "1"}, "priority"),
        ({"priority": 2**63}, "priority"),
        ({"priority": None, "percentage": None, "end": 0}, "end"),
        ({"tiers": "pro"}, "tiers"),
        ({"tiers": [1]}, "tiers/0"),
        ({"minimumVersion": "x"}, "minimumVersion"),
        ({"maximumVersion": 1}, "maximumVersion"),
        ({"locales": ["de", "de-**"]}, "locales/1"),
        ({"locales": [""]}, "locales/0"),
        ({"locales": "de"}, "locales"),
        ({"percentage": -0.01}, "percentage"),
        ({"percentage": 100.01}, "percentage"),
        ({"percentage": 1.234}, "percentage"),
        ({"percentage": "5"}, "percentage"),
        ({"dismissFor": -1}, "dismissFor"),
        ({"dismissFor": 1.5}, "dismissFor"),
        ({"dismissFor": 10**12 + 1}, "dismissFor"),
        ({"data": []}, "data"),
        ({"data": "x"}, "data"),
    ],
)
def test_a_promotion_of_the_wrong_shape_is_left_out_with_its_place(files, core, change, member):
    document = {"promotions": [promotion("first"), promotion() | change, promotion("last")]}
    with serve(files.promotions(*document["promotions"])) as other:
        answer = other.call("policy.promotions.list")
    assert [one["id"] for one in answer["promotions"]] == ["first", "last"]
    assert [problem["pointer"] for problem in answer["problems"]] == [f"/promotions/1/{member}"]
    assert fetched(core, "IAPPromo", document)["result"]["problems"] == answer["problems"]
    assert ids(core) == ["first", "last"]
    assert core.refused("policy.promotions.dismiss", id="p")["data"]["kind"] == "notFound"


@pytest.mark.parametrize("one", [5, None, [], "p", True])
def test_what_is_no_promotion_is_left_out(files, one):
    with serve(files.promotions(promotion("a"), one, maxAge="x")) as core:
        answer = core.call("policy.promotions.list")
        assert [promotion["id"] for promotion in answer["promotions"]] == ["a"]
        assert [problem["pointer"] for problem in answer["problems"]] == ["/maxAge", "/promotions/1"]
        assert answer["problems"][1]["message"].startswith("promotions[1] must be an object")


def test_an_id_stands_once(files):
    promotions = [promotion("a", title="1"), promotion("b"), promotion("a"), promotion("c", start=1), promotion("c")]
    with serve(files.promotions(*promotions)) as core:
        answer = core.call("policy.promotions.list")
    assert [(one["id"], one["title"]) for one in answer["promotions"]] == [("a", "1"), ("b", None), ("c", None)]
    assert [(problem["pointer"], problem["message"]) for problem in answer["problems"]] == [
        ("/promotions/2/id", "id must be unique; an earlier promotion has the same id"),
        ("/promotions/3/start", "start must be an instant (RFC 3339 as a string), not a number"),
    ]
    # Ids are compared byte by byte: the two spellings of é are two ids.
    with serve(files.promotions(promotion("é"), promotion("e\u0301"))) as core:
        assert len(ids(core)) == 2
        core.call("policy.promotions.dismiss", id="é")
        assert ids(core) == ["e\u0301"]


def test_what_must_be_there(files):
    with serve(files.promotions({"title": "x"})) as core:
        answer = core.call("policy.promotions.list")
    begins = [problem["message"].partition(" (")[0] for problem in answer["problems"]]
    assert begins == ["id is missing"]
    with serve(files.promotions({"id": "a"}, {"id": "b", "title": ""}, {"id": "c", "title": "x"})) as core:
        answer = core.call("policy.promotions.list")
    assert [one["id"] for one in answer["promotions"]] == ["c"]
    assert [(problem["pointer"], problem["promotion"]) for problem in answer["problems"]] == [
        ("/promotions/0/title", "a"),
        ("/promotions/1/title", "b"),
    ]


@pytest.mark.parametrize(
    "change",
    [
        {"id": "x" * 100},
        {"id": "\n\x00 \U0001f600"},
        {"percentage": 0},
        {"percentage": 100.00},
        {"percentage": 1e2},
        {"percentage": 1.230},
        {"dismissFor": 0},
        {"dismissFor": 10**12},
        {"priority": 1 - 2**63},
        {"priority": 2**63 - 1},
        {"data": {}},
        {"start": instant(), "end": instant(1)},
        {"title": "", "message": ""},
        {"new": {"a": []}},
    ],
)
def test_what_is_just_allowed(files, change):
    with serve(files.promotions(promotion() | change)) as core:
        assert core.call("policy.promotions.list")["problems"] == []


@pytest.mark.parametrize("seconds", [None, 1, 60, 604_801])
def test_a_dismissal_hides_for_its_time(files, data, seconds):
    words = files.promotions(promotion(**({} if seconds is None else {"dismissFor": seconds})), promotion("q"))
    span = WEEK if seconds is None else seconds * 1000
    with Core(data, *words, *at()) as core:
        assert core.call("policy.promotions.dismiss", id="p") == {"id": "p", "until": instant(span)}
        assert ids(core) == ["q"]
    for time, shown in [(0, ["q"]), (span - 1, ["q"]), (span, ["p", "q"]), (span + 10**9, ["p", "q"])]:
        with Core(data, *words, *at(time)) as core:
            assert ids(core) == shown, time


def test_a_dismissal_for_no_time(files):
    with serve(files.promotions(promotion(dismissFor=0)), *at()) as core:
        assert core.call("policy.promotions.dismiss", id="p")["until"] == instant()
        assert ids(core) == ["p"]


def test_a_dismissal_for_ever(files):
    with serve(files.promotions(promotion(dismissFor=10**12)), *at()) as core:
        assert core.call("policy.promotions.dismiss", id="p")["until"] == "9999-12-31T23:59:59.999Z"
        assert ids(core) == []


def test_dismissing_again_prolongs(files, data):
    words = files.promotions(promotion(dismissFor=10))
    for time in (0, 9_000):
        with Core(data, *words, *at(time)) as core:
            assert core.call("policy.promotions.dismiss", id="p")["until"] == instant(time + 10_000)
    for time, count in [(10_000, 0), (18_999, 0), (19_000, 1)]:
        with Core(data, *words, *at(time)) as core:
            assert len(ids(core)) == count


def test_a_clock_that_was_set_back_leaves_a_dismissal_in_force(files, data):
    """A dismissed promotion is not shown again because of the clock."""
    words = files.promotions(promotion(dismissFor=10))
    with Core(data, *words, *at(10**9)) as core:
        core.call("policy.promotions.dismiss", id="p")
    for time in (0, 10**9 - 10_001, 10**9 - 1, 10**9 + 9_999):
        with Core(data, *words, *at(time)) as core:
            assert ids(core) == []
    # A new dismissal replaces the earlier one: its time is counted from the present time of the clock.
    with Core(data, *words, *at(0)) as core:
        assert core.call("policy.promotions.dismiss", id="p")["until"] == instant(10_000) and ids(core) == []
    with Core(data, *words, *at(10_000)) as core:
        assert ids(core) == ["p"]


def test_a_document_that_changes_leaves_a_dismissal_as_it_was(files, data):
    with Core(data, *files.promotions(promotion(dismissFor=100)), *at()) as core:
        core.call("policy.promotions.dismiss", id="p")
    for seconds in (1, 1000):
        for time, count in [(2000, 0), (99_999, 0), (100_000, 1)]:
            with Core(data, *files.promotions(promotion(dismissFor=seconds)), *at(time)) as core:
                assert len(ids(core)) == count
    with Core(data, *files.promotions(), *at(3)) as core:
        assert core.refused("policy.promotions.dismiss", id="p")["data"]["kind"] == "notFound"


def test_what_is_over_is_forgotten_with_the_next_dismissal(files, data):
    words = files.promotions(*(promotion(f"p{number}", dismissFor=number + 1) for number in range(5)))
    with Core(data, *words, *at()) as core:
        for number in range(5):
            core.call("policy.promotions.dismiss", id=f"p{number}")
    with Core(data, *words, *at(3_000)) as core:
        core.call("policy.promotions.dismiss", id="p0")
    with sqlite3.connect(data / "device.sqlite") as database:
        assert {row[0] for row in database.execute("SELECT promotion FROM promotion_dismissals")} == {
            "p0",
            "p2",
            "p3",
            "p4",
        }
    database.close()


def test_what_can_not_be_dismissed(core):
    fetched(core, "IAPPromo", {"promotions": [promotion()]})
    error = core.refused("policy.promotions.dismiss", id="q")
    assert error["code"] == 1 and error["message"] == "There is no such promotion"
    for id, pointer in [("", "/id"), ("x" * 101, "/id"), (5, "/id"), (None, "/id")]:
        assert core.refused("policy.promotions.dismiss", id=id)["data"]["problems"][0]["pointer"] == pointer
    assert core.refused("policy.promotions.dismiss")["data"]["problems"][0]["kind"] == "missing"
    assert ids(core) == ["p"]


def test_what_does_not_apply_now_can_be_dismissed(files):
    with serve(files.promotions(promotion(start=instant(10**10), locales=["de"])), *at()) as core:
        assert core.call("policy.promotions.dismiss", id="p")["until"] == instant(WEEK)


def test_a_dismissal_with_a_key_is_done_once(files, data):
    words = files.promotions(promotion(dismissFor=10), promotion("q"))
    with Core(data, *words, *at()) as core:
        first = core.call("policy.promotions.dismiss", id="p", idempotencyKey="k")
    with Core(data, *words, *at(5_000)) as core:
        assert core.call("policy.promotions.dismiss", id="p", idempotencyKey="k") == first
        assert core.refused("policy.promotions.dismiss", id="q", idempotencyKey="k")["data"]["kind"] == "keyReused"
    with Core(data, *words, *at(10_000)) as core:
        assert ids(core) == ["p", "q"]


def test_live_promotions_follow_a_dismissal(files):
    with serve(files.promotions(promotion(), promotion("q"))) as core:
        core.call("live.open", query={"method": "policy.promotions.list"})
        core.call("policy.promotions.dismiss", id="p")
        (line,) = core.said()
        assert [one["id"] for one in line["params"]["result"]["promotions"]] == ["q"]


def test_fetched_promotions_outlive_the_process(data):
    keep(data, "IAPPromo", {"promotions": [promotion(data={"a": [1.5]})]})
    with Core(data, *at(5)) as core:
        (one,) = core.call("policy.promotions.list")["promotions"]
        assert one["data"] == {"a": [1.5]}
        assert core.call("policy.promotions.dismiss", id="p")["id"] == "p"
    with Core(data, *at(100)) as core:
        assert ids(core) == []


def test_numbers_in_data_keep_their_spelling(files):
    words = files.option(
        "promotions",
        b'{ "promotions" : [ {"id":"p", "productId":"q", '
        b'"data":{"z":1.50, "a":1E400, "n":12345678901234567890.0} } ] }',
    )
    done = run("call", "policy.promotions.list", "--data", ":memory:", *words)
    assert b'"data":{"z":1.50,"a":1E400,"n":12345678901234567890.0}' in done.stdout


def test_many_promotions(files):
    promotions = [promotion(f"p{number:05}", priority=number % 7) for number in range(10_000)]
    with serve(files.promotions(*promotions)) as core:
        assert ids(core) == [one["id"] for one in promotions_in_order(promotions)]
