internal import Ports
internal import Shape
internal import Vocabulary

/// The content of a widget during one hour.
struct TimelineEntry: Record {
  let at: Timestamp, celsius: Degrees, temperature: Degrees, extrapolated: Bool, condition: String?,
    more: UnknownMembers?

  static let doc: StaticString = "The content of a widget during one hour."

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
    at = field("at", \.at, "The time when the hour begins, from which the widget shows this entry.")
    celsius = field("celsius", \.celsius, "The temperature in degrees Celsius, converted from the host's unit.")
    temperature = field("temperature", \.temperature, "The temperature in degrees of the timeline's `scale`.")
    extrapolated = field(
      "extrapolated", \.extrapolated,
      "`true` if the temperature is outside the table of the scale Humanus, so that the value was extrapolated linearly."
    )
    condition = field(
      "condition", \.condition,
      "The weather in a word or two, as the host calls it. `null` if the host does not report it.")
    more = field("more", \.more, UnknownMembers.fieldDoc)
  }
}
