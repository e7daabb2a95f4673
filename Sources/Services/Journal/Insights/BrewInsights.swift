internal import Shape

/// Computes the insights from a list of brews. All kinds of insight are computed from the same brews.
struct BrewInsights {
  /// The brews from which insights are computed, newest first.
  let brews: [InsightBrew]
  /// The flavour terms of each tasting note about these brews or their beans.
  let notes: [[String]]
  let today: Day

  var all: [Insight] {
    [
      bestParameters, trend(.ratingTrend, \.rating), trend(.extractionTrend, \.extraction),
      effect(.grindEffect, \.grindSetting),
      effect(.temperatureEffect, \.temperature), effect(.ageEffect) { $0.age.map { Decimal($0) } }, consistency,
      extractionRange, flavours,
    ]
  }

  /// The parameters of the best brews, of one bean or of one method. The bean or the method with the most rated brews
  /// is chosen.
  private var bestParameters: Insight {
    let rated = brews.filter { $0.rating != nil }
    let (ofBean, ofMethod) = (BrewInsights.largest(rated, \.bean), BrewInsights.largest(rated) { $0.method?.rawValue })
    // The parameters of a bean are more useful than those of a method. So the bean is preferred if it has enough rated
    // brews, or at least as many as the method.
    let isOfBean = ofBean.count >= Insight.Kind.bestParameters.need || ofBean.count >= ofMethod.count
    let group = isOfBean ? ofBean : ofMethod
    return Insight(.bestParameters, brews: brews.count, have: group.count, data(ofBest: group, isOfBean: isOfBean))
  }

  /// Returns the best quarter of rated brews, but at least three. Among brews with equal ratings, the newest are taken.
  static func best(_ rated: [InsightBrew]) -> [InsightBrew] {
    let sorted = rated.enumerated().sorted {
      (-($0.element.rating?.units ?? 0), $0.offset) < (-($1.element.rating?.units ?? 0), $1.offset)
    }
    return sorted.prefix(max(3, rated.count / 4)).map(\.element)
  }

  private func data(ofBest group: [InsightBrew], isOfBean: Bool) -> InsightData {
    let best = BrewInsights.best(group)
    var data = InsightData()
    data.bean = isOfBean ? group.first?.bean : nil
    data.method = BrewInsights.largest(best) { $0.method?.rawValue }.first?.method
    data.dose = Figures.median(best.compactMap(\.dose))
    data.ratio = Figures.median(best.compactMap(\.ratio))
    data.temperature = Figures.median(best.compactMap(\.temperature))
    data.time = Figures.median(best.compactMap(\.time))
    data.grindSetting = Figures.median(best.compactMap(\.grindSetting))
    data.rating = Figures.median(best.compactMap(\.rating))
    return data
  }

  /// Returns the largest group of brews with the same key. If several groups are equally large, returns the group with
  /// the newest brew.
  static func largest<Key: Hashable>(_ brews: [InsightBrew], _ key: (InsightBrew) -> Key?) -> [InsightBrew] {
    var groups: [Key: (count: Int, newest: Int)] = [:]
    for (place, brew) in brews.enumerated() {
      if let key = key(brew) { groups[key, default: (0, place)].count += 1 }
    }
    let largest = groups.max { ($0.value.count, -$0.value.newest) < ($1.value.count, -$1.value.newest) }
    return largest.map { largest in brews.filter { key($0) == largest.key } } ?? []
  }

  /// The number of days before today from which a trend is computed.
  private static let daysOfTrend = 90

  private func trend(_ kind: Insight.Kind, _ value: (InsightBrew) -> Decimal?) -> Insight {
    let recent = brews.filter { $0.day > today.adding(days: -BrewInsights.daysOfTrend) && $0.day <= today }
    let points = recent.compactMap { brew in value(brew).map { (x: brew.day.number, y: $0) } }
    return Insight(kind, brews: brews.count, have: points.count, data(ofTrend: points))
  }

