internal import Storage

/// The schema of the journal's tables, in the account's own store.
enum JournalTables {
  static let schema = ServiceSchema(
    steps: [
      .init("journal.beans", in: .private, beans), .init("journal.beans.figures", in: .private, moreOfBeans),
      .init("journal.equipment", in: .private, equipment), .init("journal.brews", in: .private, brews),
      .init("journal.brewFacts", in: .private, facts), .init("journal.tastings", in: .private, tastings),
      .init("journal.recipes", in: .private, recipes), .init("journal.incompleteBrews", in: .private, incompleteBrews),
    ])

  /// The last columns of every table of records.
  private static let common = "version INTEGER NOT NULL, createdAt INTEGER NOT NULL, updatedAt INTEGER NOT NULL"

  private static let beans = """
    CREATE TABLE {store}.beans (
      row INTEGER PRIMARY KEY,
      id BLOB NOT NULL UNIQUE CHECK (length(id) = 16),
      name TEXT NOT NULL,
      roaster TEXT,
      roastLevel TEXT,
      process TEXT,
      decaf INTEGER NOT NULL,
      roastDate TEXT,
      note TEXT,
      url TEXT,
      barcode TEXT,
      flavours TEXT NOT NULL,
      favourite INTEGER NOT NULL,
      archived INTEGER NOT NULL,
      version INTEGER NOT NULL,
      createdAt INTEGER NOT NULL,
      updatedAt INTEGER NOT NULL
    ) STRICT;
    \(text("beans"))
    """

  private static let moreOfBeans = [
    "origins TEXT NOT NULL DEFAULT '[]'", "openedAt TEXT", "frozenAt TEXT", "thawedAt TEXT", "bestBefore TEXT", "weight INTEGER",
    "withdrawn INTEGER NOT NULL DEFAULT 0", "price TEXT", "rating INTEGER", "finished INTEGER NOT NULL DEFAULT 0",
  ].map { "ALTER TABLE {store}.beans ADD COLUMN \($0);" }.joined(separator: "\n")

  private static let equipment = """
    CREATE TABLE {store}.equipment (
      row INTEGER PRIMARY KEY, id BLOB NOT NULL UNIQUE CHECK (length(id) = 16),
      kind TEXT NOT NULL, name TEXT NOT NULL, brand TEXT, model TEXT, boughtAt TEXT, price TEXT, setting TEXT, method TEXT, note TEXT,
      favourite INTEGER NOT NULL, archived INTEGER NOT NULL, isDefault INTEGER NOT NULL, \(common)
    ) STRICT;
    CREATE INDEX {store}.equipment_default ON equipment (kind, id) WHERE isDefault = 1;
    \(text("equipment"))
    """

  private static let brews = """
    CREATE TABLE {store}.brews (
      row INTEGER PRIMARY KEY, id BLOB NOT NULL UNIQUE CHECK (length(id) = 16),
      at INTEGER NOT NULL, bean BLOB, method TEXT, dose INTEGER, water INTEGER, yield INTEGER, grinder BLOB, grindSetting INTEGER,
      temperature INTEGER, time INTEGER, bloomWater INTEGER, bloomTime INTEGER, pressure INTEGER, pours TEXT NOT NULL, tds INTEGER,
      equipment TEXT NOT NULL, place TEXT, rating INTEGER, note TEXT, recipe BLOB,
      favourite INTEGER NOT NULL, archived INTEGER NOT NULL, draft INTEGER NOT NULL, \(common)
    ) STRICT;
    \(text("brews"))
    """

  /// `brew_facts` has the members of brews that figures and lists read, in few bytes, and `bean_use` the sums of the brews of each bean.
  /// An empty bean or method means none, so that their order has no gap. `brew_pieces` has the equipment of brews, including grinders.
  private static let facts = """
    CREATE TABLE {store}.brew_facts (
      brew BLOB NOT NULL PRIMARY KEY, at INTEGER NOT NULL, bean BLOB NOT NULL, method TEXT NOT NULL, grinder BLOB, recipe BLOB,
      draft INTEGER NOT NULL, archived INTEGER NOT NULL, favourite INTEGER NOT NULL, dose INTEGER, water INTEGER, rating INTEGER,
      time INTEGER, temperature INTEGER, grindSetting INTEGER, ratio INTEGER, extraction INTEGER
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX {store}.brew_facts_at ON brew_facts (at, brew);
    CREATE INDEX {store}.brew_facts_bean ON brew_facts (bean, at, brew);
    CREATE INDEX {store}.brew_facts_method ON brew_facts (method, at, brew);
    CREATE TABLE {store}.bean_use (
      bean BLOB NOT NULL PRIMARY KEY, brews INTEGER NOT NULL, dose INTEGER NOT NULL, rated INTEGER NOT NULL, ratings INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE {store}.brew_pieces (piece BLOB NOT NULL, brew BLOB NOT NULL, PRIMARY KEY (piece, brew)) STRICT, WITHOUT ROWID;
    """

  /// Brews that have lost a needed member in a merge count as drafts.
  private static let incompleteBrews = """
    UPDATE {store}.brew_facts SET draft = 1 WHERE draft = 0 AND (bean = x'' OR method = '' OR dose IS NULL);
    DELETE FROM {store}.bean_use;
    INSERT INTO {store}.bean_use (bean, brews, dose, rated, ratings)
      SELECT bean, count(*), sum(dose), count(rating), coalesce(sum(rating), 0) FROM {store}.brew_facts WHERE draft = 0 GROUP BY bean;
    """

  private static let tastings = """
    CREATE TABLE {store}.tastings (
      row INTEGER PRIMARY KEY, id BLOB NOT NULL UNIQUE CHECK (length(id) = 16),
      brew BLOB, bean BLOB, at INTEGER NOT NULL, text TEXT, descriptors TEXT NOT NULL, bodyDescription TEXT, scores TEXT, source TEXT NOT NULL,
      \(common)
    ) STRICT;
    CREATE INDEX {store}.tastings_at ON tastings (at, id);
    CREATE INDEX {store}.tastings_brew ON tastings (brew, at, id) WHERE brew IS NOT NULL;
    CREATE INDEX {store}.tastings_bean ON tastings (bean, at, id) WHERE bean IS NOT NULL;
    \(text("tastings"))
    """

  private static let recipes = """
    CREATE TABLE {store}.recipes (
      row INTEGER PRIMARY KEY, id BLOB NOT NULL UNIQUE CHECK (length(id) = 16),
      name TEXT NOT NULL, method TEXT NOT NULL, dose INTEGER, water INTEGER, yield INTEGER, temperature INTEGER, grindSetting INTEGER,
      bean BLOB, steps TEXT NOT NULL, note TEXT, favourite INTEGER NOT NULL, archived INTEGER NOT NULL, \(common)
    ) STRICT;
    CREATE INDEX {store}.recipes_bean ON recipes (bean) WHERE bean IS NOT NULL;
    """

  /// The full-text index of a table.
  private static func text(_ table: String) -> String {
    """
    CREATE VIRTUAL TABLE {store}.\(table)_text USING fts5 (content, tokenize = 'terms', detail = none, columnsize = 0);
    INSERT INTO {store}.\(table)_text (\(table)_text, rank) VALUES ('automerge', 0);
    CREATE TABLE {store}.\(table)_text_state (company INTEGER PRIMARY KEY, indexed INTEGER NOT NULL) STRICT;
    """
  }
}
