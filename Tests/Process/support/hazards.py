"""The parts of the schedules of histories: hazards, and kinds of records."""

from enum import Flag, auto


class Hazards(Flag):
    """The hazards of a schedule, beyond devices that work apart."""

    # A device is killed, or ends, when the container has committed and before the answer has come.
    LOST_ANSWERS = auto()
    # Records are deleted, and parts removed, while others change them.
    DELETIONS = auto()
    # The clock of one device is days slow.
    CLOCKS = auto()
    # An older copy of the container is put back.
    RESTORED_CONTAINERS = auto()
    # Devices receive the same batch.
    NATURAL_KEYS = auto()
    # Devices change different members of `custom`.
    CUSTOM = auto()


KINDS = {
    "item": ("inventory.items", ("name", "manufacturer")),
    "order": ("orders", ("note", "reference")),
    "contact": ("contacts", ("name", "note")),
    "location": ("inventory.locations", ("name", "note")),
}
LINE = ("text", "note")
STEPS = {"draft": ["submitted"], "submitted": ["draft", "draft", "inProgress"]}
