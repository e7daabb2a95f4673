internal import JSON
internal import Shape

/// The additional fields of a line: an object in the buffer of the request. It can be read only while the request is
/// served, because it is not copied.
struct LineFields: Value {
  private let value: JSONValue?

  /// The largest number of characters of the fields as JSON.
  private static let most = 4000

  static func read<S: Source>(from source: inout S) -> LineFields {
    guard let json = source as? JSONSource else { return example }
    guard json.value.kind == .object else {
      source.refuse("must be an object, not \(json.value.kindName)")
      return example
    }
    let fields = LineFields(value: json.value)
    if fields.isTooLong { source.refuse("must have at most \(most) characters as JSON") }
    return fields
  }

  private var isTooLong: Bool {
    guard let value else { return false }
    // A text has at most as many characters as bytes. So a short text need not be counted.
    return !value.isShort(LineFields.most) && value.compactText.unicodeScalars.count > LineFields.most
  }

  /// A copy of the JSON text without white space.
  var text: String { value?.compactText ?? "{}" }

  func write<K: Sink>(to sink: inout K) { sink.json(text) }
  static var schema: Schema { .map(.any) }
  static var example: LineFields { LineFields(value: nil) }
}

extension JSONValue {
  /// Returns `true` if the JSON of an object has certainly at most this many bytes. Returns `false` if it may have
  /// more.
  fileprivate func isShort(_ most: Int) -> Bool {
    guard count > 0 else { return true }
    var last = first
    var bytes = 0
    // Measures only names and simple values. For an object with lists or objects inside, the caller counts the
    // characters.
    for _ in 0..<count {
      let value = sibling(last.index + 1)
      guard value.kind != .object, value.kind != .array else { return false }
      bytes += last.text.count + value.text.count + 6
      last = value.following
    }
    return bytes <= most
  }
}
