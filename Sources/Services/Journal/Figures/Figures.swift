internal import Shape
internal import Vocabulary

/// Means, medians, deviations and slopes of decimals, with four decimal places. Sums are exact, so all devices compute
/// the same results.
enum Figures {
  /// The number of decimal places of all results.
  static let places = 4

  /// Returns the mean of numbers with the given sum, rounded half to even. Returns `nil` if there are no numbers.
  static func mean(_ sum: Int128, of count: Int) -> Decimal? {
    count == 0 ? nil : Decimal(sum, over: Int128(count) * 100_000, places: places)
  }

  static func mean(_ values: [Decimal]) -> Decimal? {
    mean(values.reduce(Int128(0)) { $0 + Int128($1.units) }, of: values.count)
  }

  /// Returns the median: the middle value, or the mean of the two middle values. Returns `nil` if there are no values.
  static func median(_ values: [Decimal]) -> Decimal? {
    let sorted = values.sorted()
    if sorted.isEmpty { return nil }
    let middle = sorted.count / 2
    return sorted.count % 2 == 1 ? mean([sorted[middle]]) : mean([sorted[middle - 1], sorted[middle]])
  }

  /// Returns the standard deviation, with the values as the whole population. Returns `nil` for fewer than two values.
  static func deviation(_ values: [Decimal]) -> Decimal? {
    if values.count < 2 { return nil }
    let (count, sum, squares) = sums(values)
    // The deviation is the root of (n * sum of squares - square of the sum), divided by n. The root is computed with
    // two extra decimal places, so that the result can be rounded half to even.
    let root = squareRoot((count * squares - sum * sum) * 10_000)
    return Decimal(root, over: count * 100 * 100_000, places: places)
  }

  private static func sums(_ values: [Decimal]) -> (count: Int128, sum: Int128, squares: Int128) {
    let units = values.map { Int128($0.units) }
    return (Int128(values.count), units.reduce(0, +), units.reduce(0) { $0 + $1 * $1 })
  }

  /// Returns the square root of a number, rounded down to an integer.
  private static func squareRoot(_ number: Int128) -> Int128 {
    assert(number >= 0, "a sum of squares is not negative")
    if number < 2 { return number }
    // Newton's method, starting above the root: each step comes closer to the root. When a step does not get smaller,
    // the root is found.
    var root = Int128(1) << Int128((128 - number.leadingZeroBitCount + 1) / 2)
    while true {
      let next = (root + number / root) / 2
      if next >= root { return root }
      root = next
    }
  }

  /// Returns the slope of the straight line that fits the points best (least squares), for one unit of `x`. Returns
  /// `nil` if the points do not have at least two different values of `x`.
  static func slope(_ points: [(x: Int, y: Decimal)]) -> (numerator: Int128, denominator: Int128)? {
    guard let origin = points.first?.x else { return nil }
    let count = Int128(points.count)
    var (x, y, xy, xx) = (Int128(0), Int128(0), Int128(0), Int128(0))
    for point in points {
      let (a, b) = (Int128(point.x - origin), Int128(point.y.units))
      (x, y, xy, xx) = (x + a, y + b, xy + a * b, xx + a * a)
    }
    let denominator = count * xx - x * x
    return denominator == 0 ? nil : (count * xy - x * y, denominator)
  }

  /// Returns a Boolean value that indicates whether the mean of the first values is clearly above the mean of the
  /// others. The difference must be more than three and a half standard errors, so that it is hardly due to chance. The
  /// test is Student's t-test with the pooled variance.
  static func isAbove(_ values: [Decimal], _ others: [Decimal]) -> Bool {
    guard values.count + others.count > 2 else { return false }
    let ((n, a, aa), (m, b, bb)) = (sums(values.map(coarse)), sums(others.map(coarse)))
    // The condition is (a / n - b / m)^2 > 3.5^2 * (s1 + s2) / (n + m - 2) * (1 / n + 1 / m). Here, s1 and s2 are the
    // sums of squared deviations. Both sides are multiplied by the denominators, so that no fractions occur.
    let difference = a * m - b * n
    let squares = m * (n * aa - a * a) + n * (m * bb - b * b)
    return difference > 0 && 4 * difference * difference * (n + m - 2) > 49 * squares * (n + m)
  }

  /// Returns the value rounded down to hundredths. Otherwise products could exceed 128 bits.
  private static func coarse(_ value: Decimal) -> Decimal { Decimal(units: value.units / 1000) }
}
