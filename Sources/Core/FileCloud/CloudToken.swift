internal import Shape

/// A position in what has changed: of a container, or of one of its zones.
struct CloudToken {
  /// What tells containers, and zones that were made anew, apart.
  let origin: String
  let change: Int

  init(_ origin: String, _ change: Int) {
    self.origin = origin
    self.change = change
  }

  /// nil for a text that is no token.
  init?(_ text: String) {
    guard let dot = text.lastIndex(of: "."), let change = Int(text[text.index(after: dot)...], radix: 36), change >= 0 else { return nil }
    origin = String(text[..<dot])
    self.change = change
  }

  var text: String { "\(origin).\(String(change, radix: 36))" }
}
