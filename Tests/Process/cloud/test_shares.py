"""Accounts share companies through each kind of container. The container must also refuse the requests of a modified
core."""

import hashlib
from concurrent.futures import ThreadPoolExecutor

import pytest

from support.container import name
from support.core import CallError
from support.shares import COMPANY, MINE, THEIRS, Account, access, value


def kind(call):
    with pytest.raises(CallError) as error:
        call()
    return error.value.error["data"]["kind"]


@pytest.fixture
def accounts(cloud):
    """Returns a function that opens the container as a given account."""
    opened = {}

    def account(who):
        if who not in opened:
            opened[who] = Account(cloud, who)
        return opened[who]

    yield account
    for one in opened.values():
        one.close()
    assert cloud.flaws() == []


@pytest.fixture
def ada(accounts):
    """An owner with a company whose tier allows ten people."""
    ada = accounts("ada")
    ada.make(COMPANY)
    company = {"recordName": COMPANY, "recordType": "Companies", "zone": MINE}
    ada.company_tag = ada.sent([company | {"fields": {"tier": value("text", "Business")}}], [])
    assert ada.save(100, "AccessControl", **access(ada.user(), owner=1))
    return ada


def set_tier(ada, tier):
    record = {"recordName": COMPANY, "recordType": "Companies", "zone": MINE, "recordChangeTag": ada.company_tag}
    ada.company_tag = ada.sent([record | {"fields": {"tier": value("text", tier)}}], [])


@pytest.fixture
def bo(accounts, ada):
    """A participant of ada's company."""
    ada.share()
    bo = accounts("bo")
    bo.accept(ada.invite(1)["url"])
    return bo


def test_a_share_is_made_once(ada):
    token = ada.found()["token"]
    share = ada.share()
    assert share["url"].startswith("https://shop.app/share/") and len(share["url"].rsplit("/")[-1]) >= 22
    assert (share["zone"], share["title"], share["participants"], share["revokedAt"]) == (MINE, "Shop", [], None)
    assert ada.share(title="Another") == share
    assert ada.call("host.cloud.share.get", database="private", zone=MINE)["share"] == share
    # The account's other devices get the share with the changes of the zone.
    found = ada.found(token)
    assert (found["records"], found["share"]) == ([], share)
    assert "share" not in ada.found(token, shareTag=share["shareTag"])


def test_what_is_not_shared_says_so(ada, accounts):
    assert ada.call("host.cloud.share.get", database="private", zone=MINE) == {"share": None}
    assert "share" not in ada.found()
    bo = accounts("bo")
    assert kind(lambda: bo.call("host.cloud.share.get", database="shared", zone=THEIRS)) == "zoneNotFound"
    assert kind(bo.found) == "zoneNotFound"
    assert kind(lambda: bo.share()) == "zoneNotFound"
    assert kind(lambda: ada.invite(1)) == "unknownItem"
    ada.make("account")
    assert kind(lambda: ada.share(zone={"name": "account"})) == "invalidArguments"


def test_an_invitation_is_accepted(ada, accounts, cloud):
    ada.share()
    invited = ada.invite(1)
    assert (invited["acceptance"], invited["account"], invited["acceptedAt"]) == ("pending", None, None)
    bo = accounts("bo")
    before = bo.shared()
    assert before["zones"] == []
    seen = bo.preview(invited["url"])
    assert (seen["title"], seen["zone"], seen["state"], seen["permission"]) == ("Shop", THEIRS, "open", "readWrite")
    assert bo.shared(before["token"])["zones"] == []
    share = bo.accept(invited["url"], name="Bo")
    assert (share["zone"], share["url"], share["permission"]) == (THEIRS, None, "readWrite")
    assert [(one["id"], one["account"], one["acceptance"]) for one in share["participants"]] == [
        (name(301), "bo", "accepted")
    ]
    assert bo.shared(before["token"])["zones"] == [THEIRS]
    # The container writes the participant's user into the access record, on behalf of the owner.
    record = bo.records()[name(101)]
    assert record["fields"]["userID"]["value"] == bo.user()
    assert (record["fields"]["name"]["value"], record["fields"]["version"]["value"]) == ("Bo", 2)
    assert (record["creator"], record["modifier"]) == ("ada", "ada")
    # The other devices of both accounts get this change.
    assert ada.found()["share"]["participants"][0]["acceptance"] == "accepted"
    with Account(cloud, "bo") as other:
        assert other.shared()["zones"] == [THEIRS]


