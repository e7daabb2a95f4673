internal import Cloud
internal import JSON
internal import Shape

/// A batch as the parameters of the SQL function `modify_records`: one array for each member of the records. For a
/// hundred thousand records, the database reads arrays faster than one JSON text.
struct SentBatch {
  let parameters: [ServerConnection.Parameter]

  /// - Parameter records: the records to save.
  init(_ request: ModifyRecords, _ records: [SentRecord]) {
    var (names, types, zones, tags) = (
      ArrayParameter(.uuid), ArrayParameter(.text), ArrayParameter(.text), ArrayParameter(.text)
    )
    var (parents, kinds, flaws, files) = (
      ArrayParameter(.uuid), ArrayParameter(.text), ArrayParameter(.text), ArrayParameter(.json)
    )
    var fields = ArrayParameter(.json, capacity: records.reduce(0) { $0 + ($1.fields?.text.utf8.count ?? 0) + 4 })
    var (zone, zoneText) = (CloudZone?.none, String?.none)
    func add(_ name: UUID, _ type: String, _ of: CloudZone?, _ tag: String?) {
      names.add(name)
      types.add(text: type)
      // Consecutive records are mostly in the same zone, so the JSON of the last zone is used again.
      if of != zone { (zone, zoneText) = (of, of.map { jsonText($0) }) }
      zones.add(json: zoneText)
      tags.add(text: tag)
    }
    for one in records {
      add(one.record.recordName, one.record.recordType, one.record.zone, one.record.recordChangeTag)
      fields.add(json: one.fields?.text)
      parents.add(one.record.parent)
      kinds.add(text: one.flaw?.kind.rawValue)
      flaws.add(text: one.flaw?.sentence)
      files.add(json: one.files.map { jsonText($0) })
    }
    for one in request.delete { add(one.recordName, one.recordType, one.zone, one.recordChangeTag) }
    parameters =
      [
        .text(request.database.rawValue), .text(PrivateUse.sealed(plain: request.operation)),
        .text(request.atomic ? "t" : "f"),
        .number(records.count),
      ]
      + [names, types, zones, fields, tags, parents, kinds, flaws, files].map { .array($0) }
  }
}
