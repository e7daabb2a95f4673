"""Type-ahead for cities: from the host, or without a host from the system's table of time zones."""

import math
import os
import pathlib

import pytest

from support.core import BINARY, PATIENT, Core, request, run

TABLE = """\
# A table as in the time-zone database.
#codes\tcoordinates\tTZ\tcomments
BR\t-2332-04637\tAmerica/Sao_Paulo\tBrazil (southeast)
ST\t+0020+00644\tAfrica/Sao_Tome
IS\t+6409-02151\tAtlantic/Reykjavik
DE,DK,NO\t+5230+01322\tEurope/Berlin\tmost areas
AR\t-2649-06513\tAmerica/Argentina/Tucuman\tTucum\u00e1n (TM)
TT\t+1039-06131\tAmerica/Port_of_Spain
BJ\t+0629+00237\tAfrica/Porto-Novo
US\t+404251-0740023\tAmerica/New_York\tEastern
US\t+465042-1012439\tAmerica/North_Dakota/New_Salem
CA\t+4734-05243\tAmerica/St_Johns
NZ\t-3652+17446\tPacific/Auckland
FJ\t-1808+17825\tPacific/Fiji
WS\t-1350-17144\tPacific/Apia
PF\t-1732-14934\tPacific/Tahiti
"""


@pytest.fixture
def table(tmp_path):
    path = tmp_path / "zone.tab"
    path.write_text(TABLE)
    return path


@pytest.fixture
def core(table):
    with Core(":memory:", "--zone-table", str(table)) as core:
        yield core


def core_in(environment, *options):
    core = Core.__new__(Core)
    core.begin([BINARY, "serve", "--data", ":memory:", *options], env=os.environ | environment)
    return core


def names(core, text, **more):
    found = core.call("places.search", text=text, **more)
    assert found["source"] == "timeZones"
    return [place["name"] for place in found["places"]]


def test_a_city_with_all_that_is_known(core):
    assert core.call("places.search", text="tuc") == {
        "places": [
            {
                "name": "Tucuman",
                "region": "Argentina",
                "country": "AR",
                "latitude": -26.816667,
                "longitude": -65.216667,
                "timeZone": "America/Argentina/Tucuman",
                "distance": None,
            }
        ],
        "suggestions": [],
        "source": "timeZones",
    }
    found = core.call("places.search", text="new salem")["places"][0]
    assert (found["region"], found["latitude"], found["longitude"], found["country"]) == (
        "North Dakota",
        46.845,
        -101.410833,
        "US",
    )
    assert core.call("places.search", text="berlin")["places"][0]["country"] == "DE"


@pytest.mark.parametrize(
    "text, expected",
    [
        ("são", ["Sao Paulo", "Sao Tome"]),
        ("SÃO P", ["Sao Paulo"]),
        ("Sa\u0303o", ["Sao Paulo", "Sao Tome"]),
        ("reykjavík", ["Reykjavik"]),
        ("REYKJAVÍK", ["Reykjavik"]),
        ("tucumán", ["Tucuman"]),
        ("  berlin  ", ["Berlin"]),
        ("BERLIN", ["Berlin"]),
        ("pau", ["Sao Paulo"]),
        ("paulo sao", ["Sao Paulo"]),
        ("spain of port", ["Port of Spain"]),
        ("port", ["Port of Spain", "Porto-Novo"]),
        ("novo", ["Porto-Novo"]),
        ("porto-novo", ["Porto-Novo"]),
        ("porto_novo", ["Porto-Novo"]),
        ("st. john's", ["St Johns"]),
        ("st john\u2019s", ["St Johns"]),
        ("new", ["New York", "New Salem"]),
        ("salem", ["New Salem"]),
        ("aulo", []),
        ("sao x", []),
        ("berlinn", []),
        ("-", []),
        ("...", []),
        ("Łódź", []),
        ("東京", []),
    ],
)
def test_matching(core, text, expected):
    assert names(core, text) == expected


