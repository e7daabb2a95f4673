/// Integers whose bits are set and cleared each for itself: what one side has cleared is cleared, and what one side has set is set.
enum MaskMerge {
  /// Merges three states of a mask, each as JSON.
  /// - Returns: `nil` if one of them is no mask, or is not known.
  static func merge(ancestor: String?, local: String?, server: String?) -> String? {
    guard let before = ancestor.flatMap({ Int($0) }), let here = local.flatMap({ Int($0) }), let there = server.flatMap({ Int($0) }),
      before >= 0, here >= 0, there >= 0
    else { return nil }
    let merged = before & here & there | (here | there) & ~before
    assert(merged & before & ~(here & there) == 0, "what one side has cleared stays cleared")
    return String(merged)
  }

  /// Clears what one side has taken away of several masks together: a bit that one side moved to another mask and the other side cleared is
  /// gone.
  static func clear(_ names: Set<String>, ancestor: Members, local: Members, server: Members, in merged: inout Members) {
    func all(_ members: Members) -> Int { names.reduce(0) { $0 | (members[$1].flatMap { Int($0) } ?? 0) } }
    let gone = all(ancestor) & ~(all(local) & all(server))
    if gone == 0 { return }
    for name in names {
      if let mask = merged[name].flatMap({ Int($0) }), mask & gone != 0 { merged[name] = String(mask & ~gone) }
    }
  }
}
