internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `widgets.place.get`: returns the place for widgets whose configuration names no place.
struct ShowPlace: AccountMethod {
  let maxAge: Int?

  static let name: StaticString = "widgets.place.get"
  static let doc: StaticString = "Returns the place that widgets show if their configuration names no place."
  static let effect = Effect.read

  static let resultDoc: StaticString =
    "The id of the chosen place, the place that these widgets show, and the reasons if the two differ."

  static let examples = [Example("before a place is known", params: "{}")]

  init<F: Fields<Self>>(_ field: inout F) {
    maxAge = field("maxAge", \.maxAge, DevicePlace.maxAgeDoc, DevicePlace.maxAgeLimit)
  }

  func call(on service: Widgets, in context: Context) throws(Failure) -> ShownPlace {
    try ShownPlace(service.plan(nil, maxAge: maxAge, at: context.now))
  }
}
