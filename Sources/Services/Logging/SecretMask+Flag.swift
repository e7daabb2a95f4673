internal import Shape

/// Finds secrets after the flags of commands, and after secret names in lists of words.
extension SecretMask {
  /// Returns the value of a flag with a secret name, which is the next word, as in `--password x` and `-password x`.
  /// Also returns the password after a flag for a user, as in `-u name:x`.
  func flag() -> Range<Int>? {
    let before = byte(place - 1)
    guard before.map({ SecretMask.isSpace($0) || SecretMask.isQuote($0) || "[(,".utf8.contains($0) }) ?? true else {
      return nil
    }
    let isShort = byte(place + 1) != UInt8(ascii: "-")
    let start = place + (isShort ? 1 : 2)
    guard let first = byte(start), first.isASCIILetter else { return nil }
    let stop = end(from: start) { SecretMask.isOfName($0) }
    let name = text[start..<stop]
    if SecretName.isSecret(name) {
      guard let value = word(behind: stop, mayBeEqual: false), !isHarmless(value, Array(name)) else { return nil }
      return value
    }
    if SecretName.isUserFlag(name, isShort: isShort) {
      return word(behind: stop, mayBeEqual: true).flatMap(password(in:))
    }
    // In `curl -uname:x`, no space follows the flag.
    guard isShort, first | 0x20 == UInt8(ascii: "u"), text[..<place].has("curl") else { return nil }
    return password(in: start + 1..<plain(from: start + 1, isPhrase: false, isQuery: false))
  }

  /// Returns the word after a flag. A flag in quotes or in a list may have a comma after it.
  /// - Parameters:
  ///   - stop: the index after the flag.
  ///   - mayBeEqual: a Boolean value that indicates whether a `=` may be between the flag and the word.
  private func word(behind stop: Int, mayBeEqual: Bool) -> Range<Int>? {
    var at = stop
    if mayBeEqual, byte(at) == UInt8(ascii: "=") {
      at += 1
    } else {
      if let quote = byte(place - 1), SecretMask.isQuote(quote) {
        at = end(from: at) { $0 == UInt8(ascii: "\\") }
        if byte(at) == quote { at += 1 }
      }
      let closed = at
      at = end(from: at) { SecretMask.isSpace($0) }
      if closed > stop || byte(place - 1).map({ "[(,".utf8.contains($0) }) ?? false || at > closed,
        byte(at) == UInt8(ascii: ",")
      {
        at = end(from: at + 1) { SecretMask.isSpace($0) }
      }
      if at == closed { return nil }
    }
    let slashes = end(from: at) { $0 == UInt8(ascii: "\\") } - at
    if let quote = byte(at + slashes), SecretMask.isQuote(quote) {
      let begin = at + slashes + 1
      return stands("--", at: begin) ? nil : begin..<quoted(from: begin, by: quote, slashes)
    }
    guard at < text.count, !stands("--", at: at) else { return nil }
    return at..<plain(from: at, isPhrase: false, isQuery: false)
  }

  /// Returns the password in `name:password`. Returns `nil` for two numbers, which are the ids of a user and a group.
  private func password(in word: Range<Int>) -> Range<Int>? {
    guard let colon = text[word].firstIndex(of: UInt8(ascii: ":")), colon + 1 < word.upperBound, colon > word.lowerBound
    else { return nil }
    let secret = colon + 1..<word.upperBound
    // A password in an address, as in `-user https://x`, is found by `user()`.
    if stands("://", at: colon) { return nil }
    return text[word].allSatisfy { $0.isASCIIDigit || $0 == UInt8(ascii: ":") } ? nil : secret
  }

  /// Returns the second word of a list whose first word is a secret name, as in `["X-Api-Key","x"`.
  func listed() -> Range<Int>? {
    guard let quote = byte(place - 1), SecretMask.isQuote(quote) else { return nil }
    var stop = place - 1
    while byte(stop - 1) == UInt8(ascii: "\\") { stop -= 1 }
    var start = stop
    while start > max(0, stop - SecretMask.longestName), SecretMask.isOfName(text[start - 1]) { start -= 1 }
    guard start < stop, byte(start - 1) == quote, SecretName.isSecret(text[start..<stop]) else { return nil }
    var open = start - 2
    while byte(open) == UInt8(ascii: "\\") { open -= 1 }
    guard byte(open) == UInt8(ascii: "[") || byte(open) == UInt8(ascii: "(") else { return nil }
    let at = end(from: place + 1) { SecretMask.isSpace($0) }
    let slashes = end(from: at) { $0 == UInt8(ascii: "\\") } - at
    guard let next = byte(at + slashes), SecretMask.isQuote(next) else { return nil }
    let begin = at + slashes + 1
    return begin..<quoted(from: begin, by: next, slashes)
  }
}

extension Sequence<UInt8> {
  /// Returns a Boolean value that indicates whether the bytes contain an ASCII text.
  fileprivate func has(_ text: String) -> Bool { Array(self).has(Array(text.utf8)) }
}
