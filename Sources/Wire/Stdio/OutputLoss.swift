/// What could not be written to the standard output, and why.
public final class OutputLoss {
  public enum Reason {
    /// write(2) failed with this error number: mostly, nobody reads any more.
    case failed(Int32)
    /// A second signal asked for the end, and the reader went on not reading.
    case notRead
  }

  /// nil as long as nothing was lost.
  public private(set) var reason: Reason?
  /// How many bytes were not written.
  public private(set) var count = 0

  init() {}

  func add(_ count: Int, _ reason: Reason?) {
    self.count += count
    if self.reason == nil { self.reason = reason }
  }

  /// A sentence for the log.
  /// - Parameter failure: says what an error number means.
  public func sentence(_ failure: (Int32) -> String) -> String? {
    switch reason {
    case nil: nil
    case .failed(let number): "the standard output can't be written: \(failure(number)); \(count) bytes were not delivered"
    case .notRead:
      "nobody has read the replies for \(Signals.patience / 1000) seconds since the second signal; \(count) bytes were not delivered"
    }
  }
}
