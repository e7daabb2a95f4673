internal import Shape

/// A password, composed (the profile OpaqueString, RFC 8265, section 4.2). It is never written anywhere.
struct Password: Value {
  private let text: String

  private static let limit = Limit.length(8...200)

  static func read<S: Source>(from source: inout S) -> Password {
    let text = source.composedText(limit) {
      $0.unicodeScalars.contains { $0.properties.generalCategory == .control } ? "must not have control characters" : nil
    }
    return text.map(Password.init(text:)) ?? example
  }

  var bytes: [UInt8] { Array(text.utf8) }

  func write<K: Sink>(to sink: inout K) { sink.null() }
  static var schema: Schema { .text(TextSchema(length: limit)) }
  static var example: Password { Password(text: "correct horse") }
}
