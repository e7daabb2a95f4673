/// What CloudKit does not let a share be at once.
///
/// A share has people who were invited, or people who came by its own link, and never both; the list of participants is
/// changed only while `publicPermission` is none
/// (https://developer.apple.com/documentation/cloudkit/ckshare/addparticipant(_:)). The protocol knows no such rule:
/// what CloudKit would refuse is refused before anything is done.
extension ShareFacts {
  /// Why nobody can be invited; nil where somebody can.
  public var refusalToInvite: CloudRefusal? {
    if notes.revokedAt != nil { return .noShare }
    return publicPermission == .none
      ? nil
      : CloudRefusal(
        .invalidArguments,
        "iCloud invites nobody to what is shared by a public link: set publicPermission to none first")
  }

  /// Returns the error that refuses to open the share's own link to everybody who has it, or `nil` if that is possible.
  public func refusal(toOpen permission: PublicPermission) -> CloudRefusal? {
    if notes.revokedAt != nil { return .noShare }
    let isInvited = participants.contains { one in
      one.acceptance != .removed && notes.participants.contains { $0.participant == one.id && $0.invitedAs != nil }
    }
    return permission == .none || publicPermission != .none || !isInvited
      ? nil
      : CloudRefusal(.invalidArguments, "iCloud has no public link for what people were invited to: remove them first")
  }

  /// The error that refuses to remove one participant, or `nil` if participants can be removed.
  ///
  /// Ending the whole share needs no such check: it sets `publicPermission` to none.
  public var refusalToRemoveOne: CloudRefusal? {
    publicPermission == .none
      ? nil
      : CloudRefusal(.invalidArguments, "iCloud removes nobody who came by a public link: set publicPermission to none")
  }
}
