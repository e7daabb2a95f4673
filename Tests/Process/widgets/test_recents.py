"""Recents: at most twenty, the newest first, none twice; a place of the same name within a
hundred metres is the same."""

import json
import random
import unicodedata
import uuid

import pytest

from support.core import REPEATABLE, Core, request
from support.people import NEVER, START, at, pipeline
from support.widget_scenes import (
    LIMA,
    MEMBERS,
    OSLO,
    Watched,
    add,
    are_same,
    core_at,
    ids,
    metres,
    once,
    place,
    problems,
    recents,
    spot,
)

TEXT = "x" * 200


def test_a_place_is_answered_whole(core):
    full = {
        "name": "Oslo",
        "latitude": 59.9139,
        "longitude": 10.7522,
        "region": "Østlandet",
        "country": "NO",
        "timeZone": "Europe/Oslo",
    }
    found = add(core, **full)
    assert list(found) == MEMBERS and found == {"id": found["id"], **full} and uuid.UUID(found["id"]).version == 7
    bare = add(core, **LIMA)
    assert bare == {"id": bare["id"], **LIMA, "region": None, "country": None, "timeZone": None}
    assert add(core, name="Null", latitude=1, longitude=2, region=None, country=None, timeZone=None)["region"] is None


def test_the_list_says_when_a_place_was_used(data):
    with core_at(data) as core:
        first, second = add(core, **OSLO), add(core, **LIMA)
        found = core.call("widgets.recents.list")
        assert found == {"recents": [{**second, "usedAt": at(START + 1)}, {**first, "usedAt": at(START)}]}
        assert list(found["recents"][0]) == [*MEMBERS, "usedAt"]
        add(core, **OSLO)
        assert [(one["id"], one["usedAt"]) for one in core.call("widgets.recents.list")["recents"]] == [
            (first["id"], at(START + 3)),
            (second["id"], at(START + 1)),
        ]


@pytest.mark.parametrize(
    "name, kept",
    [
        ("Zu\u0308rich", "Zürich"),
        ("\u212bre", "Åre"),
        ("\u1112\u1161\u11ab", "한"),
        ("a\u0323\u0307", "ạ̇"),
        ("a\u0307\u0323", "ạ̇"),
        ("\ufb01", "\ufb01"),
        ("e\u0301" * 100, "é" * 100),
    ],
)
def test_names_are_kept_in_nfc(core, name, kept):
    assert kept == unicodedata.normalize("NFC", name)
    found = add(core, **spot(0, 0, name))
    assert found["name"] == kept
    for other in (name, kept, unicodedata.normalize("NFD", name)):
        assert add(core, **spot(5, 5, other)) == found
    assert recents(core) == [found]


def test_another_name_is_another_place(core):
    names = ["Here", "He re", "Here!", "Her", "Here\u200b", "Неre", "ひば", "ひは", "कि", "के"]
    made = [add(core, **spot(0, 0, name)) for name in names]
    assert len(set(ids(made))) == len(names) and [one["name"] for one in recents(core)] == names[::-1]


@pytest.mark.parametrize(
    "names",
    [
        ["Here", "here", "HERE", "Here ", " Here", "\u00a0Here\u3000", "Hére", "Herė", "Ｈere", "He\u0301re\u0302"],
        ["Łódź", "lodz", "LODZ "],
        ["Tromsø", "TROMSO"],
        ["Москва", "москва "],
        ["St. John's", "st. john's"],
        ["!!!", " !!!"],
    ],
)
def test_neither_case_nor_accents_nor_outer_spaces_make_another_place(data, names):
    """They also don't change the name of the place, whether it is recent or not, now or after a restart."""
    for name in names:
        with Core(data) as core:
            first = add(core, **spot(0, 0, names[0]))
            assert add(core, **spot(90, 90, name)) == first
            assert core.call("widgets.recents.import", places=[spot(90, 90, name)])["places"] == [first]
            core.call("widgets.recents.clear")
            assert add(core, **spot(90, 90, name)) == first and recents(core) == [first]
            # The limit is a hundred metres, so this place is another one.
            assert add(core, **spot(1000, 0, name))["id"] != first["id"]
            core.call("widgets.recents.clear")


