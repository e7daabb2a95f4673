public import RPC
public import Tenancy

/// The module of the service `log`, with its methods.
public struct LogModule: ServiceModule {
  public static let name: StaticString = "log"
  public static let doc: StaticString = "The log of the core and its front ends, for finding the cause of faults."
  public static var hostRequests: [HostCapability] { [HostCapability(HostWriteLog.self)] }
  /// The capability that a host must have to accept lines.
  public static var capability: String { "\(HostWriteLog.name)" }

  public let parts: ServiceParts
  private let service: Logs

  /// - Parameters:
  ///   - book: stores the lines.
  ///   - isOperator: returns a Boolean value that indicates whether the current conversation may read all lines, and
  ///     remove them.
  ///   - traces: provides the parts of an export other than the lines.
  ///   - whenCleared: called when all lines were removed.
  public init(
    _ dependencies: Dependencies, _ book: LogBook, isOperator: @escaping () throws(Failure) -> Bool, traces: LogTraces,
    whenCleared: @escaping () -> Void
  ) {
    service = Logs(dependencies, book, isOperator: isOperator, traces: traces, whenCleared: whenCleared)
    let on = Methods(of: service, dependencies)
    parts = ServiceParts(
      methods: [on(WriteLine.self), on(ReadLog.self), on(ExportLog.self), on(ClearLog.self)],
      account: AccountRules(gone: { [service] () throws(Failure) in service.forgetAccount() }))
  }

  /// Sends lines again, after a host has offered to accept them.
  public func hostOffered() { service.mirror.hostOffered() }

  /// Writes the numbers of dropped lines to the log, before the process ends.
  public func finish() { service.countDropped(until: .max) }
}
