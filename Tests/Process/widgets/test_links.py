"""Deep links become flags. Each flag waits once, and the front end takes it once, when the scene is active."""

import json
import pathlib

import pytest

from support.core import ROOT, Core, request, run
from support.people import START, at, clock, pipeline
from support.widget_scenes import Watched, problems

HOME, PICKER = "humanus://home", "humanus://location-picker"
NONE = {"links": []}
SCHEME = ("--links", str(ROOT / "Clients/examples/humanus.json"))


HUMANUS = json.loads(pathlib.Path(SCHEME[1]).read_text())


def linked(tmp_path, links, data=":memory:"):
    path = tmp_path / "links.json"
    path.write_text(json.dumps(links))
    return Core(data, "--links", str(path))


@pytest.fixture
def core():
    with Core(":memory:", *SCHEME) as core:
        yield core


def core_at(data, now=START):
    return Core(data, *clock(now), *SCHEME)


def flags(links):
    return [one["flag"] for one in links["links"]]


def opened(core, url):
    found = core.call("links.open", url=url)
    assert list(found) == ["flag"]
    return found["flag"]


def drain(core, phase="active"):
    return core.call("links.drain", phase=phase)


KNOWN = [
    HOME,
    f"{HOME}/",
    "HUMANUS://home",
    "Humanus://Home",
    "humanus://HOME/",
    f"{HOME}?",
    f"{HOME}#",
    f"{HOME}?from=mail&x=1",
    f"{HOME}/?x",
    f"{HOME}#top",
    f"{HOME}/#top",
    f"{HOME}?a#b",
    f"{HOME}#a?b",
    f"{HOME}?//evil.example:80/x@y",
    f"{HOME}?a=%20%zz",
    f"{HOME}?u=https://evil.example/home",
    "https://humanus.app/home",
    "https://humanus.app/home/",
    "HTTPS://HUMANUS.APP/home",
    "https://Humanus.App/home?x=1#y",
    "https://humanus.app/home/?x/y/z",
    "https://humanus.app/home#/location-picker",
]
PICKERS = [
    PICKER,
    f"{PICKER}/",
    "humanus://Location-Picker?x",
    "https://humanus.app/location-picker",
    "https://humanus.app/location-picker/#x",
    "hTTps://humanus.app/location-picker?/home",
]
UNKNOWN = [
    "humanus://",
    "humanus:",
    "humanus:home",
    "humanus:/home",
    "humanus://home//",
    "humanus://home/x",
    "humanus://home/home",
    "humanus://x/home",
    "humanus://homes",
    "humanus://hom",
    "humanus://location_picker",
    "humanus://locationpicker",
    "humanus://location-picker/x",
    "humanus://home:80",
    "humanus://home:",
    "humanus://user@home",
    "humanus://@home",
    "humanus://user:pass@home",
    "humanus://home.",
    "humanus://humanus.app/home",
    "humanuss://home",
    "humanu://home",
    "xhumanus://home",
    "http://humanus.app/home",
    "HTTP://humanus.app/home",
    "ftp://humanus.app/home",
    "https://humanus.app",
    "https://humanus.app/",
    "https://humanus.app/?home",
    "https://humanus.app/#home",
    "https://humanus.app?/home",
    "https://humanus.app#/home",
    "https://humanus.app//home",
    "https://humanus.app/home//",
    "https://humanus.app/home/x",
    "https://humanus.app/x/home",
    "https://humanus.app/homes",
    "https://humanus.app/home.html",
    "https://humanus.app:8443/home",
    "https://humanus.app:80/home",
    "https://humanus.app:/x",
    "https://user@humanus.app/home",
    "https://u:p@humanus.app/home",
    "https://www.humanus.app/home",
    "https://humanus.app.evil.example/home",
    "https://evil.example/home",
    "https://evil.example/humanus.app/home",
    "https://humanus.app@evil.example/home",
    "https://evil.example#@humanus.app/home",
    "https://evil.example?@humanus.app/home",
    "https://evil.example\\@humanus.app/home",
    "https://humanus.app\\home",
    "https:/humanus.app/home",
    "https:///humanus.app/home",
    "https:humanus.app/home",
    "//humanus.app/home",
    "/home",
    "home",
    "humanus.app/home",
    "?",
    "#",
    "/",
    ":",
    "://",
    "x",
    "javascript:alert(1)",
    "https://humanus.app/./home",
    "https://humanus.app/x/../home",
    "https://humanus.app/home/.",
    "https://humanus.app/home;x",
    "https://humanus.app/ home",
    "https://humanus.app /home",
    f" {HOME}",
    f"{HOME} ",
    "https://[::1]/home",
    "https://humanus.app%2fhome",
    "https://humanus.app/location_picker",
    "https://humanus.app/home%00",
    "humanus://hоme",
    "https://humanus․app/home",
    "\U0001f3e0",
]


