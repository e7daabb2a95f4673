import CloudKitMapping

/// The lines of a host with Apple's model, each without its end.
public enum ModelReply {
  /// The answer to a question.
  /// - Parameter json: the model's object, as `GeneratedContent.jsonString` has it.
  public static func content(_ json: String, id: JSONValue) -> String {
    guard let content = try? JSONValue(parsing: json), content.object != nil else {
      return failure(.decodingFailure, id: id)
    }
    return HostReply.result(.members(("content", content)), id: id)
  }

  /// A part of an answer, or `nil` for one that says nothing yet. The core replies when those who are told of it have
  /// read enough: `ModelLine.confirmed`.
  ///
  /// A part of Apple's has `null` for what has not come; the core takes it left out.
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

  /// What the ids of parts begin with; no front end uses such ids.
  static let ids = "model-part-"

  public static func failure(_ failure: ModelFailure, id: JSONValue) -> String {
    let data = failure.kind.map { JSONValue.members(("kind", .string($0))) }
    let error = JSONValue.members(("code", .int(1)), ("message", .string(failure.message)), ("data", data))
    return JSONValue.members(("jsonrpc", .string("2.0")), ("id", id), ("error", error)).text
  }

  public static func availability(_ availability: ModelAvailability, id: JSONValue) -> String {
    HostReply.result(availability.answer, id: id)
  }

  /// Says, unasked, whether the model can be asked.
  public static func availabilityChanged(_ availability: ModelAvailability) -> String {
    JSONValue.members(
      ("jsonrpc", .string("2.0")), ("method", .string("ai.availabilityChanged")), ("params", availability.answer)
    ).text
  }
}
