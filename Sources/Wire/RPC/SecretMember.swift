internal import JSON

/// A member of a method's parameters that holds a secret: it is never stored.
///
///     static let secrets: [SecretMember] = [.token("identityToken"), .guessable("nickname")]
public enum SecretMember: Sendable {
  /// A text that a program could find by trying, such as a password. Nothing of it is stored, not even a digest, which would be cheaper to
  /// try than a key of scrypt. A repeat with the same idempotency key may have another text there.
  case guessable(StaticString)
  /// A text of high entropy, such as a token, or one that never comes without a token. It must be a member of the parameters themselves. A
  /// salted digest of it is stored with an idempotency key: a request with another text is no repeat.
  case token(StaticString)

  var name: StaticString {
    switch self {
    case .guessable(let name), .token(let name): name
    }
  }
}

extension [SecretMember] {
  /// The digest of the tokens among the parameters; `nil` if there are none.
  /// - Parameter digest: digests bytes, and overwrites them.
  func digest(of params: JSONValue, by digest: (UnsafeMutableRawBufferPointer) throws(Failure) -> [UInt8]) throws(Failure) -> [UInt8]? {
    let tokens = compactMap { member in if case .token(let name) = member { params.member(name) } else { nil } }
    guard tokens.contains(where: { $0.kind != .null }) else { return nil }
    // The count of bytes before each token: so no two lists of tokens are the same bytes.
    let room = UnsafeMutableRawBufferPointer.allocate(byteCount: tokens.reduce(0) { $0 + 8 + $1.text.count }, alignment: 8)
    defer { room.deallocate() }
    var place = 0
    for token in tokens {
      let count = token.kind == .null ? 0 : token.copyString(to: UnsafeMutableRawBufferPointer(rebasing: room[(place + 8)...]))
      room.storeBytes(of: UInt64(count).littleEndian, toByteOffset: place, as: UInt64.self)
      place += 8 + count
    }
    return try digest(UnsafeMutableRawBufferPointer(rebasing: room[..<place]))
  }
}
