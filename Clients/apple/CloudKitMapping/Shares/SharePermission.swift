/// A participant's permission for the records of a share.
///
/// The numbers are those of `CKShare.ParticipantPermission`
/// (https://developer.apple.com/documentation/cloudkit/ckshare/participantpermission): 0 unknown, 1 none, 2 readOnly, 3
/// readWrite.
public enum SharePermission: String, CaseIterable, Sendable {
  case readWrite, readOnly

  /// - Parameter number: the raw value of a `CKShare.ParticipantPermission`. All numbers except 3 give `readOnly`. If
  ///   even reading is not allowed, CloudKit refuses it.
  public init(number: Int) { self = number == 3 ? .readWrite : .readOnly }

  public var number: Int { self == .readWrite ? 3 : 2 }
}

/// The permission of a person who has the share's own link but no invitation.
public enum PublicPermission: String, CaseIterable, Sendable {
  case none, readOnly, readWrite

  /// - Parameter number: the raw value of a `CKShare.ParticipantPermission`. An unknown number gives `none`.
  public init(number: Int) {
    switch number {
    case 2: self = .readOnly
    case 3: self = .readWrite
    default: self = .none
    }
  }

  public var number: Int {
    switch self {
    case .none: 1
    case .readOnly: 2
    case .readWrite: 3
    }
  }
}

/// The state of an invitation.
///
/// The numbers are those of `CKShare.ParticipantAcceptanceStatus`
/// (https://developer.apple.com/documentation/cloudkit/ckshare/participantacceptancestatus): 0 unknown, 1 pending, 2
/// accepted, 3 removed.
public enum Acceptance: String, CaseIterable, Sendable {
  case pending, accepted, removed

  public init(number: Int) {
    switch number {
    case 2: self = .accepted
    case 3: self = .removed
    default: self = .pending
    }
  }
}

/// The role of a person in a share: its owner or a participant.
///
/// The numbers are those of `CKShare.ParticipantRole`
/// (https://developer.apple.com/documentation/cloudkit/ckshare/participantrole): 1 owner, 2 administrator, 3
/// privateUser (was invited), 4 publicUser (joined by the share's own link).
public enum ShareRole: Sendable {
  case owner, participant

  public init(number: Int) { self = number == 1 ? .owner : .participant }
}
