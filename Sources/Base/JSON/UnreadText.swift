public import Shape

/// A text of a request that is read later, while the request is being served. It is not copied.
///
/// The type is for texts that come by the thousand: a `String` would be allocated for each, and read once.
public struct UnreadText: Value, Sendable {
  private let value: JSONValue?

  private init(_ value: JSONValue?) { self.value = value }

  public static func read<S: Source>(from source: inout S) -> UnreadText {
    guard let json = source as? JSONSource, json.value.kind == .string else {
      // Records the problem that the value must be a string.
      _ = source.text()
      return example
    }
    return UnreadText(json.value)
  }

  public func write<K: Sink>(to sink: inout K) { sink.text(string) }
  public static var schema: Schema { String.schema }
  public static var example: UnreadText { UnreadText(nil) }

  public func violation(of limit: Limit) -> String? {
    // A text has at most as many characters as bytes.
    limit.lower <= 0 && value.map({ $0.text.count }) ?? 0 <= limit.upper ? nil : string.violation(of: limit)
  }

  /// The text as a new `String`.
  public var string: String { value?.string ?? "" }

  /// Returns a Boolean value that indicates whether the text is `name`.
  @inline(__always) public func isName(_ name: StaticString) -> Bool { value?.isName(name) ?? false }

  /// Returns the bytes between two pieces of the text, if the line spells the text so and has no escape between the
  /// pieces.
  ///
  /// JSON inside a text mostly has one spelling, and then need not be parsed. The returned bytes are those of the line.
  /// - Parameters: the pieces as spelled between the quotes of the text, with their escapes: `{\"text\":\"` and `\"}`.
  ///   The second one begins with a backslash.
  /// - Returns: `nil` for any other text.
  @inline(__always) public func plainBytes(between before: StaticString, and after: StaticString)
    -> UnsafeBufferPointer<UInt8>?
  {
    guard let text = value?.text, let start = text.baseAddress else { return nil }
    let (first, last) = (before.utf8CodeUnitCount, after.utf8CodeUnitCount)
    let count = text.count - first - last
    guard count >= 0, haveSameBytes(start, before.utf8Start, first),
      haveSameBytes(start + first + count, after.utf8Start, last)
    else {
      return nil
    }
    // If no escape is between the pieces, the first backslash is that of the second piece.
    var plain = 0
    while true {
      let some = bytesBeforeBackslash(UnsafeRawPointer(start + first + plain).loadUnaligned(as: UInt64.self))
      plain += some
      if some < 8 { break }
    }
    return plain == count ? UnsafeBufferPointer(start: start + first, count: count) : nil
  }

  /// The largest number of bytes that the text may have.
  var mostBytes: Int { value?.text.count ?? 0 }

  /// Copies the text to a room for `mostBytes` bytes, and returns the number of its bytes.
  func copy(to room: UnsafeMutableRawBufferPointer) -> Int { value?.copyString(to: room) ?? 0 }

  /// Calls `use` with the bytes of the text.
  @inline(__always) public func withBytes(_ use: (UnsafeBufferPointer<UInt8>) -> Void) {
    guard let value else { return use(UnsafeBufferPointer(start: nil, count: 0)) }
    if !value.node.isSpecial { return use(value.text) }
    var text = value.string
    text.withUTF8(use)
  }
}
