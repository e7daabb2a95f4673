internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `location.request`: asks the host for the location of the device, and stores the location as the device's
/// place.
struct RequestLocation: DeferredMethod {
  typealias Scope = InAccount
  let hostOptions: HostOptions

  static let name: StaticString = "location.request"
  static let doc: StaticString =
    "Asks the host for the location of the device, and stores the location as the device's place. Use this method when the app needs a new location; location.last returns the stored one."
  static let effect = Effect.write
  static let isDestructive = false
  static let resultDoc: StaticString =
    "The location of the device. If a newer location is stored already, the stored location."
  static let errors = [.locationDenied] + ErrorCode.ofHost
  static let examples = [
    Example(
      "the user allows it", given: [Example.Step("host.provide", #"{"capabilities":["host.location.request"]}"#)],
      params: "{}",
      answers: [#"{"latitude":52.520008,"longitude":13.404954,"accuracy":12.5,"authorization":"authorizedWhenInUse"}"#])
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    hostOptions = field.embed(\.hostOptions)
  }

  static func asks(of service: Locations) -> [HostCapability] { [HostCapability(HostLocation.self)] }

  func answer(on service: Locations, in context: Context) throws(Failure) -> Answer<DeviceLocation, Context> {
    let state = try service.authorization().state
    if state.isRefusal { throw .locationDenied(state) }
    // The answer may refuse the location, so that the request fails; the permission in the answer is stored even then.
    // One answer serves all requests that wait for it, so its time comes from the clock.
    let inquiry = Inquiry(HostLocation(), hostOptions) { (answer) throws(Failure) in
      if let state = answer.authorization {
        _ = try service.setAuthorization(state, at: service.dependencies.clock.now)
      }
    }
    return .asking(inquiry) { (outcome, context) throws(Failure) in try service.keep(try outcome.get(), at: context.now)
    }
  }
}
