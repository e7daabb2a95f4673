internal import Shape
internal import Vocabulary

/// A temperature on the scale that the request asks for.
struct ScaledTemperature: Record {
  let value: Degrees, scale: Scale, extrapolated: Bool

  static let doc: StaticString = "A temperature on the requested scale."
}

extension ScaledTemperature {
  init<F: Fields<Self>>(_ field: inout F) {
    value = field("value", \.value, "The temperature in degrees of `scale`, with at most nine decimals.")
    scale = field("scale", \.scale, "The scale of the temperature.")
    extrapolated = field(
      "extrapolated", \.extrapolated,
      "`true` if the temperature is outside the table of the scale Humanus, so that the value was extrapolated linearly."
    )
  }
}
