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
}
