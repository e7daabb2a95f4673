internal import JSON
public import Shape

/// A JSON value of a request that is read later, while the request is being served. It is not copied.
///
/// The reader may depend on another parameter: the type of a part of an answer is known only from the request that it
/// answers.
public struct UnreadJSON: Value {
  private let value: JSONValue?

  public static func read<S: Source>(from source: inout S) -> UnreadJSON {
    UnreadJSON(value: (source as? JSONSource)?.value)
  }
  public func write<K: Sink>(to sink: inout K) { sink.json(value?.compactText ?? "{}") }
  public static var schema: Schema { .any }
  public static var example: UnreadJSON { UnreadJSON(value: nil) }

  /// Reads the value. Unknown members are ignored.
  /// - Returns: the result of `read`, and the problems of the value. Their pointers start at the value.
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
  /// Returns -32602 for the problems of a part of an answer.
  static func invalidContent(_ problems: [Problem]) -> Failure {
    .invalidParams(problems.map { $0.within("/content", called: "content") })
  }
}
