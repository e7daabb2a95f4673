import JSON
import RPC
import Shape
import Storage
import Tenancy

/// A service whose methods take as long as a test wants, and which stores one text for each company.
struct Workshop {
  let settings: Settings
  let host: HostCalls
  let background: Background

  func text(of company: UUID) throws(Failure) -> String { try settings.value(of: "\(company)") ?? "" }
  func store(_ text: String, of company: UUID) throws(Failure) { try settings.set("\(company)", to: text) }

  /// Returns the result of the work, a text, when the file exists.
  static func compute(_ text: String, when file: String?) -> [UInt8] {
    if let file { _ = waitForFile(file) }
    return Array(text.utf8)
  }
}

/// The methods of the workshop.
struct WorkModule: ServiceModule {
  static let name: StaticString = "work"
  static let doc: StaticString = "Methods for tests."
  static let schema = ServiceSchema(steps: [.init("work.notes", in: .private, NoteDetails.table("notes"))])
  static let errors = [ErrorDescription(ConflictData<Stored<NoteDetails>>.self)]

  let parts: ServiceParts
  /// The methods about requests.
  let cancelling: [Endpoint]

  init(_ dependencies: Dependencies) {
    let workshop = Workshop(
      settings: dependencies.settings, host: dependencies.host, background: dependencies.background)
    let on = Methods(of: workshop, dependencies)
    cancelling = [on(CancelLate.self)]
    let notes = Records<NoteDetails>(dependencies.stores, dependencies.ids)
    parts = ServiceParts(
      collections: [notes.parts(dependencies)],
      methods: [
        on(StoreLater.self), on(LeaveForLater.self), on(DeriveKey.self), on(CountFiles.self), on(ShowText.self),
        on(PutText.self),
        on(PeekAtText.self), on(FailLater.self),
        on(FailWhenBroken.self),
      ])
  }
}

/// The common part of the workshop's methods.
protocol WorkDeclaration: MethodDeclaration where Service == Workshop {}

extension WorkDeclaration {
  static var doc: StaticString { "A method for tests of work in the background." }
  static var access: Access { .anyone }
  static var resultDoc: StaticString { "What the test looks at." }
  static var examples: [Example] { [] }
}

/// Finds the company of a call in the workshop. No call needs a right there.
struct WorkSelector: Record {
  let company: UUID

  static let doc: StaticString = "The company."

  init<F: Fields<Self>>(_ field: inout F) { company = field("company", \.company, "The company.") }
}

struct WorkContext: CallContext {
  let company: UUID

  var user: UUID? { nil }
  var audience: Audience { .anyone }
}

/// The scope of the methods of a company in the workshop.
struct OfWork: MethodScope {
  typealias Rule = Access
  private let clock: Clock

  init(for method: MethodTraits<Access>, in dependencies: Dependencies) { clock = dependencies.clock }

  var now: Timestamp { clock.now }
  static var isOfCompany: Bool { true }
  static var isSelectorRequired: Bool { true }

  func admit(
    _ selector: WorkSelector, restricted: [ProblemLog.RestrictedMember], at instant: Timestamp?
  ) throws(Failure) -> WorkContext {
    WorkContext(company: selector.company)
  }

  func company(of selector: WorkSelector) throws(Failure) -> UUID? { selector.company }
}

/// The scope of methods that the core does not count as methods of a company, so that they do not wait for its work.
struct BesideWork: MethodScope {
  typealias Rule = Access
  private let scope: OfWork

  init(for method: MethodTraits<Access>, in dependencies: Dependencies) {
    scope = OfWork(for: method, in: dependencies)
  }

  var now: Timestamp { scope.now }

  func admit(
    _ selector: WorkSelector, restricted: [ProblemLog.RestrictedMember], at instant: Timestamp?
  ) throws(Failure) -> WorkContext {
    WorkContext(company: selector.company)
  }
}
