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
  /// Whoever calls has found that the caller may do it: what was answered then is no secret now, but for restricted fields.
  /// - Parameter audience: who the result is for.
  @inline(__always) public func answer<Result: Value>(
    for audience: Audience = .anyone, _ method: () throws(Failure) -> Result
  ) throws(Failure) {
    if let once { return try answerOnce(once, for: audience, method) }
    var writer = JSONWriter(writer.out, for: audience)
    try method().write(to: &writer)
  }

  /// Writes the result of a write that was done before; answers false, and writes nothing, for all other calls.
  ///
  /// For who would refuse the call now because of what it did then.
  public func answerFromBefore<Result: Value>(_ type: Result.Type, for audience: Audience = .anyone) throws(Failure) -> Bool {
    guard let known = try once?.recall() else { return false }
    if audience.covers(known.audience) {
      writer.out.append(text: known.text)
    } else {
      try rewrite(known, as: type, for: audience)
    }
    return true
  }

  /// What it was answered with, when it is a write that was done before; nil for all other calls.
  public func resultFromBefore<Result: Value>(_ type: Result.Type) throws(Failure) -> Result? {
    try once?.recall().flatMap { decode($0, as: type) }
  }

  private func decode<Result: Value>(_ known: OnceResult, as type: Result.Type) -> Result? {
    Result(json: known.text)
  }

  /// Leaves out what the caller may not see, or no longer.
  private func rewrite<Result: Value>(_ known: OnceResult, as type: Result.Type, for audience: Audience) throws(Failure) {
    guard let result = decode(known, as: type) else { throw Failure(.internalError, "Internal error") }
    var writer = JSONWriter(writer.out, for: audience)
    result.write(to: &writer)
  }

  @inline(never) private func answerOnce<Result: Value>(
    _ once: OnceKeeper, for audience: Audience, _ method: () throws(Failure) -> Result
  ) throws(Failure) {
    if try answerFromBefore(Result.self, for: audience) { return }
    var writer = JSONWriter(writer.out, for: audience)
    let start = writer.out.count
    try method().write(to: &writer)
    try once.remember(OnceResult(text: writer.out.text(from: start), audience: audience))
  }
}
