public import SQLite

/// The set of stores that contain a table.
public enum StoreSet: Sendable {
  case device
  /// Every store.
  case all
  /// Both stores that hold companies.
  case companies
  /// The store that holds the account's own records, which are never shared.
  case `private`

  func contains(_ store: Store) -> Bool {
    switch self {
    case .device: store == .device
    case .all: true
    case .companies: store != .device
    case .private: store == .private
    }
  }
}

/// The tables of one service: their present form for new stores, and the migration steps for older stores.
public struct ServiceSchema: Sendable {
  /// The SQL of some tables, and the stores that get them.
  public struct Tables: Sendable {
    let stores: StoreSet
    let sql: @Sendable () -> String

    /// - Parameter sql: plain SQL. `{store}` is replaced by the schema name of the store.
    public init(in stores: StoreSet, _ sql: @autoclosure @escaping @Sendable () -> String) {
      self.stores = stores
      self.sql = sql
    }
  }

  /// A migration step of existing stores. A released step is never edited: each change of a table is a new step at the
  /// end.
  public struct Step: Sendable {
    let name: String
    let stores: StoreSet
    let sql: @Sendable () -> String
    /// A Boolean value that indicates whether the file is rewritten before the step.
    let isRewriting: Bool
    /// A query that returns a row if a store needs no change, or `nil` for a step that every existing store needs.
    let isDone: String?

    /// - Parameters:
    ///   - name: the name of the step, such as `invoices.series`: the service and a word. A name is never used again.
    ///   - isDone: a query that returns a row if a store needs no change, because some older programs have made the
    ///     tables of new stores with it. `nil` if every existing store needs the step.
    ///   - sql: plain SQL. `{store}` is replaced by the schema name of the store.
    public init(
      _ name: String, in stores: StoreSet, isDone: String? = nil, _ sql: @autoclosure @escaping @Sendable () -> String
    ) {
      self.init(name, in: stores, isRewriting: false, isDone: isDone, sql)
    }

    private init(
      _ name: String, in stores: StoreSet, isRewriting: Bool, isDone: String?, _ sql: @escaping @Sendable () -> String
    ) {
      self.name = name
      self.stores = stores
      self.sql = sql
      self.isRewriting = isRewriting
      self.isDone = isDone
    }

    /// Returns a step that rewrites the file and changes no table. The file then contains no data that older programs
    /// have deleted.
    static func rewriting(_ name: String, in stores: StoreSet) -> Step {
      Step(name, in: stores, isRewriting: true, isDone: nil) { "" }
    }
  }

  let tables: [Tables]
  let steps: [Step]

  /// - Parameter tables: the tables that a new store gets at once, or `nil` for those that the steps make. The columns
  ///   that later steps add are in a new store from the beginning. So the INSERT statements of steps must name their
  ///   columns.
  public init(tables: [Tables]? = nil, steps: [Step]) {
    self.tables = tables ?? steps.map { step in Tables(in: step.stores, step.sql()) }
    self.steps = steps
  }

  /// A service without tables.
  public static let none = ServiceSchema(steps: [])

  /// Returns the number of steps in a store.
  func count(in store: Store) -> Int { steps.reduce(0) { $0 + ($1.stores.contains(store) ? 1 : 0) } }

  /// Returns the schema of a store, with the tables of all services.
  /// - Parameter legacy: returns the names of the steps that an older store has already had, given their number. Older
  ///   stores only recorded this number.
  public static func file(
    of store: Store, _ services: @escaping @Sendable () -> [ServiceSchema],
    legacy: @escaping @Sendable (Int) -> [String] = { _ in [] }
  ) -> FileSchema {
    FileSchema(
      version: services().reduce(0) { $0 + $1.count(in: store) },
      whole: { services().flatMap(\.tables).filter { $0.stores.contains(store) }.map { $0.sql() } },
      steps: {
        services().flatMap(\.steps).filter { $0.stores.contains(store) }.map {
          Migration($0.name, $0.sql(), isRewriting: $0.isRewriting, isDone: $0.isDone)
        }
      },
      legacy: legacy)
  }
}
