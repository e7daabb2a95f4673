public import RPC
public import Shape

/// The errors that everything stored words alike.
extension Failure {
  /// There is no such record in the company, or the caller may not see it; the two answer the same bytes.
  public static func notFound(_ what: StaticString) -> Failure { Failure(NotFoundData(), "There is no such \(what)") }

  /// Another record has the same unique value.
  public static func duplicate(_ what: StaticString, member: StaticString) -> Failure {
    Failure(DuplicateData(member: "\(member)"), "Another \(what) has the same \(member)")
  }

  /// The record has another version than the caller expects.
  public static func conflict<R: Entity>(_ current: R, for audience: Audience) -> Failure {
    Failure(ConflictData(current, for: audience), "The \(R.entityName) has version \(current.version)")
  }
}

extension Entity {
  /// Refuses to go on when the caller expects another version.
  public func require(_ expected: Int?, for audience: Audience) throws(Failure) {
    if let expected, expected != version { throw .conflict(self, for: audience) }
  }
}
