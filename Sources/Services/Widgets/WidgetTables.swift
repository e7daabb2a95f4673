internal import Storage

/// The schema of the widgets' tables, in the store `device`. A released step is never edited: a change is a new step at
/// the end.
enum WidgetTables {
  private static let sql = """
    CREATE TABLE {store}.widget_places (
      -- What can't be taken away again must be sound.
      row INTEGER PRIMARY KEY CHECK (row > 0),
      id BLOB NOT NULL UNIQUE CHECK (length(id) = 16),
      name TEXT NOT NULL,
      -- The name's words as people type them, each behind a space.
      words TEXT NOT NULL,
      latitude INTEGER NOT NULL CHECK (latitude BETWEEN -90000000 AND 90000000),
      longitude INTEGER NOT NULL CHECK (longitude BETWEEN -180000000 AND 180000000),
      region TEXT,
      country TEXT,
      timeZone TEXT,
      createdAt INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX {store}.widget_places_name ON widget_places (name, latitude, longitude);
    -- A widget that was set up long ago names a place by its id: an id once given stands for the same place for ever.
    CREATE TRIGGER {store}.widget_places_keep BEFORE UPDATE ON widget_places
      BEGIN SELECT RAISE(ABORT, 'places are never changed'); END;
    CREATE TRIGGER {store}.widget_places_stay BEFORE DELETE ON widget_places
      BEGIN SELECT RAISE(ABORT, 'places are never deleted'); END;
    CREATE TRIGGER {store}.widget_places_once BEFORE INSERT ON widget_places
      WHEN EXISTS (SELECT 1 FROM widget_places WHERE id = NEW.id OR row = NEW.row)
      BEGIN SELECT RAISE(ABORT, 'places are never replaced'); END;
    CREATE TABLE {store}.widget_recents (
      -- Grows with each use: the highest was used last.
      row INTEGER PRIMARY KEY AUTOINCREMENT,
      place BLOB NOT NULL UNIQUE CHECK (length(place) = 16),
      usedAt INTEGER NOT NULL
    ) STRICT;
    CREATE TABLE {store}.pending_links (
      row INTEGER PRIMARY KEY AUTOINCREMENT,
      flag TEXT NOT NULL UNIQUE,
      at INTEGER NOT NULL
    ) STRICT;
    """

  /// Adds the table of details that became known after their places had been registered. It has only details that the
  /// registry lacks. A stored detail never changes.
  private static let factsSQL = """
    CREATE TABLE {store}.widget_place_facts (
      place BLOB NOT NULL PRIMARY KEY CHECK (length(place) = 16),
      region TEXT,
      country TEXT,
      timeZone TEXT,
      updatedAt INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    -- Names that people take for one another have the same words.
    CREATE INDEX {store}.widget_places_words ON widget_places (words, latitude, longitude);
    DROP INDEX {store}.widget_places_name;
    """

  /// Computes the words of all names again, by the folding that other texts use. The names themselves do not change.
  private static let foldingSQL = """
    DROP TRIGGER {store}.widget_places_keep;
    UPDATE {store}.widget_places SET words = folded_words(name);
    CREATE TRIGGER {store}.widget_places_keep BEFORE UPDATE ON widget_places
      BEGIN SELECT RAISE(ABORT, 'places are never changed'); END;
    """

  /// Stores the account of a place. If the data directory moves to another account, the places remain, but the other
  /// account does not see them.
  private static let accountsSQL = """
    DROP TRIGGER {store}.widget_places_keep;
    ALTER TABLE {store}.widget_places ADD COLUMN account BLOB CHECK (length(account) = 16);
    CREATE TRIGGER {store}.widget_places_keep
      BEFORE UPDATE OF row, id, name, words, latitude, longitude, region, country, timeZone, createdAt ON widget_places
      BEGIN SELECT RAISE(ABORT, 'places are never changed'); END;
    """

  /// Allows several waiting links with the same flag, if their addresses differ. So each share link waits on its own.
  private static let linksSQL = """
    ALTER TABLE {store}.pending_links RENAME TO pending_links_before;
    CREATE TABLE {store}.pending_links (
      row INTEGER PRIMARY KEY AUTOINCREMENT,
      flag TEXT NOT NULL,
      at INTEGER NOT NULL,
      -- Empty where the flag says it all.
      url TEXT NOT NULL DEFAULT '',
      UNIQUE (flag, url)
    ) STRICT;
    INSERT INTO {store}.pending_links (row, flag, at) SELECT row, flag, at FROM {store}.pending_links_before;
    DROP TABLE {store}.pending_links_before;
    """

  /// The tables of the services `widgets` and `links`.
  static let schema = ServiceSchema(steps: [
    .init("widgets.tables", in: .device, sql), .init("widgets.facts", in: .device, factsSQL),
    .init("widgets.folding", in: .device, foldingSQL), .init("widgets.accounts", in: .device, accountsSQL),
    .init("widgets.links", in: .device, linksSQL),
  ])
}
