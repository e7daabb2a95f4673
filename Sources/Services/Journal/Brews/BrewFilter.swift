internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Vocabulary

/// The filters that narrow lists, statistics and insights to some brews.
struct BrewFilter: Record {
  let from: Day?, to: Day?, bean: ID<BeanDetails>?, roaster: Line?, country: CountryCode?, process: BeanProcess?,
    roastLevel: RoastLevel?
  let method: BrewMethod?, grinder: ID<EquipmentDetails>?, favourite: Bool?

  static let doc: StaticString = "Filters that select brews. A brew must match all of them."

  init<F: Fields<Self>>(_ field: inout F) {
    from = field("from", \.from, "Only brews on or after this day, in the account's time zone.")
    to = field("to", \.to, "Only brews on or before this day, in the account's time zone.")
    bean = field("bean", \.bean, "Only brews of this bean.")
    roaster = field(
      "roaster", \.roaster, "Only brews of beans from this roaster: the whole name. Case does not matter.",
      .length(1...200))
    country = field("country", \.country, "Only brews of beans from this country of origin.")
    process = field("process", \.process, "Only brews of beans with this process.")
    roastLevel = field("roastLevel", \.roastLevel, "Only brews of beans with this roast level.")
    method = field("method", \.method, "Only brews with this method.")
    grinder = field("grinder", \.grinder, "Only brews with this grinder.")
    favourite = field(
      "favourite", \.favourite,
      "`true` for favourite brews only, `false` to leave favourites out. Without it, all brews.")
  }

  init(
    bean: ID<BeanDetails>? = nil, method: BrewMethod? = nil, process: BeanProcess? = nil, roastLevel: RoastLevel? = nil
  ) {
    (self.bean, self.method, self.process, self.roastLevel) = (bean, method, process, roastLevel)
    (from, to, roaster, country, grinder, favourite) = (nil, nil, nil, nil, nil, nil)
  }

  static var absent: BrewFilter? { BrewFilter() }

  /// Returns the SQL condition on `brew_facts f`. `bind` adds its parameters, from the given number on.
  /// - Parameters:
  ///   - lane: a member that the filter always has, so that SQLite uses the index of that member.
  ///   - ofBeans: a Boolean value that indicates whether the filter has properties of beans (`isOfBeans`). Without
  ///     this, SQLite would look at all beans first.
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

  /// A Boolean value that indicates whether the filter has properties of beans.
  var isOfBeans: Bool { roaster != nil || process != nil || roastLevel != nil || country != nil }

  /// A member that every filter of a statement has.
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

/// A query over `brew_facts f` that a filter narrows. It has one statement for each lane, which is created when it is
/// first needed.
///
/// There are hundreds of such statements. Creating all of them would slow down each start.
final class FilteredStatement {
  private let first: Int
  private let sql: (_ condition: String) -> String
  private var statements: [StoreStatement?] = []

  /// - Parameters:
  ///   - first: the number of the first parameter that the filter binds.
  ///   - sql: makes the SQL with the condition.
  init(from first: Int = 1, _ sql: @escaping (_ condition: String) -> String) {
    self.first = first
    self.sql = sql
  }

  /// The statement for a filter.
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
