public import RPC
public import Shape

/// The data of the error `unauthorized`.
public struct UnauthorizedData: ErrorData {
  public let reason: Reason

  public static let code = ErrorCode.unauthorized

  /// The reason why the user is not authorized.
  public enum Reason: String, Choice {
    /// No user has signed in with Apple.
    case signedOut
    /// The backend has not authenticated the user.
    case none
    /// The backend's authentication of the user has expired, or the backend has answered 401.
    case expired

    public static let spellings = Spellings<Reason>()
  }

  public init(reason: Reason) { self.reason = reason }

  public init<F: Fields<Self>>(_ field: inout F) {
    reason = field(
      "reason", \.reason,
      "The reason. signedOut: no user is signed in. none: the backend has not authenticated the user yet. expired: the backend's authentication is no longer valid."
    )
  }
}

extension Failure {
  public static func unauthorized(_ reason: UnauthorizedData.Reason) -> Failure {
    let sentence =
      switch reason {
      case .signedOut: "No user is signed in; sign in with auth.signIn or auth.request"
      case .none: "The backend has not authenticated the user; request this with auth.backend.exchange"
      case .expired:
        "The backend's authentication of the user has expired; request a new one with auth.backend.exchange"
      }
    return Failure(UnauthorizedData(reason: reason), sentence)
  }
}
