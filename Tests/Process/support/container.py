"""A process that serves a container, started as a core starts one."""

import uuid

from support.clouds import CloudFile
from support.core import Core

ZONE = {"name": "account"}


class Container(Core):
    """Speaks to a container as one of a device's cores would."""

    def __init__(self, cloud, *options):
        """cloud: where it is; a path for one in a file."""
        self.begin((cloud if hasattr(cloud, "words") else CloudFile(cloud)).words(*options))
        self.operations = 0

    def make(self, *zones):
        zones = [{"name": zone} for zone in zones] or [ZONE]
        return self.call("host.cloud.zones.modify", database="private", save=zones, delete=[])["results"]

    def send_batch(self, save=(), delete=(), atomic=False, operation=None, behind=None):
        """Returns the whole answer to a batch: the results, and the token after it."""
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
    """The name of a record."""
    return f"01903e6f-2c00-7000-8000-{number:012x}"


def record(number, tag=None, type="Items", zone=ZONE, **fields):
    """A record to save; texts, whole numbers, and None for a field that goes."""
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