  private func data(ofTrend points: [(x: Int, y: Decimal)]) -> InsightData? {
    guard let slope = Figures.slope(points), let mean = Figures.mean(points.map(\.y)) else { return nil }
    let days = (points.map(\.x).max() ?? 0) - (points.map(\.x).min() ?? 0)
    let sum = points.reduce(Int128(0)) { $0 + Int128($1.y.units) }
    var data = InsightData()
    data.mean = mean
    data.perWeek = Decimal(slope.numerator * 7, over: slope.denominator * 100_000, places: Figures.places)
    guard sum > 0 else { return data }
    // The change over all days is slope * days, and the mean is sum / n. So the change in percent of the mean has this
    // numerator (`change`) and this denominator (`whole`).
    let (change, whole) = (slope.numerator * Int128(days) * Int128(points.count) * 100, slope.denominator * sum)
    data.percent = Decimal(change, over: whole, places: 2)
    let isSteady = change.magnitude < (5 * whole).magnitude
    data.direction = isSteady ? .steady : change > 0 ? .rising : .falling
    return data
  }

  private func effect(_ kind: Insight.Kind, _ value: (InsightBrew) -> Decimal?) -> Insight {
    let rated = brews.compactMap { brew in
      value(brew).flatMap { value in brew.rating.map { (value: value, rating: $0) } }
    }
    let values = Set(rated.map(\.value))
    return Insight(kind, brews: brews.count, have: rated.count, values: values.count, data(ofEffect: rated, values))
  }

  /// Returns the value, such as a grind setting, whose brews have the best ratings. Returns `nil` unless their mean
  /// rating is at least half a point above that of the other brews, and more than chance explains.
  private func data(ofEffect rated: [(value: Decimal, rating: Decimal)], _ values: Set<Decimal>) -> InsightData? {
    let groups = values.sorted().compactMap { value in
      Figures.mean(rated.filter { $0.value == value }.map(\.rating)).map { (value: value, mean: $0) }
    }
    guard let best = groups.max(by: { $0.mean < $1.mean }) else { return nil }
    let (own, others) = (
      rated.filter { $0.value == best.value }.map(\.rating), rated.filter { $0.value != best.value }.map(\.rating)
    )
    guard own.count >= 3, let rest = Figures.mean(others), best.mean.units - rest.units >= Decimal(1).units / 2,
      Figures.isAbove(own, others)
    else { return nil }
    var data = InsightData()
    (data.value, data.mean, data.rest) = (best.value, best.mean, rest)
    return data
  }

  /// The variation of the ratio, the time and the extraction between brews of one recipe or bean. The recipe or bean
  /// with the most brews is chosen; a recipe is preferred if it has enough brews.
  private var consistency: Insight {
    let (ofRecipe, ofBean) = (BrewInsights.largest(brews, \.recipe), BrewInsights.largest(brews, \.bean))
    let isOfRecipe = ofRecipe.count >= Insight.Kind.consistency.need
    let group = isOfRecipe ? ofRecipe : ofBean.count >= ofRecipe.count ? ofBean : ofRecipe
    var data = InsightData()
    if isOfRecipe { data.recipe = group.first?.recipe } else { data.bean = group.first?.bean }
    data.ratioDeviation = Figures.deviation(group.compactMap(\.ratio))
    data.timeDeviation = Figures.deviation(group.compactMap(\.time))
    data.extractionDeviation = Figures.deviation(group.compactMap(\.extraction))
    return Insight(.consistency, brews: brews.count, have: group.count, data)
  }

  private var extractionRange: Insight {
    let values = brews.compactMap(\.extraction)
    var data = InsightData()
    data.under = values.count { $0 < Decimal(18) }
    data.over = values.count { $0 > Decimal(22) }
    data.within = values.count { $0 >= Decimal(18) && $0 <= Decimal(22) }
    return Insight(.extractionRange, brews: brews.count, have: values.count, data)
  }

  private var flavours: Insight {
    var counts: [String: (term: String, count: Int)] = [:]
    for note in notes {
      // A note counts only once for a term, even if it contains the term twice.
      var terms: Set<String> = []
      for term in note where terms.insert(term.caseFolded).inserted {
        counts[term.caseFolded, default: (term, 0)].count += 1
      }
    }
    let sorted = counts.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
    var data = InsightData()
    data.terms = sorted.prefix(10).map { TermCount(term: $0.value.term, count: $0.value.count) }
    return Insight(.flavours, brews: brews.count, have: notes.count, data)
  }
}
