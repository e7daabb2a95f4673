internal import Ports
internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

/// Chooses the lots to take stock from, if a request names no lot. Lots that expire first come first, then the oldest
/// ones. It never chooses lots that have expired, or whose status forbids selling them.
struct LotPicker {
  private let stores: Stores
  private let zones: CompanyZones
  private let candidates = StoreStatement(
    """
    SELECT \(Table<Lot>.names(in: "l")), s.onHand FROM {store}.stock_levels s JOIN {store}.lots l ON l.id = s.lot
    WHERE s.company = ?1 AND s.item = ?2 AND s.location = ?3 AND s.onHand > 0 AND l.status IN ('ok', 'attention')
      AND (l.expiry IS NULL OR l.expiry >= ?4) AND (?5 IS NULL OR \(OuterSpaces.trimmed("l.batch")) = ?5)
    ORDER BY l.expiry IS NULL, l.expiry, l.row LIMIT ?6
    """)
  private let all = StoreStatement(
    """
    SELECT s.onHand, l.status NOT IN ('ok', 'attention'), l.expiry IS NOT NULL AND l.expiry < ?4
    FROM {store}.stock_levels s JOIN {store}.lots l ON l.id = s.lot
    WHERE s.company = ?1 AND s.item = ?2 AND s.location = ?3 AND (?5 IS NULL OR \(OuterSpaces.trimmed("l.batch")) = ?5)
    """)

  /// The quantity of an item in a location: all of it (`onHand`), and its parts that can be chosen (`pickable`) or
  /// can't (`withheld` by the lot's status, `expired`).
  struct Found {
    var onHand = 0
    var withheld = 0
    var expired = 0
    var pickable = 0
  }

  /// The number of lots that the first query reads. Nearly always, so many lots are enough.
  private static let few = 100

  init(_ stores: Stores, _ zones: CompanyZones) {
    self.stores = stores
    self.zones = zones
  }

  /// Chooses lots of an item in a location that together have the given quantity, if possible.
  /// - Parameters:
  ///   - batch: the batch to which the lots must belong; `nil` for lots of any batch.
  ///   - most: the largest number of lots to choose.
  func pick(
    _ quantity: Int, of item: ID<ItemDetails>, in location: ID<LocationDetails>, batch: Line?, most: Int,
    _ context: CompanyContext
  ) throws(Failure) -> [(lot: Lot, quantity: Int)] {
    let today = try zones.today(in: context)
    for count in [min(LotPicker.few, most), most] {
      var picked: [(lot: Lot, quantity: Int)] = []
      var (rest, read) = (quantity, 0)
      try stores.each(
        candidates, in: context.store,
        {
          LotPicker.bind(item, location, batch, today, to: &$0, context)
          $0.add(count)
        },
        { row in
          read += 1
          if rest == 0 { return }
          let lot: Lot = row.fields()
          let taken = min(rest, row.next(Int.self))
          picked.append((lot, taken))
          rest -= taken
        })
      if rest == 0 || read < count || count == most { return picked }
    }
    return []
  }

  /// Returns the quantities of all lots of an item in a location, by whether the lots can be chosen.
  func found(
    of item: ID<ItemDetails>, in location: ID<LocationDetails>, batch: Line?, _ context: CompanyContext
  ) throws(Failure) -> Found {
    var found = Found()
    let today = try zones.today(in: context)
    try stores.each(
      all, in: context.store, { LotPicker.bind(item, location, batch, today, to: &$0, context) },
      { row in
        let (onHand, isWithheld, isExpired) = (row.next(Int.self), row.next(Bool.self), row.next(Bool.self))
        found.onHand += onHand
        if isWithheld {
          found.withheld += onHand
        } else if isExpired {
          found.expired += onHand
        } else {
          found.pickable += max(onHand, 0)
        }
      })
    return found
  }

  private static func bind(
    _ item: ID<ItemDetails>, _ location: ID<LocationDetails>, _ batch: Line?, _ today: Day, to binder: inout Binder,
    _ context: CompanyContext
  ) {
    binder.add(context.number)
    binder.add(item.uuid)
    binder.add(location.uuid)
    binder.add(today)
    binder.add(batch?.text.withoutOuterSpaces)
  }
}
