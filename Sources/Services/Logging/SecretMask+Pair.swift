internal import Shape

/// Finds secrets whose name is in another attribute of the same element, or in another member of the same object. Also
/// finds the content of elements with secret names.
extension SecretMask {
  /// The largest number of bytes of an object or a tag that is searched for a name.
  private static let longestPair = 512

  /// Returns the name of the value here if another member or attribute says that the value is secret, as in
  /// `{"name":"Authorization","value":"x"` and `<add key="password" value="x"/>`.
  func pairedName() -> Name? {
    var stop = place
    while stop > 0,
      SecretMask.isQuote(text[stop - 1]) || SecretMask.isSpace(text[stop - 1]) || text[stop - 1] == UInt8(ascii: "\\")
    {
      stop -= 1
    }
    let floor = max(0, stop - SecretMask.longestPair)
    var start = stop
    while start > floor, SecretMask.isOfName(text[start - 1]) { start -= 1 }
    guard SecretName.isValue(text[start..<stop]), let open = opening(before: start, floor) else { return nil }
    let close = text[place..<min(text.count, place + SecretMask.longestPair)].firstIndex { "})".utf8.contains($0) }
    return namesSecret(in: open..<(close ?? min(text.count, place + SecretMask.longestPair)))
      ? Name(bytes: Array(text[start..<stop]), isQuery: false, isElement: false) : nil
  }

  /// Returns the index at which the object or the tag around `place` begins, or `nil` if there is none.
  private func opening(before place: Int, _ floor: Int) -> Int? {
    var at = place
    while at > floor {
      at -= 1
      switch text[at] {
      case UInt8(ascii: "{"), UInt8(ascii: "("): return at
      case UInt8(ascii: "<") where byte(at + 1)?.isASCIILetter ?? false: return at
      case UInt8(ascii: "}"): return nil
      default: break
      }
    }
    return nil
  }

  /// Returns a Boolean value that indicates whether a member or an attribute in the range has a secret name as its
  /// value, as in `"name":"Authorization"`.
  private func namesSecret(in range: Range<Int>) -> Bool {
    var at = range.lowerBound
    while at < range.upperBound {
      let stop = end(from: at) { SecretMask.isOfName($0) }
      if stop == at {
        at += 1
        continue
      }
      if SecretName.isNaming(text[at..<stop]), let name = assignedName(behind: stop), SecretName.isSecret(name) {
        return true
      }
      at = stop
    }
    return false
  }

  /// Returns the value of the member or attribute whose name ends at `stop`, or `nil` if the value is not a single
  /// word.
  private func assignedName(behind stop: Int) -> ArraySlice<UInt8>? {
    let isAround: (UInt8) -> Bool = { SecretMask.isQuote($0) || SecretMask.isSpace($0) || $0 == UInt8(ascii: "\\") }
    var at = end(from: stop, while: isAround)
    guard let sign = byte(at), sign == UInt8(ascii: "=") || sign == UInt8(ascii: ":") else { return nil }
    at = end(from: byte(at + 1) == UInt8(ascii: ">") ? at + 2 : at + 1, while: isAround)
    let last = end(from: at) { SecretMask.isOfName($0) }
    guard last > at, last - at <= 64, byte(last).map({ isAround($0) || ",})/>".utf8.contains($0) }) ?? true else {
      return nil
    }
    return text[at..<last]
  }

  // MARK: Elements

  /// Returns the content of an element whose start tag ends here and has attributes. Returns `nil` if neither the tag's
  /// name nor an attribute says that the content is secret.
  func taggedContent() -> Range<Int>? {
    guard let last = byte(place - 1), !"-=/?".utf8.contains(last) else { return nil }
    let floor = max(0, place - SecretMask.longestPair)
    guard let open = text[floor..<place].lastIndex(where: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: ">") }),
      text[open] == UInt8(ascii: "<"), byte(open + 1)?.isASCIILetter ?? false
    else { return nil }
    let name = text[open + 1..<place].prefix { !SecretMask.isSpace($0) }
    return SecretName.isSecret(name) || namesSecret(in: name.endIndex..<place)
      ? content(of: place + 1, named: Array(name)) : nil
  }

  /// Returns the range from `start` to the element's end tag. If the end tag is missing, the range ends at the next
  /// tag.
  func content(of start: Int, named name: [UInt8]) -> Range<Int>? {
    if stands("<![CDATA[", at: start) {
      let begin = start + 9
      return begin..<(text.index(of: Array("]]>".utf8), from: begin) ?? text.count)
    }
    let close = text.index(of: Array("</".utf8) + name, from: start)
    let found = start..<(close ?? end(from: start) { $0 != UInt8(ascii: "<") })
    return found.isEmpty ? nil : found
  }

  /// Returns the content of a secret element whose tags are written with entities, as in
  /// `&lt;password&gt;x&lt;/password&gt;`.
  func escapedContent() -> Range<Int>? {
    guard stands("&gt;", at: place) else { return nil }
    var start = place
    while start > max(0, place - SecretMask.longestName),
      SecretMask.isOfName(text[start - 1]) || text[start - 1] == UInt8(ascii: ":")
    {
      start -= 1
    }
    guard stands("&lt;", at: start - 4), SecretName.isSecret(text[start..<place]) else { return nil }
    let begin = place + 4
    return begin..<(text.index(of: Array("&lt;".utf8), from: begin) ?? text.count)
  }

  /// Returns the value between two quotes that are written as entities of HTML.
  func entityQuoted(from start: Int) -> Range<Int>? {
    for quote in SecretMask.entities where stands(quote, at: start) {
      let begin = start + quote.utf8CodeUnitCount
      let bytes = Array(UnsafeBufferPointer(start: quote.utf8Start, count: quote.utf8CodeUnitCount))
      return begin..<(text.index(of: bytes, from: begin) ?? text.count)
    }
    return nil
  }

  /// The entities of HTML for quotes.
  static let entities: [StaticString] = ["&quot;", "&#34;", "&apos;", "&#39;"]
}
