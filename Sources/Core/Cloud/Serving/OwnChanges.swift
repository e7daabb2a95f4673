/// The changes of a zone that one process has made.
public struct OwnChanges {
  private var spans: [ClosedRange<Int>] = []

  public init() {}

  /// - Parameter span: behind all that were noted before.
  public mutating func note(_ span: ClosedRange<Int>) {
    if let last = spans.last, last.upperBound + 1 == span.lowerBound {
      spans[spans.count - 1] = last.lowerBound...span.upperBound
    } else {
      spans.append(span)
    }
  }

  /// The last of the changes from one on that are its own without a gap; nil where that one is not.
  public func end(from change: Int) -> Int? {
    // Of spans in order, the one that may have it.
    var (low, high) = (0, spans.count)
    while low < high {
      let middle = (low + high) / 2
      if spans[middle].upperBound < change { low = middle + 1 } else { high = middle }
    }
    return low < spans.count && spans[low].contains(change) ? spans[low].upperBound : nil
  }
}
