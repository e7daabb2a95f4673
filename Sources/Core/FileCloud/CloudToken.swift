internal import Shape

/// A position in the list of changes of a container, or of one of its zones. A core stores it as a text.
struct CloudToken {
  /// The text that identifies the container or the zone. If a zone is deleted and created again, this text changes.
  let origin: String
  let change: Int
  /// The random mark of the commit that contains the position, or `nil` in tokens of older programs.
  let mark: Int?

  init(_ origin: String, _ change: Int, _ mark: Int?) {
    self.origin = origin
    self.change = change
    self.mark = mark
  }

  /// Reads a token. Returns `nil` for a text that is not a token.
  init?(_ text: String) {
    guard let dot = text.lastIndex(of: ".") else { return nil }
    let numbers = text[text.index(after: dot)...].split(separator: "-", omittingEmptySubsequences: false).map {
      Int($0, radix: 36)
    }
    guard 1...2 ~= numbers.count, let change = numbers[0], change >= 0, numbers.count == 1 || numbers[1] != nil else {
      return nil
    }
    origin = String(text[..<dot])
    self.change = change
    mark = numbers.count == 2 ? numbers[1] : nil
  }

  var text: String { "\(origin).\(String(change, radix: 36))\(mark.map { "-\(String($0, radix: 36))" } ?? "")" }
}
