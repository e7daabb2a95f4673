public import Shape

/// The members of `data` of the error `storageFault`: none. The facts of such an error are only in the log.
public struct StorageFaultData: ErrorData {
  public static let code = ErrorCode.storageFault

  public init() {}

  public init<F: Fields<Self>>(_ field: inout F) {}
}
