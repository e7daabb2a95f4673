internal import SQLite

/// The SQL that creates the tables of the public database. They are created only when records are published for the
/// first time. Until then, older programs, which do not know these tables, can use the file.
enum PublicTables {
  static let sql = """
    CREATE TABLE IF NOT EXISTS public_types (
      number INTEGER PRIMARY KEY,
      name TEXT NOT NULL UNIQUE,
      -- The number of times that records of the type were published. Cursors contain this number.
      state INTEGER NOT NULL DEFAULT 0
    ) STRICT;
    CREATE TABLE IF NOT EXISTS public_records (
      type INTEGER NOT NULL REFERENCES public_types,
      name TEXT NOT NULL,
      -- The fields as JSON.
      fields TEXT NOT NULL,
      -- The state of the type when the record was last saved.
      tag INTEGER NOT NULL,
      createdAt INTEGER NOT NULL,
      modifiedAt INTEGER NOT NULL,
      PRIMARY KEY (type, name)
    ) STRICT, WITHOUT ROWID;
    -- The index of the values of fields. The keys of one kind sort in the order of the values.
    CREATE TABLE IF NOT EXISTS public_values (
      type INTEGER NOT NULL REFERENCES public_types,
      field TEXT NOT NULL,
      key TEXT NOT NULL,
      name TEXT NOT NULL,
      PRIMARY KEY (type, field, key, name)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX IF NOT EXISTS public_values_name ON public_values (type, name);
    """
}

/// The prepared SQL statements for the tables of the public database.
struct PublicStatements {
  let type: Statement
  let records: Statement
  let span: Statement
  let names: Statement
  let makeType: Statement
  let countState: Statement
  let save: Statement
  let delete: Statement
  let index: Statement
  let forgetKeys: Statement

  init(_ connection: Connection) throws(SQLiteError) {
    type = try connection.statement("SELECT number, state FROM public_types WHERE name = ?")
    records = try connection.statement(
      "SELECT '', name, fields, tag, createdAt, modifiedAt FROM public_records WHERE type = ? AND name > ? ORDER BY name LIMIT ?"
    )
    span = try connection.statement(
      """
      SELECT v.key, r.name, r.fields, r.tag, r.createdAt, r.modifiedAt
      FROM public_values AS v CROSS JOIN public_records AS r ON r.type = v.type AND r.name = v.name
      WHERE v.type = ?1 AND v.field = ?2 AND (v.key, v.name) > (?3, ?4) AND v.key <= ?5 ORDER BY v.key, v.name LIMIT ?6
      """)
    names = try connection.statement("SELECT name, fields FROM public_records WHERE type = ?")
    makeType = try connection.statement("INSERT INTO public_types (name) VALUES (?)")
    countState = try connection.statement("UPDATE public_types SET state = state + 1 WHERE number = ?")
    save = try connection.statement(
      """
      INSERT INTO public_records (type, name, fields, tag, createdAt, modifiedAt) VALUES (?1, ?2, ?3, ?4, ?5, ?5)
      ON CONFLICT (type, name) DO UPDATE SET fields = excluded.fields, tag = excluded.tag, modifiedAt = excluded.modifiedAt
      """)
    delete = try connection.statement("DELETE FROM public_records WHERE type = ? AND name = ?")
    index = try connection.statement("INSERT INTO public_values (type, field, key, name) VALUES (?, ?, ?, ?)")
    forgetKeys = try connection.statement("DELETE FROM public_values WHERE type = ? AND name = ?")
  }
}
