internal import Kernel
internal import RPC
internal import Shape

/// `widgets.timeline`
struct ShowTimeline: MethodDeclaration {
  let place: UUID?, hours: Int?, scale: Scale?, deadline: Int?

  static let name: StaticString = "widgets.timeline"
  static let doc: StaticString =
    "Answers what a widget shows in the next hours. It never fails for want of weather or place, and says why it is not what it should be."
  static let access = Access.account
  static let effect = Effect.read
  static let resultDoc: StaticString = "The place, the hours, when to ask again, and a reason for each fallback."
  static let errors: [ErrorCode] = [.requestCancelled]
  static let examples = [
    Example("where nothing is known yet", params: "{}"),
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
      "place", \.place, "The place that the widget is set up with; without it the one of widgets.place.choose, or else the device's.")
    hours = field("hours", \.hours, "How many hours at most; 12 without it.", .range(1...Forecast.mostHours))
    scale = field("scale", \.scale, "The scale of the temperatures; without it the app group's scale, or else celsius.")
    deadline = field("deadline", \.deadline, "How many milliseconds the host has; 10,000 without it.", .range(1...600_000))
  }
}

extension Widgets {
  private func scale(_ wanted: Scale?) throws(Failure) -> Scale {
    if let wanted { return wanted }
    return try kernel.appGroup.value(of: .scale, as: Scale.self) ?? .celsius
  }

  /// How the method is served: at once where the weather is known, else when the host has answered.
  func serve(_ call: Call) throws(Failure) {
    let method = try call.source.params(ShowTimeline.self)
    let maker = TimelineMaker(
      kernel: kernel, plan: try plan(method.place), scale: try scale(method.scale), hours: method.hours ?? Forecast.usualHours)
    guard let place = maker.plan.place?.coordinates else { return try call.answer { maker.timeline(nil) } }
    if let known = try kernel.forecaster.known(at: place), maker.hasHours(known) { return try call.answer { maker.timeline(known) } }
    do throws(Failure) {
      try kernel.forecaster.ask(about: place, deadline: method.deadline) { [kernel] (outcome, call) throws(Failure) in
        switch outcome {
        case .success(let forecast): try call.answer { maker.timeline(forecast) }
        case .failure(let failure):
          let old = try kernel.forecaster.newest(at: place)
          try call.answer { maker.timeline(old, failure) }
        }
      }
    } catch {
      // Nobody can be asked.
      let old = try kernel.forecaster.newest(at: place)
      try call.answer { maker.timeline(old, error) }
    }
  }
}
