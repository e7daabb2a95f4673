internal import JSON

/// A member of a method's parameters that contains a secret. It is never stored.
///
///     static let secrets: [SecretMember] = [.token("identityToken"), .guessable("nickname")]
public enum SecretMember: Sendable {
  /// A text that a program could guess by trying, such as a password. Neither the text nor a digest of it is stored.
  /// Trying texts against a digest would cost less than trying them against a key of scrypt. So a repeat with the same
  /// idempotency key may have another text.
  case guessable(StaticString)
  /// A text of high entropy, such as a token, or a text that is always sent together with a token. The member must be
  /// one of the parameters themselves, not a member of a parameter. Its salted digest is stored with an idempotency
  /// key, so a request with another text is not a repeat.
  case token(StaticString)

  var name: StaticString {
    switch self {
    case .guessable(let name), .token(let name): name
    }
  }
}

extension [SecretMember] {
  /// Returns one digest of all tokens among the parameters, or `nil` if there are no tokens.
  /// - Parameter digest: returns the digest of bytes, and overwrites the bytes.
  func digest(of params: JSONValue, by digest: (UnsafeMutableRawBufferPointer) throws(Failure) -> [UInt8])
    throws(Failure) -> [UInt8]?
  {
    let tokens = compactMap { member in if case .token(let name) = member { params.member(name) } else { nil } }
    guard tokens.contains(where: { $0.kind != .null }) else { return nil }
    // The bytes contain, before each token, the number of its bytes. So two different lists of tokens never give the
    // same bytes.
    let room = UnsafeMutableRawBufferPointer.allocate(
      byteCount: tokens.reduce(0) { $0 + 8 + $1.text.count }, alignment: 8)
    defer { room.deallocate() }
    var place = 0
    for token in tokens {
      let count =
        token.kind == .null ? 0 : token.copyString(to: UnsafeMutableRawBufferPointer(rebasing: room[(place + 8)...]))
      room.storeBytes(of: UInt64(count).littleEndian, toByteOffset: place, as: UInt64.self)
      place += 8 + count
    }
    return try digest(UnsafeMutableRawBufferPointer(rebasing: room[..<place]))
  }
}
