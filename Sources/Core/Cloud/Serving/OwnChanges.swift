/// The changes of one zone that this process has made itself, as ranges of change numbers.
public struct OwnChanges {
  private var spans: [ClosedRange<Int>] = []

  public init() {}

  /// Adds a range of changes that this process has made.
  /// - Parameter span: the numbers of the changes. They must be greater than all numbers that were added before.
  public mutating func note(_ span: ClosedRange<Int>) {
    if let last = spans.last, last.upperBound + 1 == span.lowerBound {
      spans[spans.count - 1] = last.lowerBound...span.upperBound
    } else {
      spans.append(span)
    }
  }

  /// Returns the last change of the range of own changes that contains the given change. Returns `nil` if this process
  /// has not made the given change.
  public func end(from change: Int) -> Int? {
    // The ranges are in ascending order, and at most one of them contains the change.
    var (low, high) = (0, spans.count)
    while low < high {
      let middle = (low + high) / 2
      if spans[middle].upperBound < change { low = middle + 1 } else { high = middle }
    }
    return low < spans.count && spans[low].contains(change) ? spans[low].upperBound : nil
  }
}
