import CloudKitMapping

/// A line from the core, as a host with Apple's model reads it.
public enum ModelLine: Equatable, Sendable {
  /// `host.ai.available`, with the id that the reply must have.
  case available(id: JSONValue)
  /// `host.ai.respond`.
  case respond(ModelQuestion)
  /// `host.cancel`, with the id of a request that needs no reply any more.
  case cancel(id: JSONValue)
  /// The core's reply to a part of an answer, with the question's id as JSON text. The next part may be sent.
  case confirmed(question: String)
  /// A request that can't be understood, with the line that answers it.
  case malformed(reply: String)
  /// Any other line, for the app.
  case other

  /// The names of the requests that this host answers.
  public static let methods = ["host.ai.available", "host.ai.respond"]

  public init(_ line: String) {
    guard let value = try? JSONValue(parsing: line) else {
      self = .other
      return
    }
    guard let method = value["method"]?.string else {
      let id = value["id"]?.string ?? ""
      self = id.hasPrefix(ModelReply.ids) ? .confirmed(question: String(id.dropFirst(ModelReply.ids.count))) : .other
      return
    }
    if method == "host.cancel", let id = value["params"]?["id"] {
      self = .cancel(id: id)
      return
    }
    guard let id = value["id"], ModelLine.methods.contains(method) else {
      self = .other
      return
    }
    if method == "host.ai.available" {
      self = .available(id: id)
    } else if let question = ModelQuestion(id: id, value["params"] ?? .null) {
      self = .respond(question)
    } else {
      self = .malformed(
        reply: HostReply.fault(
          .invalidParams, "params must have task, instructions and prompt (strings), schema (object), stream (Boolean)",
          id: id))
    }
  }
}

/// A question of the core to the model.
public struct ModelQuestion: Equatable, Sendable {
  public let id: JSONValue
  /// The purpose of the question, such as `reports.explain`.
  public let task: String
  public let instructions: String
  public let prompt: String
  /// A JSON Schema for the answer. `SchemaPlan` reads it.
  public let schema: JSONValue
  /// A Boolean value that indicates whether the core wants parts of the answer while it is generated.
  public let isStreamed: Bool

  init?(id: JSONValue, _ params: JSONValue) {
    guard let task = params["task"]?.string, let instructions = params["instructions"]?.string,
      let prompt = params["prompt"]?.string,
      let schema = params["schema"], schema.object != nil, case .bool(let isStreamed)? = params["stream"]
    else { return nil }
    self.id = id
    self.task = task
    self.instructions = instructions
    self.prompt = prompt
    self.schema = schema
    self.isStreamed = isStreamed
  }
}
