public import Ports
internal import RPC
internal import Shape
public import Vocabulary

/// The temperature service: conversion between scales, over a table for Humanus.
public struct Temperature: Thermometer {
  private let given: HumanusTable?

  /// - Parameter table: nil for the standard one, which is read when it is first needed.
  public init(table: HumanusTable?) { given = table }

  var table: HumanusTable { given ?? HumanusTable.standard }

  /// A converted value, and whether the Humanus table had to be extended for it.
  func convert(_ value: Degrees, from: Scale, to: Scale, pointer: String) throws(Failure) -> (value: Degrees, isExtrapolated: Bool) {
    let entry = celsius(value, from)
    if entry.value < .absoluteZero {
      throw .invalidParam(pointer, "\(pointer.dropFirst()) is below absolute zero (-273.15 degrees Celsius)")
    }
    // A scale converted to itself is left as it is, and still checked against absolute zero.
    if from == to { return (value, entry.isExtrapolated) }
    let exit = convert(celsius: entry.value, to: to)
    return (exit.value, entry.isExtrapolated || exit.isExtrapolated)
  }

  private func celsius(_ value: Degrees, _ scale: Scale) -> (value: Degrees, isExtrapolated: Bool) {
    switch scale {
    case .celsius: return (value, false)
    case .kelvin: return (value.celsiusOfKelvin, false)
    case .fahrenheit: return (value.celsiusOfFahrenheit, false)
    case .humanus:
      let reading = table.celsius(humanus: value.nano)
      return (Degrees(nano: reading.value), reading.isExtrapolated)
    }
  }

  public func convert(celsius value: Degrees, to scale: Scale) -> (value: Degrees, isExtrapolated: Bool) {
    switch scale {
    case .celsius: return (value, false)
    case .kelvin: return (Degrees(nano: value.nano - Degrees.absoluteZero.nano), false)
    case .fahrenheit: return (Degrees(nano: value.scaled(by: 9, over: 5).nano + 32 * Degrees.one), false)
    case .humanus:
      let reading = table.humanus(celsius: value.nano)
      return (Degrees(nano: reading.value), reading.isExtrapolated)
    }
  }
}
