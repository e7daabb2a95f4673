internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `widgets.recents.add`: records the use of a place.
struct AddRecent: AccountMethod {
  let details: PlaceDetails

  static let name: StaticString = "widgets.recents.add"
  static let doc: StaticString =
    "Records that the user has used a place, such as one that was found by a search. The place becomes the first of the recent places, of which at most 20 are stored. A place with the same name at most 100 m away counts as the same place and keeps its id."
  static let effect = Effect.write
  static let isDestructive = false

  static let resultDoc: StaticString = "The place, with its id."

  static let examples = [
    Example(
      "a city",
      params: #"{"name":"Berlin","latitude":52.52,"longitude":13.405,"country":"DE","timeZone":"Europe/Berlin"}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    details = field.embed(\.details)
  }

  func call(on service: Widgets, in context: Context) throws(Failure) -> WidgetPlace {
    try service.recents.add(details, at: context.now)
  }
}
