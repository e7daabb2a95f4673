internal import Crypto
internal import JSON
internal import RPC
public import Shape

/// The value of one field.
public struct CloudValue: Record, Sendable, Equatable {
  public let type: CloudValueType
  /// The value as compact JSON.
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
        "The value: a string, a number, or a list of values of one type. For an asset, a `CloudFile`."
      ).text
  }

  /// The flaw of the value, as the end of a sentence such as "has no value", or `nil` if the value has no flaw.
  public var flaw: String? {
    guard let first = json.utf8.first else { return "has no value" }
    let isFit =
      switch type {
      case .text, .bytes: first == UInt8(ascii: "\"")
      case .date: isPlain { Timestamp(utf8: $0) != nil } || Timestamp(json: json) != nil
      case .reference: isPlain { UUID(utf8: $0) != nil } || UUID(json: json) != nil
      case .int: Int(json) != nil || Int(json: json) != nil
      case .double: first == UInt8(ascii: "-") || first.isASCIIDigit
      case .asset: file != nil
      case .list: first == UInt8(ascii: "[")
      }
    return isFit ? nil : misfit
  }

  /// The flaw of the value's form or content, as the end of a sentence, or `nil` if there is none.
  ///
  /// Records of devices are checked with `flaw`, because each device reads the content itself. A second check of these
  /// many records would be a waste. Public records are checked with `flawOfContent`, because their values are passed on
  /// unchanged.
  public var flawOfContent: String? {
    if let flaw { return flaw }
    let isFit =
      switch type {
      case .bytes:
        isPlain { Base64.standard.decode($0) != nil }
          || String(json: json).map { Base64.standard.decode($0) != nil } ?? false
      // A number that no double holds, such as 1e400, would be infinite.
      case .double: Double(json)?.isFinite ?? false
      case .list: hasSoundElements
      case .text, .date, .reference, .int, .asset: true
      }
    return isFit ? nil : misfit
  }

  private var misfit: String { "is not a value of the type \(type.rawValue)" }

  /// A Boolean value that indicates whether each element of the list is a string, a number, or a valid value with its
  /// type. A list within the list is not valid.
  private var hasSoundElements: Bool {
    var json = json
    return json.withUTF8 { bytes in
      JSONSource.decode(bytes) { source in
        source.value.elements.allSatisfy { element in
          if element.kind == .string { return true }
          if element.kind == .number { return CloudValue(.double, json: element.compactText).flawOfContent == nil }
          guard element.kind == .object, element.count == 2, let type = element.member("type"), type.kind == .string,
            let known = CloudValueType.spellings.find(type.text), known != .list, let inner = element.member("value")
          else { return false }
          return CloudValue(known, json: inner.compactText).flawOfContent == nil
        }
      }
    } ?? false
  }

  /// Returns a Boolean value that indicates whether the value is a string without escapes whose bytes pass a test. Most
  /// strings have no escapes, and need no JSON reader.
  private func isPlain(_ fits: (UnsafeBufferPointer<UInt8>) -> Bool) -> Bool {
    var json = json
    return json.withUTF8 { bytes in
      guard bytes.count >= 2, bytes[0] == UInt8(ascii: "\""), !bytes.contains(UInt8(ascii: "\\")) else { return false }
      return fits(UnsafeBufferPointer(rebasing: bytes[1..<bytes.count - 1]))
    }
  }
}
