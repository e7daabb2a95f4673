public import Shape

/// A password, composed (the profile OpaqueString, RFC 8265, section 4.2). It is never written anywhere.
public struct Password: Value, Sendable {
  private let text: String

  private static let limit = Limit.length(8...200)

  public static func read<S: Source>(from source: inout S) -> Password {
    let text = source.composedText(limit) {
      $0.unicodeScalars.contains { $0.properties.generalCategory == .control } ? "must not have control characters" : nil
    }
    return text.map(Password.init(text:)) ?? example
  }

  /// What keys are made of.
  public var bytes: [UInt8] { Array(text.utf8) }

  public func write<K: Sink>(to sink: inout K) { sink.null() }
  public static var schema: Schema { .text(TextSchema(length: limit)) }
  public static var example: Password { Password(text: "correct horse") }
}
