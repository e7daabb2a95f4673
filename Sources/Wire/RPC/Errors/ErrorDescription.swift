public import Shape

/// The description of one kind of errors, with the schema of `data`, for the discovery document.
public struct ErrorDescription: Sendable {
  public let code: ErrorCode
  public let schema: Schema

  public init<D: ErrorData>(_ type: D.Type) {
    code = D.code
    schema = KindAndFacts<D>.schema
  }

  /// The descriptions of this module's errors. The error `conflict` is not among them, because each service describes
  /// the conflicts of its own records.
  public static var ofRPC: [ErrorDescription] {
    [
      ErrorDescription(ParseErrorData.self), ErrorDescription(InvalidRequestData.self),
      ErrorDescription(MethodNotFoundData.self),
      ErrorDescription(InvalidParamsData.self), ErrorDescription(InternalErrorData.self),
      ErrorDescription(FactsWithRecord<LimitReachedData>.self),
      ErrorDescription(FactsWithRecord<HostUnavailableData>.self),
      ErrorDescription(FactsWithRecord<HostTimeoutData>.self),
      ErrorDescription(FactsWithRecord<HostErrorData>.self),
      ErrorDescription(FactsWithRecord<HostFaultData>.self),
      ErrorDescription(FactsWithRecord<RequestCancelledData>.self),
      ErrorDescription(ReadOnlyData.self), ErrorDescription(OutOfMemoryData.self),
      ErrorDescription(NotFoundData.self), ErrorDescription(DuplicateData.self), ErrorDescription(KeyReusedData.self),
      ErrorDescription(StorageFullData.self), ErrorDescription(FactsWithRecord<StorageFaultData>.self),
      ErrorDescription(InUseData.self),
    ]
  }
}
