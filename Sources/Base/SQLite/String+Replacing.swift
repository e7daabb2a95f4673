extension String {
  /// Returns the text with every occurrence of `part` replaced.
  public func replacing(_ part: String, with replacement: String) -> String {
    var result: [UInt8] = []
    let source = Array(utf8)
    let wanted = Array(part.utf8)
    var at = 0
    while at < source.count {
      if !wanted.isEmpty, at + wanted.count <= source.count, source[at] == wanted[0], source[at..<at + wanted.count].elementsEqual(wanted) {
        result += replacement.utf8
        at += wanted.count
      } else {
        result.append(source[at])
        at += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
