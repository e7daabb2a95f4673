public import Shape

/// The members of `data` of the error `storageFull`: none.
public struct StorageFullData: ErrorData {
  public static let code = ErrorCode.storageFull

  public init() {}

  public init<F: Fields<Self>>(_ field: inout F) {}
}
