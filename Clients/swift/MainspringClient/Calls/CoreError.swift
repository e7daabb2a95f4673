/// The core has refused a call.
///
///     do {
///       try await core.inventory.items.create(sku: "b1", name: "Beans", unit: "kg")
///     } catch let error as CoreError {
///       if case .duplicate(let facts) = error.facts { print(facts.member) }
///     }
public struct CoreError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The method that was called.
  public let method: String
  /// The code of JSON-RPC.
  public let code: Int
  /// The reason as a sentence.
  public let message: String
  /// The machine's name of the kind of error.
  public let kind: String
  /// What is known of it, by its kind.
  public let facts: ErrorFacts
  /// The facts as they came.
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

  /// - Parameter error: the error of a reply.
  init(method: String, error: JSON) {
    self.init(
      method: method, code: error["code"]?.integer ?? 0, message: error["message"]?.text ?? "",
      data: error["data"] ?? .null)
  }

  /// Of a call that is given up before it is sent: the same error as the core's own, so that nobody must know when it
  /// was.
  static func cancelledEarly(_ method: String) -> CoreError {
    CoreError(
      method: method, code: -32800, message: "The request was cancelled before it was sent.",
      data: ["kind": "requestCancelled"])
  }

  /// Whether the call was given up.
  public var isCancellation: Bool { if case .requestCancelled = facts { true } else { false } }

  public var description: String { "\(method): \(message)" }
}
