internal import RPC
internal import SQLite
internal import Stdio
internal import Storage
internal import Tenancy

extension Core {
  /// What the process does while no request waits: the services' chores soon; when it has been quiet for longer, checkpoints, and once
  /// what only the start needed is let go.
  var idleWork: ServeLoop.IdleWork {
    let stores = stores
    var chores: [Chore] = []
    // A host that waits for each reply must not wait for a chore after it.
    let choreDelay: Int32 = 20
    let quietDelay: Int32 = 200
    // Whoever pauses for a moment would have to wait for what was freed.
    let memoryDelay: Int32 = 3000
    let busyRequests = 1000
    var isFresh = true
    // How many requests had been served when memory was given back last.
    var requests = 0
    let isBusy = { self.dependencies.clock.requests - requests >= busyRequests }
    // The heap can't become shorter while small pieces that stay lie behind the room of large replies. If no pause comes, that room is
    // given back in any moment without input; else the memory of a busy day would grow by steps.
    let heapRequests = 50_000
    var trimmed = 0
    let isHeapOld = { self.dependencies.clock.requests - trimmed >= heapRequests }
    var hasStartPages = true
    // What chores there are is not asked at the start: most processes that are started for one request end before anything is to be done.
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
          trimmed = self.dependencies.clock.requests
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
            Log.warning("work for idle moments failed (\(error.code.name)); it waits until something changes")
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
