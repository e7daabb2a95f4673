internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Vocabulary

/// The filters by which lists, statistics and insights are limited to some brews.
struct BrewFilter: Record {
  let from: Day?, to: Day?, bean: ID<BeanDetails>?, roaster: Line?, country: CountryCode?, process: BeanProcess?,
    roastLevel: RoastLevel?
  let method: BrewMethod?, grinder: ID<EquipmentDetails>?, favourite: Bool?

  static let doc: StaticString = "Filters that select brews. A brew must match all given filters."

  init<F: Fields<Self>>(_ field: inout F) {
    from = field("from", \.from, "A day, to select only brews on this day or later, in the account's time zone.")
    to = field("to", \.to, "A day, to select only brews on this day or earlier, in the account's time zone.")
    bean = field("bean", \.bean, "The id of beans, to select only their brews.")
    roaster = field(
      "roaster", \.roaster,
      "A roaster, to select only brews of its beans. The whole name must be given; case is ignored.",
      .length(1...200))
    country = field("country", \.country, "A country, to select only brews of beans with this country of origin.")
    process = field("process", \.process, "A process, to select only brews of beans that were processed in this way.")
    roastLevel = field("roastLevel", \.roastLevel, "A roast level, to select only brews of beans with it.")
    method = field("method", \.method, "A brewing method, to select only brews with it.")
    grinder = field("grinder", \.grinder, "The id of a grinder, to select only brews for which it was used.")
    favourite = field(
      "favourite", \.favourite,
      "`true` to select only favourite brews, `false` to leave favourites out. Default: all brews.")
  }

  init(
    bean: ID<BeanDetails>? = nil, method: BrewMethod? = nil, process: BeanProcess? = nil, roastLevel: RoastLevel? = nil
  ) {
    (self.bean, self.method, self.process, self.roastLevel) = (bean, method, process, roastLevel)
    (from, to, roaster, country, grinder, favourite) = (nil, nil, nil, nil, nil, nil)
  }

  static var absent: BrewFilter? { BrewFilter() }

  /// Returns the SQL condition of the filters on a row `f` of `brew_facts`. `bind` adds its parameters, whose numbers
  /// begin with `first`.
  /// - Parameters:
  ///   - lane: the member, if any, that is given in each use of the statement. SQLite then uses the index of that
  ///     member.
  ///   - ofBeans: a Boolean value that indicates whether the filter has properties of beans (`isOfBeans`). If it has
  ///     none, the condition must not mention the table of beans, because SQLite would then read all beans first.
  static func condition(from first: Int, _ lane: Lane = .all, ofBeans: Bool) -> String {
    func at(_ offset: Int) -> String { "?\(first + offset)" }
    let bean = lane == .bean ? "f.bean = \(at(2))" : "(\(at(2)) IS NULL OR f.bean = \(at(2)))"
    let method = lane == .method ? "f.method = \(at(3))" : "(\(at(3)) IS NULL OR f.method = \(at(3)))"
    let ofThese = """
      f.bean IN (
        SELECT n.id FROM {store}.beans n WHERE (\(at(6)) IS NULL OR case_folded(n.roaster) = \(at(6)))
          AND (\(at(7)) IS NULL OR n.process = \(at(7))) AND (\(at(8)) IS NULL OR n.roastLevel = \(at(8)))
          AND (\(at(9)) IS NULL OR EXISTS (
            SELECT 1 FROM json_each(iif(json_valid(n.origins), n.origins, '[]')) o WHERE json_extract(o.value, '$.country') = \(at(9)))))
      """
    return """
      (\(at(0)) IS NULL OR f.at >= \(at(0))) AND (\(at(1)) IS NULL OR f.at < \(at(1))) AND \(bean) AND \(method)
      AND (\(at(4)) IS NULL OR f.grinder = \(at(4)))
      AND (\(at(5)) IS NULL OR f.favourite = \(at(5)))
      AND \(ofBeans ? ofThese : "\(at(9)) IS NULL")
      """
  }

  /// A Boolean value that indicates whether the filter has a property of beans, such as the roaster.
  var isOfBeans: Bool { roaster != nil || process != nil || roastLevel != nil || country != nil }

  /// The member of a filter that decides which index a statement uses: none, the beans or the method.
  enum Lane: CaseIterable { case all, bean, method }

  var lane: Lane { bean != nil ? .bean : method != nil ? .method : .all }

  func bind(to binder: inout Binder, _ days: JournalZone) {
    binder.add(from.map { days.start(of: $0) })
    binder.add(to.map { days.start(of: $0.adding(days: 1)) })
    binder.add(bean)
    binder.add(method)
    binder.add(grinder)
    binder.add(favourite)
    binder.add(roaster?.text.caseFolded)
    binder.add(process)
    binder.add(roastLevel)
    binder.add(country)
  }
}

/// A query of `brew_facts f` with the condition of a filter. It consists of several statements: for each lane, with and
/// without properties of beans. A statement is created when it is first needed.
///
/// The journal has hundreds of such statements. Creating all of them would slow down each start of the core.
final class FilteredStatement {
  private let first: Int
  private let sql: (_ condition: String) -> String
  private var statements: [StoreStatement?] = []

  /// - Parameters:
  ///   - first: the number of the first parameter that `BrewFilter.bind` adds.
  ///   - sql: returns the SQL of the query, given the condition.
  init(from first: Int = 1, _ sql: @escaping (_ condition: String) -> String) {
    self.first = first
    self.sql = sql
  }

  /// The statement for a filter. It is created if it does not exist yet.
  subscript(filter: BrewFilter) -> StoreStatement {
    let lanes = BrewFilter.Lane.allCases
    if statements.isEmpty { statements = Array(repeating: nil, count: 2 * lanes.count) }
    let index = (filter.isOfBeans ? lanes.count : 0) + (lanes.firstIndex(of: filter.lane) ?? 0)
    if let known = statements[index] { return known }
    let text = sql(BrewFilter.condition(from: first, filter.lane, ofBeans: filter.isOfBeans))
    let made = StoreStatement(text)
    statements[index] = made
    return made
  }
}
