internal import Shape

/// A country's code (ISO 3166-1 alpha-2): two capital letters.
struct CountryCode: Value {
  let code: String

  static func read<S: Source & ~Copyable>(from source: inout S) -> CountryCode {
    guard let text = source.text() else { return example }
    if text.utf8.count == 2, text.utf8.allSatisfy({ $0 &- UInt8(ascii: "A") < 26 }) { return CountryCode(code: text) }
    source.refuse("must be a country's code of two capitals, such as DE")
    return example
  }

  func write<K: Sink & ~Copyable>(to sink: inout K) { sink.text(code) }
  static var schema: Schema { .text(TextSchema(pattern: "^[A-Z]{2}$")) }
  static var example: CountryCode { CountryCode(code: "DE") }
}
