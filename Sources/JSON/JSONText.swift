public import Shape

/// A JSON text that is no message: a file, or what stands in something else.
public enum JSONText {
  /// Why it can't be read.
  public enum Defect: Error {
    case syntax(ParseFailure)
    /// It is JSON, and not of the shape that is wanted; there is at least one problem.
    case shape([Problem])

    /// What is wrong first, and where: a JSON Pointer, and what was expected there.
    public var sentence: String {
      switch self {
      case .syntax(let failure): return "\(failure.sentence) at byte \(failure.offset)"
      case .shape(let problems):
        guard let first = problems.first else { return "is not of the shape that is wanted" }
        let more = problems.count > 1 ? " (and \(problems.count - 1) more)" : ""
        return "\(first.pointer.isEmpty ? "" : "\(first.pointer): ")\(first.message)\(more)"
      }
    }
  }

  /// Reads a value; views of the text are valid until `read` returns.
  /// - Parameter ignoresUnknown: lets members pass that no record knows.
  public static func read<T>(
    _ text: [UInt8], ignoresUnknown: Bool = false, _ read: (inout JSONSource) -> T
  ) throws(Defect) -> T {
    let reading = try text.withUnsafeBufferPointer { look(at: $0, ignoresUnknown: ignoresUnknown, read) }.mapError(Defect.syntax).get()
    guard reading.problems.isEmpty else { throw .shape(reading.problems) }
    return reading.value
  }

  /// Reads a value, and says what is wrong with it.
  public static func look<T>(
    at text: UnsafeBufferPointer<UInt8>, ignoresUnknown: Bool = false, _ read: (inout JSONSource) -> T
  ) -> Result<(value: T, problems: [Problem]), ParseFailure> {
    let room = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: text.count + Tape.padding)
    defer { room.deallocate() }
    _ = room.update(fromContentsOf: text)
    var tape = Tape()
    guard tape.parse(UnsafeMutableBufferPointer(rebasing: room[..<text.count])) else {
      return .failure(tape.failure ?? ParseFailure(.badLiteral, at: 0))
    }
    let log = ProblemLog()
    defer { log.deallocate() }
    if ignoresUnknown { log.ignoreUnknown() }
    var source = JSONSource(tape.root, root: tape.root, log: log)
    return .success((read(&source), log.problems))
  }
}
