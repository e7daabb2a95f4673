internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `widgets.place.useDevice`: chooses the device's place for widgets whose configuration names no place.
struct UseDevicePlace: AccountMethod {

  static let name: StaticString = "widgets.place.useDevice"
  static let doc: StaticString =
    "Chooses the device's place for the widgets whose configuration names no place. This undoes widgets.place.choose."
  static let effect = Effect.write

  static let resultDoc: StaticString = "The place that these widgets show from now on."

  static let examples = [Example("the device's place", params: "{}")]

  init<F: Fields<Self>>(_ field: inout F) {}

  func call(on service: Widgets, in context: Context) throws(Failure) -> ShownPlace {
    try service.chooseDevicePlace(at: context.now)
  }
}
