internal import Ports
internal import Shape
internal import Vocabulary

/// The content of a widget from one hour on.
struct TimelineEntry: Record {
  let at: Timestamp, celsius: Degrees, temperature: Degrees, extrapolated: Bool, condition: String?,
    more: UnknownMembers?

  static let doc: StaticString = "The content of a widget from one hour on."

  init(_ hour: Forecast.Hour, on scale: Scale, by thermometer: any Thermometer) {
    at = hour.at
    celsius = hour.temperature.celsius
    let converted = thermometer.convert(hour.temperature, to: scale)
    temperature = converted.value
    extrapolated = converted.isExtrapolated
    condition = hour.condition
    more = hour.more
  }

  init<F: Fields<Self>>(_ field: inout F) {
    at = field("at", \.at, "The time from which the entry is shown.")
    celsius = field("celsius", \.celsius, "The temperature in degrees Celsius, as in the host's answer.")
    temperature = field("temperature", \.temperature, "The temperature on the timeline's scale.")
    extrapolated = field(
      "extrapolated", \.extrapolated,
      "`true` if the temperature is outside the Humanus table, and was extrapolated linearly.")
    condition = field("condition", \.condition, "The weather in a word or two, in the host's words.")
    more = field("more", \.more, UnknownMembers.fieldDoc)
  }
}
