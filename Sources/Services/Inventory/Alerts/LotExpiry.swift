internal import Ports
internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

/// Lists the lots in stock that expire soon, and adds one alert for each of them. Alerts are added in idle moments, and
/// when a day begins in the time zone of a company.
final class LotExpiry {
  private let dependencies: Dependencies
  private let zones: CompanyZones
  private let stores: Stores
  private let anchors: RowAnchors
  private let alerts: StockAlerts
  /// The instant at which all lots were last checked. Before the first check, the instant at which this value was first
  /// read.
  private lazy var lookedAt = dependencies.clock.now
  private var hasLooked = false
  /// A Boolean value that indicates whether stock of a lot has moved since the last check.
  private var hasMoved = false
  private var isPaused = false

  private let noteHeld = StoreStatement(
    """
    UPDATE {store}.lots SET held = iif(EXISTS (
        SELECT 1 FROM {store}.stock_levels INDEXED BY stock_levels_lot
        WHERE company = ?1 AND lot = ?2 AND lot <> zeroblob(16)), max(held, 1), 0)
      WHERE id = ?2
    """)
  private let companies = StoreStatement(
    """
    WITH RECURSIVE some (number) AS (
      SELECT min(row >> 40) FROM {store}.lots WHERE expiry IS NOT NULL AND held > 0
      UNION ALL
      SELECT (SELECT min(l.row >> 40) FROM {store}.lots l WHERE l.row >> 40 > number AND expiry IS NOT NULL AND held > 0)
      FROM some WHERE number IS NOT NULL
    ) SELECT (SELECT company FROM {store}.lots l WHERE l.row >> 40 = number AND expiry IS NOT NULL AND held > 0 LIMIT 1)
    FROM some WHERE number IS NOT NULL
    """)
  private let untold = StoreStatement(
    """
    SELECT \(Table<Lot>.columns) FROM {store}.lots
    WHERE row >> 40 = ?1 AND held = 1 AND expiry IS NOT NULL AND held > 0 AND expiry <= ?2 ORDER BY expiry LIMIT 100
    """)
  private let told = StoreStatement("UPDATE {store}.lots SET held = 2 WHERE id = ?")
  private let page = StoreStatement(
    """
    SELECT \(Table<Lot>.names(in: "l")), i.sku, i.name, i.unit, l.row FROM (
      SELECT * FROM {store}.lots
      WHERE row >> 40 = ?1 AND held = 1 AND expiry IS NOT NULL AND held > 0 AND expiry <= ?2 AND (expiry, row) > (?3, ?4)
      UNION ALL
      SELECT * FROM {store}.lots
      WHERE row >> 40 = ?1 AND held = 2 AND expiry IS NOT NULL AND held > 0 AND expiry <= ?2 AND (expiry, row) > (?3, ?4)
      ORDER BY expiry, row LIMIT ?5
    ) l CROSS JOIN {store}.items i ON i.id = l.item ORDER BY l.expiry, l.row
    """)
  private let quantity = StoreStatement(
    """
    SELECT sum(onHand) FROM {store}.stock_levels INDEXED BY stock_levels_lot
    WHERE company = ? AND lot = ? AND lot <> zeroblob(16)
    """)

  init(_ dependencies: Dependencies, _ zones: CompanyZones, _ alerts: StockAlerts) {
    self.dependencies = dependencies
    self.zones = zones
    self.alerts = alerts
    stores = dependencies.stores
    anchors = RowAnchors(of: "lots", stores)
  }

  /// Records that stock of a lot has moved, so that the lot is checked again.
  func noteMoved(_ lot: ID<LotDetails>, in partition: Partition) throws(Failure) {
    try stores.run(noteHeld, in: partition.store, bind: partition.number, lot.uuid)
    hasMoved = true
    isPaused = false
  }

