#if canImport(CloudKit)
  import CloudKit
  import CloudKitMapping
  import Foundation

  extension NativeError {
    /// Creates a `NativeError` from an error that a call of CloudKit has thrown.
    /// - Parameter error: an error of any type.
    init(_ error: any Error) {
      guard let error = error as? CKError else {
        // Errors of the system's network functions, and cancellations, do not have the type `CKError`.
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
