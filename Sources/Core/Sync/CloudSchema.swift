internal import Cloud
internal import JSON
internal import Shape
public import Tenancy

/// The description of the records in the cloud: the record types, and the fields of each type. Record types and fields
/// are added and never removed, because other versions of the program read the same records.
public enum CloudSchema {
  /// Returns the schema as a JSON document.
  public static func text(of kinds: [SyncedRecords]) -> String {
    let types = kinds.sorted {
      ($0.traits.rank, "\($0.traits.recordType)") < ($1.traits.rank, "\($1.traits.recordType)")
    }
    return String(jsonObject: [
      ("recordTypes", String(jsonObject: types.map { ("\($0.traits.recordType)", text(of: $0)) }))
    ])
  }

  private static func text(of kind: SyncedRecords) -> String {
    let fields = kind.cloudForm.properties.flatMap { property in
      property.fields.map { field in
        (
          field.name,
          String(
            jsonObject: [("type", jsonText(field.type)), ("member", jsonText(property.member))]
              + (property.words.isEmpty ? [] : [("values", jsonText(property.words.map(\.there)))]))
        )
      }
    }
    let files = kind.traits.files.map { ("\($0)", String(jsonObject: [("type", jsonText(CloudValueType.asset))])) }
    // Besides its members, a record can have two more fields: `revival` if it was deleted and created again, and
    // `stamps` if it was changed.
    let more = [Revival.field, Stamps.field].map { ($0, String(jsonObject: [("type", jsonText(CloudValueType.text))])) }
    let former = OwnersRecords.former(of: "\(kind.traits.recordType)").map { [("formerly", jsonText($0))] } ?? []
    return String(
      jsonObject: [("record", jsonText("\(kind.name)"))] + former + [
        ("fields", String(jsonObject: fields + files + more))
      ])
  }
}

extension SyncedRecords {
  /// The names and types of the fields in which the cloud stores these records.
  var cloudForm: CloudForm {
    let names = [("company", "companyID")] + traits.names.map { ("\($0.member)", "\($0.field)") }
    return CloudForm(
      of: schema(), without: Set(traits.derived.map { "\($0.member)" }),
      names: Dictionary(names, uniquingKeysWith: { $1 }),
      words: Dictionary(
        traits.words.map { member, words in ("\(member)", words.map { ("\($0.here)", "\($0.there)") }) },
        uniquingKeysWith: { $1 }))
  }
}
