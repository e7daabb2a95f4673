internal import Crypto
public import Shape

/// A header of a request to the backend. When the last reference to a secret value is gone, its bytes are overwritten.
public struct SentHeader: Record, Sendable {
  public let name: String, value: SentHeaderValue

  public static let recordName = HTTPHeader.recordName
  public static let doc = HTTPHeader.doc

  public init(_ name: String, _ value: String) { (self.name, self.value) = (name, SentHeaderValue(value)) }

  /// - Parameters:
  ///   - scheme: the text before the credentials, such as `Bearer`.
  ///   - credentials: the secret part of the value, in visible ASCII characters.
  public init(_ name: String, scheme: StaticString, _ credentials: UnsafeBufferPointer<UInt8>) {
    (self.name, value) = (name, SentHeaderValue(scheme: scheme, credentials))
  }

  /// The secret part of the value: the credentials after the scheme, such as the token after `Bearer`.
  var secret: String? { value.secret }

  public init<F: Fields<Self>>(_ field: inout F) {
    name = field("name", \.name, "The name of the header. Case does not matter.", .length(1...200))
    value = field("value", \.value, "The value of the header.")
  }
}

/// The value of a header that the core sends.
public struct SentHeaderValue: Value, Sendable {
  private enum Content {
    case plain(String)
    /// The whole value, and the number of bytes before the credentials in it.
    case secret(SecretBytes, start: Int)
  }

  private let content: Content

  init(_ text: String) { content = .plain(text) }

  init(scheme: StaticString, _ credentials: UnsafeBufferPointer<UInt8>) {
    let start = scheme.utf8CodeUnitCount + 1
    let whole = SecretBytes(count: start + credentials.count) { bytes in
      let scheme = UnsafeBufferPointer(start: scheme.utf8Start, count: scheme.utf8CodeUnitCount)
      _ = bytes.update(fromContentsOf: scheme)
      bytes[start - 1] = UInt8(ascii: " ")
      _ = UnsafeMutableBufferPointer(rebasing: bytes[start...]).update(fromContentsOf: credentials)
    }
    content = .secret(whole, start: start)
  }

  fileprivate var secret: String? {
    guard case .secret(let whole, let start) = content else { return nil }
    return whole.withBytes { String(decoding: $0[start...], as: UTF8.self) }
  }

  public static func read<S: Source>(from source: inout S) -> SentHeaderValue {
    SentHeaderValue(String.read(from: &source))
  }

  public func write<K: Sink>(to sink: inout K) {
    switch content {
    case .plain(let text): sink.text(text)
    case .secret(let whole, _): whole.withBytes { sink.text($0) }
    }
  }

  public static var schema: Schema { .text(TextSchema(length: .length(HTTPHeader.lengths))) }
  public static var example: SentHeaderValue { SentHeaderValue(String.example) }
}