def test_known_links(core):
    for flag, urls in (("home", KNOWN), ("locationPicker", PICKERS)):
        for url in urls:
            assert opened(core, url) == flag, url
            assert flags(drain(core)) == [flag], url


def test_unknown_links_are_ignored(core):
    for url in UNKNOWN:
        assert opened(core, url) is None, url
    assert core.call("links.pending") == NONE == drain(core)


def test_the_name_may_stand_behind_an_empty_host(core):
    for url, flag in (
        ("humanus:///home", "home"),
        ("humanus:///home/", "home"),
        ("humanus:///location-picker", "locationPicker"),
    ):
        assert opened(core, url) == flag, url
    assert opened(core, "humanus:////home") is None


def test_letters_that_only_look_like_it_once_they_are_small_are_ignored(core):
    """The lowercase form of KELVIN SIGN is k."""
    for url in ("humanus://location-pic\u212aer", "https://humanus.app/location-pic\u212aer"):
        assert opened(core, url) is None, url


def test_a_query_may_begin_with_anything(core):
    for url in (
        f"{HOME}?\u0301",
        f"{HOME}#\u0301",
        f"{HOME}/?\u200dx",
        "https://humanus.app/home?\u0308",
        "https://humanus.app/home#\ufe0f",
    ):
        assert opened(core, url) == "home", url


def test_paths_are_told_apart_by_case(core):
    for url in ("https://humanus.app/HOME", "https://humanus.app/Location-Picker"):
        assert opened(core, url) is None, url


def test_the_longest_of_links(core):
    assert opened(core, f"{HOME}?".ljust(2000, "x")) == "home"
    assert opened(core, "x" * 2000) is None


def test_wrong_parameters(core):
    for url in ("", f"{HOME}?".ljust(2001, "x"), None, 5, True, [], {}):
        assert problems(core, "links.open", {"url": url}) == ["/url"]
    assert problems(core, "links.open", {}) == ["/url"] and problems(
        core, "links.open", {"url": HOME, "phase": "active"}
    ) == ["/phase"]
    for phase in ("", "Active", "foreground", None, 1, []):
        assert problems(core, "links.drain", {"phase": phase}) == ["/phase"]
    assert problems(core, "links.drain", {}) == ["/phase"] and problems(core, "links.pending", {"phase": "active"}) == [
        "/phase"
    ]
    assert core.call("links.pending") == NONE


def test_each_flag_waits_once(data):
    with core_at(data) as core:
        opened(core, PICKER)
        opened(core, "https://elsewhere.example/home")
        opened(core, "https://humanus.app/home")
        first = core.call("links.pending")
        assert first == {
            "links": [{"flag": "locationPicker", "at": at(START)}, {"flag": "home", "at": at(START + 2)}]
        } and list(first["links"][0]) == ["flag", "at"]
        for url in (HOME, HOME, PICKER):
            opened(core, url)
        assert sorted(flags(core.call("links.pending"))) == ["home", "locationPicker"]


def test_they_are_drained_once_when_the_scene_is_active(core):
    opened(core, HOME)
    opened(core, PICKER)
    waiting = core.call("links.pending")
    for phase in ("inactive", "background", "inactive"):
        assert drain(core, phase) == NONE and core.call("links.pending") == waiting
    assert drain(core) == waiting and flags(waiting) == ["home", "locationPicker"]
    assert drain(core) == NONE == core.call("links.pending") == drain(core, "background")
    # Links that are opened later wait for the next `links.drain`.
    opened(core, PICKER)
    opened(core, HOME)
    assert flags(drain(core)) == ["locationPicker", "home"]


