internal import Kernel
internal import RPC
internal import Shape

/// `location.request`
struct RequestLocation: HostMethod {
  let hostOptions: HostOptions

  static let name: StaticString = "location.request"
  static let doc: StaticString = "Asks the host once where the device is; that is the device's place from then on."
  static let access = Access.account
  static let effect = Effect.write
  static let resultDoc: StaticString = "Where the device is."
  static let errors = [.locationDenied] + ErrorCode.ofHost
  static let examples = [
    Example(
      "the user allows it", given: [Example.Step("host.provide", #"{"capabilities":["host.location.request"]}"#)], params: "{}",
      answers: [#"{"latitude":52.520008,"longitude":13.404954,"accuracy":12.5,"authorization":"authorizedWhenInUse"}"#])
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    hostOptions = field.embed(\.hostOptions)
  }

  func request(on service: Locations) throws(Failure) -> HostLocation {
    let state = try service.authorization().state
    if state.isRefusal { throw .locationDenied(state) }
    return HostLocation()
  }

  /// What the host says of the authorization is kept, though it may make the request fail.
  func keeper(on service: Locations) -> ((HostLocation.Answer) throws(Failure) -> Void)? {
    { (answer) throws(Failure) in
      if let state = answer.authorization { _ = try service.setAuthorization(state) }
    }
  }

  func result(of answer: HostLocation.Answer, on service: Locations) throws(Failure) -> Location { try service.keep(answer) }
}
