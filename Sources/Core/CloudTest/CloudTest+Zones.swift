internal import Cloud
internal import JSON
internal import RPC
internal import Shape

/// Checks accounts, invalid input, zones, databases and notifications. The checks write only to zones that they create.
extension CloudTest {
  func account() throws(Flaw) {
    let answers = [
      try one.answer(to: CloudAccount()), try one.answer(to: CloudAccount()), try two.answer(to: CloudAccount()),
    ]
    try Flaw.require(
      answers[0].status == .available, "the account must be available, not \(answers[0].status.rawValue)")
    try Flaw.require(
      answers.allSatisfy { !($0.account ?? "").isEmpty && !($0.container ?? "").isEmpty },
      "the account and the container must have an id")
    try Flaw.require(
      answers.allSatisfy { $0.account == answers[0].account && $0.container == answers[0].container },
      "two connections must get the same account and container")
  }

  func strangeLines() throws(Flaw) {
    let lines = [
      (#"{"jsonrpc":"2.0","id":-1,"method":"host.cloud.nothing","params":{}}"#, Optional(-1)),
      (#"{"jsonrpc":"2.0","id":-2,"method":"host.cloud.zone.changes","params":{"database":"private"}}"#, -2),
      (
        #"{"jsonrpc":"2.0","id":-3,"method":"host.cloud.zones.modify","params":{"database":"private","save":5,"delete":[]}}"#,
        -3
      ),
      ("this is no JSON", nil),
    ]
    for (line, id) in lines {
      try one.send(line)
      guard case .failure = try one.reply(to: id, of: CloudAccount()) else {
        throw Flaw("the container must refuse \(line)")
      }
    }
    _ = try one.answer(to: CloudAccount())
  }

  func zones() throws(Flaw) {
    let before = try databaseChanges(since: nil)
    let zone = try newZone()
    let after = try databaseChanges(since: before.token)
    try Flaw.require(after.zones.contains(zone), "a created zone must be among the changes of the database")
    try save(zone)
    let record = record(newID(), in: zone, "first")
    try save(record)
    try Flaw.require(try changes(in: zone).records.count == 1, "a repeated creation of a zone must keep its records")
    let changed = try databaseChanges(since: after.token)
    try Flaw.require(changed.zones.contains(zone), "a zone with a new record must be among the changes of the database")
    let quiet = try databaseChanges(since: changed.token)
    try Flaw.require(!quiet.zones.contains(zone), "a zone without changes must not be among the changes")
    try Flaw.require(try databaseChanges(since: nil).zones.contains(zone), "a zone must be among all zones")
    try two.refused(
      FetchZoneChanges(.private, unknownZone(), since: nil, limit: 10), as: .zoneNotFound,
      when: "of a zone that was never created")
    let elsewhere = self.record(newID(), in: unknownZone(), "x")
    switch try one.ask(ModifyRecords(.private, save: [elsewhere], delete: [], operation: "\(newID())")) {
    case .failure(let failure):
      try Flaw.require(
        failure.kind == .zoneNotFound,
        "a save into a zone that was never created must be refused as zoneNotFound, not \(failure.kind.rawValue)")
    case .result(let answer):
      try Flaw.require(
        answer.results.count == 1, "the answer must have one result for one record, not \(answer.results.count)")
      try requireRefused(answer.results[0], as: .zoneNotFound, when: "a save into a zone that was never created")
    }
  }

  func deletedZones() throws(Flaw) {
    let zone = try newZone()
    let name = newID()
    try save(record(name, in: zone, "first"))
    let (token, database) = (try changes(in: zone).token, try databaseChanges(since: nil).token)
    let results = try one.answer(to: ModifyZones(.private, delete: [zone])).results
    try Flaw.require(results.count == 1 && results[0].kind == nil, "a zone must be deleted")
    let told = try databaseChanges(since: database)
    try Flaw.require(
      told.deletedZones.contains { $0.zone == zone && $0.reason == .deleted },
      "a deleted zone must be among the deleted zones")
    try Flaw.require(!told.zones.contains(zone), "a deleted zone must not be among the changed zones")
    try two.refused(
      FetchZoneChanges(.private, zone, since: token, limit: 10), as: .userDeletedZone, .zoneNotFound,
      when: "of a deleted zone")
    let again = try one.answer(to: ModifyZones(.private, delete: [zone])).results
    try Flaw.require(
      again.count == 1 && [nil, .zoneNotFound, .userDeletedZone].contains(again[0].kind),
      "a repeated deletion of a zone must not fail")
    // Creates a new zone with the name of the deleted one.
    try save(zone)
    try two.refused(
      FetchZoneChanges(.private, zone, since: token, limit: 10), as: .changeTokenExpired,
      when: "with a token of the deleted zone of the same name")
    try Flaw.require(try changes(in: zone).records.isEmpty, "a zone that was deleted and created again must be empty")
    try save(record(name, in: zone, "second"))
  }

  /// Fetches all changes in the database since a token, page by page.
  /// - Returns: the changed zones, the deleted zones, and the token after the last page.
  private func databaseChanges(
    since token: String?
  ) throws(Flaw) -> (zones: [CloudZone], deletedZones: [FetchDatabaseChanges.DeletedZone], token: String) {
    var (zones, deleted, token) = ([CloudZone](), [FetchDatabaseChanges.DeletedZone](), token)
    for _ in 0..<10_000 {
      let page = try two.answer(to: FetchDatabaseChanges(.private, since: token))
      zones += page.zones
      deleted += page.deletedZones
      token = page.token
      if !page.more { return (zones, deleted, page.token) }
    }
    throw Flaw("the pages must end")
  }

  func otherDatabases() throws(Flaw) {
    let record = record(newID(), in: CloudZone(name: "default"), "x")
    try one.refused(
      ModifyRecords(.public, save: [record], delete: [], operation: "\(newID())"), as: .permissionFailure,
      when: "to the public database")
    _ = try one.answer(to: FetchDatabaseChanges(.shared, since: nil))
  }

  func notices() throws(Flaw) {
    let zone = try newZone()
    _ = try changes(in: zone, on: two)
    let before = two.told
    try save(record(newID(), in: zone, "news"))
    try two.listen(milliseconds: 5000)
    if two.told == before {
      remark = "the container does not send sync.remoteChanged, so cores only fetch every 15 minutes, and on request"
    }
    try Flaw.require(try changes(in: zone, on: two).records.count == 1, "a change must reach another connection")
  }
}
