public import Cloud
internal import JSON
public import RPC
internal import SQLite
internal import Shape

/// Saves and deletes records.
extension FileCloud {
  public func modify(_ request: ModifyRecords) throws(Failure) -> ModifyRecords.Answer {
    try requireWritable(request.database)
    let bytes = request.save.reduce(0) { $0 + jsonText($1.fields).utf8.count }
    guard request.save.count + request.delete.count <= ModifyRecords.mostRecords, bytes <= ModifyRecords.mostBytes
    else {
      throw Failure(
        .limitExceeded,
        "A batch may have at most \(ModifyRecords.mostRecords) records and \(ModifyRecords.mostBytes) bytes of fields")
    }
    var (refused, changed): (ModifyRecords.Answer?, [(zone: Int, span: ClosedRange<Int>)]) = (nil, [])
    func attempt(_ flaws: [String: String]?) throws(Failure) -> ModifyRecords.Answer {
      try writing {
        if let known = try known(request.operation) { return known }
        var batch = Batch(self, in: request.database, by: account, flaws, behind: request.behind)
        var results: [CloudResult] = []
        for record in request.save { results.append(try batch.save(record)) }
        for deletion in request.delete { results.append(try batch.delete(deletion)) }
        if request.atomic, results.contains(where: { $0.kind != nil }) {
          refused = ModifyRecords.Answer(
            results.map { result in
              result.kind != nil
                ? result
                : CloudResult(
                  result.recordName ?? .example, .batchRequestFailed, "Another record of the batch was refused")
            })
          throw Failure.changeTokenExpired
        }
        changed = try batch.close()
        let answer = ModifyRecords.Answer(results, token: try batch.token(changed))
        try note(answer, to: request.operation)
        return answer
      }
    }
    do throws(Failure) {
      var answer: ModifyRecords.Answer
      // The contents must be stored before the records that refer to them. Most batches have no contents, so the first
      // attempt does not look for them. It fails with `assetFileMissing` if there are some.
      do throws(Failure) { answer = try attempt(nil) } catch {
        guard error.code == .assetFileMissing else { throw error }
        answer = try attempt(try takeFiles(of: request.save, in: request.database))
      }
      for (zone, span) in changed { own[zone, default: OwnChanges()].note(span) }
      return answer
    } catch {
      if let refused { return refused }
      throw error
    }
  }

  private func known(_ operation: String) throws -> ModifyRecords.Answer? {
    try statements.operation.first(bind: account, operation) { $0.next(String.self) }.flatMap {
      ModifyRecords.Answer(json: $0)
    }
  }

  private func note(_ answer: ModifyRecords.Answer, to operation: String) throws {
    let device = ModifyRecords.device(of: operation)
    try statements.noteOperation.run(bind: account, device ?? "", operation, jsonText(answer))
    try statements.trimOperations.run(
      bind: account, device ?? "", device == nil ? ModifyRecords.operationsKept : ModifyRecords.operationsKeptOfDevice)
  }

  func find(_ record: UUID, in zone: Zone) throws -> Kept? {
    try statements.record.first(bind: zone.number, record) { Kept(&$0) }
  }
}
