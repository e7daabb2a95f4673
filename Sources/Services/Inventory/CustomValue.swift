internal import JSON
internal import Shape

/// The value of a custom field. Values are decoded only to report a problem for each wrong one; they are stored as JSON
/// text.
struct CustomValue: Value {
  private static let longestText = 2000
  private static let longestNumber = 64

  /// Returns a Boolean value that indicates whether a JSON value is allowed as the value of a custom field.
  static func isSound(_ value: JSONValue) -> Bool {
    switch value.kind {
    case .array, .object: false
    case .string: value.string.unicodeScalars.count <= longestText
    case .number: value.count <= longestNumber
    case .true, .false, .null: true
    }
  }

  static func read<S: Source>(from source: inout S) -> CustomValue {
    let isSound = source.json().flatMap { withJSON($0, CustomValue.isSound) } ?? false
    if !isSound {
      source.refuse(
        "must be a text of at most \(longestText) characters, a number of at most \(longestNumber) digits, true, false or null"
      )
    }
    return CustomValue()
  }

  /// Required by the protocol, and never called, because custom fields are stored as they arrived.
  func write<K: Sink>(to sink: inout K) { sink.null() }
  static var schema: Schema { .any }
  static var example: CustomValue { CustomValue() }
}
