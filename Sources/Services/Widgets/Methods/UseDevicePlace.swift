internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// `widgets.place.useDevice`
struct UseDevicePlace: AccountMethod {

  static let name: StaticString = "widgets.place.useDevice"
  static let doc: StaticString = "Lets widgets that choose no place themselves show the device's."
  static let effect = Effect.write

  static let resultDoc: StaticString = "The place that is shown from now on."

  static let examples = [Example("as it stands", params: "{}")]

  init<F: Fields<Self>>(_ field: inout F) {}

  func call(on service: Widgets, in context: Context) throws(Failure) -> ShownPlace { try service.chooseDevicePlace(at: context.now) }
}
