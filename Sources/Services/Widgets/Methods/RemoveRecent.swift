internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// `widgets.recents.remove`
struct RemoveRecent: AccountMethod {
  let id: UUID

  static let name: StaticString = "widgets.recents.remove"
  static let doc: StaticString = "Takes a place out of the recents. Its id still stands for it."
  static let effect = Effect.write

  static let resultDoc: StaticString = "Whether it was among them."

  static let examples = [
    Example(
      "one that was used",
      given: Given.berlin, params: #"{"id":"{{0.id}}"}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", \.id, "The place.")
  }

  func call(on service: Widgets, in context: Context) throws(Failure) -> RemovedRecent {
    RemovedRecent(removed: try service.recents.remove(id))
  }
}

/// What `widgets.recents.remove` answers.
struct RemovedRecent: Record {
  let removed: Bool

  static let doc: StaticString = "Whether a place was among the recents."

  init(removed: Bool) { self.removed = removed }

  init<F: Fields<Self>>(_ field: inout F) {
    removed = field("removed", \.removed, "Whether it was among them.")
  }
}
