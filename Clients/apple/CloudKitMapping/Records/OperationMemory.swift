/// The answers to the last batches, so that one that comes again is answered as it was.
///
/// CloudKit has no names for batches. What this process has not answered itself (it was ended before, or the reply was
/// lost) is known by the names that each record keeps of the last batches that saved it: `outcome(of:in:)`.
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

  /// The number of batches that a record names.
  static let namedInRecord = 16
  /// A change tag that no record has.
  static let supersededTag = "superseded"

  /// Returns the names that a record keeps once a batch has saved it: the newest first, with spaces between them.
  public static func names(adding operation: String, to names: String?) -> String {
    let older = (names ?? "").split(separator: " ").filter { $0 != operation }
    return ([operation[...]] + older.prefix(namedInRecord - 1)).joined(separator: " ")
  }

  /// Returns what became of a record that stands in the way of a save, if the same batch has saved it before.
  ///
  /// If another batch has saved the record since, the save is answered with a tag that no record has: nothing rests on
  /// it, and the fetch that follows brings the newer state.
  /// - Returns: `nil` if the batch is not among the last ones that saved the record.
  public static func outcome(of operation: String, in server: NativeRecord) -> BatchOutcome? {
    guard case .string(let text)? = server.fields[FieldName.operation],
      let place = text.split(separator: " ").firstIndex(where: { $0 == operation })
    else { return nil }
    return .saved(
      tag: place == 0 ? server.recordChangeTag : supersededTag, createdAt: server.creationDate,
      modifiedAt: server.modificationDate)
  }
}
