internal import Shape

/// A number of points in steps of a half or a quarter.
protocol Points: Value, Equatable {
  /// The number of steps in one point.
  static var stepsInOne: Int { get }
  /// The largest number of points.
  static var most: Int { get }
  /// A valid number of points, for error messages: `3.5`.
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

/// A rating: 0 to 5 in halves.
struct Rating: Points {
  let number: Decimal

  init(_ number: Decimal) { self.number = number }

  static let stepsInOne = 2
  static let most = 5
  static let sample = "3.5"
}

/// A score of a tasting: 0 to 10 in quarters.
struct Score: Points {
  let number: Decimal

  init(_ number: Decimal) { self.number = number }

  static let stepsInOne = 4
  static let most = 10
  static let sample = "7.25"
}
