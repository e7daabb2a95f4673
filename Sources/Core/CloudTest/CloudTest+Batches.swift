internal import Cloud
internal import RPC
internal import Shape

/// Checks that the container carries out each batch once, and completely if it is atomic. The checks write only to
/// zones that they create.
extension CloudTest {
  func batches() throws(Flaw) {
    let zone = try newZone()
    let (there, gone) = (newID(), newID())
    try save(record(there, in: zone, "there"))
    try save(record(gone, in: zone, "gone"))
    let new = (0..<3).map { _ in newID() }
    let batch = [record(new[0], in: zone, "a"), record(there, in: zone, "x"), record(new[1], in: zone, "b")]
    let results = try modify(batch, delete: [CloudDeletion(gone, "MainspringTest", in: zone)])
    try Flaw.require(
      results.map(\.recordName) == [new[0], there, new[1], gone],
      "the results must be in the order of the records, with the saved ones first")
    try requireRefused(results[1], as: .serverRecordChanged, when: "a save of an existing record without its tag")
    for place in [0, 2] { try requireSaved(results[place], batch[place]) }
    try Flaw.require(results[3].kind == nil, "a deletion must be accepted although a save in the same batch is refused")
    let whole = try modify([record(new[2], in: zone, "c"), record(there, in: zone, "x")], atomic: true)
    try requireRefused(
      whole[0], as: .batchRequestFailed, when: "a record of an atomic batch in which another record is refused")
    try requireRefused(whole[1], as: .serverRecordChanged, when: "the faulty record of an atomic batch")
    let names = Set(try changes(in: zone).records.map(\.recordName))
    try Flaw.require(
      names == [there, new[0], new[1]], "after the batches the zone must have exactly the saved records")
    try Flaw.require(
      try find(there, in: zone)?.fields["name"]?.json == "\"there\"", "a refused change must not be made")
  }

  func operations() throws(Flaw) {
    let zone = try newZone()
    let (record, operation) = (record(newID(), in: zone, "first"), "\(newID())")
    let first = try modify([record], operation: operation)
    try requireSaved(first[0], record)
    let token = try changes(in: zone, on: two).token
    func sendAgain(_ when: String) throws(Flaw) {
      let again = try modify([record], operation: operation)
      try Flaw.require(
        again[0].kind == nil && again[0].recordChangeTag == first[0].recordChangeTag,
        "a batch sent \(when) must get the same answer as before, not \(again[0].kind?.rawValue ?? "another result")")
      try Flaw.require(
        try changes(in: zone, since: token, on: two).records.isEmpty, "a batch sent \(when) must not be done twice")
    }
    try sendAgain("twice")
    // After a crash of the container's process, the core sends the batch again, because it did not get the reply.
    one.kill()
    try sendAgain("again after a restart")
    let tag = try save(self.record(record.recordName, in: zone, "second", tag: first[0].recordChangeTag))
    let late = try modify([record], operation: operation)[0]
    try Flaw.require(late.kind == nil, "a late repeat of a batch must not be refused")
    try Flaw.require(
      try find(record.recordName, in: zone)?.recordChangeTag == tag, "a late repeat of a batch must not be done again")
  }

  /// Checks that a batch is recognized if a device repeats it late. The device did not get the reply, and meanwhile
  /// other devices have sent many batches.
  func absences() throws(Flaw) {
    let zone = try newZone()
    let (record, marker) = (record(newID(), in: zone, "first"), "\(newID())".suffix(12))
    let operation = "\(marker)0.\(newID())"
    let first = try modify([record], operation: operation)
    let tag = try save(self.record(record.recordName, in: zone, "second", tag: first[0].recordChangeTag), on: two)
    // At most 100 batches are sent before their replies are read. More would not fit into the pipe.
    for start in stride(from: 0, to: batchesBetween, by: 100) {
      let batches = (start..<min(start + 100, batchesBetween)).map { number in
        ModifyRecords(.private, save: [], delete: [], operation: "\(marker)\(1 + number % 3).\(number)")
      }
      var asked: [Int] = []
      for batch in batches { asked.append(try two.send(batch)) }
      for (id, batch) in zip(asked, batches) { _ = try two.reply(to: id, of: batch) }
    }
    let again = try modify([record], operation: operation)[0]
    try Flaw.require(
      again.kind == nil && again.recordChangeTag == first[0].recordChangeTag,
      "a batch repeated after \(batchesBetween) batches of other devices must get the same answer as before, not \(again.kind?.rawValue ?? "another result")"
    )
    try Flaw.require(
      try find(record.recordName, in: zone)?.recordChangeTag == tag,
      "a batch repeated after \(batchesBetween) batches of other devices must not be done again")
  }

