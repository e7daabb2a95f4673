/// Finds the secret name before a sign such as `=` or `:`.
extension SecretMask {
  /// The largest number of bytes of a name that is recognised.
  static let longestName = 96
  /// The largest number of indexes after a name; `password[0][1]` has two.
  private static let mostIndexes = 8

  /// A secret name. `isQuery` says that it is a parameter of an address, and `isElement` that it is the tag of an
  /// element.
  struct Name {
    let bytes: [UInt8], isQuery: Bool, isElement: Bool
  }

  /// Returns the secret name before the sign, or `nil` if there is none. The name may have indexes after it.
  func name() -> Name? {
    let isElement = text[place] == UInt8(ascii: ">")
    var stop = place
    // Skips the first character of operators that append (`+=`) or set a missing value (`?=`), and the mark of an
    // optional name (`name?:`).
    while !isElement, stop > 0, "+?!|".utf8.contains(text[stop - 1]) { stop -= 1 }
    for index in 0...SecretMask.mostIndexes {
      // An index follows its name without a space. But spaces may be before the sign.
      stop = beginOfClosing(before: stop, mayBeSpaced: index == 0)
      let part = part(before: stop)
      if part.bytes.isEmpty, part.open == nil { return nil }
      let before = part.bytes.lowerBound > 0 ? text[part.bytes.lowerBound - 1] : 0
      if isElement, before != UInt8(ascii: "<") { return nil }
      let isQuery = before == UInt8(ascii: "?") || before == UInt8(ascii: "&")
      let name = SecretMask.unescaped(text[part.bytes])
      if SecretName.isSecret(name) || SecretName.isSecret(text[part.inner]) {
        return Name(bytes: name, isQuery: isQuery, isElement: isElement)
      }
      if isElement { return nil }
      if let name = escapedName(before: stop, from: part.bytes.lowerBound) { return name }
      let words = words(before: part.bytes.lowerBound, to: stop)
      if SecretName.endsSecret(words) { return Name(bytes: words, isQuery: isQuery, isElement: false) }
      guard let open = part.open else { return nil }
      stop = open
    }
    return nil
  }

  /// Returns the index at which closing signs before `place` begin. These are quotes and brackets, which may be
  /// percent-encoded or written as entities.
  private func beginOfClosing(before place: Int, mayBeSpaced: Bool) -> Int {
    var stop = place
    let isClosing: (UInt8) -> Bool = {
      SecretMask.isQuote($0) || "\\]".utf8.contains($0) || mayBeSpaced && SecretMask.isSpace($0)
    }
    while stop > 0 {
      if let entity = SecretMask.entities.first(where: { stands($0, at: stop - $0.utf8CodeUnitCount) }) {
        stop -= entity.utf8CodeUnitCount
      } else if stands("%22", at: stop - 3) || stands("%27", at: stop - 3) || stands("%5d", at: stop - 3) {
        stop -= 3
      } else if isClosing(text[stop - 1]) {
        stop -= 1
      } else {
        break
      }
    }
    return stop
  }

  /// Returns the range of a name or an index that ends at `stop`, and the range without a percent-encoded sign at its
  /// beginning. Also returns the index of the bracket before it, or `nil` if there is no bracket.
  private func part(before stop: Int) -> (bytes: Range<Int>, inner: Range<Int>, open: Int?) {
    let floor = max(0, stop - SecretMask.longestName)
    var start = stop
    while start > floor, SecretMask.isOfName(text[start - 1]) || text[start - 1] >= 0x80 { start -= 1 }
    // Includes JSON's escapes in the name, because they may stand for letters of the name.
    if text[start..<stop].contains(UInt8(ascii: "u")), start > floor, text[start - 1] == UInt8(ascii: "\\") {
      while start > floor, SecretMask.isOfName(text[start - 1]) || text[start - 1] == UInt8(ascii: "\\") { start -= 1 }
    }
    var (inner, open) = (start, start)
    if stop - start >= 2, byte(start - 1) == UInt8(ascii: "%") {
      (inner, open) = (start + 2, start - 1)
      if stands("%5b", at: open) { return (start..<stop, inner..<stop, open) }
    }
    if stands("%5b", at: open - 3) { return (start..<stop, inner..<stop, open - 3) }
    while open > 0, SecretMask.isQuote(text[open - 1]) || text[open - 1] == UInt8(ascii: "\\") { open -= 1 }
    return (start..<stop, inner..<stop, byte(open - 1) == UInt8(ascii: "[") ? open - 1 : nil)
  }

  /// Returns the name together with up to two words before it, as in `my api key`.
  private func words(before start: Int, to stop: Int) -> [UInt8] {
    var begin = start
    for _ in 0..<2 {
      guard begin > 1, text[begin - 1] == 0x20, SecretMask.isOfName(text[begin - 2]) else { break }
      begin -= 1
      while begin > 0, stop - begin < SecretMask.longestName, SecretMask.isOfName(text[begin - 1]) { begin -= 1 }
    }
    return Array(text[begin..<stop])
  }

  /// Returns a secret name with percent-encoded characters, as in `api%5Fkey` and `api+key`. The name may be encoded
  /// several times.
  /// - Parameter start: the index at which the last part of the name begins.
  private func escapedName(before stop: Int, from start: Int) -> Name? {
    guard let sign = byte(start - 1), sign == UInt8(ascii: "%") || sign == UInt8(ascii: "+") else { return nil }
    let floor = max(0, stop - SecretMask.longestName)
    var begin = start - 1
    while begin > floor, SecretMask.isOfName(text[begin - 1]) || "%+".utf8.contains(text[begin - 1]) { begin -= 1 }
    var name = text[begin..<stop].map { $0 == UInt8(ascii: "+") ? 0x20 : $0 }
    for _ in 0..<3 where name.contains(UInt8(ascii: "%")) { name = SecretMask.percentDecoded(name) }
    let last = name.lastIndex { !SecretMask.isOfName($0) && $0 != 0x20 && $0 < 0x80 }
    let words = name[(last.map { $0 + 1 } ?? 0)...].split(separator: 0x20).suffix(3)
    guard let word = words.last, SecretName.isSecret(word) || SecretName.endsSecret(words.joined()) else { return nil }
    let before = byte(begin - 1)
    return Name(
      bytes: Array(words.joined()), isQuery: before == UInt8(ascii: "?") || before == UInt8(ascii: "&"),
      isElement: false)
  }

  private static func percentDecoded(_ text: [UInt8]) -> [UInt8] {
    var (bytes, at) = ([UInt8](), 0)
    while at < text.count {
      if text[at] == UInt8(ascii: "%"), at + 2 < text.count,
        let code = UInt8(String(decoding: text[at + 1...at + 2], as: UTF8.self), radix: 16)
      {
        bytes.append(code)
        at += 3
      } else {
        bytes.append(text[at])
        at += 1
      }
    }
    return bytes
  }

  /// Returns a name with JSON's escapes for ASCII characters decoded.
  private static func unescaped(_ name: ArraySlice<UInt8>) -> [UInt8] {
    var (bytes, at) = ([UInt8](), name.startIndex)
    while at < name.endIndex {
      if name[at] == UInt8(ascii: "\\"), at + 5 < name.endIndex, name[at + 1] | 0x20 == UInt8(ascii: "u"),
        let code = UInt32(String(decoding: name[at + 2..<at + 6], as: UTF8.self), radix: 16), code < 0x80
      {
        bytes.append(UInt8(code))
        at += 6
      } else {
        bytes.append(name[at])
        at += 1
      }
    }
    return bytes
  }
}
