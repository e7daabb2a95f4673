/// The reason why a zone no longer exists, with the names that the protocol of the core uses.
///
/// CloudKit distinguishes three reasons
/// (https://developer.apple.com/documentation/cloudkit/ckdatabase/databasechange/deletion). In the shared database, it
/// does not report whether the owner has removed the user, has ended the share, or has deleted the zone. So all three
/// give `removed`. A zone that the user has left through this host gives `left`.
public enum DeletedZoneReason: String, Sendable {
  case deleted, purged, encryptedDataReset, removed, left

  /// The reason that CloudKit reports.
  public enum Native: Sendable {
    case deleted, purged, encryptedDataReset
  }

  public init(_ native: Native, in database: DatabaseScope, wasLeft: Bool = false) {
    self =
      switch native {
      case .deleted: database != .shared ? .deleted : wasLeft ? .left : .removed
      case .purged: .purged
      case .encryptedDataReset: .encryptedDataReset
      }
  }
}
