/// The faults of a container or a device. A simulation has one of them at a time, and an invariant must find each.
enum SharingFault: String, CaseIterable {
  /// A participant who may only read can write.
  case letsReadersWrite
  /// A participant who was removed gets no report of the removal, and can still read.
  case forgetsRemovals
  /// The container admits one account more than the tier allows.
  case letsOneMoreIn
  /// Credentials are stored in shared zones, too.
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
