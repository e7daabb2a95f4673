"""Attempts to get around the rules of access. Each attempt worked once in an earlier version, and must fail now."""

import hashlib

import pytest

from support.core import REPEATABLE, Core, item, request, run
from support.people import (
    CLERK,
    PARTNER,
    START,
    blob,
    clock,
    password_of,
    pipeline,
    put_into_both_stores,
    rows,
    sign_in,
    staffed,
    write,
)


@pytest.fixture
def data(tmp_path):
    return tmp_path / "data"


@pytest.fixture
def core():
    """A core whose clock does not advance while it computes a password, so that the wait after a failure does not end
    before the test checks it."""
    with Core(":memory:", *clock(START)) as core:
        yield core


def two_owners(core):
    """A company without credentials that is not selected, with a second owner."""
    core.call("companies.select", company=core.call("companies.create", name="Elsewhere")["id"])
    company = core.call("companies.create", name="Corner Shop")["id"]
    core.call("companies.setTier", company=company, tier="business")
    return company, core.call("access.grant", company=company, isOwner=True)["user"]


@pytest.mark.parametrize("change", [("access.revoke", {}), ("access.grant", {"isOwner": False, "preset": "viewer"})])
def test_a_batch_does_not_overtake_credentials_by_selecting_their_company(core, change):
    company, user = two_owners(core)
    method, params = change
    create = request(
        "access.credentials.create",
        {"company": company, "username": "eve", "password": "password of eve"},
        1,
    )
    batch = [request("companies.select", {"company": company}, 2), request(method, {"user": user, **params}, 3)]
    seen = pipeline(core, [create, batch])
    assert seen[0]["id"] == 1 and seen[0]["result"]["username"] == "eve"
    # The second request of the batch came after the company had got its first credentials. From then on, a sign-in is
    # needed.
    assert seen[1][1]["id"] == 3 and seen[1][1]["error"]["data"] == {"kind": "signInRequired"}
    assert core.call("access.signIn", company=company, username="eve", password="password of eve")["role"] == "owner"


@pytest.mark.parametrize("method", ["access.signIn", "access.credentials.changePassword"])
def test_a_guess_counts_though_it_is_cancelled(core, method):
    company, _ = staffed(core)
    elsewhere, _ = staffed(core)
    guess = (
        {"username": "owner", "password": "wrong password"}
        if method == "access.signIn"
        else {"password": "wrong password", "newPassword": "new password"}
    )
    for number in range(5):
        lines = [
            request(method, {"company": company, **guess}, f"g{number}"),
            request("rpc.cancel", {"id": f"g{number}"}, f"c{number}"),
        ]
        seen = {reply["id"]: reply for reply in pipeline(core, lines)}
        assert (
            seen[f"g{number}"]["error"]["data"]["kind"] in ("requestCancelled", "signInFailed")
            and "result" in seen[f"c{number}"]
        )
        # The core serves the next request after the cancelled guess, whether the client waits for the guess or not.
        sign_in(core, elsewhere, "owner")
    assert (
        core.refused("access.signIn", company=company, username="owner", password=password_of("owner"))["data"]["kind"]
        == "tooManyAttempts"
    )


def test_a_long_row_of_marks_is_refused_before_it_is_composed(core):
    company, _ = staffed(core)
    marks = "a" + "\u0323\u0301" * 400_000
    for params in ({"username": marks, "password": "a password"}, {"username": "owner", "password": marks}):
        error = core.refused("access.signIn", company=company, **params)
        assert error["code"] == -32602 and len(error["data"]["problems"]) == 1
    assert (
        core.refused("access.credentials.changePassword", company=company, password=marks, newPassword=marks)["code"]
        == -32602
    )


def test_other_peoples_failures_are_their_own(core):
    company, _ = staffed(core, CLERK)
    core.call("access.signOut", company=company)
    # 40 usernames, of which some have digests that begin with the same bits. Each name fails only once.
    lines = [
        request("access.signIn", {"company": company, "username": f"x{number}", "password": "wrong password"}, number)
        for number in range(40)
    ]
    assert {reply["error"]["data"]["kind"] for reply in pipeline(core, lines)} == {"signInFailed"}
    for _ in range(4):
        core.refused("access.signIn", company=company, username="owner", password="wrong password")
        # A successful sign-in of one user does not delete the failures of other usernames.
        sign_in(core, company, "clerk")
    core.refused("access.signIn", company=company, username="owner", password="wrong password")
    assert (
        core.refused("access.signIn", company=company, username="owner", password=password_of("owner"))["data"]["kind"]
        == "tooManyAttempts"
    )


