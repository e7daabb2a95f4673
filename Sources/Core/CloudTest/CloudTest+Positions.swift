internal import Cloud
internal import RPC
internal import Shape

extension CloudTest {
  /// Checks that the token in the reply to a batch is the position after the batch. Later requests that name it as `behind` must be
  /// answered.
  func positions() throws(Flaw) {
    let zone = try newZone()
    let name = newID()
    func send(_ request: ModifyRecords) throws(Flaw) -> ModifyRecords.Answer {
      let answer = try one.answer(to: request)
      try Flaw.require(answer.results.count == 1 && answer.results[0].kind == nil, "a batch that names the newest token is refused")
      return answer
    }
    func batch(_ text: String, tag: String? = nil, behind: String? = nil) -> ModifyRecords {
      ModifyRecords(
        .private, save: [record(name, in: zone, text, tag: tag)], delete: [], operation: "positions.\(newID())", behind: behind)
    }
    let first = batch("first")
    let answer = try send(first)
    guard let token = answer.token else {
      remark = "it gives no token with a batch: a restore between a batch and the fetch behind it is not recognised"
      return
    }
    try Flaw.require(
      try changes(in: zone, since: token, on: two).records.isEmpty, "the token of a batch does not stand behind what the batch changed")
    let tag = answer.results[0].recordChangeTag
    let later = try send(batch("second", tag: tag, behind: token))
    guard let end = later.token else { throw Flaw("one batch was answered with a token, and the next one without") }
    try Flaw.require(
      try changes(in: zone, since: token, on: two).records.map(\.recordName) == [name],
      "behind the token of a batch the next change of the zone is missing")
    for behind in [token, end] {
      let page = try one.answer(to: FetchZoneChanges(.private, zone, since: nil, limit: 400, behind: behind))
      try Flaw.require(page.records.map(\.recordName) == [name], "a fetch that names a token of a batch lacks the record")
    }
    // As after a crash: the reply may have been lost with the process.
    one.kill()
    try Flaw.require(try send(first).token == token, "a batch that comes again is answered with another token")
    try positionsOfAnotherZone(zone, end)
  }

  /// Checks that the token of a deleted zone does not count for a new zone of the same name.
  private func positionsOfAnotherZone(_ zone: CloudZone, _ end: String) throws(Flaw) {
    _ = try one.answer(to: ModifyZones(.private, delete: [zone]))
    try save(zone)
    let again = ModifyRecords(
      .private, save: [record(newID(), in: zone, "third")], delete: [], operation: "positions.\(newID())", behind: end)
    let results = try one.answer(to: again).results
    try Flaw.require(results.count == 1 && results[0].kind == nil, "a batch is refused for a token of the deleted zone of that name")
  }
}
