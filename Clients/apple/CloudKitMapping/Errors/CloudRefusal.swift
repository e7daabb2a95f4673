/// The error with which a request, or one record of a request, is refused.
public struct CloudRefusal: Error, Equatable, Sendable {
  public let kind: CloudKind
  /// The reason, as a sentence for people.
  public let message: String
  /// The number of milliseconds to wait before another attempt, or nil if CloudKit gives no time.
  public let retryAfter: Int?

  public init(_ kind: CloudKind, _ message: String, retryAfter: Int? = nil) {
    self.kind = kind
    self.message = message
    self.retryAfter = retryAfter
  }

  /// The error for a token that CloudKit does not know, or no longer knows.
  public static let tokenExpired = CloudRefusal(
    .changeTokenExpired, "The changes since the token are not known: fetch all records again, without a token")
  /// The error for every link that does not work. It is always the same, so that nobody learns whether a share ever
  /// existed.
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
