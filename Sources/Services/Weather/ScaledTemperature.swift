internal import Shape
internal import Vocabulary

/// A temperature on the scale that was asked for.
struct ScaledTemperature: Record {
  let value: Degrees, scale: Scale, extrapolated: Bool

  static let doc: StaticString = "A temperature on a scale."
}

extension ScaledTemperature {
  init<F: Fields<Self>>(_ field: inout F) {
    value = field("value", \.value, "With at most nine decimals.")
    scale = field("scale", \.scale, "The scale that it is on.")
    extrapolated = field("extrapolated", \.extrapolated, "Whether it lies outside the Humanus table, on its straight extension.")
  }
}
