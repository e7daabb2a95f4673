internal import Crypto
public import RPC
public import Shape

/// Stores the results of requests with an idempotency key, for repeats of these requests.
extension Stores {
  public func digest(overwriting secrets: UnsafeMutableRawBufferPointer) throws(Failure) -> [UInt8] {
    defer { Secrets.overwrite(secrets) }
    guard let digest = Secrets.digest(of: UnsafeRawBufferPointer(secrets)) else {
      throw .internalError("there is not enough memory for a digest")
    }
    return digest
  }

  public func recall(_ key: IdempotencyKey, for user: UUID?) throws(Failure) -> KeptResult? {
    try idempotency.recall(key, for: user)
  }

  public func remember(_ key: IdempotencyKey, for user: UUID?, result: KeptResult) throws(Failure) {
    // A write that found nothing to change has written no store. Its result is stored with its company, or on the
    // device.
    let store = changesSinceCommit > 0 ? dirty : footprint.store
    // The private store has the records of a user of the account, and the key is deleted with them.
    let isOfUser = user != nil && footprint.company == nil
    try idempotency.remember(
      key, for: user, result: result, of: footprint.company, in: store ?? (isOfUser ? .private : .device))
  }

  public func parts(of key: IdempotencyKey, for user: UUID?) throws(Failure) -> [String] {
    try idempotency.parts(of: key, for: user)
  }

  public func keep(_ part: String, of key: IdempotencyKey, for user: UUID?) throws(Failure) {
    // The account's own records belong to no company.
    let store = changesSinceCommit > 0 ? dirty : footprint.store
    try idempotency.keep(part, of: key, for: user, company: footprint.company, in: store ?? .private)
  }
}
