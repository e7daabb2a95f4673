internal import RPC
internal import SQLite
internal import Stdio
internal import Storage
internal import Tenancy

/// The chores that the process does while no request waits.
extension Core {
  /// The work of the process while no request waits. The services' chores come soon. After a longer pause come
  /// checkpoints, and, once, the release of pages that only the start needed.
  var idleWork: ServeLoop.IdleWork {
    let stores = stores
    var chores: [Chore] = []
    // A host that sends each request after the previous reply must not wait for a chore.
    let choreDelay: Int32 = 20
    let quietDelay: Int32 = 200
    // A client that pauses only for a moment would wait while the freed memory is allocated again.
    let memoryDelay: Int32 = 3000
    let busyRequests = 1000
    var isFresh = true
    // The number of requests that had been served when memory was last given back.
    var requests = 0
    let isBusy = { self.dependencies.clock.requests - requests >= busyRequests }
    // Small pieces of memory behind large replies keep the heap from shrinking. If no longer pause comes, the memory of
    // the replies is given back in any moment without input, at most once a second. Otherwise the memory would grow
    // during a busy day.
    let (heapRequests, heapSpan) = (1000, 1000)
    var (trimmed, trimmedAt) = (0, MonotonicClock.milliseconds)
    let isHeapOld = {
      self.dependencies.clock.requests - trimmed >= heapRequests && MonotonicClock.milliseconds - trimmedAt >= heapSpan
    }
    var hasStartPages = true
    // The chores are not listed at the start. Most processes that are started for one request end before there is a
    // chore.
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
