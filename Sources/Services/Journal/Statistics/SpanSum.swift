internal import Shape

/// Sums up a measure over the brews of one period of the calendar, separately for each bean.
struct SpanSum {
  private let first: Day
  private var ofBeans: [UUID?: (brews: Int, sum: Int, count: Int)] = [:]

  init(_ first: Day) { self.first = first }

  /// - Parameter bean: the id of the brew's beans, if the measure needs their price; otherwise `nil`.
  mutating func add(_ value: Int?, of bean: UUID?) {
    let known = ofBeans[bean] ?? (0, 0, 0)
    ofBeans[bean] = (known.brews + 1, known.sum + (value ?? 0), known.count + (value == nil ? 0 : 1))
  }

  /// Returns the figure of the period.
  /// - Parameter beans: the prices and weights of the beans.
  func point(_ measure: Measure, _ beans: [UUID: BeanFacts]) -> FigurePoint {
    var sum = BrewSum()
    for (bean, part) in ofBeans {
      sum.add(
        part.brews, sum: part.sum, count: part.count, of: bean.flatMap { beans[$0] } ?? .unknown, measure: measure)
    }
    return sum.point(first.description, measure)
  }
}
