internal import JSON
internal import Shape

/// Replaces secrets in a text before it is written anywhere: the values of secret names, and texts that have the form
/// of a secret.
///
/// A secret name is recognised in these places, with any quotes, and even if the text is cut off:
/// - before `=`, `:`, `=>` and `->`, with or without indexes (`password[0]`)
/// - as a flag (`--password x`), and as an element (`<token>x</token>`)
/// - beside its value (`name="token" value="x"`), and as a member of JSON, at any depth
///
/// These forms are recognised: the credentials of HTTP, the user in an address and after a flag (`curl -u name:x`),
/// JSON Web Tokens, private keys in PEM, and keys with the prefixes of large services.
///
/// If it is not certain that a text is a secret, the text is replaced.
struct SecretMask {
  static let hidden = "(secret)"

  let text: [UInt8]
  private var shown: [UInt8] = []
  private(set) var place = 0

  private init(_ text: [UInt8]) { self.text = text }

  /// Returns the text with its secrets replaced.
  static func masked(_ text: String) -> String {
    if let first = text.utf8.first(where: { $0 > 0x20 }), first == UInt8(ascii: "{") || first == UInt8(ascii: "["),
      let json = maskedJSON(text)
    {
      return json
    }
    var mask = SecretMask(Array(text.utf8))
    return mask.run() ? String(decoding: mask.shown, as: UTF8.self) : text
  }

  /// Copies the text to `shown`, and replaces secrets.
  /// - Returns: a Boolean value that indicates whether anything was replaced.
  private mutating func run() -> Bool {
    var isChanged = false
    while place < text.count {
      guard let secret = secretHere() else {
        shown.append(text[place])
        place += 1
        continue
      }
      shown += text[place..<secret.lowerBound]
      shown += SecretMask.hidden.utf8
      place = secret.upperBound
      isChanged = true
    }
    return isChanged
  }

  /// Returns the range of a secret that the sign or word at `place` introduces. The bytes before the range, such as the
  /// secret's name, are not replaced.
  private func secretHere() -> Range<Int>? {
    switch text[place] {
    case UInt8(ascii: "="), UInt8(ascii: ":"), UInt8(ascii: "%"): return user() ?? value()
    case UInt8(ascii: ">"): return value() ?? taggedContent()
    case UInt8(ascii: "&"): return escapedContent()
    case UInt8(ascii: ","): return listed()
    case UInt8(ascii: "-"): return privateKey() ?? flag() ?? value()
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): return credentials() ?? key()
    default: return nil
    }
  }

  func stands(_ word: StaticString, at place: Int) -> Bool {
    let count = word.utf8CodeUnitCount
    guard place >= 0, place + count <= text.count else { return false }
    let bytes = UnsafeBufferPointer(start: word.utf8Start, count: count)
    return zip(text[place..<place + count], bytes).allSatisfy { $0 == $1 || $0.isASCIILetter && $0 | 0x20 == $1 }
  }

  func byte(_ place: Int) -> UInt8? { text.indices.contains(place) ? text[place] : nil }
  func end(from start: Int, while holds: (UInt8) -> Bool) -> Int {
    text[start...].firstIndex { !holds($0) } ?? text.count
  }
}

/// Finds the values of secret names.
extension SecretMask {
  /// Returns the range of the value after the sign at `place`, if a secret name is before the sign.
  private func value() -> Range<Int>? {
    guard let sign = sign(), let name = name() ?? (text[place] == UInt8(ascii: ">") ? nil : pairedName()) else {
      return nil
    }
    var start = place + sign
    if name.isElement { return content(of: start, named: name.bytes) }
    start = endOfSpaces(from: start)
    if let sign = byte(start), sign == UInt8(ascii: "|") || sign == UInt8(ascii: ">") {
      if let block = block(from: start) { return block }
      if byte(start + 1).map(SecretMask.isSpace) ?? true { start = endOfSpaces(from: start + 1) }
    }
    guard start < text.count else { return nil }
    // The value was replaced already. So masking a line twice does not change it. An escape for a line end may follow
    // the replacement, but no further text of the value.
    if stands("(secret)", at: start),
      byte(start + SecretMask.hidden.utf8.count).map({ $0 == UInt8(ascii: "\\") }) ?? true
    {
      return nil
    }
    let slashes = end(from: start) { $0 == UInt8(ascii: "\\") } - start
    if let quote = byte(start + slashes), SecretMask.isQuote(quote) {
      let begin = start + slashes + 1
      return begin..<quoted(from: begin, by: quote, slashes)
    }
    if let value = entityQuoted(from: start) { return value }
    if stands("%22", at: start) {
      return start + 3..<end(from: start + 3) { $0 != UInt8(ascii: "%") && !SecretMask.isSpace($0) }
    }
    if text[start] == UInt8(ascii: "{") || text[start] == UInt8(ascii: "[") { return start..<group(from: start) }
    let found = start..<plain(from: start, isPhrase: SecretName.isPhrase(name.bytes), isQuery: name.isQuery)
    return found.isEmpty || isHarmless(found, name.bytes) ? nil : found
  }

