internal import Cloud
internal import JSON
internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

/// The storage of shares, as the container has last reported them.
extension StoreStorage {
  /// Returns the share of a company, or `nil` if the company was never shared.
  func share(of company: UUID) throws(Failure) -> CloudShare? {
    try stores.first(statements.share, in: store, bind: company) { $0.next(String.self) }.flatMap {
      CloudShare(json: $0)
    }
  }

  /// Stores a share that the container has reported, and notifies subscribers of the changes in it.
  func put(_ share: CloudShare, of zone: ZoneState) throws(Failure) {
    guard let company = UUID(zone.zone.name) else { return }
    let before = try self.share(of: company)
    if before == share { return }
    try stores.run(statements.putShare, in: store, bind: company, zone.number, jsonText(share))
    try tell(StoreStorage.share, company, of: company, at: clock.now)
    for one in share.participants where before?.participants.contains(one) != true {
      try tell(StoreStorage.participant, one.id, of: company, at: clock.now)
    }
    // The account's rights in the company may have changed, so remembered rights are discarded.
    stores.outdate()
  }

  /// Returns the number of a zone's records that the cloud has, and the number of all records of the zone.
  func enlisted(in zone: Int) throws(Failure) -> (enlisted: Int, total: Int) {
    let known = try stores.first(statements.countShared, in: store, bind: zone) { $0.next(Int.self) } ?? 0
    let new = try stores.first(statements.countNew, in: store, bind: zone) { $0.next(Int.self) } ?? 0
    return (known, known + new)
  }

  /// The kinds of records in the change log that stand for a company's share, and for one of its participants.
  static let share = DeviceKind("share", of: "sharing")
  static let participant = DeviceKind("participant", of: "sharing")

  // MARK: Departures

  /// The kind of a departure, as the change log names it.
  static let departure = DeviceKind("departure", of: "sharing")

  private static let keptDepartures = 1000

  func note(_ departure: Departure) throws(Failure) {
    try tell(StoreStorage.departure, departure.id, of: UUID?.none, at: departure.at)
    try stores.run(
      statements.noteDeparture, in: store, bind: departure.id, departure.company.uuid, departure.name, departure.reason,
      departure.unsent,
      departure.at)
    try stores.run(statements.forgetDepartures, in: store, bind: StoreStorage.keptDepartures)
  }

  func unfinishedDepartures() throws(Failure) -> [UUID] {
    try stores.all(statements.unfinishedDepartures, in: store) { $0.next(UUID.self) }
  }

  func finishDepartures() throws(Failure) { try stores.run(statements.finishDepartures, in: store) }

  /// Returns a page of departures, newest first.
  func departures(limit: Int, after cursor: String?) throws(Failure) -> Page<Departure> {
    let start = try StoreStorage.departurePages.start(after: cursor)
    let found = try stores.all(statements.departures, in: store, bind: start, limit + 1) {
      (item: Departure(&$0), row: $0.next(Int.self))
    }
    return StoreStorage.departurePages.page(of: found, limit: limit)
  }

  /// Returns the reason of the last departure from a company, or `nil` if the account has never left or lost it.
  func lastDeparture(from company: UUID) throws(Failure) -> Departure.Reason? {
    try stores.first(statements.lastDeparture, in: store, bind: company) { $0.next(Departure.Reason.self) }
  }

  private static let departurePages = RowPages(list: "departures")
}

extension Departure {
  fileprivate init(_ row: inout RowSource) {
    (id, company, name) = (row.next(), CompanyID(row.next(UUID.self)), row.next(String?.self))
    (reason, unsent, at) = (row.next(Reason.self), row.next(), row.next())
  }
}
