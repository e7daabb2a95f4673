/// The interface of the core: its methods, notifications and host requests, as the discovery document describes them.
/// The writers of all languages use it.
struct Interface {
  /// A member of a record, or a parameter of a method.
  struct Member {
    let name: String
    let doc: String
    let type: TypeExpression
    let isRequired: Bool
    /// The limits of the value, in words.
    var limits = ""
  }

  /// An object with named members.
  struct Record {
    let name: String
    let doc: String
    let members: [Member]
    /// A Boolean value that indicates whether the record may have members that are not described.
    let isOpen: Bool
    /// A Boolean value that indicates whether front ends write the record and never read it. Then a missing member
    /// differs from null.
    var isInput = false

    /// The type of the elements of a page, or `nil` if the record is not a page.
    var element: TypeExpression? {
      guard name.hasSuffix("Page"), case .list(let element)? = members.first(where: { $0.name == "items" })?.type,
        members.contains(where: { $0.name == "next" })
      else { return nil }
      return element
    }
  }

  /// The effect of a method on stored data.
  enum Effect: String { case read, write, session }

  struct Method {
    let name: String
    let doc: String
    let parameters: [Member]
    let result: TypeExpression
    let resultDoc: String
    let effect: Effect
    /// The kinds of the errors that the method may return.
    let errors: [String]
    /// The rule of access, or `nil` for the core's own methods without a rule.
    let access: Access?
    /// The feature that the account must have bought, if there is one.
    let feature: String?
    /// The requests to the host that the method's reply may wait for.
    let hostRequests: [String]

    /// The names of the services and collections that lead to the method, and the method's own name.
    ///
    /// No language can use one name for both a method and a collection. So if another method has the name of the
    /// method's collection, the two last names are joined: `entitlements.products.refresh` becomes `productsRefresh` in
    /// `entitlements`, because `entitlements.products` is a method.
    var path: [String]

    /// A Boolean value that indicates whether `path` differs from the parts of `name`.
    var isRenamed: Bool { path.joined(separator: ".") != name }
  }

  /// A notification that the core sends.
  struct Notification {
    let name: String
    let doc: String
    let parameters: [Member]
  }

  /// A request that the core sends to the host.
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
  /// The description of each service, by its name.
  let services: [(name: String, doc: String)]

  func record(_ name: String) -> Record? { records.first { $0.name == name } }
}
