internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `journal.flavorWheel.get`: returns the flavour wheel, a tree of flavour terms.
struct ShowFlavorWheel: AccountMethod {
  static let name: StaticString = "journal.flavorWheel.get"
  static let doc: StaticString =
    "Returns the flavour wheel, a tree of flavour terms with three levels. Use it to let users choose descriptors for tasting notes."
  static let effect = Effect.read
  static let resultDoc: StaticString = "The flavour wheel: its groups, with their families and terms."
  static let examples = [Example("the wheel", params: "{}")]

  init<F: Fields<Self>>(_ field: inout F) {}

  func call(on service: Journal, in context: Context) throws(Failure) -> ShownWheel { ShownWheel() }
}

/// The flavour wheel as a result: a tree of flavour terms with three levels.
struct ShownWheel: Record {
  let groups: [FlavorGroup]

  static let doc: StaticString = "The flavour wheel: a tree of flavour terms with three levels."
  static let recordName = "FlavorWheel"

  init() { groups = FlavorWheel.groups }

  init<F: Fields<Self>>(_ field: inout F) {
    groups = field("groups", \.groups, "The groups of flavours, which are the first level of the wheel.")
  }
}
