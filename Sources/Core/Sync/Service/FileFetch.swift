internal import Cloud
internal import RPC
internal import Storage
internal import Tenancy

/// A file that is being fetched from the cloud.
final class FileFetch: @unchecked Sendable {
  let wanted: WantedFile
  let request: DownloadAsset
  let held: HeldRequests
  /// The size of this file and of the files before it that were still missing when the file was requested, in bytes.
  let ahead: Int
  /// A Boolean value that indicates whether the file was requested. Only the loop's thread uses this property.
  var isUnderWay = false
  private let monitor = Monitor()
  /// A Boolean value that indicates whether a thread is checking the file that has arrived. Guarded by the monitor.
  private var isBeingKept = false

  init(_ wanted: WantedFile, _ request: DownloadAsset, _ held: HeldRequests, ahead: Int) {
    self.ahead = ahead
    self.wanted = wanted
    self.request = request
    self.held = held
  }

  /// The number of bytes of the file that have arrived: the present size of the file at the wanted path, at most the
  /// full size.
  var here: Int { isUnderWay ? min(OpenFile.Status(of: wanted.path)?.size ?? 0, wanted.file.bytes) : 0 }

  /// Checks the file that has arrived, on another thread.
  /// - Parameter done: called on that thread, with `true` if the file is the wanted one.
  /// - Returns: `false` if no other thread can be started.
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