  func limits() throws(Flaw) {
    let zone = try newZone()
    let count = ModifyRecords.mostRecords
    let most = (0..<count).map { _ in record(newID(), in: zone, "x") }
    for result in try modify(most) {
      try Flaw.require(result.kind == nil, "a batch of \(count) records must be accepted")
    }
    let more = (0...count).map { _ in record(newID(), in: zone, "y") }
    try one.refused(
      ModifyRecords(.private, save: more, delete: [], operation: "\(newID())"), as: .limitExceeded,
      when: "with \(count + 1) records")
    let large = String(repeating: "z", count: 900_000)
    let heavy = (0..<3).map { _ in record(newID(), in: zone, large) }
    try one.refused(
      ModifyRecords(.private, save: heavy, delete: [], operation: "\(newID())"), as: .limitExceeded,
      when: "with more than \(ModifyRecords.mostBytes) bytes of fields")
    try save(record(newID(), in: zone, large))
    let (small, tooLarge) = (
      record(newID(), in: zone, "x"),
      record(newID(), in: zone, String(repeating: "z", count: ModifyRecords.largestRecord))
    )
    let results = try modify([tooLarge, small])
    try requireRefused(
      results[0], as: .limitExceeded, when: "a record of more than \(ModifyRecords.largestRecord) bytes")
    try requireSaved(results[1], small)
    try Flaw.require(try changes(in: zone).records.count == count + 2, "refused records must not be saved")
  }

  func races() throws(Flaw) {
    let zone = try newZone()
    let name = newID()
    var tag = try save(record(name, in: zone, "begin"))
    for round in 0..<20 {
      let ids = [one, two].map { _ in "\(newID())" }
      func request(_ place: Int) -> ModifyRecords {
        ModifyRecords(
          .private, save: [record(name, in: zone, "\(round) of \(place)", tag: tag)], delete: [], operation: ids[place])
      }
      let asked = (try one.send(request(0)), try two.send(request(1)))
      var winners: [(place: Int, tag: String)] = []
      for (place, cloud, id) in [(0, one, asked.0), (1, two, asked.1)] {
        guard case .result(let answer) = try cloud.reply(to: id, of: request(place)), let result = answer.results.first
        else {
          throw Flaw(
            "of two batches that change the same record, the later one must get a result for each record, not an error")
        }
        guard result.kind != nil else {
          winners.append((place, result.recordChangeTag ?? ""))
          continue
        }
        try requireRefused(result, as: .serverRecordChanged, when: "the later of two changes of the same state")
      }
      try Flaw.require(
        winners.count == 1, "of two changes of the same state exactly one must be accepted, not \(winners.count)")
      let found = try find(name, in: zone)
      try Flaw.require(
        found?.fields["name"]?.json == "\"\(round) of \(winners[0].place)\""
          && found?.recordChangeTag == winners[0].tag,
        "the record must have the accepted change and its tag")
      tag = winners[0].tag
    }
  }

  func kills() throws(Flaw) {
    let zone = try newZone()
    var saved: [UUID: String] = [:]
    for round in 0..<5 {
      var asked: [(id: Int, batch: ModifyRecords, names: [UUID])] = []
      for _ in 0..<20 {
        let names = (0..<5).map { _ in newID() }
        let records = names.map { record($0, in: zone, "round \(round)") }
        let batch = ModifyRecords(.private, save: records, delete: [], atomic: true, operation: "\(newID())")
        asked.append((try one.send(batch), batch, names))
      }
      // The container has answered these batches when it is killed. It may be working on the other batches, or may not
      // have read them yet.
      for (id, batch, names) in asked.prefix(4 * round + 2) {
        guard case .result(let answer) = try one.reply(to: id, of: batch) else {
          throw Flaw("the batch must not be refused")
        }
        for (name, result) in zip(names, answer.results) { saved[name] = result.recordChangeTag }
      }
      one.kill()
      let there = try changes(in: zone, on: two).records
      for (name, tag) in saved {
        try Flaw.require(
          there.contains { $0.recordName == name && $0.recordChangeTag == tag },
          "a record whose save was answered must still exist after kill -9")
      }
      for (_, _, names) in asked {
        let count = there.count { names.contains($0.recordName) }
        try Flaw.require(
          count == 0 || count == names.count, "after kill -9 an atomic batch must be stored completely or not at all")
      }
    }
  }
}
