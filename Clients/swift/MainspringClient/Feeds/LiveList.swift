#if canImport(Observation)
  public import Observation

  /// The state of a `LiveList` at one moment.
  public struct LiveListState<Element: Sendable>: Sendable {
    /// The elements in the list's order; those of the last success if there is an error.
    public var items: [Element] = []
    /// A Boolean value that indicates whether the first elements, or further ones, are on their way.
    public var isLoading = true
    /// The reason why `items` may be out of date; `nil` if they are not.
    public var error: (any Error)?
    /// A Boolean value that indicates whether the list goes on behind `items`.
    public var hasMore = false
  }

  /// A list that stays as the core has it, and that views observe.
  ///
  ///     @State private var stock = LiveList(core) { try await $0.inventory.items.list(limit: 200, order: .name) }
  ///     List(stock.items, id: \.id) { Text($0.name) }
  ///
  /// At first `isLoading` is true, `items` are empty and `error` is `nil`. An error keeps the items. If the core was
  /// started with `restarts: true`, the list goes on after a restart of the core.
  ///
  /// A list of up to 1,000 elements is one query, whose limit grows with `more`: its items are of one moment. A longer
  /// list is a chain of queries: each begins where the page before it ends. When that end moves, the rest of the chain
  /// is opened again, and the items change only when the whole chain has come.
  ///
  /// The list ends when nobody holds it any more.
  @MainActor @Observable
  public final class LiveList<Page: ListPage> {
    /// The state as it is.
    public private(set) var state = LiveListState<Page.Element>()

    @ObservationIgnored private let lease: Lease
    @ObservationIgnored private let timeout: Duration?
    /// The call that lists; `nil` before the closure has told it.
    @ObservationIgnored private var question: Question?
    /// The number of elements that are to be shown; `nil` for as many as the method gives by itself.
    @ObservationIgnored private var wanted: Int?
    @ObservationIgnored private var wantedBefore: Int?
    @ObservationIgnored private var pages: [Place: LivePage<Page>] = [:]
    @ObservationIgnored private var shown: Set<Place> = []

    /// Where a page begins, and how much it asks for.
    private struct Place: Hashable {
      let after: String?
      let limit: Int?
    }

    /// The longest page that the core gives, and the number of elements that `more` adds to a list without a limit.
    private static var longestPage: Int { 1000 }
    private static var usualStep: Int { 50 }

    /// - Parameter ask: calls the method that lists; it is not sent then, but watched.
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

    /// The elements in the list's order; those of the last success if there is an error.
    public var items: [Page.Element] { state.items }
    /// A Boolean value that indicates whether the first elements, or further ones, are on their way.
    public var isLoading: Bool { state.isLoading }
    /// The reason why `items` may be out of date; `nil` if they are not.
    public var error: (any Error)? { state.error }
    /// A Boolean value that indicates whether the list goes on behind `items`.
    public var hasMore: Bool { state.hasMore }

    /// Adds as many elements as the `limit` says; 50 without it. Nothing happens while the list is loading.
    public func more() {
      guard !state.isLoading, state.hasMore, let question else { return }
      wanted = state.items.count + (question.limit ?? LiveList.usualStep)
      refresh()
    }

    /// Asks again if the query was refused; a query that is open is up to date by itself.
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

    /// Goes along the chain, and shows it if it is whole.
    /// - Parameter opensAgain: whether queries that answer an error are opened again.
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

    /// What is shown stays until the chain is whole.
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
