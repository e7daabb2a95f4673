internal import Tenancy

/// Whose rights and passwords are whose to deal with. An owner deals with everybody, but for the founder; a manager with the daily work in
/// the departments that they manage.
extension Rights {
  /// Whether who holds these may give somebody rights in the place of others: of what differs, a manager gives and takes department bits
  /// within their own, and never to or from an owner.
  func mayTurn(_ old: Rights, into new: Rights) -> Bool {
    isOwner
      || !old.isOwner && !new.isOwner && old.managed == new.managed && (old.departments ^ new.departments) & ~managed == 0
  }

  /// Whether who holds these may let somebody go who holds the others, or give them a password: a manager may where nothing is held but the
  /// daily work in departments of their own.
  func areAbove(_ other: Rights) -> Bool {
    isOwner || !other.isOwner && other.managed == 0 && other.departments & ~managed == 0
  }
}
