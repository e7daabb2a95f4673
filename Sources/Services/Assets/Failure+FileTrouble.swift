internal import RPC
internal import Storage

/// Turns failures of assets' files into errors of requests.
extension Failure {
  /// Creates the error of a request from the failure of a file.
  init(_ trouble: FileTrouble) {
    switch trouble {
    case .refused(let pointer, let message): self = .invalidParam(pointer, message)
    case .tooLarge(let bytes, let limit):
      self.init(
        AssetTooLargeData(limit: limit, bytes: bytes),
        "With this file there would be \(bytes) bytes of assets, and at most \(limit) are allowed. Remove some assets first"
      )
    case .missing:
      self = .fileFault("A file in the folder of assets no longer exists; nothing of this request was stored.")
    case .failed(let reason), .exhausted(let reason):
      self = .fileFault("The folder of assets can't be used (\(reason)); nothing of this request was stored.")
    case .full:
      self = .fileFault(
        "The disk has no room for a file in the folder of assets; nothing of this request was stored. Free some space and try again."
      )
    case .cancelled: self = .internalError("cancelled work has ended")
    }
  }
}
