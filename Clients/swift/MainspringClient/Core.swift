import Foundation

/// A core that belongs to this object: a process that ends with the object.
///
///     let core = try Core("shop")
///     let item = try await core.inventory.items.create(sku: "B1", name: "Beans", unit: "kg")
///
/// The methods of all services can be called from any task. `watch` and `events` report changes without further calls.
/// The process ends when `close` is called, or when the last reference to the core is gone. Live queries, subscriptions
/// and other objects that come from the core also count as references.
public final class Core: Services {
  let lease: Lease
  private let timeout: Duration?

  /// Starts a core.
  /// - Parameters:
  ///   - data: the data directory. Without it, the core uses the user's own directory. With `:memory:`, it uses none.
  ///   - command: the program and its first arguments. Without it, the package looks for the program.
  ///   - arguments: further arguments, such as options of `mainspring serve`.
  ///   - host: the object that answers the core's requests to the host.
  ///   - restarts: a Boolean value that indicates whether the process is started again after it has died. Calls without
  ///     a reply are then sent again, if that can't change something twice. These are calls that read, and writes,
  ///     which get an idempotency key.
  ///   - timeout: the longest time for a call. Without it, calls have no time limit.
  ///   - environment: the environment of the process. Without it, the process has that of the front end.
  /// - Throws: `ProcessEnded` if the program is not found, or can't be started.
  public init(
    _ data: String? = nil, command: [String]? = nil, arguments: [String] = [], host: (any CoreHost)? = nil,
    restarts: Bool = false,
    timeout: Duration? = nil, environment: [String: String]? = nil
  ) throws {
    var words = try command ?? [Program.find(), "serve"]
    if let data { words += ["--data", data] }
    lease = Lease(try Connection(words + arguments, environment: environment, host: host, restarts: restarts))
    self.timeout = timeout
  }

  public var caller: any CallSender { CoreCaller(lease: lease, timeout: timeout) }

  /// Returns the same core with other options for calls.
  /// - Parameters:
  ///   - timeout: the longest time for a call.
  ///   - idempotencyKey: the key for the next write. A repeat of the write with the same key changes nothing.
  ///   - progress: a function that gets reports about long work. The thread that reads from the core calls it, so it
  ///     should return quickly.
  public func with(timeout: Duration? = nil, idempotencyKey: String? = nil, progress: ProgressHandler? = nil) -> Calls {
    Calls(CoreCaller(lease: lease, timeout: timeout ?? self.timeout, key: idempotencyKey, progress: progress))
  }

  /// Returns a sequence with the result of a reading method, and each new result when it has changed.
  /// - Parameter ask: calls the method. The call is not sent, but becomes a live query.
  public func watch<Value: JSONReadable>(_ ask: @escaping @Sendable (Calls) async throws -> Value) -> Watch<Value> {
    Watch(lease: lease, timeout: timeout, ask: ask)
  }

  /// Returns a sequence of the changes from now on, or from a cursor on.
  public func events(topics: [Topic]? = nil, since cursor: String? = nil) async throws -> Events {
    Events(lease, try await EventFeed.opened(lease.connection, topics, since: cursor, timeout))
  }

  /// The id of the process that runs at present.
  public var processID: Int32 { lease.connection.processID }

  /// Waits until all requests are done, and ends the process.
  public func close() async { await lease.connection.close() }
}

/// Keeps the process running as long as another object refers to this one.
final class Lease: Sendable {
  let connection: Connection

  init(_ connection: Connection) { self.connection = connection }

  deinit { connection.closeInput() }
}

/// Sends calls to a core's process.
struct CoreCaller: CallSender {
  let lease: Lease
  var timeout: Duration?
  var key: String?
  var progress: ProgressHandler?

  func call<Result: JSONReadable>(_ method: String, _ effect: Effect, _ parameters: MemberWriter) async throws -> Result
  {
    var parameters = parameters
    if effect == .write, !parameters.has("idempotencyKey"),
      let key = key ?? (lease.connection.restarts ? UUID().uuidString : nil)
    {
      parameters.put("idempotencyKey", key)
    }
    if progress != nil, !parameters.has("progressToken") { parameters.put("progressToken", UUID().uuidString) }
    let request = Request(
      method: method, parameters: parameters, mayRepeat: effect == .read || parameters.has("idempotencyKey"),
      timeout: timeout,
      progress: progress)
    return try Reading.value(await lease.connection.call(request), of: method)
  }
}
