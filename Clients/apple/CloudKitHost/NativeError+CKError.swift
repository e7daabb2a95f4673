#if canImport(CloudKit)
  import CloudKit
  import CloudKitMapping
  import Foundation

  extension NativeError {
    /// - Parameter error: whatever CloudKit has thrown.
    init(_ error: any Error) {
      guard let error = error as? CKError else {
        // What the system says of its network, and what was cancelled, is no error of CloudKit's.
        let code: CKErrorCode =
          error is CancellationError
          ? .operationCancelled
          : (error as NSError).domain == NSURLErrorDomain ? .networkFailure : .serviceUnavailable
        self.init(code, error.localizedDescription)
        return
      }
      var items: [String: NativeError] = [:]
      for (key, item) in error.partialErrorsByItemID ?? [:] {
        let name = (key.base as? CKRecord.ID)?.recordName ?? (key.base as? CKRecordZone.ID)?.zoneName ?? "\(key.base)"
        items[name] = NativeError(item)
      }
      self.init(
        CKErrorCode(rawValue: error.errorCode), error.localizedDescription, retryAfterSeconds: error.retryAfterSeconds,
        items: items)
    }
  }
#endif
