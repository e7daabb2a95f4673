#if canImport(Observation)
  public import Observation

  /// The state of a `LiveList` at one moment.
  public struct LiveListState<Element: Sendable>: Sendable {
    /// The elements in the list's order. If there is an error, they are the elements before the error.
    public var items: [Element] = []
    /// A Boolean value that indicates whether elements were requested and have not arrived yet.
    public var isLoading = true
    /// The reason why `items` may be out of date, or `nil` if they are up to date.
    public var error: (any Error)?
    /// A Boolean value that indicates whether the list has elements after `items`.
    public var hasMore = false
  }

  /// A list that is updated whenever it changes in the core. Views can observe it.
  ///
  ///     @State private var stock = LiveList(core) { try await $0.inventory.items.list(limit: 200, order: .name) }
  ///     List(stock.items, id: \.id) { Text($0.name) }
  ///
  /// At first, `isLoading` is true, `items` is empty and `error` is `nil`. After an error, the items stay. If the core
  /// was started with `restarts: true`, updates continue after a restart of the core.
  ///
  /// Up to 1,000 elements are one live query, whose limit grows with `more`. All items are then from the same moment. A
  /// longer list is a chain of live queries, of which each begins where the previous page ends. If that place moves,
  /// the rest of the chain is opened again. The items change only when all pages of the chain have arrived.
  ///
  /// The updates end when the last reference to this object is gone.
  @MainActor @Observable
  public final class LiveList<Page: ListPage> {
    /// The current state of the list.
    public private(set) var state = LiveListState<Page.Element>()

    @ObservationIgnored private let lease: Lease
    @ObservationIgnored private let timeout: Duration?
    /// The call that lists the elements, or `nil` before the closure was run.
    @ObservationIgnored private var question: Question?
    /// The number of elements to show, or `nil` for the number that the method returns without a limit.
    @ObservationIgnored private var wanted: Int?
    @ObservationIgnored private var wantedBefore: Int?
    @ObservationIgnored private var pages: [Place: LivePage<Page>] = [:]
    @ObservationIgnored private var shown: Set<Place> = []

    /// The place where a page begins, and the number of elements in it.
    private struct Place: Hashable {
      let after: String?
      let limit: Int?
    }

    /// `longestPage`: the maximum number of elements in a page of the core. `usualStep`: the number of elements that
    /// `more` adds to a list without a limit.
    private static var longestPage: Int { 1000 }
    private static var usualStep: Int { 50 }

    /// - Parameter ask: calls the method that lists. The call is not sent, but becomes a live query.
    public init(_ core: Core, _ ask: @escaping @Sendable (Calls) async throws -> Page) {
      let watch = core.watch(ask)
      (lease, timeout) = (watch.lease, watch.timeout)
      Task { [weak self] in
        do {
          let question = try await Question.noted(ask)
          self?.begin(question)
        } catch {
          self?.state.fail(error)
        }
      }
    }

    /// The elements in the list's order. If there is an error, they are the elements before the error.
    public var items: [Page.Element] { state.items }
    /// A Boolean value that indicates whether elements were requested and have not arrived yet.
    public var isLoading: Bool { state.isLoading }
    /// The reason why `items` may be out of date, or `nil` if they are up to date.
    public var error: (any Error)? { state.error }
    /// A Boolean value that indicates whether the list has elements after `items`.
    public var hasMore: Bool { state.hasMore }

    /// Adds further elements: as many as the call's `limit`, or 50 without it. Does nothing while the list is loading.
    public func more() {
      guard !state.isLoading, state.hasMore, let question else { return }
      wanted = state.items.count + (question.limit ?? LiveList.usualStep)
      refresh()
    }

    /// Tries again after an error. Without an error there is nothing to do, because an open query is always up to date.
    public func refresh() {
      guard question != nil else { return }
      (state.isLoading, state.error) = (true, nil)
      walk(opensAgain: true)
    }

    private func begin(_ question: Question) {
      self.question = question
      (wanted, wantedBefore) = (question.limit, question.limit)
      walk(opensAgain: false)
    }

    private func changed(_ page: LivePage<Page>) {
      if pages.values.contains(where: { $0 === page }) { walk(opensAgain: page.error == nil) }
    }

    /// Follows the chain of pages from the beginning, and shows the elements if all pages have arrived.
    /// - Parameter opensAgain: a Boolean value that indicates whether queries that ended with an error are opened
    ///   again.
    private func walk(opensAgain: Bool) {
      guard let question else { return }
      var (items, chain, after) = ([Page.Element](), Set<Place>(), question.parameters.text("after"))
      repeat {
        let place = Place(after: after, limit: wanted.map { min($0 - items.count, LiveList.longestPage) })
        chain.insert(place)
        let page = page(at: place, of: question, opensAgain)
        guard page.error == nil, let value = page.value else { return wait(for: page, in: chain) }
        items += value.items
        after = value.next
      } while after != nil && items.count < wanted ?? 0
      (shown, wantedBefore) = (chain, wanted)
      pages = pages.filter { chain.contains($0.key) }
      state = LiveListState(items: items, isLoading: false, hasMore: after != nil)
    }

    private func page(at place: Place, of question: Question, _ opensAgain: Bool) -> LivePage<Page> {
      if let known = pages[place], known.error == nil || !opensAgain { return known }
      var question = question
      if let after = place.after { question.parameters.set("after", after.json) }
      if let limit = place.limit { question.parameters.set("limit", limit.json) }
      let page = LivePage<Page>(lease, question, timeout) { [weak self] in self?.changed($0) }
      pages[place] = page
      return page
    }

    /// Keeps the shown pages until all pages of the new chain have arrived. If one has an error, shows the error.
    private func wait(for page: LivePage<Page>, in chain: Set<Place>) {
      pages = pages.filter { chain.contains($0.key) || shown.contains($0.key) }
      guard let error = page.error else { return }
      wanted = wantedBefore
      state.fail(error)
    }
  }

  extension LiveListState {
    fileprivate mutating func fail(_ error: any Error) {
      (isLoading, self.error) = (false, error)
    }
  }

  extension Question {
    fileprivate var limit: Int? { parameters.members.first { $0.name == "limit" }?.value.integer }
  }

  extension MemberWriter {
    fileprivate func text(_ name: String) -> String? { members.first { $0.name == name }?.value.text }
  }
#endif
