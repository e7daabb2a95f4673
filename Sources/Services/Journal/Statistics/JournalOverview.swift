internal import Shape
internal import Vocabulary

/// The result of `journal.statistics.overview`: figures of all brews together.
struct JournalOverview: Record {
  /// The sums and means of all brews that match the filters.
  struct Sums {
    var brews = 0, coffee = Decimal(0), water = Decimal(0)
    var rating: Decimal?, ratio: Decimal?, extraction: Decimal?
  }

  let brews: Int, days: Int, currentStreak: Int, longestStreak: Int, coffee: Decimal, water: Decimal, money: [Money]
  let rating: Decimal?, ratio: Decimal?, extraction: Decimal?, openBeans: Int, favouriteMethod: BrewMethod?

  static let doc: StaticString = "Figures of all brews together: numbers, sums, means and the favourite method."

  init(_ sums: Sums, money: [Money], streaks: Streaks, openBeans: Int, method: BrewMethod?) {
    (brews, coffee, water) = (sums.brews, sums.coffee, sums.water)
    (rating, ratio, extraction) = (sums.rating, sums.ratio, sums.extraction)
    (days, currentStreak, longestStreak) = (streaks.days, streaks.current, streaks.longest)
    (self.money, self.openBeans, favouriteMethod) = (money, openBeans, method)
  }

  init<F: Fields<Self>>(_ field: inout F) {
    brews = field("brews", \.brews, "The number of brews that match the filters.")
    days = field("days", \.days, "The number of days on which there was at least one brew.")
    currentStreak = field(
      "currentStreak", \.currentStreak,
      "The number of consecutive days with brews that end today or yesterday; 0 if there was no brew on either day.")
    longestStreak = field("longestStreak", \.longestStreak, "The largest number of consecutive days with brews.")
    coffee = field("coffee", \.coffee, "The sum of the doses, in grams.")
    water = field("water", \.water, "The sum of the water, in grams.")
    money = field("money", \.money, "The cost of the used coffee, one amount for each currency.")
    rating = field(
      "rating", \.rating,
      "The mean rating of the rated brews, from 0 to 5, with four decimals. `null` if no brew is rated.")
    ratio = field(
      "ratio", \.ratio,
      "The mean ratio (grams of water or beverage for each gram of coffee), with four decimals. `null` if no brew has a ratio."
    )
    extraction = field(
      "extraction", \.extraction,
      "The mean extraction yield, in percent with four decimals. `null` if no brew has an extraction yield.")
    openBeans = field(
      "openBeans", \.openBeans,
      "The number of bags of beans that are neither finished nor archived. The filters do not apply to this number.")
    favouriteMethod = field(
      "favouriteMethod", \.favouriteMethod, "The method with the most brews. `null` if there are no brews.")
  }
}

/// The number of days with brews, and the numbers of consecutive days with brews: the current and the largest one.
struct Streaks {
  let days: Int, current: Int, longest: Int

  /// - Parameter days: the days with brews, in order. Each day occurs once.
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
