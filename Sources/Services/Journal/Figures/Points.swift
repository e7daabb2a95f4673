internal import Shape

/// A number of points on a scale with steps of a half or a quarter: a rating or a score.
protocol Points: Value, Equatable {
  /// The number of steps that make up one point: 2 for halves, 4 for quarters.
  static var stepsInOne: Int { get }
  /// The largest number of points on the scale.
  static var most: Int { get }
  /// An example of a valid number of points, for error messages, such as `3.5`.
  static var sample: String { get }

  init(_ number: Decimal)
  var number: Decimal { get }
}

extension Points {
  static func read<S: Source>(from source: inout S) -> Self {
    let number = Decimal.read(from: &source)
    let isStep = number.units % (Decimal(1).units / stepsInOne) == 0
    if number < Decimal(0) || number > Decimal(most) || !isStep {
      source.refuse("must be 0 to \(most) in \(stepsInOne == 2 ? "halves" : "quarters"), such as \(sample)")
      return example
    }
    return Self(number)
  }

  func write<K: Sink>(to sink: inout K) { number.write(to: &sink) }
  static var schema: Schema { .number(places: stepsInOne == 2 ? 1 : 2, .range(0...most)) }
  static var example: Self { Self(Decimal(most / 2)) }
}

/// A rating, from 0 to 5 in steps of 0.5.
struct Rating: Points {
  let number: Decimal

  init(_ number: Decimal) { self.number = number }

  static let stepsInOne = 2
  static let most = 5
  static let sample = "3.5"
}

/// A score in a tasting note, from 0 to 10 in steps of 0.25.
struct Score: Points {
  let number: Decimal

  init(_ number: Decimal) { self.number = number }

  static let stepsInOne = 4
  static let most = 10
  static let sample = "7.25"
}
