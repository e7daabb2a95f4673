/// The interface of the core: its methods, notifications and host requests, read from the discovery document. The
/// writers for all languages use it.
struct Interface {
  /// A member of a record, or a parameter of a method.
  struct Member {
    let name: String
    let doc: String
    let type: TypeExpression
    let isRequired: Bool
    /// The limits of the value in words, such as `1 to 200 characters`. Empty if there are none.
    var limits = ""
  }

  /// A record: an object with named members.
  struct Record {
    let name: String
    let doc: String
    let members: [Member]
    /// A Boolean value that indicates whether the record may have members beside those in `members`.
    let isOpen: Bool
    /// A Boolean value that indicates whether front ends only send the record, and never receive it. In such a record,
    /// a missing member means something else than null.
    var isInput = false

    /// The type of the elements if the record is a page of a list, or `nil` if it is not.
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
    /// The kinds of the errors that the method can return.
    let errors: [String]
    /// The access rule, or `nil` for those methods of the core that have no rule.
    let access: Access?
    /// The feature that the account must have bought before it can call the method, or `nil` if there is none.
    let feature: String?
    /// The names of the host requests for which the reply may have to wait.
    let hostRequests: [String]

    /// The names by which a client reaches the method: those of the services and collections, and then the method's own
    /// name.
    ///
    /// A language can't use the same name for a method and for a collection. If another method has the name of the
    /// collection, the last two names are joined. For example, `entitlements.products` is a method. So
    /// `entitlements.products.refresh` becomes `productsRefresh` in `entitlements`.
    var path: [String]

    /// A Boolean value that indicates whether `path` has other parts than `name`.
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
  /// The name and the description of each service.
  let services: [(name: String, doc: String)]

  func record(_ name: String) -> Record? { records.first { $0.name == name } }
}
