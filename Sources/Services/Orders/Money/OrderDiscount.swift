internal import Shape
internal import Vocabulary

/// What is taken off an order as a whole: a percentage, or an amount.
struct OrderDiscount: Record, Equatable {
  let percent: Decimal?, money: Money?

  static let doc: StaticString = "What is taken off an order: a percentage of each line, or an amount that is spread over the lines."

  init<F: Fields<Self>>(_ field: inout F) {
    percent = field("percent", \.percent, "A percentage; or money.", .range(0...100))
    money = field("money", \.money, "An amount in the order's currency; no more is taken off than there is.", Money.notNegative)
  }

  var reduction: Reduction? { percent.map { .percent($0.units) } ?? money.map { .money($0.amount) } }
}
