/// Why a request is not done, or one record of it.
public struct CloudRefusal: Error, Equatable, Sendable {
  public let kind: CloudKind
  /// A sentence.
  public let message: String
  /// In how many milliseconds it may be tried again; nil where CloudKit does not say.
  public let retryAfter: Int?

  public init(_ kind: CloudKind, _ message: String, retryAfter: Int? = nil) {
    self.kind = kind
    self.message = message
    self.retryAfter = retryAfter
  }

  /// What has changed since a token can't be told.
  public static let tokenExpired = CloudRefusal(
    .changeTokenExpired, "What has changed since the token is not known: fetch all")
  /// One for whatever is wrong with a link: nobody learns what once was.
  public static let noShare = CloudRefusal(.unknownItem, "There is no such share")
  public static let noParticipant = CloudRefusal(.unknownItem, "The share has no such participant")
  public static let tooManyParticipants = CloudRefusal(.tooManyParticipants, "Nobody more may take part")
  public static let publicDatabase = CloudRefusal(
    .permissionFailure, "The public database is written by its operators alone")

  public static func zoneNotFound(_ zone: ZoneName) -> CloudRefusal {
    CloudRefusal(.zoneNotFound, "There is no zone \(zone.name)")
  }
}
