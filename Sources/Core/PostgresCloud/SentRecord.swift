internal import Cloud
internal import Shape

/// A record to save, and what is wrong with it so that the database refuses it among the others.
struct SentRecord: Record {
  let recordName: UUID, recordType: String, zone: CloudZone, fields: CloudFields?, recordChangeTag: String?, parent: UUID?
  let files: [SentFile]?
  private(set) var flawKind: CloudErrorKind?, flaw: String?
  /// The contents that it brings along.
  let contents: [CloudFile]

  static let doc: StaticString = "A record to save."

  init(_ record: CloudRecord) {
    recordName = record.recordName
    recordType = record.recordType
    zone = record.zone
    recordChangeTag = record.recordChangeTag
    parent = record.parent
    guard let given = record.fields.parsed else {
      (fields, flawKind, flaw, files, contents) = (nil, .invalidArguments, "Its fields can't be read", nil, [])
      return
    }
    if let bad = given.first(where: { $0.value?.flaw != nil }), let reason = bad.value?.flaw {
      (fields, flawKind, flaw, files, contents) = (nil, .invalidArguments, "\(bad.name) \(reason)", nil, [])
      return
    }
    let found = given.compactMap { field in field.value?.file.map { (field.name, $0) } }
    contents = found.map(\.1)
    let isNew = record.recordChangeTag == nil
    if found.isEmpty, !isNew || given.allSatisfy({ $0.value != nil }) {
      (fields, files) = (record.fields, nil)
    } else {
      // Where a file was is nobody else's business, and what is taken away from a new record was never there.
      let kept = isNew ? given.filter { $0.value != nil } : given
      fields = CloudFields(kept.map { .init($0.name, $0.value?.file.map { CloudFile($0.sha256, bytes: $0.bytes).value } ?? $0.value) })
      files = found.isEmpty ? nil : found.map { SentFile(field: $0.0, sha256: $0.1.sha256) }
    }
  }

  /// A content of it is not there.
  mutating func isMissing(_ sentence: String) { (flawKind, flaw) = (.assetFileMissing, sentence) }

  init<F: Fields<Self>>(_ field: inout F) {
    recordName = field("recordName", \.recordName, "The record's id.")
    recordType = field("recordType", \.recordType, "The kind of record.")
    zone = field("zone", \.zone, "Where it is.")
    fields = field("fields", \.fields, "Its fields by name; null for those that can't be read.")
    recordChangeTag = field.optional("recordChangeTag", \.recordChangeTag, "The state that it is to take the place of.")
    parent = field.optional("parent", \.parent, "The record that it belongs to.")
    flawKind = field.optional("flawKind", \.flawKind, "What it is refused with.")
    flaw = field.optional("flaw", \.flaw, "The same as a sentence.")
    files = field.optional("files", \.files, "Its fields that have contents.")
    contents = []
  }
}
