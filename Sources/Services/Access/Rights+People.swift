internal import Tenancy

/// The rights over other users. An owner manages all users except the founder. A manager may change rights to daily
/// work (`deptMask`) in the departments of the manager's own `managerMask`.
extension Rights {
  /// Returns a Boolean value that indicates whether the holder of these rights may replace the rights `old` of a user
  /// by the rights `new`. A manager may change only `deptMask`, only in the manager's own departments, and not for
  /// owners.
  func mayTurn(_ old: Rights, into new: Rights) -> Bool {
    isOwner
      || !old.isOwner && !new.isOwner && old.managed == new.managed
        && (old.departments ^ new.departments) & ~managed == 0
  }

  /// Returns a Boolean value that indicates whether the holder of these rights may remove a user, or set the user's
  /// password. A manager may do this only for a user whose rights are all in `deptMask` and within the manager's
  /// departments.
  func areAbove(_ other: Rights) -> Bool {
    isOwner || !other.isOwner && other.managed == 0 && other.departments & ~managed == 0
  }
}
