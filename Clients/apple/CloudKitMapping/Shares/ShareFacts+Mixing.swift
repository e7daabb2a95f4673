/// CloudKit's rules for invitations and public links in one share.
///
/// A share has people who were invited, or people who joined by its own link, but never both. The list of participants
/// can be changed only while `publicPermission` is none
/// (https://developer.apple.com/documentation/cloudkit/ckshare/addparticipant(_:)). The protocol has no such rule. So
/// this host refuses, before it changes anything, what CloudKit would refuse.
extension ShareFacts {
  /// The error that refuses an invitation, or nil if people can be invited.
  public var refusalToInvite: CloudRefusal? {
    if notes.revokedAt != nil { return .noShare }
    return publicPermission == .none
      ? nil
      : CloudRefusal(
        .invalidArguments,
        "iCloud allows no invitations to a share with a public link: set publicPermission to none first")
  }

  /// Returns the error that refuses to open the share's own link to everybody who has it, or `nil` if that is possible.
  public func refusal(toOpen permission: PublicPermission) -> CloudRefusal? {
    if notes.revokedAt != nil { return .noShare }
    let isInvited = participants.contains { one in
      one.acceptance != .removed && notes.participants.contains { $0.participant == one.id && $0.invitedAs != nil }
    }
    return permission == .none || publicPermission != .none || !isInvited
      ? nil
      : CloudRefusal(
        .invalidArguments, "iCloud allows no public link for a share with invited people: remove them first")
  }

  /// The error that refuses to remove one participant, or `nil` if participants can be removed.
  ///
  /// Ending the whole share needs no such check: it sets `publicPermission` to none.
  public var refusalToRemoveOne: CloudRefusal? {
    publicPermission == .none
      ? nil
      : CloudRefusal(
        .invalidArguments,
        "iCloud can't remove a person from a share with a public link: set publicPermission to none first")
  }
}
