internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy
internal import Vocabulary

/// The stored members of a document. A document is an order or a purchase: it has lines, and a status that changes step
/// by step, from draft to closed or cancelled.
protocol DocumentDetails: SteppedDetails where Draft == DocumentDraft<Header>, State: DocumentState {
  associatedtype Header: DocumentHeader
  associatedtype LineDetails: DocumentLineDetails where LineDetails.Document == Self

  /// The reference texts for the lines of a new document, for the expected version in the method that adds a line, and
  /// for the text of a search.
  static var linesDoc: StaticString { get }
  static var expectDoc: StaticString { get }
  static var searchDoc: StaticString { get }

  init(draft: Draft, state: State)

  /// Computes the members that depend on the lines and their amounts. If the function throws, the sheet is unchanged.
  /// - Parameter pointer: the JSON Pointer, in the parameters, of the member that an error names.
  static func settle(_ sheet: inout DocumentSheet<Self>, _ amounts: [LineAmounts], at pointer: String) throws(Failure)

  /// Throws an error if the quantity or the amount of a line is too large.
  /// - Parameter pointer: the JSON Pointer of the line in the parameters.
  static func check(_ line: LineDetails, of item: StockedItem, in sheet: DocumentSheet<Self>, at pointer: String)
    throws(Failure)
}

extension DocumentDetails {
  // The fields use closures instead of key paths: Swift makes the key paths of a generic type at run time, at each
  // call.
  init<F: Fields<Self>>(_ field: inout F) {
    let draft = field.embed { $0.draft }
    self.init(draft: draft, state: field.embed { $0.state })
  }

  var number: Line? { state.number }

  static func check(_ line: LineDetails, of item: StockedItem, in sheet: DocumentSheet<Self>, at pointer: String)
    throws(Failure)
  {
    try LineQuantity.check(line.terms.quantity, of: line.ratio, item, at: "\(pointer)/quantity")
  }
}

/// The members of a document that a request can set.
struct DocumentDraft<Header: DocumentHeader>: Record {
  var contact: UUID, header: Header

  static var recordName: String { Header.draft.name }
  static var doc: StaticString { Header.draft.doc }

  var currency: Currency { header.currency }
}

extension DocumentDraft {
  init<F: Fields<Self>>(_ field: inout F) {
    contact = field("contact", { $0.contact }, Header.draft.contact)
    header = field.embed { $0.header }
  }
}

/// The members of a document, other than contact and lines, that requests and imported files set.
protocol DocumentHeader: Record {
  var currency: Currency { get }
  var taxIncluded: Flag { get }
  var archived: Flag { get set }
  /// The discount on the whole document.
  var reduction: Reduction? { get }

  /// The name of the draft in schemas, and the reference texts for the draft and for its contact.
  static var draft: (name: String, doc: StaticString, contact: StaticString) { get }
  /// The members that can't change once the document is no longer open, and the reason, which ends the sentence of an
  /// error.
  static var frozen: (members: [String], reason: StaticString) { get }
  /// The words, in an error, for the records of a document whose amounts are in its currency.
  static var inCurrency: StaticString { get }

  /// Returns the problems of the members.
  /// - Parameter base: the JSON Pointer of the object that contains the members.
  func problems(at base: String) -> [Problem]

  /// Replaces the members whose values come from the contact.
  /// - Parameter names: the members that the request sets, which keep their values. `nil` for a new document, in which
  ///   all given values stay.
  mutating func follow(_ contact: ContactFacts, keeping names: [String]?)
}

extension DocumentHeader {
  func problems(at base: String) -> [Problem] { [] }
  mutating func follow(_ contact: ContactFacts, keeping names: [String]?) {}
}

/// The members of a document that the core computes from its lines and steps.
protocol DocumentState: SteppedState where Status: DocumentStatus {
  var number: Line? { get set }
  var contactName: Line { get set }
  /// The rounding of the amounts. It is set when the document is created, and does not change afterwards.
  var rounding: AmountRounding { get set }
  var net: Money { get set }
  var tax: Money { get set }
  var gross: Money { get set }

  init(contactName: Line, currency: Currency)
}

/// The status of a document.
protocol DocumentStatus: Choice {
  associatedtype Condition: StepCondition

  static var draft: Self { get }
  static var cancelled: Self { get }
  static var steps: StepTable<Self, Condition> { get }
  /// The statuses in order of precedence. The order decides if devices took different steps before they synced.
  static var precedence: [Self] { get }

  /// A Boolean value that indicates whether lines and prices can still be changed.
  var isOpen: Bool { get }
  var isOver: Bool { get }
}

extension DocumentStatus {
  /// Returns the status to which the steps of a document lead.
  ///
  /// A document is cancelled only if all of its goods have gone back. Before a sync, one device can cancel a document
  /// while another device moves its goods. Then the cancellation counts only after all goods have gone back.
  /// - Parameter isKept: a Boolean value that indicates whether goods of the document were moved and have not gone
  ///   back.
  static func outcome(of steps: [TakenStep<Self>], isKept: Bool) -> StepsOutcome<Self> {
    let outcome = Self.steps.outcome(of: steps, from: .draft, precedence: precedence)
    guard isKept, outcome.status == .cancelled else { return outcome }
    return Self.steps.outcome(of: steps.filter { $0.to != .cancelled }, from: .draft, precedence: precedence)
  }
}
