internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `location.last`: returns the place of the device that the core has stored.
struct ShowLastLocation: AccountMethod {
  let maxAge: Int?

  static let name: StaticString = "location.last"
  static let doc: StaticString =
    "Returns the stored place of the device, from the last location.request, without asking the host."
  static let effect = Effect.read
  static let resultDoc: StaticString = "The place. `null` if `location.request` has never found one."
  static let examples = [Example("before the first request", params: "{}")]

  init<F: Fields<Self>>(_ field: inout F) {
    maxAge = field("maxAge", \.maxAge, DevicePlace.maxAgeDoc, DevicePlace.maxAgeLimit)
  }

  func call(on service: Locations, in context: Context) throws(Failure) -> LastLocation? {
    // Reads the permission even if no place is stored. A live query is repeated only if a value changes that it has
    // read, and it must be repeated when the permission changes.
    let authorization = try service.authorization().state
    return try service.dependencies.appGroup.devicePlace().map { place in
      LastLocation(
        place: place, stale: place.isOld(at: context.now, maxAge: maxAge), age: place.at.age(at: context.now),
        authorization: authorization)
    }
  }
}