def test_again_changes_nothing(ada, bo):
    link = ada.share()["url"]
    share = bo.call("host.cloud.share.get", database="shared", zone=THEIRS)["share"]
    token = bo.shared()["token"]
    ada.call("host.cloud.share.update", zone=MINE, publicPermission="readOnly")
    share = bo.call("host.cloud.share.get", database="shared", zone=THEIRS)["share"]
    token = bo.shared()["token"]
    assert bo.accept(link) == share
    assert bo.preview(link)["state"] == "accepted"
    assert bo.shared(token)["zones"] == []
    # The owner's own link leads to the owner's own company.
    assert ada.accept(link)["zone"] == MINE
    assert ada.preview(link)["state"] == "mine"
    assert ada.shared()["zones"] == []


def test_links_that_lead_nowhere_are_the_same(ada, accounts):
    share = ada.share()
    one, two = ada.invite(1)["url"], ada.invite(2, "cy")["url"]
    bo, cy = accounts("bo"), accounts("cy")
    # A second acceptance changes nothing.
    assert bo.accept(one) == bo.accept(one)
    wrong = share["url"][:-1] + ("0" if share["url"][-1] != "0" else "1")
    # Other accounts can't use an accepted link. Without an invitation, the share's own link admits no account.
    for url in [wrong, "https://shop.app/share/", "nonsense", one, share["url"] + "0"]:
        assert kind(lambda url=url: accounts("dee").accept(url)) == "unknownItem"
        assert kind(lambda url=url: accounts("dee").preview(url)) == "unknownItem"
    assert kind(lambda: accounts("dee").accept(share["url"])) == "unknownItem"
    # An account that was invited by name can use the share's own link.
    assert cy.accept(share["url"])["participants"][0]["id"] == name(302)
    assert kind(lambda: accounts("dee").accept(two)) == "unknownItem"
    assert accounts("dee").shared()["zones"] == []


def test_a_public_link_lets_anybody_in(ada, accounts):
    url = ada.share(publicPermission="readOnly")["url"]
    bo = accounts("bo")
    assert bo.preview(url)["permission"] == "readOnly"
    (me,) = bo.accept(url, name="Bo")["participants"]
    assert (me["invitedAs"], me["permission"]) == (None, "readOnly")
    fields = bo.records()[me["access"]]["fields"]
    assert fields["userID"]["value"] == bo.user()
    assert (fields["deptMask"]["value"], fields["name"]["value"]) == (0, "Bo")
    assert bo.records()[me["access"]]["parent"] == COMPANY


def test_participants_see_no_other_participants(ada, bo, accounts):
    accounts("cy").accept(ada.invite(2, "cy@example.com")["url"])
    share = bo.call("host.cloud.share.get", database="shared", zone=THEIRS)["share"]
    assert [one["account"] for one in share["participants"]] == ["bo"]
    seen = str([bo.found(), share, bo.shared()])
    assert "cy" not in seen and ada.share()["url"].rsplit("/")[-1] not in seen


def test_what_a_participant_may_write(ada, bo):
    assert ada.save(1, sku=value("text", "A"))
    tag = bo.records()[name(1)]["recordChangeTag"]
    assert bo.save(1, tag=tag, sku=value("text", "B")) and bo.save(2, sku=value("text", "C"))
    assert ada.records()[name(1)]["modifier"] == "bo"
    assert ada.records()[name(2)]["fields"] == {"sku": value("text", "C")}
    # Only the owner may write access records and the company.
    own = bo.records()[name(101)]
    refused = bo.save(101, "AccessControl", own["recordChangeTag"], isOwner=value("int", 1))
    assert refused == "permissionFailure"
    assert bo.save(150, "AccessControl", **access(bo.user(), owner=1)) == "permissionFailure"
    # It does not help to name another record type.
    assert bo.save(101, "Items", own["recordChangeTag"], isOwner=value("int", 1)) == "permissionFailure"
    assert bo.delete(101, "AccessControl") == bo.delete(101) == "permissionFailure"
    company = bo.records()[COMPANY]["recordChangeTag"]
    tier = {"recordName": COMPANY, "recordType": "Companies", "zone": THEIRS, "recordChangeTag": company}
    assert bo.sent([tier | {"fields": {"tier": value("text", "Enterprise")}}], []) == "permissionFailure"
    assert bo.delete(1) is None
    zones = bo.call("host.cloud.zones.modify", database="shared", save=[THEIRS], delete=[THEIRS])["results"]
    assert [zone["kind"] for zone in zones] == ["permissionFailure"] * 2
    for method, params in [("delete", {}), ("update", {"publicPermission": "readWrite"})]:
        call = f"host.cloud.share.{method}"
        assert kind(lambda call=call, params=params: bo.call(call, zone=THEIRS, **params)) == "zoneNotFound"
        assert kind(lambda call=call, params=params: bo.call(call, zone=MINE, **params)) == "zoneNotFound"
    assert {record["modifier"] for record in ada.found()["records"]} == {"ada", "bo"}


