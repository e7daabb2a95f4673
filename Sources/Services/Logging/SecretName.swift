internal import Shape

/// Decides whether a name is that of a secret. It may be the name of a member, a header, a parameter of an address, an
/// option or a variable.
///
/// Case and separators are ignored: `apiKey`, `api_key`, `X-Api-Key` and `API KEY` contain the same secret name.
enum SecretName {
  /// Words that make a longer name secret wherever they are in it.
  private static let parts: [[UInt8]] = [
    "password", "passwd", "passphrase", "passcode", "passwort", "kennwort", "secret", "token", "credential",
    "authorization",
    "authorisation", "apikey", "accesskey", "privatekey", "signingkey", "encryptionkey", "masterkey", "sharedkey",
    "sessionkey",
    "clientkey", "authkey", "licensekey", "pincode", "otpcode", "sessionid", "cookie", "bearer", "authcode",
    "securitycode",
    "verificationcode", "onetimecode",
    "recoverycode", "recoveryphrase", "seedphrase", "mnemonic", "cardnumber", "connectionstring",
  ].map { Array($0.utf8) }

  /// Words that make a name secret only as a whole word: `pin`, but not `shipping`.
  private static let words: [[UInt8]] = [
    "pwd", "pass", "pw", "pin", "otp", "totp", "auth", "jwt", "cvv", "cvc", "csrf", "xsrf",
  ].map { Array($0.utf8) }

  /// Words in the names of secrets whose values extend to the end of the line.
  private static let phrases: [[UInt8]] = [
    "authorization", "authorisation", "cookie", "phrase", "mnemonic", "connectionstring",
  ].map { Array($0.utf8) }

  /// Names of members and attributes whose value is the name of another value beside them, as in
  /// `{"name":"Authorization","value":"Bearer x"}`. `valued` has the names of those other values.
  private static let naming: [[UInt8]] = ["name", "key", "header", "field", "parameter", "option", "id"].map {
    Array($0.utf8)
  }
  private static let valued: [[UInt8]] = ["value", "values", "val", "content", "data", "text"].map { Array($0.utf8) }

  /// Command-line flags whose value is a user name and a password, such as `-u` and `--user` of curl. `short` has the
  /// flags of one letter.
  private static let userFlags: (short: [[UInt8]], long: [[UInt8]]) = (
    [[UInt8(ascii: "u")]], ["user", "proxyuser"].map { Array($0.utf8) }
  )

  /// The parameters of HTTP's `Digest` (RFC 7616, section 3.4).
  private static let ofDigest: [[UInt8]] = [
    "username", "userhash", "realm", "nonce", "uri", "response", "algorithm", "cnonce", "opaque", "qop", "nc",
  ].map { Array($0.utf8) }

  /// The last words of names for counts and settings about secrets, such as `tokenCount`. A number with such a name is
  /// not a secret.
  private static let figures: [[UInt8]] = [
    "tokens", "count", "length", "size", "limit", "max", "min", "used", "total", "attempts", "ms", "seconds", "minutes",
    "days", "age",
    "version",
  ].map { Array($0.utf8) }

  /// Returns a Boolean value that indicates whether a value with this name is a secret.
  static func isSecret(_ name: some Collection<UInt8>) -> Bool {
    let letters = joined(name)
    if letters.count < 2 { return false }
    if parts.contains(where: { letters.has($0) }) { return true }
    return split(name).contains { word in words.contains { isWord($0, word) } }
  }

  /// Returns a Boolean value that indicates whether several words end with a secret name of several words, as in `my
  /// api key`.
  static func endsSecret(_ words: some Collection<UInt8>) -> Bool {
    let letters = joined(words)
    return parts.contains { letters.suffix($0.count).elementsEqual($0) }
  }

  /// Returns a Boolean value that indicates whether the value of a secret with this name extends to the end of its
  /// line.
  static func isPhrase(_ name: some Collection<UInt8>) -> Bool {
    let letters = joined(name)
    return phrases.contains { letters.has($0) }
  }