def test_order_without_coordinates(core):
    # Names that begin with the text come first. Among these, larger cities come first, then the order is by name.
    assert names(core, "s") == ["Sao Paulo", "Sao Tome", "St Johns", "New Salem", "Port of Spain"]
    assert names(core, "a") == ["Auckland", "Apia"]
    assert names(core, "s", limit=2) == ["Sao Paulo", "Sao Tome"]


def haversine(a, b):
    north, east, other_north, other_east = map(math.radians, (*a, *b))
    root = (
        math.sin((other_north - north) / 2) ** 2
        + math.cos(north) * math.cos(other_north) * math.sin((other_east - east) / 2) ** 2
    )
    return 2 * 6_371_008.8 * math.asin(math.sqrt(root))


@pytest.mark.parametrize(
    "here",
    [
        (0, 0),
        (52.5, 13.4),
        (-18, 180),
        (-18, -180),
        (-18, 179.9),
        (-18, -179.9),
        (90, 0),
        (90, -120),
        (-90, 45),
        (64.15, -21.85),
    ],
)
def test_nearest_first_also_over_the_date_line_and_at_the_poles(core, here):
    found = core.call("places.search", text="a", latitude=here[0], longitude=here[1])["places"]
    found += core.call("places.search", text="s", latitude=here[0], longitude=here[1])["places"]
    for place in found:
        assert abs(place["distance"] - haversine(here, (place["latitude"], place["longitude"]))) < 1
    for text in "asp":
        distances = [
            place["distance"]
            for place in core.call("places.search", text=text, latitude=here[0], longitude=here[1])["places"]
        ]
        assert distances == sorted(distances) and len(distances) > 1


def test_over_the_date_line_fiji_is_near(core):
    for longitude in (180, -180, -179.9):
        found = core.call("places.search", text="fiji", latitude=-18.133333, longitude=longitude)["places"][0]
        assert found["distance"] < 200_000


def test_at_equal_distances_the_zone_decides(tmp_path):
    path = tmp_path / "zone.tab"
    path.write_text("AA\t+0000+00100\tB/Twin\nAB\t+0000+00100\tA/Twin\nAC\t+0000-00100\tC/Twin\n")
    with Core(":memory:", "--zone-table", str(path)) as core:
        for here in ({}, {"latitude": 0, "longitude": 0}, {"latitude": 90, "longitude": 7}):
            assert [place["timeZone"] for place in core.call("places.search", text="twin", **here)["places"]] == [
                "A/Twin",
                "B/Twin",
                "C/Twin",
            ]


@pytest.mark.parametrize(
    "params, pointer, words",
    [
        ({}, "/text", "missing"),
        ({"text": ""}, "/text", "blank"),
        ({"text": " \u00a0"}, "/text", "blank"),
        ({"text": "x" * 101}, "/text", "1 to 100"),
        ({"text": "a\nb"}, "/text", "one line"),
        ({"text": 5}, "/text", "a string"),
        ({"text": "a", "limit": 0}, "/limit", "1 to 50"),
        ({"text": "a", "limit": 51}, "/limit", "1 to 50"),
        ({"text": "a", "latitude": 1}, "/longitude", "must be given with latitude"),
        ({"text": "a", "longitude": 1}, "/latitude", "must be given with longitude"),
        ({"text": "a", "latitude": 91, "longitude": 1}, "/latitude", "-90 to 90"),
        ({"text": "a", "latitude": "NaN", "longitude": 1}, "/latitude", "a number"),
        ({"text": "a", "deadline": 0}, "/deadline", "1 to 600000"),
    ],
)
@pytest.mark.parametrize("capabilities", [[], ["host.places.search"]])
def test_bad_parameters(core, capabilities, params, pointer, words):
    core.call("host.provide", capabilities=capabilities)
    problem = core.refused("places.search", **params)["data"]["problems"][0]
    assert problem["pointer"] == pointer and words in problem["message"]


