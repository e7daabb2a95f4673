internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy
internal import Vocabulary

/// The stored members of a document: an order or a purchase. A document has lines, and takes steps from a draft to its
/// end.
protocol DocumentDetails: SteppedDetails where Draft == DocumentDraft<Header>, State: DocumentState {
  associatedtype Header: DocumentHeader
  associatedtype LineDetails: DocumentLineDetails where LineDetails.Document == Self

  /// The descriptions of the lines of a new document, of the version that the document of a
  /// changed line must have, and of a search.
  static var linesDoc: StaticString { get }
  static var expectDoc: StaticString { get }
  static var searchDoc: StaticString { get }

  init(draft: Draft, state: State)

  /// Computes the members that follow from the lines and their amounts. If it throws, the sheet is unchanged.
  /// - Parameter pointer: the place, in the parameters, of the member that may be too large.
  static func settle(_ sheet: inout DocumentSheet<Self>, _ amounts: [LineAmounts], at pointer: String) throws(Failure)

  /// Refuses a line whose quantity or amount is too large.
  /// - Parameter pointer: the place of the line's members in the parameters.
  static func check(_ line: LineDetails, of item: StockedItem, in sheet: DocumentSheet<Self>, at pointer: String)
    throws(Failure)
}

extension DocumentDetails {
  // Uses closures: the key paths of a generic type are made at run time, at each call.
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

/// The members of a document that people write.
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

/// The members of a document that people write, in a request and in a file.
protocol DocumentHeader: Record {
  var currency: Currency { get }
  var taxIncluded: Flag { get }
  var archived: Flag { get set }
  /// The discount on the whole document.
  var reduction: Reduction? { get }

  /// The name of the draft in schemas, and the descriptions of the draft and of its contact.
  static var draft: (name: String, doc: StaticString, contact: StaticString) { get }
  /// The members that no longer change once the document is closed to changes, and the reason as the end of a sentence.
  static var frozen: (members: [String], reason: StaticString) { get }
  /// The records of a document that are in its currency, in words.
  static var inCurrency: StaticString { get }

  /// Returns the problems of the members.
  /// - Parameter base: the place of the members in the parameters.
  func problems(at base: String) -> [Problem]

  /// Replaces the members that follow from the contact.
  /// - Parameter names: the members that keep their values; `nil` for a new document, in which all given values stay.
  mutating func follow(_ contact: ContactFacts, keeping names: [String]?)
}

extension DocumentHeader {
  func problems(at base: String) -> [Problem] { [] }
  mutating func follow(_ contact: ContactFacts, keeping names: [String]?) {}
}

/// The members that follow from a document's lines and steps.
protocol DocumentState: SteppedState where Status: DocumentStatus {
  var number: Line? { get set }
  var contactName: Line { get set }
  /// The rounding of the amounts, which stays as it was when the document was created.
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
  /// The precedence of steps that devices have taken apart.
  static var precedence: [Self] { get }

  /// A Boolean value that indicates whether lines and prices can still be changed.
  var isOpen: Bool { get }
  var isOver: Bool { get }
}

extension DocumentStatus {
  /// Returns the status that the steps of a document lead to.
  ///
  /// A document is cancelled only if all of its goods have gone back. Devices that are apart can cancel a document and
  /// move its goods. Then the cancellation counts only after all goods have gone back.
  /// - Parameter isKept: a Boolean value that indicates whether goods of the document have not gone back.
  static func outcome(of steps: [TakenStep<Self>], isKept: Bool) -> StepsOutcome<Self> {
    let outcome = Self.steps.outcome(of: steps, from: .draft, precedence: precedence)
    guard isKept, outcome.status == .cancelled else { return outcome }
    return Self.steps.outcome(of: steps.filter { $0.to != .cancelled }, from: .draft, precedence: precedence)
  }
}
