"""Many contacts that were merged into one contact."""

import json
import sqlite3
import uuid
from contextlib import closing


def merged_many(data, into, count):
    """Adds merges to the store: contacts that no longer exist were merged into another contact, one after the other.
    Returns the ids of these contacts."""
    with closing(sqlite3.connect(data / "private.sqlite")) as store:
        last = store.execute(
            'SELECT row, id, company, "into", actor, at, follows FROM contact_merges ORDER BY row DESC'
        ).fetchone()
        row, before, company, hub, actor, at, _ = last
        assert hub == uuid.UUID(into).bytes
        made = []
        for number in range(1, count + 1):
            merge, contact = (uuid.UUID(int=(0x7000 << 64) + (kind << 80) + number) for kind in (1, 2))
            follows = json.dumps([str(uuid.UUID(bytes=before))])
            made.append((row + number, merge.bytes, company, hub, actor, at, contact.bytes, follows))
            before = merge.bytes
        store.executemany(
            'INSERT INTO contact_merges (row, id, company, "into", actor, at, contact, follows)'
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            made,
        )
        store.commit()
    return [str(uuid.UUID(bytes=one[6])) for one in made]
