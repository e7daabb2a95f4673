import Foundation

/// A core of one's own: a process that ends with it.
///
///     let core = try Core("shop")
///     let item = try await core.inventory.items.create(sku: "B1", name: "Beans", unit: "kg")
///
/// Methods of all services may be called from any task. What the core says unasked is told by `watch` and `events`. The
/// process ends when `close` is called, or when nobody holds the core, nor anything that was got from it.
public final class Core: Services {
  let lease: Lease
  private let timeout: Duration?

  /// Starts a core.
  /// - Parameters:
  ///   - data: the data directory; the user's own without it, none with `:memory:`.
  ///   - command: the program, with arguments that stand before all others; without it, the one that the package finds.
  ///   - arguments: more arguments, as of `mainspring serve`.
  ///   - host: what the front end does for the core.
  ///   - restarts: whether the process is started again when it has died. What was not answered is then asked once
  ///     more, where that changes nothing twice: reading calls, and writes, which get an idempotency key.
  ///   - timeout: how long a call may take; for ever without it.
  ///   - environment: the process's; that of the front end without it.
  /// - Throws: `ProcessEnded` where the program is not there, or can't be started.
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

  /// The same core, with other ways to call it.
  /// - Parameters:
  ///   - timeout: how long a call may take.
  ///   - idempotencyKey: of the one write that is called next: a repeat with the same key changes nothing.
  ///   - progress: called while long work goes on, in the thread that reads; it should be quick.
  public func with(timeout: Duration? = nil, idempotencyKey: String? = nil, progress: ProgressHandler? = nil) -> Calls {
    Calls(CoreCaller(lease: lease, timeout: timeout ?? self.timeout, key: idempotencyKey, progress: progress))
  }

  /// The result of a reading method, and each new one when it changes.
  /// - Parameter ask: calls the method; it is not sent then, but watched.
  public func watch<Value: JSONReadable>(_ ask: @escaping @Sendable (Calls) async throws -> Value) -> Watch<Value> {
    Watch(lease: lease, timeout: timeout, ask: ask)
  }

  /// What changes, from now on or from a cursor on.
  public func events(topics: [Topic]? = nil, since cursor: String? = nil) async throws -> Events {
    Events(lease, try await EventFeed.opened(lease.connection, topics, since: cursor, timeout))
  }

  /// Of the process that serves now.
  public var processID: Int32 { lease.connection.processID }

  /// Waits until all that was asked is done, and ends the process.
  public func close() async { await lease.connection.close() }
}

/// Keeps the process running while somebody uses it.
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
