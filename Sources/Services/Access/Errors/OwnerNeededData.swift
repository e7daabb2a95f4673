internal import RPC
internal import Shape

/// The data of the error `ownerNeeded`.
struct OwnerNeededData: ErrorData {
  let reason: Reason

  enum Reason: String, Choice {
    /// The last owner who can act must stay an owner.
    case lastOwner
    /// A company's first credentials must be the founder's.
    case firstCredentials
    /// A company can be transferred only to an owner with credentials.
    case heir

    static let spellings = Spellings<Reason>()
  }

  static let code = ErrorCode.ownerNeeded
  static let doc: StaticString = """
    The request would leave the company without an owner that it needs. The methods access.grant, access.revoke, \
    access.credentials.create and access.transfer return this error.
    """

}

extension OwnerNeededData {
  init<F: Fields<Self>>(_ field: inout F) {
    reason = field(
      "reason", \.reason,
      """
      lastOwner: the last owner who can act must stay an owner. firstCredentials: a company's first credentials must be the founder's, as \
      no other user could create those afterwards. heir: a company passes only to an owner who has credentials.
      """)
  }
}
