internal import RPC
internal import Shape

/// The data of the error `forbidden` for credentials that another account stores.
struct NotKeptHereData: ErrorData {
  let needs: StoreNeeded

  static let code = ErrorCode.forbidden
  static let doc: StaticString =
    "Another account owns the company. In such a company, this account can create and change only its own credentials."
}

extension NotKeptHereData {
  init<F: Fields<Self>>(_ field: inout F) {
    needs = field("needs", \.needs, "The condition under which the request is allowed.")
  }
}

/// The condition that the company is in the store of the account's own companies.
struct StoreNeeded: Record, Sendable {
  private let rule: RuleName, store: StoreName

  /// The name of this condition. No method's rule of access has this name.
  private enum RuleName: String, Choice {
    case store

    static let spellings = Spellings<RuleName>()
  }

  private enum StoreName: String, Choice {
    case `private`

    static let spellings = Spellings<StoreName>()
  }

  static let doc: StaticString = "The company must be one that this account owns."

  init() {
    rule = .store
    store = .private
  }

  init<F: Fields<Self>>(_ field: inout F) {
    rule = field("rule", \.rule, "The kind of the condition: store.")
    store = field("store", \.store, "The store of the account's own companies.")
  }
}
