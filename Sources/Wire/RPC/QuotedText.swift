internal import JSON

/// Masking of secrets in texts of other programs, such as the message of a host's error. Such a text may quote the
/// secrets that were sent to the program.
extension String {
  /// Returns the beginning of the text, with the secrets in it masked. The secrets are masked first, and the text is
  /// cut afterwards. Otherwise, a secret that the cut divides would not be found, and its first part would be shown.
  /// - Parameters:
  ///   - secrets: the secrets, each of visible ASCII characters.
  ///   - most: the largest number of characters (Unicode scalars) of the result.
  public func quoted(hiding secrets: [String], most: Int) -> String {
    String(hiding(secrets).unicodeScalars.prefix(most))
  }

  /// Returns the text with `(secret)` in the place of each secret. A secret is found in its plain spelling and in its
  /// JSON spelling.
  func hiding(_ secrets: [String]) -> String {
    // The longest spelling is replaced first. If one secret begins with another, replacing the shorter one first would
    // leave the rest of the longer one.
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
