/// Returns `; did you mean NAME?` for a mistyped name. Returns an empty text if no candidate is similar enough.
/// - Parameter prefix: the prefix with which the name is typed, such as `--`.
public func suggestion(for typed: String, among candidates: some Sequence<String>, prefix: String = "") -> String {
  nearest(to: typed, among: candidates).map { "; did you mean \(prefix)\($0)?" } ?? ""
}

/// Returns the suggestion for a mistyped name. If no candidate is similar enough, returns a list of all candidates. If
/// there are more than 32, the list has the first eight.
/// - Parameter words: the words before the list, such as "the known names are".
public func suggestion(for typed: String, among candidates: [String], orAll words: String) -> String {
  let hint = suggestion(for: typed, among: candidates)
  if !hint.isEmpty || candidates.isEmpty { return hint }
  let isWhole = candidates.count <= 32
  return "; \(words) \(candidates.prefix(isWhole ? 32 : 8).joined(separator: ", "))\(isWhole ? "" : ", ...")"
}

/// Returns the candidate that is most similar to a mistyped name, or `nil` if none is similar enough.
///
/// The similarity is the optimal string alignment distance: the number of insertions, deletions, substitutions and
/// swaps of neighbours. The distance must be at most a third of the length of the longer name, and at most 4. A
/// candidate that begins with the whole typed text counts as a distance of at most 2. If there is no such candidate,
/// two other kinds are tried. First come candidates whose last part after a dot is the typed text. Then come candidates
/// that the text abbreviates, such as `quantity` for `qty`.
public func nearest(to typed: String, among candidates: some Sequence<String>) -> String? {
  let typedBytes = Array(typed.lowercased().utf8.prefix(128))
  guard !typedBytes.isEmpty else { return nil }
  var best: (name: String, distance: Int)?
  for candidate in candidates {
    let bytes = Array(candidate.lowercased().utf8)
    let limit = min(4, max(typedBytes.count, bytes.count) / 3)
    var distance = abs(bytes.count - typedBytes.count) > 4 ? 5 : alignmentDistance(typedBytes, bytes)
    if typedBytes.count >= 3, bytes.starts(with: typedBytes) {
      distance = min(distance, 2)
    } else if distance > limit {
      let endsAlike =
        typedBytes.count >= 3 && bytes.count > typedBytes.count
        && Array(bytes.suffix(typedBytes.count + 1)) == [UInt8(ascii: ".")] + typedBytes
      guard endsAlike || isShort(typedBytes, for: bytes) else { continue }
      distance = endsAlike ? 5 : 5 + bytes.count
    }
    if best.map({ distance < $0.distance }) ?? true { best = (candidate, distance) }
  }
  return best?.name
}

/// Returns a Boolean value that indicates whether a text abbreviates a name. Such a text has the first letter of the
/// name, and some of its other consonants in their order.
private func isShort(_ text: [UInt8], for name: [UInt8]) -> Bool {
  guard text.count >= 3, text[0] == name.first, !name.contains(UInt8(ascii: ".")),
    !text.dropFirst().contains(where: "aeiou".utf8.contains)
  else { return false }
  var rest = text[...]
  for byte in name where byte == rest.first { rest.removeFirst() }
  return rest.isEmpty
}

private func alignmentDistance(_ a: [UInt8], _ b: [UInt8]) -> Int {
  var beforeLast = [Int](repeating: 0, count: b.count + 1)
  var last = Array(0...b.count)
  for i in 0..<a.count {
    var row = [i + 1]
    for j in 0..<b.count {
      var cost = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
      if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, beforeLast[j - 1] + 1) }
      row.append(cost)
    }
    beforeLast = last
    last = row
  }
  return last[b.count]
}
