internal import JSON
public import Shape

/// A record of the public database. Everybody may read it, and operators write it.
public struct PublicRecord: Record, Sendable, Equatable {
  public let recordName: String, fields: CloudFields, recordChangeTag: String?
  public let creationDate: Timestamp?, modificationDate: Timestamp?

  public static let doc: StaticString = "A record of the public database."

  public init(
    _ recordName: String, _ fields: CloudFields, tag: String? = nil, createdAt: Timestamp? = nil,
    modifiedAt: Timestamp? = nil
  ) {
    self.recordName = recordName
    self.fields = fields
    recordChangeTag = tag
    creationDate = createdAt
    modificationDate = modifiedAt
  }
}

extension PublicRecord {
  public init<F: Fields<Self>>(_ field: inout F) {
    recordName = field(
      "recordName", \.recordName, "The name of the record, which is unique among the records of its type.",
      .length(1...255))
    fields = field("fields", \.fields, "The record's fields by name.")
    recordChangeTag = field.optional(
      "recordChangeTag", \.recordChangeTag, "The change tag: the container's name for this state of the record.")
    creationDate = field.optional(
      "creationDate", \.creationDate, "The time when the record was first saved, by the container's clock.")
    modificationDate = field.optional(
      "modificationDate", \.modificationDate, "The time when the record was last saved, by the container's clock.")
  }
}

extension CloudFields {
  /// The fields as a compact JSON object that has the values without their types.
  public var plainText: String {
    String(jsonObjectOf: list.filter { $0.value != nil }, name: \.name) { field, out in
      out.append(text: field.value?.plainJSON ?? "null")
    }
  }
}

extension CloudValue {
  /// The value as JSON without its type. The types of a list's elements are left out, too.
  fileprivate var plainJSON: String {
    guard type == .list else { return json }
    var text = json
    let elements = text.withUTF8 { bytes in
      JSONSource.decode(bytes) { source in
        source.value.elements.map { element in
          let inner =
            element.kind == .object && element.member("type") != nil ? element.member("value") ?? element : element
          return inner.compactText
        }
      }
    }
    return elements.map { "[\($0.joined(separator: ","))]" } ?? json
  }
}
