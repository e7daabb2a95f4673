public import JSON
public import Shape

/// A request while it is served: its parameters, and where its result goes.
public struct Call {
  /// The parameters.
  public let source: JSONSource
  let writer: JSONWriter
  /// What makes sure that a write with a key is done once; nil for all other calls.
  private let once: OnceKeeper?

  /// A call whose result goes to `out`.
  public init(_ source: JSONSource, to out: ByteBuffer) {
    self.init(source, to: out, once: nil)
  }

  init(_ source: JSONSource, to out: ByteBuffer, once: OnceKeeper?) {
    self.source = source
    writer = JSONWriter(out)
    self.once = once
  }

  /// Does what the method does and writes its result; for a write that was done before, writes the result that it had then.
  ///
  /// Whoever calls has found that the caller may do it: what was answered then is no secret now.
  @inline(__always) public func answer<Result: Value>(_ method: () throws(Failure) -> Result) throws(Failure) {
    if let once { return try answerOnce(once, method) }
    var writer = writer
    try method().write(to: &writer)
  }

  /// Writes the result of a write that was done before; answers false, and writes nothing, for all other calls.
  ///
  /// For who would refuse the call now because of what it did then.
  public func answerFromBefore() throws(Failure) -> Bool {
    guard let known = try once?.recall() else { return false }
    writer.out.append(text: known)
    return true
  }

  @inline(never) private func answerOnce<Result: Value>(_ once: OnceKeeper, _ method: () throws(Failure) -> Result) throws(Failure) {
    if try answerFromBefore() { return }
    let start = writer.out.count
    var writer = writer
    try method().write(to: &writer)
    try once.remember(writer.out.text(from: start))
  }
}
