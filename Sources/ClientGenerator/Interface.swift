/// What a front end can ask, is told and is asked: the discovery document as all languages have it.
struct Interface {
  /// A member of a record, or a parameter of a method.
  struct Member {
    let name: String
    let doc: String
    let type: TypeExpression
    let isRequired: Bool
    /// What bounds its value, in words.
    var limits = ""
  }

  /// An object with named members.
  struct Record {
    let name: String
    let doc: String
    let members: [Member]
    /// Whether it has members that stand nowhere.
    let isOpen: Bool
    /// Whether front ends write it and never read it: then a member that is not there is something else than null.
    var isInput = false

    /// What a page's list is of; nil for what is no page.
    var element: TypeExpression? {
      guard name.hasSuffix("Page"), case .list(let element)? = members.first(where: { $0.name == "items" })?.type,
        members.contains(where: { $0.name == "next" })
      else { return nil }
      return element
    }
  }

  /// What a method does to what is kept.
  enum Effect: String { case read, write, session }

  struct Method {
    let name: String
    let doc: String
    let parameters: [Member]
    let result: TypeExpression
    let resultDoc: String
    let effect: Effect
    /// The kinds of its errors.
    let errors: [String]
    /// What the data of its errors are, where that is less than what those of a kind may be.
    let errorData: [(kind: String, type: TypeExpression)]
    /// Who may call it; nil for the core's own methods without a rule.
    let access: Access?
    /// What the account must have bought for it.
    let feature: String?
    /// The requests to the host that its reply may wait for.
    let hostRequests: [String]

    /// The names of the services and collections that lead to it, and its own.
    ///
    /// A method whose name begins with that of another one stands beside it, as no language has one name for a method and a collection:
    /// `entitlements.products.refresh` is `productsRefresh`.
    var path: [String]

    /// A Boolean value that indicates whether its path is not its name.
    var isRenamed: Bool { path.joined(separator: ".") != name }
  }

  /// What the core says unasked.
  struct Notification {
    let name: String
    let doc: String
    let parameters: [Member]
  }

  /// What the core asks of the host.
  struct HostRequest {
    let name: String
    let doc: String
    let parameters: [Member]
    let result: TypeExpression
    let resultDoc: String
  }

  struct ErrorKind {
    let kind: String
    let code: Int
    let doc: String
    let data: TypeExpression
  }

  let version: String
  let records: [Record]
  let methods: [Method]
  let notifications: [Notification]
  let hostRequests: [HostRequest]
  let errors: [ErrorKind]
  /// What each service is for, by its name.
  let services: [(name: String, doc: String)]

  func record(_ name: String) -> Record? { records.first { $0.name == name } }
}
