internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `journal.flavorWheel.get`: returns the flavour wheel: a tree of terms in three levels.
struct ShowFlavorWheel: AccountMethod {
  static let name: StaticString = "journal.flavorWheel.get"
  static let doc: StaticString = "Returns the flavour wheel: a tree of terms in three levels."
  static let effect = Effect.read
  static let resultDoc: StaticString = "The groups of the wheel."
  static let examples = [Example("the wheel", params: "{}")]

  init<F: Fields<Self>>(_ field: inout F) {}

  func call(on service: Journal, in context: Context) throws(Failure) -> ShownWheel { ShownWheel() }
}

/// The flavour wheel.
struct ShownWheel: Record {
  let groups: [FlavorGroup]

  static let doc: StaticString = "The flavour wheel."
  static let recordName = "FlavorWheel"

  init() { groups = FlavorWheel.groups }

  init<F: Fields<Self>>(_ field: inout F) { groups = field("groups", \.groups, "The groups: the first level.") }
}
