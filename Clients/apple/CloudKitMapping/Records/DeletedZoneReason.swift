/// The reason for which a zone is gone, in the words of the protocol.
///
/// CloudKit knows three reasons
/// (https://developer.apple.com/documentation/cloudkit/ckdatabase/databasechange/deletion). For a zone of the shared
/// database, it does not tell whether the user was removed, the share was ended, or the zone was deleted. All three are
/// `removed`. A zone that this host itself has left is `left`.
public enum DeletedZoneReason: String, Sendable {
  case deleted, purged, encryptedDataReset, removed, left

  /// The reason that CloudKit gives.
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
