/// The rules of access in the words of the reference.
extension Interface.Access.Rule {
  /// Returns the callers that the rule admits.
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

  /// The meaning of the rule.
  var meaning: String {
    switch self {
    case .anyone: "whoever can write to the pipe; nothing of a company is touched"
    case .account: "the account that the data directory serves, whatever the company"
    case .member: "whoever has any right in the company"
    case .department:
      """
      whoever does the daily work in that department of the company, or owns the company; with *or viewing*, also whoever may look at all \
      departments
      """
    case .manager:
      """
      whoever manages that department, or owns the company; where none is named, any department, and the method says what is theirs to \
      deal with
      """
    case .owner: "an owner of the company"
    case .founder: "the owner whom no other owner can make less"
    }
  }
}