def test_a_name_that_nobody_has_is_kept_nowhere(data):
    typed = "Zq5-typed-as-a-name"
    with Core(data) as core:
        company, _ = staffed(core)
        for _ in range(6):
            core.refused("access.signIn", company=company, username=typed, password="wrong password")
    # The store has no username, but a key that is computed from it, and keeps the key for a day. The computation is
    # slow.
    (kept,) = rows(data / "private.sqlite", "SELECT user, count FROM sign_in_failures")
    key = hashlib.scrypt(typed.lower().encode(), salt=company.encode(), n=1 << 12, r=8, p=1, dklen=16)
    assert (kept["user"], kept["count"]) == (key, 5)
    held = b"".join(path.read_bytes() for path in data.iterdir() if path.is_file())
    for trace in (typed, typed.lower(), hashlib.sha256(typed.encode()).hexdigest()):
        assert trace.encode() not in held
    assert (
        hashlib.sha256(typed.encode()).digest()[:4] not in held
        and hashlib.sha256(typed.lower().encode()).digest()[:4] not in held
    )


def test_a_clock_that_was_ahead_locks_nobody_out(data):
    ahead = START + 30 * 365 * 86_400_000
    with Core(data, *clock(START)) as core:
        company, _ = staffed(core)
        core.call("access.signOut", company=company)
    with Core(data, *clock(ahead)) as core:
        sign_in(core, company, "owner")
        for _ in range(7):
            core.refused("access.signIn", company=company, username="owner", password="wrong password")
    with Core(data, *clock(START + 60_000)) as core:
        # Failed sign-ins do not count as activity, so they do not keep an idle session open.
        assert core.call("access.whoami", company=company)["signIn"] == "needed"
        assert sign_in(core, company, "owner")["signIn"] == "done"


def test_ids_do_not_depend_on_when_work_in_the_background_ends(tmp_path):
    lines = [request("companies.create", {"name": "A"}, 1), request("companies.create", {"name": "B"}, 2)]
    with Core(":memory:", *REPEATABLE) as core:
        companies = [core.ask(line)["result"]["id"] for line in lines]
    lines += [
        request("access.credentials.create", {"company": company, "username": "ada", "password": "a password"}, company)
        for company in companies
    ]
    lines += [request("companies.create", {"name": name}, name) for name in "CDEF"]

    def seen(step):
        with Core(":memory:", *REPEATABLE) as core:
            replies = []
            for place in range(0, len(lines), step):
                replies += pipeline(core, lines[place : place + step])
            return {reply["id"]: reply["result"]["id"] for reply in replies if "id" in reply["result"]}

    assert seen(1) == seen(3) == seen(len(lines))


@pytest.mark.parametrize("names", [("STRAẞE", "straße"), ("Straße", "STRASSE"), ("ΑΣ", "ας"), ("İ", "i̇")])
def test_names_that_differ_in_case_alone_are_one(core, names):
    company, users = staffed(core, CLERK)
    (first, second) = names
    core.call(
        "access.credentials.create",
        company=company,
        user=core.call("access.grant", company=company)["user"],
        username=first,
        password="a password",
    )
    other = core.call("access.grant", company=company)["user"]
    assert (
        core.refused("access.credentials.create", company=company, user=other, username=second, password="a password")[
            "data"
        ]["member"]
        == "username"
    )
    assert core.call("access.signIn", company=company, username=second, password="a password")["username"] == first


@pytest.mark.parametrize(
    "name", ["ada\ufe0f", "ada\u034f", "ada\u3164", "ada\U000e0100", "\u3164", "ada\u200d", "ada\u00ad", "ada\u202e"]
)
def test_names_with_what_nobody_sees_are_none(core, name):
    company, users = staffed(core)
    error = core.refused(
        "access.credentials.create", company=company, user=users["owner"], username=name, password="a password"
    )
    assert error["data"]["problems"][0]["pointer"] == "/username"


