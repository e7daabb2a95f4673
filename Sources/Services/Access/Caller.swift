internal import RPC
internal import Shape
internal import Tenancy

/// Who asks, and what they hold in a company: what `access.whoami` answers.
struct Caller: Record {
  let account: UUID, company: CompanyID?, store: StoreName?, user: UUID?, username: String?, name: Line?, role: Role?
  let rights: Rights, departments: [String], managed: [String]
  let signIn: Membership.SignIn, until: Timestamp?

  static let doc: StaticString = "Who asks, and what they hold in a company."

  /// Somebody in no company.
  init(account: UUID) {
    self.account = account
    (company, store, user, username, name, role) = (nil, nil, account, nil, nil, nil)
    (rights, departments, managed) = (.none, [], [])
    (signIn, until) = (.unneeded, nil)
  }

  /// Whoever acts in a company.
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
    account = field("account", \.account, "The account that the data directory serves.")
    company = field("company", \.company, "The company that was asked about, or the selected one; null for none.")
    store = field("store", \.store, "The store that holds it.")
    user = field("user", \.user, "Who acts there; null as long as a sign-in is needed.")
    username = field("username", \.username, "The name that they sign in with; null for who has none.")
    name = field("name", \.name, "What people call them; null for who has no name.", .length(1...200))
    role = field("role", \.role, "What they are there; null as long as a sign-in is needed.")
    rights = field.embed(\.rights)
    departments = field("departments", \.departments, "The names of the departments of deptMask.")
    managed = field("managed", \.managed, "The names of the departments of managerMask.")
    signIn = field("signIn", \.signIn, Membership.SignIn.fieldDoc)
    until = field("until", \.until, "When the session ends, if nothing is done until then; null where there is none.")
  }
}
