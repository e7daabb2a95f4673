internal import JSON
internal import RPC
internal import Shape
internal import Tenancy
internal import Vocabulary

/// The method `temperature.convert`: converts a temperature, or a list of temperatures, from one scale to another.
struct ConvertTemperature: UnscopedMethod {
  let value: OneOrMany<Degrees>, from: Scale, to: Scale

  static let name: StaticString = "temperature.convert"
  static let doc: StaticString = "Converts a temperature, or a list of temperatures, from one scale to another."
  static let effect = Effect.read
  static let resultDoc: StaticString = "The converted value, or a list of converted values in the same order."
  static let examples = [
    Example("a fever", params: #"{"value":37,"from":"celsius","to":"fahrenheit"}"#),
    Example("a list, to the Humanus scale", params: #"{"value":[-40,0,21.5,61.5],"from":"celsius","to":"humanus"}"#),
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    value = field(
      "value", \.value,
      "A number, or a list of at most 100,000 numbers, on the scale `from`. Each number is rounded to nine decimals.")
    from = field("from", \.from, "The scale of `value`.")
    to = field("to", \.to, "The scale of the result.")
  }

  func call(on service: Temperature, in context: UnscopedContext) throws(Failure) -> ConvertedTemperature {
    switch value {
    case .one(let value):
      guard let result = service.convert(value, from: from, to: to) else {
        throw .invalidParams([tooCold("value", at: "/value", on: service)])
      }
      return ConvertedTemperature(
        value: .one(result.value), scale: to, extrapolated: result.isExtrapolated, extrapolatedAt: nil)
    case .many(let values):
      var results: [Degrees] = []
      results.reserveCapacity(values.count)
      var problems: [Problem] = [], extrapolated: [Int] = []
      for (index, value) in values.enumerated() where problems.count < ProblemLog.most {
        guard let result = service.convert(value, from: from, to: to) else {
          problems.append(tooCold("value[\(index)]", at: "/value/\(index)", on: service))
          continue
        }
        results.append(result.value)
        if result.isExtrapolated { extrapolated.append(index) }
      }
      if !problems.isEmpty { throw .invalidParams(problems) }
      return ConvertedTemperature(
        value: .many(results), scale: to, extrapolated: !extrapolated.isEmpty, extrapolatedAt: extrapolated)
    }
  }

  private func tooCold(_ name: String, at pointer: String, on service: Temperature) -> Problem {
    let zero = service.convert(ExactDegrees(celsius: .absoluteZero), to: from).value
    return Problem(
      pointer: pointer, kind: .value, message: "\(name) is below absolute zero (\(jsonText(zero)) \(from.unitName))")
  }
}

/// The result of `temperature.convert`.
struct ConvertedTemperature: Record {
  let value: OneOrMany<Degrees>, scale: Scale, extrapolated: Bool, extrapolatedAt: [Int]?

  static let doc: StaticString = "One or more converted temperatures."
}

extension ConvertedTemperature {
  init<F: Fields<Self>>(_ field: inout F) {
    value = field("value", \.value, "The converted value or values, with at most nine decimals.")
    scale = field("scale", \.scale, "The scale of the converted values.")
    extrapolated = field(
      "extrapolated", \.extrapolated,
      "`true` if at least one value is outside the Humanus table, and was extrapolated linearly.")
    extrapolatedAt = field.optional(
      "extrapolatedAt", \.extrapolatedAt,
      "The indices of the values that are outside the Humanus table. The first value has the index 0. Left out for a single value."
    )
  }
}

/// One value, or a list of values. The result for a list is also a list.
enum OneOrMany<Element: Value>: Value {
  case one(Element)
  case many([Element])

  static func read<S: Source>(from source: inout S) -> OneOrMany {
    guard source.isList else { return .one(Element.read(from: &source)) }
    let list = [Element].read(from: &source)
    if let complaint = list.violation(of: .count(0...100_000)) { source.refuse(complaint) }
    return .many(list)
  }

  func write<K: Sink>(to sink: inout K) {
    switch self {
    case .one(let value): value.write(to: &sink)
    case .many(let values): values.write(to: &sink)
    }
  }

  static var schema: Schema { .oneOf([Element.schema, .list(Element.schema, .count(0...100_000))]) }
  static var example: OneOrMany { .one(Element.example) }
}
