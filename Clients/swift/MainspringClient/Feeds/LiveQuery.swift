#if canImport(Observation)
  public import Observation

  /// A live query that views can observe. `value` is always the current result in the core.
  ///
  ///     @State private var stock = LiveQuery(core) { try await $0.inventory.stock.levels() }
  ///     List(stock.value?.items ?? [], id: \.item) { Text($0.name) }
  ///
  /// The query ends when the last reference to this object is gone.
  @MainActor @Observable
  public final class LiveQuery<Value: JSONReadable> {
    /// The newest result, or nil before the first one has arrived.
    public private(set) var value: Value?
    /// The reason why there is no newer result, or nil if `value` is up to date.
    public private(set) var error: (any Error)?

    @ObservationIgnored private var task: Task<Void, Never>?

    public init(_ core: Core, _ ask: @escaping @Sendable (Calls) async throws -> Value) {
      let watch = core.watch(ask)
      task = Task { [weak self] in
        var results = watch.makeAsyncIterator()
        while !Task.isCancelled {
          do {
            guard let value = try await results.next() else { return }
            self?.show(value, nil)
          } catch {
            self?.show(nil, error)
            if !(error is CoreError) { return }
          }
        }
      }
    }

    deinit { task?.cancel() }

    private func show(_ value: Value?, _ error: (any Error)?) {
      if let value { self.value = value }
      self.error = error
    }
  }
#endif
