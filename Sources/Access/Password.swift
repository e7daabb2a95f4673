internal import Shape

/// A password, composed (the profile OpaqueString, RFC 8265, section 4.2). It is never written anywhere.
struct Password: Value {
  private let text: String

  private static let limit = Limit.length(8...200)

  static func read<S: Source & ~Copyable>(from source: inout S) -> Password {
    guard let text = source.text() else { return example }
    // To compose a long row of marks takes the square of its length.
    if let complaint = text.violation(of: .length(0...4 * limit.upper)) {
      source.refuse(complaint)
      return example
    }
    let composed = text.composed
    if let complaint = composed.violation(of: limit) {
      source.refuse(complaint)
    } else if composed.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) {
      source.refuse("must not have control characters")
    }
    return Password(text: composed)
  }

  var bytes: [UInt8] { Array(text.utf8) }

  func write<K: Sink & ~Copyable>(to sink: inout K) { sink.null() }
  static var schema: Schema { .text(TextSchema(length: limit)) }
  static var example: Password { Password(text: "correct horse") }
}
