internal import RPC
internal import Storage

extension Failure {
  /// Creates the failure of a request because of a file.
  init(_ trouble: FileTrouble) {
    switch trouble {
    case .refused(let pointer, let message): self = .invalidParam(pointer, message)
    case .tooLarge(let bytes, let limit):
      self.init(AssetTooLargeData(limit: limit, bytes: bytes), "There would be \(bytes) bytes, and there may be \(limit)")
    case .missing: self = .fileFault("A file of the folder of assets is not there any more; nothing of this request was stored.")
    case .failed(let reason), .exhausted(let reason):
      self = .fileFault("The folder of assets can't be used (\(reason)); nothing of this request was stored.")
    case .full: self = .fileFault("There is no room for a file of the folder of assets; nothing of this request was stored.")
    case .cancelled: self = .internalError("work that was cancelled is finished")
    }
  }
}
