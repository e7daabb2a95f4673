public import Shape

/// The result for one record of a batch: the record's new state, or the reason why the container refused it.
public struct CloudResult: Record, Sendable {
  public let recordName: UUID?, recordChangeTag: String?, creationDate: Timestamp?, modificationDate: Timestamp?
  public let kind: CloudErrorKind?, message: String?, serverRecord: CloudRecord?, retryAfter: Int?

  public static let doc: StaticString =
    "The result for one record: its new state, or the reason why the container refused it."

  /// Creates the result for a record that was saved with the sent fields, or was deleted.
  public init(_ recordName: UUID, tag: String?, createdAt: Timestamp? = nil, modifiedAt: Timestamp?) {
    self.recordName = recordName
    recordChangeTag = tag
    creationDate = createdAt
    modificationDate = modifiedAt
    (kind, message, serverRecord, retryAfter) = (nil, nil, nil, nil)
  }

  /// Creates the result for a record that the container refused.
  public init(_ recordName: UUID, _ kind: CloudErrorKind, _ message: String, serverRecord: CloudRecord? = nil) {
    self.recordName = recordName
    self.kind = kind
    self.message = message
    self.serverRecord = serverRecord
    (recordChangeTag, creationDate, modificationDate, retryAfter) = (nil, nil, nil, nil)
  }
}

extension CloudResult {
  public init<F: Fields<Self>>(_ field: inout F) {
    recordName = field.optional("recordName", \.recordName, "The id of the record.")
    recordChangeTag = field.optional("recordChangeTag", \.recordChangeTag, "The change tag of the saved record.")
    creationDate = field.optional(
      "creationDate", \.creationDate, "The time when the record was first saved, by the container's clock.")
    modificationDate = field.optional(
      "modificationDate", \.modificationDate, "The time when the record was saved, by the container's clock.")
    kind = field.optional("kind", \.kind, "The reason why the record was refused.")
    message = field.optional("message", \.message, "The reason, as a sentence for people.")
    serverRecord = field.optional(
      "serverRecord", \.serverRecord, "The record as the container has it, if `kind` is `serverRecordChanged`.")
    retryAfter = field.optional("retryAfter", \.retryAfter, "The milliseconds after which the core may try again.")
  }
}
