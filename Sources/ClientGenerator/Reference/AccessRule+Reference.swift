/// Writes access rules in the words of the reference.
extension Interface.Access.Rule {
  /// Returns the callers that may call a method with this rule, such as `managers of orders`.
  func holder(of department: String, isOpenToViewers: Bool) -> String {
    switch self {
    case .anyone: "anyone"
    case .account: "the account"
    case .member: "members"
    case .department: department + (isOpenToViewers ? ", or viewing" : "")
    case .manager: department.isEmpty ? "managers" : "managers of \(department)"
    case .owner: "owners"
    case .founder: "the founder"
    }
  }

  /// The explanation of the rule, for the section on how to read the reference.
  var meaning: String {
    switch self {
    case .anyone: "any program that can write to the pipe; the method uses no data of a company"
    case .account: "the account that the data directory serves; no right in a company is needed"
    case .member: "callers with any right in the company"
    case .department:
      """
      callers that do the daily work in that department of the company, and owners of the company; with *or viewing*, \
      also callers who may view all departments
      """
    case .manager:
      """
      managers of that department, and owners of the company; if no department is named, managers of any \
      department, and the method's description limits what they may manage
      """
    case .owner: "an owner of the company"
    case .founder: "the owner whom no other owner can revoke or demote"
    }
  }
}
