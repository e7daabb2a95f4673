internal import Cloud
internal import RPC
internal import Shape

/// Checks the tokens in the replies to batches. The checks write only to zones that they create.
extension CloudTest {
  /// Checks that the token in the reply to a batch marks the position after the batch. The container must accept that
  /// token as `behind` in later requests.
  func positions() throws(Flaw) {
    let zone = try newZone()
    let name = newID()
    func send(_ request: ModifyRecords) throws(Flaw) -> ModifyRecords.Answer {
      let answer = try one.answer(to: request)
      try Flaw.require(
        answer.results.count == 1 && answer.results[0].kind == nil, "a batch with the newest token must be accepted")
      return answer
    }
    func batch(_ text: String, tag: String? = nil, behind: String? = nil) -> ModifyRecords {
      ModifyRecords(
        .private, save: [record(name, in: zone, text, tag: tag)], delete: [], operation: "positions.\(newID())",
        behind: behind)
    }
    let first = batch("first")
    let answer = try send(first)
    guard let token = answer.token else {
      remark =
        "the container returns no token with a batch, so a restore between a batch and the next fetch is not recognized"
      return
    }
    try Flaw.require(
      try changes(in: zone, since: token, on: two).records.isEmpty,
      "the token of a batch must come after the batch's own changes")
    let tag = answer.results[0].recordChangeTag
    let later = try send(batch("second", tag: tag, behind: token))
    guard let end = later.token else { throw Flaw("if one batch gets a token, every batch must get one") }
    try Flaw.require(
      try changes(in: zone, since: token, on: two).records.map(\.recordName) == [name],
      "a fetch from the token of a batch must have the next change of the zone")
    for behind in [token, end] {
      let page = try one.answer(to: FetchZoneChanges(.private, zone, since: nil, limit: 400, behind: behind))
      try Flaw.require(
        page.records.map(\.recordName) == [name], "a fetch with the token of a batch must have the record")
    }
    // After a crash of the container's process, the core sends the batch again, because it did not get the reply.
    one.kill()
    try Flaw.require(try send(first).token == token, "a repeated batch must get the same token")
    try positionsOfAnotherZone(zone, end)
  }

  /// Checks that the container ignores the token of a deleted zone if a new zone has the same name.
  private func positionsOfAnotherZone(_ zone: CloudZone, _ end: String) throws(Flaw) {
    _ = try one.answer(to: ModifyZones(.private, delete: [zone]))
    try save(zone)
    let again = ModifyRecords(
      .private, save: [record(newID(), in: zone, "third")], delete: [], operation: "positions.\(newID())", behind: end)
    let results = try one.answer(to: again).results
    try Flaw.require(
      results.count == 1 && results[0].kind == nil,
      "a batch must not be refused because of a token of a deleted zone with the same name")
  }
}
