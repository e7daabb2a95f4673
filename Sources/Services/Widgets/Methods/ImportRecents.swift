internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `widgets.recents.import`: adds the recent places of another device.
struct ImportRecents: AccountMethod {
  let places: [ImportedPlace]

  static let name: StaticString = "widgets.recents.import"
  static let doc: StaticString =
    "Adds the recent places of another device, which are read there with `widgets.recents.list` or from the app group. They become the newest recent places, and their ids become valid on this device, too."
  static let effect = Effect.write
  static let isDestructive = false

  static let resultDoc: StaticString = "The places, with their ids on this device."

  static let examples = [
    Example(
      "a place with its id on the other device",
      params:
        #"{"places":[{"id":"01900000-0000-7000-8000-000000000001","name":"Oslo","latitude":59.9139,"longitude":10.7522}]}"#
    )
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    places = field("places", \.places, "The places, newest first.", .count(1...10_000))
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
