"""Places in two steps: a type-ahead suggests places, and a suggestion is resolved when the user chooses it."""

import pytest

from support.core import PATIENT, Core, request

OFFERED = ["host.places.search", "host.places.resolve", "host.location.request"]
POTSDAM = {
    "name": "Potsdam",
    "region": "Brandenburg",
    "country": "DE",
    "latitude": 52.4,
    "longitude": 13.06,
    "timeZone": "Europe/Berlin",
}
SUGGESTIONS = [
    {"token": "s-1", "title": "Potsdam", "subtitle": "Brandenburg, Germany"},
    {"token": "s-2", "title": "Potsdam", "subtitle": "New York, United States"},
]


@pytest.fixture
def core(tmp_path):
    table = tmp_path / "zone.tab"
    table.write_text("FR\t+4852+00220\tEurope/Paris\nSR\t+0550-05510\tAmerica/Paramaribo\n")
    with Core(":memory:", "--zone-table", str(table)) as core:
        core.call("host.provide", capabilities=OFFERED)
        yield core


def search(id, text="pots", **more):
    return request("places.search", {"text": text, **PATIENT, **more}, id)


def resolve(id="r", token="s-1", **more):
    return request("places.resolve", {"token": token, **PATIENT, **more}, id)


def answered(asked, result):
    return {"jsonrpc": "2.0", "id": asked["id"], "result": result}


def received(core, count):
    """Reads this number of lines of the core. Returns them by the id of the request, or by their method."""
    lines = [core.receive() for _ in range(count)]
    return {line.get("method", line.get("id")): line for line in lines}


def locate(core, latitude, longitude, **more):
    core.send(request("location.request", PATIENT, "where"))
    asked = core.receive()
    return core.ask(answered(asked, {"latitude": latitude, "longitude": longitude, **more}))


def test_a_suggestion_is_resolved_and_registered(core):
    asked = core.ask(search("s"))
    found = core.ask(answered(asked, {"suggestions": [*SUGGESTIONS, {"token": "s-3", "title": "Potsdamer Platz"}]}))
    assert found["result"] == {
        "places": [],
        "suggestions": [*SUGGESTIONS, {"token": "s-3", "title": "Potsdamer Platz", "subtitle": None}],
        "source": "host",
    }
    asked = core.ask(resolve())
    assert (asked["method"], asked["params"]) == ("host.places.resolve", {"token": "s-1"})
    # Unknown members of the host's answer are left out of the result.
    resolved = core.ask(answered(asked, POTSDAM | {"placemark": {"postalCode": "14467"}}))["result"]
    assert resolved == POTSDAM
    # `widgets.recents.add` accepts the result as it is.
    place = core.call("widgets.recents.add", **resolved)
    assert core.call("widgets.recents.list")["recents"][0]["id"] == place["id"]
    assert core.call("widgets.entities.get", ids=[place["id"]])["places"][0]["name"] == "Potsdam"


def test_places_and_suggestions_may_come_together(core):
    asked = core.ask(search("s", limit=1))
    found = core.ask(answered(asked, {"places": [POTSDAM, POTSDAM], "suggestions": SUGGESTIONS}))["result"]
    assert [place["name"] for place in found["places"]] == ["Potsdam"]
    assert found["suggestions"] == SUGGESTIONS[:1]


def test_who_chooses_the_same_at_once_shares_one_question(core):
    asked = core.ask(resolve("a"))
    core.send(resolve("b"))
    core.send(answered(asked, POTSDAM))
    lines = received(core, 2)
    assert lines["a"]["result"] == lines["b"]["result"] == POTSDAM


@pytest.mark.parametrize(
    "result, pointer",
    [
        ({"name": "Potsdam"}, "/latitude"),
        (POTSDAM | {"latitude": None}, "/latitude"),
        (POTSDAM | {"longitude": 181}, "/longitude"),
        (POTSDAM | {"latitude": "52.4"}, "/latitude"),
        (POTSDAM | {"name": " "}, "/name"),
        (POTSDAM | {"country": "Germany"}, "/country"),
        (POTSDAM | {"timeZone": "no zone"}, "/timeZone"),
        ({"latitude": 1, "longitude": 1}, "/name"),
        ([], ""),
        (None, ""),
        ("Potsdam", ""),
    ],
)
def test_a_place_that_can_t_be_used_is_a_fault_that_names_the_member(core, result, pointer):
    error = core.ask(answered(core.ask(resolve()), result))["error"]
    assert error["data"]["kind"] == "hostFault" and error["data"]["problems"][0]["pointer"] == pointer
    assert core.call("widgets.recents.list")["recents"] == []


def test_hosts_that_fail(core):
    core.send(resolve("late", deadline=1))
    lines = received(core, 3)
    assert lines["late"]["error"]["data"]["kind"] == "hostTimeout"
    # An answer that comes after the deadline is ignored, and so is a second answer.
    core.send(answered(lines["host.places.resolve"], POTSDAM))
    asked = core.ask(resolve("err"))
    failed = core.ask({"jsonrpc": "2.0", "id": asked["id"], "error": {"code": 404, "message": "the token has expired"}})
    assert failed["error"]["data"]["kind"] == "hostError" and "the token has expired" in failed["error"]["message"]
    core.send(answered(asked, POTSDAM))
    core.send(resolve("dead"))
    core.receive()
    core.process.stdin.close()
    assert core.receive()["error"]["data"]["kind"] == "hostFault"