def test_who_only_reads_writes_nothing(ada, accounts, tmp_path):
    ada.share()
    ada.save(1, sku=value("text", "A"))
    bo = accounts("bo")
    bo.accept(ada.invite(1, permission="readOnly")["url"])
    tag = bo.records()[name(1)]["recordChangeTag"]
    before = bo.records()
    content = tmp_path / "content"
    content.write_bytes(b"bytes")
    asset = {"sha256": hashlib.sha256(b"bytes").hexdigest(), "bytes": 5, "path": str(content)}
    assert bo.save(1, tag=tag, sku=value("text", "B")) == "permissionFailure"
    assert bo.save(2, sku=value("text", "B")) == "permissionFailure"
    assert bo.save(3, "Assets", content=value("asset", asset)) == "permissionFailure"
    assert bo.delete(1) == "permissionFailure"
    assert bo.records() == before
    # Changed rights apply immediately.
    ada.call("host.cloud.share.update", zone=MINE, participant=name(301), permission="readWrite")
    assert bo.save(1, tag=tag, sku=value("text", "B")) != "permissionFailure"
    assert bo.found()["share"]["permission"] == "readWrite"


def test_eleven_are_one_too_many(ada, accounts, cloud):
    url = ada.share(publicPermission="readWrite")["url"]
    who = [f"p{number}" for number in range(12)]
    people = [accounts(one) for one in who]

    def attempt(one):
        try:
            return one.accept(url) and True
        except CallError as error:
            return error.error["data"]["kind"]

    with ThreadPoolExecutor(12) as pool:
        outcomes = list(pool.map(attempt, people))
    assert sorted(map(str, outcomes)) == ["True"] * 10 + ["tooManyParticipants"] * 2
    late = people[outcomes.index("tooManyParticipants")]
    assert late.preview(url)["state"] == "full"
    assert late.shared()["zones"] == []
    assert kind(lambda: ada.invite(1)) == "tooManyParticipants"
    # The owner can't add an eleventh person by writing a record either. Owners do not count.
    assert ada.save(150, "AccessControl", **access(name(251))) == "permissionFailure"
    assert ada.save(151, "AccessControl", **access(name(252), owner=1)) != "permissionFailure"
    # With a smaller tier, the participants stay, but no other account is admitted.
    set_tier(ada, "Free")
    assert len([one for one in people if one.shared()["zones"]]) == 10
    ada.end(next(one["id"] for one in ada.share()["participants"]))
    assert attempt(late) == "tooManyParticipants"
    set_tier(ada, "Enterprise")
    assert attempt(late) is True and ada.invite(1)


def test_the_free_tier_shares_nothing(ada):
    set_tier(ada, "Free")
    assert kind(lambda: ada.share()) == "tooManyParticipants"
    assert ada.call("host.cloud.share.get", database="private", zone=MINE) == {"share": None}


def test_pending_invitations_count(ada, accounts):
    url = ada.share(publicPermission="readWrite")["url"]
    for number in range(1, 11):
        ada.invite(number, f"number {number}")
    assert kind(lambda: accounts("bo").accept(url)) == "tooManyParticipants"
    assert kind(lambda: ada.invite(11, "number 11")) == "tooManyParticipants"
    links = [one["url"] for one in ada.share()["participants"]]
    assert accounts("bo").accept(links[0])["participants"][0]["invitedAs"] == "number 1"


