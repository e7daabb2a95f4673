"""Deep links become flags, each of which waits once, and is taken once, when the scene is active."""

import json

import pytest

from support.core import Core, request, run
from support.people import START, at, clock, pipeline
from support.widget_scenes import Watched, problems

HOME, PICKER = "humanus://home", "humanus://location-picker"
NONE = {"links": []}
SCHEME = ("--link-scheme", "humanus")


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
    """KELVIN SIGN has the small letter k."""
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
    # What comes later waits again.
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
        # Order is that of the links, not of the rows that were.
        opened(core, HOME)
        opened(core, PICKER)
        assert flags(core.call("links.pending")) == ["home", "locationPicker"]


def test_each_write_is_done_once(data):
    with core_at(data) as core:
        assert core.call("links.open", url=HOME, idempotencyKey="a") == {"flag": "home"}
        taken = core.call("links.drain", phase="active", idempotencyKey="b")
        assert flags(taken) == ["home"]
        # A repeat opens nothing, and a front end that lost the answer gets it again.
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


def test_hosts_of_universal_links():
    with Core(":memory:", "--link-hosts", "one.example,Two.Example", *SCHEME) as core:
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


@pytest.mark.parametrize(
    "hosts", ["https://humanus.app", "a b", "a.example/home", "user@a.example", "a.example,,b.example", ","]
)
def test_hosts_that_are_none_are_a_usage_error(hosts):
    done = run("serve", "--data", ":memory:", "--link-hosts", hosts)
    assert done.returncode == 64 and b"--link-hosts" in done.stderr and done.stdout == b""


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


def test_schemes_are_the_app_s_own():
    """There is none without the option, and each of several leads into the app."""
    with Core(":memory:") as core:
        assert opened(core, HOME) is None and opened(core, "https://humanus.app/home") == "home"
    with Core(":memory:", "--link-scheme", "Roastery", "--link-scheme=com.example+shop") as core:
        for url in ("roastery://home", "ROASTERY:///home", "com.example+shop://home"):
            assert opened(core, url) == "home", url
        assert opened(core, HOME) is None and opened(core, "com.example://home") is None


@pytest.mark.parametrize("scheme", ["", "1app", "a b", "a:", "app://", "https", "HTTP", "-a", "\u00e4pp"])
def test_schemes_that_are_none_are_a_usage_error(scheme):
    done = run("serve", "--data", ":memory:", "--link-scheme", "fine", "--link-scheme", scheme)
    assert done.returncode == 64 and b"--link-scheme" in done.stderr and done.stdout == b""


def test_a_transcript_has_all_its_schemes(tmp_path):
    path = tmp_path / "links.rpc"
    lines = [request("links.open", {"url": f"{scheme}://home"}, n) for n, scheme in enumerate(("one", "two"))]
    words = ["--link-scheme", "one", "--link-scheme", "two"]
    done = run("record", str(path), *words, stdin="".join(json.dumps(line) + "\n" for line in lines).encode())
    assert done.returncode == 0, done.stderr
    assert path.read_text().count("@ --link-scheme") == 2
    assert run("replay", str(path)).returncode == 0
