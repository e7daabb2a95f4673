internal import Shape

/// A measure of brews that statistics count, sum up or average.
enum Measure: String, Choice {
  case count, coffee, cost, rating, ratio, extraction, time

  static let spellings = Spellings<Measure>()

  static let doc: StaticString = """
    count: the number of brews. coffee: the sum of the doses, in grams. cost: the price of the coffee. rating (0 to 5), ratio (grams of \
    water or beverage per gram of coffee), extraction (percent), time (seconds): the mean over the brews that have the value.
    """

  /// The column of `brew_facts` that is summed up. `nil` for the number of brews, which needs no column.
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

/// A dimension by which brews are grouped.
enum Dimension: String, Choice {
  case bean, roaster, country, process, roastLevel, method, grinder, grindSetting, beanAge

  static let spellings = Spellings<Dimension>()

  /// The SQL expression for the key of a brew, over `brew_facts f` and its beans `n`. `nil` for the age of the beans,
  /// which depends on the day of the brew. A brew of beans from several countries has several keys.
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