def test_a_later_use_completes_a_place_and_changes_nothing_that_was_known(data):
    with Core(data) as core:
        bare = add(core, **OSLO)
        watched = Watched(
            core,
            recents=("widgets.recents.list", {}),
            get=("widgets.entities.get", {"ids": [bare["id"]]}),
            shared=("appGroup.get", {"name": "recents"}),
        )
        first = add(core, **OSLO, country="NO")
        assert first == bare | {"country": "NO"}
        changed = watched.changes()
        assert changed["get"] == {"places": [first]} and changed["shared"]["value"] == [first]
        second = add(core, **OSLO | {"name": "OSLO"}, country="SE", timeZone="Europe/Oslo")
        assert second == first | {"timeZone": "Europe/Oslo"}
        imported = OSLO | {"id": bare["id"], "region": "Østlandet", "timeZone": "Europe/Paris"}
        third = second | {"region": "Østlandet"}
        assert core.call("widgets.recents.import", places=[imported])["places"] == [third]
        # The id belongs to another place here, so the core stores none of the members that were sent with it.
        core.call("widgets.recents.import", places=[LIMA | {"id": bare["id"], "country": "PE"}])
    with Core(data) as core:
        assert recents(core) == [third] == core.call("widgets.entities.matching", text="os")["places"]
        assert core.call("widgets.entities.get", ids=[bare["id"]])["places"] == [third]


def edges():
    """Returns pairs of places along a meridian and a parallel: the farthest that are the same, and the nearest that are
    not."""
    for north, east in [
        (0, 0),
        (52_520_000, 13_405_000),
        (-33_868_800, 151_209_300),
        (89_000_000, 0),
        (-89_990_000, 77_000_000),
        (0, 179_999_900),
        (60_000_000, -179_999_950),
        (0, 180_000_000),
    ]:
        for parallel in (False, True):

            def moved(by):
                turned = (east + by + 180_000_000) % 360_000_000 - 180_000_000
                return spot(north, turned) if parallel else spot(north + (by if north <= 0 else -by), east)

            here = spot(north, east)
            low, high = 0, 100_000_000
            while high - low > 1:
                middle = (low + high) // 2
                low, high = (middle, high) if metres(here, moved(middle)) <= 100 else (low, middle)
            assert 99 < metres(here, moved(low)) <= 100 < metres(here, moved(high)) < 101
            yield here, moved(low), moved(high)


def test_a_hundred_metres(core):
    for count, (here, inside, outside) in enumerate(edges()):
        for one, other, same in [
            (here, inside, True),
            (inside, here, True),
            (here, outside, False),
            (outside, here, False),
        ]:
            core.call("widgets.recents.clear")
            name = f"{count} {one is here} {same}"
            first, second = add(core, **one | {"name": name}), add(core, **other | {"name": name})
            assert (first == second) is same and len(recents(core)) == (1 if same else 2), (one, other)
            core.call("widgets.recents.clear")
            # The same holds when the place is no longer recent, but still in the registry.
            assert add(core, **other | {"name": name}) == second and add(core, **one | {"name": name}) == first, (
                one,
                other,
            )


SAME = [
    ((90, 0), (90, 137)),
    ((-90, -180), (-90, 1)),
    ((89.9996, 0), (89.9996, 180)),
    ((-89.9996, 45), (-89.9996, -135)),
    ((90, 20), (89.9992, -100)),
    ((12, 180), (12, -180)),
    ((12, 179.9998), (12, -179.9998)),
    ((0, 180), (0.0001, -179.9995)),
    ((85, 179.999), (85, -179.9991)),
]


def test_across_the_date_line_and_at_the_poles(core):
    for count, ends in enumerate(SAME):
        places = [
            {"name": f"Far {count}", "latitude": latitude, "longitude": longitude} for latitude, longitude in ends
        ]
        assert are_same(*places)
        assert add(core, **places[0]) == add(core, **places[1]), ends


DIFFERENT = [
    ((89.9995, 0), (89.9995, 180)),
    ((90, 0), (89.999, 0)),
    ((12, 179.999), (12, -179.999)),
    ((90, 0), (-90, 0)),
    ((0, 0), (0, 180)),
]


def test_farther_across_the_date_line_and_at_the_poles(core):
    for count, ends in enumerate(DIFFERENT):
        places = [
            {"name": f"Far {count}", "latitude": latitude, "longitude": longitude} for latitude, longitude in ends
        ]
        assert not are_same(*places)
        assert add(core, **places[0]) != add(core, **places[1]), ends


