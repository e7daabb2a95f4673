public import RPC
internal import Shape

/// The container that the data directory is connected to, in its role as a source of public records. The host's own
/// cloud is not such a container.
public protocol PublicContainer: AnyObject {
  /// A Boolean value that indicates whether the data directory is connected to a container with public records.
  var hasPublicDatabase: Bool { get }

  /// The reason why the host must not be asked for public records, or `nil` if it may be asked. There is a reason if
  /// the data directory is connected to the host's own cloud, and that cloud must not be used at present.
  var refusalOfHost: Failure? { get }

  /// Requests a page of public records.
  /// - Parameters:
  ///   - isAwaited: returns a Boolean value that indicates whether a caller's request waits for the page. When the
  ///     core's input has ended, the core waits only for such pages before it exits.
  ///   - done: a function that gets the page, or the reason why there is no page. It is called in a write transaction
  ///     of its own.
  /// - Returns: `true` if the container was asked.
  func query(
    _ request: QueryRecords, isAwaited: @escaping () -> Bool,
    done: @escaping (Result<QueryRecords.Answer, Failure>) throws(Failure) -> Void
  ) -> Bool
}

/// The source of public records: the host if it offers queries, and otherwise the container.
public struct PublicSource {
  private let host: HostCalls
  private let container: () -> any PublicContainer

  public init(_ host: HostCalls, container: @escaping () -> any PublicContainer) {
    self.host = host
    self.container = container
  }

  /// A Boolean value that indicates whether the host or the container can be asked.
  public var isOffered: Bool { obstacle == nil }

  /// The reason why neither the host nor the container can be asked, or `nil` if one of them can.
  public var obstacle: Failure? {
    if host.offers(QueryRecords.self) { return container().refusalOfHost }
    return container().hasPublicDatabase ? nil : host.obstacle(to: QueryRecords.self)
  }

  /// Requests a page of public records.
  /// - Parameters:
  ///   - deadline: the number of milliseconds that the host has for the answer, or `nil` for the usual number.
  ///   - isAwaited: returns a Boolean value that indicates whether a caller's request waits for the page.
  ///   - done: a function that gets the page, or the reason why there is no page. It is called in a write transaction
  ///     of its own.
  /// - Returns: `true` if the host or the container was asked.
  public func query(
    _ request: QueryRecords, deadline: Int?, isAwaited: @escaping () -> Bool,
    done: @escaping (Result<QueryRecords.Answer, Failure>) throws(Failure) -> Void
  ) -> Bool {
    if host.offers(QueryRecords.self) {
      if container().refusalOfHost != nil { return false }
      return host.askForItself(
        request, deadline: deadline, keep: { (answer) throws(Failure) in try done(.success(answer)) },
        note: { (failure) throws(Failure) in try done(.failure(failure)) })
    }
    return container().query(request, isAwaited: isAwaited, done: done)
  }
}
