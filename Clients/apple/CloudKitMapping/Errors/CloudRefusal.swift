/// The error of a request, or of one record of a request.
public struct CloudRefusal: Error, Equatable, Sendable {
  public let kind: CloudKind
  /// The reason, as a sentence for people.
  public let message: String
  /// The number of milliseconds to wait before the next try, or nil if CloudKit does not say.
  public let retryAfter: Int?

  public init(_ kind: CloudKind, _ message: String, retryAfter: Int? = nil) {
    self.kind = kind
    self.message = message
    self.retryAfter = retryAfter
  }

  /// The error for a token that CloudKit does not know, or does not know any more.
  public static let tokenExpired = CloudRefusal(
    .changeTokenExpired, "The changes since the token are not known: fetch all records again, without a token")
  /// The error for all faults of a link. It is the same for each, so that nobody learns whether a share ever existed.
  public static let noShare = CloudRefusal(.unknownItem, "The link or the zone has no share that this account can use")
  public static let noParticipant = CloudRefusal(.unknownItem, "The share has no such participant")
  public static let tooManyParticipants = CloudRefusal(
    .tooManyParticipants, "The company's tier or CloudKit allows no more participants: remove one, or change the tier")
  public static let publicDatabase = CloudRefusal(
    .permissionFailure, "Only the operators of the public database can write to it: use the private or the shared one")

  public static func zoneNotFound(_ zone: ZoneName) -> CloudRefusal {
    CloudRefusal(.zoneNotFound, "There is no zone \(zone.name)")
  }
}
