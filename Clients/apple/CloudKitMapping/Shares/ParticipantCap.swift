/// How many people may take part.
///
/// CloudKit itself ends at about 100, and says so with tooManyParticipants
/// (https://developer.apple.com/documentation/cloudkit/ckerror/code/toomanyparticipants). It knows nothing of tiers:
/// the owner's host holds the tier's number where it invites, and who comes by the share's own link is let in by
/// CloudKit, which asks nobody.
public enum ParticipantCap {
  public static let most = 100

  /// - Parameter tier: the field `tier` of the company's record; nil for a company without one.
  /// - Returns: how many may take part besides owners.
  public static func most(tier: String?) -> Int {
    switch tier {
    case "Enterprise": most
    case "Business": 10
    default: 0
    }
  }

  /// Why nobody more can be invited; nil where somebody can. Who is invited counts as one who has come.
  public static func refusal(tier: String?, in share: ShareFacts) -> CloudRefusal? {
    let count = share.participants.count { $0.acceptance != .removed }
    return count < most(tier: tier) ? nil : .tooManyParticipants
  }

  /// The tier that stands in the record of a company, which has the zone's name.
  public static func tier(in company: NativeRecord?) -> String? {
    guard case .string(let tier)? = company?.fields["tier"] else { return nil }
    return tier
  }
}