  /// Returns a Boolean value that indicates whether a number with this name is not a secret, but a count about secrets,
  /// such as `tokenCount`.
  static func isFigure(_ name: some Collection<UInt8>) -> Bool {
    guard let last = split(name).last else { return false }
    return figures.contains(last)
  }

  /// Returns a Boolean value that indicates whether a member or an attribute may state the name of a value beside it,
  /// as `name` does in `{"name":"Authorization","value":"Bearer x"}`.
  static func isNaming(_ name: some Collection<UInt8>) -> Bool { isOne(of: naming, name) }

  /// Returns a Boolean value that indicates whether a member or an attribute may have a value whose name is beside it,
  /// as `value` does in `{"name":"Authorization","value":"Bearer x"}`.
  static func isValue(_ name: some Collection<UInt8>) -> Bool { isOne(of: valued, name) }

  /// Returns a Boolean value that indicates whether a name is that of a parameter of HTTP's `Digest`.
  static func isOfDigest(_ name: some Collection<UInt8>) -> Bool { isOne(of: ofDigest, name) }

  /// Returns a Boolean value that indicates whether a user name and a password follow the flag with this name.
  /// - Parameter isShort: a Boolean value that indicates whether the flag has a single dash.
  static func isUserFlag(_ name: some Collection<UInt8>, isShort: Bool) -> Bool {
    let letters = joined(name)
    return userFlags.long.contains(letters) || isShort && userFlags.short.contains(letters)
  }

  private static func isOne(of names: [[UInt8]], _ name: some Collection<UInt8>) -> Bool {
    names.contains { $0.count == name.count && zip($0, name).allSatisfy { $0 == $1 | 0x20 } }
  }

  /// Returns only the letters and digits of a name, in lower case.
  private static func joined(_ name: some Collection<UInt8>) -> [UInt8] {
    name.compactMap { $0.isASCIILetter || $0.isASCIIDigit ? $0 | 0x20 : nil }
  }

  /// Returns the words of a name, in lower case. `userPIN` and `PINCode` have two words each.
  private static func split(_ name: some Collection<UInt8>) -> [[UInt8]] {
    let name = Array(name)
    var words: [[UInt8]] = [[]]
    for (place, byte) in name.enumerated() {
      guard byte.isASCIILetter else {
        words.append([])
        continue
      }
      let isAfterLower = place > 0 && isLower(name[place - 1])
      let isLastCapital = place > 0 && isUpper(name[place - 1]) && place + 1 < name.count && isLower(name[place + 1])
      if isUpper(byte), isAfterLower || isLastCapital { words.append([]) }
      words[words.count - 1].append(byte | 0x20)
    }
    return words.filter { !$0.isEmpty }
  }

  /// Returns a Boolean value that indicates whether a word equals a name, or is its plural.
  private static func isWord(_ name: [UInt8], _ word: [UInt8]) -> Bool {
    word == name || word.count == name.count + 1 && word.last == UInt8(ascii: "s") && word.starts(with: name)
  }

  private static func isUpper(_ byte: UInt8) -> Bool { byte.isASCIILetter && byte & 0x20 == 0 }
  private static func isLower(_ byte: UInt8) -> Bool { byte.isASCIILetter && byte & 0x20 != 0 }
}

extension [UInt8] {
  /// Returns a Boolean value that indicates whether this array contains the given bytes in a row.
  func has(_ part: [UInt8]) -> Bool { index(of: part, from: 0) != nil }

  /// Returns the index at which the given bytes begin in this array, at or after `start`, or `nil` if they do not
  /// occur.
  func index(of part: [UInt8], from start: Int) -> Int? {
    guard let first = part.first, count >= part.count else { return nil }
    var place = start
    while place <= count - part.count {
      if self[place] == first, self[place..<place + part.count].elementsEqual(part) { return place }
      place += 1
    }
    return nil
  }
}
