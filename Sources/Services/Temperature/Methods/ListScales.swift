internal import RPC
internal import Shape
internal import Storage
internal import Tenancy
internal import Vocabulary

/// The method `temperature.scales`: lists the temperature scales.
struct ListScales: UnscopedMethod {
  static let name: StaticString = "temperature.scales"
  static let doc: StaticString = "Lists the temperature scales that `temperature.convert` knows."
  static let effect = Effect.read
  static let resultDoc: StaticString = "All scales, in a fixed order."
  static let examples = [Example("all scales", params: "{}")]

  init<F: Fields<Self>>(_ field: inout F) {}

  func call(on service: Temperature, in context: UnscopedContext) throws(Failure) -> WholePage<ScaleDescription> {
    let zero = ExactDegrees(celsius: .absoluteZero)
    func scale(_ scale: Scale, _ symbol: String, _ definition: String) -> ScaleDescription {
      ScaleDescription(
        scale: scale, symbol: symbol, absoluteZero: service.convert(zero, to: scale).value, definition: definition)
    }
    let scales = [
      scale(.celsius, "°C", "Degrees Celsius."),
      scale(.fahrenheit, "°F", "Degrees Celsius times 9/5, plus 32."),
      scale(.kelvin, "K", "Degrees Celsius plus 273.15."),
      scale(
        .humanus, "°Hu", "Linear between the knots of temperature.table, and linear beyond the first and the last knot."
      ),
    ]
    return WholePage(scales)
  }
}
