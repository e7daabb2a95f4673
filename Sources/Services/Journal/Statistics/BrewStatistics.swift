internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Vocabulary

/// Computes statistics of brews: counts, sums and means. Drafts and archived brews are left out.
struct BrewStatistics {
  private let stores: Stores
  private static let counted = "f.draft = 0 AND f.archived = 0"
  private static let bean = "n.roastDate, n.frozenAt, n.thawedAt, n.weight, n.withdrawn, n.price"

  private let totals = FilteredStatement {
    """
    SELECT count(*), sum(f.dose), sum(f.water), sum(f.rating), count(f.rating), sum(f.ratio), count(f.ratio), sum(f.extraction),
      count(f.extraction)
    FROM {store}.brew_facts f WHERE \(counted) AND \($0)
    """
  }
  private let nextAt = FilteredStatement(from: 2) {
    "SELECT f.at FROM {store}.brew_facts f WHERE f.at >= ?1 AND \(counted) AND \($0) ORDER BY f.at LIMIT 1"
  }
  private let methods = FilteredStatement {
    """
    SELECT f.method FROM {store}.brew_facts f WHERE \(counted) AND f.method <> '' AND \($0)
    GROUP BY f.method ORDER BY count(*) DESC, f.method LIMIT 1
    """
  }
  private let openBeans = StoreStatement("SELECT count(*) FROM {store}.beans WHERE finished = 0 AND archived = 0")
  private let instants = FilteredStatement {
    "SELECT f.at FROM {store}.brew_facts f WHERE \(counted) AND \($0) ORDER BY f.at"
  }
  /// For the brews of each bean: their number, the sum of their doses, and the number of brews that have a dose.
  private let dosesOfBeans = FilteredStatement {
    """
    SELECT count(*), coalesce(sum(f.dose), 0), count(f.dose), \(bean)
    FROM {store}.brew_facts f LEFT JOIN {store}.beans n ON n.id = f.bean WHERE \(counted) AND \($0) GROUP BY f.bean
    """
  }
  /// For each measure, the query that reads the brews from the oldest to the newest.
  private let inOrder: [FilteredStatement] = Measure.allCases.map { measure in
    FilteredStatement {
      "SELECT f.at, f.bean, \(value(measure)) FROM {store}.brew_facts f WHERE \(counted) AND \($0) ORDER BY f.at"
    }
  }
  private let factsOfBeans = StoreStatement("SELECT n.id, \(bean) FROM {store}.beans n")
  /// For each measure and each dimension, the query that sums up the measure by the dimension's key and by bean.
  private let byKey: [[FilteredStatement]] = Measure.allCases.map { measure in
    Dimension.allCases.map { dimension in
      let countries =
        dimension == .country
        ? """
        LEFT JOIN (SELECT DISTINCT c.id AS id, json_extract(v.value, '$.country') AS country
          FROM {store}.beans c, json_each(iif(json_valid(c.origins), c.origins, '[]')) v) o ON o.id = f.bean
        """ : ""
      return FilteredStatement {
        """
        SELECT CAST(\(dimension.keys ?? "f.at") AS TEXT) AS key, count(*), coalesce(sum(\(value(measure))), 0), count(\(value(measure))), \(bean)
        FROM {store}.brew_facts f LEFT JOIN {store}.beans n ON n.id = f.bean \(countries)
        WHERE \(counted) AND \($0) GROUP BY key, f.bean
        """
      }
    }
  }
  private let nameOfBean = StoreStatement("SELECT name FROM {store}.beans WHERE id = ?")
  private let nameOfPiece = StoreStatement("SELECT name FROM {store}.equipment WHERE id = ?")

  init(_ stores: Stores) { self.stores = stores }

  private static func value(_ measure: Measure) -> String { measure.column.map { "f.\($0)" } ?? "NULL" }

  func overview(_ filter: BrewFilter, today: Day, _ zone: JournalZone, in context: Context) throws(Failure)
    -> JournalOverview
  {
    let store = context.partition.store
    let sums = try stores.first(
      totals[filter], in: store, { filter.bind(to: &$0, zone) },
      { row in
        JournalOverview.Sums(
          brews: row.next(), coffee: Decimal(units: row.next(Int?.self) ?? 0),
          water: Decimal(units: row.next(Int?.self) ?? 0),
          rating: BrewStatistics.mean(&row), ratio: BrewStatistics.mean(&row), extraction: BrewStatistics.mean(&row))
      })
    let days = try daysWithBrews(filter, zone, in: context)
    let method =
      try stores.first(methods[filter], in: store, { filter.bind(to: &$0, zone) }, { $0.next(BrewMethod?.self) }) ?? nil
    let open = try stores.first(openBeans, in: store) { $0.next(Int.self) } ?? 0
    var cost = BrewSum()
    try stores.each(
      dosesOfBeans[filter], in: store, { filter.bind(to: &$0, zone) },
      { cost.add($0.next(), sum: $0.next(), count: $0.next(), of: BeanFacts(&$0), measure: .cost) })
    return JournalOverview(
      sums ?? .init(), money: cost.point(nil, .cost).money, streaks: Streaks(days, today: today), openBeans: open,
      method: method)
  }

  private static func mean(_ row: inout RowSource) -> Decimal? {
    let sum = row.next(Int?.self) ?? 0
    return Figures.mean(Int128(sum), of: row.next())
  }

