internal import Cloud
internal import Shape

/// A record to save, prepared for the database. If the record is not valid, it has the reason for which the database
/// must refuse it.
struct SentRecord {
  let record: CloudRecord
  /// The fields by name, or `nil` if they can't be read.
  let fields: CloudFields?
  /// The fields that refer to contents, or `nil` if there are none.
  let files: [SentFile]?
  /// The reason why the record must be refused, as a kind and as a sentence. `nil` if the record is valid.
  private(set) var flaw: (kind: CloudErrorKind, sentence: String)?
  /// The contents that the record's fields refer to.
  let contents: [CloudFile]

  init(_ record: CloudRecord) {
    self.record = record
    if record.fields.isPlain {
      (fields, flaw, files, contents) = (record.fields, nil, nil, [])
      return
    }
    guard let given = record.fields.parsed else {
      (fields, flaw, files, contents) = (nil, (.invalidArguments, "The record's fields can't be read"), nil, [])
      return
    }
    if let bad = given.first(where: { $0.value?.flaw != nil }), let reason = bad.value?.flaw {
      (fields, flaw, files, contents) = (nil, (.invalidArguments, "\(bad.name) \(reason)"), nil, [])
      return
    }
    let found = given.compactMap { field in field.value?.file.map { (field.name, $0) } }
    contents = found.map(\.1)
    let isNew = record.recordChangeTag == nil
    if found.isEmpty, !isNew || given.allSatisfy({ $0.value != nil }) {
      (fields, files) = (record.fields, nil)
    } else {
      // The path of a file concerns only the device that sends it, so it is not stored. In a new record, a field
      // without a value has nothing to remove, so it is left out.
      let kept = isNew ? given.filter { $0.value != nil } : given
      fields = CloudFields(
        kept.map { .init($0.name, $0.value?.file.map { CloudFile($0.sha256, bytes: $0.bytes).value } ?? $0.value) })
      files = found.isEmpty ? nil : found.map { SentFile(field: $0.0, sha256: $0.1.sha256) }
    }
  }

  /// Marks the record as refused, because one of its contents can't be stored.
  mutating func isMissing(_ sentence: String) { flaw = (.assetFileMissing, sentence) }
}
