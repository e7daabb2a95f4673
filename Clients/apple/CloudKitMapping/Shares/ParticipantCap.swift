/// The maximum number of participants of a share.
///
/// CloudKit itself allows about 100 participants, and refuses more with tooManyParticipants
/// (https://developer.apple.com/documentation/cloudkit/ckerror/code/toomanyparticipants). It does not know the tiers of
/// companies, so the owner's host checks the tier's limit before each invitation. People who join by the share's own
/// link are not checked, because CloudKit does not ask the host about them.
public enum ParticipantCap {
  public static let most = 100

  /// Returns the maximum number of participants, without the owner.
  /// - Parameter tier: the field `tier` of the company's record, or nil if the record does not have this field.
  public static func most(tier: String?) -> Int {
    switch tier {
    case "Enterprise": most
    case "Business": 10
    default: 0
    }
  }

  /// Returns the error with which another invitation is refused, or nil if it is allowed. Pending invitations count as
  /// participants.
  public static func refusal(tier: String?, in share: ShareFacts) -> CloudRefusal? {
    let count = share.participants.count { $0.acceptance != .removed }
    return count < most(tier: tier) ? nil : .tooManyParticipants
  }

  /// Returns the tier of a company.
  /// - Parameter company: the company's record, whose name is the name of the zone.
  public static func tier(in company: NativeRecord?) -> String? {
    guard case .string(let tier)? = company?.fields["tier"] else { return nil }
    return tier
  }
}
