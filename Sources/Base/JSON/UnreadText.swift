public import Shape

/// A text in the parameters of a request. It is not copied, and the method reads it while the request is being served.
///
/// Use the type for parameters with thousands of texts that are read only once. A `String` for each text would need an
/// allocation.
public struct UnreadText: Value, Sendable {
  private let value: JSONValue?

  private init(_ value: JSONValue?) { self.value = value }

  public static func read<S: Source>(from source: inout S) -> UnreadText {
    guard let json = source as? JSONSource, json.value.kind == .string else {
      // `text` records the problem that the value is not a string.
      _ = source.text()
      return example
    }
    return UnreadText(json.value)
  }

  public func write<K: Sink>(to sink: inout K) { sink.text(string) }
  public static var schema: Schema { String.schema }
  public static var example: UnreadText { UnreadText(nil) }

  public func violation(of limit: Limit) -> String? {
    // A text has at most as many characters as bytes. So if its bytes are within the limit, the characters need not be
    // counted.
    limit.lower <= 0 && value.map({ $0.text.count }) ?? 0 <= limit.upper ? nil : string.violation(of: limit)
  }

  /// The text as a new `String`, or an empty `String` if there is no text.
  public var string: String { value?.string ?? "" }

  /// Returns a Boolean value that indicates whether the text equals `name`.
  @inline(__always) public func isName(_ name: StaticString) -> Bool { value?.isName(name) ?? false }

  /// Returns the bytes of the text between two given pieces, without copying them. The text must begin and end with
  /// these pieces, byte for byte, and must have no escape between them.
  ///
  /// Some texts contain JSON that is nearly always spelled in the same way. Such JSON then need not be parsed.
  /// - Parameters: the pieces as they are spelled between the quotes of the text, with their escapes: `{\"text\":\"`
  ///   and `\"}`. The second piece must begin with a backslash.
  /// - Returns: the bytes, or `nil` if the text is spelled in another way.
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
    // If there is no escape between the pieces, the first backslash is the one at the start of the second piece.
    var plain = 0
    while true {
      let some = bytesBeforeBackslash(UnsafeRawPointer(start + first + plain).loadUnaligned(as: UInt64.self))
      plain += some
      if some < 8 { break }
    }
    return plain == count ? UnsafeBufferPointer(start: start + first, count: count) : nil
  }

  /// The number of bytes of the text before its escapes are resolved, which is the largest number that it can have.
  var mostBytes: Int { value?.text.count ?? 0 }

  /// Copies the text, with its escapes resolved, to memory for `mostBytes` bytes. Returns the number of its bytes.
  func copy(to room: UnsafeMutableRawBufferPointer) -> Int { value?.copyString(to: room) ?? 0 }

  /// Calls `use` with the bytes of the text.
  @inline(__always) public func withBytes(_ use: (UnsafeBufferPointer<UInt8>) -> Void) {
    guard let value else { return use(UnsafeBufferPointer(start: nil, count: 0)) }
    if !value.node.isSpecial { return use(value.text) }
    var text = value.string
    text.withUTF8(use)
  }
}
