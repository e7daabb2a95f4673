import Shape
import Sync
import Testing

/// Tests of the merge of three states of a record, member by member: the common ancestor, the local state and the
/// server's.
struct MergeTests {
  private func members(_ pairs: (String, String)...) -> Members { Members(pairs.map { .init($0.0, $0.1) }) }

  @Test func whatIsNotPendingIsTheServers() {
    let merge = PropertyMerge(
      ancestor: members(("a", "1")), local: members(("a", "1")), server: members(("a", "2")), pending: [])
    #expect(merge.merged["a"] == "2")
    #expect(merge.discarded.isEmpty && merge.unsaved.isEmpty)
  }

  @Test func whatIsPendingStaysAndTheOtherIsTold() {
    let merge = PropertyMerge(
      ancestor: members(("a", "1"), ("b", "1")), local: members(("a", "2"), ("b", "1")),
      server: members(("a", "3"), ("b", "4")),
      pending: ["a"])
    #expect(merge.merged == members(("a", "2"), ("b", "4")))
    #expect(merge.discarded.map(\.server) == ["3"])
    #expect(merge.unsaved == ["a"])
  }

  @Test func equalValuesAreNoConflict() {
    let merge = PropertyMerge(
      ancestor: members(("a", "1")), local: members(("a", "2")), server: members(("a", "2")), pending: ["a"])
    #expect(merge.discarded.isEmpty && merge.unsaved.isEmpty)
  }

  @Test func ownValuesThatArrivedUnheardAreNoConflict() {
    let merge = PropertyMerge(
      ancestor: members(("a", "1")), local: members(("a", "3")), server: members(("a", "2")), pending: ["a"],
      own: members(("a", "2")))
    #expect(merge.merged["a"] == "3")
    #expect(merge.discarded.isEmpty)
    #expect(merge.unsaved == ["a"])
  }

