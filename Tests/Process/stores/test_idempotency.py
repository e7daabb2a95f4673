"""Idempotency keys: a repeat gets the first reply and changes nothing, whatever happened in between."""

import json
import random
import resource
import signal
import subprocess

import pytest

from support.core import BINARY, PATIENCE, REPEATABLE, Core, item, request, serve, until
from support.people import CLERK, COST, PARTNER, blob, password_of, pipeline, rows, sign_in, staffed, write


def create(number, key, id="x", **more):
    return request("inventory.items.create", item(number, idempotencyKey=key, **more), id)


def test_a_repeat_gets_the_first_reply_and_changes_nothing(shop):
    first = shop.ask(create(1, "k", id="a"))
    again = shop.ask(create(1, "k", id="b"))
    assert first["result"] == again["result"] and again["id"] == "b"
    assert len(shop.call("inventory.items.list")["items"]) == 1
    # The same members in another order and spelling are the same request.
    swapped = dict(reversed(item(1, idempotencyKey="k").items()))
    line = json.dumps(request("inventory.items.create", swapped)).replace("SKU", "\\u0053KU").encode()
    assert shop.ask(line)["result"] == first["result"]


@pytest.mark.parametrize("spelling", ["2.0", "2e0", "20E-1", "0.2e+1"])
def test_numbers_that_are_equal_are_the_same(shop, spelling):
    first = shop.ask(create(1, "k", minStock=2, custom={"n": 2, "big": 12345678901234567890123}))
    line = json.dumps(create(1, "k", minStock=2, custom={"n": 2, "big": 12345678901234567890123}))
    assert line.count(": 2") == 2
    assert shop.ask(line.replace(": 2", f": {spelling}").encode()) == first
    for other in ("2.5", "3", "20"):
        assert shop.ask(line.replace(": 2", f": {other}").encode())["error"]["data"] == {"kind": "keyReused"}


def test_null_for_what_is_left_out_is_the_same(shop):
    """Null for an optional parameter means the same as leaving it out, except in a merge patch (RFC 7396)."""
    made = shop.ask(create(1, "k", units=[{"unit": "box", "factor": 6}], custom={"a": 1}))["result"]
    for more in (
        {"minStock": None},
        {"tags": None, "price": None, "company": None},
        {"location": None, "supplier": None},
    ):
        assert shop.ask(create(1, "k", units=[{"unit": "box", "factor": 6}], custom={"a": 1}, **more))["result"] == made
    kept = create(1, "k", units=[{"unit": "box", "factor": 6}], custom={"a": 1, "b": None})
    assert shop.ask(kept)["error"]["data"] == {"kind": "keyReused"}

    def write(key, method, **params):
        return shop.ask(request(method, params | {"idempotencyKey": key}))

    for number, (method, one, same, other) in enumerate(
        [
            (
                "inventory.items.update",
                {"changes": {}},
                {"changes": {}, "expect": None},
                {"changes": {"minStock": None}},
            ),
            (
                "inventory.items.update",
                {"changes": {"price": {"amount": 1, "currency": "EUR"}}},
                {"changes": {"price": {"amount": 1, "currency": "EUR"}}, "sku": None},
                {"changes": {"price": None}},
            ),
            ("inventory.stock.receive", {"quantity": 2}, {"quantity": 2, "reason": None, "lot": None}, {"quantity": 3}),
            (
                "contacts.create",
                {"name": "A", "kinds": ["customer"], "addresses": [{"label": "billing", "address": {"city": "Bonn"}}]},
                {
                    "name": "A",
                    "note": None,
                    "kinds": ["customer"],
                    "addresses": [{"label": "billing", "address": {"city": "Bonn", "region": None}, "isDefault": None}],
                },
                {"name": "A", "kinds": ["customer"], "addresses": [{"label": "billing", "address": {"city": "Ulm"}}]},
            ),
        ]
    ):
        item_ = {} if method == "contacts.create" else {"item" if "stock" in method else "id": made["id"]}
        first = write(f"n{number}", method, **item_, **one)
        assert "result" in first, first
        assert write(f"n{number}", method, **item_, **same) == first, method
        assert write(f"n{number}", method, **item_, **other)["error"]["data"] == {"kind": "keyReused"}, method
        # The same two requests in the other order: the request with null comes first.
        assert write(f"m{number}", method, **item_, **same).keys() == first.keys()
        assert "result" in write(f"m{number}", method, **item_, **one)


