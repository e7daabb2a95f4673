public import RPC
public import Shape

/// The request `host.cloud.account`: returns the account that the container serves.
public struct CloudAccount: HostRequest {
  public static let name: StaticString = "host.cloud.account"
  public static let doc: StaticString = "Asks for the account of the container, and for the state of that account."
  public static let answerDoc: StaticString = "The account, and the state of the account."

  public init() {}
  public init<F: Fields<Self>>(_ field: inout F) {}

  /// The state of the account, as in CloudKit (https://developer.apple.com/documentation/cloudkit/ckaccountstatus).
  public enum Status: String, Choice {
    case available, noAccount, restricted, couldNotDetermine, temporarilyUnavailable

    public static let spellings = Spellings<Status>()
  }

  /// The container's reply.
  public struct Answer: Record, Sendable {
    public let status: Status, account: String?, container: String?
    /// A Boolean value that indicates whether the container refuses writes for which the account has no rights. `nil`
    /// if the container does not report it.
    public let enforcesRights: Bool?

    public static let recordName = "CloudAccountAnswer"
    public static let doc: StaticString = "The account that is signed in to a container, and its state."

    public init(_ status: Status, account: String?, container: String?, enforcesRights: Bool? = nil) {
      self.status = status
      self.account = account
      self.container = container
      self.enforcesRights = enforcesRights
    }

    public init<F: Fields<Self>>(_ field: inout F) {
      status = field(
        "status", \.status, "The state of the account. The container can be used only if it is `available`.")
      account = field(
        "account", \.account,
        "The user reference: the container's name for the account. It is the same on all devices of the account. `null` if no account is signed in."
      )
      container = field(
        "container", \.container, "The id of the container. `null` if the container does not report an id.")
      enforcesRights = field.optional(
        "enforcesRights", \.enforcesRights,
        "`true` if the container refuses writes that the writer's access record does not allow. Such a container also refuses changes and deletions of records that may only be added. If `false`, the owner's core reverts the writes that are not allowed."
      )
    }
  }
}
