public import RPC
public import Shape
public import Storage

/// A method that is declared once for all collections, such as `create` or `list`.
public protocol CollectionMethod: Method where Service == Records<Details>, Scope == Details.Scope {
  associatedtype Details: RecordDetails
  static var verb: CollectionVerb { get }
  /// The description of the method, such as "Creates an item."
  static var does: String { get }
  /// The description of the result, such as "The new item."
  static var returns: String { get }
  /// The parameters of the method's example. In them, `{{0.id}}` stands for the id of the company.
  static var sample: String { get }
}

extension CollectionMethod {
  // These members are not used, because `words` has the name and the descriptions of each collection's method.
  public static var name: StaticString { "" }
  public static var doc: StaticString { "" }
  public static var resultDoc: StaticString { "" }
  public static var access: Scope.Rule { Details.access(to: verb) }

  public static var words: MethodWords {
    let names = Details.collection
    return MethodWords(
      name: "\(names.path).\(verb.rawValue)",
      recordName: verb.rawValue.capitalizedASCII + "\(names.one)".capitalizedASCII,
      doc: does, resultDoc: returns)
  }

  public static var errors: [ErrorCode] {
    let usual: [ErrorCode] =
      switch verb {
      case .create: duplicates
      case .get: [.notFound]
      case .list: [.cursorTooOld]
      case .update: [.notFound, .conflict] + duplicates
      case .delete: [.notFound, .conflict]
      case .save: [.notFound, .conflict] + duplicates
      }
    return usual + Details.errors(of: verb)
  }

  private static var duplicates: [ErrorCode] { Details.key == nil ? [] : [.duplicate] }

