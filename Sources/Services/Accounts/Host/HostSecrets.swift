internal import RPC
internal import Shape

/// The request `host.secrets.set`: asks the host to store a secret, for example in a keychain.
struct HostSetSecret: HostRequest {
  let name: String, value: Secret

  static let name: StaticString = "host.secrets.set"
  static let doc: StaticString =
    "Asks the host to store a secret, for example in a keychain. The secret replaces an earlier secret with the same name. The core sends this request only to a host that also offers host.secrets.get and host.secrets.delete."
  static let answerDoc: StaticString = "An empty answer: the secret is stored."
  static let isSecret = true
  var secrets: [String] { [value.text] }
  typealias Answer = HostSecretDone
}

extension HostSetSecret {
  init<F: Fields<Self>>(_ field: inout F) {
    name = field("name", \.name, "The name of the secret.", .length(1...100))
    value = field("value", \.value, "The value of the secret.")
  }
}

/// The request `host.secrets.get`: asks the host for a stored secret.
struct HostGetSecret: HostRequest {
  let name: String

  static let name: StaticString = "host.secrets.get"
  static let doc: StaticString = "Asks the host for a stored secret."
  static let answerDoc: StaticString = "The secret, or `null`."
  static let isSecret = true

  /// The host's answer.
  struct Answer: Record {
    let value: Secret?

    static let recordName = "StoredSecret"
    static let doc: StaticString = "The host's answer to host.secrets.get."

    init<F: Fields<Self>>(_ field: inout F) {
      value = field("value", \.value, "The secret; `null` if there is no secret with this name.")
    }
  }
}

extension HostGetSecret {
  init<F: Fields<Self>>(_ field: inout F) { name = field("name", \.name, "The name of the secret.", .length(1...100)) }
}

/// The request `host.secrets.delete`: asks the host to delete a secret.
struct HostDeleteSecret: HostRequest {
  let name: String

  static let name: StaticString = "host.secrets.delete"
  /// An account's secret is deleted even if the data directory is moving to another account.
  static let isOfAccount = false
  static let doc: StaticString = "Asks the host to delete a secret. A secret that does not exist counts as deleted."
  static let answerDoc: StaticString = "An empty answer: the secret is deleted."
  typealias Answer = HostSecretDone
}

extension HostDeleteSecret {
  init<F: Fields<Self>>(_ field: inout F) { name = field("name", \.name, "The name of the secret.", .length(1...100)) }
}

/// The answer of a host that has stored or deleted a secret.
struct HostSecretDone: Record {
  static let doc: StaticString = "The host's answer to host.secrets.set and host.secrets.delete."

  init<F: Fields<Self>>(_ field: inout F) {}
}
