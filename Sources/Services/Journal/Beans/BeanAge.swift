internal import Shape

/// The age of beans: the number of days since they were roasted.
///
/// A day in the freezer counts as one ninetieth of a day, because the beans degas about ninety times more slowly at -18
/// degrees Celsius (Smrke et al., "How Does Freezing Affect the Freshness of Roasted Coffee").
struct BeanAge {
  let roasted: Day
  /// The days on which the beans were frozen and thawed. `to` is `nil` if they are still frozen.
  let frozen: (from: Day, to: Day?)?

  /// The number of days in the freezer that count as one day of age.
  static let daysOfOne = 90

  /// Returns the age on a given day, in whole days. It is negative for a day before the roasting.
  func days(on day: Day) -> Int {
    let total = day.number - roasted.number
    guard total > 0, let frozen, frozen.from < day else { return total }
    let end = min(frozen.to ?? day, day)
    let cold = max(end.number - max(frozen.from, roasted).number, 0)
    return ((total - cold) * BeanAge.daysOfOne + cold) / BeanAge.daysOfOne
  }
}