def test_two_places_of_one_name(core):
    near, far = (
        add(core, name="Springfield", latitude=39.8, longitude=-89.64),
        add(core, name="Springfield", latitude=42.1, longitude=-72.59),
    )
    assert near["id"] != far["id"] and recents(core) == [far, near]
    assert add(core, name="Springfield", latitude=39.8003, longitude=-89.6403) == near and recents(core) == [near, far]


def test_what_is_given_beside_a_known_place_changes_nothing(core):
    first = add(core, **OSLO, region="Østlandet", country="NO", timeZone="Europe/Oslo")
    for more in ({}, {"region": "Elsewhere"}, {"country": "SE", "timeZone": "Europe/Stockholm"}, {"region": None}):
        assert add(core, **OSLO | {"latitude": 59.9141}, **more) == first
        core.call("widgets.recents.clear")
        assert add(core, **OSLO | {"longitude": 10.7523}, **more) == first


def test_a_recent_place_comes_before_a_nearer_one(core):
    """Two known places have the same name, and a third location is between them."""
    south, north = add(core, **spot(0, 0)), add(core, **spot(1350, 0))
    assert south["id"] != north["id"]
    between = spot(720, 0)
    assert metres(between, north) < metres(between, south) <= 100
    core.call("widgets.recents.remove", id=north["id"])
    assert add(core, **between) == south
    core.call("widgets.recents.clear")
    # If no candidate is recent, the nearest one is chosen.
    assert add(core, **between) == north
    core.call("widgets.recents.clear")
    assert add(core, **spot(630, 0)) == south


@pytest.mark.parametrize(
    "first, second", [((-600, 0), (600, 0)), ((600, 0), (-600, 0)), ((0, -600), (0, 600)), ((0, 600), (0, -600))]
)
def test_of_equally_near_ones_the_first_registered(core, first, second):
    one, other = add(core, **spot(*first)), add(core, **spot(*second))
    assert one["id"] != other["id"]
    # The order of the last uses makes no difference: the place that was registered first is chosen.
    for used in (first, second):
        add(core, **spot(*used))
        core.call("widgets.recents.clear")
        assert add(core, **spot(0, 0)) == one
        core.call("widgets.recents.clear")


def test_the_twenty_first_pushes_out_the_oldest(core):
    made = [add(core, **place(number)) for number in range(20)]
    assert recents(core) == made[::-1]
    # Adding a known place again takes no further room.
    assert add(core, **place(0)) == made[0] and recents(core) == [made[0], *made[:0:-1]]
    more = add(core, **place(20))
    assert recents(core) == [more, made[0], *made[:1:-1]]
    assert core.call("widgets.recents.remove", id=made[1]["id"]) == {"removed": False}
    # A place that was removed from the recents gets its former id when it is added again.
    assert add(core, **place(1)) == made[1] and recents(core)[0] == made[1] and len(recents(core)) == 20


def test_remove_and_clear(core):
    made = [add(core, **place(number)) for number in range(3)]
    assert core.call("widgets.recents.remove", id=made[1]["id"]) == {"removed": True}
    assert core.call("widgets.recents.remove", id=made[1]["id"]) == {"removed": False}
    assert core.call("widgets.recents.remove", id=NEVER) == {"removed": False}
    assert recents(core) == [made[2], made[0]]
    assert core.call("widgets.recents.clear") == {"removed": 2} and core.call("widgets.recents.clear") == {"removed": 0}
    assert core.call("widgets.recents.list") == {"recents": []}
    assert core.call("widgets.entities.get", ids=ids(made)) == {"places": made}


def test_coordinates_have_six_decimals(core):
    for value, kept in [
        (0.0000005, 0),
        (0.0000015, 0.000002),
        (0.0000025, 0.000002),
        (-0.0000015, -0.000002),
        (12.3456785, 12.345678),
        (12.3456775, 12.345678),
        (1.00000049999, 1),
        (5e1, 50),
        (90, 90),
        (-90, -90),
    ]:
        found = add(core, name=f"{value!r}", latitude=value, longitude=value)
        assert found["latitude"] == kept and found["longitude"] == kept and recents(core)[0] == found, value


