import RPC
import Testing

/// Tests of the state machine for a group of requests that share a commit, event by event.
struct GroupCommitTests {
  private typealias Group = GroupCommit<String, String>

  /// Returns a group with its first line. The group begins at the start of the output.
  private func begun(_ line: String = "a") -> Group {
    var group = Group(before: "")
    group.lineBegins(line, at: 0, commits: 0)
    return group
  }

  /// Returns a group of writes whose replies have ten bytes each.
  private func writes(_ lines: String...) -> Group {
    var group = Group(before: "")
    for (index, line) in lines.enumerated() {
      group.lineBegins(line, at: index * 10, commits: 0)
      _ = group.writeBegins(isRepeatable: true)
    }
    return group
  }

  /// Returns what the server would do if the group's work were lost now, as text. For example, "20: b.2+ c.0" means
  /// that the output is cut to 20 bytes, and that line b is served again from element 2, and line c from element 0. The
  /// plus means that replies of earlier elements stay.
  private func recovery(of group: Group, commits: Int = 0) -> String? {
    var group = group
    guard let places = group.workLost(commits: commits), let mark = places.first?.mark else { return nil }
    return "\(mark): \(places.map { "\($0.line).\($0.element)\($0.hasReplies ? "+" : "")" }.joined(separator: " "))"
  }

  @Test func readsBeginNoGroup() {
    var group = begun()
    group.lineBegins("b", at: 10, commits: 0)
    #expect(!group.isGrouping && !group.isSingle && recovery(of: group) == nil)
  }

  @Test func theFirstWriteBeginsAGroupAndAllBehindItJoin() {
    var group = begun("read")
    group.lineBegins("write", at: 10, commits: 0)
    let isFirstAlone = group.writeBegins(isRepeatable: true)
    group.lineBegins("look", at: 20, commits: 0)
    group.lineBegins("more", at: 30, commits: 0)
    let isSecondAlone = group.writeBegins(isRepeatable: true)
    #expect(!isFirstAlone && !isSecondAlone)
    #expect(recovery(of: group) == "10: write.0 look.0 more.0")
  }

  @Test func aLineThatWritesTwiceIsInTheGroupOnce() {
    var group = writes("a")
    _ = group.writeBegins(isRepeatable: true)
    #expect(recovery(of: group) == "0: a.0")
  }

  @Test func aCommitEndsTheGroup() {
    var group = writes("a", "b")
    group.committed(1)
    #expect(!group.isGrouping && !group.hasMissed(1) && recovery(of: group, commits: 1) == nil)
  }

  @Test func aCommitBetweenTwoLinesEndsTheGroup() {
    var group = writes("a", "b")
    group.lineBegins("c", at: 20, commits: 1)
    #expect(!group.isGrouping && !group.hasMissed(1))
    _ = group.writeBegins(isRepeatable: true)
    #expect(recovery(of: group, commits: 1) == "20: c.0")
  }

  @Test func whatWasCommittedBehindTheLastLineIsNotServedAgain() {
    let group = writes("a", "b")
    #expect(recovery(of: group, commits: 0) == "0: a.0 b.0")
    #expect(recovery(of: group, commits: 1) == nil)
  }

  @Test func whatCannotBeServedAgainIsInNoGroup() {
    var group = begun()
    let isAlone = group.writeBegins(isRepeatable: false)
    #expect(isAlone && !group.isGrouping && recovery(of: group) == nil)
  }

  @Test func aLineThatWaitsLeavesTheGroup() {
    var group = writes("a", "b")
    group.lineBegins("c", at: 20, commits: 0)
    let line = group.lineWaits()
    #expect(line == "c" && recovery(of: group) == "0: a.0 b.0")
    group.committed(1)
    group.lineBegins("c", at: 20, commits: 1)
    let sameLine = group.lineWaits()
    #expect(sameLine == "c" && !group.isGrouping)
  }

  @Test func whileLinesAreServedAgainEachWriteIsCommittedByItself() {
    var group = writes("a", "b")
    let places = group.workLost(commits: 0)
    #expect(places?.first?.mark == 0 && places?.map(\.line) == ["a", "b"])
    for (commits, place) in (places ?? []).enumerated() {
      group.servesAgain(place)
      #expect(group.isSingle && !group.isGrouping && group.current.line == place.line)
      let isAlone = group.writeBegins(isRepeatable: true)
      group.committed(commits + 1)
      // If the commit of one of them fails again, the others are not affected.
      let next = group.workLost(commits: commits + 1)
      #expect(isAlone && next == nil && group.isSingle)
    }
    group.recovered(2)
    #expect(!group.isSingle && !group.isGrouping && !group.hasMissed(2))
  }

  @Test func aCommitInTheMiddleOfAWriteLeavesThatWrite() {
    var group = writes("a", "b", "c")
    group.committedWithin(requestAt: 20, element: 0, hasReplies: false, isRepeatable: true, commits: 1)
    #expect(!group.hasMissed(1) && recovery(of: group, commits: 1) == "20: c.0")
  }

  @Test func aCommitInTheMiddleOfAReadLeavesNothing() {
    var group = writes("a", "b")
    group.lineBegins("c", at: 20, commits: 0)
    group.committedWithin(requestAt: 20, element: 0, hasReplies: false, isRepeatable: false, commits: 1)
    #expect(!group.isGrouping && recovery(of: group, commits: 1) == nil)
  }

  @Test func aCommitInTheMiddleOfABatchLeavesTheRestOfIt() {
    var group = writes("a", "batch")
    group.committedWithin(requestAt: 25, element: 2, hasReplies: true, isRepeatable: true, commits: 1)
    #expect(recovery(of: group, commits: 1) == "25: batch.2+")
  }

  /// The group then begins at the read, so the read is served again. Its reply is removed first, so this does no harm.
  @Test func aWriteBehindSuchAReadBringsTheBatchFromThere() {
    var group = writes("a", "batch")
    group.committedWithin(requestAt: 25, element: 2, hasReplies: true, isRepeatable: false, commits: 1)
    #expect(!group.isGrouping)
    _ = group.writeBegins(isRepeatable: true)
    #expect(recovery(of: group, commits: 1) == "25: batch.2+")
  }

  @Test func aCommitInTheMiddleWhileWritesAreSingleBeginsNoGroup() {
    var group = begun()
    let before = group.beginSingle(.answering)
    group.committedWithin(requestAt: 5, element: 0, hasReplies: false, isRepeatable: true, commits: 1)
    #expect(group.isSingle && group.current.mark == 0)
    group.endSingle(before)
    #expect(!group.isGrouping && !group.isSingle && !group.hasMissed(1))
  }

  @Test func ofADrainedBatchTheRestIsServedAgain() {
    var group = writes("batch")
    group.committed(1)
    group.batchDrained(next: 7, at: 0, hasReplies: true)
    #expect(recovery(of: group, commits: 1) == nil)
    _ = group.writeBegins(isRepeatable: true)
    #expect(recovery(of: group, commits: 1) == "0: batch.7+")
  }

  @Test func singleStatesNest() {
    var group = begun()
    let outer = group.beginSingle(.batch("open", element: 0))
    group.batchReaches(3)
    #expect(group.openElement?.open == "open" && group.openElement?.element == 3)
    let inner = group.beginSingle(.answering)
    group.batchReaches(4)
    #expect(group.isSingle && group.openElement == nil)
    group.endSingle(inner)
    #expect(group.openElement?.element == 3)
    group.endSingle(outer)
    #expect(!group.isSingle && group.openElement == nil)
  }
}
