/// A sequence of all elements of a list. The pages are requested one after the other.
///
///     for try await item in core.each({ try await $0.inventory.items.list(limit: 100) }) { print(item.name) }
public struct Elements<Page: ListPage>: AsyncSequence, Sendable {
  public typealias Element = Page.Element

  let caller: any CallSender
  let ask: @Sendable (Calls) async throws -> Page

  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(elements: self) }

  public struct AsyncIterator: AsyncIteratorProtocol {
    let elements: Elements
    private var question: Question?
    private var come: ArraySlice<Page.Element> = []
    private var isOver = false

    init(elements: Elements) { self.elements = elements }

    public mutating func next() async throws -> Page.Element? {
      // A page may be empty although more pages follow.
      while come.isEmpty, !isOver { try await turn() }
      return come.popFirst()
    }

    private mutating func turn() async throws {
      var question: Question
      if let known = self.question { question = known } else { question = try await Question.noted(elements.ask) }
      let page: Page = try await elements.caller.call(question.method, .read, question.parameters)
      come = page.items[...]
      isOver = page.next == nil
      if let next = page.next { question.parameters.set("after", .string(next)) }
      self.question = question
    }
  }
}

extension Services {
  /// Returns a sequence of all elements of a list. The pages are requested one after the other.
  public func each<Page: ListPage>(_ ask: @escaping @Sendable (Calls) async throws -> Page) -> Elements<Page> {
    Elements(caller: caller, ask: ask)
  }
}
