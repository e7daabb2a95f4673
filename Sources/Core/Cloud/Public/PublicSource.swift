public import RPC
internal import Shape

/// The directory's container, if it is not the host's, as the receiver of queries for public records.
public protocol PublicContainer: AnyObject {
  /// A Boolean value that indicates whether the directory is connected to such a container.
  var hasPublicDatabase: Bool { get }

  /// The reason why the host may not be asked for records: its own cloud is the directory's, and may not be used now. `nil` if it may.
  var refusalOfHost: Failure? { get }

  /// Requests a page of records.
  /// - Parameters:
  ///   - isAwaited: returns whether a request waits for the page now. The end of the input waits for such queries alone.
  ///   - done: called with the page, or the reason why there is none, in a write of its own.
  /// - Returns: `true` if the container was asked.
  func query(
    _ request: QueryRecords, isAwaited: @escaping () -> Bool,
    done: @escaping (Result<QueryRecords.Answer, Failure>) throws(Failure) -> Void
  ) -> Bool
}

/// The source of public records: the host if it offers queries, or else the container.
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

  /// Requests a page of records.
  /// - Parameters:
  ///   - deadline: the number of milliseconds that the host has, or `nil` for the usual time.
  ///   - isAwaited: returns whether a request waits for the page now.
  ///   - done: called with the page, or the reason why there is none, in a write of its own.
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
