internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// `widgets.place.get`
struct ShowPlace: AccountMethod {
  let maxAge: Int?

  static let name: StaticString = "widgets.place.get"
  static let doc: StaticString = "Returns the place for widgets that choose none themselves."
  static let effect = Effect.read

  static let resultDoc: StaticString = "The chosen place, and the one that is shown."

  static let examples = [Example("as it stands", params: "{}")]

  init<F: Fields<Self>>(_ field: inout F) {
    maxAge = field("maxAge", \.maxAge, DevicePlace.maxAgeDoc, DevicePlace.maxAgeLimit)
  }

  func call(on service: Widgets, in context: Context) throws(Failure) -> ShownPlace {
    try ShownPlace(service.plan(nil, maxAge: maxAge, at: context.now))
  }
}
