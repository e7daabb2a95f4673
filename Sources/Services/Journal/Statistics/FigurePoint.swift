internal import Shape
internal import Vocabulary

/// A figure of some brews, which are of one period of the calendar or share a value.
struct FigurePoint: Record {
  let key: String?, name: String?, brews: Int, value: Decimal?, money: [Money]

  static let doc: StaticString =
    "The figure of one group of brews. The brews of a group share a span of the calendar, or a value such as the method."

  init(key: String?, name: String? = nil, brews: Int, value: Decimal?, money: [Money] = []) {
    (self.key, self.name, self.brews, self.value, self.money) = (key, name, brews, value, money)
  }

  init<F: Fields<Self>>(_ field: inout F) {
    key = field(
      "key", \.key, "The first day of the span, or the value that the brews share. `null` for brews without a value.")
    name = field("name", \.name, "The name of the bean or grinder whose id is `key`. `null` for other keys.")
    brews = field("brews", \.brews, "The number of brews in the group.")
    value = field(
      "value", \.value,
      "The figure: a sum, or a mean with four decimals. `null` if no brew has a value, and for the measure `cost`, which is in `money`."
    )
    money = field("money", \.money, "The cost: one amount for each currency. Empty for other measures.")
  }
}

/// Figures in an order.
struct FigurePoints: Record {
  let points: [FigurePoint]

  static let doc: StaticString = "The figures of groups of brews, in order."
}

extension FigurePoints {
  init<F: Fields<Self>>(_ field: inout F) { points = field("points", \.points, "The figures.") }
}
