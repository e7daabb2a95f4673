internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `widgets.recents.list`: lists the places that the user has used last, newest first.
struct ListRecents: AccountMethod {

  static let name: StaticString = "widgets.recents.list"
  static let doc: StaticString = "Lists the places that the user has used last, newest first."
  static let effect = Effect.read

  static let resultDoc: StaticString = "The places, at most 20."

  static let examples = [Example("without recent places", params: "{}")]

  init<F: Fields<Self>>(_ field: inout F) {}

  func call(on service: Widgets, in context: Context) throws(Failure) -> RecentList {
    RecentList(recents: try service.recents.list())
  }
}

/// The recent places, as `widgets.recents.list` returns them.
struct RecentList: Record {
  let recents: [RecentPlace]

  static let doc: StaticString = "The last used places."
}

extension RecentList {
  init<F: Fields<Self>>(_ field: inout F) {
    recents = field("recents", \.recents, "The places, newest first.")
  }
}
