/// Integers whose bits merge each for itself. A bit that one side has cleared is cleared, and a bit that one side has set is set.
enum MaskMerge {
  /// Merges three states of a mask, each as JSON.
  /// - Returns: the merged mask, or `nil` if one of the states is unknown or not a mask.
  static func merge(ancestor: String?, local: String?, server: String?) -> String? {
    guard let before = ancestor.flatMap({ Int($0) }), let here = local.flatMap({ Int($0) }), let there = server.flatMap({ Int($0) }),
      before >= 0, here >= 0, there >= 0
    else { return nil }
    let merged = before & here & there | (here | there) & ~before
    assert(merged & before & ~(here & there) == 0, "what one side has cleared stays cleared")
    return String(merged)
  }

  /// Clears the bits that one side has taken out of several masks together. A bit that one side moved to another mask, and the other side
  /// cleared, is cleared.
  static func clear(_ names: Set<String>, ancestor: Members, local: Members, server: Members, in merged: inout Members) {
    func all(_ members: Members) -> Int { names.reduce(0) { $0 | (members[$1].flatMap { Int($0) } ?? 0) } }
    let gone = all(ancestor) & ~(all(local) & all(server))
    if gone == 0 { return }
    for name in names {
      if let mask = merged[name].flatMap({ Int($0) }), mask & gone != 0 { merged[name] = String(mask & ~gone) }
    }
  }
}
