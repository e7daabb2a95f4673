internal import Tenancy

/// The rights over other users. An owner manages all users except the founder. A manager manages the daily work in the
/// departments of their manager's bits.
extension Rights {
  /// Returns a Boolean value that indicates whether the holder of these rights may replace the old rights of a user by
  /// the new ones. A manager may change only department bits within the manager's own departments, and no bit of an
  /// owner.
  func mayTurn(_ old: Rights, into new: Rights) -> Bool {
    isOwner
      || !old.isOwner && !new.isOwner && old.managed == new.managed
        && (old.departments ^ new.departments) & ~managed == 0
  }

  /// Returns a Boolean value that indicates whether the holder of these rights may remove a user, or set the user's
  /// password. A manager may do so for a user who holds only department bits of the manager's departments.
  func areAbove(_ other: Rights) -> Bool {
    isOwner || !other.isOwner && other.managed == 0 && other.departments & ~managed == 0
  }
}
