public import Cloud
public import Shape

/// A report on work that a cycle has done, for its observers.
public struct SyncReport {
  /// The kind of work.
  public enum Kind: String, Choice {
    /// The directory was connected to a container's account for the first time.
    case setup
    /// Changes of other devices were fetched.
    case `import`
    /// Changes made here were sent.
    case export
    /// Changes made here were refused because a right was missing. The records have the state of the cloud again.
    case rejected
    /// The container has lost data, because it was restored to an earlier state. The records that it lacks are sent
    /// again.
    case restored

    public static let spellings = Spellings<Kind>()
  }

  public let type: Kind
  /// The zone, or `nil` for no zone in particular.
  public let zone: ZoneState?
  /// The instant when the work began, by the clock of the engine.
  public let startedAt: Int
  public var records = 0
  /// The number of bytes: the size of fields as JSON, or of files.
  public var bytes = 0
  /// The reason why the work failed, or `nil` if it ended well.
  public var failure: CloudFailure?

  public init(_ type: Kind, of zone: ZoneState?, at instant: Int) {
    self.type = type
    self.zone = zone
    startedAt = instant
  }
}
