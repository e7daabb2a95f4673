internal import Shape
internal import Vocabulary

/// The discount of an order as a whole: a percentage, or an amount.
struct OrderDiscount: Record, Equatable {
  let percent: Decimal?, money: Money?

  static let doc: StaticString =
    "The discount on an order: a percentage of each line, or an amount that is spread over the lines."

  init<F: Fields<Self>>(_ field: inout F) {
    percent = field(
      "percent", \.percent, "The discount in percent, from 0 to 100, instead of `money`.",
      .range(0...100))
    money = field(
      "money", \.money,
      "The discount as an amount in the order's currency. If it is more than the sum of the lines, only that sum is deducted.",
      Money.notNegative)
  }

  var reduction: Reduction? { percent.map { .percent($0.units) } ?? money.map { .money($0.amount) } }
}
