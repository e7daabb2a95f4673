import CloudKitMapping

/// Makes the lines that a host for Apple's model sends. They have no line feed at the end.
public enum ModelReply {
  /// Returns the reply with the answer to a question.
  /// - Parameter json: the object that the model has generated, from `GeneratedContent.jsonString`.
  public static func content(_ json: String, id: JSONValue) -> String {
    guard let content = try? JSONValue(parsing: json), content.object != nil else {
      return failure(.decodingFailure, id: id)
    }
    return HostReply.result(.members(("content", content)), id: id)
  }

  /// Returns the request that sends a part of an answer. Returns `nil` if the part has no values yet.
  ///
  /// The core replies to it when the readers of the answer are ready for more. `ModelLine.confirmed` is that reply.
  ///
  /// In a part from Apple's model, members that are not generated yet are `null`. They are left out here.
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

  /// The prefix of the ids of these requests. No front end uses ids with this prefix.
  static let ids = "model-part-"

  public static func failure(_ failure: ModelFailure, id: JSONValue) -> String {
    let data = failure.kind.map { JSONValue.members(("kind", .string($0))) }
    let error = JSONValue.members(("code", .int(1)), ("message", .string(failure.message)), ("data", data))
    return JSONValue.members(("jsonrpc", .string("2.0")), ("id", id), ("error", error)).text
  }

  public static func availability(_ availability: ModelAvailability, id: JSONValue) -> String {
    HostReply.result(availability.answer, id: id)
  }

  /// Returns the notification that the availability of the model has changed.
  public static func availabilityChanged(_ availability: ModelAvailability) -> String {
    JSONValue.members(
      ("jsonrpc", .string("2.0")), ("method", .string("ai.availabilityChanged")), ("params", availability.answer)
    ).text
  }
}
