public import Shape

/// The facts of `storageFault`. The error has none, because its facts are only in the log.
public struct StorageFaultData: ErrorData {
  public static let code = ErrorCode.storageFault

  public init() {}

  public init<F: Fields<Self>>(_ field: inout F) {}
}
