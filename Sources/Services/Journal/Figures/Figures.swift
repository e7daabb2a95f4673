internal import Shape
internal import Vocabulary

/// Means, medians and deviations of decimals to four places. Sums are exact, so each device computes the same.
enum Figures {
  /// The decimal places of means, medians, deviations and slopes.
  static let places = 4

  /// Returns the mean, rounded half to even; `nil` without values.
  static func mean(_ sum: Int128, of count: Int) -> Decimal? {
    count == 0 ? nil : Decimal(sum, over: Int128(count) * 100_000, places: places)
  }

  static func mean(_ values: [Decimal]) -> Decimal? {
    mean(values.reduce(Int128(0)) { $0 + Int128($1.units) }, of: values.count)
  }

  /// Returns the middle value, or the mean of the two in the middle; `nil` without values.
  static func median(_ values: [Decimal]) -> Decimal? {
    let sorted = values.sorted()
    if sorted.isEmpty { return nil }
    let middle = sorted.count / 2
    return sorted.count % 2 == 1 ? mean([sorted[middle]]) : mean([sorted[middle - 1], sorted[middle]])
  }

  /// Returns the standard deviation of the values as a whole population; `nil` for fewer than two.
  static func deviation(_ values: [Decimal]) -> Decimal? {
    if values.count < 2 { return nil }
    let (count, sum, squares) = sums(values)
    // The root of (n * sum of squares - square of the sum), over n. It has two extra places, and is rounded half to
    // even.
    let root = squareRoot((count * squares - sum * sum) * 10_000)
    return Decimal(root, over: count * 100 * 100_000, places: places)
  }

  private static func sums(_ values: [Decimal]) -> (count: Int128, sum: Int128, squares: Int128) {
    let units = values.map { Int128($0.units) }
    return (Int128(values.count), units.reduce(0, +), units.reduce(0) { $0 + $1 * $1 })
  }

  /// Returns the largest integer whose square is at most the number.
  private static func squareRoot(_ number: Int128) -> Int128 {
    assert(number >= 0, "a sum of squares is not negative")
    if number < 2 { return number }
    // Newton's method from above: each step comes nearer to the root, until one does not.
    var root = Int128(1) << Int128((128 - number.leadingZeroBitCount + 1) / 2)
    while true {
      let next = (root + number / root) / 2
      if next >= root { return root }
      root = next
    }
  }

  /// Returns the slope of the straight line that fits best (least squares), for one step of the first coordinate.
  /// Returns `nil` for fewer than two different first coordinates.
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

  /// Returns a Boolean value that indicates whether a mean exceeds another mean by more than three and a half standard
  /// errors of their difference. The test is Student's t-test with the pooled variance. Chance alone hardly explains
  /// such a difference.
  static func isAbove(_ values: [Decimal], _ others: [Decimal]) -> Bool {
    guard values.count + others.count > 2 else { return false }
    let ((n, a, aa), (m, b, bb)) = (sums(values.map(coarse)), sums(others.map(coarse)))
    // (a / n - b / m)^2 > 3.5^2 * (s1 + s2) / (n + m - 2) * (1 / n + 1 / m), where s1 and s2 are sums of squared
    // deviations. The inequality is multiplied out to avoid fractions.
    let difference = a * m - b * n
    let squares = m * (n * aa - a * a) + n * (m * bb - b * b)
    return difference > 0 && 4 * difference * difference * (n + m - 2) > 49 * squares * (n + m)
  }

  /// Returns the value in hundredths, so that products stay within 128 bits.
  private static func coarse(_ value: Decimal) -> Decimal { Decimal(units: value.units / 1000) }
}
