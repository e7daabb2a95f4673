/// The result of saving or deleting one record of a batch.
public enum BatchOutcome: Equatable, Sendable {
  case saved(tag: String?, createdAt: Instant?, modifiedAt: Instant?)
  case deleted
  /// - Parameter server: the record in CloudKit, in the form of the protocol, if the kind is serverRecordChanged.
  case refused(CloudRefusal, server: JSONValue? = nil)

  /// Returns the result as an element of the answer to `host.cloud.records.modify`.
  func json(_ name: RecordName) -> JSONValue {
    switch self {
    case .saved(let tag, let createdAt, let modifiedAt):
      .members(
        ("recordName", .string(name.text)), ("recordChangeTag", tag.map { .string($0) }),
        ("creationDate", createdAt.map { .string($0.text) }), ("modificationDate", modifiedAt.map { .string($0.text) }))
    case .deleted: .members(("recordName", .string(name.text)))
    case .refused(let refusal, let server):
      .members(
        ("recordName", .string(name.text)), ("kind", .string(refusal.kind.rawValue)),
        ("message", .string(refusal.message)),
        ("serverRecord", server), ("retryAfter", refusal.retryAfter.map { .int($0) }))
    }
  }

  var refusal: CloudRefusal? { if case .refused(let refusal, _) = self { refusal } else { nil } }
}
