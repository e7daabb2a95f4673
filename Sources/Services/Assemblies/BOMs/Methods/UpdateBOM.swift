internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `assemblies.boms.update`: changes the given members of a bill of materials.
struct UpdateBOM: CompanyMethod {
  let id: ID<BOMDetails>, changes: Patch<BOMDraft>, expect: Int?

  static let name: StaticString = "assemblies.boms.update"
  static let doc: StaticString =
    "Changes the given members of a bill of materials. Builds that were planned before keep their components."
  static let access = BOMDetails.access(to: .update)
  static let effect = Effect.write
  static let resultDoc: StaticString =
    "The bill of materials after the change. If nothing differs, it is returned as it was, with the same version."
  static let errors: [ErrorCode] = [.notFound, .conflict]
  static let examples = [
    Example(
      "two at a time", given: Example.recipe,
      params: #"{"company":"{{0.id}}","id":"{{3.id}}","changes":{"lines":[{"sku":"FLOUR","quantity":1}],"yield":2}}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", \.id, "The id of the bill of materials.")
    changes = field("changes", \.changes, "The members to change, with their new values. `lines` replaces all lines.")
    expect = field.expect(\.expect)
  }

  func call(on service: BOMs, in context: CompanyContext) throws(Failure) -> BOM {
    try service.update(id, changes, expect: expect, in: context)
  }
}