BAD = [
    ("name", ["", " ", "\t", "a\nb", "a\u2028b", "x\u0000", "a\u0085b", TEXT + "x", 5, None, True, [], {}]),
    ("latitude", ["NaN", "Infinity", "", "52.5", None, True, [], {}, 90.000001, -90.000001, 91, 1e300, -1e300, 10**40]),
    ("longitude", ["NaN", "-Infinity", None, False, [0], 180.000001, -180.000001, 360, 1e300]),
    ("region", ["", "a\nb", TEXT + "x", 5, True, []]),
    ("country", ["", "de", "D", "DEU", "D1", "ÄÖ", 49, []]),
    (
        "timeZone",
        [
            "",
            "Europe/",
            "/Berlin",
            "Europe//Berlin",
            "../etc/passwd",
            "Europe/Berlin\n",
            "a b",
            "Zürich",
            "x" * 65,
            1,
            [],
        ],
    ),
]


@pytest.mark.parametrize("member, values", BAD)
def test_what_is_no_place_is_refused(core, member, values):
    kept = add(core, **LIMA)
    for value in values:
        assert problems(core, "widgets.recents.add", OSLO | {member: value}) == [f"/{member}"], value
        assert problems(core, "widgets.recents.import", {"places": [LIMA, OSLO | {member: value}]}) == [
            f"/places/1/{member}"
        ], value
    assert recents(core) == [kept]


def test_numbers_that_are_none_are_no_json(core):
    line = b'{"jsonrpc":"2.0","id":1,"method":"widgets.recents.add","params":{"name":"x","latitude":%s,"longitude":0}}'
    for text in (b"NaN", b"Infinity", b"-Infinity", b"1e", b".5", b"+1"):
        assert core.ask(line % text)["error"]["code"] == -32700
    assert recents(core) == []


def test_all_problems_are_told_at_once(core):
    assert problems(core, "widgets.recents.add", {}) == ["/name", "/latitude", "/longitude"]
    assert problems(
        core,
        "widgets.recents.add",
        {"name": "", "latitude": "NaN", "longitude": 181, "region": 1, "country": "x", "timeZone": "x y", "nam": 1},
    ) == ["/name", "/latitude", "/longitude", "/region", "/country", "/timeZone", "/nam"]
    assert problems(core, "widgets.recents.add", OSLO | {"id": NEVER}) == ["/id"]
    assert problems(
        core,
        "widgets.recents.import",
        {"places": [{"name": "a"}, OSLO, {"id": "x", "name": "", "latitude": 1, "longitude": 2, "lat": 1}]},
    ) == ["/places/0/latitude", "/places/0/longitude", "/places/2/id", "/places/2/name", "/places/2/lat"]


WRONG_PARAMETERS = [
    ("list", {"limit": 1}, ["/limit"]),
    ("remove", {}, ["/id"]),
    ("remove", {"id": "x"}, ["/id"]),
    ("remove", {"id": None}, ["/id"]),
    ("remove", {"id": 5}, ["/id"]),
    ("clear", {"all": True}, ["/all"]),
    ("import", {"places": []}, ["/places"]),
    ("import", {"places": None}, ["/places"]),
    ("import", {"places": {}}, ["/places"]),
    ("import", {"places": [1, None]}, ["/places/0", "/places/1"]),
    ("import", {"places": [OSLO | {"id": 5}]}, ["/places/0/id"]),
]


def test_wrong_parameters(core):
    kept = add(core, **LIMA)
    for method, params, pointers in WRONG_PARAMETERS:
        assert problems(core, f"widgets.recents.{method}", params) == pointers, (method, params)
    assert recents(core) == [kept]


def test_the_longest_of_all(core):
    found = add(core, name=TEXT, latitude=90, longitude=180, region=TEXT, timeZone="America/Argentina/ComodRivadavia")
    assert found["name"] == TEXT and found["region"] == TEXT and recents(core) == [found]
    assert add(core, name="\U0001f3dd" * 200, latitude=0, longitude=0)["name"] == "\U0001f3dd" * 200


# Places that another device sends


def strange(number, **more):
    return {"id": str(uuid.UUID(int=0x0190_0000_0000_7000_8000_0000_0000_0000 + number)), **place(number), **more}


def bare(given):
    return {"region": None, "country": None, "timeZone": None} | given


