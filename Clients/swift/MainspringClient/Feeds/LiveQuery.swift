#if canImport(Observation)
  public import Observation

  /// A live query that views observe: `value` is always what the core answers now.
  ///
  ///     @State private var stock = LiveQuery(core) { try await $0.inventory.stock.levels() }
  ///     List(stock.value?.items ?? [], id: \.item) { Text($0.name) }
  ///
  /// It ends when nobody holds it any more.
  @MainActor @Observable
  public final class LiveQuery<Value: JSONReadable> {
    /// The newest result; nil before the first has come.
    public private(set) var value: Value?
    /// Why there is no newer one; nil while all is well.
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