def test_a_host_that_does_not_resolve(core):
    core.call("host.provide", capabilities=["host.places.search"])
    error = core.refused("places.resolve", token="s-1")
    assert error["data"] == {"kind": "hostUnavailable", "capability": "host.places.resolve"}


@pytest.mark.parametrize(
    "params, pointer",
    [
        ({}, "/token"),
        ({"token": ""}, "/token"),
        ({"token": "t" * 2001}, "/token"),
        ({"token": None}, "/token"),
        ({"token": "t", "deadline": 0}, "/deadline"),
    ],
)
def test_bad_tokens(core, params, pointer):
    assert core.refused("places.resolve", **params)["data"]["problems"][0]["pointer"] == pointer


@pytest.mark.parametrize("session", ["", "s" * 101, 5])
def test_bad_sessions(core, session):
    assert core.refused("places.search", text="a", session=session)["data"]["problems"][0]["pointer"] == "/session"


def test_a_newer_search_of_a_session_cancels_the_older_one(core):
    first = core.ask(search("p", "p", session="picker"))
    core.send(search("po", "po", session="picker"))
    lines = received(core, 3)
    assert lines["host.cancel"]["params"] == {"id": first["id"]}
    assert lines["p"]["error"]["code"] == -32800
    second = lines["host.places.search"]
    assert second["params"]["text"] == "po"
    # The host answers both requests. The answer to the cancelled request is ignored.
    core.send(answered(first, {"suggestions": SUGGESTIONS}))
    assert core.ask(answered(second, {"suggestions": SUGGESTIONS[:1]}))["result"]["suggestions"] == SUGGESTIONS[:1]
    # The earlier search of the session has ended, so a new search cancels nothing.
    third = core.ask(search("pot", "pot", session="picker"))
    assert core.ask(answered(third, {"suggestions": []}))["id"] == "pot"


def test_other_sessions_and_searches_without_one_go_on(core):
    for id, session in (("a", "picker"), ("b", "other"), ("c", None)):
        core.ask(search(id, id, session=session))
    core.send(search("d", "d", session="picker"))
    lines = received(core, 3)
    assert set(lines) == {"host.cancel", "host.places.search", "a"}
    core.send(search("e", "e"))
    assert core.receive()["method"] == "host.places.search"
    for number, id in ((2, "b"), (3, "c"), (4, "d"), (5, "e")):
        assert core.ask(answered({"id": 1_000_000_000 + number}, {"places": []}))["id"] == id


def test_the_same_text_again_keeps_the_question(core):
    """The newer request replaces the older one. The host gets neither another request nor a cancellation."""
    asked = core.ask(search("old", session="picker"))
    core.send(search("new", session="picker"))
    assert core.receive()["error"]["code"] == -32800
    assert core.ask(answered(asked, {"places": [POTSDAM]}))["id"] == "new"


def test_a_question_that_others_share_goes_on(core):
    asked = core.ask(search("mine", session="picker"))
    core.send(search("theirs"))
    core.send(search("newer", "potsd", session="picker"))
    lines = received(core, 2)
    assert set(lines) == {"mine", "host.places.search"}
    assert core.ask(answered(asked, {"places": []}))["id"] == "theirs"


def test_a_search_that_is_refused_cancels_nothing(core):
    asked = core.ask(search("old", session="picker"))
    core.refused("places.search", text="", session="picker")
    assert core.ask(answered(asked, {"places": []}))["id"] == "old"


def test_sessions_end_in_a_batch_too(core):
    core.send([search("a", "a", session="picker"), search("b", "b", session="picker")])
    lines = [core.receive() for _ in range(3)]
    assert [line["method"] for line in lines] == ["host.places.search", "host.places.search", "host.cancel"]
    core.send(answered(lines[1], {"places": []}))
    replies = core.receive()
    assert [reply["id"] for reply in replies] == ["a", "b"]
    assert replies[0]["error"]["code"] == -32800 and replies[1]["result"]["places"] == []


def test_the_device_s_last_known_place_is_the_bias(core):
    locate(core, 48.86, 2.35)
    asked = core.ask(search("s"))
    assert (asked["params"]["latitude"], asked["params"]["longitude"]) == (48.86, 2.35)
    # The core keeps the order of the host, which ranks the places, and adds the distances.
    far = POTSDAM | {"name": "Far", "latitude": -33, "longitude": 151}
    places = core.ask(answered(asked, {"places": [far, POTSDAM]}))["result"]["places"]
    assert [place["name"] for place in places] == ["Far", "Potsdam"]
    assert places[0]["distance"] > places[1]["distance"] > 800_000
    # The coordinates of the request are used instead of the device's location.
    asked = core.ask(search("own", latitude=1, longitude=2))
    assert (asked["params"]["latitude"], asked["params"]["longitude"]) == (1, 2)


def test_the_bias_sorts_the_time_zones_cities_too(core):
    core.call("host.provide", capabilities=["host.location.request"])

    def names(text):
        return [place["name"] for place in core.call("places.search", text=text)["places"]]

    assert names("pa") == ["Paris", "Paramaribo"]
    locate(core, 5, -55)
    assert names("pa") == ["Paramaribo", "Paris"]


def test_a_place_that_the_app_may_no_longer_know_is_no_bias(core):
    locate(core, 48.86, 2.35)
    for state, latitude in (("denied", None), ("restricted", None), ("authorizedWhenInUse", 48.86)):
        core.call("location.setAuthorization", state=state)
        asked = core.ask(search(state, state))
        assert asked["params"]["latitude"] == latitude
        core.ask(answered(asked, {"places": []}))
