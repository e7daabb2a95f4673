internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `widgets.recents.remove`: removes a place from the list of recent places.
struct RemoveRecent: AccountMethod {
  let id: UUID

  static let name: StaticString = "widgets.recents.remove"
  static let doc: StaticString =
    "Removes a place from the list of recent places. The id of the place stays valid, so widgets can still show the place."
  static let effect = Effect.write

  static let resultDoc: StaticString = "Whether the place was in the list."

  static let examples = [
    Example(
      "a recent place",
      given: Example.berlin, params: #"{"id":"{{0.id}}"}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", \.id, "The id of the place.")
  }

  func call(on service: Widgets, in context: Context) throws(Failure) -> RemovedRecent {
    RemovedRecent(removed: try service.recents.remove(id, at: context.now))
  }
}

/// The outcome of `widgets.recents.remove`.
struct RemovedRecent: Record {
  let removed: Bool

  static let doc: StaticString = "Whether a place was removed from the list of recent places."
}

extension RemovedRecent {
  init<F: Fields<Self>>(_ field: inout F) {
    removed = field("removed", \.removed, "`true` if the place was in the list of recent places.")
  }
}
