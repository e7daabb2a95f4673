internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The methods that several kinds of documents have in common. The raw value is the last part of the method's name.
enum DocumentVerb: String {
  case create, get, list, update, delete, step, addLine = "lines.add", updateLine = "lines.update",
    removeLine = "lines.remove"
}

/// The reference texts of a method for one kind of documents, such as orders.
struct MethodText {
  let doc: String, returns: String
  /// The errors that only the method of this kind of documents has.
  let errors: [ErrorCode]
  let example: () -> Example

  init(_ doc: String, _ returns: String, errors: [ErrorCode] = [], _ example: @autoclosure @escaping () -> Example) {
    (self.doc, self.returns, self.errors, self.example) = (doc, returns, errors, example)
  }
}

/// A service of records that have steps: orders, purchases or dispatches.
protocol StepKeeper: AnyObject {
  associatedtype Details: SteppedDetails
  associatedtype View: Value
  associatedtype Shown: Value
  associatedtype Stepped: Value

  /// The reference text for the id of a document, such as "The id of the order."
  static var itself: StaticString { get }
  static func text(of verb: DocumentVerb) -> MethodText

  func view(_ id: ID<Details>, in context: CompanyContext) throws(Failure) -> View
  /// Returns a changed document in the form that the method `update` returns.
  func shown(_ document: Stored<Details>) -> Shown
  func stepped(_ document: Stored<Details>, in context: CompanyContext) throws(Failure) -> Stepped

  func update(_ id: ID<Details>, _ patch: Patch<Details.Draft>, expect: Int?, in context: CompanyContext)
    throws(Failure) -> Stored<Details>
  func step(
    _ id: ID<Details>, to next: Details.State.Status, reason: Line?, expect: Int?, in context: CompanyContext
  ) throws(Failure) -> Stored<Details>
  func delete(_ id: ID<Details>, expect: Int?, in context: CompanyContext) throws(Failure) -> Deleted
}

/// A method that several kinds of documents have in common.
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

// The fields use closures instead of key paths: Swift makes the key paths of a generic type at run time, at each call.

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
    changes = field("changes", { $0.changes }, "The members to change, with their new values.")
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
    to = field("to", { $0.to }, "The new status of the document.")
    reason = field("reason", { $0.reason }, "The reason for the step, as a free text.", .length(1...200))
    expect = field.expect { $0.expect }
  }

  func call(on service: Service, in context: CompanyContext) throws(Failure) -> Service.Stepped {
    try service.stepped(service.step(id, to: to, reason: reason, expect: expect, in: context), in: context)
  }
}