  @Test(arguments: [
    (#"["a","b"]"#, #"["a","b","c"]"#, #"["b"]"#, #"["b","c"]"#), ("[]", #"["x"]"#, #"["y"]"#, #"["y","x"]"#),
    (#"["a"]"#, "[]", #"["a","b"]"#, #"["b"]"#), (#"["a"]"#, "[]", "[]", "[]"),
  ])
  func setsMergeAsSets(_ ancestor: String, _ local: String, _ server: String, _ expected: String) {
    let merge = PropertyMerge(
      ancestor: members(("s", ancestor)), local: members(("s", local)), server: members(("s", server)), pending: ["s"],
      sets: ["s"])
    #expect(merge.merged["s"] == expected)
    #expect(merge.discarded.isEmpty)
  }

  @Test(arguments: [
    ("3", "1", "7", "5"), ("0", "1", "2", "3"), ("7", "3", "5", "1"), ("6", "6", "2", "2"), ("4", "12", "0", "8"),
  ])
  func masksMergeByTheirBits(_ ancestor: String, _ local: String, _ server: String, _ expected: String) {
    let merge = PropertyMerge(
      ancestor: members(("m", ancestor)), local: members(("m", local)), server: members(("m", server)), pending: ["m"],
      masks: ["m"])
    #expect(merge.merged["m"] == expected)
    #expect(merge.discarded.isEmpty)
    #expect(merge.unsaved == (expected == server ? [] : ["m"]))
  }

  @Test(arguments: [
    (#"{"a":1,"b":1}"#, #"{"a":2,"b":1}"#, #"{"a":1,"b":2}"#, #"{"a":2,"b":2}"#, []),
    (#"{"a":1}"#, "{}", #"{"a":1,"b":2}"#, #"{"b":2}"#, []), (#"{"a":1}"#, #"{"a":1,"b":3}"#, "{}", #"{"b":3}"#, []),
    (#"{"a":1}"#, #"{"a":2}"#, #"{"a":3}"#, #"{"a":2}"#, ["m.a"]),
    (#"{"a":1}"#, #"{"a":2}"#, "{}", #"{"a":2}"#, ["m.a"]),
    (#"{"a":1}"#, "{}", #"{"a":3}"#, "{}", ["m.a"]), (#"{"a":1}"#, #"{"a":2}"#, #"{"a":2}"#, #"{"a":2}"#, []),
    ("null", #"{"a":1}"#, #"{"b":1}"#, #"{"b":1,"a":1}"#, []),
  ])
  func objectsMergeByTheirMembers(
    _ ancestor: String, _ local: String, _ server: String, _ expected: String, _ lines: [String]
  ) {
    let merge = PropertyMerge(
      ancestor: members(("m", ancestor)), local: members(("m", local)), server: members(("m", server)), pending: ["m"],
      maps: ["m"])
    #expect(merge.merged["m"] == expected)
    #expect(merge.discarded.map(\.name) == lines)
    #expect(merge.unsaved == (expected == server ? [] : ["m"]))
  }

  @Test func ownMembersOfObjectsThatArrivedUnheardAreNoConflict() {
    let merge = PropertyMerge(
      ancestor: members(("m", #"{"a":1,"b":1}"#)), local: members(("m", #"{"a":3,"b":1}"#)),
      server: members(("m", #"{"a":2,"b":2}"#)),
      pending: ["m"], maps: ["m"], own: members(("m", #"{"a":2,"b":1}"#)))
    #expect(merge.merged["m"] == #"{"a":3,"b":2}"#)
    #expect(merge.discarded.isEmpty)
  }

  @Test func whatTheServerNeverHadSaysNothing() {
    let merge = PropertyMerge(ancestor: members(), local: members(("new", "1")), server: members(), pending: [])
    #expect(merge.merged["new"] == "1")
    let gone = PropertyMerge(
      ancestor: members(("old", "1")), local: members(("old", "1")), server: members(), pending: [])
    #expect(gone.merged["old"] == "null")
  }

  /// Without pending changes, for random states: a member that the server has gets the server's value. A member that
  /// only the ancestor had becomes null. A member that the server never had keeps its local value.
  @Test func whereNothingIsPendingEachMemberIsTheServers() {
    let random = SeededRandom(7)
    let names = ["a", "b", "c", "d", "version", "updatedAt"]
    func some() -> Members {
      Members(
        names.filter { _ in random.below(3) > 0 }.map {
          .init($0, random.below(4) == 0 ? "null" : "\(random.below(3))")
        })
    }
    for _ in 0..<5_000 {
      let (ancestor, local) = (random.below(5) == 0 ? nil : some(), some())
      // Another program may have written the members in another order.
      let server = random.below(3) == 0 ? Members(some().list.reversed()) : some()
      let merge = PropertyMerge(ancestor: ancestor, local: local, server: server, pending: [])
      for name in names {
        let isTakenAway =
          local[name] != nil && ancestor?[name] ?? "null" != "null" && !["version", "updatedAt"].contains(name)
        #expect(
          merge.merged[name] == server[name] ?? (isTakenAway ? "null" : local[name]),
          "\(name) of \(ancestor as Any) \(local) \(server)")
      }
      #expect(Set(merge.merged.names).count == merge.merged.names.count)
      #expect(merge.discarded.isEmpty && merge.unsaved.isEmpty)
      // The result is the same as if only an unknown member were pending.
      let other = PropertyMerge(ancestor: ancestor, local: local, server: server, pending: ["nothing"])
      #expect(
        names.allSatisfy { other.merged[$0] == merge.merged[$0] } && other.discarded.isEmpty && other.unsaved.isEmpty)
    }
  }

  @Test func aMergedRecordHasAVersionOfItsOwn() {
    let merge = PropertyMerge(
      ancestor: members(("a", "1"), ("b", "1"), ("version", "1")),
      local: members(("a", "2"), ("b", "1"), ("version", "2")),
      server: members(("a", "1"), ("b", "2"), ("version", "2")), pending: ["a", "version"])
    #expect(merge.merged["version"] == "3")
  }

  /// For random sets: an element that one side added is in the result once, and an element that one side removed is
  /// not.
  @Test func setsKeepWhatWasAddedAndLackWhatWasTakenOut() throws {
    let random = SeededRandom(7)
    let all = (0..<6).map { "\"t\($0)\"" }
    func some() -> [String] { all.filter { _ in random.chance(50) } }
    func json(_ list: [String]) -> String { "[\(list.joined(separator: ","))]" }
    for _ in 0..<2000 {
      let (before, here, there) = (some(), some(), some())
      let merge = PropertyMerge(
        ancestor: Members([.init("tags", json(before))]), local: Members([.init("tags", json(here))]),
        server: Members([.init("tags", json(there))]), pending: ["tags"], sets: ["tags"])
      let merged = try #require(merge.merged["tags"]).dropFirst().dropLast().split(separator: ",").map(String.init)
      let wanted = all.filter { tag in
        before.contains(tag) ? here.contains(tag) && there.contains(tag) : here.contains(tag) || there.contains(tag)
      }
      #expect(merged.sorted() == wanted)
      #expect(merge.discarded == [])
      // If the merged set differs from the container's, it is sent.
      #expect(merge.unsaved.contains("tags") == (Set(merged) != Set(there)))
    }
  }

  @Test func aRecordThatIsMadeAgainAfterItsDeletionIsSentWhole() {
    var marks = Marks(of: .example, "location", in: 1, order: 1)
    marks.deleted()
    marks.sending(Members())
    var answered = marks
    answered.saved(during: 3)
    answered.made(at: 5)
    #expect(answered.isWhole && answered.isEdited && !answered.isDeletion)
    // A record whose deletion was never sent counts as changed in all fields, compared with the state that may be on
    // its way.
    var unsent = Marks(of: .example, "location", in: 1, order: 1)
    unsent.deleted()
    unsent.made(["name", "code"], at: 5)
    #expect(unsent.isWhole && unsent.isEdited && unsent.names == ["name", "code"])
    // Before the answer arrives, the record waits: the server may still have the old record.
    marks.made(at: 5)
    #expect(marks.isWhole && !marks.isEdited && !marks.isDeletion)
    marks.removed()
    #expect(marks.isWhole && marks.isEdited && !marks.isSent)
  }

  @Test func marksGoTheirWay() {
    var marks = Marks(of: .example, "item", in: 1, order: 1)
    marks.written(["name"], at: 5)
    #expect(marks.isEdited && !marks.isDone)
    marks.sending(members(("name", "1")))
    #expect(!marks.isEdited && marks.names == ["name"])
    marks.written(["name"], at: 6)
    marks.saved(during: 3)
    marks.confirmed(by: 3)
    #expect(marks.isSent)
    marks.confirmed(by: 4)
    #expect(!marks.isSent && marks.isEdited && marks.names == ["name"])
  }

  @Test func whatWasRefusedIsSentAgain() {
    var marks = Marks(of: .example, "item", in: 1, order: 1)
    marks.written(["name"], at: 5)
    marks.sending(members(("name", "1")))
    marks.refused()
    #expect(marks.isEdited && marks.names == ["name"] && marks.unsure["name"] == "1")
  }

  @Test(arguments: [(1, 2_000), (2, 4_000), (3, 8_000), (10, 900_000), (99, 900_000)])
  func waitsGrow(_ number: Int, _ expected: Int) {
    #expect(Backoff.wait(before: number, random: 0.5) == expected)
    #expect(Backoff.wait(before: number, random: 0) == expected * 8 / 10)
    #expect(Backoff.wait(before: number, random: 0, least: 10_000_000) == 10_000_000)
  }
}
