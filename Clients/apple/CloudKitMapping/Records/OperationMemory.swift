/// The answers to the last batches, so that a repeated batch gets the same answer.
///
/// CloudKit has no names for batches. A batch whose answer this process does not have, because the process was ended or
/// CloudKit's reply was lost, is recognised in another way. Each record stores the names of the last batches that saved
/// it, and `outcome(of:in:)` reads them.
public struct OperationMemory: Sendable {
  private var answers: [String: JSONValue] = [:]
  private var order: [String] = []
  private let most: Int

  public init(most: Int = 1000) { self.most = max(most, 1) }

  public subscript(_ operation: String) -> JSONValue? { answers[operation] }

  public mutating func note(_ answer: JSONValue, to operation: String) {
    if answers.updateValue(answer, forKey: operation) == nil { order.append(operation) }
    if order.count > most { answers[order.removeFirst()] = nil }
  }

  /// The greatest number of batches whose names a record stores.
  static let namedInRecord = 16
  /// A change tag that no stored record has.
  static let supersededTag = "superseded"

  /// Returns the names of batches that a record stores after a batch has saved it. They are separated by spaces, the
  /// newest first.
  public static func names(adding operation: String, to names: String?) -> String {
    let older = (names ?? "").split(separator: " ").filter { $0 != operation }
    return ([operation[...]] + older.prefix(namedInRecord - 1)).joined(separator: " ")
  }

  /// Returns the earlier outcome of a save that CloudKit refuses, if the same batch has already saved the record.
  ///
  /// If another batch has saved the record since then, the outcome has a tag that no stored record has. No later save
  /// can succeed with this tag, and the next fetch brings the newer state.
  /// - Parameter server: the stored record.
  /// - Returns: `nil` if the batch is not among the last batches that saved the record.
  public static func outcome(of operation: String, in server: NativeRecord) -> BatchOutcome? {
    guard case .string(let text)? = server.fields[FieldName.operation],
      let place = text.split(separator: " ").firstIndex(where: { $0 == operation })
    else { return nil }
    return .saved(
      tag: place == 0 ? server.recordChangeTag : supersededTag, createdAt: server.creationDate,
      modifiedAt: server.modificationDate)
  }
}
