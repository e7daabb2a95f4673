internal import Shape

/// A measure of brews for statistics.
enum Measure: String, Choice {
  case count, coffee, cost, rating, ratio, extraction, time

  static let spellings = Spellings<Measure>()

  static let doc: StaticString = """
    count: the number of brews. coffee: the sum of the doses, in grams. cost: the price of the coffee. rating (0 to 5), ratio (grams of \
    water or beverage per gram of coffee), extraction (percent), time (seconds): the mean over the brews that have the value.
    """

  /// The column of `brew_facts` that is added up; `nil` for the number of brews, which has no column.
  var column: String? {
    switch self {
    case .count: nil
    case .coffee, .cost: "dose"
    case .rating: "rating"
    case .ratio: "ratio"
    case .extraction: "extraction"
    case .time: "time"
    }
  }
}

/// A dimension that breakdowns divide brews by.
enum Dimension: String, Choice {
  case bean, roaster, country, process, roastLevel, method, grinder, grindSetting, beanAge

  static let spellings = Spellings<Dimension>()

  /// The keys of a brew, as SQL over `brew_facts f` and its bean `n`; `nil` for a dimension that follows from the day.
  /// A brew has several keys if its beans are from several countries.
  var keys: String? {
    switch self {
    case .bean: "lower(hex(f.bean))"
    case .roaster: "n.roaster"
    case .country: "o.country"
    case .process: "n.process"
    case .roastLevel: "n.roastLevel"
    case .method: "nullif(f.method, '')"
    case .grinder: "lower(hex(f.grinder))"
    case .grindSetting: "f.grindSetting"
    case .beanAge: nil
    }
  }
}
