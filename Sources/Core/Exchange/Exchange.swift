public import JSON
public import RPC
public import Shape
public import Storage
public import Tenancy

/// The records of a collection as files that other programs read and write.
public final class Exchange<Details: ExchangedDetails> {
  public typealias Read = FileExchange.Read
  public typealias Write = FileExchange.Write

  /// Whether there is a key by which a record is known; otherwise records can only be created.
  let hasKey: Bool
  /// Makes the exports and imports.
  private let make: (Dependencies) -> FileExchange

  /// - Parameters:
  ///   - references: members that name other records, and are spelled otherwise than by an id.
  ///   - spread: the list of which comma-separated values have an element a line.
  ///   - rowsAtOnce: how many are read or written before others are served.
  public init(
    _ stores: Stores, hasKey: Bool, references: [ExchangeReference] = [], extra: StaticString? = nil, spread: StaticString? = nil,
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
        extra: extra, spread: spread, pace: { [unowned dependencies] in Pace(dependencies, most: rowsAtOnce) }, read: read, write: write)
    }
  }

  /// The method that writes a file, and the one that reads one, if there is one.
  public func methods(_ dependencies: Dependencies) -> [Endpoint] {
    let on = Methods(of: ExchangedFiles<Details>(make(dependencies), hasKey: hasKey), dependencies)
    return [on(ExportRecords<Details>.self)] + (Details.isImported ? [on(ImportRecords<Details>.self)] : [])
  }

  /// What is wrong with a row that was read, restricted members included.
  public static func problems(of source: JSONSource, _ context: CompanyContext) -> [Problem] {
    let hidden = source.restricted.filter { !context.audience.sees($0.mask) }
    return source.problems
      + hidden.map { Problem(pointer: $0.pointer, kind: .value, message: "\($0.pointer.dropFirst()) is for managers alone") }
  }
}

/// The files of a collection, as its two methods know them.
public final class ExchangedFiles<Details: ExchangedDetails> {
  /// Exports and imports.
  let files: FileExchange
  /// Whether there is a key by which a record is known; otherwise records can only be created.
  let hasKey: Bool

  init(_ files: FileExchange, hasKey: Bool) { (self.files, self.hasKey) = (files, hasKey) }
}
