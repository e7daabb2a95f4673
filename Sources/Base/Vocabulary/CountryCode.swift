public import Shape

/// The code of a country (ISO 3166-1 alpha-2): two capital letters. Only the form is checked.
public struct CountryCode: Value, Equatable, Sendable {
  public let code: String

  /// Creates a code from a text. Returns `nil` if the text is not two capital letters.
  public init?(_ code: String) {
    guard code.utf8.count == 2, code.utf8.allSatisfy({ $0 &- UInt8(ascii: "A") < 26 }) else { return nil }
    self.code = code
  }

  /// The description of a field that contains a country's code.
  public static let fieldDoc: StaticString = "The country's code (ISO 3166-1 alpha-2): two capitals, such as DE."

  public static func read<S: Source>(from source: inout S) -> CountryCode {
    guard let text = source.text() else { return example }
    if let code = CountryCode(text) { return code }
    source.refuse("must be a country code of two capital letters, such as DE")
    return example
  }

  public func write<K: Sink>(to sink: inout K) { sink.text(code) }
  public static var schema: Schema { .text(TextSchema(pattern: "^[A-Z]{2}$")) }
  public static var example: CountryCode { CountryCode("DE")! }
}