  /// Returns the days on which there are brews, in order.
  private func daysWithBrews(_ filter: BrewFilter, _ zone: JournalZone, in context: Context) throws(Failure) -> [Day] {
    var days: [Day] = []
    if filter.isOfBeans {
      // If the filter has a property of beans, each query must search all beans. So a single query reads all brews.
      try stores.each(
        instants[filter], in: context.partition.store, { filter.bind(to: &$0, zone) },
        { row in
          let day = zone.day(of: row.next())
          if day != days.last { days.append(day) }
        })
      return days
    }
    // Otherwise, one query for each day finds the first brew after it. The other brews of the day are not read.
    var from = Timestamp(milliseconds: Int.min)
    while let at = try firstBrew(notBefore: from, filter, zone, in: context) {
      let day = zone.day(of: at)
      days.append(day)
      from = zone.start(of: day.adding(days: 1))
    }
    return days
  }

  private func firstBrew(
    notBefore instant: Timestamp, _ filter: BrewFilter, _ zone: JournalZone, in context: Context
  ) throws(Failure) -> Timestamp? {
    try stores.first(
      nextAt[filter], in: context.partition.store,
      {
        $0.add(instant)
        filter.bind(to: &$0, zone)
      }, { $0.next() })
  }

  /// Returns one figure for each period of the calendar that has brews, in the order of time.
  func series(
    _ measure: Measure, by period: Period, _ filter: BrewFilter, _ zone: JournalZone, in context: Context
  ) throws(Failure) -> [FigurePoint] {
    var beans: [UUID: BeanFacts] = [:]
    if measure == .cost {
      try stores.each(factsOfBeans, in: context.partition.store) { beans[$0.next()] = BeanFacts(&$0) }
    }
    var (points, span, end): ([FigurePoint], SpanSum?, Timestamp) = ([], nil, Timestamp(milliseconds: Int.min))
    try stores.each(
      inOrder[Measure.allCases.firstIndex(of: measure) ?? 0][filter], in: context.partition.store,
      { filter.bind(to: &$0, zone) },
      { row in
        let (at, bean, value) = (row.next(Timestamp.self), row.nextBlob(), row.next(Int?.self))
        if span == nil || at >= end {
          if let span { points.append(span.point(measure, beans)) }
          let first = period.start(of: zone.day(of: at), in: zone)
          (span, end) = (SpanSum(first), zone.start(of: period.end(of: first)))
        }
        span?.add(value, of: measure == .cost ? UUID(bytes: bean) : nil)
      })
    if let span { points.append(span.point(measure, beans)) }
    return points
  }

  /// Returns one figure for each group of brews that have the same value of a dimension. The group with the most brews
  /// comes first.
  func breakdown(
    _ measure: Measure, by dimension: Dimension, _ filter: BrewFilter, _ zone: JournalZone, in context: Context
  ) throws(Failure) -> [FigurePoint] {
    let statement = byKey[Measure.allCases.firstIndex(of: measure) ?? 0][
      Dimension.allCases.firstIndex(of: dimension) ?? 0]
    var sums: [String?: BrewSum] = [:]
    // Filters ignore the case of roasters' names, so the names that differ only in case form one group. It is shown
    // with the spelling that was read first.
    var spellings: [String: String] = [:]
    try stores.each(
      statement[filter], in: context.partition.store, { filter.bind(to: &$0, zone) },
      { row in
        let (text, brews, sum, count) = (
          row.next(String?.self), row.next(Int.self), row.next(Int.self), row.next(Int.self)
        )
        let bean = BeanFacts(&row)
        var key = dimension.key(text, of: bean, zone)
        if dimension == .roaster, let name = key {
          key = spellings[name.caseFolded] ?? name
          spellings[name.caseFolded] = key
        }
        sums[key, default: BrewSum()].add(brews, sum: sum, count: count, of: bean, measure: measure)
      })
    let sorted = sums.sorted { ($1.value.brews, $0.key ?? "~") < ($0.value.brews, $1.key ?? "~") }
    var points: [FigurePoint] = []
    for (key, sum) in sorted { points.append(sum.point(key, name: try name(of: key, dimension, in: context), measure)) }
    return points
  }

  private func name(of key: String?, _ dimension: Dimension, in context: Context) throws(Failure) -> String? {
    guard dimension == .bean || dimension == .grinder, let id = key.flatMap({ UUID($0) }) else { return nil }
    return try stores.first(dimension == .bean ? nameOfBean : nameOfPiece, in: context.partition.store, bind: id) {
      $0.next(String.self)
    }
  }
}

extension Dimension {
  /// Returns the key of a group as results show it.
  fileprivate func key(_ text: String?, of bean: BeanFacts, _ zone: JournalZone) -> String? {
    guard let text else { return nil }
    switch self {
    case .bean, .grinder:
      return UUID(digits: text)?.description
    case .grindSetting: return Int(text).map { Decimal(units: $0).description }
    case .beanAge:
      guard let age = bean.age, let at = Int(text) else { return nil }
      return "\(age.days(on: zone.day(of: Timestamp(milliseconds: at))))"
    case .roaster, .country, .process, .roastLevel, .method: return text
    }
  }
}

extension UUID {
  /// Creates an id from 32 hexadecimal digits without hyphens. Returns `nil` for any other text.
  fileprivate init?(digits: String) {
    guard digits.utf8.count == 32, let high = UInt64(digits.prefix(16), radix: 16),
      let low = UInt64(digits.suffix(16), radix: 16)
    else {
      return nil
    }
    self.init(high: high, low: low)
  }
}
