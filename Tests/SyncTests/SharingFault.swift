/// What a container, or a device, may do wrong, one at a time: the invariants must find it.
enum SharingFault: String, CaseIterable {
  /// Whoever may look on alone writes all the same.
  case letsReadersWrite
  /// Whoever was removed is not told, and goes on reading.
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
