// Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

/// Temperatures in Celsius, Fahrenheit, Kelvin and Humanus.
public struct TemperatureMethods: Sendable {
  let caller: any CallSender

  /// Converts a temperature, or a list of temperatures, from one scale to another.
  /// - Parameters:
  ///   - value: A number, or a list of at most 100,000 numbers, on the scale `from`. Each number is rounded to nine
  ///   decimals.
  ///   - from: The scale of `value`.
  ///   - to: The scale of the result.
  /// - Returns: The converted value, or a list of converted values in the same order.
  /// - Throws: `CoreError`: invalidParams.
  public func convert(
    value: JSON,
    from: TimelineScale,
    to: TimelineScale
  ) async throws -> ConvertedTemperature {
    var writer = MemberWriter()
    writer.put("value", value)
    writer.put("from", from)
    writer.put("to", to)
    return try await caller.call("temperature.convert", .read, writer)
  }

  /// Lists the temperature scales that `temperature.convert` knows.
  /// - Returns: All scales, in a fixed order.
  /// - Throws: `CoreError`: invalidParams.
  public func scales() async throws -> TemperatureScalePage {
    return try await caller.call("temperature.scales", .read, MemberWriter())
  }

  /// Returns the table that defines the Humanus scale: its id, its origin, and its knots. A knot is a pair of
  /// temperatures, one in degrees Celsius and one in Humanus.
  /// - Returns: The table that the core uses.
  /// - Throws: `CoreError`: invalidParams.
  public func table() async throws -> HumanusTable {
    return try await caller.call("temperature.table", .read, MemberWriter())
  }
}
