"""The prompt to update the app: postponed for some days, with the store's page."""

import pytest

from support.changes import changed
from support.core import PATIENT, Core, request
from support.documents import Files, at

DAY = 86_400_000
POLICY = {"minimumVersion": "1.8", "recommendedVersion": "1.10", "url": "https://example.com/update"}


@pytest.fixture
def files(tmp_path):
    return Files(tmp_path)


def config(files, **policy):
    return files.config({"policy": POLICY | policy})


def update(core, version="1.9"):
    return core.call("policy.check", version=version)["update"]


# The version that the user postpones: the version of the app, or the recommended version.
@pytest.mark.parametrize("version", ["1.9", "1.9.0", "1.10", "v1.10"])
def test_a_recommendation_is_hidden_for_some_days(data, files, version):
    with Core(data, *at(), *config(files)) as core:
        assert update(core) == "recommended" and core.call("policy.check", version="1.9")["hiddenUntil"] is None
        live = core.call("live.open", query={"method": "policy.check", "params": {"version": "1.9"}})["live"]
        later = core.call("policy.update.later", version=version, days=3)
        assert later == {"version": version, "until": "2026-01-04T00:00:00.003Z"}
        (verdict,) = changed(core.said())[live]
        assert (verdict["update"], verdict["hiddenUntil"]) == ("none", later["until"])
        # `later` does not hide a required update.
        assert update(core, "1.7.9") == "required"
    with Core(data, *at(3 * DAY - 10), *config(files)) as core:
        assert update(core) == "none"
    with Core(data, *at(3 * DAY + 10), *config(files)) as core:
        assert update(core) == "recommended"
        # A longer delay replaces a shorter one.
        core.call("policy.update.later", version=version, days=1)
        core.call("policy.update.later", version=version, days=10)
        assert core.call("policy.check", version="1.9")["hiddenUntil"].startswith("2026-01-14")


@pytest.mark.parametrize("version", ["1.9", "1.10"])
def test_a_newer_recommendation_is_shown_again(data, files, version):
    with Core(data, *at(), *config(files)) as core:
        core.call("policy.update.later", version=version, days=30)
        assert update(core) == "none" and update(core, "1.8") == "none"
    with Core(data, *at(DAY), *config(files, recommendedVersion="1.9.5")) as core:
        assert update(core) == "none"
    with Core(data, *at(DAY), *config(files, recommendedVersion="1.11")) as core:
        assert update(core) == "recommended"
    # When the minimum version rises above the app's version, the update is required, and is not hidden any more.
    with Core(data, *at(DAY), *config(files, minimumVersion="1.10")) as core:
        assert update(core) == "required"


def test_a_clock_that_was_set_back_shows_nothing_sooner(data, files):
    with Core(data, *at(10 * DAY), *config(files)) as core:
        core.call("policy.update.later", version="1.9", days=1)
    with Core(data, *at(), *config(files)) as core:
        assert update(core) == "none"


def test_delays_of_many_versions_are_bounded(files):
    with Core(":memory:", *at(), *config(files)) as core:
        longest = core.call("policy.update.later", version="2.0", days=9)["until"]
        for number in range(1, 100):
            last = core.call("policy.update.later", version=f"2.{number}", days=1)["until"]
        # The core stores a hundred delays. A further one replaces the one that was stored first.
        assert core.call("policy.check", version="1.9")["hiddenUntil"] == longest > last
        last = core.call("policy.update.later", version="2.100", days=1)["until"]
        assert core.call("policy.check", version="1.9")["hiddenUntil"] == last


@pytest.mark.parametrize(
    "params, pointer",
    [
        ({"days": 1}, "/version"),
        ({"version": "1.9"}, "/days"),
        ({"version": "latest", "days": 1}, "/version"),
        ({"version": "1.9", "days": 0}, "/days"),
        ({"version": "1.9", "days": 366}, "/days"),
        ({"version": "1.9", "days": 1.5}, "/days"),
    ],
)
def test_bad_delays(files, params, pointer):
    with Core(":memory:", *config(files)) as core:
        assert core.refused("policy.update.later", **params)["data"]["problems"][0]["pointer"] == pointer
        assert update(core) == "recommended"


def opening(core):
    core.call("host.provide", capabilities=["host.url.open"])
    return core.ask(request("policy.update.open", PATIENT, "open"))


@pytest.mark.parametrize(
    "url", ["https://example.com/update", "itms-apps://apps.apple.com/app/id1", "HTTPS://example.com"]
)
@pytest.mark.parametrize("opened", [True, False])
def test_the_store_s_page_is_opened_by_the_host(files, url, opened):
    with Core(":memory:", *config(files, url=url)) as core:
        asked = opening(core)
        assert (asked["method"], asked["params"]) == ("host.url.open", {"url": url})
        reply = core.ask({"jsonrpc": "2.0", "id": asked["id"], "result": {"opened": opened}})
        assert reply["result"] == {"url": url, "opened": opened}


@pytest.mark.parametrize(
    "url", ["http://example.com", "file:///etc/passwd", "javascript:alert(1)", "tel:112", "update", "", "https://a b"]
)
def test_what_is_no_page_of_a_store_is_not_opened(files, url):
    """The document comes from outside, so it must not be able to make the app open any address."""
    with Core(":memory:", *config(files, url=url)) as core:
        error = opening(core)["error"]
        assert error["data"]["kind"] == "notFound" and "https" in error["message"]


def test_there_may_be_no_page_and_no_host(files):
    with Core(":memory:") as core:
        assert core.refused("policy.update.open")["data"]["kind"] == "notFound"
    with Core(":memory:", *config(files)) as core:
        error = core.refused("policy.update.open")
        assert error["data"] == {"kind": "hostUnavailable", "capability": "host.url.open"}
        asked = opening(core)
        error = core.ask({"jsonrpc": "2.0", "id": asked["id"], "result": {"opened": "yes"}})["error"]
        assert error["data"]["kind"] == "hostFault" and error["data"]["problems"][0]["pointer"] == "/opened"
        asked = opening(core)
        assert (
            core.ask({"jsonrpc": "2.0", "id": asked["id"], "error": {"code": 1, "message": "no"}})["error"]["data"][
                "kind"
            ]
            == "hostError"
        )
