public import RPC

extension ErrorDescription {
  /// The errors of this room but conflicts, which each service knows of its own records.
  public static var ofStorage: [ErrorDescription] {
    [
      ErrorDescription(NotFoundData.self), ErrorDescription(DuplicateData.self), ErrorDescription(KeyReusedData.self),
      ErrorDescription(StorageFullData.self), ErrorDescription(StorageFaultData.self), ErrorDescription(InUseData.self),
    ]
  }
}
