-- device.sqlite
CREATE TABLE settings (
  name TEXT NOT NULL PRIMARY KEY,
  value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE idempotency_keys (
  key TEXT NOT NULL,
  actor BLOB NOT NULL,
  company BLOB,
  request TEXT NOT NULL,
  result TEXT NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (key, actor)
) STRICT, WITHOUT ROWID;
CREATE INDEX idempotency_keys_company ON idempotency_keys (company) WHERE company IS NOT NULL;
CREATE INDEX idempotency_keys_at ON idempotency_keys (at);

-- private.sqlite
CREATE TABLE changes (
  seq INTEGER PRIMARY KEY,
  company BLOB NOT NULL,
  entity TEXT NOT NULL,
  record BLOB NOT NULL,
  action INTEGER NOT NULL,
  version INTEGER NOT NULL,
  fields TEXT,
  actor BLOB NOT NULL,
  at INTEGER NOT NULL
) STRICT;
CREATE TABLE companies (
  -- Row numbers of items hold this number in their upper bits; beyond it they would overflow.
  row INTEGER PRIMARY KEY CHECK (row BETWEEN 1 AND 8388607),
  id BLOB NOT NULL UNIQUE CHECK (length(id) = 16),
  name TEXT NOT NULL,
  version INTEGER NOT NULL CHECK (version > 0),
  createdAt INTEGER NOT NULL,
  updatedAt INTEGER NOT NULL
) STRICT;
CREATE TABLE access_records (
  id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16),
  company BLOB NOT NULL CHECK (length(company) = 16),
  user BLOB NOT NULL CHECK (length(user) = 16),
  isOwner INTEGER NOT NULL CHECK (isOwner IN (0, 1)),
  deptMask INTEGER NOT NULL CHECK (deptMask BETWEEN 0 AND 9007199254740991),
  managerMask INTEGER NOT NULL CHECK (managerMask BETWEEN 0 AND 9007199254740991),
  version INTEGER NOT NULL CHECK (version > 0),
  UNIQUE (company, user)
) STRICT, WITHOUT ROWID;
CREATE TABLE items (
  row INTEGER PRIMARY KEY,
  id BLOB NOT NULL UNIQUE CHECK (length(id) = 16),
  company BLOB NOT NULL,
  sku TEXT NOT NULL,
  name TEXT NOT NULL,
  unit TEXT NOT NULL,
  category TEXT,
  tags TEXT NOT NULL,
  barcodes TEXT NOT NULL,
  manufacturer TEXT,
  minStock INTEGER,
  cost TEXT,
  condition TEXT,
  custom TEXT NOT NULL,
  archived INTEGER NOT NULL,
  version INTEGER NOT NULL,
  createdAt INTEGER NOT NULL,
  updatedAt INTEGER NOT NULL,
  UNIQUE (company, sku)
) STRICT;
CREATE INDEX items_archived ON items (row) WHERE archived = 1;
CREATE VIRTUAL TABLE items_text USING fts5 (
  sku, name, category, tags, barcodes, manufacturer,
  tokenize = 'unicode61 remove_diacritics 2'
);
CREATE TABLE items_text_state (
  company INTEGER PRIMARY KEY,
  indexed INTEGER NOT NULL
) STRICT;
CREATE TABLE idempotency_keys (
  key TEXT NOT NULL,
  actor BLOB NOT NULL,
  company BLOB,
  request TEXT NOT NULL,
  result TEXT NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (key, actor)
) STRICT, WITHOUT ROWID;
CREATE INDEX idempotency_keys_company ON idempotency_keys (company) WHERE company IS NOT NULL;
CREATE INDEX idempotency_keys_at ON idempotency_keys (at);
CREATE TABLE changes_state (
  only INTEGER PRIMARY KEY CHECK (only = 1),
  floor INTEGER NOT NULL
) STRICT;

-- shared.sqlite
CREATE TABLE changes (
  seq INTEGER PRIMARY KEY,
  company BLOB NOT NULL,
  entity TEXT NOT NULL,
  record BLOB NOT NULL,
  action INTEGER NOT NULL,
  version INTEGER NOT NULL,
  fields TEXT,
  actor BLOB NOT NULL,
  at INTEGER NOT NULL
) STRICT;
CREATE TABLE companies (
  -- Row numbers of items hold this number in their upper bits; beyond it they would overflow.
  row INTEGER PRIMARY KEY CHECK (row BETWEEN 1 AND 8388607),
  id BLOB NOT NULL UNIQUE CHECK (length(id) = 16),
  name TEXT NOT NULL,
  version INTEGER NOT NULL CHECK (version > 0),
  createdAt INTEGER NOT NULL,
  updatedAt INTEGER NOT NULL
) STRICT;
CREATE TABLE access_records (
  id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16),
  company BLOB NOT NULL CHECK (length(company) = 16),
  user BLOB NOT NULL CHECK (length(user) = 16),
  isOwner INTEGER NOT NULL CHECK (isOwner IN (0, 1)),
  deptMask INTEGER NOT NULL CHECK (deptMask BETWEEN 0 AND 9007199254740991),
  managerMask INTEGER NOT NULL CHECK (managerMask BETWEEN 0 AND 9007199254740991),
  version INTEGER NOT NULL CHECK (version > 0),
  UNIQUE (company, user)
) STRICT, WITHOUT ROWID;
CREATE TABLE items (
  row INTEGER PRIMARY KEY,
  id BLOB NOT NULL UNIQUE CHECK (length(id) = 16),
  company BLOB NOT NULL,
  sku TEXT NOT NULL,
  name TEXT NOT NULL,
  unit TEXT NOT NULL,
  category TEXT,
  tags TEXT NOT NULL,
  barcodes TEXT NOT NULL,
  manufacturer TEXT,
  minStock INTEGER,
  cost TEXT,
  condition TEXT,
  custom TEXT NOT NULL,
  archived INTEGER NOT NULL,
  version INTEGER NOT NULL,
  createdAt INTEGER NOT NULL,
  updatedAt INTEGER NOT NULL,
  UNIQUE (company, sku)
) STRICT;
CREATE INDEX items_archived ON items (row) WHERE archived = 1;
CREATE VIRTUAL TABLE items_text USING fts5 (
  sku, name, category, tags, barcodes, manufacturer,
  tokenize = 'unicode61 remove_diacritics 2'
);
CREATE TABLE items_text_state (
  company INTEGER PRIMARY KEY,
  indexed INTEGER NOT NULL
) STRICT;
CREATE TABLE idempotency_keys (
  key TEXT NOT NULL,
  actor BLOB NOT NULL,
  company BLOB,
  request TEXT NOT NULL,
  result TEXT NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (key, actor)
) STRICT, WITHOUT ROWID;
CREATE INDEX idempotency_keys_company ON idempotency_keys (company) WHERE company IS NOT NULL;
CREATE INDEX idempotency_keys_at ON idempotency_keys (at);
CREATE TABLE changes_state (
  only INTEGER PRIMARY KEY CHECK (only = 1),
  floor INTEGER NOT NULL
) STRICT;

