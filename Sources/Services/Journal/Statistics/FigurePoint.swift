internal import Shape
internal import Vocabulary

/// A figure of a group of brews: those of one period of the calendar, or those with the same value of a dimension.
struct FigurePoint: Record {
  let key: String?, name: String?, brews: Int, value: Decimal?, money: [Money]

  static let doc: StaticString =
    "The figure of one group of brews: those of one period of the calendar, or those with the same value, such as the method."

  init(key: String?, name: String? = nil, brews: Int, value: Decimal?, money: [Money] = []) {
    (self.key, self.name, self.brews, self.value, self.money) = (key, name, brews, value, money)
  }

  init<F: Fields<Self>>(_ field: inout F) {
    key = field(
      "key", \.key,
      "The first day of the period, or the value that the brews have in common. `null` for brews without a value.")
    name = field("name", \.name, "The name of the beans or the grinder, if `key` is their id. `null` for other keys.")
    brews = field("brews", \.brews, "The number of brews in the group.")
    value = field(
      "value", \.value,
      "The figure: a sum, or a mean with four decimals. `null` if no brew has a value, and for the measure `cost`, whose figure is `money`."
    )
    money = field("money", \.money, "The cost of the coffee, one amount for each currency. Empty for other measures.")
  }
}

/// The figures of several groups of brews, in order.
struct FigurePoints: Record {
  let points: [FigurePoint]

  static let doc: StaticString = "The figures of groups of brews, in order."
}

extension FigurePoints {
  init<F: Fields<Self>>(_ field: inout F) { points = field("points", \.points, "The figures, one for each group.") }
}
