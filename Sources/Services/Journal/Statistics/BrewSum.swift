internal import Shape
internal import Vocabulary

/// Sums up a measure, such as the doses, over some brews.
struct BrewSum {
  private(set) var brews = 0
  private var sum = Int128(0)
  private var count = 0
  private var money = CostSum()

  /// Adds some brews of the same bean.
  /// - Parameters:
  ///   - sum: the sum of the measure's column over these brews, in units of `Decimal`.
  ///   - count: the number of these brews that have a value in the column.
  mutating func add(_ brews: Int, sum: Int, count: Int, of bean: BeanFacts, measure: Measure) {
    self.brews += brews
    self.sum += Int128(sum)
    self.count += count
    if measure == .cost { money.add(Decimal(units: sum), of: bean) }
  }

  func point(_ key: String?, name: String? = nil, _ measure: Measure) -> FigurePoint {
    let value: Decimal? =
      switch measure {
      case .count: Decimal(brews)
      case .coffee: Int(exactly: sum).map(Decimal.init(units:))
      case .cost: nil
      case .rating, .ratio, .extraction, .time: Figures.mean(sum, of: count)
      }
    return FigurePoint(key: key, name: name, brews: brews, value: value, money: measure == .cost ? money.total : [])
  }
}

/// Sums up the cost of coffee, separately for each currency. The cost of each bean is computed to five decimal places
/// of a minor unit, and the sum is rounded to minor units.
struct CostSum {
  private var units: [(currency: Currency, units: Int128)] = []

  mutating func add(_ dose: Decimal, of bean: BeanFacts) {
    guard let price = bean.price, let weight = bean.weight?.positive else { return }
    let cost = (Int128(price.amount) * Int128(dose.units) * 100_000).dividedHalfEven(by: Int128(weight.units))
    if let place = units.firstIndex(where: { $0.currency == price.currency }) {
      units[place].units += cost
    } else {
      units.append((price.currency, cost))
    }
  }

  /// The sums in minor units, rounded half to even, sorted by the codes of the currencies. Sums that are larger than
  /// the core can store are left out.
  var total: [Money] {
    units.sorted { $0.currency.code < $1.currency.code }.compactMap { currency, units in
      Int(exactly: units.dividedHalfEven(by: 100_000)).flatMap {
        $0 <= Money.most ? Money(amount: $0, currency: currency) : nil
      }
    }
  }
}
