public import Shape

/// The facts of an error despite which a record was stored. For example, the message of a conversation is stored
/// although its answer failed.
public struct FactsWithRecord<Facts: ErrorData>: ErrorData {
  let facts: Facts, record: UUID?, owner: UUID?

  public static var code: ErrorCode { Facts.code }
  public static var recordName: String { Facts.recordName }

  init(_ facts: Facts, record: UUID?, owner: UUID?) { (self.facts, self.record, self.owner) = (facts, record, owner) }

  public init<F: Fields<Self>>(_ field: inout F) {
    facts = field.embed { $0.facts }
    record = field.optional(
      "record", { $0.record },
      "The id of the record that was stored despite the error: an answer that was stored as failed, or feedback. Left out if no record was stored."
    )
    owner = field.optional(
      "owner", { $0.owner },
      "The id of the record to which the stored record belongs, such as the conversation. Left out if the stored record belongs to no other record."
    )
  }

  public var pointer: String? { facts.pointer }
  public func moved(_ move: (String) -> String) -> FactsWithRecord {
    FactsWithRecord(facts.moved(move), record: record, owner: owner)
  }
}

extension Failure {
  /// Returns the same failure with the id of a record that is stored despite it.
  /// - Parameter owner: the id of the record to which the stored record belongs, or `nil` if it belongs to none.
  public func keeping(_ record: UUID, of owner: UUID? = nil) -> Failure { keeping(data, record, owner) }

  private func keeping<Facts: ErrorData>(_ facts: Facts, _ record: UUID, _ owner: UUID?) -> Failure {
    Failure(FactsWithRecord(facts, record: record, owner: owner), message)
  }
}
