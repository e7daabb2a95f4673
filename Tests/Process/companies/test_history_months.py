"""A company can limit the number of months for which its histories show who changed a record."""

import datetime

import pytest

from support.accounts import Accounts
from support.core import Core, is_quiet, item, request, until
from support.people import rows


def ago(days):
    """Returns options for a core whose clock is some days behind."""
    instant = datetime.datetime.now(datetime.timezone.utc) - datetime.timedelta(days=days)
    return ("--clock", instant.strftime("%Y-%m-%dT%H:%M:%SZ"))


def months(core, company, number):
    return core.call("companies.update", company=company, changes={"settings": {"historyMonths": number}})


def told(core, company, id):
    return core.call("inventory.items.history", company=company, id=id)["items"]


@pytest.fixture
def shops(data):
    """Two companies with one item each. The items were received and renamed a hundred days ago."""
    with Core(data, *ago(100)) as core:
        found = []
        for name in ("One", "Two"):
            company = core.call("companies.create", name=name)["id"]
            one = core.call("inventory.items.create", company=company, **item(1))["id"]
            core.call("inventory.stock.receive", company=company, item=one, quantity=5)
            core.call("inventory.items.update", company=company, id=one, changes={"name": "Old"})
            found.append((company, one))
    return data, *found


def test_older_changes_of_the_company_go_and_nothing_else(shops):
    data, (one, first), (two, second) = shops
    with Core(data) as core:
        before = told(core, two, second)
        cursor = core.call("events.since", limit=1)["cursor"]
        core.call("inventory.items.update", company=one, id=first, changes={"name": "New"})
        newer = core.call("events.since")["cursor"]
        months(core, one, 3)
        until(lambda: [entry["kind"] for entry in told(core, one, first)] == ["changed", "stock"])
        change = told(core, one, first)[0]
        assert change["fields"] == [{"name": "name", "from": "Old", "to": "New"}]
        assert told(core, two, second) == before and len(before) == 3
        # The stock is computed from the ledger, which is not shortened.
        assert core.call("inventory.stock.levels", company=one)["items"][0]["onHand"] == 5
        assert core.call("inventory.items.get", company=one, id=first)["name"] == "New"
        assert core.refused("events.since", cursor=cursor)["data"]["kind"] == "cursorTooOld"
        assert [event["type"] for event in core.call("events.since", cursor=newer)["events"]] == ["company"]
    (left,) = rows(
        data / "private.sqlite",
        f"SELECT count(*) AS count FROM changes WHERE company = x'{one.replace('-', '')}' AND action = 2",
    )
    # Two changes are left: the new name and the settings.
    assert left == {"count": 2}


def test_without_the_setting_histories_stay(shops):
    data, (one, first), _ = shops
    with Core(data, "--keep-changes", "1", *ago(-4000)) as core:
        before = told(core, one, first)
        assert len(before) == 3
        months(core, one, 200)
        # In idle moments, old changes of other companies are removed as usual, but not of this company.
        other = core.call("companies.create", name="Three")["id"]
        made = core.call("inventory.items.create", company=other, **item(1))["id"]
        core.call("inventory.items.update", company=other, id=made, changes={"name": "Else"})
        core.call("companies.update", company=one, changes={"settings": {"historyMonths": None}})
        assert told(core, one, first) == before


def test_where_all_is_old_positions_count_on(data):
    """Even if all changes are old, the newest one keeps its position. Later changes must get positions after the
    cursors of all readers."""
    with Core(data, *ago(100)) as core:
        company = core.call("companies.create", name="One", settings={"historyMonths": 1})["id"]
        one = core.call("inventory.items.create", company=company, **item(1))["id"]
        for name in ("Two", "Three"):
            core.call("inventory.items.update", company=company, id=one, changes={"name": name})
        cursor = core.call("events.since")["cursor"]
    with Core(data) as core:
        until(lambda: len(told(core, company, one)) == 1)
    with Core(data) as core:
        core.call("inventory.items.update", company=company, id=one, changes={"name": "Four"})
        (event,) = core.call("events.since", cursor=cursor)["events"]
        assert (event["type"], event["id"]) == ("item", one)


