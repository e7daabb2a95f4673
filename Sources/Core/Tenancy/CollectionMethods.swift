public import RPC
internal import Shape
public import Storage

/// A method that every collection has.
protocol CollectionMethod: Method where Service == Records<Details>, Scope == Details.Scope {
  associatedtype Details: RecordDetails
  static var verb: CollectionVerb { get }
  /// What it does, before the name of a record: "Creates".
  static var does: String { get }
  static var returns: String { get }
  /// The parameters of its example, of which `{{0.id}}` is the company.
  static var sample: String { get }
}

extension CollectionMethod {
  static var name: StaticString { "" }
  static var doc: StaticString { "" }
  static var resultDoc: StaticString { "" }
  static var access: Scope.Rule { Details.access(to: verb) }

  static var words: MethodWords {
    let names = Details.collection
    return MethodWords(
      name: "\(names.service).\(names.many).\(verb)", recordName: "\(verb)".capitalizedASCII + "\(names.one)".capitalizedASCII,
      doc: does, resultDoc: returns)
  }

  static var errors: [ErrorCode] {
    switch verb {
    case .create: duplicates
    case .get: [.notFound]
    case .list: []
    case .update: [.notFound, .conflict] + duplicates
    case .delete: [.notFound, .conflict]
    }
  }

  private static var duplicates: [ErrorCode] { Details.key == nil ? [] : [.duplicate] }

  /// On a fresh company, where there is one, and but for the creation, with one record in it.
  static var examples: [Example] {
    let names = Details.collection
    let company = Scope.isOfCompany ? [Example.Step("companies.create", #"{"name":"Corner Shop"}"#)] : []
    let record = Example.Step("\(names.service).\(names.many).create", "{\(Self.company)\(Details.sample)}")
    return [Example(verb == .create ? "a new one" : "the one that there is", given: verb == .create ? company : company + [record], params: sample)]
  }

  /// The member that names the company, if there is one.
  static var company: String { Scope.isOfCompany ? #""company":"{{0.id}}","# : "" }
  /// The id of the record that there is.
  static var id: String { Scope.isOfCompany ? #""id":"{{1.id}}""# : #""id":"{{0.id}}""# }
}

struct CreateRecord<Details: RecordDetails>: CollectionMethod {
  let details: Details

  static var verb: CollectionVerb { .create }
  static var effect: Effect { .write }
  static var does: String { "Creates \(Details.collection.article)." }
  static var returns: String { "The new \(Details.collection.one)." }
  static var sample: String { "{\(company)\(Details.sample)}" }

  init<F: Fields<Self>>(_ field: inout F) { details = field.embed(\.details) }

  func call(on service: Records<Details>, in context: Details.Scope.Context) throws(Failure) -> Stored<Details> {
    try service.create(details, in: context)
  }
}

struct GetRecord<Details: RecordDetails>: CollectionMethod {
  let id: ID<Details>

  static var verb: CollectionVerb { .get }
  static var effect: Effect { .read }
  static var does: String { "Answers one \(Details.collection.one)." }
  static var returns: String { "The \(Details.collection.one) as it stands." }
  static var sample: String { "{\(company)\(id)}" }

  init<F: Fields<Self>>(_ field: inout F) { id = field("id", \.id, "The record.") }

  func call(on service: Records<Details>, in context: Details.Scope.Context) throws(Failure) -> Prepared<Stored<Details>> {
    try service.get(id, in: context)
  }
}

struct ListRecords<Details: RecordDetails>: CollectionMethod {
  let limit: Int?, after: String?

  static var verb: CollectionVerb { .list }
  static var effect: Effect { .read }
  static var does: String { "Lists \(Details.collection.many), newest first, page by page." }
  static var returns: String { "A page of \(Details.collection.many)." }
  static var sample: String { "{\(company)\"limit\":1}" }

  init<F: Fields<Self>>(_ field: inout F) {
    limit = field("limit", \.limit, "The most that a page may hold; 50 without it.", .range(1...200))
    after = field("after", \.after, "The next of the page before.")
  }

  func call(on service: Records<Details>, in context: Details.Scope.Context) throws(Failure) -> Prepared<Page<Stored<Details>>> {
    try service.list(limit: limit ?? 50, after: after, in: context)
  }
}

struct UpdateRecord<Details: RecordDetails>: CollectionMethod {
  let id: ID<Details>, changes: Patch<Details>, expect: Int?

  static var verb: CollectionVerb { .update }
  static var effect: Effect { .write }
  static var does: String { "Changes the named members of \(Details.collection.article) and leaves the others." }
  static var returns: String { "The \(Details.collection.one) after the change; the same as before when nothing differs." }
  static var sample: String { "{\(company)\(id),\"changes\":{\(Details.sampleChanges)},\"expect\":1}" }

  init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", \.id, "The record.")
    changes = field("changes", \.changes, "The members to change.")
    expect = field("expect", \.expect, "The version that is meant; another one is a conflict.", .range(1...Int.max))
  }

  func call(on service: Records<Details>, in context: Details.Scope.Context) throws(Failure) -> Stored<Details> {
    try service.update(id, changes, expect: expect, in: context)
  }
}

struct DeleteRecord<Details: RecordDetails>: CollectionMethod {
  let id: ID<Details>, expect: Int?

  static var verb: CollectionVerb { .delete }
  static var effect: Effect { .write }
  static var does: String { "Deletes \(Details.collection.article)." }
  static var returns: String { "What was deleted." }
  static var sample: String { "{\(company)\(id)}" }

  init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", \.id, "The record.")
    expect = field("expect", \.expect, "The version that is meant; another one is a conflict.", .range(1...Int.max))
  }

  func call(on service: Records<Details>, in context: Details.Scope.Context) throws(Failure) -> Deleted {
    try service.delete(id, expect: expect, in: context)
  }
}

/// What a collection is made of, as a service's parts.
public struct CollectionParts {
  let methods: [Endpoint]
  let kind: EntityKind
  let chores: [Chore]
  let empty: (CompanyScope) throws(Failure) -> Void
}

extension Records where Details.Scope.Dependencies == Dependencies, Details.Scope.Rule == Access {
  /// The collection with its methods.
  /// - Parameter own: those that the service has its own of.
  public func parts(_ dependencies: Dependencies, without own: Set<CollectionVerb> = []) -> CollectionParts {
    let on = Methods(of: self, dependencies)
    let all: [(CollectionVerb, () -> Endpoint)] = [
      (.create, { on(CreateRecord<Details>.self) }), (.get, { on(GetRecord<Details>.self) }), (.list, { on(ListRecords<Details>.self) }),
      (.update, { on(UpdateRecord<Details>.self) }), (.delete, { on(DeleteRecord<Details>.self) }),
    ]
    return CollectionParts(
      methods: all.filter { !own.contains($0.0) }.map { $0.1() }, kind: EntityKind(self), chores: text.map { [$0.chore] } ?? [],
      empty: { [self] scope throws(Failure) in try empty(scope.partition) })
  }
}