def test_import_keeps_order_and_ids(core):
    old = add(core, **LIMA)
    given = [strange(1, region="R", country="NO", timeZone="Europe/Oslo"), strange(2), place(3)]
    found = core.call("widgets.recents.import", places=given)["places"]
    assert (
        found[:2] == [bare(one) for one in given[:2]]
        and found[2] == bare(given[2]) | {"id": found[2]["id"]}
        and list(found[0]) == MEMBERS
    )
    assert recents(core) == [*found, old]
    assert core.call("widgets.entities.get", ids=ids(found)) == {"places": found}
    # Importing the same places again changes nothing.
    assert core.call("widgets.recents.import", places=given)["places"] == found and recents(core) == [*found, old]


def test_an_id_that_is_known_keeps_standing_for_its_place(core):
    known = add(core, **OSLO, country="NO")
    found = core.call("widgets.recents.import", places=[LIMA | {"id": known["id"], "country": "PE"}, place(1)])[
        "places"
    ]
    assert found[0] == known and recents(core) == found
    core.call("widgets.recents.clear")
    assert core.call("widgets.recents.import", places=[{"id": known["id"], **place(5)}])["places"] == [
        known
    ] and recents(core) == [known]
    # The other members that were sent with this id did not register a place.
    assert core.call("widgets.entities.matching", text="Lima")["places"] == []


def test_imported_places_without_ids_are_as_added_ones(core):
    known = add(core, **OSLO)
    found = core.call(
        "widgets.recents.import",
        places=[LIMA, OSLO | {"latitude": 59.9141, "country": "NO"}, LIMA | {"latitude": -12.0465}],
    )["places"]
    assert found[1] == known | {"country": "NO"} and found[0] == found[2] and recents(core) == found[:2]


def test_an_imported_id_resolves_even_where_the_place_has_another(core):
    """The recents have no place twice. Both ids lead to the place forever."""
    known = add(core, **OSLO)
    given = strange(1) | OSLO
    core.call("widgets.recents.import", places=[given])
    assert len(recents(core)) == 1
    assert core.call("widgets.entities.get", ids=[given["id"], known["id"]]) == {"places": [bare(given), known]}


def test_import_of_places_that_come_again(core):
    """Each place has the position of its last use, and keeps the members that were added to it."""
    old = [add(core, **place(number)) for number in range(3)]
    given = [strange(7), strange(1, country="NO"), strange(8), strange(7), strange(1)]
    found = core.call("widgets.recents.import", places=given)["places"]
    assert [one["name"] for one in found] == [one["name"] for one in given]
    assert ids(recents(core)) == [found[0]["id"], found[1]["id"], found[2]["id"], old[2]["id"], old[0]["id"]]
    assert found[1] == found[4] and found[4]["country"] == "NO"


def test_import_of_more_than_twenty(core):
    add(core, **LIMA)
    found = core.call("widgets.recents.import", places=[strange(number) for number in range(25)])["places"]
    assert ids(found) == [strange(number)["id"] for number in range(25)] and recents(core) == found[:20]
    assert core.call("widgets.entities.get", ids=ids(found)) == {"places": found}


@pytest.mark.parametrize("different", [100, pytest.param(10_000, marks=pytest.mark.full)])
def test_ten_thousand_are_imported_and_not_one_more(core, different):
    found = core.call("widgets.recents.import", places=[place(number % different) for number in range(10_000)])[
        "places"
    ]
    assert (
        len(found) == 10_000
        and found[:different] == found[-different:]
        and len(set(ids(found))) == different
        and recents(core) == found[:20]
    )
    assert core.call("widgets.entities.get", ids=ids(found[9000:])) == {"places": found[9000:]}
    assert problems(core, "widgets.recents.import", {"places": [place(1)] * 10_001}) == ["/places"]


def test_what_one_device_lists_another_takes_in(core):
    for number in range(5):
        add(core, **place(number))
    with Core() as other:
        assert other.call("widgets.recents.import", places=recents(core))["places"] == recents(core) == recents(other)
        # The app group has the places in the same form.
        assert other.call("appGroup.get", name="recents")["value"] == recents(core)


# Idempotency, restarts and speed


