extension Array {
  /// Returns a shorter collection that still causes the fault, without the elements that the fault does not need.
  func shrunk(_ isFaulty: ([Element]) -> Bool) -> [Element] {
    var all = self
    var size = count / 2
    while size > 0 {
      var start = 0
      while start < all.count {
        var shorter = all
        shorter.removeSubrange(start..<Swift.min(start + size, all.count))
        if isFaulty(shorter) { all = shorter } else { start += size }
      }
      size /= 2
    }
    return all
  }
}
