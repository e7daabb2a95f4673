/// The faults of a container or a device, which a simulation puts in one at a time: the invariants must find each.
enum SharingFault: String, CaseIterable {
  /// A participant who may only read writes all the same.
  case letsReadersWrite
  /// A participant who was removed is not told, and goes on reading.
  case forgetsRemovals
  /// One more is let in than may be.
  case letsOneMoreIn
  /// What people sign in with is kept in shared zones, too.
  case keepsCredentials
  /// Removing somebody takes along what they have written.
  case takesAlongWhatWasWritten
  /// Owners' devices take in whatever others have written.
  case ownersLookAway

  /// What the invariant says that finds it.
  var words: String {
    switch self {
    case .letsReadersWrite: "who may not write, has"
    case .forgetsRemovals: "has met the container and still has something"
    case .letsOneMoreIn: "take part in"
    case .keepsCredentials: "a secret of"
    case .takesAlongWhatWasWritten: "is lost"
    case .ownersLookAway: "who holds no right, has"
    }
  }
}
