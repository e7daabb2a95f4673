"""The parts of a schedule for histories: hazards, and kinds of records."""

from enum import Flag, auto


class Hazards(Flag):
    """The hazards that a schedule adds to edits on separate devices."""

    # A device is killed, or ends, after the container's commit and before the container's reply.
    LOST_ANSWERS = auto()
    # One device deletes records, or removes parts, while others change them.
    DELETIONS = auto()
    # The clock of one device is days behind.
    CLOCKS = auto()
    # The container is replaced by an older copy of itself.
    RESTORED_CONTAINERS = auto()
    # Several devices receive goods of the same batch.
    NATURAL_KEYS = auto()
    # Several devices change different members of `custom`.
    CUSTOM = auto()


KINDS = {
    "item": ("inventory.items", ("name", "manufacturer")),
    "order": ("orders", ("note", "reference")),
    "contact": ("contacts", ("name", "note")),
    "location": ("inventory.locations", ("name", "note")),
}
LINE = ("text", "note")
STEPS = {"draft": ["submitted"], "submitted": ["draft", "draft", "inProgress"]}