def test_whoever_has_rights_already_takes_no_second_place(ada, accounts):
    """The person has an access record already. It stays, and gets the rights of the invitation, so the person is
    counted once."""
    bo = accounts("bo")
    ada.save(150, "AccessControl", **access(bo.user(), deptMask=value("int", 9)))
    ada.share()
    (me,) = bo.accept(ada.invite(1, deptMask=value("int", 4))["url"])["participants"]
    assert me["access"] == name(150)
    found = ada.records()
    assert name(101) not in found and found[name(150)]["fields"]["deptMask"]["value"] == 4


@pytest.mark.parametrize("reason", ["removed", "revoked", "left", "deleted"])
def test_how_it_ends(ada, bo, reason):
    ada.save(1, sku=value("text", "A"))
    bo.save(2, sku=value("text", "B"))
    token, zone, url = bo.shared()["token"], bo.found()["token"], ada.share()["url"]
    if reason == "removed":
        assert ada.end(name(301))["participants"][0]["acceptance"] == "removed"
    elif reason == "revoked":
        assert ada.end()["revokedAt"]
    elif reason == "left":
        assert bo.call("host.cloud.share.leave", zone=THEIRS) == {"zone": THEIRS}
        assert bo.call("host.cloud.share.leave", zone=THEIRS) == {"zone": THEIRS}
    else:
        ada.call("host.cloud.zones.modify", database="private", save=[], delete=[MINE])
    told = bo.shared(token)
    assert (told["zones"], told["deletedZones"]) == ([], [{"zone": THEIRS, "reason": reason}])
    assert kind(lambda: bo.found(zone)) == "userDeletedZone"
    record = {"recordName": name(3), "recordType": "Items", "zone": THEIRS, "fields": {}}
    assert kind(lambda: bo.sent([record], [])) == "userDeletedZone"
    assert kind(lambda: bo.accept(url)) == "unknownItem"
    if reason != "deleted":
        # The owner's records stay, and those that the participant has created. The participant no longer counts.
        found = ada.records()
        assert {name(1), name(2)} <= set(found) and name(101) not in found


def test_what_becomes_of_a_zone_is_nothing_to_who_is_out(ada, bo):
    ada.end(name(301))
    token = bo.shared()["token"]
    ada.save(1, sku=value("text", "A"))
    ada.end()
    told = bo.shared(token)
    assert (told["zones"], told["deletedZones"], told["token"]) == ([], [], token)
    assert bo.zones()["sharedToken"] == token


def test_who_has_a_place_needs_no_other(ada, accounts):
    """The company has the largest number of people, but the participant is one of them: they have an access record
    already."""
    url = ada.share(publicPermission="readWrite")["url"]
    bo = accounts("bo")
    for number in range(1, 10):
        ada.invite(number, f"number {number}")
    assert ada.save(150, "AccessControl", **access(bo.user())) != "permissionFailure"
    assert accounts("cy").preview(url)["state"] == "full"
    assert bo.preview(url)["state"] == "open"
    assert bo.accept(url)["participants"][0]["access"] == name(150)


def test_an_invitation_whose_record_is_gone_gives_no_rights(ada, accounts):
    ada.share(joiner=access(name(0), deptMask=value("int", 15)))
    url = ada.invite(1)["url"]
    ada.delete(101, "AccessControl")
    accounts("bo").accept(url)
    assert ada.records()[name(101)]["fields"]["deptMask"]["value"] == 0


def test_who_was_removed_comes_in_again_by_invitation_alone(ada, accounts):
    url = ada.share(publicPermission="readWrite")["url"]
    bo = accounts("bo")
    (me,) = bo.accept(url)["participants"]
    ada.end(me["id"])
    assert kind(lambda: bo.accept(url)) == "unknownItem"
    token = bo.shared()["token"]
    bo.accept(ada.invite(1)["url"])
    assert bo.shared(token)["zones"] == [THEIRS] and bo.records()
    # A participant who has left may join again with the same link.
    bo.call("host.cloud.share.leave", zone=THEIRS)
    assert bo.accept(url)["participants"][0]["acceptance"] == "accepted"