def test_they_survive_a_restart_and_a_kill(data):
    with core_at(data) as core:
        opened(core, PICKER)
    with core_at(data, START + 1000) as core:
        opened(core, HOME)
        waiting = core.call("links.pending")
        core.process.kill()
        core.process.wait()
    with core_at(data, START + 2000) as core:
        assert (
            core.call("links.pending")
            == waiting
            == {"links": [{"flag": "locationPicker", "at": at(START)}, {"flag": "home", "at": at(START + 1000)}]}
        )
        assert drain(core) == waiting
        core.process.kill()
        core.process.wait()
    with core_at(data, START + 3000) as core:
        assert drain(core) == NONE
        # The links are in the order in which they were opened, and earlier links have no effect on it.
        opened(core, HOME)
        opened(core, PICKER)
        assert flags(core.call("links.pending")) == ["home", "locationPicker"]


def test_each_write_is_done_once(data):
    with core_at(data) as core:
        assert core.call("links.open", url=HOME, idempotencyKey="a") == {"flag": "home"}
        taken = core.call("links.drain", phase="active", idempotencyKey="b")
        assert flags(taken) == ["home"]
        # A repeated `links.open` opens nothing. A repeated `links.drain` returns the links again, for a front end that
        # lost the reply.
        assert (
            core.call("links.open", url=HOME, idempotencyKey="a") == {"flag": "home"}
            and core.call("links.pending") == NONE
        )
        opened(core, PICKER)
    with core_at(data, START + 1000) as core:
        assert core.call("links.drain", phase="active", idempotencyKey="b") == taken and flags(
            core.call("links.pending")
        ) == ["locationPicker"]
        for method, params in (
            ("links.open", {"url": PICKER, "idempotencyKey": "a"}),
            ("links.drain", {"phase": "background", "idempotencyKey": "b"}),
        ):
            assert core.refused(method, **params)["data"] == {"kind": "keyReused"}
        assert "idempotencyKey" in core.refused("links.pending", idempotencyKey="c")["message"]


def test_hosts_of_universal_links(tmp_path):
    with linked(tmp_path, HUMANUS | {"hosts": ["one.example", "Two.Example"]}) as core:
        for url, flag in [
            ("https://one.example/home", "home"),
            ("https://ONE.EXAMPLE/location-picker", "locationPicker"),
            ("https://two.example/home/", "home"),
            ("https://humanus.app/home", None),
            ("https://three.example/home", None),
            ("https://example/home", None),
            (HOME, "home"),
            ("https://one.example,two.example/home", None),
            ("http://one.example/home", None),
        ]:
            assert opened(core, url) == flag, url


def test_live(core):
    watched = Watched(core, links=("links.pending", {}))
    assert watched.shown["links"] == NONE
    opened(core, HOME)
    assert flags(watched.changes()["links"]) == ["home"]
    opened(core, "humanus://elsewhere")
    drain(core, "inactive")
    assert watched.changes() == {}
    drain(core)
    assert watched.changes() == {"links": NONE}


def test_a_thousand_links_in_one_pipe():
    with core_at(":memory:") as core:
        lines = [request("links.open", {"url": [HOME, PICKER, "x"][number % 3]}, number) for number in range(1000)] + [
            request("links.drain", {"phase": "active"}, "d")
        ]
        assert (
            sorted(flags(pipeline(core, lines)[-1]["result"])) == ["home", "locationPicker"]
            and core.call("links.pending") == NONE
        )


def test_links_to_what_others_share_wait_each(core):
    shares = [
        "https://humanus.app/share/6f1d",
        "https://humanus.app/share/9c2a?from=mail",
        "HTTPS://HUMANUS.APP/share/77/",
    ]
    for url in [shares[0], *shares]:
        assert core.call("links.open", url=url) == {"flag": "acceptShare", "url": url}
    core.call("links.open", url=HOME)
    for url in [
        "https://humanus.app/share/",
        "https://humanus.app/share",
        "humanus://share/6f1d",
        "https://other.app/share/x",
    ]:
        assert core.call("links.open", url=url) == {"flag": None}, url
    assert [one.get("url") for one in core.call("links.pending")["links"]] == [*shares, None]
    assert flags(drain(core)) == ["acceptShare"] * 3 + ["home"]


