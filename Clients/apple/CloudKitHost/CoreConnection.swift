#if canImport(CloudKit)
  import CloudKitMapping
  import Foundation

  /// Reads and writes the two pipes of a core. A `CloudKitContainer` answers the core's requests about the cloud. All
  /// other lines go to the app.
  ///
  /// ```swift
  /// let connection = CoreConnection(reading: fromCore, writing: toCore, container) { line in app.take(line) }
  /// await connection.start(offering: ["host.ping"])
  /// await connection.send(#"{"jsonrpc":"2.0","id":1,"method":"sync.now","params":{}}"#)
  /// ```
  public actor CoreConnection {
    private let output: FileHandle
    private let input: FileHandle
    private let container: CloudKitContainer
    private let onLine: @Sendable (String) -> Void
    private let onEnd: @Sendable () -> Void
    private var reader: Task<Void, Never>?
    private var isOpen = true

    /// The id of this connection's own request `host.provide`. The reply to this request does not go to the app.
    private static let offerID = "mainspring-cloudkit.provide"

    /// - Parameters:
    ///   - input: the pipe to which the core writes.
    ///   - output: the pipe from which the core reads.
    ///   - container: the container that answers the core's requests about the cloud.
    ///   - onEnd: a function that is called once, when the core has ended.
    ///   - onLine: a function that gets each line for the app. The lines come in their order.
    public init(
      reading input: FileHandle, writing output: FileHandle, _ container: CloudKitContainer,
      onEnd: @escaping @Sendable () -> Void = {}, onLine: @escaping @Sendable (String) -> Void
    ) {
      self.input = input
      self.output = output
      self.container = container
      self.onEnd = onEnd
      self.onLine = onLine
    }

    /// Begins to read, and tells the core which host requests can be answered.
    /// - Parameter others: the host requests that the app itself answers. They must be in the same `host.provide` as
    ///   those about the cloud, because each `host.provide` replaces the previous one.
    public func start(offering others: [String] = []) {
      guard reader == nil else { return }
      let bytes = AsyncStream<Data> { continuation in
        input.readabilityHandler = { handle in
          let data = handle.availableData
          if data.isEmpty {
            handle.readabilityHandler = nil
            continuation.finish()
          } else {
            continuation.yield(data)
          }
        }
      }
      reader = Task { [weak self] in
        var buffer = LineBuffer()
        for await data in bytes {
          for line in buffer.take(data) { await self?.take(line) }
        }
        await self?.end()
      }
      send(HostReply.provide(id: CoreConnection.offerID, others: others))
    }

    /// Sends a line to the core. After the core has ended, the line is dropped.
    public func send(_ line: String) {
      guard isOpen else { return }
      do { try output.write(contentsOf: Data("\(line)\n".utf8)) } catch { isOpen = false }
    }

    /// Tells the core that something has changed in a database of the cloud. The core then fetches the changes.
    public func remoteChanged(_ database: DatabaseScope) { send(HostReply.remoteChanged(database)) }

    /// Closes the core's input. The core then ends by itself.
    public func close() {
      guard isOpen else { return }
      isOpen = false
      try? output.close()
    }

    private func take(_ line: String) {
      guard line.contains(CoreLine.prefix), CoreLine(line) != .other else { return passOn(line) }
      // A call of CloudKit can take a minute. It runs in a separate task, so that other lines need not wait.
      Task { [container] in
        if let reply = await container.reply(to: line) { send(reply) }
      }
    }

    private func passOn(_ line: String) {
      if let value = try? JSONValue(parsing: line), value["id"]?.string == CoreConnection.offerID,
        value["method"] == nil
      {
        return
      }
      onLine(line)
    }

    private func end() {
      isOpen = false
      onEnd()
    }
  }
#endif
