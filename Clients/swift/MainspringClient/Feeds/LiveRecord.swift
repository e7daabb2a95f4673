#if canImport(Observation)
  public import Observation

  /// The state of a `LiveRecord` at one moment.
  public struct LiveRecordState<Value: Sendable>: Sendable {
    /// The record; `nil` before it has come, and after it was deleted.
    public var value: Value?
    /// A Boolean value that indicates whether the record is on its way.
    public var isLoading = true
    /// The reason why `value` may be out of date; `nil` if it is not.
    public var error: (any Error)?
  }

  /// A record that stays as the core has it, and that views observe.
  ///
  ///     @State private var beans = LiveRecord(core) { try await $0.inventory.items.get(sku: "B1") }
  ///     Text(beans.value?.name ?? "gone")
  ///
  /// At first `isLoading` is true, and `value` and `error` are `nil`. `value` becomes `nil` when the record is deleted.
  /// An error keeps the value. A record that was never there is an error: a `CoreError` of the kind `notFound`.
  ///
  /// The record ends when nobody holds it any more.
  @MainActor @Observable
  public final class LiveRecord<Value: JSONReadable> {
    /// The state as it is.
    public private(set) var state = LiveRecordState<Value>()

    @ObservationIgnored private let lease: Lease
    @ObservationIgnored private let timeout: Duration?
    /// The call that gets the record; `nil` before the closure has told it.
    @ObservationIgnored private var question: Question?
    @ObservationIgnored private var page: LivePage<Value>?
    @ObservationIgnored private var wasThere = false

    /// - Parameter ask: calls the method that gets the record; it is not sent then, but watched.
    public init(_ core: Core, _ ask: @escaping @Sendable (Calls) async throws -> Value) {
      let watch = core.watch(ask)
      (lease, timeout) = (watch.lease, watch.timeout)
      Task { [weak self] in
        do {
          self?.question = try await Question.noted(ask)
          self?.open()
        } catch {
          self?.fail(error)
        }
      }
    }

    /// The record; `nil` before it has come, and after it was deleted.
    public var value: Value? { state.value }
    /// A Boolean value that indicates whether the record is on its way.
    public var isLoading: Bool { state.isLoading }
    /// The reason why `value` may be out of date; `nil` if it is not.
    public var error: (any Error)? { state.error }

    /// Asks again if the query was refused; a query that is open is up to date by itself.
    public func refresh() {
      guard question != nil, page?.error != nil else { return }
      (state.isLoading, state.error) = (true, nil)
      open()
    }

    private func open() {
      guard let question else { return }
      page = LivePage(lease, question, timeout) { [weak self] in self?.changed($0) }
    }

    private func changed(_ page: LivePage<Value>) {
      guard page === self.page else { return }
      if let error = page.error {
        if wasThere, (error as? CoreError)?.kind == "notFound" {
          state = LiveRecordState(isLoading: false)
        } else {
          fail(error)
        }
      } else {
        wasThere = true
        state = LiveRecordState(value: page.value, isLoading: false)
      }
    }

    private func fail(_ error: any Error) {
      (state.isLoading, state.error) = (false, error)
    }
  }
#endif
