"""The pages of describe, and the lists of methods."""

import json
import re

from support.core import run


def page(name):
    done = run("describe", "--", name)
    assert done.returncode == 0, done.stderr
    return done.stdout.decode()


def test_every_record_error_and_service_is_described():
    document = json.loads(run("openrpc").stdout)
    for name in ["Item", "Money", "ItemPage", "AppConfig", "Company"]:
        assert page(name).startswith(f"{name}, a record\n")
    kinds = list(document["components"]["errors"].values())
    for error in kinds[::8]:
        told = page(error["data"]["kind"])
        assert str(error["code"]) in told and error["message"] in told
        assert page(str(error["code"])) == told
    assert "Methods that return this error\n" in page("duplicate") and "  inventory.items.create\n" in page("duplicate")
    for tag in list(document["components"]["tags"].values())[::5]:
        assert tag["description"] in page(tag["name"])


def test_the_kinds_of_an_errors_data_have_names():
    told = page("forbidden")
    assert "  ForbiddenData: " in told and "\n    needs  AccessRule, required" in told and "\n  PersonalData: " in told
    # The kind that all errors of the list share is printed only once.
    assert "kind is always forbidden" in told and "machine name" not in told
    assert "(1 of" not in told and "\nData\n  kind " in page("signInRequired")


def test_a_prefix_lists_all_that_begins_with_it():
    told = page("events")
    assert "events.since" in told and "events.changed" in told and "Notifications" in told and "inventory" not in told
    assert page("inventory.items").count("\n  inventory.items.") == len(
        [name for name in run("methods", "inventory.items.").stdout.decode().splitlines() if name]
    )
    assert "host.location.request" in page("host.location") and "Requests of the core" in page("host")


def test_nested_records_are_expanded():
    told = page("inventory.items.create")
    assert re.search(r"\n  cost +Money or null", told) and "\n    amount    integer" in told
    # The members of a list's elements are printed, too.
    assert "\n    sku " in page("inventory.items.list") and "\n      amount " in page("inventory.items.list")


def test_methods_takes_a_prefix_and_answers_json():
    every = json.loads(run("methods", "--json").stdout)
    assert [one["name"] for one in every] == [
        line.split()[0] for line in run("methods").stdout.decode().splitlines() if line
    ]
    some = json.loads(run("methods", "widgets.place", "--json").stdout)
    assert some and all(one["name"].startswith("widgets.place.") for one in some)
    assert all(set(one) == {"name", "summary", "effect", "access"} for one in every)
    done = run("methods", "inventry")
    assert done.returncode == 64 and b"did you mean inventory?" in done.stderr


def test_methods_finds_what_no_name_begins_with():
    def found(text):
        done = run("methods", *text.split())
        assert done.returncode == 0, done.stderr
        assert run("methods", text).stdout == done.stdout
        return [line.split()[0] for line in done.stdout.decode().splitlines()]

    # A searched word may be in the name, description, parameters or result of a method.
    assert "access.credentials.create" in found("credentials") and "inventory" not in "".join(found("credentials"))
    assert {"access.signIn", "access.credentials.create"} <= set(found("username"))
    assert {"inventory.items.create", "inventory.items.list"} <= set(found("minStock")) == set(found("MINSTOCK"))
    # If there are several words, a method must contain all of them. Methods with the words in their names come first,
    # then methods with the words in their descriptions.
    assert found("low stock")[0] == found("Stock LOW")[0] == "inventory.stock.low"
    # A word matches only the beginning of a word: allows, follows and below do not match low.
    assert found("low stock") == found("stock.low") and "companies.create" not in found("low stock")
    assert b"did you mean --version?" in run("--verison").stderr
    codes = found("barcode")
    assert codes.index("inventory.items.find") < codes.index("inventory.items.create")
    assert "orders.returns.create" in found("customer returns")
    # If names of methods begin with the word, only these methods are listed.
    assert all(name.startswith("places") for name in found("places"))
    done = run("describe", "minStock")
    assert done.returncode == 64 and b"for methods with this word, run mainspring methods minStock" in done.stderr
    assert (
        b"no method, record, error, notification or host request is called zebra\n" in run("describe", "zebra").stderr
    )
    done = run("methods", "zebra")
    assert (
        done.returncode == 64 and b"no method name begins with zebra, and no description has this word" in done.stderr
    )


def test_what_is_not_there_gets_a_suggestion():
    for name, hint in [
        ("Itm", "Item"),
        ("duplicat", "duplicate"),
        ("inventry", "inventory"),
        ("event.since", "events.since"),
        # Names that begin with the word come before names with similar letters.
        ("access.credentials.reset", "access.credentials.resetPassword"),
    ]:
        done = run("describe", name)
        assert done.returncode == 64 and f"did you mean {hint}?" in done.stderr.decode(), done.stderr
