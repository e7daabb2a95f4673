public import JSON
public import RPC
public import Shape
public import Storage
public import Tenancy

/// Exports the records of a collection to files of other programs, and imports records from such files.
public final class Exchange<Details: ExchangedDetails> {
  public typealias Read = FileExchange.Read
  public typealias Write = FileExchange.Write

  /// A Boolean value that indicates whether a key identifies a record. Without a key, records can only be created.
  let hasKey: Bool
  /// Makes the object for exports and imports.
  private let make: (Dependencies) -> FileExchange

  /// - Parameters:
  ///   - references: members that name other records by a spelling instead of an id.
  ///   - spread: the list whose elements each have a line of their own in comma-separated values.
  ///   - rowsAtOnce: the number of rows that are read or written before other requests are served.
  public init(
    _ stores: Stores, hasKey: Bool, references: [ExchangeReference] = [], extra: StaticString? = nil,
    spread: StaticString? = nil,
    rowsAtOnce: Int = 200, read: @escaping Read, write: @escaping Write
  ) {
    self.hasKey = hasKey
    let spread = spread.map { "\($0)" }
    make = { dependencies in
      FileExchange(
        stores,
        currency: { [unowned dependencies] (context) throws(Failure) in
          try dependencies.directory.facts(of: context.scope, at: context.now).currency
        }, startOfDay: { [unowned dependencies] (context) throws(Failure) in try dependencies.startOfDay(context) },
        columns: { ExchangeColumn.all(of: ObjectSchema(of: Details.self), spreading: spread) }, references: references,
        extra: extra, spread: spread, pace: { [unowned dependencies] in Pace(dependencies, most: rowsAtOnce) },
        read: read, write: write)
    }
  }

  /// Returns the export method, and the import method if the collection has one.
  public func methods(_ dependencies: Dependencies) -> [Endpoint] {
    let on = Methods(of: ExchangedFiles<Details>(make(dependencies), hasKey: hasKey), dependencies)
    return [on(ExportRecords<Details>.self)] + (Details.isImported ? [on(ImportRecords<Details>.self)] : [])
  }

  /// Returns the problems of a row that was read, with those of members that the caller may not set.
  public static func problems(of source: JSONSource, _ context: CompanyContext) -> [Problem] {
    let hidden = source.restricted.filter { !context.audience.sees($0.mask) }
    return source.problems
      + hidden.map {
        Problem(
          pointer: $0.pointer, kind: .value,
          message: "\($0.pointer.dropFirst()) must be left out: only managers may set this member")
      }
  }
}

/// The service of the methods `export` and `import` of a collection.
public final class ExchangedFiles<Details: ExchangedDetails> {
  /// The object for exports and imports.
  let files: FileExchange
  /// A Boolean value that indicates whether a key identifies a record. Without a key, records can only be created.
  let hasKey: Bool

  init(_ files: FileExchange, hasKey: Bool) { (self.files, self.hasKey) = (files, hasKey) }
}
