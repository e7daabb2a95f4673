public import Ports
internal import RPC
internal import Shape
public import Vocabulary

/// The service that converts temperatures from one scale to another. The Humanus scale is defined by a table.
public struct Temperature: Thermometer {
  private let given: HumanusTable?

  /// - Parameter table: the Humanus table; `nil` for the standard table, which is read when it is first needed.
  public init(table: HumanusTable?) { given = table }

  var table: HumanusTable { given ?? HumanusTable.standard }

  /// Converts a value from one scale to another.
  /// - Returns: the value, and a Boolean value that indicates whether it lies outside the Humanus table. `nil` for a
  ///   value below absolute zero.
  func convert(_ value: Degrees, from: Scale, to: Scale) -> (value: Degrees, isExtrapolated: Bool)? {
    let entry = exact(value, from)
    if entry.value.isBelowAbsoluteZero { return nil }
    // If the scale does not change, the value is returned unchanged. It was checked against absolute zero above.
    if from == to { return (value, entry.isExtrapolated) }
    let exit = convert(entry.value, to: to)
    return (exit.value, entry.isExtrapolated || exit.isExtrapolated)
  }

  private func exact(_ value: Degrees, _ scale: Scale) -> (value: ExactDegrees, isExtrapolated: Bool) {
    switch scale {
    case .celsius: return (ExactDegrees(celsius: value), false)
    case .kelvin: return (ExactDegrees(kelvin: value), false)
    case .fahrenheit: return (ExactDegrees(fahrenheit: value), false)
    case .humanus:
      let reading = table.celsius(humanus: value.nano)
      return (ExactDegrees(reading.numerator, over: reading.denominator), reading.isExtrapolated)
    }
  }

  public func convert(_ value: ExactDegrees, to scale: Scale) -> (value: Degrees, isExtrapolated: Bool) {
    switch scale {
    case .celsius: return (value.celsius, false)
    case .kelvin: return (value.kelvin, false)
    case .fahrenheit: return (value.fahrenheit, false)
    case .humanus:
      let reading = table.humanus(value)
      return (Degrees(nano: divideHalfEven(reading.numerator, reading.denominator)), reading.isExtrapolated)
    }
  }
}
