internal import RPC
internal import Shape
internal import Tenancy

/// The result of `access.whoami`: the caller, and the caller's rights in a company.
struct Caller: Record {
  let account: UUID, company: CompanyID?, store: StoreName?, user: UUID?, username: String?, name: Line?, role: Role?
  let rights: Rights, departments: [String], managed: [String]
  let signIn: Membership.SignIn, until: Timestamp?

  static let doc: StaticString = "The caller, and the caller's rights in a company."

  /// Creates a caller without a company.
  init(account: UUID) {
    self.account = account
    (company, store, user, username, name, role) = (nil, nil, account, nil, nil, nil)
    (rights, departments, managed) = (.none, [], [])
    (signIn, until) = (.unneeded, nil)
  }

  /// Creates the caller who acts in a company.
  init(account: UUID, in scope: CompanyScope, username: String?, name: Line?, departments known: [Department]) {
    self.account = account
    company = CompanyID(scope.company)
    store = StoreName(scope.store)
    signIn = scope.membership.signIn
    until = scope.membership.until
    user = signIn.isMissing ? nil : scope.membership.user
    self.username = username
    self.name = name
    role = Role(scope.membership)
    rights = scope.rights
    departments = known.filter { scope.rights.departments & $0.mask != 0 }.map(\.name)
    managed = known.filter { scope.rights.managed & $0.mask != 0 }.map(\.name)
  }

  init<F: Fields<Self>>(_ field: inout F) {
    account = field("account", \.account, "The id of the account that the data directory serves.")
    company = field(
      "company", \.company, "The company of the request, or the selected company; `null` if there is neither.")
    store = field("store", \.store, "The store that holds the company.")
    user = field("user", \.user, "The id of the user who acts in the company; `null` while a user must sign in first.")
    username = field("username", \.username, "The username that the user signs in with; `null` if the user has none.")
    name = field("name", \.name, "The user's name; `null` if the user has none.", .length(1...200))
    role = field("role", \.role, "The user's role in the company; `null` while a user must sign in first.")
    rights = field.embed(\.rights)
    departments = field("departments", \.departments, "The names of the departments whose bits are in deptMask.")
    managed = field("managed", \.managed, "The names of the departments whose bits are in managerMask.")
    signIn = field("signIn", \.signIn, Membership.SignIn.fieldDoc)
    until = field(
      "until", \.until, "The time when the session ends if no further request is sent; `null` without a session.")
  }
}
