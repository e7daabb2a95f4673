internal import Cloud
internal import RPC
internal import Storage
internal import Tenancy

/// A file on its way from the cloud.
final class FileFetch: @unchecked Sendable {
  let wanted: WantedFile
  let request: DownloadAsset
  let held: HeldRequests
  /// The number of bytes that were to come when the file was requested: its own, and those of the files before it.
  let ahead: Int
  /// A Boolean value that indicates whether the file was requested. Used on the loop's thread alone.
  var isUnderWay = false
  private let monitor = Monitor()
  /// A Boolean value that indicates whether a thread looks at the file that has come; guarded by the monitor.
  private var isBeingKept = false

  init(_ wanted: WantedFile, _ request: DownloadAsset, _ held: HeldRequests, ahead: Int) {
    self.ahead = ahead
    self.wanted = wanted
    self.request = request
    self.held = held
  }

  /// The number of bytes of the file that are here, as far as that can be seen.
  var here: Int { isUnderWay ? min(OpenFile.Status(of: wanted.path)?.size ?? 0, wanted.file.bytes) : 0 }

  /// Looks at the file that has come, on another thread.
  /// - Parameter done: called on that thread with `true` if it is the wanted file.
  /// - Returns: `false` if there can't be another thread.
  func keep(_ path: String, _ done: @escaping @Sendable (Bool) -> Void) -> Bool {
    monitor.within { isBeingKept = true }
    let isBegun = BackgroundThread.begin { [self] in
      let isGood = wanted.keep(path)
      monitor.change { isBeingKept = false }
      done(isGood)
    }
    if !isBegun { monitor.within { isBeingKept = false } }
    return isBegun
  }

  func waitUntilKept() {
    monitor.within { while isBeingKept { monitor.wait(milliseconds: 100) } }
  }
}
