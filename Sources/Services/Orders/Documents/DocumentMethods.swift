internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The methods that documents have.
enum DocumentVerb: String {
  case create, get, list, update, delete, step, addLine = "lines.add", updateLine = "lines.update",
    removeLine = "lines.remove"
}

/// The texts of a method of one kind of documents.
struct MethodText {
  let doc: String, returns: String
  /// The errors that the method of other kinds does not have.
  let errors: [ErrorCode]
  let example: () -> Example

  init(_ doc: String, _ returns: String, errors: [ErrorCode] = [], _ example: @autoclosure @escaping () -> Example) {
    (self.doc, self.returns, self.errors, self.example) = (doc, returns, errors, example)
  }
}

/// A service of documents that take steps: orders, purchases or dispatches.
protocol StepKeeper: AnyObject {
  associatedtype Details: SteppedDetails
  associatedtype View: Value
  associatedtype Shown: Value
  associatedtype Stepped: Value

  /// A document in words, such as "The order."
  static var itself: StaticString { get }
  static func text(of verb: DocumentVerb) -> MethodText

  func view(_ id: ID<Details>, in context: CompanyContext) throws(Failure) -> View
  /// Returns a changed document as it is shown.
  func shown(_ document: Stored<Details>) -> Shown
  func stepped(_ document: Stored<Details>, in context: CompanyContext) throws(Failure) -> Stepped

  func update(_ id: ID<Details>, _ patch: Patch<Details.Draft>, expect: Int?, in context: CompanyContext)
    throws(Failure) -> Stored<Details>
  func step(
    _ id: ID<Details>, to next: Details.State.Status, reason: Line?, expect: Int?, in context: CompanyContext
  ) throws(Failure) -> Stored<Details>
  func delete(_ id: ID<Details>, expect: Int?, in context: CompanyContext) throws(Failure) -> Deleted
}

/// A method that each kind of documents has.
protocol DocumentMethod: CompanyMethod where Service: StepKeeper {
  static var verb: DocumentVerb { get }
}

extension DocumentMethod {
  static var name: StaticString { "" }
  static var doc: StaticString { "" }
  static var resultDoc: StaticString { "" }
  static var effect: Effect { verb == .get || verb == .list ? .read : .write }
  static var isDestructive: Bool { ![.get, .list, .create, .addLine].contains(verb) }
  static var examples: [Example] { [Service.text(of: verb).example()] }

  static var words: MethodWords {
    let (names, text) = (Service.Details.collection, Service.text(of: verb))
    let parts = verb.rawValue.split(separator: ".")
    let does = String(parts[parts.count - 1]).capitalizedASCII
    return MethodWords(
      name: "\(names.path).\(verb.rawValue)",
      recordName: does + "\(verb == .list ? names.many : names.one)".capitalizedASCII + (parts.count > 1 ? "Line" : ""),
      doc: text.doc, resultDoc: text.returns)
  }

  static var access: Access {
    let department = Service.Details.department
    return
      switch verb
    {
    case .get, .list: .view(department)
    case .delete: .manager(department)
    default: .department(department)
    }
  }

  static var errors: [ErrorCode] {
    let usual: [ErrorCode] =
      switch verb {
      case .create, .get: [.notFound]
      case .list: [.cursorTooOld]
      case .update: [.notFound, .conflict]
      case .delete: [.notFound, .conflict, .inUse]
      case .step, .updateLine: [.notFound, .conflict, .illegalStep]
      case .addLine: [.notFound, .conflict, .illegalStep, .limitReached]
      case .removeLine: [.notFound, .conflict, .illegalStep, .inUse]
      }
    return usual + Service.text(of: verb).errors
  }
}

// These methods use closures for their fields: the key paths of a generic type are made at run time, at each call.

struct GetDocument<Service: StepKeeper>: DocumentMethod {
  let id: ID<Service.Details>

  static var verb: DocumentVerb { .get }

  init<F: Fields<Self>>(_ field: inout F) { id = field("id", { $0.id }, Service.itself) }

  func call(on service: Service, in context: CompanyContext) throws(Failure) -> Service.View {
    try service.view(id, in: context)
  }
}

struct UpdateDocument<Service: StepKeeper>: DocumentMethod {
  let id: ID<Service.Details>, changes: Patch<Service.Details.Draft>, expect: Int?

  static var verb: DocumentVerb { .update }

  init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", { $0.id }, Service.itself)
    changes = field("changes", { $0.changes }, "The members to change.")
    expect = field.expect { $0.expect }
  }

  func call(on service: Service, in context: CompanyContext) throws(Failure) -> Service.Shown {
    service.shown(try service.update(id, changes, expect: expect, in: context))
  }
}

struct DeleteDocument<Service: StepKeeper>: DocumentMethod {
  let id: ID<Service.Details>, expect: Int?

  static var verb: DocumentVerb { .delete }

  init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", { $0.id }, Service.itself)
    expect = field.expect { $0.expect }
  }

  func call(on service: Service, in context: CompanyContext) throws(Failure) -> Deleted {
    try service.delete(id, expect: expect, in: context)
  }
}

struct StepDocument<Service: StepKeeper>: DocumentMethod {
  let id: ID<Service.Details>, to: Service.Details.State.Status, reason: Line?, expect: Int?

  static var verb: DocumentVerb { .step }

  init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", { $0.id }, Service.itself)
    to = field("to", { $0.to }, "The new status.")
    reason = field("reason", { $0.reason }, "The reason, in the company's words.", .length(1...200))
    expect = field.expect { $0.expect }
  }

  func call(on service: Service, in context: CompanyContext) throws(Failure) -> Service.Stepped {
    try service.stepped(service.step(id, to: to, reason: reason, expect: expect, in: context), in: context)
  }
}
