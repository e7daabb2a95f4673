internal import JSON
internal import RPC
public import Shape

/// The value of one field.
public struct CloudValue: Record, Sendable, Equatable {
  public let type: CloudValueType
  /// As compact JSON.
  public let json: String

  public static let doc: StaticString = "The value of one field."

  public init(_ type: CloudValueType, json: String) {
    self.type = type
    self.json = json
  }
}

extension CloudValue {
  public init<F: Fields<Self>>(_ field: inout F) {
    type = field("type", \.type, "What kind of value it is.")
    json =
      field(
        "value", { AnyJSON($0.json) },
        "The value: a string, a number, or a list of values of one kind; of an asset a CloudFile."
      ).text
  }

  /// What is wrong with it, as a sentence; nil for nothing.
  public var flaw: String? {
    guard let first = json.utf8.first else { return "has no value" }
    let isFit =
      switch type {
      case .text, .bytes: first == UInt8(ascii: "\"")
      case .date: plain.flatMap { Timestamp($0) } != nil || Timestamp(json: json) != nil
      case .reference: plain.flatMap { UUID($0) } != nil || UUID(json: json) != nil
      case .int: Int(json) != nil || Int(json: json) != nil
      case .double: first == UInt8(ascii: "-") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first)
      case .asset: file != nil
      case .list: first == UInt8(ascii: "[")
      }
    return isFit ? nil : "is no value of the type \(type.rawValue)"
  }

  /// The text, where it stands between the quotes as it is. Most do, and need no reader.
  private var plain: String? {
    json.utf8.count >= 2 && json.utf8.first == UInt8(ascii: "\"") && !json.utf8.contains(UInt8(ascii: "\\"))
      ? String(Substring(json.utf8.dropFirst().dropLast())) : nil
  }
}
