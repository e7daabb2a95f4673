internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// `widgets.recents.import`
struct ImportRecents: AccountMethod {
  let places: [ImportedPlace]

  static let name: StaticString = "widgets.recents.import"
  static let doc: StaticString =
    "Takes in the recents of another device, as widgets.recents.list or the app group has them. They are the newest then, and their ids stand for these places here, too."
  static let effect = Effect.write
  static let isDestructive = false

  static let resultDoc: StaticString = "The places as they are known here."

  static let examples = [
    Example(
      "one with its id there",
      params: #"{"places":[{"id":"01900000-0000-7000-8000-000000000001","name":"Oslo","latitude":59.9139,"longitude":10.7522}]}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    places = field("places", \.places, "The newest first.", .count(1...10_000))
  }

  func call(on service: Widgets, in context: Context) throws(Failure) -> PlaceList {
    PlaceList(places: try service.recents.add(contentsOf: places, at: context.now))
  }
}

/// Places that widgets can show.
struct PlaceList: Record {
  let places: [WidgetPlace]

  static let doc: StaticString = "Places that widgets can show."
}

extension PlaceList {
  init<F: Fields<Self>>(_ field: inout F) {
    places = field("places", \.places, "The places.")
  }
}
