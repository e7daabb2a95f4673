internal import Cloud
internal import RPC
internal import Storage

/// Replaces a container that no longer exists by an empty one.
///
/// The id of an account follows from the id of its container, so the new container gets the id of the old one. The new
/// container then counts as one that has lost all its data, and the devices send the data again.
extension Sync {
  /// The name of the stored value with the id of the directory's container.
  static let container = "container"

  /// Returns the id of the directory's container, which another container is to replace.
  /// - Throws: -32602 if the id is not known, or if the new container is not a file.
  func replacedContainer(by cloud: String) throws(Failure) -> String {
    guard !SyncOptions.namesItsAccount(cloud) else {
      throw .invalidParam(
        "/replace",
        "`replace` must be left out: only an empty file can replace another container. For a database, run mainspring-postgres install with --container"
      )
    }
    guard let known = try storage?.value(Sync.container) else {
      throw .invalidParam(
        "/replace",
        "`replace` must be left out: this version of mainspring has not yet connected the directory to a container")
    }
    return known
  }

  /// Stores the id of the directory's container. If the container no longer exists, its replacement needs this id.
  func noteContainer(_ id: String) throws(Failure) {
    if try ownStorage.value(Sync.container) == id { return }
    try perform { [self] () throws(Failure) in try ownStorage.set(Sync.container, id) }
  }

  /// Returns the failure for a container that is not the directory's. The message explains what the user can do.
  func anotherContainer(_ id: String, at cloud: String) throws(Failure) -> CloudFailure {
    let known = try ownStorage.value(Sync.container)
    var text =
      "the container at \(cloud) is not the container of this directory (\(id)\(known.map { " instead of \($0)" } ?? "")). "
    text += "Nothing was changed, neither here nor in the container. Restore the container from a backup"
    if known != nil, !SyncOptions.namesItsAccount(cloud) {
      text +=
        "; or replace the container with an empty file: sync.connect with replace: true sends all records of this directory to the new file"
    } else if let known, SyncOptions.isServer(cloud) {
      text +=
        "; or replace the container with an empty database: run mainspring-postgres install with --container \(known)"
    }
    return CloudFailure(.notAuthenticated, text + "; or switch to another account with sync.switchAccount")
  }
}
