"""The judgement of histories finds a fault, and accepts a correct history."""

from support.history import History, Shown


def conflict(deleter_saw):
    """Two devices write one member while disconnected. A third device, which has seen one of the values, deletes the
    record."""
    history = History(3)
    history.make("order", "order", 0)
    for device in range(3):
        history.show("order", Shown(), device)
    first, second = history.mark(), history.mark()
    for device, mark in ((0, first), (1, second)):
        history.write(mark, "order", "note", device)
        history.show("order", Shown({"note": mark}), device)
    history.show("order", Shown({"note": {"first": first, "second": second}[deleter_saw]}), 2)
    history.delete("order", 2)
    for device in range(3):
        history.show("order", None, device)
    return history, first, second


def rules(history, lines):
    return {rule for rule, _ in history.judge(lines, everywhere=True)}


def test_a_deletion_rests_on_the_result_of_a_conflict():
    history, first, _ = conflict("second")
    told = [{"order": {first}}] * 3
    assert rules(history, told) == set()


def test_a_value_that_no_deletion_had_seen_needs_a_line_on_all_devices():
    history, first, second = conflict("second")
    for lines in ([{}] * 3, [{"order": {first}}] * 2 + [{}], [{"order": {second}}] * 3):
        assert rules(history, lines) >= {"deletions"}


def test_a_line_alone_is_no_reason_to_delete_a_record():
    """One device has written. Another device, which had not seen this change, has deleted the record. The change
    wins."""
    history = History(2)
    history.make("order", "order", 0)
    for device in range(2):
        history.show("order", Shown(), device)
    mark = history.mark()
    history.write(mark, "order", "note", 0)
    history.show("order", Shown({"note": mark}), 0)
    history.delete("order", 1)
    for device in range(2):
        history.show("order", None, device)
    assert rules(history, [{"order": {mark}}] * 2) == {"deletions"}


def test_no_value_replaces_one_that_had_seen_it():
    history = History(2)
    history.make("order", "order", 0)
    first, second = history.mark(), history.mark()
    history.show("order", Shown(), 0)
    history.write(first, "order", "note", 0)
    history.show("order", Shown({"note": first}), 0)
    history.show("order", Shown({"note": first}), 1)
    history.write(second, "order", "note", 1)
    history.show("order", Shown({"note": second}), 1)
    for device in range(2):
        history.show("order", Shown({"note": first}), device)
    assert rules(history, [{}] * 2) >= {"values"}
