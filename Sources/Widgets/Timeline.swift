internal import Kernel
internal import RPC
internal import Shape

/// What a widget shows in the next hours.
struct Timeline: Record {
  let wanted: UUID?, place: TimelinePlace?, scale: Scale, entries: [TimelineEntry], fallbacks: [Fallback], refresh: TimelineRefresh
  let source: Freshness, age: Int?

  static let doc: StaticString = "What a widget shows in the next hours, and why it is not what it should be."

  init(
    wanted: UUID?, place: TimelinePlace?, scale: Scale, entries: [TimelineEntry], fallbacks: [Fallback], refresh: TimelineRefresh,
    source: Freshness, age: Int?
  ) {
    self.wanted = wanted
    self.place = place
    self.scale = scale
    self.entries = entries
    self.fallbacks = fallbacks
    self.refresh = refresh
    self.source = source
    self.age = age
  }

  init<F: Fields<Self> & ~Copyable>(_ field: inout F) {
    wanted = field("wanted", \.wanted, "The place that is wanted; null for the device's.")
    place = field("place", \.place, "The place that is shown; null where none is known.")
    scale = field("scale", \.scale, "The scale of the temperatures.")
    entries = field("entries", \.entries, "Hours that have not ended, in their order; none where nothing is known.")
    fallbacks = field("fallbacks", \.fallbacks, "Why it is not what it should be, one by one; none when it is.")
    refresh = field("refresh", \.refresh, "When it is worth asking again.")
    source = field("source", \.source, Freshness.fieldDoc)
    age = field("age", \.age, Freshness.ageDoc)
  }
}

/// What a widget shows from some hour on.
struct TimelineEntry: Record {
  let at: Timestamp, celsius: Degrees, temperature: Degrees, extrapolated: Bool, condition: String?

  static let doc: StaticString = "What a widget shows from some hour on."

  init(_ hour: Forecast.Hour, on scale: Scale, by thermometer: any Thermometer) {
    at = hour.at
    celsius = hour.celsius
    let converted = thermometer.convert(celsius: hour.celsius, to: scale)
    temperature = converted.value
    extrapolated = converted.isExtrapolated
    condition = hour.condition
  }

  init<F: Fields<Self> & ~Copyable>(_ field: inout F) {
    at = field("at", \.at, "From when.")
    celsius = field("celsius", \.celsius, "The temperature in degrees Celsius, as the host said it.")
    temperature = field("temperature", \.temperature, "The temperature on the timeline's scale.")
    extrapolated = field("extrapolated", \.extrapolated, "Whether it lies outside the Humanus table, on its straight extension.")
    condition = field("condition", \.condition, "The weather in a word or two, as the host calls it.")
  }
}

/// When a widget should ask again, as WidgetKit has it.
///
/// Source: [TimelineReloadPolicy](https://developer.apple.com/documentation/widgetkit/timelinereloadpolicy).
struct TimelineRefresh: Record {
  enum Policy: String, Choice {
    /// At an instant.
    case after
    /// When the app says that something has changed.
    case never

    static let spellings = Spellings<Policy>()
  }

  let policy: Policy, at: Timestamp?

  static let doc: StaticString = "When a widget should ask again."

  /// Nothing changes by itself.
  static var never: TimelineRefresh { TimelineRefresh(.never, at: nil) }
  static func after(_ instant: Timestamp) -> TimelineRefresh { TimelineRefresh(.after, at: instant) }

  private init(_ policy: Policy, at: Timestamp?) {
    self.policy = policy
    self.at = at
  }

  init<F: Fields<Self> & ~Copyable>(_ field: inout F) {
    policy = field("policy", \.policy, "after: at the instant; never: when the app says that something has changed.")
    at = field("at", \.at, "The instant; null for never.")
  }
}
