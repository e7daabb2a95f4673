internal import Cloud
internal import JSON
internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

/// What is shared, as the container has said it last.
extension StoreStorage {
  /// The share of a company; nil where it was never shared.
  func share(of company: UUID) throws(Failure) -> CloudShare? {
    try stores.first(statements.share, in: store, { $0.add(company) }, { $0.next(String.self) }).flatMap { CloudShare(json: $0) }
  }

  /// Keeps what was said of a share, and tells those who look on what is new in it.
  func put(_ share: CloudShare, of zone: ZoneState) throws(Failure) {
    guard let company = UUID(zone.zone.name) else { return }
    let before = try self.share(of: company)
    if before == share { return }
    try stores.run(statements.putShare, in: store) {
      $0.add(company)
      $0.add(zone.number)
      $0.add(jsonText(share))
    }
    try tell(StoreStorage.share, company, of: company, at: clock.now)
    for one in share.participants where before?.participants.contains(one) != true {
      try tell(StoreStorage.participant, one.id, of: company, at: clock.now)
    }
    // What somebody may do there may be something else.
    stores.outdate()
  }

  /// How many records of a zone the cloud has, and how many there are.
  func enlisted(in zone: Int) throws(Failure) -> (enlisted: Int, total: Int) {
    let known = try stores.first(statements.countShared, in: store, { $0.add(zone) }, { $0.next(Int.self) }) ?? 0
    let new = try stores.first(statements.countNew, in: store, { $0.add(zone) }, { $0.next(Int.self) }) ?? 0
    return (known, known + new)
  }

  /// What the change log calls the share of a company, and one of its participants.
  static let share = DeviceKind("share", of: "sharing")
  static let participant = DeviceKind("participant", of: "sharing")

  // MARK: Departures

  /// What the change log calls a line about a company of others that the account takes part in no longer.
  static let departure = DeviceKind("departure", of: "sharing")

  private static let keptDepartures = 1000

  func note(_ departure: Departure) throws(Failure) {
    try tell(StoreStorage.departure, departure.id, of: UUID?.none, at: departure.at)
    try stores.run(statements.noteDeparture, in: store) {
      $0.add(departure.id)
      $0.add(departure.company.uuid)
      $0.add(departure.name)
      $0.add(departure.reason)
      $0.add(departure.unsent)
      $0.add(departure.at)
    }
    try stores.run(statements.forgetDepartures, in: store) { $0.add(StoreStorage.keptDepartures) }
  }

  func unfinishedDepartures() throws(Failure) -> [UUID] {
    try stores.all(statements.unfinishedDepartures, in: store, { _ in }, { $0.next(UUID.self) })
  }

  func finishDepartures() throws(Failure) { try stores.run(statements.finishDepartures, in: store) { _ in } }

  /// A page of them, newest first.
  func departures(limit: Int, after cursor: String?) throws(Failure) -> Page<Departure> {
    let start = try StoreStorage.departurePages.start(after: cursor)
    let found = try stores.all(
      statements.departures, in: store,
      {
        $0.add(start)
        $0.add(limit + 1)
      }, { (item: Departure(&$0), row: $0.next(Int.self)) })
    return StoreStorage.departurePages.page(of: found, limit: limit)
  }

  /// Returns why the account takes part in a company no longer, or `nil` if it never left or lost it.
  func lastDeparture(from company: UUID) throws(Failure) -> Departure.Reason? {
    try stores.first(statements.lastDeparture, in: store, { $0.add(company) }, { $0.next(Departure.Reason.self) })
  }

  private static let departurePages = RowPages(list: "departures")
}

extension Departure {
  fileprivate init(_ row: inout RowSource) {
    (id, company, name) = (row.next(), CompanyID(row.next(UUID.self)), row.next(String?.self))
    (reason, unsent, at) = (row.next(Reason.self), row.next(), row.next())
  }
}