  /// The examples of the method. If the collection belongs to companies, they run in a new company. Before the call, a
  /// record is created, except for methods that may create a record.
  public static var examples: [Example] {
    let (names, isNew) = (Details.collection, verb == .create || verb == .save)
    let company = Scope.isOfCompany ? [Example.Step("companies.create", #"{"name":"Corner Shop"}"#)] : []
    let given = company + Details.given
    let record = Example.Step("\(names.path).create", "{\(Self.company)\(Details.sample)}")
    return [
      Example(
        isNew ? "a new \(names.noun)" : names.article, given: isNew ? given : given + [record], params: sample)
    ]
  }

  /// The member that names the company in an example, or an empty text for the account's own records.
  static var company: String { Scope.isOfCompany ? #""company":"{{0.id}}","# : "" }
  /// The member with the id of the example's record.
  static var id: String { #""id":"{{\#((Scope.isOfCompany ? 1 : 0) + Details.given.count).id}}""# }
}

// These methods use closures for their fields: Swift makes the key paths of a generic type at run time, at each call.

public struct CreateRecord<Details: RecordDetails>: CollectionMethod {
  public let details: Details

  public static var verb: CollectionVerb { .create }
  public static var effect: Effect { .write }
  public static var isDestructive: Bool { false }
  public static var does: String { "Creates \(Details.collection.article)." }
  public static var returns: String { "The new \(Details.collection.noun)." }
  public static var sample: String { "{\(company)\(Details.sample)}" }

  public init<F: Fields<Self>>(_ field: inout F) { details = field.embed { $0.details } }

  public func call(on service: Records<Details>, in context: Details.Scope.Context) throws(Failure) -> Stored<Details> {
    try service.supplemented(try service.create(details, in: context), isNew: true, in: context)
  }
}

public struct GetRecord<Details: RecordDetails>: CollectionMethod {
  public let id: ID<Details>

  public static var verb: CollectionVerb { .get }
  public static var effect: Effect { .read }
  public static var does: String { "Returns the \(Details.collection.noun) with the given id." }
  public static var returns: String { "The \(Details.collection.noun)." }
  public static var sample: String { "{\(company)\(id)}" }

  public init<F: Fields<Self>>(_ field: inout F) { id = field("id", { $0.id }, "The id of the record.") }

  public func call(on service: Records<Details>, in context: Details.Scope.Context) throws(Failure) -> Prepared<
    Stored<Details>
  > {
    try service.get(id, in: context)
  }
}

public struct ListRecords<Details: RecordDetails>: CollectionMethod {
  public let page: ConsistentPageRequest

  public static var verb: CollectionVerb { .list }
  public static var effect: Effect { .read }
  public static var does: String { "Lists \(Details.collection.many), newest first, one page at a time." }
  public static var returns: String { "A page of \(Details.collection.many)." }
  public static var sample: String { "{\(company)\"limit\":1}" }

  public init<F: Fields<Self>>(_ field: inout F) {
    page = field.embed { $0.page }
  }

  public func call(on service: Records<Details>, in context: Details.Scope.Context) throws(Failure) -> Prepared<
    Page<Stored<Details>>
  > {
    try page.read(in: context) { (after) throws(Failure) in
      try service.list(limit: page.limit, after: after, in: context)
    }
  }
}

public struct UpdateRecord<Details: RecordDetails>: CollectionMethod {
  public let id: ID<Details>, changes: Patch<Details>, expect: Int?

  public static var verb: CollectionVerb { .update }
  public static var effect: Effect { .write }
  public static var does: String {
    "Changes the given members of \(Details.collection.article). Other members keep their values."
  }
  public static var returns: String {
    "The \(Details.collection.noun) after the change. If no given member has a new value, the record does not change, and keeps its version."
  }
  public static var sample: String { "{\(company)\(id),\"changes\":{\(Details.sampleChanges)},\"expect\":1}" }

  public init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", { $0.id }, "The id of the record.")
    changes = field("changes", { $0.changes }, "The members to change. Other members keep their values.")
    expect = field.expect { $0.expect }
  }

  public func call(on service: Records<Details>, in context: Details.Scope.Context) throws(Failure) -> Stored<Details> {
    try service.supplemented(try service.update(id, changes, expect: expect, in: context), in: context)
  }
}

public struct DeleteRecord<Details: RecordDetails>: CollectionMethod {
  public let id: ID<Details>, expect: Int?

  public static var verb: CollectionVerb { .delete }
  public static var effect: Effect { .write }
  public static var does: String { "Deletes \(Details.collection.article)." }
  public static var returns: String { "The id of the deleted record." }
  public static var sample: String { "{\(company)\(id)}" }

  public init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", { $0.id }, "The id of the record.")
    expect = field.expect { $0.expect }
  }

  public func call(on service: Records<Details>, in context: Details.Scope.Context) throws(Failure) -> Deleted {
    try service.delete(id, expect: expect, in: context)
  }
}

/// The methods, the kind of record and the work that a collection adds to its service.
public struct CollectionParts {
  var methods: [Endpoint]
  let kind: EntityKind
  let chores: [Chore]
  let empty: (CompanyScope) throws(Failure) -> Void
}

extension Records where Details.Scope.Dependencies == Dependencies, Details.Scope.Rule == Access {
  /// Returns what the collection adds to its service, with its methods.
  /// - Parameter hidden: the methods to leave out. The service has its own methods for them, or does not offer them.
  public func parts(_ dependencies: Dependencies, hiding hidden: [CollectionVerb] = []) -> CollectionParts {
    let on = Methods(of: self, dependencies)
    let all: [(CollectionVerb, () -> Endpoint)] = [
      (.create, { on(CreateRecord<Details>.self) }), (.get, { on(GetRecord<Details>.self) }),
      (.list, { on(ListRecords<Details>.self) }),
      (.update, { on(UpdateRecord<Details>.self) }), (.delete, { on(DeleteRecord<Details>.self) }),
    ]
    return parts(dependencies, all.filter { !hidden.contains($0.0) }.map { $0.1() })
  }

  /// Returns what the collection adds to its service, with no method but `history`. The service has methods of its own.
  ///
  /// This is a separate function. If it were a case of `parts(_:hiding:)`, the compiler would build all five methods
  /// for such records, too.
  public func partsWithoutMethods(_ dependencies: Dependencies) -> CollectionParts { parts(dependencies, []) }

  private func parts(_ dependencies: Dependencies, _ methods: [Endpoint]) -> CollectionParts {
    let history =
      Details.hasHistory
      ? [Methods(of: RecordHistory(self, username: dependencies.username), dependencies)(ShowHistory<Details>.self)]
      : []
    return CollectionParts(
      methods: methods + history, kind: EntityKind(self), chores: text.map { [$0.chore] } ?? [],
      // The account's own records are deleted with the account. No company has such records.
      empty: { [self] scope throws(Failure) in if Details.Scope.isOfCompany { try empty(scope.partition) } })
  }
}
