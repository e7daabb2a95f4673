internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `widgets.place.choose`: chooses one of the user's places for widgets whose configuration names no place.
struct ChoosePlace: AccountMethod {
  let place: UUID

  static let name: StaticString = "widgets.place.choose"
  static let doc: StaticString =
    "Chooses one of the user's places for the widgets whose configuration names no place. The account needs the feature `customPlaces`."
  static let effect = Effect.write
  static var feature: StaticString? { Widgets.customPlaces }
  static let resultDoc: StaticString = "The chosen place, and the place that these widgets show from now on."
  static let errors: [ErrorCode] = [.notFound]
  static let examples = [
    Example(
      "a place of the user's own, after the purchase of that feature",
      params: #"{"place":"01900000-0000-7000-8000-000000000001"}"#,
      varying: #"""
        {"chosen":"01900000-0000-7000-8000-000000000001","place":{"id":"01900000-0000-7000-8000-000000000001","name":"Oslo",\#
        "latitude":59.9139,"longitude":10.7522,"timeZone":null,"at":null},"fallbacks":[],"validUntil":null}
        """#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    place = field("place", \.place, "The id of the place, from `widgets.recents.add`.")
  }

  func call(on service: Widgets, in context: Context) throws(Failure) -> ShownPlace {
    try service.choose(place, at: context.now)
  }
}
