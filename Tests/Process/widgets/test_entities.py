"""Entities: the places for ids, the suggested places, and the places whose names fit a typed text."""

import random
import re
import unicodedata

import pytest

from support.core import request
from support.people import NEVER, START
from support.widget_scenes import LIMA, OSLO, Watched, add, core_at, ids, locate, place, problems, recents, spot


@pytest.fixture
def three(core):
    core.places = [add(core, **place(number)) for number in range(3)]
    yield core


def get(core, *wanted):
    return core.call("widgets.entities.get", ids=list(wanted))["places"]


def matching(core, text, **more):
    """Returns the names of the places that fit the text."""
    return [one["name"] for one in core.call("widgets.entities.matching", text=text, **more)["places"]]


def named(core, *names):
    """Adds places with these names, used in this order."""
    return [add(core, **spot(number * 10_000, 0, name)) for number, name in enumerate(names)]


# Places by their ids


def test_order_is_kept_the_unknown_skipped_and_the_repeated_repeated(three):
    a, b, c = three.places
    assert get(three) == [] and get(three, NEVER) == []
    assert get(three, c["id"], NEVER, a["id"], c["id"], NEVER, b["id"]) == [c, a, c, b]
    three.call("widgets.recents.clear")
    assert get(three, b["id"], a["id"]) == [b, a]
    assert three.call("widgets.entities.get", ids=[]) == {"places": []}


def test_a_thousand_ids_and_not_one_more(three):
    a, b, _ = ids(three.places)
    assert ids(get(three, *[a, b] * 500)) == [a, b] * 500
    assert problems(three, "widgets.entities.get", {"ids": [a] * 1001}) == ["/ids"]


@pytest.mark.parametrize(
    "wanted, pointers",
    [
        ("x", ["/ids"]),
        ({}, ["/ids"]),
        (["x"], ["/ids/0"]),
        ([NEVER, 5, None, NEVER[:-1], f"{NEVER} "], ["/ids/1", "/ids/2", "/ids/3", "/ids/4"]),
        ([[]], ["/ids/0"]),
    ],
)
def test_what_is_no_list_of_ids_is_refused(core, wanted, pointers):
    assert problems(core, "widgets.entities.get", {"ids": wanted}) == pointers


# Suggested places


def test_suggested(core):
    assert core.call("widgets.entities.suggested") == {"device": None, "places": []}
    made = [add(core, **place(number)) for number in range(22)]
    assert core.call("widgets.entities.suggested") == {"device": None, "places": made[:1:-1]}
    locate(core)
    found = core.call("widgets.entities.suggested")
    assert (
        list(found) == ["device", "places"]
        and found["device"].items() <= core.call("location.last").items()
        and found["device"]["latitude"] == 52.52
    )
    core.call("widgets.recents.clear")
    assert core.call("widgets.entities.suggested") == found | {"places": []}
    assert problems(core, "widgets.entities.suggested", {"limit": 1}) == ["/limit"]


# Places by the text that was typed


@pytest.mark.parametrize(
    "name, fits, fails",
    [
        (
            "São Paulo",
            [
                "s",
                "S",
                "são",
                "sao",
                "SAO",
                "SÃO",
                "sa\u0303o",
                "paulo",
                "PAU",
                "p",
                "sao paulo",
                "paulo são",
                "pau sa",
                "São  Paulo",
                "são, paulo!",
                "-paulo-",
                "sao sao",
                "  sao",
            ],
            ["ao", "aulo", "sao x", "saopaulo", "sao paulos"],
        ),
        ("Reykjavík", ["reykjavik", "REYKJAVÍK", "rey"], ["kjavik", "reykjavika"]),
        ("Zürich-Flughafen", ["zurich", "flug", "flug zur", "zürich-flug", "ZU\u0308"], ["urich", "hafen"]),
        ("St. John's", ["st", "john", "st john", "st. john", "st. john's", "JOHN’S"], ["ohn", "saint"]),
        ("Ελλάδα", ["ελλαδα", "ΕΛΛ"], ["λαδα"]),
        ("Москва", ["москва", "МОСК"], ["осква"]),
        ("Đà Nẵng", ["nang", "NẴNG"], ["ang"]),
        ("東京", ["東", "東京"], ["大"]),
        ("Area 51", ["51", "5", "area 5"], ["1"]),
        ("Winston-Salem (NC)", ["nc", "salem", "win sal nc"], ["alem"]),
    ],
)
def test_each_word_of_the_text_begins_a_word_of_the_name(core, name, fits, fails):
    add(core, **LIMA)
    add(core, **spot(0, 0, name))
    for text in fits:
        assert matching(core, text) == [unicodedata.normalize("NFC", name)], text
    for text in fails:
        assert matching(core, text) == [], text