def test_damaged_lines_are_skipped(tmp_path):
    path = tmp_path / "zone.tab"
    damaged = [
        "",
        "DE",
        "DE\t+5230+01322",
        "DEU\t+5230+01322\tX/City01",
        "de\t+5230+01322\tX/City02",
        "\t+5230+01322\tX/City03",
        "DE\t5230+01322\tX/City04",
        "DE\t+5230\tX/City05",
        "DE\t+9100+01322\tX/City06",
        "DE\t+5260+01322\tX/City07",
        "DE\t+523000+01322\tX/City08x",
        "DE\t+5230+18100\tX/City09",
        "DE\t+52x0+01322\tX/City10",
        "DE\t+5230+01322\tX City",
        "DE\t+5230+01322\t",
        "DE\t+5230+01322\tUTC",
        "DE +5230+01322 X/City11",
        "DE\t++5230+01322\tX/City12",
        "DE\t+5230+013222\tX/City13",
        "DE\t+523060+0132200\tX/City14",
        "DE\t+-\tX/City15",
        "DE\t+\tX/City16",
        "DE\t\tX/City17",
    ]
    path.write_bytes(
        "\n".join([*damaged, "DE\t+5230+01322\tX/City_Good\tcomment", "NO\t+9000+18000\tX/City_Pole\r"]).encode()
        + b"\n\xff\xfe\t+5230+01322\tX/City18\nDE\t+5230+01322\tX/City_Odd\t\xff\xfe"
    )
    with Core(":memory:", "--zone-table", str(path)) as core:
        assert names(core, "city", limit=50) == ["City Good", "City Odd", "City Pole", "City08x"]


@pytest.mark.parametrize("content", [b"", b"# only a comment\n", b"\x00\xff" * 1000, b"DE\tnowhere\tEurope/Berlin\n"])
def test_a_file_without_a_city_is_no_table(tmp_path, content):
    path = tmp_path / "zone.tab"
    path.write_bytes(content)
    with Core(":memory:", "--zone-table", str(path)) as core:
        assert core.refused("places.search", text="a")["data"] == {"kind": "placesUnavailable"}


def test_without_a_table_it_says_what_to_do(tmp_path):
    empty = tmp_path / "empty"
    empty.mkdir()
    missing = tmp_path / "missing.tab"
    for core, where in (
        (core_in({"TZDIR": str(empty)}), empty),
        (core_in({"TZDIR": str(empty)}, "--zone-table", str(missing)), missing),
        (core_in({}, "--zone-table", str(missing)), missing),
        (core_in({}, "--zone-table", str(empty)), empty),
    ):
        with core:
            error = core.refused("places.search", text="berlin")
            assert error["code"] == 24 and error["data"] == {"kind": "placesUnavailable"}
            assert all(
                words in error["message"] for words in (str(where), "tzdata", "host.places.search", "--zone-table")
            )
            assert core.call("system.ping") == {}


def test_a_table_that_is_installed_later_is_found(tmp_path):
    with core_in({"TZDIR": str(tmp_path)}) as core:
        core.refused("places.search", text="berlin")
        (tmp_path / "zone1970.tab").write_text("DE\t+5230+01322\tEurope/Berlin\n")
        assert names(core, "berlin") == ["Berlin"]
        # The core reads the table once, so it does not miss the removed file.
        (tmp_path / "zone1970.tab").unlink()
        assert names(core, "berlin") == ["Berlin"]


def test_the_table_with_more_cities_is_read(tmp_path):
    (tmp_path / "zone1970.tab").write_text("DE\t+5230+01322\tEurope/Berlin\n")
    (tmp_path / "zone.tab").write_text("SE\t+5920+01803\tEurope/Stockholm\n")
    with core_in({"TZDIR": str(tmp_path)}) as core:
        assert names(core, "stockholm") == ["Stockholm"]
    (tmp_path / "zone.tab").write_text("damaged")
    with core_in({"TZDIR": str(tmp_path)}) as core:
        assert names(core, "berlin") == ["Berlin"]
    # The core uses the table that the option names, although the folder has another one.
    with core_in({"TZDIR": str(tmp_path)}, "--zone-table", str(tmp_path / "zone.tab")) as core:
        core.refused("places.search", text="berlin")


