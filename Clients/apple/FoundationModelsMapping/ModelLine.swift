import CloudKitMapping

/// A line from the core, as a host for Apple's model sorts it.
public enum ModelLine: Equatable, Sendable {
  /// The request `host.ai.available`, with the id for the reply.
  case available(id: JSONValue)
  /// The request `host.ai.respond`.
  case respond(ModelQuestion)
  /// The notification `host.cancel`, with the id of a request that no longer needs a reply.
  case cancel(id: JSONValue)
  /// The core's reply to a part of an answer, after which the next part may be sent. The value is the question's id as
  /// JSON text.
  case confirmed(question: String)
  /// A request that can't be read, with the line that replies to it.
  case malformed(reply: String)
  /// Any other line, for the app.
  case other

  /// The names of the host requests that this host answers.
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

/// A question that the core asks the model.
public struct ModelQuestion: Equatable, Sendable {
  public let id: JSONValue
  /// The task that the question is for, such as `reports.explain`.
  public let task: String
  public let instructions: String
  public let prompt: String
  /// The JSON Schema for the answer. `SchemaPlan` reads it.
  public let schema: JSONValue
  /// A Boolean value that indicates whether the core wants parts of the answer before it is complete.
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
