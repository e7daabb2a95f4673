internal import RPC
internal import Shape
internal import Tenancy

/// The method `scan.resolve`: interprets a scanned code.
struct ResolveCode: CompanyMethod {
  let code: String, symbology: Symbology?, archived: Bool?

  static let name: StaticString = "scan.resolve"
  static let doc: StaticString =
    "Interprets a scanned code. Returns whether the code is valid, its content, and the records of the company that have this code."
  static let access = Access.member
  static let effect = Effect.read
  static let resultDoc: StaticString =
    "The interpretation of the code. An invalid code is no error: `valid` is then `false`."
  static let examples = [
    Example(
      "a UPC-E, of an item with the UPC-A",
      given: Example.company + [
        Example.Step(
          "inventory.items.create",
          #"{"company":"{{0.id}}","sku":"SODA","name":"Soda","unit":"can","barcodes":["042100005264"]}"#)
      ], params: #"{"company":"{{0.id}}","code":"04252614"}"#),
    Example(
      "GS1 element strings", given: Example.company,
      params: #"{"company":"{{0.id}}","code":"(01)04006381333931(17)270400(10)L-2604"}"#),
    Example(
      "a code with a wrong check digit", given: Example.company,
      params: #"{"company":"{{0.id}}","code":"4006381333932","symbology":"ean13"}"#
    ),
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    code = field(
      "code", \.code,
      "The text that the scanner has sent. A symbology identifier before the code, such as `]C1`, is understood.",
      .length(1...4296))
    symbology = field(
      "symbology", \.symbology,
      "The symbology of the barcode, if the scanner reports it separately. If it is left out, the core infers it from the code."
    )
    archived = field("archived", \.archived, "`true` to include archived records in `matches`. Default: `false`.")
  }

  func call(on service: Scan, in context: CompanyContext) throws(Failure) -> ResolvedCode {
    try service.resolve(code, symbology, includesArchived: archived ?? false, in: context)
  }
}
