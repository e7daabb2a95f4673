internal import RPC

/// What a method about passwords does.
struct DeferredWork<Result> {
  /// What comes of it.
  enum Outcome {
    case result(Result)
    /// An error, and what was stored stays.
    case refusal(Failure)
  }

  /// Takes long, on another thread.
  let compute: @Sendable () -> [UInt8]
  let finish: ([UInt8]) throws(Failure) -> Outcome
  /// Called in its place when the request was cancelled meanwhile.
  var dropped: ([UInt8]) throws(Failure) -> Void = { (_) throws(Failure) in }
}
