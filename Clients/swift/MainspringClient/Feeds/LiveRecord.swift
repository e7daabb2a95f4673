#if canImport(Observation)
  public import Observation

  /// The state of a `LiveRecord` at one moment.
  public struct LiveRecordState<Value: Sendable>: Sendable {
    /// The record, or `nil` before it has arrived and after it was deleted.
    public var value: Value?
    /// A Boolean value that indicates whether the record was requested and has not arrived yet.
    public var isLoading = true
    /// The reason why `value` may be out of date, or `nil` if it is up to date.
    public var error: (any Error)?
  }

  /// A record that is updated whenever it changes in the core. Views can observe it.
  ///
  ///     @State private var beans = LiveRecord(core) { try await $0.inventory.items.get(sku: "B1") }
  ///     Text(beans.value?.name ?? "gone")
  ///
  /// At first, `isLoading` is true, and `value` and `error` are `nil`. When the record is deleted, `value` becomes
  /// `nil`. After an error, the value stays. If the record never existed, `error` is a `CoreError` of the kind
  /// `notFound`.
  ///
  /// The updates end when the last reference to this object is gone.
  @MainActor @Observable
  public final class LiveRecord<Value: JSONReadable> {
    /// The current state of the record.
    public private(set) var state = LiveRecordState<Value>()

    @ObservationIgnored private let lease: Lease
    @ObservationIgnored private let timeout: Duration?
    /// The call that gets the record, or `nil` before the closure was run.
    @ObservationIgnored private var question: Question?
    @ObservationIgnored private var page: LivePage<Value>?
    @ObservationIgnored private var wasThere = false

    /// - Parameter ask: calls the method that gets the record. The call is not sent, but becomes a live query.
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

    /// The record, or `nil` before it has arrived and after it was deleted.
    public var value: Value? { state.value }
    /// A Boolean value that indicates whether the record was requested and has not arrived yet.
    public var isLoading: Bool { state.isLoading }
    /// The reason why `value` may be out of date, or `nil` if it is up to date.
    public var error: (any Error)? { state.error }

    /// Tries again after an error. Without an error there is nothing to do, because an open query is always up to date.
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
