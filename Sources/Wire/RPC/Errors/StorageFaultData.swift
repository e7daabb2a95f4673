public import Shape

/// The facts of `storageFault`: none, as they are in the log.
public struct StorageFaultData: ErrorData {
  public static let code = ErrorCode.storageFault

  public init() {}

  public init<F: Fields<Self>>(_ field: inout F) {}
}