def test_what_an_older_program_kept_as_it_was_spelled_is_the_same(data):
    with Core(data) as core:
        company = core.call("companies.create", name="A")["id"]
        first = core.ask(create(1, "k", company=company, minStock=2.5))
    asked = json.dumps(item(1, company=company, minStock=2.5), sort_keys=True, separators=(",", ":"))
    old = "inventory.items.create " + asked.replace(":2.5", ":25.0e-1").replace('"name"', '"location":null,"name"')
    write(data / "private.sqlite", f"UPDATE idempotency_keys SET request = '{old}' WHERE key = 'k'")
    with Core(data) as core:
        assert core.ask(create(1, "k", company=company, minStock=2.5)) == first
        assert core.ask(create(1, "k", company=company, minStock=2.6))["error"]["data"] == {"kind": "keyReused"}


def test_the_repeat_gets_what_was_answered_then(shop):
    made = shop.ask(create(1, "k"))["result"]
    shop.call("inventory.items.update", id=made["id"], changes={"name": "Later"})
    assert shop.ask(create(1, "k"))["result"] == made
    shop.call("inventory.items.delete", id=made["id"])
    assert shop.ask(create(1, "k"))["result"] == made
    assert shop.call("inventory.items.list")["items"] == []


@pytest.mark.parametrize(
    "other",
    [
        create(2, "k"),
        create(1, "k", tags=["x"]),
        request("companies.create", {"name": "A", "idempotencyKey": "k"}),
        request("companies.select", {"idempotencyKey": "k"}),
    ],
)
def test_another_request_with_the_key_is_an_error(shop, other):
    shop.ask(create(1, "k"))
    error = shop.ask(other)["error"]
    assert error["data"] == {"kind": "keyReused"} and error["code"] == 8
    assert len(shop.call("inventory.items.list")["items"]) == 1


def test_every_write_takes_a_key_and_no_read_does(shop):
    document = shop.call("rpc.discover")
    for method in document["methods"]:
        names = [param["name"] for param in method["params"]]
        assert ("idempotencyKey" in names) == (method["x-effect"] == "write"), method["name"]
        if method["x-effect"] != "write":
            problems = shop.ask(request(method["name"], {"idempotencyKey": "k"}))["error"]["data"]["problems"]
            assert any(problem["pointer"] == "/idempotencyKey" and problem["kind"] == "unknown" for problem in problems)


def test_each_kind_of_write_is_done_once(shop):
    made = shop.ask(create(1, "c"))["result"]
    for method, params in [
        ("inventory.items.update", {"id": made["id"], "changes": {"name": "New"}}),
        ("inventory.items.update", {"id": made["id"], "changes": {}}),
        ("companies.update", {"changes": {"name": "Shop"}}),
        ("companies.select", {"company": shop.company}),
        ("companies.select", {"company": None}),
        ("companies.select", {"company": shop.company}),
        ("inventory.items.delete", {"id": made["id"]}),
        ("companies.delete", {"company": shop.company, "confirm": "Shop"}),
    ]:
        key = f"{method} {json.dumps(params)} {random.random()}"
        first = shop.ask(request(method, params | {"idempotencyKey": key}))
        assert "result" in first, first
        assert shop.ask(request(method, params | {"idempotencyKey": key})) == first
    # The stored replies of the company's requests were deleted with the company.
    assert shop.ask(create(1, "c", company=shop.company))["error"]["data"]["kind"] == "notFound"


