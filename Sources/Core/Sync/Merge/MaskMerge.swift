/// The merge of masks: integers whose bits are merged one by one. A bit that one side has cleared is cleared. A bit
/// that one side has set is set.
enum MaskMerge {
  /// Merges three states of a mask, each as JSON.
  /// - Returns: the merged mask, or `nil` if one of the states is unknown or not a mask.
  static func merge(ancestor: String?, local: String?, server: String?) -> String? {
    guard let before = ancestor.flatMap({ Int($0) }), let here = local.flatMap({ Int($0) }),
      let there = server.flatMap({ Int($0) }),
      before >= 0, here >= 0, there >= 0
    else { return nil }
    let merged = before & here & there | (here | there) & ~before
    assert(merged & before & ~(here & there) == 0, "what one side has cleared stays cleared")
    return String(merged)
  }

  /// Clears the bits that one side has removed from all masks of a record, such as a user's `deptMask` and
  /// `managerMask`. Such a bit is cleared in all masks, even if the other side has moved the bit from one mask to
  /// another.
  /// - Parameters:
  ///   - names: the members with the masks.
  ///   - merged: the merged members, in which the bits are cleared.
  static func clear(_ names: Set<String>, ancestor: Members, local: Members, server: Members, in merged: inout Members)
  {
    func all(_ members: Members) -> Int { names.reduce(0) { $0 | (members[$1].flatMap { Int($0) } ?? 0) } }
    let gone = all(ancestor) & ~(all(local) & all(server))
    if gone == 0 { return }
    for name in names {
      if let mask = merged[name].flatMap({ Int($0) }), mask & gone != 0 { merged[name] = String(mask & ~gone) }
    }
  }
}
