internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

/// Stores the backend's token: with a host that can store secrets, or else in a table of its own. No backup contains
/// this table.
final class SecretStore {
  private let stores: Stores
  private let host: HostCalls
  private let select = StoreStatement("SELECT value FROM {store}.secrets WHERE name = ?")
  private let replace = StoreStatement("INSERT OR REPLACE INTO {store}.secrets (name, value) VALUES (?, ?)")

  /// The name under which the backend's token is stored.
  static let token = "backend.token"

  init(_ dependencies: Dependencies) {
    stores = dependencies.stores
    host = dependencies.host
  }

  /// The place where the next secret is stored.
  var place: SecretPlace {
    host.offers(HostSetSecret.self) && host.offers(HostGetSecret.self) && host.offers(HostDeleteSecret.self)
      ? .host : .file
  }

  /// Stores a secret, and then calls `then` with the place where the secret is stored.
  func set<Result: Value, Context: CallContext>(
    _ secret: Secret, _ options: HostOptions, in context: Context,
    _ then: @escaping (Swift.Result<SecretPlace, Failure>, Context) throws(Failure) -> Answer<Result, Context>
  ) throws(Failure) -> Answer<Result, Context> {
    guard place == .host else {
      try setInFile(secret)
      return try then(.success(.file), context)
    }
    return .asking(Inquiry(HostSetSecret(name: SecretStore.token, value: secret), options)) {
      [self] (outcome, context) throws(Failure) in
      if case .success = outcome { try removeFromFile() }
      return try then(outcome.map { _ in .host }, context)
    }
  }

  /// Reads a secret, and then calls `then` with it. Calls `then` with `nil` if the secret does not exist.
  func get<Result: Value, Context: CallContext>(
    from place: SecretPlace, _ options: HostOptions, in context: Context,
    _ then: @escaping (Swift.Result<Secret?, Failure>, Context) throws(Failure) -> Answer<Result, Context>
  ) throws(Failure) -> Answer<Result, Context> {
    if place == .file { return try then(.success(try inFile()), context) }
    return .asking(Inquiry(HostGetSecret(name: SecretStore.token), options)) { (outcome, context) throws(Failure) in
      try then(outcome.map(\.value), context)
    }
  }

  /// Reads a secret for work in the background, for which no request waits.
  func get(
    from place: SecretPlace, _ then: @escaping (Swift.Result<Secret?, Failure>) throws(Failure) -> Void
  ) throws(Failure) {
    if place == .file { return try then(.success(try inFile())) }
    if let obstacle = host.obstacle(to: HostGetSecret.self) { return try then(.failure(obstacle)) }
    host.askForItself(
      HostGetSecret(name: SecretStore.token), keep: { (answer) throws(Failure) in try then(.success(answer.value)) },
      note: { (failure) throws(Failure) in try then(.failure(failure)) })
  }

  /// Asks the host to delete the secret.
  /// - Parameter done: called when the host has deleted the secret.
  func deleteFromHost(done: @escaping () throws(Failure) -> Void) {
    host.askForItself(HostDeleteSecret(name: SecretStore.token), keep: { (_) throws(Failure) in try done() })
  }

  // MARK: The table

  private func inFile() throws(Failure) -> Secret? {
    try stores.first(select, in: .device, bind: SecretStore.token) { $0.next(String?.self) }?.map { Secret($0) }
  }

  private func setInFile(_ secret: Secret) throws(Failure) { try setInFile(secret.text) }

  /// Removes the value of the secret from the table. The row stays.
  func removeFromFile() throws(Failure) {
    if try inFile() != nil { try setInFile(nil) }
  }

  private func setInFile(_ text: String?) throws(Failure) {
    try stores.run(replace, in: .device, bind: SecretStore.token, text)
  }
}
