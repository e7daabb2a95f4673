"""A process that serves a container, started in the way a core starts it."""

import uuid

from support.clouds import CloudFile
from support.core import Core

ZONE = {"name": "account"}


class Container(Core):
    """A connection to a container, as one of a device's cores has it."""

    def __init__(self, cloud, *options):
        """`cloud` is the container, or the path of a container in a file."""
        self.begin((cloud if hasattr(cloud, "words") else CloudFile(cloud)).words(*options))
        self.operations = 0

    def make(self, *zones):
        zones = [{"name": zone} for zone in zones] or [ZONE]
        return self.call("host.cloud.zones.modify", database="private", save=zones, delete=[])["results"]

    def send_batch(self, save=(), delete=(), atomic=False, operation=None, behind=None):
        """Sends a batch. Returns the whole answer: the results, and the token after the batch."""
        self.operations += 1
        return self.call(
            "host.cloud.records.modify",
            database="private",
            save=list(save),
            delete=list(delete),
            atomic=atomic,
            operation=operation or f"{uuid.uuid4()}",
            behind=behind,
        )

    def modify(self, save=(), delete=(), atomic=False, operation=None):
        return self.send_batch(save, delete, atomic, operation)["results"]

    def changes(self, token=None, zone=ZONE, limit=400, behind=None):
        asked = {"database": "private", "zone": zone, "token": token, "limit": limit, "behind": behind}
        return self.call("host.cloud.zone.changes", **asked)

    def zones(self, token=None):
        return self.call("host.cloud.database.changes", database="private", token=token)


def name(number):
    """Returns the name of the record with a number."""
    return f"01903e6f-2c00-7000-8000-{number:012x}"


def record(number, tag=None, type="Items", zone=ZONE, **fields):
    """Returns a record to save. A field is a text, a whole number, or None to remove the field."""
    values = {
        key: value
        if value is None or isinstance(value, dict)
        else {"type": "int" if isinstance(value, int) else "text", "value": value}
        for key, value in fields.items()
    }
    tagged = {"recordChangeTag": tag} if tag else {}
    return {"recordName": name(number), "recordType": type, "zone": zone, "fields": values, **tagged}


def deletion(number, tag=None, zone=ZONE):
    tagged = {"recordChangeTag": tag} if tag else {}
    return {"recordName": name(number), "recordType": "Items", "zone": zone, **tagged}