def test_damaged_numbers_end_nothing(data):
    with Core(data) as core:
        company, users = staffed(core)
        core.refused("access.signIn", company=company, username="owner", password="wrong password")
        other, _ = staffed(core)
        third, _ = staffed(core)
    private, most = data / "private.sqlite", (1 << 63) - 1
    write(private, "UPDATE sign_in_failures SET count = ?, lastAt = lastAt WHERE company = ?", most, blob(company))
    write(private, "UPDATE credentials SET n = 131072, r = 8, p = 1024 WHERE company = ?", blob(other))
    write(private, "UPDATE credentials SET hash = x'07' WHERE company = ?", blob(third))
    with Core(data) as core:
        assert (
            core.refused("access.signIn", company=company, username="owner", password="wrong password")["data"]["kind"]
            == "signInFailed"
        )
        # If the core can't compute the key of a password, the attempt does not count as a wrong password.
        assert (
            core.refused("access.signIn", company=other, username="owner", password=password_of("owner"))["code"]
            == -32603
        )
        for _ in range(3):
            assert (
                core.refused("access.signIn", company=third, username="owner", password=password_of("owner"))["data"][
                    "kind"
                ]
                == "signInFailed"
            )
    write(private, "UPDATE changes SET seq = ? WHERE seq = (SELECT max(seq) FROM changes)", most)
    with Core(data) as core:
        error = core.refused("companies.create", name="One more")
        assert error["data"] == {"kind": "storageFault"} and core.call("system.ping") == {}


def test_a_newer_store_keeps_the_others_from_being_changed(tmp_path):
    from support.first_stores import make_first_stores

    old = tmp_path / "old"
    make_first_stores(old)
    write(old / "shared.sqlite", "PRAGMA user_version = 9999")
    before = {path.name: path.read_bytes() for path in old.glob("*.sqlite")}
    done = run("serve", "--data", str(old))
    assert done.returncode == 66 and b"shared.sqlite was written by a newer mainspring" in done.stderr
    assert {name: rows(old / name, "PRAGMA user_version")[0]["user_version"] for name in before} == {
        "device.sqlite": 2,
        "private.sqlite": 5,
        "shared.sqlite": 9999,
    }


def in_both_stores(data, *others):
    """A company with credentials that is stored in both the private and the shared store, with the same people."""
    with Core(data) as core:
        company, users = staffed(core, *others)
    put_into_both_stores(data)
    return company, users


def test_a_deletion_of_what_others_share_leaves_both_copies(data):
    """A user who is an owner in the shared copy alone can't delete the company: it belongs to the account that shares
    it."""
    company, users = in_both_stores(data, PARTNER)
    with Core(data) as core:
        sign_in(core, company, "owner")
        assert core.call("access.whoami", company=company)["store"] == "shared"
        delete = {"company": company, "confirm": "Corner Shop", "idempotencyKey": "delete"}
        for _ in range(2):
            assert core.refused("companies.delete", **delete)["data"] == {"kind": "forbidden", "reason": "shared"}
        assert core.call("access.whoami", company=company)["store"] == "shared"
        create = {"company": company, **item(1), "idempotencyKey": "item"}
        assert core.call("inventory.items.create", **create) == core.call("inventory.items.create", **create)
    keys = rows(data / "shared.sqlite", "SELECT actor FROM idempotency_keys WHERE key = 'item'")
    assert [row["actor"] for row in keys] == [blob(users["owner"])]
    assert len(rows(data / "private.sqlite", "SELECT 1 FROM companies")) == 1


def test_credentials_of_people_whom_the_shared_copy_does_not_know_lock_nobody_out(data):
    company, users = in_both_stores(data)
    write(data / "shared.sqlite", "UPDATE access_records SET user = ?", b"\x01" * 16)
    with Core(data) as core:
        account = core.call("access.whoami")["account"]
    write(data / "shared.sqlite", "UPDATE access_records SET user = ?, isOwner = 0, deptMask = 1", blob(account))
    write(data / "private.sqlite", "UPDATE credentials SET user = ?", b"\x02" * 16)
    write(data / "private.sqlite", "UPDATE sessions SET user = ?", b"\x02" * 16)
    with Core(data) as core:
        me = core.call("access.whoami", company=company)
        assert (me["store"], me["role"], me["signIn"]) == ("shared", "participant", "unneeded")
        core.call("inventory.items.create", company=company, **item(1))