def test_the_system_has_a_table():
    with core_in({"TZDIR": ""}) as core:
        assert names(core, "reykjavík") == ["Reykjavik"] and names(core, "São P") == ["Sao Paulo"]
        found = core.call("places.search", text="s", latitude=59.33, longitude=18.07, limit=50)["places"]
        assert found[0]["name"] == "Stockholm" and len(found) > 20
        assert (
            len(core.call("places.search", text="s", limit=50)["places"]) > 20
            and len(core.call("places.search", text="s")["places"]) == 10
        )


def test_every_city_is_found_by_its_name():
    directory = next(
        path
        for path in map(
            pathlib.Path,
            ("/usr/share/zoneinfo", "/usr/lib/zoneinfo", "/usr/share/lib/zoneinfo", "/var/db/timezone/zoneinfo"),
        )
        if (path / "zone.tab").exists()
    )
    zones = [
        line.split("\t")[2].strip()
        for line in (directory / "zone.tab").read_text().splitlines()
        if line and not line.startswith("#")
    ]
    assert len(zones) > 350
    with Core() as core:
        for zone in zones:
            name = zone.split("/")[-1].replace("_", " ")
            assert zone in [place["timeZone"] for place in core.call("places.search", text=name, limit=50)["places"]]


def found(name, latitude=50, longitude=10, **more):
    return {"name": name, "latitude": latitude, "longitude": longitude, **more}


def answer(number, places):
    return {"jsonrpc": "2.0", "id": 1_000_000_000 + number, "result": {"places": places}}


def search(id="s", **more):
    return request("places.search", {"text": "pots", **PATIENT, **more}, id)


@pytest.fixture
def offered(core):
    core.call("host.provide", capabilities=["host.places.search"])
    yield core


def test_a_host_that_offers_places_is_asked(offered):
    asked = offered.ask(search(latitude=52.52, longitude=13.405, limit=3))
    assert (asked["method"], asked["params"]) == (
        "host.places.search",
        {"text": "pots", "latitude": 52.52, "longitude": 13.405, "limit": 3},
    )
    reply = offered.ask(
        answer(1, [found("Potsdam", 52.4, 13.06, region="Brandenburg", country="DE", timeZone="Europe/Berlin", id=5)])
    )
    assert reply["result"] == {
        "places": [
            {
                "name": "Potsdam",
                "region": "Brandenburg",
                "country": "DE",
                "latitude": 52.4,
                "longitude": 13.06,
                "timeZone": "Europe/Berlin",
                "distance": round(haversine((52.52, 13.405), (52.4, 13.06))),
            }
        ],
        "suggestions": [],
        "source": "host",
    }


def test_the_order_of_the_host(offered):
    """Places are in the host's order. If the request has a location, nearer places come first, and equally near ones
    are in the host's order."""
    places = [found("B", 51), found("A", 50, region="first"), found("A", 50, region="second"), found("C", 49.5)]
    assert offered.ask(search())["params"] == {"text": "pots", "latitude": None, "longitude": None, "limit": 10}
    reply = offered.ask(answer(1, places))["result"]["places"]
    assert [place["name"] for place in reply] == ["B", "A", "A", "C"] and all(
        place["distance"] is None for place in reply
    )
    offered.ask(search(latitude=50, longitude=10, limit=3))
    assert [(place["name"], place["region"]) for place in offered.ask(answer(2, places))["result"]["places"]] == [
        ("A", "first"),
        ("A", "second"),
        ("C", None),
    ]
    offered.ask(search(limit=2))
    assert len(offered.ask(answer(3, places))["result"]["places"]) == 2
    offered.ask(search())
    assert offered.ask(answer(4, []))["result"] == {"places": [], "suggestions": [], "source": "host"}


