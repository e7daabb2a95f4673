extension String {
  /// Returns the text in which each occurrence of `part` is replaced by `replacement`. `part` must not be empty.
  public func replacing(_ part: String, with replacement: String) -> String {
    var result: [UInt8] = []
    var rest = Array(utf8)[...]
    while let place = rest.firstIndex(of: part) {
      result += rest[..<place]
      result += replacement.utf8
      rest = rest[(place + part.utf8.count)...]
    }
    return String(decoding: result + rest, as: UTF8.self)
  }
}
