internal import Cloud
internal import RPC
internal import Shape

/// Checks that the pages of changes are complete, even if records change while the pages are read. The checks write
/// only to zones that they create.
extension CloudTest {
  func pages() throws(Flaw) {
    let zone = try newZone()
    let names = (0..<950).map { _ in newID() }
    for start in stride(from: 0, to: names.count, by: 400) {
      let batch = names[start..<min(start + 400, names.count)].map { record($0, in: zone, "first") }
      for (result, record) in zip(try modify(batch), batch) { try requireSaved(result, record) }
    }
    let all = try changes(in: zone, limit: 100)
    try Flaw.require(
      all.records.count == names.count && Set(all.records.map(\.recordName)) == Set(names),
      "the pages must have each record exactly once")
    let quiet = try changes(in: zone, since: all.token)
    try Flaw.require(
      quiet.records.isEmpty && quiet.deleted.isEmpty,
      "after the last page there must be no changes if nothing has changed")
    // Now a record changes that a page has already returned. One of the later pages must return its current state.
    var page = try two.answer(to: FetchZoneChanges(.private, zone, since: nil, limit: 100))
    try Flaw.require(page.more, "a page of 100 of 950 records must say that more follow")
    guard let early = page.records.first else { throw Flaw("a page that says that more follow must have records") }
    guard let late = names.first(where: { name in !page.records.contains { $0.recordName == name } }) else {
      throw Flaw("a page of 100 of 950 records must not have all records")
    }
    let tags = Dictionary(all.records.map { ($0.recordName, $0.recordChangeTag) }) { $1 }
    try save(record(early.recordName, in: zone, "second", tag: tags[early.recordName] ?? nil))
    let deletion = CloudDeletion(late, "MainspringTest", in: zone, tag: tags[late] ?? nil)
    try Flaw.require(try modify([], delete: [deletion])[0].kind == nil, "a deletion was refused")
    var state = Dictionary(page.records.map { ($0.recordName, $0.fields["name"]?.json) }) { $1 }
    while page.more {
      page = try two.answer(to: FetchZoneChanges(.private, zone, since: page.token, limit: 100))
      for record in page.records { state[record.recordName] = record.fields["name"]?.json }
      for deletion in page.deleted { state[deletion.recordName] = nil }
    }
    try Flaw.require(
      Set(state.keys) == Set(names).subtracting([late]) && state[early.recordName] == "\"second\"",
      "reading pages while records change must end with the present state")
  }

  func tokens() throws(Flaw) {
    let (zone, other) = (try newZone(), try newZone())
    try save(record(newID(), in: zone, "a"))
    try save(record(newID(), in: other, "b"))
    let token = try changes(in: zone).token
    for (made, what) in [
      ("x", "invented"), ("", "empty"), ("\(token)x", "too long"), (try changes(in: other).token, "of another zone"),
    ] {
      try one.refused(
        FetchZoneChanges(.private, zone, since: made, limit: 10), as: .changeTokenExpired, .historyLost,
        when: "with a token that is \(what)")
    }
    try one.refused(FetchDatabaseChanges(.private, since: "x"), as: .changeTokenExpired, when: "with an invented token")
    one.kill()
    try Flaw.require(
      try changes(in: zone, since: token).records.isEmpty, "a token must stay valid after a restart of the process")
  }

  func ownChanges() throws(Flaw) {
    let zone = try newZone()
    let token = try changes(in: zone).token
    let (own, others) = (newID(), newID())
    let tag = try save(record(own, in: zone, "own"))
    try save(record(others, in: zone, "others'"), on: two)
    let met = try changes(in: zone, since: token, withoutOwn: true).records.map(\.recordName)
    try Flaw.require(met.contains(others), "a fetch with `withoutOwn` must return the changes of other connections")
    try Flaw.require(
      Set(try changes(in: zone, since: token).records.map(\.recordName)) == [own, others],
      "a fetch without `withoutOwn` must return the changes of all connections")
    try Flaw.require(
      Set(try changes(in: zone, since: token, withoutOwn: true, on: two).records.map(\.recordName)).contains(own),
      "a fetch with `withoutOwn` must return the changes of other connections")
    // After another connection has changed the record, the record must not be left out on this connection.
    try save(record(own, in: zone, "changed", tag: tag), on: two)
    try Flaw.require(
      try changes(in: zone, since: token, withoutOwn: true).records.contains {
        $0.recordName == own && $0.fields["name"]?.json == "\"changed\""
      },
      "a fetch with `withoutOwn` must return a record that another connection changed last")
    one.kill()
    try Flaw.require(
      Set(try changes(in: zone, since: token, withoutOwn: true).records.map(\.recordName)) == [own, others],
      "on a new connection, a fetch with `withoutOwn` must return all changes made before the connection began")
  }
}
