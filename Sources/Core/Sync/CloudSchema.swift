internal import Cloud
internal import JSON
internal import Shape
public import Tenancy

/// The form of records in the cloud: their types, and the fields of each type. The schema only ever grows, because
/// other versions of the program read it, too.
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
    // A record that was deleted and created again has the field `revival`. A record that was changed has the field
    // `stamps`.
    let more = [Revival.field, Stamps.field].map { ($0, String(jsonObject: [("type", jsonText(CloudValueType.text))])) }
    let former = OwnersRecords.former(of: "\(kind.traits.recordType)").map { [("formerly", jsonText($0))] } ?? []
    return String(
      jsonObject: [("record", jsonText("\(kind.name)"))] + former + [
        ("fields", String(jsonObject: fields + files + more))
      ])
  }
}

extension SyncedRecords {
  /// The form of these records in the cloud.
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
