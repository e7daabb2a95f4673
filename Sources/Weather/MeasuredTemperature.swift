internal import Kernel
internal import Shape

/// A temperature as the host has it.
struct MeasuredTemperature: Record {
  let value: MeasuredDegrees, unit: TemperatureUnit

  static let doc: StaticString = "A temperature as the host has it."

  init<F: Fields<Self> & ~Copyable>(_ field: inout F) {
    value = field("value", \.value, "A number, rounded to five decimals; not below absolute zero.")
    unit = field("unit", \.unit, "The unit that it is in.")
  }

  /// Exact to nine decimals.
  var celsius: Degrees {
    switch unit {
    case .celsius: value.degrees
    case .fahrenheit: value.degrees.celsiusOfFahrenheit
    case .kelvin: value.degrees.celsiusOfKelvin
    }
  }

  /// What is wrong with it, if it stands at this pointer.
  func problem(at pointer: String) -> Problem? {
    if celsius >= .absoluteZero { return nil }
    return Problem(
      pointer: "\(pointer)/value", kind: .value, message: "value is below absolute zero (-273.15 degrees Celsius)")
  }
}

/// The units that hosts measure temperatures in.
enum TemperatureUnit: String, Choice {
  case celsius, fahrenheit, kelvin

  static let spellings = Spellings<TemperatureUnit>()
}

/// A measured number of degrees, with at most five decimals. What programs computed in binary has more, and they mean nothing.
struct MeasuredDegrees: Value {
  let degrees: Degrees

  private static let places = 5
  /// What it takes to go from there to the places of degrees.
  private static let step = 10_000
  /// No weather is hotter, in units of the last place.
  private static let most = 1_000_000 * 100_000

  static func read<S: Source & ~Copyable>(from source: inout S) -> MeasuredDegrees {
    guard let units = source.fixedPoint(places: places, rounding: true) else { return example }
    guard abs(units) <= most else {
      source.refuse("must be between -1,000,000 and 1,000,000")
      return example
    }
    return MeasuredDegrees(degrees: Degrees(nano: units * step))
  }

  func write<K: Sink & ~Copyable>(to sink: inout K) { degrees.write(to: &sink) }
  static var schema: Schema { .number(places: places, .none) }
  static var example: MeasuredDegrees { MeasuredDegrees(degrees: Degrees.example) }
}
