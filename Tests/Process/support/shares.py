"""The container's process of an account that shares a company, or takes part in one. It can send what a modified core
might send."""

import hashlib
import uuid

from support.container import Container, name

COMPANY = "01903e6f-2c00-7000-8000-00000000c0de"
MINE = {"name": COMPANY}
THEIRS = {"name": COMPANY, "owner": "ada"}


def value(type, value):
    return {"type": type, "value": value}


def access(user, owner=0, **more):
    """The fields of an access record."""
    return {
        "companyID": value("reference", COMPANY),
        "userID": value("reference", user),
        "isOwner": value("int", owner),
        "deptMask": value("int", 1),
        "managerMask": value("int", 0),
        "version": value("int", 1),
        "createdAt": value("date", "2026-01-01T00:00:00.000Z"),
        "updatedAt": value("date", "2026-01-01T00:00:00.000Z"),
        **more,
    }


JOINER = access(name(0), deptMask=value("int", 0))


class Account(Container):
    """The container's process of one account."""

    def __init__(self, cloud, account, company=COMPANY):
        super().__init__(cloud, "--account", account)
        self.name = account
        self.zone, self.database = ({"name": company}, "private")
        if account != "ada":
            self.zone, self.database = {"name": company, "owner": "ada"}, "shared"

    def save(self, number, type="Items", tag=None, **fields):
        """Saves a record in the company. Returns the kind of the refusal, or the record's change tag."""
        record = {"recordName": name(number), "recordType": type, "zone": self.zone, "fields": fields}
        return self.sent([record | ({"recordChangeTag": tag} if tag else {})], [])

    def delete(self, number, type="Items"):
        return self.sent([], [{"recordName": name(number), "recordType": type, "zone": self.zone}])

    def sent(self, save, delete):
        (result,) = self.call(
            "host.cloud.records.modify",
            database=self.database,
            save=save,
            delete=delete,
            atomic=False,
            operation=f"{uuid.uuid4()}",
        )["results"]
        return result.get("kind") or result.get("recordChangeTag")

    def found(self, token=None, **params):
        return self.call(
            "host.cloud.zone.changes", database=self.database, zone=self.zone, token=token, limit=400, **params
        )

    def records(self):
        return {record["recordName"]: record for record in self.found()["records"]}

    def shared(self, token=None):
        return self.call("host.cloud.database.changes", database="shared", token=token)

    def share(self, **more):
        params = {"zone": MINE, "title": "Shop", "publicPermission": "none", "joiner": JOINER, "linkHost": "shop.app"}
        return self.call("host.cloud.share.create", **params | more)["share"]

    def invite(self, number, label="bo@example.com", permission="readWrite", **more):
        """Invites a person. Returns the person's entry in the share."""
        record = {
            "recordName": name(100 + number),
            "recordType": "AccessControl",
            "zone": MINE,
            "fields": access(name(200 + number), **more),
        }
        answer = self.call(
            "host.cloud.share.invite",
            zone=MINE,
            participant=name(300 + number),
            invitedAs=label,
            permission=permission,
            record=record,
        )
        return next(one for one in answer["share"]["participants"] if one["id"] == name(300 + number))

    def accept(self, url, **more):
        return self.call("host.cloud.share.accept", url=url, **more)["share"]

    def preview(self, url):
        return self.call("host.cloud.share.metadata", url=url)

    def end(self, participant=None):
        return self.call("host.cloud.share.delete", zone=MINE, participant=participant)["share"]

    def user(self):
        """Returns the account's user id in access records (RFC 9562, section 5.8)."""
        container = self.call("host.cloud.account")["container"]
        digest = bytearray(hashlib.sha256(f"{container}\n{self.name}".encode()).digest()[:16])
        digest[6] = digest[6] & 0x0F | 0x80
        digest[8] = digest[8] & 0x3F | 0x80
        return str(uuid.UUID(bytes=bytes(digest)))
