internal import RPC
internal import Shape

/// The facts of `ownerNeeded`: none.
struct OwnerNeededData: ErrorData {
  static let code = ErrorCode.ownerNeeded
  static let doc: StaticString = """
    Nothing beside. The last owner who can act must remain one (access.grant, access.revoke); a company's first credentials are the founder's \
    (access.credentials.create); and it passes to an owner who has credentials (access.transfer).
    """

  init() {}

  init<F: Fields<Self>>(_ field: inout F) {}
}
