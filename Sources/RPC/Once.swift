internal import JSON
internal import Shape

/// A write that is done once, however often it is asked for: its key, and what it asks for.
public struct Once {
  /// The member of the parameters that holds the key.
  static let member: StaticString = "idempotencyKey"

  public let key: String
  /// The method and its parameters, in one spelling.
  public let request: String
}

/// A write with a key, and the store that knows whether it was done before.
final class OnceKeeper {
  private let once: Once
  private let work: any UnitOfWork

  init(_ once: Once, in work: any UnitOfWork) {
    self.once = once
    self.work = work
  }

  func recall() throws(Failure) -> String? { try work.recall(once) }
  func remember(_ result: String) throws(Failure) { try work.remember(once, result: result) }
}

extension Once {
  /// The schema of the member, for the discovery document.
  static let schema = ObjectSchema.Member(
    name: "\(member)", schema: Schema.nullable(Line.schema.limited(by: length)), isRequired: false,
    doc:
      "Any text of yours, by name only: a repeat with the same key and parameters gets the first result and changes nothing, for 30 days.")

  private static let length = Limit.length(1...200)

  /// The key among the parameters of a write; nil when there is none, or when it can't be read, which the log says then.
  init?(in params: JSONValue?, of method: JSONValue, _ log: ProblemLog) {
    guard let params, let value = params.member(Once.member) else {
      log.expect(.init(Once.member, isPresent: false))
      return nil
    }
    log.expect(.init(Once.member, isPresent: true))
    if value.kind == .null { return nil }
    var source = JSONSource(value, root: params, log: log)
    let line = Line.read(from: &source)
    if let complaint = line.violation(of: Once.length) { source.refuse(complaint) }
    guard log.isEmpty else { return nil }
    key = line.text
    request = "\(method.string) \(params.canonicalText(without: Once.member))"
  }
}
