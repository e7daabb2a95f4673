internal import Shape
internal import Vocabulary

/// A temperature on the scale that the request names.
struct ScaledTemperature: Record {
  let value: Degrees, scale: Scale, extrapolated: Bool

  static let doc: StaticString = "A temperature on a scale."
}

extension ScaledTemperature {
  init<F: Fields<Self>>(_ field: inout F) {
    value = field("value", \.value, "The temperature, with at most nine decimals.")
    scale = field("scale", \.scale, "The scale of the temperature.")
    extrapolated = field(
      "extrapolated", \.extrapolated,
      "`true` if the temperature is outside the Humanus table, and was extrapolated linearly.")
  }
}