def test_a_sign_out_with_a_key_is_that_of_its_company(core):
    companies = [staffed(core)[0] for _ in range(2)]
    core.call("companies.select", company=companies[0])
    assert core.call("access.signOut", idempotencyKey="bye")["signIn"] == "needed"
    core.call("companies.select", company=companies[1])
    assert core.refused("access.signOut", idempotencyKey="bye")["data"] == {"kind": "keyReused"}
    assert core.call("access.whoami")["signIn"] == "done"
    assert core.call("access.signOut", idempotencyKey="bye 2")["signIn"] == "needed"


@pytest.fixture
def overtaken():
    """A core without a seed. With a seed no request overtakes another one, so that each run gives the same output."""
    with Core(":memory:", *clock(START)[:2]) as core:
        yield core


def test_batches_are_served_alike_while_others_sign_in(overtaken):
    core = overtaken
    company, _ = staffed(core)
    other = core.call("companies.create", name="Other")["id"]
    core.call("companies.select", company=other)
    login = request("access.signIn", {"company": company, "username": "owner", "password": password_of("owner")}, "s")
    lines = [
        login,
        [],
        [request("inventory.items.create", {"company": other, **item(number)}, number) for number in range(300)],
        [request("companies.select", {"company": company}, "select"), request("inventory.items.list", {}, "list")],
        [request("system.ping", id="p")],
    ]
    seen = pipeline(core, lines)
    (signed,) = [reply for reply in seen if isinstance(reply, dict) and reply["id"] == "s"]
    assert signed["result"]["company"] == company
    # The speed of the sign-in decides how many of the other requests overtake it. The other requests keep their order,
    # and the batch that selects the company is answered after the sign-in.
    empty, created, listed, pinged = [reply for reply in seen if reply is not signed]
    assert empty["error"]["code"] == -32600 and empty["id"] is None
    assert [reply["id"] for reply in created] == list(range(300)) and all("result" in reply for reply in created)
    assert listed[1]["result"]["items"] == [] and pinged[0]["id"] == "p"
    assert seen.index(signed) < seen.index(listed)


def test_only_the_first_credentials_are_repeated_to_who_is_signed_out(core):
    company, users = staffed(core)
    user = core.call("access.grant", company=company, preset="viewer")["user"]
    create = {
        "company": company,
        "user": user,
        "username": "viewer",
        "password": "a password",
        "idempotencyKey": "second",
    }
    first = core.call("access.credentials.create", **create)
    assert core.call("access.credentials.create", **create) == first
    core.call("access.signOut", company=company)
    assert core.refused("access.credentials.create", **create)["data"] == {"kind": "signInRequired"}


def test_whoever_owns_the_shared_copy_alone_resets_nobodys_password(data):
    company, users = in_both_stores(data, CLERK)
    write(data / "shared.sqlite", "UPDATE access_records SET isOwner = 1 WHERE user = ?", blob(users["clerk"]))
    with Core(data) as core:
        assert sign_in(core, company, "clerk")["role"] == "owner"
        error = core.refused(
            "access.credentials.resetPassword", company=company, newPassword="i am the owner", user=users["owner"]
        )
        assert error["data"] == {"kind": "forbidden", "needs": {"rule": "store", "store": "private"}}
        # The clerk may change the clerk's own password, because the clerk knows it.
        change = {"company": company, "password": password_of("clerk"), "newPassword": "i am the owner"}
        assert core.call("access.credentials.changePassword", **change)["user"] == users["clerk"]


def test_what_a_company_was_created_with_is_not_told_when_it_is_gone(data):
    with Core(data) as core:
        create = {"name": "Zebra Secret Ltd", "idempotencyKey": "create"}
        company = core.call("companies.create", **create)["id"]
        assert core.call("companies.create", **create)["id"] == company
        core.call("companies.delete", company=company, confirm="Zebra Secret Ltd")
        kept = rows(data / "private.sqlite", "SELECT result FROM idempotency_keys WHERE key = 'create'")
        assert kept == [] and core.call("companies.list")["items"] == []


def test_stores_that_others_could_read_are_made_private(data):
    with Core(data) as core:
        core.call("companies.create", name="A")
    for path in data.iterdir():
        path.chmod(0o644)
    with Core(data) as core:
        core.call("companies.create", name="B")
        assert {
            path.name
            for path in data.iterdir()
            if path.suffix in (".sqlite", ".sqlite-wal") and path.stat().st_mode & 0o077
        } == set()
