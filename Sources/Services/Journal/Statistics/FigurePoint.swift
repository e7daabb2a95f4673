internal import Shape
internal import Vocabulary

/// A figure of some brews: those of a span of the calendar, or those with a value in common.
struct FigurePoint: Record {
  let key: String?, name: String?, brews: Int, value: Decimal?, money: [Money]

  static let doc: StaticString = "A figure of a group of brews, which share a span of the calendar or a value."

  init(key: String?, name: String? = nil, brews: Int, value: Decimal?, money: [Money] = []) {
    (self.key, self.name, self.brews, self.value, self.money) = (key, name, brews, value, money)
  }

  init<F: Fields<Self>>(_ field: inout F) {
    key = field("key", \.key, "The first day of the span, or the value that the brews share; null for brews without one.")
    name = field("name", \.name, "The name of a bean or grinder; null for other keys.")
    brews = field("brews", \.brews, "The number of brews.")
    value = field("value", \.value, "The sum, or the mean to four places. null if no brew has a value, and for the measure cost.")
    money = field("money", \.money, "The cost by currency; empty for other measures.")
  }
}

/// Figures in an order.
struct FigurePoints: Record {
  let points: [FigurePoint]

  static let doc: StaticString = "Figures in an order."
}

extension FigurePoints {
  init<F: Fields<Self>>(_ field: inout F) { points = field("points", \.points, "The figures.") }
}
