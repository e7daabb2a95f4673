internal import JSON
public import Shape

/// A wire error: what a request is answered with when it can't be served.
public struct Failure: Error {
  public let code: ErrorCode
  /// One sentence, for people.
  public let message: String
  /// The members of `data` behind `kind`: their names, and their values as JSON text.
  public let facts: [(name: String, json: String)]

  public init(_ code: ErrorCode, _ message: String, facts: [(name: String, json: String)] = []) {
    self.code = code
    self.message = message
    self.facts = facts
  }

  /// -32602 with every problem that the parameters have.
  public static func invalidParams(_ problems: [Problem]) -> Failure {
    let first = problems.first?.message ?? "the parameters don't fit the method"
    let more = problems.count > 1 ? " (and \(problems.count - 1) more)" : ""
    let list = problems.map {
      "{\"pointer\":\(jsonText($0.pointer)),\"kind\":\(jsonText($0.kind.rawValue)),\"message\":\(jsonText($0.message))}"
    }
    return Failure(.invalidParams, "Invalid params: \(first)\(more)", facts: [("problems", "[\(list.joined(separator: ","))]")])
  }

  /// -32602 for a problem that shows only when the request is served.
  public static func invalidParam(_ pointer: String, _ message: String) -> Failure {
    .invalidParams([Problem(pointer: pointer, kind: .value, message: message)])
  }

  /// Writes the error object.
  func write(to writer: JSONWriter) {
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
