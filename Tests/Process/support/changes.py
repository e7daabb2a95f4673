"""Changes, as live queries and as events."""


def changed(lines):
    """The results, or errors, that live queries have been sent, by handle."""
    found = {}
    for line in lines:
        if line.get("method") == "live.changed":
            params = line["params"]
            assert params["result"] is None or params["error"] is None
            found.setdefault(params["live"], []).append(params["error"] or params["result"])
    return found


def all_since(core, cursor=None, **more):
    """Every event behind a cursor, page by page, and the place behind them."""
    events = []
    while True:
        page = core.call("events.since", cursor=cursor, **more)
        events += page["events"]
        cursor = page["cursor"]
        if not page["more"]:
            return events, cursor


def told(lines):
    """The events of notifications."""
    return [event for line in lines if line.get("method") == "events.changed" for event in line["params"]["events"]]
