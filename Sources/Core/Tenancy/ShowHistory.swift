public import RPC
public import Shape
public import Storage

/// The method `history` of a collection whose records have a history.
public struct ShowHistory<Details: RecordDetails>: Method where Details.Scope.Rule == Access {
  public typealias Scope = Details.Scope
  public let id: ID<Details>, page: PageRequest

  public static var name: StaticString { "" }
  public static var doc: StaticString { "" }
  public static var resultDoc: StaticString { "" }
  public static var access: Access { Details.access(to: .get) }
  public static var effect: Effect { .read }
  public static var errors: [ErrorCode] { [.notFound] }

  public static var words: MethodWords {
    let names = Details.collection
    return MethodWords(
      name: "\(names.path).history", recordName: "Show" + "\(names.one)".capitalizedASCII + "History",
      doc:
        "Lists the changes of \(names.article), newest first, one page at a time. A deleted record still has a history.",
      resultDoc: "A page of changes.")
  }

  public static var examples: [Example] {
    let names = Details.collection
    let isOfCompany = Scope.isOfCompany
    let given = (isOfCompany ? [Example.Step("companies.create", #"{"name":"Corner Shop"}"#)] : []) + Details.given
    let company = isOfCompany ? #""company":"{{0.id}}","# : ""
    let id = #"\#(company)"id":"{{\#(given.count).id}}""#
    let steps = [
      Example.Step("\(names.path).create", "{\(company)\(Details.sample)}"),
      Example.Step("\(names.path).update", "{\(id),\"changes\":{\(Details.sampleChanges)}}"),
    ]
    return [Example("a record that was changed", given: given + steps, params: "{\(id)}")]
  }

  public init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", { $0.id }, "The id of the record.")
    page = field.embed { $0.page }
  }

  public func call(on service: RecordHistory<Details>, in context: Details.Scope.Context) throws(Failure) -> Page<
    HistoryEntry
  > {
    let rights = (context as? CompanyContext)?.rights
    return try service.page(
      of: id, limit: page.limit, after: page.after,
      showsDeleted: rights.map(Details.access(to: .delete).permits) ?? true, in: context)
  }
}
