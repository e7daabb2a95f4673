internal import Cloud
internal import RPC
internal import Storage
internal import Tenancy

/// One file on its way from the cloud.
final class FileFetch: @unchecked Sendable {
  let wanted: WantedFile
  let request: DownloadAsset
  let held: HeldRequests
  /// How many bytes were to come when it was asked for: its own, and those of the files before it.
  let ahead: Int
  /// On the loop's thread alone.
  var isUnderWay = false
  private let monitor = Monitor()
  /// Whether a thread looks at what has come; guarded by the monitor.
  private var isBeingKept = false

  init(_ wanted: WantedFile, _ request: DownloadAsset, _ held: HeldRequests, ahead: Int) {
    self.ahead = ahead
    self.wanted = wanted
    self.request = request
    self.held = held
  }

  /// How many bytes of it are here, as far as that can be seen.
  var here: Int { isUnderWay ? min(OpenFile.Status(of: wanted.path)?.size ?? 0, wanted.file.bytes) : 0 }

  /// Looks at what has come, on another thread.
  /// - Parameter done: called there with whether it is what was meant.
  /// - Returns: false where there can't be another thread.
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
