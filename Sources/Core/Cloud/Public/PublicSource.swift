public import RPC
internal import Shape

/// A container, other than the host's, that a directory is connected to, as what is asked for public records.
public protocol PublicContainer: AnyObject {
  /// A Boolean value that indicates whether the directory is connected to such a container.
  var hasPublicDatabase: Bool { get }

  /// Why the host may not be asked for records: its own cloud is the directory's, and may not be used now. `nil` if it may.
  var refusalOfHost: Failure? { get }

  /// Asks for a page of records.
  /// - Parameters:
  ///   - isAwaited: whether a request waits for it now; the end of the input waits for such questions alone.
  ///   - done: gets the answer, or why there is none, in a write of its own.
  /// - Returns: whether the container was asked.
  func query(
    _ request: QueryRecords, isAwaited: @escaping () -> Bool,
    done: @escaping (Result<QueryRecords.Answer, Failure>) throws(Failure) -> Void
  ) -> Bool
}

/// Asks for records of the public database: the host if it offers that, else the container.
public struct PublicSource {
  private let host: HostCalls
  private let container: () -> any PublicContainer

  public init(_ host: HostCalls, container: @escaping () -> any PublicContainer) {
    self.host = host
    self.container = container
  }

  /// A Boolean value that indicates whether there is anybody to ask.
  public var isOffered: Bool { obstacle == nil }

  /// Why nobody can be asked.
  public var obstacle: Failure? {
    if host.offers(QueryRecords.self) { return container().refusalOfHost }
    return container().hasPublicDatabase ? nil : host.obstacle(to: QueryRecords.self)
  }

  /// Asks for a page of records.
  /// - Parameters:
  ///   - deadline: how many milliseconds the host has; `nil` for as long as usual.
  ///   - isAwaited: whether a request waits for it now.
  ///   - done: gets the answer, or why there is none, in a write of its own.
  /// - Returns: whether somebody was asked.
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
