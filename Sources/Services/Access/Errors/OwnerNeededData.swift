internal import RPC
internal import Shape

/// The facts of `ownerNeeded`.
struct OwnerNeededData: ErrorData {
  let reason: Reason

  enum Reason: String, Choice {
    /// The last owner who can act must remain one.
    case lastOwner
    /// A company's first credentials are the founder's.
    case firstCredentials
    /// A company passes to an owner who has credentials.
    case heir

    static let spellings = Spellings<Reason>()
  }

  static let code = ErrorCode.ownerNeeded
  static let doc: StaticString = """
    The last owner who can act must remain one (access.grant, access.revoke); a company's first credentials are the founder's \
    (access.credentials.create); and it passes to an owner who has credentials (access.transfer).
    """

}

extension OwnerNeededData {
  init<F: Fields<Self>>(_ field: inout F) {
    reason = field(
      "reason", \.reason,
      """
      lastOwner: the last owner who can act must remain one; firstCredentials: the first ones must be the founder's, whom nobody else could give any \
      from then on; heir: the company passes to an owner who has credentials.
      """)
  }
}