def test_a_refused_write_leaves_its_key_free(shop):
    shop.ask(create(1, "a"))
    assert shop.ask(create(1, "b"))["error"]["data"]["kind"] == "duplicate"
    assert (
        shop.ask(request("inventory.items.create", {"sku": "", "idempotencyKey": "b"}))["error"]["data"]["kind"]
        == "invalidParams"
    )
    assert "result" in shop.ask(create(2, "b"))


@pytest.mark.parametrize(
    "key, words",
    [
        (5, "string"),
        ("", "blank"),
        ("x" * 201, "1 to 200"),
        ("a\nb", "one line"),
        (" ", "blank"),
        ([], "string"),
        ({"a": 1}, "string"),
        (True, "string"),
    ],
)
def test_bad_keys_are_refused_beside_all_other_problems(shop, key, words):
    problems = shop.refused("inventory.items.create", idempotencyKey=key, name="x", unit="kg")["data"]["problems"]
    assert {problem["pointer"] for problem in problems} == {"/idempotencyKey", "/sku"}
    assert words in next(problem["message"] for problem in problems if problem["pointer"] == "/idempotencyKey")


def test_null_is_no_key_and_a_typo_is_told(shop):
    assert shop.ask(create(1, None))["result"]["id"] != shop.ask(create(2, None))["result"]["id"]
    problem = shop.refused("inventory.items.create", **item(3), idempotency_key="k")["data"]["problems"][0]
    assert "did you mean idempotencyKey" in problem["message"]
    # `idempotencyKey` inside another member is not an idempotency key.
    problem = shop.refused(
        "inventory.items.create", **item(3), cost={"amount": 1, "currency": "EUR", "idempotencyKey": "k"}
    )["data"]["problems"][0]
    assert problem["pointer"] == "/cost/idempotencyKey" and problem["kind"] == "unknown"


def test_in_one_chunk_in_a_batch_and_as_a_notification(tmp_path):
    data = tmp_path / "data"
    company = serve([request("companies.create", {"name": "A"})], data=data)[0]["result"]["id"]
    one = {"company": company}
    notification = {"jsonrpc": "2.0", "method": "inventory.items.create", "params": item(3, idempotencyKey="n", **one)}
    replies = serve(
        [
            create(1, "k", 1, **one),
            create(1, "k", 2, **one),
            create(2, "k", 3, **one),
            [create(5, "b", 4, **one), create(5, "b", 5, **one), create(6, "b", 6, **one)],
            notification,
            create(3, "n", 7, **one),
            notification,
            request("inventory.items.list", one, 8),
        ],
        data=data,
    )
    first, again, other, batch, after, listed = replies
    assert first["result"] == again["result"] and other["error"]["data"]["kind"] == "keyReused"
    assert batch[0]["result"] == batch[1]["result"] and batch[2]["error"]["data"]["kind"] == "keyReused"
    assert [one["sku"] for one in listed["result"]["items"]] == ["SKU-3", "SKU-5", "SKU-1"]
    assert after["result"]["id"] == listed["result"]["items"][0]["id"]