def test_no_app_s_links_are_compiled_in():
    """Without a file of links, the core knows only the links of shares."""
    with Core(":memory:") as core:
        for url in (HOME, PICKER, "https://humanus.app/home", "https://app.example/home", "app://home"):
            assert opened(core, url) is None
        share = "https://app.example/share/6f1d"
        assert core.call("links.open", url=share) == {"flag": "acceptShare", "url": share}


SHOP = {
    "schemes": ["Roastery", "com.example+shop"],
    "hosts": ["roastery.example"],
    "flags": ["home", "item", "offer"],
    "patterns": [
        {"path": "home", "flag": "home"},
        {"path": "items/new", "flag": "home"},
        {"path": "items/{id}", "flag": "item", "kind": "item", "query": ["from", "tab"]},
        {"path": "offers/{id}/details", "flag": "offer", "kind": "promotion"},
        {"path": "Search", "flag": "item", "query": ["q"]},
    ],
}


def test_an_app_with_another_scheme_gets_its_links(tmp_path):
    with linked(tmp_path, SHOP) as core:
        for url in ("roastery://home", "ROASTERY:///home", "com.example+shop://home", "https://Roastery.Example/home"):
            assert core.call("links.open", url=url) == {"flag": "home"}, url
        assert opened(core, HOME) is None and opened(core, "com.example://home") is None
        share = "https://roastery.example/share/6f1d"
        assert core.call("links.open", url=share)["flag"] == "acceptShare"


@pytest.mark.parametrize(
    "url, found",
    [
        ("roastery://items/42", {"flag": "item", "kind": "item", "id": "42", "query": []}),
        ("ROASTERY://Items/aB-c/?x=1#y", {"flag": "item", "kind": "item", "id": "aB-c", "query": []}),
        (
            "https://roastery.example/items/caf%C3%A9%20%2F1",
            {"flag": "item", "kind": "item", "id": "caf\u00e9 /1", "query": []},
        ),
        (
            "roastery://items/1?tab=stock&x=y&from=mail%26more&from=second&tab=",
            {
                "flag": "item",
                "kind": "item",
                "id": "1",
                "query": [{"name": "from", "value": "mail&more"}, {"name": "tab", "value": "stock"}],
            },
        ),
        (
            "roastery://items/1?tab&from=%zz",
            {"flag": "item", "kind": "item", "id": "1", "query": [{"name": "tab", "value": ""}]},
        ),
        ("roastery://items/1#?from=x", {"flag": "item", "kind": "item", "id": "1", "query": []}),
        ("roastery://offers/spring/details", {"flag": "offer", "kind": "promotion", "id": "spring"}),
        ("roastery://search?q=a+b", {"flag": "item", "query": [{"name": "q", "value": "a+b"}]}),
    ],
)
def test_a_pattern_may_carry_a_kind_an_id_and_a_query(tmp_path, url, found):
    with linked(tmp_path, SHOP) as core:
        found |= {"url": url}
        assert core.call("links.open", url=url) == found
        (pending,) = core.call("links.pending")["links"]
        assert pending == found | {"at": pending["at"]}
        assert core.call("links.drain", phase="active")["links"] == [pending]


@pytest.mark.parametrize(
    "url",
    [
        "roastery://items",
        "roastery://items/",
        "roastery://items//",
        "roastery://items/1/2",
        "roastery://items/%",
        "roastery://items/%4",
        "roastery://items/%ff",
        "roastery://items/%00",
        "roastery://items/" + "x" * 201,
        "https://roastery.example/Items/1",
        "https://roastery.example/search?q=a",
        "roastery://offers/spring",
        "roastery://{id}/1",
    ],
)
def test_links_that_fit_no_pattern_are_ignored(tmp_path, url):
    with linked(tmp_path, SHOP) as core:
        assert core.call("links.open", url=url) == {"flag": None}


