import CloudKitMapping

/// Makes the lines that a host with Apple's model sends. Each has no line feed at its end.
public enum ModelReply {
  /// Makes the reply with the answer to a question.
  /// - Parameter json: the model's object, as `GeneratedContent.jsonString` has it.
  public static func content(_ json: String, id: JSONValue) -> String {
    guard let content = try? JSONValue(parsing: json), content.object != nil else {
      return failure(.decodingFailure, id: id)
    }
    return HostReply.result(.members(("content", content)), id: id)
  }

  /// Makes the request that sends a part of an answer, or returns `nil` if the part has no values yet.
  ///
  /// The core replies when the receivers of the part have read enough. `ModelLine.confirmed` is that reply.
  ///
  /// In a part from Apple's model, members that are not generated yet are `null`. They are left out for the core.
  public static func part(_ json: String, id: JSONValue) -> String? {
    guard let content = try? JSONValue(parsing: json), case .object(let members) = content else { return nil }
    let known = members.filter { $0.value != .null }
    if known.isEmpty { return nil }
    let params = JSONValue.members(("id", id), ("content", .object(known)))
    return JSONValue.members(
      ("jsonrpc", .string("2.0")), ("id", .string(ModelReply.ids + id.text)), ("method", .string("host.progress")),
      ("params", params)
    ).text
  }

  /// The prefix of the ids of parts. No front end uses ids with this prefix.
  static let ids = "model-part-"

  public static func failure(_ failure: ModelFailure, id: JSONValue) -> String {
    let data = failure.kind.map { JSONValue.members(("kind", .string($0))) }
    let error = JSONValue.members(("code", .int(1)), ("message", .string(failure.message)), ("data", data))
    return JSONValue.members(("jsonrpc", .string("2.0")), ("id", id), ("error", error)).text
  }

  public static func availability(_ availability: ModelAvailability, id: JSONValue) -> String {
    HostReply.result(availability.answer, id: id)
  }

  /// Makes the notification that the availability of the model has changed.
  public static func availabilityChanged(_ availability: ModelAvailability) -> String {
    JSONValue.members(
      ("jsonrpc", .string("2.0")), ("method", .string("ai.availabilityChanged")), ("params", availability.answer)
    ).text
  }
}
