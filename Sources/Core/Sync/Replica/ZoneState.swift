public import Cloud
public import Shape

/// The state of one zone, as far as this device knows it.
public struct ZoneState: Sendable, Equatable {
  public let number: Int
  public let database: CloudDatabase
  public let zone: CloudZone
  /// The token of the zone's changes that this device has stored. `nil` before the first fetch, and when all records of
  /// the zone are to be fetched again.
  public var token: String?
  /// The newest token that the container has returned for the zone, with a page or after a batch. A container without
  /// this token has lost data.
  public var reached: String?
  /// Tokens that the container returned before the newest one, and that no request has named as `behind`. Before the
  /// next fetch, the container is asked about each of these tokens, because it must still have their data. The tokens
  /// are stored, so that a restarted device asks, too.
  public var skipped: [String] = []
  /// A Boolean value that indicates whether the zone is known to have changed.
  public var isDirty = false
  /// A Boolean value that indicates whether the zone exists in the cloud.
  public var isMade = false
  /// The number of fetches of the zone that have begun.
  public var fetches = 0
  /// The number of complete fetches of the zone that have begun. If such a fetch does not find a record, the record no
  /// longer exists in the container.
  public var generation = 0
  /// A Boolean value that indicates whether the zone's company was deleted. The zone is then to be deleted in the
  /// cloud, or was deleted there.
  public var isDeletion = false
  /// A Boolean value that indicates whether a complete fetch is in progress.
  public var isWhole = false
  /// The number of the fetch with which the complete fetch began. Later fetches may continue it.
  public var wholeSince = 0

  public init(number: Int, _ database: CloudDatabase, _ zone: CloudZone) {
    self.number = number
    self.database = database
    self.zone = zone
  }
}

/// The content of a zone: the account's own records, or the records of a company.
public struct ZoneContent: Sendable, Equatable {
  public let isAccount: Bool
  /// The company, or `nil` if the zone's name is not an id.
  public let company: UUID?

  init(_ zone: CloudZone) {
    isAccount = zone == .account
    company = UUID(zone.name)
  }
}
