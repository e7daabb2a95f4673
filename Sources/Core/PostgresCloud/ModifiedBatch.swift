internal import Cloud
internal import Shape

/// The result of a batch, as the function `modify_records` of the database returns it. Each list of numbers has one
/// element for each record, in the order of the batch. 0 stands for a record without such a number.
struct ModifiedBatch: Record {
  let changes: [Int], created: [Int], modified: [Int], refused: [Refusal]

  /// The reason why a record of the batch was refused.
  struct Refusal: Record {
    let place: Int, kind: CloudErrorKind, message: String, serverRecord: CloudRecord?

    static let recordName = "RefusedRecord"
    static let doc: StaticString = "The refusal of a record of a batch."

    init<F: Fields<Self>>(_ field: inout F) {
      place = field("place", \.place, "The position of the record in the batch, counted from 1.")
      kind = field("kind", \.kind, "The reason of the refusal.")
      message = field("message", \.message, "The reason, as a sentence.")
      serverRecord = field.optional("serverRecord", \.serverRecord, "The record as the container has it.")
    }
  }

  static let doc: StaticString = "The result of a batch."

  init<F: Fields<Self>>(_ field: inout F) {
    changes = field("changes", \.changes, "The numbers of the changes, which are the change tags of the saved records.")
    created = field("created", \.created, "The times when the records were first saved, in milliseconds.")
    modified = field("modified", \.modified, "The times when the records were saved, in milliseconds.")
    refused = field("refused", \.refused, "The refused records.")
  }

  /// Returns the reply to a batch.
  /// - Parameter token: the token of the zone after the batch, or `nil` if there is none.
  /// - Returns: the reply, or `nil` if the result does not fit the batch.
  func answer(to request: ModifyRecords, _ token: String?) -> ModifyRecords.Answer? {
    let names = request.save.map(\.recordName) + request.delete.map(\.recordName)
    guard [changes.count, created.count, modified.count] == [names.count, names.count, names.count],
      refused.allSatisfy({ names.indices ~= $0.place - 1 })
    else { return nil }
    func instant(_ milliseconds: Int) -> Timestamp? { milliseconds == 0 ? nil : Timestamp(milliseconds: milliseconds) }
    var results = names.indices.map { index in
      request.atomic && !refused.isEmpty
        ? CloudResult(names[index], .batchRequestFailed, "Another record of the batch was refused")
        : CloudResult(
          names[index], tag: changes[index] == 0 ? nil : "\(changes[index])", createdAt: instant(created[index]),
          modifiedAt: instant(modified[index]))
    }
    for one in refused {
      results[one.place - 1] = CloudResult(names[one.place - 1], one.kind, one.message, serverRecord: one.serverRecord)
    }
    return ModifyRecords.Answer(results, token: token)
  }
}