@pytest.mark.parametrize(
    "place, pointer",
    [
        ({"latitude": 1, "longitude": 1}, "/name"),
        (found(""), "/name"),
        (found("a", "NaN"), "/latitude"),
        (found("a", 91), "/latitude"),
        (found("a", None), "/latitude"),
        ({"name": "a", "latitude": 1}, "/longitude"),
        (found("a", country="Germany"), "/country"),
        (found("a", timeZone="a b"), "/timeZone"),
        (5, ""),
    ],
)
def test_a_bad_place_of_the_host_is_a_fault_with_its_place(offered, place, pointer):
    """The error names the invalid place. If the core left it out silently, nobody would notice the host's fault."""
    offered.ask(search(text="tuc"))
    error = offered.ask(answer(1, [found("A"), place, found("B")]))["error"]
    assert error["data"]["kind"] == "hostFault"
    assert [problem["pointer"] for problem in error["data"]["problems"]] == [f"/places/1{pointer}"]


@pytest.mark.parametrize(
    "result, pointer",
    [
        ({"places": 5}, "/places"),
        ({"places": None}, "/places"),
        ({}, "/places"),
        ({"suggestions": [{"title": "Potsdam", "subtitle": "Germany"}]}, "/suggestions/0/token"),
        ({"suggestions": [{"token": "", "title": "Potsdam"}]}, "/suggestions/0/token"),
        ({"suggestions": [{"token": 7, "title": "Potsdam"}]}, "/suggestions/0/token"),
        ({"suggestions": [{"token": "t" * 2001, "title": "Potsdam"}]}, "/suggestions/0/token"),
        ({"suggestions": [{"token": "t"}]}, "/suggestions/0/title"),
        ({"suggestions": [{"token": "t", "title": "a\nb"}]}, "/suggestions/0/title"),
        ({"suggestions": [{"token": "t", "title": "a", "subtitle": ""}]}, "/suggestions/0/subtitle"),
        ({"suggestions": [{"token": "t", "title": "a"}, {"token": "t", "title": "b"}]}, "/suggestions/1/token"),
        ({"suggestions": "Potsdam"}, "/suggestions"),
        ({"suggestions": [{"token": f"t{number}", "title": "a"} for number in range(1001)]}, "/suggestions"),
        ({"places": [{"token": "t", "title": "Potsdam"}]}, "/places/0/name"),
        ({"places": {}}, "/places"),
        ({"places": [found("a")] * 1001}, "/places"),
        (5, ""),
        (None, ""),
    ],
)
def test_a_host_that_answers_nonsense_is_told_so(offered, result, pointer):
    offered.ask(search(text="tuc"))
    error = offered.ask({"jsonrpc": "2.0", "id": 1000000001, "result": result})["error"]
    assert error["data"]["kind"] == "hostFault"
    assert error["data"]["problems"][0]["pointer"] == pointer


def test_a_late_and_an_erring_host(offered):
    offered.send(search(text="tuc", deadline=1))
    _, reply, cancelled = offered.receive(), offered.receive(), offered.receive()
    assert reply["result"]["source"] == "timeZones" and cancelled["method"] == "host.cancel"
    offered.ask(search(text="sao"))
    failed = offered.ask({"jsonrpc": "2.0", "id": 1000000002, "error": {"code": 1, "message": "no"}})
    assert [place["name"] for place in failed["result"]["places"]] == ["Sao Paulo", "Sao Tome"]
    # A search that was cancelled does not get the places of the time zones as a substitute.
    offered.ask(search("gone"))
    offered.call("rpc.cancel", id="gone")
    assert offered.receive()["error"]["code"] == -32800


def test_without_a_table_the_failure_of_the_host_is_told(tmp_path):
    with Core(":memory:", "--zone-table", str(tmp_path / "none")) as core:
        core.call("host.provide", capabilities=["host.places.search"])
        core.ask(search())
        failed = core.ask({"jsonrpc": "2.0", "id": 1000000001, "error": {"code": 1, "message": "no"}})
        assert failed["error"]["data"]["kind"] == "hostError"


