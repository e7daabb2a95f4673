internal import Ports
internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Vocabulary

/// Computes the members that records of the journal have beside the stored ones.
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
  private let brew = StoreStatement(
    """
    SELECT b.method, b.dose, b.water, b.yield, b.tds, b.time, b.at, b.id, \(beanColumns)
    FROM {store}.brews b LEFT JOIN {store}.beans n ON n.id = b.bean WHERE b.row = ?
    """)

  /// - Parameter assets: returns the service that knows the photos of records.
  init(_ stores: Stores, _ days: JournalDays, assets: @escaping () -> any AssetKeeper) {
    self.stores = stores
    self.days = days
    self.assets = assets
  }

  /// The ids of a record's photos in their order; `nil` for a record without photos.
  func photos<Details: RecordDetails>(of record: ID<Details>, in context: Context) throws(Failure) -> [UUID]? {
    let photos = try assets().photos(of: Details.collection.one, record.uuid, in: context.partition)
    return photos.isEmpty ? nil : photos
  }

  /// The computed members of the beans of a row.
  func ofBean(row: Int, in context: Context) throws(Failure) -> BeanFigures {
    let today = try days.zone().day(of: context.now)
    let found = try stores.first(
      bean, in: context.partition.store, { $0.add(row) },
      { row in
        let facts = BeanFacts(&row)
        let use = BeanUse(
          brews: row.next(Int?.self) ?? 0, dose: row.next(Decimal?.self) ?? Decimal(0), rated: row.next(Int?.self) ?? 0,
          ratings: row.next(Decimal?.self) ?? Decimal(0), lastAt: row.next())
        return (figures: BeanFigures(of: facts, use, today: today), id: ID<BeanDetails>(row.next(UUID.self)))
      })
    guard let found else { return BeanFigures.example }
    var figures = found.figures
    figures.photos = try photos(of: found.id, in: context)
    return figures
  }

  /// Computes the members of the brew in a row. Its section and its warnings are computed by the caller.
  func ofBrew(
    row: Int, section: String? = nil, warnings: [BrewWarning]? = nil, in context: Context
  ) throws(Failure) -> BrewSupplement {
    let zone = try days.zone()
    let found = try stores.first(
      brew, in: context.partition.store, { $0.add(row) },
      { row in
        let (method, dose): (BrewMethod?, Decimal?) = (row.next(), row.next())
        let figures = BrewFigures(method, dose: dose, water: row.next(), yield: row.next(), tds: row.next(), time: row.next())
        let at = row.next(Timestamp.self)
        let id = ID<BrewDetails>(row.next(UUID.self))
        let bean = BeanFacts(&row)
        let supplement = BrewSupplement(
          figures, beanAge: bean.age?.days(on: zone.day(of: at)), cost: dose.flatMap { bean.cost(of: $0) },
          section: section, warnings: warnings)
        return (supplement: supplement, id: id)
      })
    guard let found else { return BrewSupplement.example }
    var supplement = found.supplement
    supplement.photos = try photos(of: found.id, in: context)
    return supplement
  }
}

extension BeanFacts {
  init(_ row: inout RowSource) {
    (roastDate, frozenAt, thawedAt) = (row.next(), row.next(), row.next())
    (weight, withdrawn, price) = (row.next(), row.next(Decimal?.self) ?? Decimal(0), row.next())
  }
}
