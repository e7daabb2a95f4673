internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `widgets.recents.clear`: removes all places from the list of recent places.
struct ClearRecents: AccountMethod {

  static let name: StaticString = "widgets.recents.clear"
  static let doc: StaticString =
    "Removes all places from the list of recent places. Their ids stay valid, so widgets can still show the places."
  static let effect = Effect.write

  static let resultDoc: StaticString = "The number of removed places."

  static let examples = [Example("without recent places", params: "{}")]

  init<F: Fields<Self>>(_ field: inout F) {}

  func call(on service: Widgets, in context: Context) throws(Failure) -> ClearedRecents {
    ClearedRecents(removed: try service.recents.clear(at: context.now))
  }
}

/// The number of removed places, as `widgets.recents.clear` returns it.
struct ClearedRecents: Record {
  let removed: Int

  static let doc: StaticString = "The number of places that were removed."
}

extension ClearedRecents {
  init<F: Fields<Self>>(_ field: inout F) {
    removed = field("removed", \.removed, "The number of removed places.")
  }
}
