internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// `location.last`
struct ShowLastLocation: AccountMethod {
  static let name: StaticString = "location.last"
  static let doc: StaticString = "The device's place: where location.request has found it last."
  static let effect = Effect.read
  static let resultDoc: StaticString = "The place; null as long as there is none."
  static let examples = [Example("it was never asked for", params: "{}")]

  init<F: Fields<Self>>(_ field: inout F) {}

  func call(on service: Locations, in context: Context) throws(Failure) -> DevicePlace? { try service.dependencies.appGroup.devicePlace() }
}
