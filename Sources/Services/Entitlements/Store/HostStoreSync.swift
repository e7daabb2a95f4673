internal import RPC
internal import Shape

/// The request `host.store.sync`, with which the core asks the host for the user's earlier purchases.
struct HostStoreSync: HostRequest {
  static let name: StaticString = "host.store.sync"
  static let doc: StaticString =
    "Asks the host for all purchases of the user that the store knows, to restore them. The user may have to sign in."
  static let answerDoc: StaticString = "The documents that the store has signed."
  static let isShared = true
  /// The usual deadline, in milliseconds. It is long, because the user may have to sign in.
  static let usualDeadline = 120_000

  /// The host's answer.
  struct Answer: Record {
    let documents: [String]?

    static let recordName = "StoreSyncAnswer"
    static let doc: StaticString = "The host's answer to host.store.sync."

    init<F: Fields<Self>>(_ field: inout F) {
      documents = field(
        "documents", \.documents,
        "The documents of current transactions and renewal infos: JWS in compact form, in any order.",
        .count(0...1000))
    }
  }

  func problems(of answer: Answer) -> [Problem] {
    answer.documents == nil ? [.missing("documents", "a list, which is empty if nothing was bought")] : []
  }
}

extension HostStoreSync {
  init<F: Fields<Self>>(_ field: inout F) {}
}
