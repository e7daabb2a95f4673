internal import Ports
internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Vocabulary

/// Computes the members of beans, brews and equipment that are derived from other records, such as the remaining weight
/// of beans.
struct JournalFigures {
  private let stores: Stores
  private let days: JournalDays
  private let assets: () -> any AssetKeeper
  private static let beanColumns = "n.roastDate, n.frozenAt, n.thawedAt, n.weight, n.withdrawn, n.price"
  private let bean = StoreStatement(
    """
    SELECT \(beanColumns), u.brews, u.dose, u.rated, u.ratings,
      (SELECT f.at FROM {store}.brew_facts f WHERE f.bean = n.id AND f.draft = 0 ORDER BY f.at DESC LIMIT 1), n.id
    FROM {store}.beans n LEFT JOIN {store}.bean_use u ON u.bean = n.id WHERE n.row = ?
    """)
  private let brew = StoreStatement("SELECT \(brewColumns) FROM {store}.brews b WHERE b.row = ?")
  private let knownBean = StoreStatement(
    "SELECT \(beanColumns), n.archived, n.finished FROM {store}.beans n WHERE n.id = ?")
  private let dose = StoreStatement("SELECT dose FROM {store}.bean_use WHERE bean = ?")
  private let recentBeans: RecentAnswers<UUID, KnownBean>

  /// The columns of a brew from which its computed members are derived.
  static let brewColumns = "b.id, b.at, b.bean, b.method, b.dose, b.water, b.yield, b.tds, b.time"

  /// The members of beans that their brews need, as they are cached.
  struct KnownBean {
    let facts: BeanFacts, archived: Bool, finished: Bool
  }

  /// - Parameter assets: returns the service that stores the photos of records.
  init(_ stores: Stores, _ days: JournalDays, assets: @escaping () -> any AssetKeeper) {
    self.stores = stores
    self.days = days
    self.assets = assets
    recentBeans = RecentAnswers(stores, of: knownBean, bits: 12)
  }

  /// Returns the ids of a record's photos, in their order. Returns `nil` if the record has none.
  func photos<Details: RecordDetails>(of record: ID<Details>, in context: Context) throws(Failure) -> [UUID]? {
    let photos = try assets().photos(of: Details.collection.one, record.uuid, in: context.partition)
    return photos.isEmpty ? nil : photos
  }

  /// Returns the computed members of the beans in a row of the table of beans.
  func ofBean(row: Int, in context: Context) throws(Failure) -> BeanFigures {
    let today = try days.zone().day(of: context.now)
    let found = try stores.first(bean, in: context.partition.store, bind: row) { row in
      let facts = BeanFacts(&row)
      let use = BeanUse(
        brews: row.next(Int?.self) ?? 0, dose: row.next(Decimal?.self) ?? Decimal(0), rated: row.next(Int?.self) ?? 0,
        ratings: row.next(Decimal?.self) ?? Decimal(0), lastAt: row.next())
      return (figures: BeanFigures(of: facts, use, today: today), id: ID<BeanDetails>(row.next(UUID.self)))
    }
    guard let found else { return BeanFigures.example }
    var figures = found.figures
    figures.photos = try photos(of: found.id, in: context)
    return figures
  }

  /// Returns the members of beans that their brews need. Returns `nil` if the beans do not exist.
  func known(_ bean: ID<BeanDetails>, in context: Context) throws(Failure) -> KnownBean? {
    let store = context.partition.store
    return try recentBeans.answer(for: bean.uuid, in: store) { () throws(Failure) in
      try stores.first(
        knownBean, in: store, bind: bean,
        read: { row in
          KnownBean(facts: BeanFacts(&row), archived: row.next(Flag.self).isSet, finished: row.next(Flag.self).isSet)
        })
    }
  }

  /// Returns how many grams of beans are left in the bag. Returns `nil` if the weight of the bag is not known.
  func remaining(_ id: ID<BeanDetails>, _ bean: BeanFacts, in context: Context) throws(Failure) -> Decimal? {
    guard bean.weight != nil else { return nil }
    return bean.remaining(without: try dose(of: id, in: context))
  }

  /// Returns how many grams all brews of beans have used.
  func dose(of bean: ID<BeanDetails>, in context: Context) throws(Failure) -> Decimal {
    try stores.first(dose, in: context.partition.store, bind: bean) { $0.next(Decimal.self) } ?? Decimal(0)
  }

  /// Returns the computed members of the brew in a row of the table of brews, except its section and its warnings.
  func ofBrew(row: Int, in context: Context) throws(Failure) -> BrewSupplement {
    let zone = try days.zone()
    var read: Result<BrewSupplement, Failure> = .success(BrewSupplement.example)
    try stores.each(brew, in: context.partition.store, bind: row) { row in
      do throws(Failure) { read = .success(try ofBrew(&row, zone, in: context)) } catch { read = .failure(error) }
    }
    return try read.get()
  }

  /// Returns the computed members of a brew whose row is being read.
  /// - Parameter row: the row, of which the columns `brewColumns` come next.
  func ofBrew(
    _ row: inout RowSource, section: String? = nil, _ zone: JournalZone, in context: Context
  ) throws(Failure) -> BrewSupplement {
    let (id, at, bean) = (ID<BrewDetails>(row.next(UUID.self)), row.next(Timestamp.self), row.next(UUID?.self))
    let (method, dose): (BrewMethod?, Decimal?) = (row.next(), row.next())
    let figures = BrewFigures(
      method, dose: dose, water: row.next(), yield: row.next(), tds: row.next(), time: row.next())
    let known = try bean.flatMap { (bean) throws(Failure) in try self.known(ID(bean), in: context) }
    var supplement = BrewSupplement(
      figures, beanAge: known?.facts.age?.days(on: zone.day(of: at)), cost: dose.flatMap { known?.facts.cost(of: $0) },
      section: section)
    supplement.photos = try photos(of: id, in: context)
    return supplement
  }

  /// Returns the computed members of a brew from its record. For a new brew, photos are not looked up, because it has
  /// none.
  func ofBrew(
    _ brew: Brew, isNew: Bool, _ known: KnownBean?, warnings: [BrewWarning], in context: Context
  ) throws(Failure) -> BrewSupplement {
    let (details, age) = (brew.details, known?.facts.age)
    var supplement = BrewSupplement(
      details.figures,
      beanAge: try age.map { (age) throws(Failure) in age.days(on: try days.zone().day(of: details.at)) },
      cost: details.dose.flatMap { known?.facts.cost(of: $0) }, warnings: warnings)
    supplement.photos = isNew ? nil : try photos(of: brew.id, in: context)
    return supplement
  }
}

extension BeanFacts {
  init(_ row: inout RowSource) {
    (roastDate, frozenAt, thawedAt) = (row.next(), row.next(), row.next())
    (weight, withdrawn, price) = (row.next(), row.next(Decimal?.self) ?? Decimal(0), row.next())
  }
}
