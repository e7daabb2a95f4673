public import Shape

/// Reading JSON texts that are not messages, such as a file, a document from elsewhere, or a part of another text.
public enum JSONText {
  /// The reason why a JSON text can't be used.
  public enum Defect: Error {
    case syntax(ParseFailure)
    /// The text is valid JSON, but does not have the expected form. There is at least one problem.
    case shape([Problem])

    /// A sentence about the first problem, with its JSON Pointer. If there are more problems, it states their number.
    public var sentence: String {
      switch self {
      case .syntax(let failure): return "it is not valid JSON: \(failure.sentence)"
      case .shape(let problems):
        guard let first = problems.first?.called("it") else { return "it does not have the expected form" }
        let more = problems.count > 1 ? " (and \(problems.count - 1) more)" : ""
        return "\(first.pointer.isEmpty ? "" : "\(first.pointer): ")\(first.message)\(more)"
      }
    }
  }

  /// Reads a value from a JSON text. Views of the text that `read` gets are valid only until it returns.
  /// - Parameter ignoresUnknown: a Boolean value that indicates whether unknown members are ignored.
  public static func read<T>(
    _ text: [UInt8], ignoresUnknown: Bool = false, _ read: (inout JSONSource) -> T
  ) throws(Defect) -> T {
    let reading = try text.withUnsafeBufferPointer { look(at: $0, ignoresUnknown: ignoresUnknown, read) }.mapError(
      Defect.syntax
    ).get()
    guard reading.problems.isEmpty else { throw .shape(reading.problems) }
    return reading.value
  }

  /// Reads a value from a JSON text. Returns the value and its problems, or the reason why the text is not valid JSON.
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

extension Value {
  /// Reads a value from JSON text that the core itself has written. Returns `nil` if the text is damaged, or is not a
  /// value of this type.
  public init?(json text: String) {
    var text = text
    guard let value = text.withUTF8({ JSONSource.decode($0) { Self.read(from: &$0) } }) else { return nil }
    self = value
  }
}

extension Problem {
  /// Returns the problem of a text that is no request. In its message, `name` replaces the word "params", which stands
  /// for the whole text. A problem of a part of the text is returned unchanged.
  public func called(_ name: String) -> Problem {
    guard pointer.isEmpty, message.hasPrefix("params ") else { return self }
    return Problem(pointer: "", kind: kind, message: "\(name) \(message.dropFirst("params ".count))")
  }
}
