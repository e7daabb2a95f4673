/// The number of bytes that could not be written to the standard output, and the reason.
public final class OutputLoss {
  public enum Reason {
    /// write(2) failed with this error number. In most cases, the reader has closed its end of the pipe.
    case failed(Int32)
    /// A second signal asked the process to end, but the reader did not read the output within `Signals.patience`.
    case notRead
  }

  /// The reason why bytes were lost, or `nil` if no byte was lost so far.
  public private(set) var reason: Reason?
  /// The number of bytes that were lost so far.
  public private(set) var count = 0

  init() {}

  func add(_ count: Int, _ reason: Reason?) {
    self.count += count
    if self.reason == nil { self.reason = reason }
  }

  /// Returns a sentence about the loss for the log, or `nil` if no byte was lost.
  /// - Parameter failure: returns the meaning of an error number.
  public func sentence(_ failure: (Int32) -> String) -> String? {
    switch reason {
    case nil: nil
    case .failed(let number):
      "the standard output can't be written: \(failure(number)); \(count) bytes were not delivered"
    case .notRead:
      "no program read the replies for \(Signals.patience / 1000) seconds after the second signal; \(count) bytes were not delivered"
    }
  }
}
