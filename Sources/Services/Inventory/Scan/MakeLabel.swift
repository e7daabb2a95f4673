internal import Ports
internal import RPC
internal import Shape
internal import Tenancy

/// The method `scan.label`: returns the text of a code that can be printed on a label for a record.
struct MakeLabel: CompanyMethod {
  let kind: LabelKind, id: UUID

  static let name: StaticString = "scan.label"
  static let doc: StaticString =
    "Returns the text of a code to print on a label for a record. When the code is scanned, scan.resolve finds the record, even years later."
  static let access = Access.member
  static let effect = Effect.read
  static let resultDoc: StaticString =
    "The code and the record's name. Each call for the same record returns the same code."
  static let errors: [ErrorCode] = [.notFound]
  static let examples = [
    Example("of an item", given: Example.items, params: #"{"company":"{{0.id}}","kind":"item","id":"{{1.id}}"}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    kind = field("kind", \.kind, "The kind of the record: item, lot, location, loan, order or dispatch.")
    id = field("id", \.id, "The id of the record.")
  }

  func call(on service: Scan, in context: CompanyContext) throws(Failure) -> MadeLabel {
    try service.label(kind, id, in: context)
  }
}
