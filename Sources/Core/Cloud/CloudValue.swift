internal import Crypto
internal import JSON
internal import RPC
public import Shape

/// The value of a record's field, with its type.
public struct CloudValue: Record, Sendable, Equatable {
  public let type: CloudValueType
  /// The value as compact JSON.
  public let json: String

  public static let doc: StaticString = "The value of one field of a record, with its type."

  public init(_ type: CloudValueType, json: String) {
    self.type = type
    self.json = json
  }
}

extension CloudValue {
  public init<F: Fields<Self>>(_ field: inout F) {
    type = field("type", \.type, "The type of the value, such as text, int or date.")
    json =
      field(
        "value", { AnyJSON($0.json) },
        "The value: a string, a number, or a list of values of one type. For an asset, a `CloudFile`."
      ).text
  }

  /// The reason why the value is not valid, as the end of a sentence such as "has no value". `nil` if the value is
  /// valid.
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

  /// The reason why the form or the content of the value is not valid, as the end of a sentence. `nil` if the value is
  /// valid.
  ///
  /// `flaw` is enough for the records of devices: a batch has many of them, and each device checks their content when
  /// it reads them. Public records are checked with `flawOfContent`, because their values are passed on to the app
  /// unchanged.
  public var flawOfContent: String? {
    if let flaw { return flaw }
    let isFit =
      switch type {
      case .bytes:
        isPlain { Base64.standard.decode($0) != nil }
          || String(json: json).map { Base64.standard.decode($0) != nil } ?? false
      // A number that is too large for a double, such as 1e400, becomes infinite.
      case .double: Double(json)?.isFinite ?? false
      case .list: hasSoundElements
      case .text, .date, .reference, .int, .asset: true
      }
    return isFit ? nil : misfit
  }

  private var misfit: String { "is not a value of the type \(type.rawValue)" }

  /// A Boolean value that indicates whether each element of the list is valid: a string, a number, or an object with a
  /// type and a valid value. A list within the list is not valid.
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

  /// Returns a Boolean value that indicates whether the value is a string without escapes, and its bytes pass a test.
  /// Most strings have no escapes, so the JSON reader is not needed for them.
  private func isPlain(_ fits: (UnsafeBufferPointer<UInt8>) -> Bool) -> Bool {
    var json = json
    return json.withUTF8 { bytes in
      guard bytes.count >= 2, bytes[0] == UInt8(ascii: "\""), !bytes.contains(UInt8(ascii: "\\")) else { return false }
      return fits(UnsafeBufferPointer(rebasing: bytes[1..<bytes.count - 1]))
    }
  }
}
