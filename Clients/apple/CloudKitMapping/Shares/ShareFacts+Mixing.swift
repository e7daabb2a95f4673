/// Checks CloudKit's rules about invitations and public links in one share.
///
/// In CloudKit, a share has either people who were invited, or people who have joined by the share's own link, but not
/// both. The list of participants can be changed only while `publicPermission` is none
/// (https://developer.apple.com/documentation/cloudkit/ckshare/addparticipant(_:)). The protocol of the core has no
/// such rule. So this host refuses such requests itself, before it changes anything.
extension ShareFacts {
  /// The error with which an invitation is refused, or nil if people can be invited.
  public var refusalToInvite: CloudRefusal? {
    if notes.revokedAt != nil { return .noShare }
    return publicPermission == .none
      ? nil
      : CloudRefusal(
        .invalidArguments,
        "iCloud allows no invitations to a share with a public link: set publicPermission to none first")
  }

  /// Returns the error with which opening the share's own link to everybody is refused, or `nil` if the link can be
  /// opened.
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

  /// The error with which removing one participant is refused, or `nil` if participants can be removed.
  ///
  /// To end the whole share is always possible, because that sets `publicPermission` to none.
  public var refusalToRemoveOne: CloudRefusal? {
    publicPermission == .none
      ? nil
      : CloudRefusal(
        .invalidArguments,
        "iCloud can't remove a person from a share with a public link: set publicPermission to none first")
  }
}
