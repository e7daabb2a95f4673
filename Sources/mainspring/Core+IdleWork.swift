internal import RPC
internal import SQLite
internal import Stdio
internal import Storage
internal import Tenancy

/// The work that the core does while no request waits.
extension Core {
  /// The work while no request waits. After 20 ms come the chores of the services, and after 200 ms come checkpoints.
  /// After 3 s, a busy core gives memory back. Before the process waits without more work, it once releases the pages
  /// that only the start needed.
  var idleWork: ServeLoop.IdleWork {
    let stores = stores
    var chores: [Chore] = []
    // Some hosts send each request immediately after the previous reply. Such a host must not wait for a chore.
    let choreDelay: Int32 = 20
    let quietDelay: Int32 = 200
    // If memory was given back after a short pause, the next request would have to wait for its allocation.
    let memoryDelay: Int32 = 3000
    let busyRequests = 1000
    var isFresh = true
    // The number of served requests when memory was last given back.
    var requests = 0
    let isBusy = { self.dependencies.clock.requests - requests >= busyRequests }
    // After large replies, small blocks of memory that are still in use keep the heap from shrinking. Without a long
    // pause, the memory would grow during a busy day. So the memory of replies is also given back in short pauses, at
    // most once a second.
    let (heapRequests, heapSpan) = (1000, 1000)
    var (trimmed, trimmedAt) = (0, MonotonicClock.milliseconds)
    let isHeapOld = {
      self.dependencies.clock.requests - trimmed >= heapRequests && MonotonicClock.milliseconds - trimmedAt >= heapSpan
    }
    var hasStartPages = true
    // The list of chores is not made at the start, because that takes time. Most processes that serve only one request
    // end before the first chore is due.
    var hasAsked = false
    return ServeLoop.IdleWork(
      delay: {
        if isHeapOld() { return 0 }
        if !hasAsked || chores.contains(where: { $0.isWanted() }) { return choreDelay }
        if isFresh || stores.wantsCheckpoint { return quietDelay }
        return isBusy() ? memoryDelay : nil
      },
      step: {
        if isHeapOld() {
          (trimmed, trimmedAt) = (self.dependencies.clock.requests, MonotonicClock.milliseconds)
          Connection.trimHeap()
        } else if !hasAsked {
          hasAsked = true
          chores = self.chores
        } else if let chore = chores.first(where: { $0.isWanted() }) {
          do throws(Failure) {
            try chore.step()
            try stores.commit()
          } catch {
            stores.rollback()
            chore.pause()
            if let detail = error.detail { Log.error(detail) }
            Log.warning("work in an idle moment failed (\(error.code.name)); it is tried again after the next change")
          }
        } else if !isFresh, !stores.wantsCheckpoint {
          requests = self.dependencies.clock.requests
          trimmed = requests
          stores.releaseMemory()
        } else {
          if stores.wantsCheckpoint { Log.debug("moving commits into the files") }
          stores.checkpoint()
          stores.keepReserve()
          isFresh = false
        }
      },
      sleep: {
        if isFresh || !hasStartPages { return }
        hasStartPages = false
        Resident.forgetStart()
      })
  }
}
