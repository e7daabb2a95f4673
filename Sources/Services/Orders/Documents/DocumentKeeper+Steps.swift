internal import Ports
internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

/// Moves documents from one status to another, and gives them numbers.
extension DocumentKeeper {
  /// Moves a document to another status.
  /// - Throws: `illegalStep`; `forbidden` for a cancellation by a caller who is not a manager.
  func step(
    _ id: ID<Details>, to next: Status, reason: Line?, expect: Int?, in context: CompanyContext
  ) throws(Failure) -> Stored<Details> {
    var sheet = try open(id, expect: expect, in: context)
    try pass([next], reason: reason, &sheet, in: context)
    let document = try save(&sheet, at: "/to", in: context)
    try follow(next, of: sheet, reason: reason, in: context)
    return document
  }

  /// Throws an error if the document can't move to the status, or if the caller may not move it there.
  private func check(_ next: Status, _ sheet: DocumentSheet<Details>, in context: CompanyContext) throws(Failure) {
    let isStep = Status.steps.steps.contains { $0.from == sheet.status && $0.to == next }
    if next == .cancelled, isStep, !orders.isManager(context) { throw .forbidden(.manager(.orders)) }
    try Status.steps.check(from: sheet.status, to: next, of: Details.collection.one) { (condition) throws(Failure) in
      holds(condition, sheet, in: context)
    }
  }

  /// Moves a document in memory through several statuses, and stores the steps. The caller saves the document, and does
  /// the work that the steps cause.
  func pass(
    _ way: [Status], reason: Line? = nil, _ sheet: inout DocumentSheet<Details>, in context: CompanyContext
  ) throws(Failure) {
    let start = sheet.status
    for next in way {
      try check(next, sheet, in: context)
      try prepare(&sheet, for: next, in: context)
      sheet.details.state.status = next
    }
    try steps.take(way, of: sheet.id.uuid, from: start, reason: reason, isNew: sheet.stored == nil, in: context)
  }

  /// Stores a step that other changes of a document cause, and sets the document's status.
  func take(_ next: Status, reason: Line?, _ sheet: inout DocumentSheet<Details>, in context: CompanyContext)
    throws(Failure)
  {
    try steps.take([next], of: sheet.id.uuid, from: sheet.status, reason: reason, in: context)
    sheet.details.state.status = next
  }

  /// Returns the error for an action that is not possible in the document's status.
  /// - Parameters:
  ///   - hint: the advice in the error's message. Without it, the message names the statuses in which the action is
  ///     possible.
  ///   - isOpen: returns a Boolean value that indicates whether the action is possible in a status.
  func refusal(
    of asked: String, _ sheet: DocumentSheet<Details>, in context: CompanyContext, insteadOf hint: String? = nil,
    where isOpen: (Status) -> Bool = { _ in false }
  ) throws(Failure) -> Failure {
    let names = Details.collection
    return try Status.steps.refusal(
      of: asked, from: sheet.status, of: names.one, in: Status.allCases.filter(isOpen),
      by: { _ in "\(names.path).step" }, hint: hint
    ) { (condition) throws(Failure) in holds(condition, sheet, in: context) }
  }

  // MARK: Numbers

  /// Returns the number for a new document. No document of the same kind in the company has, or has had, this number.
  func number(at instant: Timestamp, in context: CompanyContext) throws(Failure) -> Line {
    try orders.numbers.next(
      of: "\(Details.collection.one)", as: numberFormat(in: context), at: instant, in: context
    ) { (number) throws(Failure) in try isTaken(number, in: context) }
  }

  /// Continues the sequence of numbers after the number of a document that was imported, or that arrived by sync.
  func goOn(behind number: Line, at instant: Timestamp, in context: CompanyContext) throws(Failure) {
    let format = try numberFormat(in: context)
    try orders.numbers.goOn(behind: number, of: "\(Details.collection.one)", as: format, at: instant, in: context)
  }

  /// Returns a Boolean value that indicates whether a document has this number.
  func isTaken(_ number: Line, in context: CompanyContext) throws(Failure) -> Bool {
    try stores.first(documents.isNumbered, in: context.store, bind: context.company, number) { _ in true } != nil
  }

  private func numberFormat(in context: CompanyContext) throws(Failure) -> String {
    Self.numberFormat(of: try orders.dependencies.directory.facts(of: context.scope, at: context.now))
  }
}