@pytest.mark.parametrize("seed", range(4))
def test_after_a_kill_every_retry_gets_the_first_reply_or_is_done_now(tmp_path, seed):
    chance = random.Random(seed)
    data = tmp_path / "data"
    company = serve([request("companies.create", {"name": "A"})], data=data)[0]["result"]["id"]
    lines = [json.dumps(create(n, f"key {n}", n, company=company)).encode() + b"\n" for n in range(400)]
    answered = {}
    for _ in range(4):
        process = subprocess.Popen([BINARY, "--data", str(data)], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        try:
            process.stdin.write(b"".join(lines))
            process.stdin.flush()
        except BrokenPipeError:
            pass
        for _ in range(chance.randint(0, 399)):
            reply = json.loads(process.stdout.readline())
            assert answered.setdefault(reply["id"], reply["result"]) == reply["result"]
        process.send_signal(signal.SIGKILL)
        process.wait()
        process.stdout.close()
        process.stdin.close()
    replies = serve([line.strip() for line in lines], data=data)
    for reply in replies:
        assert answered.setdefault(reply["id"], reply["result"]) == reply["result"]
    with Core(data) as core:
        listed, after = [], None
        while True:
            page = core.call("inventory.items.list", company=company, limit=200, after=after)
            listed += page["items"]
            after = page["next"]
            if after is None:
                break
    assert sorted(one["id"] for one in listed) == sorted(one["id"] for one in answered.values())


def test_a_key_is_free_again_after_thirty_days(tmp_path):
    data = tmp_path / "data"
    with Core(data, "--clock", "2026-01-01T00:00:00Z") as core:
        company = core.call("companies.create", name="A", idempotencyKey="k")
    with Core(data, "--clock", "2026-01-30T23:00:00Z") as core:
        assert core.call("companies.create", name="A", idempotencyKey="k") == company
    with Core(data, "--clock", "2026-01-31T01:00:00Z") as core:
        other = core.call("companies.create", name="A", idempotencyKey="k")
        assert other["id"] != company["id"]
        assert core.call("companies.create", name="A", idempotencyKey="k") == other


def test_the_same_run_answers_the_same_bytes():
    lines = b"".join(
        json.dumps(request("companies.create", {"name": f"{n // 2}", "idempotencyKey": f"{n // 2}"}, n)).encode()
        + b"\n"
        for n in range(20)
    )
    runs = {
        subprocess.run(
            [BINARY, "--data", ":memory:", *REPEATABLE], input=lines, capture_output=True, timeout=PATIENCE
        ).stdout
        for _ in range(2)
    }
    assert len(runs) == 1


def test_nothing_of_a_deleted_company_is_told_to_a_retry(tmp_path):
    data = tmp_path / "data"
    with Core(data) as core:
        company = core.call("companies.create", name="MARKER", idempotencyKey="create")["id"]
        select = {"company": company, "idempotencyKey": "select"}
        update = {"company": company, "changes": {}, "idempotencyKey": "update"}
        delete = {"company": company, "confirm": "MARKER", "idempotencyKey": "delete"}
        first = [
            core.call(method, **params)
            for method, params in [
                ("companies.select", select),
                ("companies.update", update),
                ("companies.delete", delete),
            ]
        ]
        assert first[0]["name"] == "MARKER"
        assert core.refused("companies.select", **select)["data"]["kind"] == "notFound"
        assert core.refused("companies.update", **update)["data"]["kind"] == "notFound"
        assert core.call("companies.delete", **delete) == first[2]
        # When the core is idle, it also deletes the keys that the device's store has for this company.
        kept = "SELECT * FROM idempotency_keys WHERE company = ?"
        until(lambda: not rows(data / "device.sqlite", kept, blob(company)))
    assert b"MARKER" not in b"".join(path.read_bytes() for path in data.glob("device.sqlite*"))


def test_two_users_may_use_the_same_key(core):
    company, _ = staffed(core, CLERK, ("other", {"deptMask": 1}))
    here = {"company": company, "idempotencyKey": "k"}
    sign_in(core, company, "clerk")
    first = core.call("inventory.items.create", **here, **item(1))
    sign_in(core, company, "other")
    # Another user gets neither the stored reply, nor a hint that one exists.
    assert core.refused("inventory.items.create", **here, **item(1))["data"] == {
        "kind": "duplicate",
        "member": "sku",
        "id": first["id"],
    }
    second = core.call("inventory.items.create", **here, **item(2))
    assert second["sku"] == "SKU-2" and core.call("inventory.items.create", **here, **item(2)) == second
    assert core.refused("inventory.items.create", **here, **item(3))["data"]["kind"] == "keyReused"
    sign_in(core, company, "clerk")
    assert core.call("inventory.items.create", **here, **item(1)) == first
    assert core.refused("inventory.items.create", **here, **item(2))["data"]["kind"] == "keyReused"
    core.call("access.signOut", company=company)
    assert core.refused("inventory.items.create", **here, **item(1))["data"]["kind"] == "signInRequired"


def test_a_repeat_tells_no_cost_to_who_may_not_see_it_any_more(core):
    company, users = staffed(core, ("keeper", {"deptMask": 1, "managerMask": 1}))
    here = {"company": company}
    made = core.call("inventory.items.create", **here, **item(1, cost=COST))
    sign_in(core, company, "keeper")
    update = here | {"id": made["id"], "changes": {"name": "New"}, "idempotencyKey": "u"}
    create = here | item(2, cost=COST) | {"idempotencyKey": "c"}
    first = core.call("inventory.items.update", **update)
    assert first["cost"] == COST and core.call("inventory.items.create", **create)["cost"] == COST
    sign_in(core, company, "owner")
    core.call("access.grant", **here, user=users["keeper"], managerMask=0)
    sign_in(core, company, "keeper")
    assert core.call("inventory.items.update", **update) == {
        name: value for name, value in first.items() if name != "cost"
    }
    reply = core.ask(request("inventory.items.create", create))
    assert ": 1890" not in json.dumps(reply)
    sign_in(core, company, "owner")
    core.call("access.grant", **here, user=users["keeper"], deptMask=0)
    sign_in(core, company, "keeper")
    # A user who has lost the right gets no stored reply.
    assert core.refused("inventory.items.update", **update)["data"]["kind"] == "forbidden"


def test_the_password_is_no_part_of_what_a_key_compares(core):
    company, _ = staffed(core)
    user = core.call("access.grant", company=company)["user"]
    params = {"company": company, "user": user, "username": "clerk", "idempotencyKey": "k"}
    made = core.call("access.credentials.create", **params, password="first password")
    assert core.call("access.credentials.create", **params, password="other password") == made
    assert (
        core.refused("access.credentials.create", **(params | {"username": "x"}), password="first password")["data"][
            "kind"
        ]
        == "keyReused"
    )
    assert core.refused("access.signIn", company=company, username="clerk", password="other password")["code"] == 17
    assert core.call("access.signIn", company=company, username="clerk", password="first password")["user"] == user


def test_a_password_that_was_changed_with_a_key_is_changed_once(core):
    company, users = staffed(core, CLERK)
    sign_in(core, company, "clerk")
    params = {
        "company": company,
        "password": password_of("clerk"),
        "newPassword": "another password",
        "idempotencyKey": "k",
    }
    first, again = pipeline(core, [request("access.credentials.changePassword", params, number) for number in (1, 2)])
    assert (first["id"], again["id"]) == (1, 2) and first["result"] == again["result"]
    assert (first["result"]["user"], first["result"]["username"]) == (users["clerk"], "clerk")
    # A later repeat gets the stored reply, too. None of these requests counted as a failed sign-in.
    assert core.call("access.credentials.changePassword", **params) == first["result"]
    assert core.refused("access.signIn", company=company, username="clerk", password=password_of("clerk"))["code"] == 17
    assert (
        core.call("access.signIn", company=company, username="clerk", password="another password")["user"]
        == users["clerk"]
    )


def test_a_repeat_of_the_first_credentials_gets_their_reply_though_nobody_is_signed_in(data):
    """Creating the first credentials signs the caller out. So a caller who repeats the call after a lost reply is
    signed out."""
    create = "access.credentials.create"
    with Core(data) as core:
        company = core.call("companies.create", name="Shop")["id"]
        params = {"company": company, "username": "owner", "password": password_of("owner")}
        first = core.call(create, **params, idempotencyKey="k")
        assert core.call("access.whoami", company=company)["signIn"] == "needed"

    def holds(core):
        assert core.call(create, **params, idempotencyKey="k") == first
        for key in ({}, {"idempotencyKey": "another"}):
            assert core.refused(create, **params, **key)["data"] == {"kind": "signInRequired"}

    for _ in range(2):
        with Core(data) as core:
            holds(core)
            holds(core)
    with Core(data) as core:
        # Both requests are sent at once, in a company of their own.
        company = core.call("companies.create", name="Other")["id"]
        params = {"company": company, "username": "owner", "password": password_of("owner")}
        replies = pipeline(core, [request(create, params | {"idempotencyKey": "other"}, number) for number in (1, 2)])
        assert [reply["id"] for reply in replies] == [1, 2] and replies[0]["result"] == replies[1]["result"]
        assert sign_in(core, company, "owner")["signIn"] == "done"


def test_a_key_without_a_company_is_for_the_company_that_was_selected(core):
    first, second = (core.call("companies.create", name=name)["id"] for name in ("First", "Second"))
    core.call("companies.select", company=first)
    made = core.call("inventory.items.create", **item(), idempotencyKey="k")
    core.call("companies.select", company=second)
    # The request gets no reply of the other company, and creates no item in this one.
    assert core.refused("inventory.items.create", **item(), idempotencyKey="k")["data"] == {"kind": "keyReused"}
    assert core.call("inventory.items.list", company=second)["items"] == []
    replies = pipeline(
        core,
        [
            request("companies.select", {"company": first}, 1),
            request("inventory.items.create", item(idempotencyKey="k"), 2),
            request("companies.select", {"company": second}, 3),
            request("inventory.items.create", item(idempotencyKey="k"), 4),
        ],
    )
    assert replies[1]["result"] == made and replies[3]["error"]["data"] == {"kind": "keyReused"}
    assert (
        core.call("inventory.items.list", company=first)["items"] == [made]
        and core.call("inventory.items.list", company=second)["items"] == []
    )


def test_keys_of_a_company_whose_deletion_was_undone(data):
    """The keys belong to the company's users as before. They are deleted when the company is deleted."""
    private = data / "private.sqlite"
    with Core(data) as core:
        company, _ = staffed(core, PARTNER)
        sign_in(core, company, "owner")
        core.send([request("inventory.items.create", item(n, company=company), n) for n in range(300)])
        assert all("result" in reply for reply in core.receive())
    # The write-ahead logs of a new process are empty, so each write needs room. The reserve can't help against a limit
    # of the file size.
    with Core(data) as core:
        assert core.call("access.whoami", company=company)["username"] == "owner"
        resource.prlimit(core.process.pid, resource.RLIMIT_FSIZE, (1 << 12, resource.RLIM_INFINITY))
        delete = {"company": company, "confirm": "Corner Shop", "idempotencyKey": "delete"}
        assert core.refused("companies.delete", **delete)["data"]["kind"] == "storageFull"
        resource.prlimit(core.process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
        assert core.call("inventory.items.list", company=company, limit=1)["items"][0]["sku"] == "SKU-299"
        create = {"company": company, **item("new"), "idempotencyKey": "create"}
        update = {"company": company, "changes": {"legalName": "Corner Shop GmbH"}, "idempotencyKey": "update"}
        made, changed = core.call("inventory.items.create", **create), core.call("companies.update", **update)
        assert (
            core.call("inventory.items.create", **create) == made and core.call("companies.update", **update) == changed
        )
        # Another user gets no reply that is stored for this user.
        sign_in(core, company, "partner")
        assert core.refused("inventory.items.create", **create)["data"] == {
            "kind": "duplicate",
            "member": "sku",
            "id": made["id"],
        }
        sign_in(core, company, "owner")
        assert core.call("companies.update", **update) == changed
        assert {
            row["key"] for row in rows(private, "SELECT key FROM idempotency_keys WHERE company = ?", blob(company))
        } == {"create", "update"}
        assert (
            core.call("companies.delete", **delete) == {"deleted": company} == core.call("companies.delete", **delete)
        )
        assert core.refused("inventory.items.create", **create)["data"] == {"kind": "notFound"}
    assert {row["key"] for row in rows(private, "SELECT key FROM idempotency_keys")} == {"delete"}
