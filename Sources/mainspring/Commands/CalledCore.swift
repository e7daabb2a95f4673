internal import RPC
internal import Storage
internal import Sync

/// The core on which the command `call` calls a method. Usually it opens the data directory. It opens a copy if the
/// call is read-only, or if the method only reads and another process uses the directory.
struct CalledCore {
  let core: Core
  private let copy: StoreCopy?

  init(_ options: CoreOptions, for method: String, isReadOnly: Bool) throws(DataDirectory.Unusable) {
    (core, copy) = isReadOnly ? try CalledCore.openCopy(of: options) : try CalledCore.open(options, for: method)
    core.server.conversations.current.isReadOnly = isReadOnly
    // The core is never freed. The process ends after the call anyway, and freeing takes longer than ending.
    _ = Unmanaged.passRetained(core)
  }

  func close() {
    core.stores.close()
    copy?.remove()
  }

  private static func openCopy(of options: CoreOptions) throws(DataDirectory.Unusable) -> (Core, StoreCopy?) {
    let snapshot = try Snapshots(options)
    return (snapshot.core, snapshot.copy)
  }

  private static func open(_ options: CoreOptions, for method: String) throws(DataDirectory.Unusable) -> (
    Core, StoreCopy?
  ) {
    do throws(DataDirectory.Unusable) {
      return (try open(options, for: method), nil)
    } catch {
      // To describe the method, a core without a directory is needed. It takes ten times as long as the call itself, so
      // it is made only if the directory is in use.
      guard error.isInUse, (try? Core.ofNothing().endpoint(method))?.isAnsweredFromCopies == true,
        let copy = Snapshots.copy(of: options.data)
      else {
        throw error
      }
      var options = options
      options.copied = options.data
      options.data = copy.path
      do throws(DataDirectory.Unusable) { return (try open(options, for: method), copy) } catch {
        copy.remove()
        throw error
      }
    }
  }

  /// Opens a core. If the method can be answered from a copy, the core does not contact the container. A core of a copy
  /// must not, and the result must be the same with and without a copy.
  private static func open(_ options: CoreOptions, for method: String) throws(DataDirectory.Unusable) -> Core {
    let core = try Core(options)
    if core.endpoint(method)?.isAnsweredFromCopies == true { core.stayAwayFromCloud() }
    return core
  }
}
