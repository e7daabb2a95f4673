internal import RPC
internal import Storage
internal import Sync

/// The core that a method is called on: that of the data directory; or, for a method that reads while another process has it, and for who
/// only reads, of a copy.
struct CalledCore {
  let core: Core
  private let copy: StoreCopy?

  init(_ options: CoreOptions, for method: String, isReadOnly: Bool) throws(DataDirectory.Unusable) {
    (core, copy) = isReadOnly ? try CalledCore.openCopy(of: options) : try CalledCore.open(options, for: method)
    core.session.conversations.current.isReadOnly = isReadOnly
    // The process ends behind the call: to take a core apart takes longer.
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

  private static func open(_ options: CoreOptions, for method: String) throws(DataDirectory.Unusable) -> (Core, StoreCopy?) {
    do throws(DataDirectory.Unusable) {
      return (try open(options, for: method), nil)
    } catch {
      // What the method is, a core says that has no directory: to make one takes ten times as long as the call.
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

  /// A copy must not meet the cloud, and what is asked of a directory does not depend on whether it is one.
  private static func open(_ options: CoreOptions, for method: String) throws(DataDirectory.Unusable) -> Core {
    let core = try Core(options)
    if core.endpoint(method)?.isAnsweredFromCopies == true { core.stayAwayFromCloud() }
    return core
  }
}
