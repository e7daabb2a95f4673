/// The greatest number of participants of a share.
///
/// CloudKit itself allows about 100, and refuses more with tooManyParticipants
/// (https://developer.apple.com/documentation/cloudkit/ckerror/code/toomanyparticipants). It does not know the tiers of
/// companies. So the owner's host checks the tier's number when it invites. It can't check people who join by the
/// share's own link, because CloudKit lets them in without asking.
public enum ParticipantCap {
  public static let most = 100

  /// Returns the greatest number of participants, without the owner.
  /// - Parameter tier: the field `tier` of the company's record, or nil if the record does not have the field.
  public static func most(tier: String?) -> Int {
    switch tier {
    case "Enterprise": most
    case "Business": 10
    default: 0
    }
  }

  /// Returns the error that refuses another invitation, or nil if there is room. Open invitations count as
  /// participants.
  public static func refusal(tier: String?, in share: ShareFacts) -> CloudRefusal? {
    let count = share.participants.count { $0.acceptance != .removed }
    return count < most(tier: tier) ? nil : .tooManyParticipants
  }

  /// Returns the tier in the record of a company.
  /// - Parameter company: the record whose name is the name of the zone.
  public static func tier(in company: NativeRecord?) -> String? {
    guard case .string(let tier)? = company?.fields["tier"] else { return nil }
    return tier
  }
}
