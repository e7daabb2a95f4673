internal import JSON
public import Shape

/// A JSON value in the parameters of a request. It is not copied, and the method reads it while the request is being
/// served.
///
/// This is needed if the value's type depends on another parameter. For example, the type of a part of a host's answer
/// depends on the host request, which another parameter names.
public struct UnreadJSON: Value {
  private let value: JSONValue?

  public static func read<S: Source>(from source: inout S) -> UnreadJSON {
    UnreadJSON(value: (source as? JSONSource)?.value)
  }
  public func write<K: Sink>(to sink: inout K) { sink.json(value?.compactText ?? "{}") }
  public static var schema: Schema { .any }
  public static var example: UnreadJSON { UnreadJSON(value: nil) }

  /// Reads the value. Unknown members are ignored.
  /// - Returns: the result of `read`, and the problems of the value. The problems' pointers begin at the value.
  func read<T>(_ read: (inout JSONSource) -> T) -> (result: T, problems: [Problem]) {
    let log = ProblemLog()
    defer { log.deallocate() }
    log.ignoreUnknown()
    let value = value ?? .emptyObject
    var source = JSONSource(value, root: value, log: log)
    return (read(&source), log.problems)
  }
}

extension Failure {
  /// Returns -32602 for the problems of a part of a host's answer, which is the member `content` of the parameters.
  static func invalidContent(_ problems: [Problem]) -> Failure {
    .invalidParams(problems.map { $0.within("/content", called: "content") })
  }
}