def test_a_year_has_twelve_months_and_the_setting_bounds(shops):
    data, (one, _), _ = shops
    with Core(data) as core:
        for wrong in (0, -1, 1201, 1.5, "3"):
            error = core.refused("companies.update", company=one, changes={"settings": {"historyMonths": wrong}})
            assert error["data"]["problems"][0]["pointer"] == "/changes/settings/historyMonths"
        for right in (1, 1200, None):
            assert months(core, one, right)["settings"]["historyMonths"] == right


def test_a_long_history_goes_in_steps(data):
    with Core(data, *ago(100)) as core:
        company = core.call("companies.create", name="One")["id"]
        made = [core.call("inventory.items.create", company=company, **item(number))["id"] for number in range(3)]
        for number in range(2500):
            core.call("inventory.items.update", company=company, id=made[number % 3], changes={"name": f"N{number}"})
    with Core(data) as core:
        core.call("inventory.items.update", company=company, id=made[0], changes={"name": "Last"})
        months(core, company, 1)
        until(lambda: [len(told(core, company, id)) for id in made] == [1, 0, 0])
        assert told(core, company, made[0])[0]["fields"][0]["to"] == "Last"


def test_what_was_not_sent_stays_until_it_is(tmp_path):
    """Changes that were not sent yet are not removed. Otherwise the oldest edits of a device that was offline for long
    would be lost."""
    with Accounts(tmp_path, None, *ago(100)) as accounts:
        shop = accounts["ada"].call("companies.create", name="Shop", settings={"historyMonths": 1})["id"]
        one = accounts["ada"].call("inventory.items.create", company=shop, **item(1))["id"]
        accounts.sync("ada", "ada/2")
        accounts["ada"].call("sync.disconnect")
        accounts["ada"].call("inventory.items.update", company=shop, id=one, changes={"name": "Long ago"})
        for name in ("ada", "ada/2"):
            accounts.end(name)
        accounts.options = ()
        # When sync connects to its container, it reads the change log before it sends anything.
        for name in ("ada", "ada/2"):
            accounts[name].call("inventory.items.list", company=shop)
        accounts.settle()
        accounts.settle()
        assert accounts["ada/2"].call("inventory.items.get", company=shop, id=one)["name"] == "Long ago"
        assert accounts["ada/2"].call("companies.get", company=shop)["settings"]["historyMonths"] == 1


def test_a_clock_that_was_wrong_takes_no_history_along(data):
    """Changes with a wrong date that is too old may be removed. Earlier changes with a correct date stay."""
    with Core(data, *ago(8)) as core:
        company = core.call("companies.create", name="One")["id"]
        one = core.call("inventory.items.create", company=company, **item(1))["id"]
        core.call("inventory.items.update", company=company, id=one, changes={"name": "Right"})
    with Core(data, *ago(2000)) as core:
        for number in range(60):
            core.call("inventory.items.update", company=company, id=one, changes={"name": f"Wrong {number}"})
    with Core(data) as core:
        core.call("inventory.items.update", company=company, id=one, changes={"name": "Again"})
        months(core, company, 12)
        until(lambda: len(told(core, company, one)) == 3)
        fields = [entry["fields"] for entry in told(core, company, one)]
        assert [one[0]["to"] for one in fields[:2]] == ["Again", "Right"]


def test_a_setting_that_is_corrected_counts_at_once(shops):
    data, (one, first), _ = shops
    with Core(data) as core:
        settings = [{"settings": {"historyMonths": number}} for number in (1, 24)]
        core.send(*[request("companies.update", {"company": one, "changes": new}, n) for n, new in enumerate(settings)])
        assert [core.receive()["id"] for _ in range(2)] == [0, 1]
        before = told(core, one, first)
        assert len(before) == 3
        # An idle moment has passed.
        until(lambda: is_quiet(core.process))
        assert told(core, one, first) == before
