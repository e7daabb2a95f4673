internal import Crypto
internal import RPC
internal import Tenancy

/// Adapts stored cloud records after an update of the program.
extension Sync {
  /// Adapts a replica after an update of the program. The new version may know record types and fields of the cloud
  /// that the former version did not know.
  func changeForm(_ replica: Replica, _ storage: StoreStorage, _ kinds: [SyncedRecords]) {
    guard let digest = Digest() else { return }
    var text = CloudSchema.text(of: kinds)
    text.withUTF8 { digest.add(UnsafeRawBufferPointer($0)) }
    let form = digest.text()
    let failure = theLoop.perform { [self] () throws(Failure) in
      if try storage.value("form") == form { return }
      if try ownStorage.value("account") != nil { try replica.changeForm() }
      try storage.set("form", form)
    }
    if let failure { log("sync: \(failure.message)") }
  }
}
