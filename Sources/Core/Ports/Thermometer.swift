public import Vocabulary

/// Knows the temperature scales.
public protocol Thermometer {
  /// A temperature in degrees Celsius on another scale, and whether the Humanus table had to be extended for it.
  func convert(celsius: Degrees, to scale: Scale) -> (value: Degrees, isExtrapolated: Bool)
}
