/// Why a zone is gone, in the words of the protocol.
///
/// CloudKit tells three reasons
/// (https://developer.apple.com/documentation/cloudkit/ckdatabase/databasechange/deletion). Of the shared database it
/// does not tell whether somebody was removed, whether the share was ended, or whether the zone was deleted: all are
/// `removed`, but for what this host itself has left.
public enum DeletedZoneReason: String, Sendable {
  case deleted, purged, encryptedDataReset, removed, left

  /// What CloudKit tells.
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