def test_a_text_without_letters_and_digits_fits_nothing(core):
    named(core, "Oslo", "100% Beach", "a_b", "\U0001f3dd", "- -", "Rock'n'Roll")
    for text in ["?", "-", "...", "!?", "\U0001f3dd", "« »", "%", "_", "*", "''", '"', "%%", "--", "´"]:
        assert matching(core, text) == [], text


def test_what_means_something_to_a_database_means_nothing_here(core):
    named(core, "Oslo", "Lima")
    for text in [
        "os*",
        "os%",
        '"os',
        'os"',
        "os' OR '1'='1",
        "NOT os",
        "os OR li",
        "os AND os",
        "NEAR(os)",
        "name:os",
        "os_",
        "_slo",
        "%slo",
        "os\\",
    ]:
        words = re.findall(r"[a-z0-9]+", text.lower())
        assert matching(core, text) == [
            name for name in ("Lima", "Oslo") if all(name.lower().startswith(word) for word in words)
        ], text


def test_recents_come_first_then_the_newest_registered(core):
    a, b, c, d, e = named(core, "Beach a", "Beach b", "Beach c", "Beach d", "Beach e")
    core.call("widgets.recents.clear")
    assert matching(core, "beach") == ["Beach e", "Beach d", "Beach c", "Beach b", "Beach a"]
    for used in (b, d, a):
        add(core, **{name: used[name] for name in ("name", "latitude", "longitude")})
    assert core.call("widgets.entities.matching", text="BEACH") == {"places": [a, d, b, e, c]}
    assert matching(core, "beach", limit=4) == ["Beach a", "Beach d", "Beach b", "Beach e"] and matching(
        core, "beach", limit=1
    ) == ["Beach a"]
    core.call("widgets.recents.remove", id=d["id"])
    assert matching(core, "beach") == ["Beach a", "Beach b", "Beach e", "Beach d", "Beach c"]


def test_the_limit_is_twenty_unless_told(core):
    made = core.call("widgets.recents.import", places=[place(number) for number in range(60)])["places"]
    assert ids(recents(core)) == ids(made[:20])
    assert (
        core.call("widgets.entities.matching", text="place")["places"]
        == made[:20]
        == core.call("widgets.entities.matching", text="place", limit=None)["places"]
    )
    found = core.call("widgets.entities.matching", text="place", limit=50)["places"]
    assert found[:20] == made[:20] and len(set(ids(found))) == 50
    assert matching(core, "place 59") == ["Place 59"]


WRONG_PARAMETERS = [
    ({}, ["/text"]),
    ({"text": ""}, ["/text"]),
    ({"text": "x" * 101}, ["/text"]),
    ({"text": None}, ["/text"]),
    ({"text": 5}, ["/text"]),
    ({"text": "x", "limit": 0}, ["/limit"]),
    ({"text": "x", "limit": 51}, ["/limit"]),
    ({"text": "x", "limit": "5"}, ["/limit"]),
    ({"text": "x", "limit": 1.5}, ["/limit"]),
    ({"text": "", "limit": -1, "x": 1}, ["/text", "/limit", "/x"]),
]


def test_wrong_parameters(core):
    for params, pointers in WRONG_PARAMETERS:
        assert problems(core, "widgets.entities.matching", params) == pointers, params


