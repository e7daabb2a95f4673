public import JSON
public import Shape

/// Reading and checking the answers to host requests. The answers of hosts and containers are checked only here,
/// against the description of the answer's record.
///
/// Members that the record does not describe are dropped. The record's fields define the types and limits.
/// `problems(of:)` makes the checks that concern several fields. An answer with a problem is never stored.
extension HostRequest {
  /// Reads an answer. The answer's problems are recorded in the source.
  public func answer(from source: inout JSONSource) -> Answer {
    source.ignoreUnknown()
    let answer = Answer.read(from: &source)
    if !source.hasProblems { source.note(problems(of: answer)) }
    return answer
  }
}

extension Failure {
  /// A Boolean value that indicates whether the host has answered, but the answer does not fit its description.
  public var isWrongAnswer: Bool { (data as? HostFaultData)?.problems != nil }

  /// Returns the error that the host's answer does not fit its description.
  /// - Parameter problems: the problems, with pointers into the answer's `result`.
  public static func hostFault(_ problems: [Problem]) -> Failure {
    let problems = problems.map { $0.called("result") }
    let first = problems.first?.message ?? "it can't be read"
    let more = problems.count > 1 ? " (and \(problems.count - 1) more)" : ""
    return Failure(HostFaultData(problems: problems), "The host's answer can't be used: \(first)\(more)")
  }
}
