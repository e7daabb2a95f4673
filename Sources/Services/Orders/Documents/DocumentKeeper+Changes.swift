internal import Ports
internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

/// Creates, changes and deletes documents: orders and purchases.
extension DocumentKeeper {
  /// Stores a new document as a draft.
  /// - Throws: -32602 with the problems of the document and its lines; `notFound` for a named record that does not
  ///   exist.
  func create(
    _ given: Details.Draft, _ lines: [NewDocumentLine<Details.LineDetails>], in context: CompanyContext
  ) throws(Failure) -> ID<Details> {
    var sheet = try begin(given, lines, in: context)
    try save(&sheet, at: "/lines", in: context)
    return sheet.id
  }

  /// Creates a document in memory, without storing it.
  /// - Throws: -32602 with the problems of the document and its lines; `notFound` for a named record that does not
  ///   exist.
  func begin(
    _ given: Details.Draft, _ lines: [NewDocumentLine<Details.LineDetails>], in context: CompanyContext
  ) throws(Failure) -> DocumentSheet<Details> {
    var problems = given.header.problems(at: "")
    for (index, line) in lines.enumerated() { problems += line.problems(at: "/lines/\(index)", in: given.currency) }
    if given.header.archived.isSet { problems.append(Self.notOver(at: "/archived")) }
    if !problems.isEmpty { throw .invalidParams(problems) }
    let contact = try contact(given.contact, at: "/contact", in: context)
    try check(given, only: nil, at: "", in: context)
    var draft = given
    draft.contact = contact.id
    draft.header.follow(contact, keeping: nil)
    var sheet = try begin(draft, contactName: contact.name, in: context)
    sheet.contact = contact
    for (index, line) in lines.enumerated() { try add(line, to: &sheet, at: "/lines/\(index)", in: context) }
    return sheet
  }

  /// Changes the members of a document that a request can set.
  func update(
    _ id: ID<Details>, _ patch: Patch<Details.Draft>, expect: Int?, in context: CompanyContext
  ) throws(Failure) -> Stored<Details> {
    var sheet = try open(id, expect: expect, in: context)
    let old = sheet.draft
    var draft = try patch.applied(to: old)
    let changed = old.differences(to: draft).map(\.name)
    if changed.isEmpty, let stored = sheet.stored { return stored }
    let isFrozen = try frozenHint(of: sheet, in: context) != nil
    let problems =
      draft.header.problems(at: "/changes") + Self.problems(of: draft, changed, sheet, isFrozen: isFrozen)
    if !problems.isEmpty { throw .invalidParams(problems) }
    try check(draft, only: changed, at: "/changes", in: context)
    if changed.contains("contact") {
      let contact = try contact(draft.contact, at: "/changes/contact", in: context)
      draft.contact = contact.id
      draft.header.follow(contact, keeping: patch.names)
      sheet.details.state.contactName = contact.name
    }
    sheet.details.draft = draft
    try check(sheet, after: changed, in: context)
    return try save(&sheet, at: "/changes/discount", in: context)
  }

  /// Returns the problems of changes that the document's status, its lines or its invoices forbid.
  private static func problems(
    of draft: Details.Draft, _ changed: [String], _ sheet: DocumentSheet<Details>, isFrozen: Bool
  ) -> [Problem] {
    let (kind, status) = (Details.collection.one, sheet.status)
    var problems: [Problem] = []
    func freeze(_ name: String, _ reason: String) {
      problems.append(
        Problem(pointer: "/changes/\(name)", kind: .value, message: "\(name) must stay as it is\(reason)"))
    }
    if !status.isOpen {
      let frozen = Details.Header.frozen
      for name in frozen.members where changed.contains(name) {
        freeze(name, ": the \(kind) is \(status.rawValue)\(frozen.reason)")
      }
    } else if isFrozen {
      for name in Details.Header.frozen.members where changed.contains(name) {
        freeze(name, ": a part of the \(kind) is invoiced")
      }
    } else if changed.contains("currency"), !sheet.lines.isEmpty || !sheet.payments.isEmpty {
      freeze("currency", " while the \(kind) has \(Details.Header.inCurrency)")
    }
    if draft.header.archived.isSet, !status.isOver { problems.append(notOver(at: "/changes/archived")) }
    return problems
  }

  private static func notOver(at pointer: String) -> Problem {
    let message = "archived must be false as long as the \(Details.collection.one) is neither closed nor cancelled"
    return Problem(pointer: pointer, kind: .value, message: message)
  }

  /// Returns the contact of a new document.
  /// - Throws: `notFound`; -32602 for a contact that the document can't have.
  func contact(_ id: UUID, at pointer: String?, in context: CompanyContext) throws(Failure) -> ContactFacts {
    let contact = try orders.contacts.contact(id, at: pointer, in: context)
    try check(contact, at: pointer ?? "")
    if contact.isArchived {
      throw .invalidParam(
        pointer ?? "",
        "contact must not be archived; \(contact.name.text) is. Restore the contact with contacts.update, or name another contact"
      )
    }
    return contact
  }

  /// Deletes a document and its lines. The document must be a draft whose status has never changed. Any other document
  /// has to be cancelled.
  func delete(_ id: ID<Details>, expect: Int?, in context: CompanyContext) throws(Failure) -> Deleted {
    let sheet = try open(id, expect: expect, in: context)
    try steps.requireNone(of: id.uuid, in: context)
    try requireUnused(id, in: context)
    for line in sheet.lines { _ = try lines.delete(line.id, expect: nil, in: context) }
    try count(from: sheet.status, to: nil, in: context)
    return try records.delete(id, expect: nil, in: context)
  }
}
