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
    // A request that found nothing to change has written no store. Its result is then stored in the store of its
    // company, or in the device's store.
    let store = changesSinceCommit > 0 ? dirty : footprint.store
    // The records of a user of the account are in the private store. The key is stored there, too, so that it is
    // deleted with them.
    let isOfUser = user != nil && footprint.company == nil
    try idempotency.remember(
      key, for: user, result: result, of: footprint.company, in: store ?? (isOfUser ? .private : .device))
  }

  public func parts(of key: IdempotencyKey, for user: UUID?) throws(Failure) -> [String] {
    try idempotency.parts(of: key, for: user)
  }

  public func keep(_ part: String, of key: IdempotencyKey, for user: UUID?) throws(Failure) {
    // Without a company, the write concerns the account's own records, which are in the private store.
    let store = changesSinceCommit > 0 ? dirty : footprint.store
    try idempotency.keep(part, of: key, for: user, company: footprint.company, in: store ?? .private)
  }
}
