internal import Shape

/// A name of the App Store or of the catalogue, such as the id of a transaction, a product or a tier. Names are
/// compared byte by byte, as in the App Store.
struct Identifier: Hashable, Comparable, ExpressibleByStringLiteral {
  let text: String

  init(_ text: String) { self.text = text }

  /// Creates a name, or returns `nil` for a text that is not a valid name.
  init?(ifAny text: String?) {
    guard let text, text.violation(of: Identifier.length) == nil else { return nil }
    self.text = text
  }

  init(stringLiteral text: String) { self.text = text }

  static func == (a: Identifier, b: Identifier) -> Bool { a.text.utf8.elementsEqual(b.text.utf8) }
  static func < (a: Identifier, b: Identifier) -> Bool { a.text.utf8.lexicographicallyPrecedes(b.text.utf8) }
  func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}

extension Identifier: Value {
  private static let length = Limit.length(1...200)

  static func read<S: Source>(from source: inout S) -> Identifier {
    guard let text = source.text() else { return example }
    if !S.isTrusted, let complaint = text.violation(of: length) { source.refuse(complaint) }
    return Identifier(text)
  }

  func write<K: Sink>(to sink: inout K) { sink.text(text) }
  func violation(of limit: Limit) -> String? { text.violation(of: limit) }
  static var schema: Schema { .text(TextSchema(length: length)) }
  static var example: Identifier { Identifier("2000000123456789") }
}
