public import Cloud
public import Shape

/// The state of one zone, as far as it is known here.
public struct ZoneState: Sendable, Equatable {
  public let number: Int
  public let database: CloudDatabase
  public let zone: CloudZone
  /// The token after the stored changes of the zone, or `nil` before the first fetch, and before a fetch of the whole zone.
  public var token: String?
  /// The newest token that the container has given for the zone, with a page or after a batch. The container must still have it.
  public var reached: String?
  /// The tokens that the container gave before the newest one, and that no request has named. The container must have them all, and is
  /// asked for each before anything is fetched. They are stored, because a device that starts again has to ask as well.
  public var skipped: [String] = []
  /// A Boolean value that indicates whether the zone is known to have changed.
  public var isDirty = false
  /// A Boolean value that indicates whether the zone exists in the cloud.
  public var isMade = false
  /// The number of fetches of the zone that have begun.
  public var fetches = 0
  /// The number of whole fetches of the zone. Records that such a fetch does not meet are gone.
  public var generation = 0
  /// A Boolean value that indicates whether the zone's company was deleted, so that the zone is to be deleted in the cloud, or was.
  public var isDeletion = false
  /// A Boolean value that indicates whether a whole fetch is under way.
  public var isWhole = false
  /// The number of the fetch with which the whole fetch began. It may go on in later fetches.
  public var wholeSince = 0

  public init(number: Int, _ database: CloudDatabase, _ zone: CloudZone) {
    self.number = number
    self.database = database
    self.zone = zone
  }
}

/// The content of a zone: the account's own records, or those of a company.
public struct ZoneContent: Sendable, Equatable {
  public let isAccount: Bool
  /// The company, or `nil` for a zone whose name is not the id of one.
  public let company: UUID?

  init(_ zone: CloudZone) {
    isAccount = zone == .account
    company = UUID(zone.name)
  }
}
