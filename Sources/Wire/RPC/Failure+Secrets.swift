internal import JSON
internal import Shape

/// Errors that quote a secret: whoever was sent one may say what was wrong with it.
extension Failure {
  /// The same failure without secrets that it quotes.
  /// - Parameter secrets: each of visible ASCII characters.
  public func hiding(_ secrets: [String]) -> Failure {
    // In JSON it is spelled as a string is.
    let spellings = secrets.flatMap { [$0, String(jsonText($0).dropFirst().dropLast())] }.filter { !$0.isEmpty }
    func hidden(_ text: String) -> String { spellings.reduce(text) { $0.hiding($1) } }
    return changed(hidden(message)) { data in
      guard let fault = data as? HostErrorData, let error = fault.error else { return data }
      return HostErrorData(error: RawJSON(hidden(error.text)), reason: fault.reason)
    }
  }
}

extension String {
  /// The text with a mark in the place of each occurrence of a secret.
  fileprivate func hiding(_ secret: String) -> String {
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
