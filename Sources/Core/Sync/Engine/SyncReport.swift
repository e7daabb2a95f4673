public import Cloud
public import Shape

/// Something that a cycle has done, for those who look on.
public struct SyncReport {
  /// What it was.
  public enum Kind: String, Choice {
    /// The directory was connected to a container's account for the first time.
    case setup
    /// What was changed elsewhere has come.
    case `import`
    /// What was changed here was sent.
    case export
    /// What was changed here was refused, as a right to it was missing, and is as the cloud has it again.
    case rejected
    /// The container has lost what it had, as it was put back to an earlier state: what it lacks is sent again.
    case restored

    public static let spellings = Spellings<Kind>()
  }

  public let type: Kind
  /// nil for no zone in particular.
  public let zone: ZoneState?
  /// When it began, by the clock of the engine.
  public let startedAt: Int
  public var records = 0
  /// Of fields, as JSON.
  public var bytes = 0
  /// Why it did not end well; nil where it did.
  public var failure: CloudFailure?

  public init(_ type: Kind, of zone: ZoneState?, at instant: Int) {
    self.type = type
    self.zone = zone
    startedAt = instant
  }
}
