"""Readers of changes, as results of live queries and as events."""


def changed(lines):
    """Returns the results or errors that live queries were sent, by their handles."""
    found = {}
    for line in lines:
        if line.get("method") == "live.changed":
            params = line["params"]
            assert params["result"] is None or params["error"] is None
            found.setdefault(params["live"], []).append(params["error"] or params["result"])
    return found


def all_since(core, cursor=None, **more):
    """Returns all events behind a cursor, and the last cursor."""
    events = []
    while True:
        page = core.call("events.since", cursor=cursor, **more)
        events += page["events"]
        cursor = page["cursor"]
        if not page["more"]:
            return events, cursor


def told(lines):
    """Returns the events of notifications."""
    return [event for line in lines if line.get("method") == "events.changed" for event in line["params"]["events"]]