  /// Returns the number of bytes of the sign between a name and a value, or `nil` if there is no sign at `place`.
  private func sign() -> Int? {
    switch text[place] {
    case UInt8(ascii: "="):
      let count = end(from: place) { $0 == UInt8(ascii: "=") } - place
      return count == 1 && byte(place + 1) == UInt8(ascii: ">") ? 2 : count
    case UInt8(ascii: ":"): return byte(place + 1) == UInt8(ascii: "=") ? 2 : stands("://", at: place) ? nil : 1
    case UInt8(ascii: "-"): return byte(place + 1) == UInt8(ascii: ">") ? 2 : nil
    case UInt8(ascii: "%"): return stands("%3d", at: place) || stands("%3a", at: place) ? 3 : nil
    default: return 1
    }
  }

  /// Returns the end of a quoted value: the next quote of the same kind that has at most as many backslashes before it
  /// as the opening quote.
  func quoted(from start: Int, by quote: UInt8, _ slashes: Int) -> Int {
    var (at, run) = (start, 0)
    while at < text.count {
      if text[at] == quote, run <= slashes { return at - run }
      run = text[at] == UInt8(ascii: "\\") ? run + 1 : 0
      at += 1
    }
    return at
  }

  /// Returns the end of an object or an array, after its closing bracket.
  private func group(from start: Int) -> Int {
    var (at, depth, isQuoted) = (start, 0, false)
    while at < text.count {
      switch text[at] {
      case UInt8(ascii: "\\") where isQuoted: at += 1
      case UInt8(ascii: "\""): isQuoted.toggle()
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += isQuoted ? 0 : 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= isQuoted ? 0 : 1
      default: break
      }
      at += 1
      if depth == 0 { break }
    }
    return min(at, text.count)
  }

  /// Returns the end of a value without quotes: the next space or the end of the line. A quote that ends the text
  /// around the value also ends the value.
  func plain(from start: Int, isPhrase: Bool, isQuery: Bool) -> Int {
    if isPhrase { return phrase(from: start) }
    var at = start
    while at < text.count {
      let byte = text[at]
      if SecretMask.isSpace(byte) { break }
      if isQuery, byte == UInt8(ascii: "&") || byte == UInt8(ascii: "#") { break }
      if byte == UInt8(ascii: "<"), self.byte(at + 1) == UInt8(ascii: "/") { break }
      if SecretMask.isQuote(byte), self.byte(at + 1).map(SecretMask.endsQuoted) ?? true { break }
      at += 1
    }
    // Excludes backslashes that belong to the quote around the whole text.
    while at > start, at < text.count, text[at - 1] == UInt8(ascii: "\\") { at -= 1 }
    return at
  }

  /// Returns the end of a value of several words: the end of the line, or the quote that ends the text around the
  /// value. Quotes that begin within the value, as in `Digest username="x"`, also end within it.
  private func phrase(from start: Int) -> Int {
    var (at, slashes) = (start, 0)
    var open: (quote: UInt8, slashes: Int)?
    while at < text.count {
      let byte = text[at]
      if byte == 0x0a || byte == 0x0d { break }
      if byte == UInt8(ascii: "<"), self.byte(at + 1) == UInt8(ascii: "/") { break }
      if SecretMask.isQuote(byte) {
        let before = self.byte(at - slashes - 1)
        if let quote = open {
          if quote == (byte, slashes) { open = nil }
        } else if at - slashes > start, before == UInt8(ascii: "=") {
          open = (byte, slashes)
        } else if self.byte(at + 1).map(SecretMask.endsQuoted) ?? true {
          break
        }
      }
      slashes = byte == UInt8(ascii: "\\") ? slashes + 1 : 0
      at += 1
    }
    // Excludes backslashes that belong to the quote around the whole text.
    while at > start, at < text.count, text[at - 1] == UInt8(ascii: "\\") { at -= 1 }
    return at
  }

  /// Returns a Boolean value that indicates whether a value only says that there is a secret, or how long it is.
  func isHarmless(_ value: Range<Int>, _ name: [UInt8]) -> Bool {
    let word = String(decoding: text[value].prefix { $0.isASCIILetter }, as: UTF8.self)
    let rest = text[value].dropFirst(word.utf8.count)
    let isEnd = rest.allSatisfy { !$0.isASCIILetter && !$0.isASCIIDigit }
    if isEnd, ["true", "false", "null", "nil", "none"].contains(word.lowercased()) { return true }
    let digits = text[value].prefix { $0.isASCIIDigit }
    return SecretName.isFigure(name) && !digits.isEmpty
      && text[value].dropFirst(digits.count).allSatisfy { !$0.isASCIILetter && !$0.isASCIIDigit }
  }
}

/// Finds texts that are secrets by their form, without a name.
extension SecretMask {
  private var isWordStart: Bool {
    place == 0
      || !text[place - 1].isASCIILetter && !text[place - 1].isASCIIDigit && text[place - 1] != UInt8(ascii: "_")
  }