@pytest.mark.parametrize(
    "text, first",
    [
        ("be", "Berlin"),
        ("lo", "London"),
        ("pa", "Paris"),
        ("mo", "Moscow"),
        ("to", "Tokyo"),
        ("ath", "Athens"),
        ("münchen", "Munich"),
        ("munchen", "Munich"),
        ("köln", "Cologne"),
        ("koln", "Cologne"),
        ("東京", "Tokyo"),
        ("東", "Tokyo"),
        ("москва", "Moscow"),
        ("МОСК", "Moscow"),
        ("wien", "Vienna"),
        ("praha", "Prague"),
        ("lisboa", "Lisbon"),
        ("αθηνα", "Athens"),
        ("القاهرة", "Cairo"),
        ("kiev", "Kyiv"),
        ("genova", None),
        ("muni", "Munich"),
        ("アダック", "Adak"),
        ("нуук", "Nuuk"),
        ("사모아", None),
        ("Άντεν", "Aden"),
        ("安道尔", "Andorra"),
        ("Буффало", None),
    ],
)
def test_what_people_mean_comes_first_by_any_of_its_names(text, first):
    with core_in({"TZDIR": ""}) as core:
        found = names(core, text)
        assert found[:1] == ([first] if first else [])


@pytest.mark.parametrize("text, first, behind", [("co", "Cologne", "Cocos"), ("ha", "Hamburg", "Halifax")])
def test_large_cities_come_before_those_that_nobody_means_first(text, first, behind):
    with core_in({"TZDIR": ""}) as core:
        found = names(core, text)
        assert found.index(first) < found.index(behind)
        assert first is None or len(found) == len(set(found))


def test_names_that_begin_with_the_text_come_before_greater_cities():
    with core_in({"TZDIR": ""}) as core:
        found = names(core, "york", limit=1) + names(core, "o", limit=1)
        assert found == ["New York", "Oslo"]
        # In Hong Kong and New York, only the second word begins with the text, so smaller places whose name begins with
        # it come first.
        kong, york = names(core, "ko", limit=50), names(core, "y", limit=50)
        assert kong.index("Kosrae") < kong.index("Hong Kong") and york.index("Yangon") < york.index("New York")


@pytest.mark.parametrize("name", ["a\nb", "a\u0007", "\u2028", " ", "a\u0000"])
def test_names_of_hosts_obey_the_rules_for_names(offered, name):
    offered.ask(search())
    places = [found(name), found("A", region=name), found("B")]
    problems = offered.ask(answer(1, places))["error"]["data"]["problems"]
    assert [problem["pointer"] for problem in problems] == ["/places/0/name", "/places/1/region"]
    for number, (method, capability, result) in enumerate(
        [
            ("location.geocode", "host.geocode.reverse", {"name": name}),
            ("location.geocode", "host.geocode.reverse", {"name": "a", "locality": name}),
            (
                "weather.current",
                "host.weather.current",
                found(name, temperature={"value": 1, "unit": "celsius"}),
            ),
        ],
        2,
    ):
        offered.call("host.provide", capabilities=[capability])
        offered.ask(request(method, {"latitude": 50, "longitude": 10, **PATIENT}, "x"))
        error = offered.ask({"jsonrpc": "2.0", "id": 1_000_000_000 + number, "result": result})["error"]
        pointer = "/locality" if "locality" in result else "/name"
        assert error["data"]["kind"] == "hostFault" and error["data"]["problems"][0]["pointer"] == pointer


def test_the_same_text_at_one_time_is_one_call(offered):
    offered.send(search(1), search(2), search(3, text="potsd"), search(4, text="e\u0301"), search(5, text="\u00e9"))
    asked = offered.said()
    # Texts are compared byte by byte. The two spellings of one letter are two texts.
    assert [line["params"]["text"] for line in asked] == ["pots", "potsd", "e\u0301", "\u00e9"]
    offered.send(answer(1, []))
    assert [line["id"] for line in offered.said()] == [1, 2]


def test_the_command_line(table):
    done = run("call", "places.search", "text=reyk", "--zone-table", str(table), "--data", ":memory:")
    assert done.returncode == 0 and b"Reykjavik" in done.stdout
