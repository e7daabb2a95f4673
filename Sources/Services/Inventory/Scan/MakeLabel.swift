internal import Ports
internal import RPC
internal import Shape
internal import Tenancy

/// The method `scan.label`: returns a code for a label, which always leads to the record.
struct MakeLabel: CompanyMethod {
  let kind: LabelKind, id: UUID

  static let name: StaticString = "scan.label"
  static let doc: StaticString =
    "Returns a code for a label, which always leads to the record: scan.resolve finds the record by this code, even years later."
  static let access = Access.member
  static let effect = Effect.read
  static let resultDoc: StaticString = "The code. Each call for the same record returns the same code."
  static let errors: [ErrorCode] = [.notFound]
  static let examples = [
    Example("of an item", given: Example.items, params: #"{"company":"{{0.id}}","kind":"item","id":"{{1.id}}"}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    kind = field("kind", \.kind, "The kind of the record.")
    id = field("id", \.id, "The id of the record.")
  }

  func call(on service: Scan, in context: CompanyContext) throws(Failure) -> MadeLabel {
    try service.label(kind, id, in: context)
  }
}
