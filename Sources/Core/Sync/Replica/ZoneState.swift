public import Cloud
public import Shape

/// What is known of one zone.
public struct ZoneState: Sendable, Equatable {
  public let number: Int
  public let database: CloudDatabase
  public let zone: CloudZone
  /// The token behind what is stored of it; nil before the first fetch, and for one of all.
  public var token: String?
  /// The newest token of it that the container has given, with a page or behind a batch: what it must still have.
  public var reached: String?
  /// The tokens that the container has given before the newest, and that no question has named: the container must have them all, and is
  /// asked for each before anything is fetched. They are stored, as a device that starts again has to ask as well.
  public var skipped: [String] = []
  /// Whether it is known to have changed.
  public var isDirty = false
  /// Whether it is there in the cloud.
  public var isMade = false
  /// How many fetches of it have begun.
  public var fetches = 0
  /// Counts the fetches of all of it; what one of them does not meet is gone.
  public var generation = 0
  /// Whether it is to be deleted in the cloud, as its company was here.
  public var isDeletion = false
  /// Whether such a fetch is under way.
  public var isWhole = false
  /// The fetch that it has begun with; it may go on in later ones.
  public var wholeSince = 0

  public init(number: Int, _ database: CloudDatabase, _ zone: CloudZone) {
    self.number = number
    self.database = database
    self.zone = zone
  }
}

/// What stands in a zone: the account's own records, or those of a company.
public struct ZoneContent: Sendable, Equatable {
  public let isAccount: Bool
  /// The company; `nil` for a zone that is named by none.
  public let company: UUID?

  init(_ zone: CloudZone) {
    isAccount = zone == .account
    company = UUID(zone.name)
  }
}
