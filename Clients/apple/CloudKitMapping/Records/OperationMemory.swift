/// The answers to the last batches, so that one that comes again is answered as it was.
///
/// CloudKit has no names for batches. What this process has not answered itself (it was ended before, or the reply was lost) is known by
/// the name that each record keeps of the batch that saved it last: `wasSaved`.
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

  /// Whether a record that stands in the way of a save was saved by the same batch, which comes a second time.
  public static func wasSaved(_ server: NativeRecord, by operation: String) -> Bool {
    server.fields[FieldName.operation] == .string(operation)
  }
}
