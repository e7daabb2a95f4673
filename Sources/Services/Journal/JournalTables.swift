internal import Storage

/// The schema of the tables of the journal. Only the account's own store, `private`, has them. A released step is never
/// edited: a change is a new step at the end.
enum JournalTables {
  static let schema = ServiceSchema(
    steps: [
      .init("journal.beans", in: .private, beans),
      .init(
        "journal.beans.figures", in: .private,
        beansTable.adding(
          "origins", "openedAt", "frozenAt", "thawedAt", "bestBefore", "weight", "withdrawn", "price", "rating",
          "finished")),
      .init("journal.equipment", in: .private, equipment), .init("journal.brews", in: .private, brews),
      .init("journal.brewFacts", in: .private, facts), .init("journal.tastings", in: .private, tastings),
      .init("journal.recipes", in: .private, recipes), .init("journal.incompleteBrews", in: .private, incompleteBrews),
    ])

  private static let beansTable = RecordTable(
    Bean.self, "beans",
    added: [
      "origins", "openedAt", "frozenAt", "thawedAt", "bestBefore", "weight", "withdrawn", "price", "rating", "finished",
    ],
    order: ["flavours": "barcode"])
  private static let equipmentTable = RecordTable(Equipment.self, "equipment")
  private static let brewsTable = RecordTable(Brew.self, "brews")
  private static let tastingsTable = RecordTable(Tasting.self, "tastings", order: ["at": "bean"])
  private static let recipesTable = RecordTable(Recipe.self, "recipes")

  private static let beans = """
    \(beansTable.sql)
    \(TextIndex.tables(of: "beans"))
    """

  private static let equipment = """
    \(equipmentTable.sql)
    CREATE INDEX {store}.equipment_default ON equipment (kind, id) WHERE isDefault = 1;
    \(TextIndex.tables(of: "equipment"))
    """

  private static let brews = """
    \(brewsTable.sql)
    \(TextIndex.tables(of: "brews"))
    """

  /// Tables that are computed from brews. `brew_facts` contains the members of brews that lists and figures read, in
  /// few bytes. An empty text stands for missing beans or a missing method, so that the indexes contain these brews as
  /// well. `bean_use` contains sums of the brews of each bean. `brew_pieces` contains the equipment of brews, including
  /// grinders.
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

  /// A migration that marks brews as drafts if a merge has removed a member that a brew needs. The sums of each bean's
  /// brews are then computed again.
  private static let incompleteBrews = """
    UPDATE {store}.brew_facts SET draft = 1 WHERE draft = 0 AND (bean = x'' OR method = '' OR dose IS NULL);
    DELETE FROM {store}.bean_use;
    INSERT INTO {store}.bean_use (bean, brews, dose, rated, ratings)
      SELECT bean, count(*), sum(dose), count(rating), coalesce(sum(rating), 0) FROM {store}.brew_facts WHERE draft = 0 GROUP BY bean;
    """

  private static let tastings = """
    \(tastingsTable.sql)
    CREATE INDEX {store}.tastings_at ON tastings (at, id);
    CREATE INDEX {store}.tastings_brew ON tastings (brew, at, id) WHERE brew IS NOT NULL;
    CREATE INDEX {store}.tastings_bean ON tastings (bean, at, id) WHERE bean IS NOT NULL;
    \(TextIndex.tables(of: "tastings"))
    """

  private static let recipes = """
    \(recipesTable.sql)
    CREATE INDEX {store}.recipes_bean ON recipes (bean) WHERE bean IS NOT NULL;
    """
}
