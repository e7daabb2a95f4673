public import Vocabulary

/// Knows the temperature scales.
public protocol Thermometer {
  /// A temperature on a scale, rounded once, and whether the Humanus table had to be extended for it.
  func convert(_ value: ExactDegrees, to scale: Scale) -> (value: Degrees, isExtrapolated: Bool)
}