def test_a_revoked_share_is_made_anew_with_another_link(ada, bo):
    old = ada.share()["url"]
    ada.end()
    assert kind(lambda: ada.invite(2)) == "unknownItem"
    new = ada.share(publicPermission="readOnly")
    assert new["url"] != old and kind(lambda: bo.accept(old)) == "unknownItem"
    bo.accept(new["url"])
    assert bo.shared()["zones"] == [THEIRS]


def test_an_invitation_that_is_sent_twice_is_one(ada):
    ada.share()
    first = ada.invite(1)
    assert ada.invite(1) == first
    # An account name can't be invited twice.
    with pytest.raises(StopIteration):
        ada.invite(2)
    assert len(ada.share()["participants"]) == 1
    assert len([one for one in ada.found()["records"] if one["recordType"] == "AccessControl"]) == 2


@pytest.mark.parametrize("type", ["UserPass", "Credentials"])
def test_credentials_are_in_the_account_s_own_zone_alone(ada, bo, type):
    """Credentials are refused in shared zones, also under the record type of earlier versions."""
    ada.make("account")
    for one in (ada, bo):
        assert one.save(1, type, userID=value("reference", name(1))) == "permissionFailure"
    record = {"recordName": name(1), "recordType": type, "zone": {"name": "account"}, "fields": {}}
    assert ada.sent([record], []) == "1"
    params = {"database": "private", "zone": {"name": "account"}, "token": None, "limit": 1}
    assert ada.call("host.cloud.zone.changes", **params)["records"][0]["recordType"] == "UserPass"


def test_a_zone_that_is_made_anew_is_another_one(ada, bo):
    token = bo.shared()["token"]
    ada.call("host.cloud.zones.modify", database="private", save=[], delete=[MINE])
    ada.make(COMPANY)
    told = bo.shared(token)
    assert (told["zones"], told["deletedZones"]) == ([], [{"zone": THEIRS, "reason": "deleted"}])
    assert kind(bo.found) == "zoneNotFound"
    assert ada.call("host.cloud.share.get", database="private", zone=MINE) == {"share": None}
    (refused,) = ada.make("x#5")
    assert refused["kind"] == "invalidArguments"


def test_bad_questions(ada):
    ada.share()
    for record in [
        {"recordName": name(1), "recordType": "Items", "zone": MINE, "fields": access(name(2))},
        {"recordName": name(1), "recordType": "AccessControl", "zone": {"name": "account"}, "fields": access(name(2))},
        {"recordName": name(1), "recordType": "AccessControl", "zone": MINE, "fields": {"isOwner": value("int", "x")}},
        {"recordName": name(100), "recordType": "AccessControl", "zone": MINE, "fields": access(name(2))},
    ]:
        params = {"zone": MINE, "participant": name(3), "invitedAs": "bo", "permission": "readWrite", "record": record}
        assert kind(lambda params=params: ada.call("host.cloud.share.invite", **params)) == "invalidArguments"
    assert ada.share()["participants"] == []
    for method in ["update", "delete"]:
        params = {"zone": MINE, "participant": name(9), "permission": "readOnly"}
        if method == "delete":
            del params["permission"]
        call = f"host.cloud.share.{method}"
        assert kind(lambda call=call, params=params: ada.call(call, **params)) == "unknownItem"
    # To leave a share that the account never joined succeeds.
    assert ada.call("host.cloud.share.leave", zone=MINE) == {"zone": MINE}


def test_the_token_of_what_is_shared_comes_with_what_is_ones_own(ada, bo):
    token = bo.zones()["sharedToken"]
    assert bo.shared()["token"] == token == bo.shared(token)["token"]
    ada.make("account")
    assert bo.zones()["sharedToken"] == token
    ada.save(1, sku=value("text", "A"))
    assert bo.zones()["sharedToken"] != token
    assert bo.shared(token)["zones"] == [THEIRS]
    assert "sharedToken" in ada.zones()


def test_an_acceptance_outlives_kill_9(ada, accounts, cloud):
    url = ada.share(publicPermission="readWrite")["url"]
    bo = accounts("bo")
    bo.accept(url)
    for one in (bo, ada):
        one.process.kill()
        one.process.wait()
    with Account(cloud, "bo") as again, Account(cloud, "ada") as owner:
        assert again.shared()["zones"] == [THEIRS]
        assert owner.share()["participants"][0]["account"] == "bo"
