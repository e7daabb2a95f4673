internal import Shape
internal import Vocabulary

/// The key by which amounts are summed up for a row of a report: the row's subject, such as an item, and the currency
/// of the amounts.
struct Group: Hashable {
  enum Subject: Hashable {
    case nothing
    case id(UUID)
    case text(String)
    case day(Int)
  }

  let subject: Subject
  /// The code of the currency; `nil` if the value of the row is not known.
  let currency: String?

  init(_ subject: Subject, _ currency: Currency?) {
    self.subject = subject
    self.currency = currency?.code
  }

  init(_ id: UUID?, _ currency: Currency?) { self.init(id.map { .id($0) } ?? .nothing, currency) }
  init(_ text: Line?, _ currency: Currency?) { self.init(text.map { .text($0.text) } ?? .nothing, currency) }

  var id: UUID? { if case .id(let id) = subject { id } else { nil } }
  var line: Line? { if case .text(let text) = subject { Line(text) } else { nil } }
  var day: Day? { if case .day(let number) = subject { Day(number: number) } else { nil } }

  /// The text of the subject, as the part of a position that makes it unique.
  private var text: String {
    switch subject {
    case .nothing: ""
    case .id(let id): "\(id)"
    case .text(let text): text
    case .day(let number): "\(Day(number: number))"
    }
  }

  /// Returns the position for sorting by currency, and within a currency by amount, the largest first. Rows without a
  /// currency come last.
  func position(_ amount: Int128) -> Position { Position(currency ?? "~", amount, text) }
  /// The position for sorting by day.
  var position: Position { Position(text, 0, currency ?? "") }
}

/// Sums for each currency, in the order of the currencies' codes. Amounts in different currencies are never added
/// together.
struct ByCurrency<Sum> {
  private var sums: [(currency: Currency, sum: Sum)] = []

  mutating func change(_ currency: Currency, from nothing: Sum, _ change: (inout Sum) -> Void) {
    let place = sums.firstIndex { $0.currency.code >= currency.code } ?? sums.count
    if place == sums.count || sums[place].currency != currency { sums.insert((currency, nothing), at: place) }
    change(&sums[place].sum)
  }

  func map<T>(_ transform: (Currency, Sum) -> T) -> [T] { sums.map { transform($0.currency, $0.sum) } }
  func sum(_ currency: Currency) -> Sum? { sums.first { $0.currency == currency }?.sum }
}
