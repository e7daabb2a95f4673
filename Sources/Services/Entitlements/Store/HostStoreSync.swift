internal import RPC
internal import Shape

/// `host.store.sync`: the earlier purchases of the user.
struct HostStoreSync: HostRequest {
  static let name: StaticString = "host.store.sync"
  static let doc: StaticString =
    "Asks the host for the purchases of the user that the store knows. The user may have to sign in."
  static let answerDoc: StaticString = "The documents that the store has signed."
  static let isShared = true
  /// The usual deadline, in milliseconds. The user may have to sign in.
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
