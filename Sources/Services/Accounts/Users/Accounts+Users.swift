internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// Stores and finds the records of users.
extension Accounts {
  /// Stores the user of a sign-in. If the sign-in contains no name or no address, the stored one stays.
  func keepUser(_ credential: AppleCredential, _ claims: AppleClaims, in context: Context) throws(Failure) -> User {
    let email = credential.email ?? claims.address
    var details = UserDetails(
      appleUser: credential.user, fullName: credential.fullName, email: email,
      isPrivateRelay: claims.isPrivate(email?.text), lastSignInAt: context.now)
    let former = try credential.transferredFrom.flatMap { (former) throws(Failure) in try find(former, in: context) }
    guard let known = try find(credential.user, in: context) ?? former else {
      return try users.create(details, in: context)
    }
    details.fullName = details.fullName ?? known.details.fullName
    if email == nil { (details.email, details.isPrivateRelay) = (known.details.email, known.details.isPrivateRelay) }
    let names = ["appleUser", "fullName", "email", "isPrivateRelay", "lastSignInAt"]
    return try users.update(
      known.id, Patch(names: names) { [details] (_, _) in .success(details) }, expect: nil, in: context)
  }

  private func find(_ appleUser: Line, in context: Context) throws(Failure) -> User? {
    let details = UserDetails(
      appleUser: appleUser, fullName: nil, email: nil, isPrivateRelay: false, lastSignInAt: context.now)
    guard let id = try users.holder(of: details, in: context.partition) else { return nil }
    return try users.find(ID(id), in: context).record
  }
}
