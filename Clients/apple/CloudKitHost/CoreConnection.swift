#if canImport(CloudKit)
  import CloudKitMapping
  import Foundation

  /// The two pipes of a core: its requests for the cloud are answered, and all other lines are passed on.
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

    /// The id of the request that offers what is answered here; its answer is not passed on.
    private static let offerID = "mainspring-cloudkit.provide"

    /// - Parameters:
    ///   - input: what the core writes.
    ///   - output: what the core reads.
    ///   - onLine: called with each line that is the app's to read, in their order.
    ///   - onEnd: called once, when the core has ended.
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

    /// Begins to read, and offers the core what is answered here.
    /// - Parameter others: what the app itself answers: an offer takes the place of the one before.
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

    /// Sends a line; one after the core has ended goes nowhere.
    public func send(_ line: String) {
      guard isOpen else { return }
      do { try output.write(contentsOf: Data("\(line)\n".utf8)) } catch { isOpen = false }
    }

    /// Tells the core that something has changed in a database of the cloud.
    public func remoteChanged(_ database: DatabaseScope) { send(HostReply.remoteChanged(database)) }

    /// Closes the core's input, which ends it.
    public func close() {
      guard isOpen else { return }
      isOpen = false
      try? output.close()
    }

    private func take(_ line: String) {
      guard line.contains(CoreLine.prefix), CoreLine(line) != .other else { return passOn(line) }
      // CloudKit may take a minute, and other lines do not wait for it.
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
