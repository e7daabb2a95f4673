/// The faults of a container or a device, which a simulation puts in one at a time: the invariants must find each.
enum SharingFault: String, CaseIterable {
  /// A participant who may only read writes all the same.
  case letsReadersWrite
  /// A participant who was removed is not told, and goes on reading.
  case forgetsRemovals
  /// One account more than allowed is let in.
  case letsOneMoreIn
  /// Credentials are kept in shared zones, too.
  case keepsCredentials
  /// Removing an account also removes the records that it has written.
  case takesAlongWhatWasWritten
  /// Owners' devices accept every record that others have written.
  case ownersLookAway

  /// The message of the invariant that finds the fault.
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
