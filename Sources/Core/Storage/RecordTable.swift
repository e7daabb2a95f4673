public import Shape

/// Makes the SQL of a table for one kind of record. The columns are derived from the record's description, in the same
/// order.
///
///     static let suppliers = RecordTable(Supplier.self, "suppliers", added: ["phone"],
///       constraints: ["UNIQUE (company, name)"])
///
///     static let schema = ServiceSchema(steps: [
///       .init("inventory.suppliers", in: .companies, suppliers.sql),
///       .init("inventory.suppliers.phone", in: .companies, suppliers.adding("phone")),
///     ])
///
/// | column | for values |
/// | --- | --- |
/// | `INTEGER` | whole numbers, decimals (their units), truth values, instants (milliseconds since 1970) |
/// | `BLOB` | ids |
/// | `TEXT` | all others: texts, days and choices as they are; money, lists and inner records as JSON |
///
/// A column is `NOT NULL` unless its member is optional. The first column, `row`, is the number of the record's row.
public struct RecordTable: Sendable {
  private let name: String
  /// The members that have columns. They are collected once, because the table's SQL and each step's SQL need them.
  private let members: [ObjectSchema.Member]
  private let added: [String], defaults: [String: String], extras: [String: String], order: [String: String],
    columns: [String], constraints: [String]

  /// - Parameters:
  ///   - added: the members that the table's first form did not have. Steps of the schema add their columns.
  ///   - defaults: the values of added choices in the rows that exist already, by the member's name.
  ///   - checksIDs: a Boolean value that indicates whether SQLite refuses an id that does not have 16 bytes. Tables of
  ///     older programs accept any id.
  ///   - extras: the SQL after the type of a column, such as `UNIQUE`, by the member's name.
  ///   - order: members whose column comes behind that of another member, as in the tables of older programs. Each name
  ///     has the name of that other member.
  ///   - columns: columns that are not members of the record. They come after the members.
  ///   - constraints: the constraints of the table, such as `UNIQUE (company, name)`.
  public init<Row: Record>(
    _ type: Row.Type, _ name: String, added: [String] = [], defaults: [String: String] = [:], checksIDs: Bool = true,
    extras: [String: String] = [:], order: [String: String] = [:], columns: [String] = [], constraints: [String] = []
  ) {
    (self.name, self.added, self.order, self.columns, self.constraints) = (name, added, order, columns, constraints)
    self.defaults = defaults
    self.extras = extras.merging(["id": checksIDs ? "UNIQUE CHECK (length(id) = 16)" : "UNIQUE"]) { own, _ in own }
    members = ObjectSchema(of: Row.self).members.filter { !$0.isOptional }
  }

  /// The statement that makes the table in its first form.
  public var sql: String {
    var first = members.filter { !added.contains($0.name) }
    precondition(first.count + added.count == members.count, "each added column of \(name) is a member of the record")
    for (name, other) in order {
      guard let place = first.firstIndex(where: { $0.name == name }) else {
        preconditionFailure("\(self.name) has no member \(name)")
      }
      let member = first.remove(at: place)
      guard let behind = first.firstIndex(where: { $0.name == other }) else {
        preconditionFailure("\(self.name) has no member \(other)")
      }
      first.insert(member, at: behind + 1)
    }
    let lines = ["row INTEGER PRIMARY KEY"] + first.map(column) + columns + constraints
    return "CREATE TABLE {store}.\(name) (\n  \(lines.joined(separator: ",\n  "))\n) STRICT;"
  }

  /// Returns the statements that add the columns of members to an existing table.
  ///
  /// In the existing rows, an optional member is `nil`, a list is empty, and a number or a truth value is 0. A choice
  /// has the value that `defaults` names. No other kind of member can be added.
  public func adding(_ names: String...) -> String {
    names.map { name in
      guard added.contains(name), let member = members.first(where: { $0.name == name }) else {
        preconditionFailure("\(name) is not among the added members of \(self.name)")
      }
      return "ALTER TABLE {store}.\(self.name) ADD COLUMN \(column(of: member))\(initial(member));"
    }.joined(separator: "\n")
  }

  private func column(of member: ObjectSchema.Member) -> String {
    var (schema, isOptional) = (member.schema, false)
    if case .nullable(let inner) = schema { (schema, isOptional) = (inner, true) }
    let name = RecordTable.keywords.contains(member.name) ? "\"\(member.name)\"" : member.name
    return [name, RecordTable.type(of: schema), isOptional ? nil : "NOT NULL", extras[member.name]].compactMap(\.self)
      .joined(separator: " ")
  }

  private static func type(of schema: Schema) -> String {
    switch schema {
    case .boolean, .integer, .number: "INTEGER"
    case .text(let text): text.format == "uuid" ? "BLOB" : text.format == "date-time" ? "INTEGER" : "TEXT"
    case .nullable(let schema): type(of: schema)
    case .any, .choice, .list, .map, .reference, .oneOf, .anyResult: "TEXT"
    }
  }

  /// Returns the clause for the value that an added column has in existing rows.
  private func initial(_ member: ObjectSchema.Member) -> String {
    switch member.schema {
    case .nullable: return ""
    case .list: return " DEFAULT '[]'"
    case .choice(let names):
      guard let name = defaults[member.name], names.contains(name) else {
        preconditionFailure("the added choice \(member.name) of \(self.name) has no default")
      }
      return " DEFAULT '\(name)'"
    default:
      precondition(
        RecordTable.type(of: member.schema) == "INTEGER",
        "an added member is optional, a list, a number, a truth value, or a choice with a default")
      return " DEFAULT 0"
    }
  }

  /// The names of members that are keywords of SQL.
  private static let keywords: Set<String> = ["order", "from", "to", "transaction", "into"]
}
