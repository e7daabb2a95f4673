internal import JSON
internal import Shape

/// Checks quickly whether fields are valid. The fields of most records in a batch pass this check, and need no complete
/// one.
extension CloudFields {
  /// A Boolean value that indicates whether each field has a value of its declared type, in the usual form. Files, and
  /// fields that a save removes, do not count as usual.
  ///
  /// If the value is `true`, all fields are valid. If it is `false`, they may be valid, too, and need the complete
  /// check.
  public var isPlain: Bool {
    var text = self.text
    return text.withUTF8 { bytes in
      JSONSource.decode(bytes) { source in
        guard source.value.kind == .object else { return false }
        var name = source.value.first
        for _ in 0..<source.value.count {
          let value = name.sibling(name.index + 1)
          guard CloudFields.isPlain(value) else { return false }
          name = value.following
        }
        return true
      }
    } ?? false
  }

  private static func isPlain(_ field: JSONValue) -> Bool {
    guard field.kind == .object, field.count == 2 else { return false }
    let (typeName, type) = (field.first, field.sibling(field.first.index + 1))
    let (valueName, value) = (type.following, type.sibling(type.following.index + 1))
    guard typeName.isName("type"), type.kind == .string, valueName.isName("value") else { return false }
    switch value.kind {
    case .string:
      if type.isName("text") || type.isName("bytes") { return true }
      if type.isName("reference") { return UUID(utf8: value.text) != nil }
      return type.isName("date") && Timestamp(utf8: value.text) != nil
    case .number: return type.isName("int") && isInteger(value.text) || type.isName("double")
    case .array: return type.isName("list")
    default: return false
    }
  }

  /// Returns a Boolean value that indicates whether a text is a whole number of at most 18 digits. Every such number
  /// fits in 64 bits.
  private static func isInteger(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    let digits = text.first == UInt8(ascii: "-") ? text.dropFirst() : text[...]
    return 1...18 ~= digits.count && digits.allSatisfy { $0 &- UInt8(ascii: "0") < 10 }
  }
}