def test_a_hundred_characters_may_be_typed(core):
    add(core, **spot(0, 0, "x" * 200))
    assert (
        matching(core, "x" * 100) == ["x" * 200]
        and matching(core, "y" * 100) == []
        and matching(core, " ".join("x" * 50)) == ["x" * 200]
    )


def words(text):
    """Returns the words of a text as the contract defines them: decomposed, without marks, in one case, only letters
    and digits."""
    plain = "".join(one for one in unicodedata.normalize("NFD", text.casefold()) if not unicodedata.combining(one))
    return re.findall(r"[^\W_]+", plain)


def test_random_names_against_a_model(data):
    chance = random.Random(3)
    parts = [
        "Nord",
        "nörd",
        "Süd",
        "sud",
        "Port",
        "portø"[:4],
        "São",
        "saint",
        "Île",
        "ile",
        "de l-Or",
        "Ōr",
        "100",
        "10",
    ]
    with core_at(data) as core:
        registered = []
        for number in range(150):
            name = chance.choice([" ", "-", ", "]).join(chance.choice(parts) for _ in range(chance.randint(1, 3)))
            registered.append(add(core, **spot(number * 10_000, 0, name)))
        newest = recents(core) + [one for one in reversed(registered) if one["id"] not in ids(recents(core))]
        for _ in range(120):
            text = " ".join(word[: chance.randint(1, 4)] for word in chance.choices(parts, k=chance.randint(1, 2)))
            fitting = [
                one
                for one in newest
                if words(text)
                and all(any(word.startswith(begin) for word in words(one["name"])) for begin in words(text))
            ]
            assert core.call("widgets.entities.matching", text=text, limit=50)["places"] == fitting[:50], text


# Live queries, and reads after a restart


def test_live(core):
    one = add(core, **OSLO)
    watched = Watched(
        core,
        suggested=("widgets.entities.suggested", {}),
        matching=("widgets.entities.matching", {"text": "li"}),
        get=("widgets.entities.get", {"ids": [one["id"]]}),
        early=("widgets.entities.get", {"ids": ["01900000-0000-7000-8000-000000000009"]}),
    )
    assert (
        watched.shown["suggested"]["places"] == [one]
        and watched.shown["matching"] == {"places": []} == watched.shown["early"]
    )
    two = add(core, **LIMA)
    assert watched.changes() == {"suggested": {"device": None, "places": [two, one]}, "matching": {"places": [two]}}
    (imported,) = core.call("widgets.recents.import", places=[place(5, id="01900000-0000-7000-8000-000000000009")])[
        "places"
    ]
    assert watched.changes() == {
        "suggested": {"device": None, "places": [imported, two, one]},
        "early": {"places": [imported]},
    }
    core.call("widgets.recents.clear")
    assert watched.changes() == {"suggested": {"device": None, "places": []}}
    locate(core)
    (changed,) = watched.changes().values()
    assert changed["device"].items() <= core.call("location.last").items() and changed["places"] == []
    assert watched.shown["get"] == {"places": [one]}


def test_after_a_restart(data):
    with core_at(data) as core:
        made = named(core, "Beach a", "Beach b", "Beach c")
        core.call("widgets.recents.remove", id=made[1]["id"])
        locate(core)
        found = core.call("widgets.entities.suggested")
    with core_at(data, START + 1000) as core:
        assert core.call("widgets.entities.suggested") == found and found["places"] == [made[2], made[0]]
        assert (
            core.call("widgets.entities.matching", text="bea")["places"] == [made[2], made[0], made[1]]
            and get(core, *ids(made)) == made
        )


def test_params_by_position_and_in_a_batch(three):
    a, b, _ = three.places
    batch = three.ask(
        [
            request("widgets.entities.get", [[b["id"], a["id"]]], 1),
            request("widgets.entities.matching", ["place", 1], 2),
        ]
    )
    assert batch[0]["result"] == {"places": [b, a]} and len(batch[1]["result"]["places"]) == 1
