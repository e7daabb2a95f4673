internal import Crypto
internal import RPC
internal import Shape

/// The stored form of a request with an idempotency key. It shows whether another request is the same.
///
/// A short request is stored unchanged, and a longer one as a digest. If the parameters contain tokens, which are
/// secret, a second line holds a salt and a salted digest of the tokens.
struct RequestMark {
  let text: String

  init(_ text: String) { self.text = text }

  /// - Throws: `internalError` if there is not enough memory for a digest.
  init(of key: IdempotencyKey, _ ids: IDGenerator) throws(Failure) {
    let request = RequestMark.short(key.request)
    guard let tokens = key.tokens else {
      text = request
      return
    }
    guard let salt = UUID(bytes: ids.randomBytes(words: 2)).map({ "\($0)" }) else {
      throw .internalError("16 bytes make no salt")
    }
    text = try "\(request)\n\(salt)\(RequestMark.digest(of: tokens, salt: salt))"
  }

  /// Returns a Boolean value that indicates whether a request has the same parameters, tokens included.
  ///
  /// A request that an older program has stored contains nothing about tokens. It never equals a request with tokens.
  func isSame(as key: IdempotencyKey) throws(Failure) -> Bool {
    // The stored request has no line breaks, so a second line belongs to the tokens.
    let parts = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard let request = parts.first, isSame(String(request), as: key) else { return false }
    guard let tokens = key.tokens else { return parts.count == 1 }
    guard parts.count == 2 else { return false }
    let salt = String(parts[1].prefix(36))
    return try Secrets.areEqual(
      Array(parts[1].utf8), Array("\(salt)\(RequestMark.digest(of: tokens, salt: salt))".utf8))
  }

  private func isSame(_ request: String, as key: IdempotencyKey) -> Bool {
    // A stored digest begins with a #. Any other stored request begins with a method's name, which has no #.
    request.utf8.first == UInt8(ascii: "#")
      ? request == RequestMark.short(key.request) : key.asksForTheSame(as: request)
  }

  private static func short(_ request: String) -> String {
    if request.utf8.count <= 72 { return request }
    guard let digest = Digest() else { return request }
    var request = request
    request.withUTF8 { digest.add(UnsafeRawBufferPointer($0)) }
    return "#\(digest.text())"
  }

  private static func digest(of tokens: [UInt8], salt: String) throws(Failure) -> String {
    guard let digest = Digest() else { throw .internalError("there is not enough memory for a digest") }
    Array(salt.utf8).withUnsafeBytes { digest.add($0) }
    tokens.withUnsafeBytes { digest.add($0) }
    return digest.text()
  }
}
