internal import RPC
internal import Stdio
internal import Storage
internal import Sync

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The core that a method is called on: that of the data directory; or, for a method that reads while another process has it, of a copy.
struct CalledCore {
  let core: Core
  private let copy: StoreCopy?

  init(_ options: CoreOptions, for method: String) throws(DataDirectory.Unusable) {
    (core, copy) = try CalledCore.open(options, for: method)
    // The process ends behind the call: to take a core apart takes longer.
    _ = Unmanaged.passRetained(core)
  }

  func close() {
    core.stores.close()
    copy?.remove()
  }

  private static func open(_ options: CoreOptions, for method: String) throws(DataDirectory.Unusable) -> (Core, StoreCopy?) {
    do throws(DataDirectory.Unusable) {
      return (try open(options, for: method), nil)
    } catch {
      // What the method is, a core says that has no directory: to make one takes ten times as long as the call.
      guard error.isInUse, (try? Core.ofNothing().endpoint(method))?.isAnsweredFromCopies == true, let copy = copy(of: options.data) else {
        throw error
      }
      var options = options
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

  /// Nil where the stores can't be copied: they change all the time, or there is no room.
  private static func copy(of data: String) -> StoreCopy? {
    // What is copied must not stay behind: a signal is noted, and ends what is begun.
    Signals.install()
    guard let copy = try? StoreCopy(of: data) else { return nil }
    for _ in 0..<100 where !Signals.isStopping {
      if copy.refresh() { return copy }
      usleep(20_000)
    }
    copy.remove()
    return nil
  }
}