  /// Returns a page of the lots in stock that have expired or will expire within the given days. The earliest expiry
  /// comes first.
  /// - Parameter days: the number of days; `nil` for the company's setting.
  func list(within days: Int?, limit: Int, after cursor: String?, in context: CompanyContext) throws(Failure) -> Page<
    ExpiringLot
  > {
    let position = try Cursor.decode("expiring", cursor).map { (text) throws(Failure) in
      let parts = text.split(separator: ".")
      guard parts.count == 2, let day = Day(String(parts[0])) else { throw Cursor.unknown }
      return (day: day, row: try anchors.row(parts[1], in: context.partition))
    }
    let last = try lastDay(days, context.scope, at: context.now)
    let found = try stores.all(
      page, in: context.store,
      {
        $0.add(context.number)
        $0.add(last)
        if let position { $0.add(position.day) } else { $0.addStatic("") }
        $0.add(position?.row ?? 0)
        $0.add(limit + 1)
      }, { row in (lot: row.fields() as Lot, names: row.fields() as ItemNames, row: row.next(Int.self)) })
    var items: [ExpiringLot] = []
    for one in found.prefix(limit) {
      items.append(
        ExpiringLot(one.lot, of: one.names, onHand: try onHand(of: one.lot.id, context.number, in: context.store)))
    }
    guard found.count > limit, let end = found[limit - 1].lot.details.expiry else {
      return Page(items: items, next: nil)
    }
    let row = try anchors.text(of: found[limit - 1].row, in: context.partition, alone: true)
    return Page(items: items, next: Cursor.encode("expiring", "\(end).\(row)"))
  }

  private func lastDay(_ days: Int?, _ scope: CompanyScope, at now: Timestamp) throws(Failure) -> Day {
    let days = if let days { days } else { try dependencies.directory.facts(of: scope, at: now).expiryDays }
    return try zones.zone(of: scope, at: now).day(of: now).adding(days: days)
  }

  private func onHand(of lot: ID<LotDetails>, _ number: Int, in store: Store) throws(Failure) -> Int {
    try stores.first(quantity, in: store, bind: number, lot.uuid) { $0.next(Int.self) } ?? 0
  }

  // MARK: Alerts

  /// The work in idle moments: checks for expiring lots after lots have moved, and when a day begins in any time zone.
  /// With a fixed clock, as in tests, this work does not run. Then only the alarm checks the lots.
  var chore: Chore {
    Chore(
      isWanted: { [unowned self] in
        let clock = dependencies.clock
        return !isPaused && !clock.isFixed && (!hasLooked || hasMoved || clock.remaining(until: nextLook) == 0)
      },
      step: { [unowned self] () throws(Failure) in try tell(at: dependencies.clock.now) },
      pause: { [unowned self] in isPaused = true })
  }

  var alarm: Alarm {
    Alarm(
      delay: { [unowned self] in isPaused ? nil : hasMoved ? 0 : dependencies.clock.remaining(until: nextLook) },
      ring: { [unowned self] () throws(Failure) in
        do throws(Failure) { try tell(at: dependencies.clock.now) } catch {
          isPaused = true
          throw error
        }
      })
  }

  /// The next instant, in milliseconds, at which a day can begin in any time zone.
  private var nextLook: Int {
    let quarter = LotExpiry.quarter
    let rest = lookedAt.milliseconds % quarter
    return lookedAt.milliseconds - (rest < 0 ? rest + quarter : rest) + quarter
  }

  /// A quarter of an hour, in milliseconds. The offsets of all current time zones are multiples of it
  /// (https://www.iana.org/time-zones), so days begin only at such instants.
  private static let quarter = 900_000

  private func tell(at now: Timestamp) throws(Failure) {
    var isWhole = true
    for store in stores.ofCompanies {
      for company in try stores.all(companies, in: store, read: { $0.next(UUID.self) }) {
        guard let scope = try dependencies.directory.find(company, at: now) else { continue }
        if try tell(in: scope, at: now) == false { isWhole = false }
      }
    }
    if isWhole { (lookedAt, hasLooked, hasMoved) = (now, true, false) }
  }

  /// Adds alerts for at most 100 lots of a company.
  /// - Returns: a Boolean value that indicates whether no more lots need an alert.
  private func tell(in scope: CompanyScope, at now: Timestamp) throws(Failure) -> Bool {
    let last = try lastDay(nil, scope, at: now)
    let lots: [Lot] = try stores.all(untold, in: scope.store, bind: scope.number, last) { $0.fields() }
    for lot in lots {
      let onHand = Decimal(units: try onHand(of: lot.id, scope.number, in: scope.store))
      try alerts.add(
        StockAlert(
          id: alerts.newID(at: now), company: CompanyID(scope.company), item: lot.details.item, lot: lot.id,
          kind: .expiring,
          onHand: onHand, available: lot.details.status.isAvailable ? onHand : Decimal(0), minStock: nil,
          expiry: lot.details.expiry,
          at: now), in: scope.partition, Context(stores, at: now))
      try stores.run(told, in: scope.store, bind: lot.uuid)
    }
    return lots.count < 100
  }
}
