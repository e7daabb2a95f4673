internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy
internal import Vocabulary

/// The method `widgets.timeline`: returns the content of a widget for the next hours.
struct ShowTimeline: DeferredMethod {
  typealias Scope = InAccount
  let place: UUID?, hours: Int?, scale: Scale?, deadline: Int?, maxAge: Int?

  static let name: StaticString = "widgets.timeline"
  static let doc: StaticString =
    "Returns the content of a widget for the next hours. A widget calls this method when it refreshes. If the weather or the place is not known, the request does not fail: the result has a reason for each fallback."
  static let effect = Effect.read
  static let resultDoc: StaticString =
    "The place, the hours, the time of the next refresh, and a reason for each fallback."
  static let errors: [ErrorCode] = [.requestCancelled]
  static let examples = [
    Example("before a place is known", params: "{}"),
    Example(
      "of the device's place, with a host",
      given: [
        Example.Step("host.provide", #"{"capabilities":["host.location.request","host.weather.hourly"]}"#),
        Example.Step("location.request", "{}", answers: [#"{"latitude":52.52,"longitude":13.405}"#]),
      ], params: #"{"hours":1,"scale":"humanus"}"#,
      answers: [
        #"{"latitude":52.52,"longitude":13.41,"hours":[{"at":"2026-01-01T00:00:00.000Z","temperature":{"value":-1,"unit":"celsius"},"condition":"snow"}]}"#
      ]),
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    place = field(
      "place", \.place,
      "The id of the place in the widget's configuration. Default: the place chosen with `widgets.place.choose`, or the device's place if none is chosen."
    )
    hours = field(
      "hours", \.hours, "The largest number of hours to return, from the present hour on. Default: 12.",
      .range(1...Forecast.mostHours))
    scale = field(
      "scale", \.scale,
      "The scale of the temperatures. Default: the value `scale` of the app group, or `celsius` if there is no such value."
    )
    deadline = field(
      "deadline", \.deadline, "The time that the host has for its answers, in milliseconds. Default: 10,000.",
      .range(1...600_000))
    maxAge = field("maxAge", \.maxAge, DevicePlace.maxAgeDoc, DevicePlace.maxAgeLimit)
  }

  static func asks(of service: Widgets) -> [HostCapability] {
    [service.forecaster.capability, service.namer.capability]
  }

  /// Replies at once if the weather is known. Otherwise replies after the host has answered.
  func answer(on service: Widgets, in context: Context) throws(Failure) -> Answer<Timeline, Context> {
    var plan = try service.plan(place, maxAge: maxAge, at: context.now)
    if let place = plan.place, place.id == nil, place.name == nil, service.namer.isOffered {
      // The request does not wait for the name. If the name arrives before the weather, this reply has the name;
      // otherwise the next reply has it.
      try service.namer.nameDevicePlace(deadline: deadline, at: context.now)
      plan.isNameAsked = true
    }
    let maker = TimelineMaker(
      thermometer: service.thermometer, now: context.now, plan: plan, scale: try service.scale(wanted: scale),
      hours: hours ?? Forecast.usualHours)
    guard let place = maker.plan.place?.coordinates else { return .now(maker.timeline(nil)) }
    if let timeline = try maker.timeline(of: place, by: service.forecaster) { return .now(timeline) }
    return .asking(service.forecaster.question(about: place, deadline: deadline)) {
      (outcome, context) throws(Failure) in
      let device = try service.devicePlace()
      let maker = maker.moved(to: context.now, name: device?.coordinates == place ? device?.name : nil)
      switch outcome {
      case .success(let forecast): return maker.timeline(forecast(context.now))
      case .failure(let failure): return try maker.timeline(of: place, by: service.forecaster, after: failure)
      }
    }
  }
}
