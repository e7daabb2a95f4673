internal import Kernel
internal import RPC
internal import Shape

/// `location.last`
struct ShowLastLocation: Method {
  static let name: StaticString = "location.last"
  static let doc: StaticString = "The device's place: where location.request has found it last."
  static let access = Access.account
  static let effect = Effect.read
  static let resultDoc: StaticString = "The place; null as long as there is none."
  static let examples = [Example("it was never asked for", params: "{}")]

  init<F: Fields<Self>>(_ field: inout F) {}

  func call(on service: Locations) throws(Failure) -> DevicePlace? { try service.kernel.appGroup.devicePlace() }
}
