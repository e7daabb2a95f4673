internal import JSON
internal import Shape

/// Additional fields of a line: an object in the request, which is read while the request is served. The object is not
/// copied.
struct LineFields: Value {
  private let value: JSONValue?

  /// The largest length, in characters of JSON.
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
    // A text has at most as many characters as bytes.
    return !value.isShort(LineFields.most) && value.compactText.unicodeScalars.count > LineFields.most
  }

  /// A copy of the JSON text without white space.
  var text: String { value?.compactText ?? "{}" }

  func write<K: Sink>(to sink: inout K) { sink.json(text) }
  static var schema: Schema { .map(.any) }
  static var example: LineFields { LineFields(value: nil) }
}

extension JSONValue {
  /// Returns a Boolean value that indicates whether an object has at most this many bytes, or `false` if that is not
  /// certain.
  fileprivate func isShort(_ most: Int) -> Bool {
    guard count > 0 else { return true }
    var last = first
    var bytes = 0
    // Only names and scalars are measured here. Objects with deeper values are measured in full by the caller.
    for _ in 0..<count {
      let value = sibling(last.index + 1)
      guard value.kind != .object, value.kind != .array else { return false }
      bytes += last.text.count + value.text.count + 6
      last = value.following
    }
    return bytes <= most
  }
}
