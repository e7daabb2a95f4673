internal import JSON
internal import RPC
internal import Stdio
internal import Storage
internal import Sync
internal import Tenancy

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Answers requests from copies of a data directory's stores, so that any process can use the directory at the same
/// time. After each commit, a new copy is made for the next request.
///
/// The type is a `Dialect` although its messages are JSON-RPC: it passes each line to the core that has opened the
/// newest copy.
final class Snapshots: Dialect {
  private let options: CoreOptions
  let copy: StoreCopy
  private(set) var core: Core
  private var messages: [UInt8] = []

  /// - Throws: an error if the directory does not exist, or can't be copied.
  init(_ options: CoreOptions) throws(DataDirectory.Unusable) {
    var status = stat()
    guard stat(options.data, &status) == 0 else {
      throw DataDirectory.Unusable(66, "\(options.data) can't be read: \(String(cString: strerror(errno)))")
    }
    guard let copy = Snapshots.copy(of: options.data) else {
      throw DataDirectory.Unusable(73, Snapshots.flaw(of: options.data))
    }
    var options = options
    options.copied = options.data
    options.data = copy.path
    (self.options, self.copy) = (options, copy)
    do throws(DataDirectory.Unusable) { core = try Snapshots.open(options) } catch {
      copy.remove()
      throw error
    }
  }

  /// Makes a copy of a directory's stores. Returns `nil` if that fails: the stores change all the time, or the disk is
  /// full.
  /// - Parameter folder: the folder in which the copy is made, or `nil` for the system's folder for temporary files.
  static func copy(of data: String, in folder: String? = nil) -> StoreCopy? {
    // A signal must not end the process before the copy is removed. So it is only recorded here.
    Signals.install()
    if let folder { StoreCopy.sweep(folder) }
    guard let copy = try? StoreCopy(of: data, in: folder) else { return nil }
    for _ in 0..<100 where !Signals.isStopping {
      if copy.refresh() { return copy }
      usleep(20_000)
    }
    copy.remove()
    return nil
  }

  /// Returns the reason why the stores of a directory could not be copied.
  private static func flaw(of data: String) -> String {
    if Signals.isStopping { return "a signal ended the copying of \(data)" }
    for store in Store.allCases {
      let file = "\(data)/\(store.fileName)"
      if access(file, F_OK) == 0, access(file, R_OK) != 0 { return "\(file) can't be read: \(Output.reason(errno))" }
    }
    return
      "\(data) can't be copied: there is no room in $TMPDIR, or the directory changes all the time. Free some space, or share the core (--shared)"
  }

  private static func open(_ options: CoreOptions) throws(DataDirectory.Unusable) -> Core {
    let core = try Core(options)
    core.stayAwayFromCloud()
    let conversation = core.server.conversations.current
    (conversation.isReadOnly, conversation.isOfCopies) = (true, true)
    core.server.hintAtLines()
    return core
  }

  /// Opens a new copy if the stores have changed. While a request waits for the host, the old copy stays open.
  private func refresh() {
    if core.server.isWaiting || !hasNewCopy() { return }
    core.stores.close()
    DataDirectory.unlock()
    do throws(DataDirectory.Unusable) {
      let capabilities = core.server.conversations.current.capabilities
      core = try Snapshots.open(options)
      core.dependencies.host.offer(capabilities)
    } catch {
      Log.error(error.sentence)
      // The copy counts as unusable, so the next request makes a new one.
      copy.forget()
    }
  }

  /// Makes a copy if the stores have changed. Shortly after a checkpoint, several attempts may be needed.
  private func hasNewCopy() -> Bool {
    for _ in 0..<20 where !Signals.isStopping {
      if copy.refresh() { return true }
      if !copy.isOutdated { return false }
      usleep(10_000)
    }
    return false
  }

  func take(_ message: [UInt8], serve: ([UInt8]) -> Void) {
    refresh()
    messages += core.exchange(String(decoding: message, as: UTF8.self)).utf8
  }

  func tell(_ lines: UnsafeBufferPointer<UInt8>) { messages += lines }
  func end() { messages += core.finish().utf8 }

  func takeMessages() -> [UInt8] {
    defer { messages = [] }
    return messages
  }

  func close() {
    core.stores.close()
    copy.remove()
  }
}