def test_each_link_with_an_id_waits_once_and_a_hundred_at_most(tmp_path):
    with linked(tmp_path, SHOP) as core:
        for number in [1, 1, *range(150), 149]:
            core.call("links.open", url=f"roastery://items/{number}")
        waiting = [link["id"] for link in core.call("links.pending")["links"]]
        assert len(waiting) <= 100 and waiting[-1] == "149" and len(set(waiting)) == len(waiting)


def test_a_literal_pattern_before_it_wins(tmp_path):
    with linked(tmp_path, SHOP) as core:
        assert core.call("links.open", url="roastery://items/new") == {"flag": "home"}


def test_links_of_a_file_that_changed_keep_their_flag(tmp_path, data):
    """A waiting link is matched with the present patterns. If none fits, the result has only the flag and the link."""
    with linked(tmp_path, SHOP, data) as core:
        core.call("links.open", url="roastery://items/42")
    with linked(tmp_path, HUMANUS, data) as core:
        (pending,) = core.call("links.pending")["links"]
        assert pending == {"flag": "item", "at": pending["at"], "url": "roastery://items/42"}


@pytest.mark.parametrize(
    "changes, pointer, words",
    [
        *[
            ({"schemes": ["fine", scheme]}, "/schemes/1", "http")
            for scheme in ("", "1app", "a b", "a:", "app://", "https", "HTTP", "-a", "\u00e4pp")
        ],
        *[
            ({"hosts": [host]}, "/hosts/0", "a host")
            for host in ("", "https://a", "a b", "a/home", "u@a", "a,b", "*.a", "a:80")
        ],
        ({"schemes": "humanus"}, "/schemes", "an array"),
        ({"scheme": "humanus"}, "/scheme", "schemes"),
        ({"flags": ["home", "locationPicker", "a b"]}, "/flags/2", "letters"),
        ({"flags": ["home", "locationPicker", "acceptShare"]}, "/flags/2", "acceptShare"),
        ({"flags": ["home"]}, "/patterns/1/flag", "must be one of the names in flags, not locationPicker"),
        ({"patterns": [{"path": "home"}]}, "/patterns/0/flag", "missing"),
        ({"patterns": [{"path": "home", "flag": "home"}] * 2}, "/patterns/1/path", "unique"),
        ({"patterns": [{"path": "home", "flag": "home", "kind": ""}]}, "/patterns/0/kind", "1 to 64"),
        ({"patterns": [{"path": "home", "flag": "home", "query": [5]}]}, "/patterns/0/query/0", "a string"),
        *[
            ({"patterns": [{"path": path, "flag": "home"}]}, "/patterns/0/path", words)
            for path, words in (
                ("", "segments"),
                ("/home", "segments"),
                ("home/", "segments"),
                ("a//b", "segments"),
                ("a b", "segments"),
                ("{id}", "{id}"),
                ("a/{id}/{id}", "{id}"),
                ("a/{name}", "segments"),
                ("share/{id}", "share"),
                ("/".join("abcdefghi"), "segments"),
            )
        ],
    ],
)
def test_a_file_that_can_t_be_used_is_a_usage_error(tmp_path, changes, pointer, words):
    path = tmp_path / "links.json"
    path.write_text(json.dumps(HUMANUS | changes))
    done = run("serve", "--data", ":memory:", "--links", str(path))
    said = done.stderr.decode()
    assert done.returncode == 64 and done.stdout == b"" and "--links" in said
    assert pointer in said and words in said, said


def test_a_file_that_is_no_json_or_not_there_is_a_usage_error(tmp_path):
    path = tmp_path / "links.json"
    path.write_text("{")
    for name in (path, tmp_path / "none.json"):
        done = run("serve", "--data", ":memory:", "--links", str(name))
        assert done.returncode == 64 and b"--links" in done.stderr


def test_the_examples_are_files_of_links():
    for name in ("humanus.json", "links.json"):
        with Core(":memory:", "--links", str(ROOT / "Clients/examples" / name)) as core:
            assert core.call("links.pending") == NONE
