internal import Shape
internal import Vocabulary

/// The figures of a journal as a whole.
struct JournalOverview: Record {
  /// Sums and means over brews.
  struct Sums {
    var brews = 0, coffee = Decimal(0), water = Decimal(0)
    var rating: Decimal?, ratio: Decimal?, extraction: Decimal?
  }

  let brews: Int, days: Int, currentStreak: Int, longestStreak: Int, coffee: Decimal, water: Decimal, money: [Money]
  let rating: Decimal?, ratio: Decimal?, extraction: Decimal?, openBeans: Int, favouriteMethod: BrewMethod?

  static let doc: StaticString = "The figures of a journal as a whole."

  init(_ sums: Sums, money: [Money], streaks: Streaks, openBeans: Int, method: BrewMethod?) {
    (brews, coffee, water) = (sums.brews, sums.coffee, sums.water)
    (rating, ratio, extraction) = (sums.rating, sums.ratio, sums.extraction)
    (days, currentStreak, longestStreak) = (streaks.days, streaks.current, streaks.longest)
    (self.money, self.openBeans, favouriteMethod) = (money, openBeans, method)
  }

  init<F: Fields<Self>>(_ field: inout F) {
    brews = field("brews", \.brews, "The number of brews.")
    days = field("days", \.days, "The number of days with brews.")
    currentStreak = field("currentStreak", \.currentStreak, "The days in a row with brews, up to today or yesterday.")
    longestStreak = field("longestStreak", \.longestStreak, "The most days in a row with brews.")
    coffee = field("coffee", \.coffee, "The coffee, in grams.")
    water = field("water", \.water, "The water, in grams.")
    money = field("money", \.money, "The cost of the coffee, by currency.")
    rating = field("rating", \.rating, "The mean rating, to four places.")
    ratio = field("ratio", \.ratio, "The mean ratio, to four places.")
    extraction = field("extraction", \.extraction, "The mean extraction yield in percent, to four places.")
    openBeans = field("openBeans", \.openBeans, "The number of beans that are neither finished nor archived. The filters do not apply.")
    favouriteMethod = field("favouriteMethod", \.favouriteMethod, "The most frequent method.")
  }
}

/// Days in a row.
struct Streaks {
  let days: Int, current: Int, longest: Int

  /// - Parameter days: the days in order, each once.
  init(_ days: [Day], today: Day) {
    var (longest, run) = (0, 0)
    var last: Day?
    for day in days {
      run = last.map { $0.adding(days: 1) == day } == true ? run + 1 : 1
      longest = max(longest, run)
      last = day
    }
    let isCurrent = last.map { $0 >= today.adding(days: -1) } ?? false
    (self.days, self.longest, current) = (days.count, longest, isCurrent ? run : 0)
  }
}
