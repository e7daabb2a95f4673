import CloudKitMapping

/// What a line of the core's is to a host with Apple's model.
public enum ModelLine: Equatable, Sendable {
  /// `host.ai.available`, with the id that the answer must have.
  case available(id: JSONValue)
  /// `host.ai.respond`.
  case respond(ModelQuestion)
  /// `host.cancel`: nobody waits any more for the request with this id.
  case cancel(id: JSONValue)
  /// The core's reply to a part of the answer to a question, whose id as JSON text this is: the next part may be sent.
  case confirmed(question: String)
  /// A question that can't be understood, with the line that answers it.
  case malformed(reply: String)
  /// Something else, for the app to read.
  case other

  /// The names of the requests that are answered here.
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
        reply: HostReply.fault(.invalidParams, "params must have instructions, prompt, schema and stream", id: id))
    }
  }
}

/// A question of the core to the model.
public struct ModelQuestion: Equatable, Sendable {
  public let id: JSONValue
  /// What the question is for, such as `reports.explain`.
  public let task: String
  public let instructions: String
  public let prompt: String
  /// A JSON Schema: see `SchemaPlan`.
  public let schema: JSONValue
  /// A Boolean value that indicates whether the core wants the parts of the answer as they come.
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
