internal import RPC
internal import Storage
internal import Sync

/// The core on which a method is called. Usually, it is the core of the data directory. It is the core of a copy if the
/// call is read-only, or if the method reads while another process holds the directory.
struct CalledCore {
  let core: Core
  private let copy: StoreCopy?

  init(_ options: CoreOptions, for method: String, isReadOnly: Bool) throws(DataDirectory.Unusable) {
    (core, copy) = isReadOnly ? try CalledCore.openCopy(of: options) : try CalledCore.open(options, for: method)
    core.server.conversations.current.isReadOnly = isReadOnly
    // The process ends after the call. Freeing the core would take longer than the end.
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
      // A core without a directory is made for the method's description only if the directory is in use, because making
      // one takes ten times as long as the call.
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

  /// Opens a core. A core of a copy must not contact the cloud. An answer must not depend on whether the directory is a
  /// copy.
  private static func open(_ options: CoreOptions, for method: String) throws(DataDirectory.Unusable) -> Core {
    let core = try Core(options)
    if core.endpoint(method)?.isAnsweredFromCopies == true { core.stayAwayFromCloud() }
    return core
  }
}
