internal import Shape
internal import Vocabulary

/// Adds up a measure over brews.
struct BrewSum {
  private(set) var brews = 0
  private var sum = Int128(0)
  private var count = 0
  private var money = CostSum()

  /// Adds some brews of one bean.
  /// - Parameters:
  ///   - sum: the sum of the column, in units of `Decimal`.
  ///   - count: the number of brews that have a value.
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

/// Adds up the cost of coffee by currency. The share of each bean has five decimal places of a minor unit. The sum is
/// rounded to minor units.
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

  /// The sums in minor units, rounded half to even, in the order of the currency codes. Sums above the limit of money
  /// are left out.
  var total: [Money] {
    units.sorted { $0.currency.code < $1.currency.code }.compactMap { currency, units in
      Int(exactly: units.dividedHalfEven(by: 100_000)).flatMap {
        $0 <= Money.most ? Money(amount: $0, currency: currency) : nil
      }
    }
  }
}