def test_ten_thousand_adds_in_one_pipe(data):
    chance = random.Random(1)
    # With a fixed clock, each line would be committed by itself, and each commit would write the file for widgets.
    with Core(data) as core:
        used = [chance.choice([number, number, chance.randrange(10_000)]) for number in range(10_000)]
        replies = pipeline(
            core, [request("widgets.recents.add", place(number), count) for count, number in enumerate(used)]
        )
        found = {}
        for number, reply in zip(used, replies):
            assert found.setdefault(number, reply["result"]) == reply["result"]
        assert len(set(ids(found.values()))) == len(found)
        newest = list(dict.fromkeys(reversed(used)))[:20]
        assert recents(core) == [found[number] for number in newest]
    with Core(data) as core:
        assert recents(core) == [found[number] for number in newest]
        some = chance.sample(sorted(found), 1000)
        assert core.call("widgets.entities.get", ids=[found[number]["id"] for number in some])["places"] == [
            found[number] for number in some
        ]


@pytest.mark.full
def test_ten_thousand_times_the_same_place(core):
    replies = pipeline(core, [request("widgets.recents.add", OSLO, count) for count in range(10_000)])
    assert len({reply["result"]["id"] for reply in replies}) == 1 and len(recents(core)) == 1


def test_each_write_is_done_once(core):
    one = once(core, "widgets.recents.add", **OSLO)
    add(core, **LIMA)
    # A repeated request does not count as another use of the place.
    first = core.call("widgets.recents.add", **OSLO, idempotencyKey="a")
    add(core, **LIMA)
    assert (
        core.call("widgets.recents.add", **OSLO, idempotencyKey="a") == first == one
        and recents(core)[0]["name"] == "Lima"
    )
    assert once(core, "widgets.recents.remove", id=one["id"]) == {"removed": True}
    assert once(core, "widgets.recents.clear") == {"removed": 1}
    imported = core.call("widgets.recents.import", places=[place(1), place(2)], idempotencyKey="b")
    core.call("widgets.recents.clear")
    assert (
        core.call("widgets.recents.import", places=[place(1), place(2)], idempotencyKey="b") == imported
        and recents(core) == []
    )
    assert core.refused("widgets.recents.import", places=[place(1)], idempotencyKey="b")["data"] == {
        "kind": "keyReused"
    }
    assert "idempotencyKey" in core.refused("widgets.recents.list", idempotencyKey="c")["message"]


def test_they_survive_a_restart_and_a_kill(data):
    with core_at(data) as core:
        made = [add(core, **place(number)) for number in range(25)]
        before = core.call("widgets.recents.list")
    with core_at(data, START + 1000) as core:
        assert core.call("widgets.recents.list") == before
        core.call("widgets.recents.remove", id=made[24]["id"])
        core.process.kill()
        core.process.wait()
    with core_at(data, START + 2000) as core:
        assert recents(core) == made[23:4:-1]
        assert add(core, **place(24)) == made[24]


def test_they_are_the_account_s_and_not_a_company_s(shop):
    made = add(shop, **OSLO)
    other = shop.call("companies.create", name="Other")["id"]
    for company in (other, None):
        shop.call("companies.select", company=company)
        assert recents(shop) == [made]
    assert problems(shop, "widgets.recents.list", {"company": other}) == ["/company"]
    shop.call("companies.delete", company=other, confirm="Other")
    assert recents(shop) == [made]


def test_live(core):
    watched = Watched(core, recents=("widgets.recents.list", {}), shared=("appGroup.get", {"name": "recents"}))
    assert watched.shown["recents"] == {"recents": []}
    one = add(core, **OSLO)
    found = watched.changes()
    assert found["recents"] == core.call("widgets.recents.list") and found["shared"]["value"] == [one]
    core.call("widgets.recents.remove", id=NEVER)
    core.refused("widgets.recents.add", name="")
    assert watched.changes() == {}
    core.call("widgets.recents.import", places=[LIMA])
    assert ids(watched.changes()["recents"]["recents"]) == ids(recents(core)) and len(recents(core)) == 2
    core.call("widgets.recents.remove", id=one["id"])
    assert len(watched.changes()["recents"]["recents"]) == 1
    core.call("widgets.recents.clear")
    assert watched.changes()["recents"] == {"recents": []}


def test_the_same_lines_give_the_same_bytes():
    chance = random.Random(7)
    lines = [
        json.dumps(request("widgets.recents.add", place(chance.randrange(40)), number)).encode()
        for number in range(200)
    ]
    answers = []
    for _ in range(2):
        with Core(":memory:", *REPEATABLE) as core:
            answers.append([core.ask(line) for line in lines] + [core.call("widgets.recents.list")])
    assert answers[0] == answers[1]
