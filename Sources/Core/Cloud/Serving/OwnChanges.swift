/// The changes of a zone that one process has made.
public struct OwnChanges {
  private var spans: [ClosedRange<Int>] = []

  public init() {}

  /// Adds changes of the process.
  /// - Parameter span: the changes, which come after all that were added before.
  public mutating func note(_ span: ClosedRange<Int>) {
    if let last = spans.last, last.upperBound + 1 == span.lowerBound {
      spans[spans.count - 1] = last.lowerBound...span.upperBound
    } else {
      spans.append(span)
    }
  }

  /// Returns the last of the changes that are its own without a gap, from the given change on. Returns `nil` if that one is not its own.
  public func end(from change: Int) -> Int? {
    // The spans are in order, and one of them may have the change.
    var (low, high) = (0, spans.count)
    while low < high {
      let middle = (low + high) / 2
      if spans[middle].upperBound < change { low = middle + 1 } else { high = middle }
    }
    return low < spans.count && spans[low].contains(change) ? spans[low].upperBound : nil
  }
}
