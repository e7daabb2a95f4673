public import JSON
public import Shape

/// A wire error: what a request is answered with when it can't be served.
public struct Failure: Error {
  public let code: ErrorCode
  /// One sentence, for people.
  public let message: String
  /// The members of `data` behind `kind`: their names, and their values as JSON text.
  public let facts: [(name: String, json: String)]
  /// What is wrong with the parameters, where that is the failure.
  private let problems: [Problem]
  /// What the log is told, and nobody else; nil for nothing.
  public let detail: String?

  public init(_ code: ErrorCode, _ message: String, facts: [(name: String, json: String)] = []) {
    self.init(code, message, facts: facts, problems: [])
  }

  private init(
    _ code: ErrorCode, _ message: String, facts: [(name: String, json: String)], problems: [Problem], detail: String? = nil
  ) {
    self.code = code
    self.message = message
    self.facts = facts
    self.problems = problems
    self.detail = detail
  }

  /// A fault of ours, which nobody is told more of.
  /// - Parameter detail: what went wrong, for the log.
  public static func internalError(_ detail: String) -> Failure {
    Failure(.internalError, "Internal error", facts: [], problems: [], detail: detail)
  }

  /// As many as there may be are there already.
  public static func limitReached(_ limit: Int, _ message: String) -> Failure {
    Failure(.limitReached, message, facts: [("limit", "\(limit)")])
  }

  /// -32602 with every problem that the parameters have.
  public static func invalidParams(_ problems: [Problem]) -> Failure {
    let first = problems.first?.message ?? "the parameters don't fit the method"
    let more = problems.count > 1 ? " (and \(problems.count - 1) more)" : ""
    return Failure(.invalidParams, "Invalid params: \(first)\(more)", facts: [("problems", list(problems))], problems: problems)
  }

  /// Problems as JSON text.
  static func list(_ problems: [Problem]) -> String {
    let list = problems.map {
      "{\"pointer\":\(jsonText($0.pointer)),\"kind\":\(jsonText($0.kind.rawValue)),\"message\":\(jsonText($0.message))}"
    }
    return "[\(list.joined(separator: ","))]"
  }

  /// The same failure of parameters that stand in the member `name` of others.
  public func within(_ name: String) -> Failure {
    guard code == .invalidParams else { return self }
    return .invalidParams(problems.map { Problem(pointer: "/\(name)\($0.pointer)", kind: $0.kind, message: $0.message) })
  }

  /// -32602 for a problem that shows only when the request is served.
  public static func invalidParam(_ pointer: String, _ message: String) -> Failure {
    .invalidParams([Problem(pointer: pointer, kind: .value, message: message)])
  }

  /// Writes the error object.
  public func write(to writer: JSONWriter) {
    let out = writer.out
    out.append("{\"code\":")
    writer.integer(code.rawValue)
    out.append(",\"message\":")
    writer.text(message)
    out.append(",\"data\":{\"kind\":")
    writer.text(code.name)
    for fact in facts {
      out.append(",")
      writer.text(fact.name)
      out.append(":")
      out.append(text: fact.json)
    }
    out.append("}}")
  }
}
