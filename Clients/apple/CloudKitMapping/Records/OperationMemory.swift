/// Stores the answers to the last batches, so that a repeated batch gets the same answer.
///
/// CloudKit has no names for batches. If this process was ended, or the reply of CloudKit was lost, the answer is not
/// stored here. For that case, each record has the names of the last batches that have saved it. `outcome(of:in:)`
/// reads them.
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

  /// The maximum number of batches whose names are stored in a record.
  static let namedInRecord = 16
  /// A change tag that no record in CloudKit has.
  static let supersededTag = "superseded"

  /// Returns the names of batches for a record that a batch saves. The newest name comes first, and spaces separate the
  /// names.
  public static func names(adding operation: String, to names: String?) -> String {
    let older = (names ?? "").split(separator: " ").filter { $0 != operation }
    return ([operation[...]] + older.prefix(namedInRecord - 1)).joined(separator: " ")
  }

  /// Returns the result of an earlier attempt, if CloudKit refuses a save that the same batch has already made.
  ///
  /// If another batch has saved the record since then, the result has a tag that no record has. A later save with this
  /// tag is refused, and the next fetch returns the newer state.
  /// - Parameter server: the record in CloudKit.
  /// - Returns: `nil` if the batch is not among the last batches that have saved the record.
  public static func outcome(of operation: String, in server: NativeRecord) -> BatchOutcome? {
    guard case .string(let text)? = server.fields[FieldName.operation],
      let place = text.split(separator: " ").firstIndex(where: { $0 == operation })
    else { return nil }
    return .saved(
      tag: place == 0 ? server.recordChangeTag : supersededTag, createdAt: server.creationDate,
      modifiedAt: server.modificationDate)
  }
}
