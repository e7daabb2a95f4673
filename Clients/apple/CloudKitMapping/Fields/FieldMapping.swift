import Foundation

/// Converts the values of fields from the protocol's form to CloudKit's form.
///
/// | type | in the protocol | in CloudKit |
/// | --- | --- | --- |
/// | text | a string | String; before a text that begins with `~` stands `~text:` |
/// | int | a whole number of 64 bits | Int64 |
/// | double | a number | Double |
/// | bytes | base64 | Data |
/// | date | RFC 3339 with milliseconds | Date |
/// | reference | a UUID | a reference without an action, in the same zone |
/// | asset | its digest and its size | String: `~asset:`, digest, `:`, size; the content is another record |
/// | list | a list of values | String: `~list:` and the list as JSON |
///
/// Each field of the protocol is one field of CloudKit, so that a null removes exactly one field. For example, an
/// amount of money already is two fields in the protocol.
public enum FieldMapping {
  static let textMark = "~text:"
  static let listMark = "~list:"
  static let assetMark = "~asset:"
  static let markStart = "~"

  /// Converts all fields of a record.
  /// - Parameter fields: an object of the protocol. The names of its members are names of fields. A value is `{"type":
  ///   ..., "value": ...}`, or null to remove the field.
  /// - Returns: CloudKit's fields with their names, in the same order.
  /// - Throws: invalidArguments, with the name of the field that can't be converted.
  public static func native(_ fields: JSONValue) throws(CloudRefusal) -> [(name: String, value: NativeValue?)] {
    var native: [(name: String, value: NativeValue?)] = []
    for member in fields.object ?? [] {
      let name = try FieldName.native(member.name)
      if member.value == .null {
        native.append((name, nil))
        continue
      }
      guard let value = nativeValue(member.value) else {
        throw CloudRefusal(
          .invalidArguments,
          "\(member.name) must be an object with a type and a value of that type, or null; its type is \(member.value["type"]?.string ?? "missing")"
        )
      }
      native.append((name, value))
    }
    return native
  }

  /// Converts one field. Returns nil if its value does not fit its type.
  static func nativeValue(_ field: JSONValue) -> NativeValue? {
    guard let type = field["type"]?.string, let value = field["value"] else { return nil }
    switch type {
    case "text": return value.string.map { .string($0.hasPrefix(markStart) ? textMark + $0 : $0) }
    case "int": return value.int.map { .int($0) }
    case "double":
      guard case .number(let text) = value, let number = Double(text), number.isFinite else { return nil }
      return .double(number)
    case "bytes": return value.string.flatMap { Data(base64Encoded: $0) }.map { .data($0) }
    case "date": return value.string.flatMap { Instant($0) }.map { .date($0) }
    case "reference": return value.string.flatMap { RecordName($0) }.map { .reference($0.text) }
    case "asset": return AssetFile(value: field).map { .string("\(assetMark)\($0.sha256):\($0.bytes)") }
    case "list":
      guard let list = value.array, list.allSatisfy({ nativeValue($0) != nil }) else { return nil }
      return .string(listMark + value.text)
    default: return nil
    }
  }
}
