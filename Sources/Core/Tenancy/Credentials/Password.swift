public import Crypto
public import Shape

/// A password in Unicode's composed form (profile OpaqueString, RFC 8265, section 4.2). It is never written anywhere.
public struct Password: Value, Sendable {
  /// The bytes from which keys are derived.
  public let bytes: SecretBytes

  private static let limit = Limit.length(8...200)

  public static func read<S: Source>(from source: inout S) -> Password {
    // A password of plain ASCII is composed already. So it is read without a further copy, which would stay in memory.
    var (isText, plain) = (false, SecretBytes?.none)
    source.withText { text in
      isText = true
      if limit.contains(text.count), text.allSatisfy({ 0x20...0x7e ~= $0 }) { plain = SecretBytes(text) }
    }
    if let plain { return Password(bytes: plain) }
    guard isText else { return example }
    let text = source.composedText(limit) {
      $0.unicodeScalars.contains { $0.properties.generalCategory == .control }
        ? "must not have control characters" : nil
    }
    return text.map { Password(bytes: SecretBytes($0)) } ?? example
  }

  public func write<K: Sink>(to sink: inout K) { sink.null() }
  public static var schema: Schema { .text(TextSchema(length: limit)) }
  public static var example: Password { Password(bytes: SecretBytes("correct horse")) }
}
