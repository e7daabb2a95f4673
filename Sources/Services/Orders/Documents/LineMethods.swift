internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

// The fields use closures instead of key paths: Swift makes the key paths of a generic type at run time, at each call.

/// The method that creates a document, such as an order or a purchase, with its lines.
struct CreateDocument<Service: DocumentKeeper>: DocumentMethod {
  let draft: Service.Details.Draft, lines: [NewDocumentLine<Service.Details.LineDetails>]

  static var verb: DocumentVerb { .create }

  init<F: Fields<Self>>(_ field: inout F) {
    draft = field.embed { $0.draft }
    lines = field("lines", { $0.lines }, Service.Details.linesDoc, .count(0...1000))
  }

  func call(on service: Service, in context: CompanyContext) throws(Failure) -> Service.View {
    try service.view(service.create(draft, lines, in: context), in: context)
  }
}

/// The method that adds a line to a document.
struct AddDocumentLine<Service: DocumentKeeper>: DocumentMethod {
  let document: ID<Service.Details>, line: NewDocumentLine<Service.Details.LineDetails>, expect: Int?

  static var verb: DocumentVerb { .addLine }

  init<F: Fields<Self>>(_ field: inout F) {
    document = field(Service.Details.collection.one, { $0.document }, Service.itself)
    line = field.embed { $0.line }
    expect = field("expect", { $0.expect }, Service.Details.expectDoc, .range(1...Int.max))
  }

  func call(on service: Service, in context: CompanyContext) throws(Failure) -> Stored<Service.Details.LineDetails> {
    try service.add(line, to: document, expect: expect, in: context)
  }
}

/// The method that changes a line of a document.
struct UpdateDocumentLine<Service: DocumentKeeper>: DocumentMethod {
  let id: ID<Service.Details.LineDetails>, changes: Patch<Service.Details.LineDetails.Terms>, expect: Int?

  static var verb: DocumentVerb { .updateLine }

  init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", { $0.id }, "The id of the line.")
    changes = field("changes", { $0.changes }, "The members to change, with their new values.")
    expect = field.expect { $0.expect }
  }

  func call(on service: Service, in context: CompanyContext) throws(Failure) -> Stored<Service.Details.LineDetails> {
    try service.update(id, changes, expect: expect, in: context)
  }
}

/// The method that removes a line of a document.
struct RemoveDocumentLine<Service: DocumentKeeper>: DocumentMethod {
  let id: ID<Service.Details.LineDetails>, expect: Int?

  static var verb: DocumentVerb { .removeLine }

  init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", { $0.id }, "The id of the line.")
    expect = field.expect { $0.expect }
  }

  func call(on service: Service, in context: CompanyContext) throws(Failure) -> Deleted {
    try service.remove(id, expect: expect, in: context)
  }
}

/// The method that lists documents, page by page.
struct ListDocumentPage<Service: DocumentKeeper>: DocumentMethod {
  let filter: Service.Filter, text: String?, page: ConsistentPageRequest

  static var verb: DocumentVerb { .list }

  init<F: Fields<Self>>(_ field: inout F) {
    filter = field.embed { $0.filter }
    text = field("text", { $0.text }, Service.Details.searchDoc, .length(1...200))
    page = field.embed { $0.page }
  }

  func call(on service: Service, in context: CompanyContext) throws(Failure) -> Prepared<
    Page<Stored<Service.Details>>
  > {
    try page.read(in: context) { (after) throws(Failure) in
      try service.list(filter, text: text, limit: page.limit, after: after, in: context)
    }
  }
}