  /// Returns the credentials in the form of HTTP that begin here: Bearer, Basic or Digest.
  private func credentials() -> Range<Int>? {
    guard isWordStart else { return nil }
    switch text[place] | 0x20 {
    case UInt8(ascii: "b"): return bearer()
    case UInt8(ascii: "d"): return digest()
    default: return nil
    }
  }

  /// Returns the parameters of `Digest username="x", response="y"` (RFC 7616).
  private func digest() -> Range<Int>? {
    guard stands("digest ", at: place) else { return nil }
    let start = end(from: place + 7) { $0 == 0x20 }
    let stop = end(from: start) { SecretMask.isOfName($0) }
    guard byte(stop) == UInt8(ascii: "="), SecretName.isOfDigest(text[start..<stop]) else { return nil }
    return start..<phrase(from: start)
  }

  /// Returns the credentials of `Bearer x`, and of `Basic x` if x has the form of HTTP's (RFC 7617).
  private func bearer() -> Range<Int>? {
    let isBasic = stands("basic ", at: place)
    guard isBasic || stands("bearer ", at: place) else { return nil }
    let start = end(from: place + (isBasic ? 6 : 7)) { $0 == 0x20 }
    // If a sign such as `=` follows, `bearer` or `basic` is the name of a value.
    guard let first = byte(start), first.isASCIILetter || first.isASCIIDigit || "._~+/".utf8.contains(first) else {
      return nil
    }
    let stop = end(from: start) { !SecretMask.isSpace($0) && !SecretMask.isQuote($0) && $0 != UInt8(ascii: ",") }
    let word = String(decoding: text[start..<stop], as: UTF8.self)
    if isBasic { return SecretMask.isBasic(word) ? start..<stop : nil }
    let words = ["token", "tokens", "auth", "authentication", "scheme", "is", "was", "has"]
    return start == stop || words.contains(word.lowercased()) ? nil : start..<stop
  }

  /// Returns a Boolean value that indicates whether a word can be a user and a password in base64.
  private static func isBasic(_ word: String) -> Bool {
    word.utf8.count >= 8 && word.utf8.count % 4 == 0
      && word.utf8.contains { $0.isASCIIDigit || $0 < UInt8(ascii: "a") && $0 != UInt8(ascii: "=") }
  }

  /// Returns the password in `scheme://user:password@host`.
  private func user() -> Range<Int>? {
    guard stands("://", at: place) else { return nil }
    let start = place + 3
    let stop = end(from: start) { !SecretMask.isSpace($0) && !SecretMask.isQuote($0) && $0 != UInt8(ascii: ">") }
    guard let at = text[start..<stop].lastIndex(of: UInt8(ascii: "@")) else { return nil }
    let slash = text[start..<stop].firstIndex(of: UInt8(ascii: "/")) ?? stop
    guard let colon = text[start..<at].firstIndex(of: UInt8(ascii: ":")), colon < slash else {
      return at < slash ? start..<at : nil
    }
    // If a port is before the slash, an @ after the slash belongs to the path. Otherwise the text before the @ is a
    // password with a slash in it.
    let isPort = text[colon + 1..<min(slash, at)].allSatisfy(\.isASCIIDigit)
    return at > slash && isPort ? nil : colon + 1..<at
  }

  private func privateKey() -> Range<Int>? {
    guard stands("-----begin ", at: place) else { return nil }
    let line = end(from: place + 11) { $0 != UInt8(ascii: "-") }
    guard Array(text[place..<line]).has(Array("PRIVATE KEY".utf8)) else { return nil }
    let start = min(line + 5, text.count)
    return start..<(text.index(of: Array("-----END".utf8), from: start) ?? text.count)
  }

  /// The prefixes of the keys of large services, and of JSON Web Tokens (`eyJ`).
  private static let beginnings: [[UInt8]] = [
    "eyJ", "sk-", "sk_live_", "sk_test_", "rk_live_", "ghp_", "gho_", "ghu_", "ghs_", "ghr_", "github_pat_", "glpat-",
    "xoxb-", "xoxp-",
    "xoxa-",
    "AKIA", "ASIA", "AIza", "ya29.",
  ].map { Array($0.utf8) }

  private func key() -> Range<Int>? {
    guard isWordStart, let beginning = SecretMask.beginnings.first(where: { text[place...].starts(with: $0) }) else {
      return nil
    }
    let stop = end(from: place) {
      SecretMask.isOfName($0) || $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "=")
    }
    return stop - place >= beginning.count + 12 ? place..<stop : nil
  }
}

extension SecretMask {
  static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte >= 0x09 && byte <= 0x0d }
  static func isQuote(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") || byte == UInt8(ascii: "`")
  }
  static func isOfName(_ byte: UInt8) -> Bool {
    byte.isASCIILetter || byte.isASCIIDigit || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-")
      || byte == UInt8(ascii: ".")
  }
  /// Returns a Boolean value that indicates whether a byte can follow the quote that ends a quoted text.
  static func endsQuoted(_ byte: UInt8) -> Bool { isSpace(byte) || ",;:.)]}>".utf8.contains(byte) }
}
