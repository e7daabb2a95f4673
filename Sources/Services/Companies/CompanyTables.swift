internal import Storage

/// The schema of the companies' table, in both stores of companies. A released step is never edited: a change is a new
/// step at the end.
enum CompanyTables {
  private static let sql = """
    CREATE TABLE {store}.companies (
      -- Row numbers of items hold this number in their upper bits; beyond it they would overflow.
      row INTEGER PRIMARY KEY CHECK (row BETWEEN 1 AND 8388607),
      id BLOB NOT NULL UNIQUE CHECK (length(id) = 16),
      name TEXT NOT NULL,
      version INTEGER NOT NULL CHECK (version > 0),
      createdAt INTEGER NOT NULL,
      updatedAt INTEGER NOT NULL,
    \((details + [tierSource, kind] + facts).map { "  \($0)" }.joined(separator: ",\n"))
    ) STRICT;
    """

  /// The columns that the first stores did not have.
  private static let details = [
    "legalName TEXT",
    "address TEXT",
    "currency TEXT",
    "timeZone TEXT",
    "logo TEXT",
    "departments TEXT NOT NULL DEFAULT '[]'",
    #"settings TEXT NOT NULL DEFAULT '{"allowNegativeStock":false,"orderNumberFormat":"{number}","sessionHours":12}'"#,
    "archived INTEGER NOT NULL DEFAULT 0",
    "tier TEXT NOT NULL DEFAULT 'free'",
  ]

  /// The columns that were added to stores later.
  private static let kind = "kind TEXT NOT NULL DEFAULT 'business'"
  private static let tierSource = "tierSource TEXT NOT NULL DEFAULT 'manual'"

  /// The columns of the company's details on its invoices.
  private static let facts = ["taxId TEXT", "registration TEXT", "bank TEXT", "paymentTerms TEXT"]

  /// The table of companies in the first stores.
  private static let firstSQL = """
    CREATE TABLE {store}.companies (
      -- Row numbers of items hold this number in their upper bits; beyond it they would overflow.
      row INTEGER PRIMARY KEY CHECK (row BETWEEN 1 AND 8388607),
      id BLOB NOT NULL UNIQUE CHECK (length(id) = 16),
      name TEXT NOT NULL,
      version INTEGER NOT NULL CHECK (version > 0),
      createdAt INTEGER NOT NULL,
      updatedAt INTEGER NOT NULL
    ) STRICT;
    """

  /// Adds the columns of the company's details to an older store.
  private static let detailsSQL = details.map { "ALTER TABLE {store}.companies ADD COLUMN \($0);" }.joined(
    separator: "\n")

  /// Adds the columns of the company's details on its invoices.
  private static let factsSQL = facts.map { "ALTER TABLE {store}.companies ADD COLUMN \($0);" }.joined(
    separator: "\n")

  /// Adds the column of the tier's source.
  private static let tierSourceSQL = "ALTER TABLE {store}.companies ADD COLUMN \(tierSource);"

  /// Adds the column of the company's kind. An index ensures that the account has only one personal company.
  private static let kindSQL = "ALTER TABLE {store}.companies ADD COLUMN \(kind);\n\(onePersonal)"
  private static let onePersonal =
    "CREATE UNIQUE INDEX {store}.companies_personal ON companies (kind) WHERE kind = 'personal';"

  static let schema = ServiceSchema(
    tables: [.init(in: .companies, sql), .init(in: .companies, onePersonal)],
    steps: [
      .init("companies.table", in: .companies, firstSQL), .init("companies.details", in: .companies, detailsSQL),
      .init("companies.tierSource", in: .companies, tierSourceSQL),
      .init("companies.kind", in: .companies, kindSQL), .init("companies.facts", in: .companies, factsSQL),
    ])
}
