internal import JSON

/// What somebody else has said, such as a host in an error: it may quote the secrets that it was sent.
extension String {
  /// The beginning of the text, without the secrets that the text quotes. They are masked before the text is cut, as a piece of a secret is
  /// a secret, too.
  /// - Parameters:
  ///   - secrets: each of visible ASCII characters.
  ///   - most: the most characters (Unicode scalars) of the result.
  public func quoted(hiding secrets: [String], most: Int) -> String { String(hiding(secrets).unicodeScalars.prefix(most)) }

  /// The text with a mark in the place of each occurrence of a secret, as it is or as JSON spells it.
  func hiding(_ secrets: [String]) -> String {
    // The longest first: one secret may begin with another.
    let spellings = secrets.flatMap { [$0, String(jsonText($0).dropFirst().dropLast())] }.filter { !$0.isEmpty }
      .sorted { $0.utf8.count > $1.utf8.count }
    return spellings.reduce(self) { $0.hiding(spelling: $1) }
  }

  private func hiding(spelling secret: String) -> String {
    let (text, pattern) = (Array(utf8), Array(secret.utf8))
    guard text.count >= pattern.count else { return self }
    var (shown, place) = ([UInt8](), 0)
    while place < text.count {
      if text[place...].starts(with: pattern) {
        shown += Array("(secret)".utf8)
        place += pattern.count
      } else {
        shown.append(text[place])
        place += 1
      }
    }
    return String(decoding: shown, as: UTF8.self)
  }
}
