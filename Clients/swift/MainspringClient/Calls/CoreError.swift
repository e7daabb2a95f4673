/// The error of a call that the core has refused.
///
///     do {
///       try await core.inventory.items.create(sku: "b1", name: "Beans", unit: "kg")
///     } catch let error as CoreError {
///       if case .duplicate(let facts) = error.facts { print(facts.member) }
///     }
public struct CoreError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The method that was called.
  public let method: String
  /// The code of the JSON-RPC error.
  public let code: Int
  /// The reason, as a sentence for people.
  public let message: String
  /// The kind of the error, a name for programs such as `notFound`.
  public let kind: String
  /// The facts about the error. Each kind of error has its own type of facts.
  public let facts: ErrorFacts
  /// The facts as the JSON that the core has sent.
  public let data: JSON

  public init(method: String, code: Int, message: String, data: JSON) {
    self.method = method
    self.code = code
    self.message = message
    self.data = data
    kind = data["kind"]?.text ?? ""
    let reading = Reading()
    let facts = ErrorFacts(kind: kind, data, reading)
    self.facts = reading.flaw == nil ? facts : .other(data)
  }

  /// - Parameter error: the member `error` of a reply.
  init(method: String, error: JSON) {
    self.init(
      method: method, code: error["code"]?.integer ?? 0, message: error["message"]?.text ?? "",
      data: error["data"] ?? .null)
  }

  /// Returns the error for a call that was cancelled before it was sent. It is the error that the core returns for a
  /// cancelled call, so callers need not distinguish the two cases.
  static func cancelledEarly(_ method: String) -> CoreError {
    CoreError(
      method: method, code: -32800, message: "The request was cancelled before it was sent.",
      data: ["kind": "requestCancelled"])
  }

  /// A Boolean value that indicates whether the call was cancelled.
  public var isCancellation: Bool { if case .requestCancelled = facts { true } else { false } }

  public var description: String { "\(method): \(message)" }
}
