internal import JSON

/// A text of another program, such as the message of a host's error. It may quote the secrets that the program was sent.
extension String {
  /// Returns the beginning of the text, without the secrets that it quotes. They are masked before the text is cut, as a part of a secret
  /// is a secret, too.
  /// - Parameters:
  ///   - secrets: the secrets, each of visible ASCII characters.
  ///   - most: the largest number of characters (Unicode scalars) of the result.
  public func quoted(hiding secrets: [String], most: Int) -> String { String(hiding(secrets).unicodeScalars.prefix(most)) }

  /// Returns the text with a mark in the place of each occurrence of a secret, in plain spelling or in that of JSON.
  func hiding(_ secrets: [String]) -> String {
    // The longest comes first: one secret may begin with another.
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
