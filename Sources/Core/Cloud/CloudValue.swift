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
    type = field("type", \.type, "The type of the value.")
    json =
      field(
        "value", { AnyJSON($0.json) },
        "The value: a string, a number, or a list of values of one type. For an asset, a CloudFile."
      ).text
  }

  /// What is wrong with it, as a sentence; nil for nothing.
  public var flaw: String? {
    guard let first = json.utf8.first else { return "has no value" }
    let isFit =
      switch type {
      case .text, .bytes: first == UInt8(ascii: "\"")
      case .date: isPlain { Timestamp(utf8: $0) != nil } || Timestamp(json: json) != nil
      case .reference: isPlain { UUID(utf8: $0) != nil } || UUID(json: json) != nil
      case .int: Int(json) != nil || Int(json: json) != nil
      case .double: first == UInt8(ascii: "-") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first)
      case .asset: file != nil
      case .list: first == UInt8(ascii: "[")
      }
    return isFit ? nil : "is no value of the type \(type.rawValue)"
  }

  /// Whether a text that stands between the quotes as it is fits. Most do, and need no reader.
  private func isPlain(_ fits: (UnsafeBufferPointer<UInt8>) -> Bool) -> Bool {
    var json = json
    return json.withUTF8 { bytes in
      guard bytes.count >= 2, bytes[0] == UInt8(ascii: "\""), !bytes.contains(UInt8(ascii: "\\")) else { return false }
      return fits(UnsafeBufferPointer(rebasing: bytes[1..<bytes.count - 1]))
    }
  }
}
