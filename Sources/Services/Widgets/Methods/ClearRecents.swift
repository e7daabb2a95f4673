internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// `widgets.recents.clear`
struct ClearRecents: AccountMethod {

  static let name: StaticString = "widgets.recents.clear"
  static let doc: StaticString = "Takes all places out of the recents. Their ids still stand for them."
  static let effect = Effect.write

  static let resultDoc: StaticString = "How many there were."

  static let examples = [Example("as it stands", params: "{}")]

  init<F: Fields<Self>>(_ field: inout F) {}

  func call(on service: Widgets, in context: Context) throws(Failure) -> ClearedRecents {
    ClearedRecents(removed: try service.recents.clear())
  }
}

/// What `widgets.recents.clear` answers.
struct ClearedRecents: Record {
  let removed: Int

  static let doc: StaticString = "How many places were among the recents."

  init(removed: Int) { self.removed = removed }

  init<F: Fields<Self>>(_ field: inout F) {
    removed = field("removed", \.removed, "How many there were.")
  }
}
