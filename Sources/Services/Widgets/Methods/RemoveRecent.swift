internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// `widgets.recents.remove`
struct RemoveRecent: AccountMethod {
  let id: UUID

  static let name: StaticString = "widgets.recents.remove"
  static let doc: StaticString = "Removes a place from the recent ones. Its id stays valid."
  static let effect = Effect.write

  static let resultDoc: StaticString = "The outcome: the place was removed, or was not there."

  static let examples = [
    Example(
      "one that was used",
      given: Example.berlin, params: #"{"id":"{{0.id}}"}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", \.id, "The place.")
  }

  func call(on service: Widgets, in context: Context) throws(Failure) -> RemovedRecent {
    RemovedRecent(removed: try service.recents.remove(id, at: context.now))
  }
}

/// The result of `widgets.recents.remove`.
struct RemovedRecent: Record {
  let removed: Bool

  static let doc: StaticString = "The outcome of removing a place from the recent ones."
}

extension RemovedRecent {
  init<F: Fields<Self>>(_ field: inout F) {
    removed = field("removed", \.removed, "true if the place was among the recent ones.")
  }
}
