-- device.sqlite
CREATE TABLE migrations (name TEXT NOT NULL PRIMARY KEY) STRICT, WITHOUT ROWID;
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
  audience INTEGER NOT NULL DEFAULT -1,
  PRIMARY KEY (key, actor)
) STRICT, WITHOUT ROWID;
CREATE INDEX idempotency_keys_company ON idempotency_keys (company) WHERE company IS NOT NULL;
CREATE INDEX idempotency_keys_at ON idempotency_keys (at);
CREATE TABLE idempotency_size (
  only INTEGER PRIMARY KEY CHECK (only = 1),
  keys INTEGER NOT NULL,
  bytes INTEGER NOT NULL
) STRICT;
CREATE TRIGGER idempotency_keys_more AFTER INSERT ON idempotency_keys BEGIN
  UPDATE idempotency_size SET keys = keys + 1, bytes = bytes + 100 + 2 * length(CAST(new.key AS BLOB)) + length(CAST(new.request AS BLOB)) + length(CAST(new.result AS BLOB));
END;
CREATE TRIGGER idempotency_keys_less AFTER DELETE ON idempotency_keys BEGIN
  UPDATE idempotency_size SET keys = keys - 1, bytes = bytes - (100 + 2 * length(CAST(old.key AS BLOB)) + length(CAST(old.request AS BLOB)) + length(CAST(old.result AS BLOB)));
END;
CREATE TABLE unfinished_writes (
  key TEXT NOT NULL,
  actor BLOB NOT NULL,
  part INTEGER NOT NULL,
  done TEXT NOT NULL,
  PRIMARY KEY (key, actor, part),
  FOREIGN KEY (key, actor) REFERENCES idempotency_keys (key, actor) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
CREATE TABLE changes (
  seq INTEGER PRIMARY KEY,
  company BLOB NOT NULL,
  entity TEXT NOT NULL,
  record BLOB NOT NULL,
  action INTEGER NOT NULL,
  version INTEGER NOT NULL,
  fields TEXT,
  actor BLOB NOT NULL,
  at INTEGER NOT NULL,
  old TEXT,
  new TEXT,
  origin INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE TABLE changes_state (
  only INTEGER PRIMARY KEY CHECK (only = 1),
  floor INTEGER NOT NULL
) STRICT;
CREATE TABLE renewals (
  -- The service, a dot, and its own name.
  name TEXT NOT NULL PRIMARY KEY,
  -- How often in a row nothing newer came.
  tries INTEGER NOT NULL,
  askedAt INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE weather_cache (
  row INTEGER PRIMARY KEY,
  kind TEXT NOT NULL,
  latitude INTEGER NOT NULL,
  longitude INTEGER NOT NULL,
  answer TEXT NOT NULL,
  fetchedAt INTEGER NOT NULL, failure TEXT,
  UNIQUE (kind, latitude, longitude)
) STRICT;
CREATE TABLE geocodes (
  row INTEGER PRIMARY KEY,
  latitude INTEGER NOT NULL,
  longitude INTEGER NOT NULL,
  answer TEXT NOT NULL,
  UNIQUE (latitude, longitude)
) STRICT;
CREATE TABLE signed_headers (
  row INTEGER PRIMARY KEY,
  text TEXT NOT NULL UNIQUE
) STRICT;
CREATE TABLE entitlement_documents (
  row INTEGER PRIMARY KEY,
  -- The empty text stands for a name that a document lacks.
  environment TEXT NOT NULL,
  kind TEXT NOT NULL,
  id TEXT NOT NULL,
  originalTransactionId TEXT,
  productId TEXT,
  signedDate INTEGER NOT NULL,
  receivedAt INTEGER NOT NULL,
  header INTEGER NOT NULL REFERENCES signed_headers,
  -- What stands behind the header and its point.
  signed TEXT NOT NULL,
  UNIQUE (environment, kind, id)
) STRICT;
CREATE INDEX entitlement_documents_order ON entitlement_documents (signedDate DESC, environment, kind, id);
CREATE TABLE purchase_intents (
  row INTEGER PRIMARY KEY AUTOINCREMENT,
  id BLOB NOT NULL UNIQUE CHECK (length(id) = 16),
  productId TEXT NOT NULL,
  offerId TEXT,
  receivedAt INTEGER NOT NULL
) STRICT;
CREATE TABLE sqlite_sequence(name,seq);
CREATE TABLE store_products (
  row INTEGER PRIMARY KEY CHECK (row = 1),
  content TEXT NOT NULL,
  fetchedAt INTEGER NOT NULL
) STRICT;
CREATE TABLE store_purchases (
  row INTEGER PRIMARY KEY AUTOINCREMENT,
  id BLOB NOT NULL UNIQUE CHECK (length(id) = 16),
  productId TEXT NOT NULL,
  offerId TEXT,
  startedAt INTEGER NOT NULL,
  -- Not there as long as the host has not answered.
  state TEXT,
  outcomes TEXT
) STRICT;
CREATE INDEX store_purchases_open ON store_purchases (productId, offerId) WHERE state IS NULL;
CREATE TABLE secrets (
  name TEXT NOT NULL PRIMARY KEY,
  value TEXT
) STRICT, WITHOUT ROWID;
CREATE TABLE telemetry_events (
  row INTEGER PRIMARY KEY,
  event TEXT NOT NULL
) STRICT;
CREATE TABLE content_types (
  type TEXT NOT NULL PRIMARY KEY,
  -- Which records the device fetches, as JSON.
  filter TEXT NOT NULL,
  -- NULL for a type that was never fetched.
  fetchedAt INTEGER,
  -- Why nothing newer was fetched, as JSON; NULL if the last fetch did not fail.
  failure TEXT,
  records INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE content_records (
  type TEXT NOT NULL,
  id TEXT NOT NULL,
  -- As containers have them, as JSON.
  fields TEXT NOT NULL,
  tag TEXT,
  createdAt INTEGER,
  modifiedAt INTEGER,
  PRIMARY KEY (type, id)
) STRICT, WITHOUT ROWID;
CREATE TABLE remote_documents (
  name TEXT NOT NULL PRIMARY KEY,
  text TEXT NOT NULL,
  fetchedAt INTEGER NOT NULL
, origin TEXT NOT NULL DEFAULT 'host') STRICT;
CREATE TABLE promotion_dismissals (
  promotion TEXT NOT NULL PRIMARY KEY,
  dismissedAt INTEGER NOT NULL,
  until INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE update_delays (
  row INTEGER PRIMARY KEY,
  version TEXT NOT NULL UNIQUE,
  until INTEGER NOT NULL
) STRICT;
CREATE TABLE widget_places (
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
, account BLOB CHECK (length(account) = 16)) STRICT;
CREATE TRIGGER widget_places_stay BEFORE DELETE ON widget_places
  BEGIN SELECT RAISE(ABORT, 'places are never deleted'); END;
CREATE TRIGGER widget_places_once BEFORE INSERT ON widget_places
  WHEN EXISTS (SELECT 1 FROM widget_places WHERE id = NEW.id OR row = NEW.row)
  BEGIN SELECT RAISE(ABORT, 'places are never replaced'); END;
CREATE TABLE widget_recents (
  -- Grows with each use: the highest was used last.
  row INTEGER PRIMARY KEY AUTOINCREMENT,
  place BLOB NOT NULL UNIQUE CHECK (length(place) = 16),
  usedAt INTEGER NOT NULL
) STRICT;
CREATE TABLE widget_place_facts (
  place BLOB NOT NULL PRIMARY KEY CHECK (length(place) = 16),
  region TEXT,
  country TEXT,
  timeZone TEXT,
  updatedAt INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX widget_places_words ON widget_places (words, latitude, longitude);
CREATE TRIGGER widget_places_keep
  BEFORE UPDATE OF row, id, name, words, latitude, longitude, region, country, timeZone, createdAt ON widget_places
  BEGIN SELECT RAISE(ABORT, 'places are never changed'); END;
CREATE TABLE pending_links (
  row INTEGER PRIMARY KEY AUTOINCREMENT,
  flag TEXT NOT NULL,
  at INTEGER NOT NULL,
  -- Empty where the flag says it all.
  url TEXT NOT NULL DEFAULT '',
  UNIQUE (flag, url)
) STRICT;
CREATE TABLE app_group_values (
  name TEXT NOT NULL PRIMARY KEY,
  value TEXT NOT NULL,
  updatedAt INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- private.sqlite
CREATE TABLE migrations (name TEXT NOT NULL PRIMARY KEY) STRICT, WITHOUT ROWID;
CREATE TABLE settings (
  name TEXT NOT NULL PRIMARY KEY,
  value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE account (
  id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16)
) STRICT, WITHOUT ROWID;
CREATE TABLE idempotency_keys (
  key TEXT NOT NULL,
  actor BLOB NOT NULL,
  company BLOB,
  request TEXT NOT NULL,
  result TEXT NOT NULL,
  at INTEGER NOT NULL,
  audience INTEGER NOT NULL DEFAULT -1,
  PRIMARY KEY (key, actor)
) STRICT, WITHOUT ROWID;
CREATE INDEX idempotency_keys_company ON idempotency_keys (company) WHERE company IS NOT NULL;
CREATE INDEX idempotency_keys_at ON idempotency_keys (at);
CREATE TABLE idempotency_size (
  only INTEGER PRIMARY KEY CHECK (only = 1),
  keys INTEGER NOT NULL,
  bytes INTEGER NOT NULL
) STRICT;
CREATE TRIGGER idempotency_keys_more AFTER INSERT ON idempotency_keys BEGIN
  UPDATE idempotency_size SET keys = keys + 1, bytes = bytes + 100 + 2 * length(CAST(new.key AS BLOB)) + length(CAST(new.request AS BLOB)) + length(CAST(new.result AS BLOB));
END;
CREATE TRIGGER idempotency_keys_less AFTER DELETE ON idempotency_keys BEGIN
  UPDATE idempotency_size SET keys = keys - 1, bytes = bytes - (100 + 2 * length(CAST(old.key AS BLOB)) + length(CAST(old.request AS BLOB)) + length(CAST(old.result AS BLOB)));
END;
CREATE TABLE unfinished_writes (
  key TEXT NOT NULL,
  actor BLOB NOT NULL,
  part INTEGER NOT NULL,
  done TEXT NOT NULL,
  PRIMARY KEY (key, actor, part),
  FOREIGN KEY (key, actor) REFERENCES idempotency_keys (key, actor) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
CREATE TABLE changes (
  seq INTEGER PRIMARY KEY,
  company BLOB NOT NULL,
  entity TEXT NOT NULL,
  record BLOB NOT NULL,
  action INTEGER NOT NULL,
  version INTEGER NOT NULL,
  fields TEXT,
  actor BLOB NOT NULL,
  at INTEGER NOT NULL,
  old TEXT,
  new TEXT,
  origin INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE TABLE changes_state (
  only INTEGER PRIMARY KEY CHECK (only = 1),
  floor INTEGER NOT NULL
) STRICT;
CREATE INDEX changes_record ON changes (record) WHERE action <> 1;
CREATE TABLE changes_breaks (
  seq INTEGER PRIMARY KEY
) STRICT;
CREATE TABLE companies (
  -- Row numbers of items hold this number in their upper bits; beyond it they would overflow.
  row INTEGER PRIMARY KEY CHECK (row BETWEEN 1 AND 8388607),
  id BLOB NOT NULL UNIQUE CHECK (length(id) = 16),
  name TEXT NOT NULL,
  version INTEGER NOT NULL CHECK (version > 0),
  createdAt INTEGER NOT NULL,
  updatedAt INTEGER NOT NULL,
  legalName TEXT,
  address TEXT,
  currency TEXT,
  timeZone TEXT,
  logo TEXT,
  departments TEXT NOT NULL DEFAULT '[]',
  settings TEXT NOT NULL DEFAULT '{"allowNegativeStock":false,"orderNumberFormat":"{number}","sessionHours":12}',
  archived INTEGER NOT NULL DEFAULT 0,
  tier TEXT NOT NULL DEFAULT 'free',
  tierSource TEXT NOT NULL DEFAULT 'manual',
  kind TEXT NOT NULL DEFAULT 'business',
  taxId TEXT,
  registration TEXT,
  bank TEXT,
  paymentTerms TEXT
) STRICT;
CREATE UNIQUE INDEX companies_personal ON companies (kind) WHERE kind = 'personal';
CREATE TABLE access_records (
  row INTEGER PRIMARY KEY,
  id BLOB NOT NULL UNIQUE CHECK (length(id) = 16),
  company BLOB NOT NULL CHECK (length(company) = 16),
  user BLOB NOT NULL CHECK (length(user) = 16),
  isOwner INTEGER NOT NULL CHECK (isOwner IN (0, 1)),
  deptMask INTEGER NOT NULL CHECK (deptMask BETWEEN 0 AND 9007199254740991),
  managerMask INTEGER NOT NULL CHECK (managerMask BETWEEN 0 AND 9007199254740991),
  version INTEGER NOT NULL CHECK (version > 0),
  createdAt INTEGER NOT NULL,
  updatedAt INTEGER NOT NULL,
  isFounder INTEGER NOT NULL DEFAULT 0 CHECK (isFounder IN (0, 1)),
  name TEXT,
  recoveredAt INTEGER,
  UNIQUE (company, user)
) STRICT;
CREATE TABLE former_people (
  row INTEGER PRIMARY KEY,
  company BLOB NOT NULL,
  user BLOB NOT NULL,
  name TEXT,
  username TEXT,
  UNIQUE (company, user)
) STRICT;
CREATE TABLE credentials (
  company BLOB NOT NULL CHECK (length(company) = 16),
  user BLOB NOT NULL CHECK (length(user) = 16),
  username TEXT NOT NULL,
  folded TEXT NOT NULL,
  kdf TEXT NOT NULL CHECK (kdf = 'scrypt'),
  n INTEGER NOT NULL,
  r INTEGER NOT NULL,
  p INTEGER NOT NULL,
  salt BLOB NOT NULL,
  hash BLOB NOT NULL,
  createdAt INTEGER NOT NULL,
  changedAt INTEGER NOT NULL,
  PRIMARY KEY (company, user),
  UNIQUE (company, folded)
) STRICT, WITHOUT ROWID;
CREATE TABLE sessions (
  company BLOB NOT NULL PRIMARY KEY CHECK (length(company) = 16),
  user BLOB NOT NULL CHECK (length(user) = 16),
  startedAt INTEGER NOT NULL,
  expiresAt INTEGER NOT NULL,
  idle INTEGER,
  usedAt INTEGER NOT NULL DEFAULT 0
) STRICT, WITHOUT ROWID;
CREATE TABLE sign_in_failures (
  company BLOB NOT NULL CHECK (length(company) = 16),
  user BLOB NOT NULL CHECK (length(user) = 16),
  count INTEGER NOT NULL,
  lastAt INTEGER NOT NULL,
  retryAt INTEGER NOT NULL,
  PRIMARY KEY (company, user)
) STRICT, WITHOUT ROWID;
CREATE INDEX sign_in_failures_by_time ON sign_in_failures (company, lastAt);
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
  -- The SKU as people tell it from others; of those that differed before they had to be unique, the later ones have their row behind it.
  skuKey TEXT NOT NULL, description TEXT, units TEXT NOT NULL DEFAULT '[]', purchaseUnit TEXT, salesUnit TEXT, reorderQuantity INTEGER, location BLOB, price TEXT, moved INTEGER NOT NULL DEFAULT 0, trackBatch INTEGER NOT NULL DEFAULT 0, trackSerial INTEGER NOT NULL DEFAULT 0, supplier BLOB, supplierSku TEXT, flag TEXT, taxRate INTEGER, taxCategory TEXT, kind TEXT NOT NULL DEFAULT 'stocked',
  UNIQUE (company, skuKey)
) STRICT;
CREATE INDEX items_archived ON items (row) WHERE archived = 1;
CREATE VIRTUAL TABLE items_text USING fts5 (content, tokenize = 'terms', detail = none, columnsize = 0);
CREATE TABLE items_text_state (
  company INTEGER PRIMARY KEY,
  indexed INTEGER NOT NULL
) STRICT;
CREATE INDEX items_location ON items (location) WHERE location IS NOT NULL;
CREATE INDEX items_supplier ON items (supplier) WHERE supplier IS NOT NULL;
CREATE INDEX items_name ON items (row >> 40, name COLLATE NOCASE);
CREATE INDEX items_updated ON items (row >> 40, updatedAt);
CREATE INDEX items_flagged ON items (row) WHERE flag IS NOT NULL;
CREATE TABLE item_codes (
  company INTEGER NOT NULL,
  code TEXT NOT NULL,
  item BLOB NOT NULL,
  PRIMARY KEY (company, code)
) STRICT, WITHOUT ROWID;
CREATE TABLE item_labels (
  company INTEGER NOT NULL,
  kind INTEGER NOT NULL,
  key TEXT NOT NULL,
  label TEXT NOT NULL,
  items INTEGER NOT NULL,
  PRIMARY KEY (company, kind, key)
) STRICT, WITHOUT ROWID;
CREATE INDEX items_waiting ON items (row >> 40, minStock, id) WHERE moved = 0 AND minStock > 0 AND kind = 'stocked';
CREATE TABLE locations (
  row INTEGER PRIMARY KEY,
  id BLOB NOT NULL UNIQUE,
  company BLOB NOT NULL,
  name TEXT NOT NULL,
  code TEXT COLLATE NOCASE,
  parent BLOB,
  structural INTEGER NOT NULL,
  kind TEXT NOT NULL,
  barcode TEXT,
  address TEXT,
  note TEXT,
  archived INTEGER NOT NULL,
  version INTEGER NOT NULL,
  createdAt INTEGER NOT NULL,
  updatedAt INTEGER NOT NULL, joined BLOB,
  UNIQUE (company, code)
) STRICT;
CREATE INDEX locations_parent ON locations (parent) WHERE parent IS NOT NULL;
CREATE INDEX locations_barcode ON locations (row >> 40, barcode) WHERE barcode IS NOT NULL;
CREATE INDEX locations_spaced ON locations (company) WHERE code <> trim(code, char(32, 160, 5760, 8192, 8193, 8194, 8195, 8196, 8197, 8198, 8199, 8200, 8201, 8202, 8239, 8287, 12288));
CREATE TABLE lots (
  row INTEGER PRIMARY KEY,
  id BLOB NOT NULL UNIQUE,
  company BLOB NOT NULL,
  item BLOB NOT NULL,
  batch TEXT,
  serial TEXT,
  expiry TEXT,
  manufacturedAt TEXT,
  supplierLot TEXT,
  status TEXT NOT NULL,
  note TEXT,
  archived INTEGER NOT NULL,
  version INTEGER NOT NULL,
  createdAt INTEGER NOT NULL,
  updatedAt INTEGER NOT NULL,
  -- 0: none of it is in stock. 1: some is. 2: some is, and its expiry was told of.
  held INTEGER NOT NULL DEFAULT 0, joined BLOB,
  CHECK (batch IS NOT NULL OR serial IS NOT NULL)
) STRICT;
CREATE INDEX lots_item ON lots (item);
CREATE INDEX lots_archived ON lots (row) WHERE archived = 1;
CREATE INDEX lots_status ON lots (row >> 40, status) WHERE status <> 'ok';
CREATE INDEX lots_expiry ON lots (row >> 40, held, expiry) WHERE expiry IS NOT NULL AND held > 0;
CREATE UNIQUE INDEX lots_batch ON lots (item, batch) WHERE serial IS NULL AND joined IS NULL;
CREATE UNIQUE INDEX lots_serial ON lots (item, serial) WHERE serial IS NOT NULL AND joined IS NULL;
CREATE TABLE joined_records (
  id BLOB PRIMARY KEY,
  company INTEGER NOT NULL,
  root BLOB NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX joined_records_root ON joined_records (root);
CREATE INDEX lots_spaced ON lots (item) WHERE joined IS NULL AND coalesce(serial, batch) <> trim(coalesce(serial, batch), char(32, 160, 5760, 8192, 8193, 8194, 8195, 8196, 8197, 8198, 8199, 8200, 8201, 8202, 8239, 8287, 12288));
CREATE TABLE stock_entries (
  row INTEGER PRIMARY KEY,
  id BLOB NOT NULL UNIQUE,
  company BLOB NOT NULL,
  "transaction" BLOB NOT NULL,
  item BLOB NOT NULL,
  location BLOB NOT NULL,
  type TEXT NOT NULL,
  quantity INTEGER NOT NULL,
  unitCost TEXT,
  reason TEXT,
  note TEXT,
  reverses BLOB UNIQUE,
  actor BLOB NOT NULL,
  effectiveAt INTEGER NOT NULL,
  at INTEGER NOT NULL
, lot BLOB, "order" BLOB, orderLine BLOB, dispatch BLOB, loan BLOB, count BLOB, build BLOB) STRICT;
CREATE INDEX stock_entries_item ON stock_entries (item);
CREATE INDEX stock_entries_location ON stock_entries (location);
CREATE INDEX stock_entries_transaction ON stock_entries ("transaction") WHERE "transaction" <> id;
CREATE TRIGGER stock_entries_stay BEFORE UPDATE ON stock_entries
  BEGIN SELECT RAISE(ABORT, 'entries of the ledger are never changed'); END;
CREATE TRIGGER stock_entries_keep BEFORE DELETE ON stock_entries
  WHEN EXISTS (SELECT 1 FROM stock_items WHERE company = OLD.row >> 40 AND item = OLD.item)
  BEGIN SELECT RAISE(ABORT, 'entries of the ledger are never deleted'); END;
CREATE INDEX stock_entries_lot ON stock_entries (lot) WHERE lot IS NOT NULL;
CREATE INDEX stock_entries_order ON stock_entries ("order") WHERE "order" IS NOT NULL;
CREATE INDEX stock_entries_loan ON stock_entries (loan) WHERE loan IS NOT NULL;
CREATE TABLE stock_levels (
  company INTEGER NOT NULL,
  item BLOB NOT NULL,
  location BLOB NOT NULL,
  lot BLOB NOT NULL,
  onHand INTEGER NOT NULL,
  PRIMARY KEY (company, item, location, lot)
) STRICT, WITHOUT ROWID;
CREATE INDEX stock_levels_location ON stock_levels (company, location);
CREATE INDEX stock_levels_negative ON stock_levels (company, item) WHERE onHand < 0;
CREATE INDEX stock_levels_lot ON stock_levels (company, lot) WHERE lot <> zeroblob(16);
CREATE TABLE stock_items (
  company INTEGER NOT NULL,
  item BLOB NOT NULL,
  onHand INTEGER NOT NULL,
  unavailable INTEGER NOT NULL,
  cost INTEGER,
  currency TEXT,
  lacking INTEGER, demand INTEGER NOT NULL DEFAULT 0, incoming INTEGER NOT NULL DEFAULT 0, incomingAt INTEGER, demandOfBuilds INTEGER NOT NULL DEFAULT 0, incomingOfBuilds INTEGER NOT NULL DEFAULT 0, incomingAtOfBuilds INTEGER,
  PRIMARY KEY (company, item)
) STRICT, WITHOUT ROWID;
CREATE INDEX stock_items_lacking ON stock_items (company, lacking) WHERE lacking IS NOT NULL;
CREATE TABLE stock_alerts (
  row INTEGER PRIMARY KEY,
  id BLOB NOT NULL UNIQUE,
  company BLOB NOT NULL,
  item BLOB,
  location BLOB,
  lot BLOB,
  kind TEXT NOT NULL,
  onHand INTEGER NOT NULL,
  available INTEGER NOT NULL,
  minStock INTEGER,
  expiry TEXT,
  at INTEGER NOT NULL
) STRICT;
CREATE TABLE counts (
  row INTEGER PRIMARY KEY,
  id BLOB NOT NULL UNIQUE,
  company BLOB NOT NULL,
  name TEXT,
  scope TEXT NOT NULL,
  blind INTEGER NOT NULL,
  note TEXT,
  status TEXT NOT NULL,
  "transaction" BLOB,
  version INTEGER NOT NULL,
  createdAt INTEGER NOT NULL,
  updatedAt INTEGER NOT NULL
) STRICT;
CREATE INDEX counts_status ON counts (row >> 40, status);
CREATE TABLE count_lines (
  row INTEGER PRIMARY KEY,
  id BLOB NOT NULL UNIQUE,
  company BLOB NOT NULL,
  count BLOB NOT NULL,
  item BLOB NOT NULL,
  location BLOB NOT NULL,
  lot BLOB,
  quantity INTEGER NOT NULL,
  expected INTEGER NOT NULL,
  actor BLOB NOT NULL,
  at INTEGER NOT NULL
) STRICT;
CREATE INDEX count_lines_count ON count_lines (count, item, location, lot);
CREATE TABLE count_steps (
  row INTEGER PRIMARY KEY,
  id BLOB NOT NULL UNIQUE,
  company BLOB NOT NULL,
  count BLOB NOT NULL,
  "to" TEXT NOT NULL,
  actor BLOB NOT NULL,
  at INTEGER NOT NULL
) STRICT;
CREATE INDEX count_steps_count ON count_steps (count);
CREATE TRIGGER count_lines_stay BEFORE UPDATE ON count_lines
  BEGIN SELECT RAISE(ABORT, 'lines of counts are never changed'); END;
CREATE TRIGGER count_steps_stay BEFORE UPDATE ON count_steps
  BEGIN SELECT RAISE(ABORT, 'steps of counts are never changed'); END;
CREATE TABLE suppliers (
  row INTEGER PRIMARY KEY,
  id BLOB NOT NULL UNIQUE CHECK (length(id) = 16),
  company BLOB NOT NULL,
  item BLOB NOT NULL,
  contact BLOB NOT NULL,
  sku TEXT,
  packUnit TEXT,
  minOrder INTEGER,
  leadDays INTEGER,
  preferred INTEGER NOT NULL,
  breaks TEXT NOT NULL,
  version INTEGER NOT NULL,
  createdAt INTEGER NOT NULL,
  updatedAt INTEGER NOT NULL
) STRICT;
CREATE INDEX suppliers_item ON suppliers (item);
CREATE INDEX suppliers_contact ON suppliers (contact);
CREATE TABLE loans (
  row INTEGER PRIMARY KEY,
  id BLOB NOT NULL UNIQUE,
  company BLOB NOT NULL,
  item BLOB NOT NULL,
  quantity INTEGER NOT NULL,
  direction TEXT NOT NULL,
  contact BLOB,
  user BLOB,
  lentAt INTEGER NOT NULL,
  dueAt INTEGER,
  note TEXT,
  "from" BLOB,
  parts TEXT NOT NULL,
  returned INTEGER NOT NULL,
  lost INTEGER NOT NULL,
  status TEXT NOT NULL,
  returnedAt INTEGER,
  overdueAt INTEGER,
  version INTEGER NOT NULL,
  createdAt INTEGER NOT NULL,
  updatedAt INTEGER NOT NULL
) STRICT;
CREATE INDEX loans_item ON loans (item);
CREATE INDEX loans_contact ON loans (contact, createdAt, id) WHERE contact IS NOT NULL;
CREATE INDEX loans_open ON loans (row) WHERE returnedAt IS NULL;
CREATE INDEX loans_due ON loans (row >> 40, dueAt) WHERE returnedAt IS NULL AND dueAt IS NOT NULL;
CREATE INDEX loans_waiting ON loans (dueAt) WHERE returnedAt IS NULL AND dueAt IS NOT NULL AND overdueAt IS NULL;
CREATE TABLE contacts (
  row INTEGER PRIMARY KEY,
  id BLOB NOT NULL UNIQUE,
  company BLOB NOT NULL,
  name TEXT NOT NULL,
  kinds TEXT NOT NULL,
  organisation TEXT,
  people TEXT NOT NULL,
  emails TEXT NOT NULL,
  phones TEXT NOT NULL,
  website TEXT,
  addresses TEXT NOT NULL,
  taxId TEXT,
  currency TEXT,
  paymentDays INTEGER,
  priceList TEXT,
  tags TEXT NOT NULL,
  note TEXT,
  archived INTEGER NOT NULL,
  version INTEGER NOT NULL,
  createdAt INTEGER NOT NULL,
  updatedAt INTEGER NOT NULL
, taxRate INTEGER, taxCategory TEXT) STRICT;
CREATE INDEX contacts_archived ON contacts (row) WHERE archived = 1;
CREATE VIRTUAL TABLE contacts_text USING fts5 (content, tokenize = 'terms', detail = none, columnsize = 0);
CREATE TABLE 'contacts_text_data'(id INTEGER PRIMARY KEY, block BLOB);
CREATE TABLE 'contacts_text_idx'(segid, term, pgno, PRIMARY KEY(segid, term)) WITHOUT ROWID;
CREATE TABLE 'contacts_text_content'(id INTEGER PRIMARY KEY, c0);
CREATE TABLE 'contacts_text_config'(k PRIMARY KEY, v) WITHOUT ROWID;
CREATE TABLE contacts_text_state (
  company INTEGER PRIMARY KEY,
  indexed INTEGER NOT NULL
) STRICT;
CREATE TABLE contact_keys (
  company INTEGER NOT NULL,
  kind TEXT NOT NULL,
  value TEXT NOT NULL,
  contact BLOB NOT NULL,
  shared INTEGER NOT NULL,
  PRIMARY KEY (company, kind, value, contact)
) STRICT, WITHOUT ROWID;
CREATE INDEX contact_keys_shared ON contact_keys (company, contact) WHERE shared = 1;
CREATE TABLE contact_merges (
  row INTEGER PRIMARY KEY,
  id BLOB NOT NULL UNIQUE,
  company BLOB NOT NULL,
  "into" BLOB NOT NULL,
  actor BLOB NOT NULL,
  at INTEGER NOT NULL
, contact BLOB, follows TEXT) STRICT;
CREATE TABLE contact_notes (
  row INTEGER PRIMARY KEY,
  id BLOB NOT NULL UNIQUE,
  company BLOB NOT NULL,
  contact BLOB NOT NULL,
  text TEXT NOT NULL,
  actor BLOB NOT NULL,
  at INTEGER NOT NULL,
  version INTEGER NOT NULL
) STRICT;
CREATE INDEX contact_notes_contact ON contact_notes (contact, at, id);
CREATE INDEX contacts_name ON contacts (row >> 40, name);
CREATE INDEX contact_merges_contact ON contact_merges (coalesce(contact, id));
CREATE INDEX contact_merges_into ON contact_merges ("into");
CREATE TABLE orders (
  row INTEGER PRIMARY KEY,
  id BLOB NOT NULL UNIQUE,
  company BLOB NOT NULL,
  contact BLOB NOT NULL,
  currency TEXT NOT NULL,
  source TEXT,
  agent BLOB,
  reference TEXT,
  billingAddress TEXT,
  shippingAddress TEXT,
  taxIncluded INTEGER NOT NULL,
  discount TEXT,
  note TEXT,
  internalNote TEXT,
  requestedAt INTEGER,
  archived INTEGER NOT NULL,
  number TEXT,
  status TEXT NOT NULL,
  contactName TEXT NOT NULL,
  submittedAt INTEGER,
  invoicedAt INTEGER,
  net TEXT NOT NULL,
  tax TEXT NOT NULL,
  gross TEXT NOT NULL,
  credited TEXT NOT NULL,
  paid TEXT NOT NULL,
  paymentState TEXT NOT NULL,
  fulfilmentState TEXT NOT NULL,
  version INTEGER NOT NULL,
  createdAt INTEGER NOT NULL,
  updatedAt INTEGER NOT NULL, formerNumbers TEXT NOT NULL DEFAULT '[]', taxRounding TEXT, rounding TEXT,
  UNIQUE (company, number)
) STRICT;
CREATE INDEX orders_status ON orders (status);
CREATE INDEX orders_contact ON orders (contact);
CREATE INDEX orders_activity ON orders (contact, createdAt, id);
CREATE INDEX orders_agent ON orders (agent) WHERE agent IS NOT NULL;
CREATE INDEX orders_payment ON orders (paymentState);
CREATE INDEX orders_fulfilment ON orders (fulfilmentState);
CREATE INDEX orders_submitted ON orders (row >> 40, submittedAt) WHERE submittedAt IS NOT NULL;
CREATE TABLE order_lines (
  row INTEGER PRIMARY KEY,
  id BLOB NOT NULL UNIQUE,
  company BLOB NOT NULL,
  "order" BLOB NOT NULL,
  item BLOB,
  sku TEXT,
  text TEXT NOT NULL,
  quantity INTEGER NOT NULL,
  unit TEXT,
  unitPrice TEXT NOT NULL,
  discount INTEGER,
  taxRate INTEGER,
  note TEXT,
  factor INTEGER NOT NULL,
  fulfilled INTEGER NOT NULL,
  returned INTEGER NOT NULL,
  cancelled INTEGER NOT NULL,
  demand INTEGER NOT NULL,
  queuedAt INTEGER,
  version INTEGER NOT NULL,
  createdAt INTEGER NOT NULL,
  updatedAt INTEGER NOT NULL
, per INTEGER, dropped INTEGER NOT NULL DEFAULT 0, priceSource TEXT, taxCategory TEXT, kind TEXT, parts TEXT NOT NULL DEFAULT '[]') STRICT;
CREATE INDEX order_lines_order ON order_lines ("order");
CREATE INDEX order_lines_item ON order_lines (item, queuedAt, demand) WHERE item IS NOT NULL;
CREATE TABLE order_steps (
  row INTEGER PRIMARY KEY,
  id BLOB NOT NULL UNIQUE,
  company BLOB NOT NULL,
  subject BLOB NOT NULL,
  "from" TEXT NOT NULL,
  "to" TEXT NOT NULL,
  reason TEXT,
  actor BLOB NOT NULL,
  version INTEGER NOT NULL,
  createdAt INTEGER NOT NULL,
  updatedAt INTEGER NOT NULL
, follows TEXT) STRICT;
CREATE INDEX order_steps_subject ON order_steps (subject);
CREATE TRIGGER order_steps_stay BEFORE UPDATE ON order_steps
  BEGIN SELECT RAISE(ABORT, 'rows of order_steps are never changed'); END;
CREATE TRIGGER order_steps_keep BEFORE DELETE ON order_steps
  WHEN EXISTS (SELECT 1 FROM orders WHERE id = OLD.subject)
  BEGIN SELECT RAISE(ABORT, 'rows of order_steps are never deleted'); END;
CREATE TABLE order_payments (
  row INTEGER PRIMARY KEY,
  id BLOB NOT NULL UNIQUE,
  company BLOB NOT NULL,
  "order" BLOB NOT NULL,
  amount TEXT NOT NULL,
  method TEXT,
  reference TEXT,
  paidAt INTEGER NOT NULL,
  reason TEXT,
  reverses BLOB UNIQUE,
  actor BLOB NOT NULL,
  version INTEGER NOT NULL,
  createdAt INTEGER NOT NULL,
  updatedAt INTEGER NOT NULL
) STRICT;
CREATE INDEX order_payments_order ON order_payments ("order");
CREATE TRIGGER order_payments_stay BEFORE UPDATE ON order_payments
  BEGIN SELECT RAISE(ABORT, 'rows of order_payments are never changed'); END;
CREATE TRIGGER order_payments_keep BEFORE DELETE ON order_payments
  WHEN EXISTS (SELECT 1 FROM orders WHERE id = OLD."order")
  BEGIN SELECT RAISE(ABORT, 'rows of order_payments are never deleted'); END;
CREATE TABLE order_entries (
  row INTEGER PRIMARY KEY,
  id BLOB NOT NULL UNIQUE,
  company BLOB NOT NULL,
  "order" BLOB NOT NULL,
  line BLOB NOT NULL,
  type TEXT NOT NULL,
  quantity INTEGER NOT NULL,
  parts TEXT NOT NULL,
  "transaction" BLOB,
  dispatch BLOB,
  condition TEXT,
  reason TEXT,
  actor BLOB NOT NULL,
  version INTEGER NOT NULL,
  createdAt INTEGER NOT NULL,
  updatedAt INTEGER NOT NULL
) STRICT;
CREATE INDEX order_entries_order ON order_entries ("order");
CREATE TRIGGER order_entries_stay BEFORE UPDATE ON order_entries
  BEGIN SELECT RAISE(ABORT, 'rows of order_entries are never changed'); END;
CREATE TRIGGER order_entries_keep BEFORE DELETE ON order_entries
  WHEN EXISTS (SELECT 1 FROM orders WHERE id = OLD."order")
  BEGIN SELECT RAISE(ABORT, 'rows of order_entries are never deleted'); END;
CREATE TABLE record_numbers (
  company INTEGER NOT NULL,
  kind TEXT NOT NULL,
  last INTEGER NOT NULL,
  PRIMARY KEY (company, kind)
) STRICT, WITHOUT ROWID;
CREATE VIRTUAL TABLE orders_text USING fts5 (content, tokenize = 'terms', detail = none, columnsize = 0);
CREATE TABLE 'orders_text_data'(id INTEGER PRIMARY KEY, block BLOB);
CREATE TABLE 'orders_text_idx'(segid, term, pgno, PRIMARY KEY(segid, term)) WITHOUT ROWID;
CREATE TABLE 'orders_text_content'(id INTEGER PRIMARY KEY, c0);
CREATE TABLE 'orders_text_config'(k PRIMARY KEY, v) WITHOUT ROWID;
CREATE TABLE orders_text_state (
  company INTEGER PRIMARY KEY,
  indexed INTEGER NOT NULL
) STRICT;
CREATE TABLE removed_lines (
  company INTEGER NOT NULL,
  owner BLOB NOT NULL,
  line BLOB NOT NULL,
  PRIMARY KEY (company, owner, line)
) STRICT, WITHOUT ROWID;
CREATE INDEX orders_former ON orders (company) WHERE formerNumbers <> '[]';
CREATE INDEX orders_spaced ON orders (company) WHERE number <> trim(number, char(32, 160, 5760, 8192, 8193, 8194, 8195, 8196, 8197, 8198, 8199, 8200, 8201, 8202, 8239, 8287, 12288));
CREATE TABLE kit_demand (
  company INTEGER NOT NULL,
  line BLOB NOT NULL,
  item BLOB NOT NULL,
  "order" BLOB NOT NULL,
  queuedAt INTEGER NOT NULL,
  demand INTEGER NOT NULL,
  PRIMARY KEY (company, line, item)
) STRICT, WITHOUT ROWID;
CREATE INDEX order_lines_kits ON order_lines (row) WHERE kind = 'kit';
CREATE INDEX kit_demand_item ON kit_demand (company, item, queuedAt, "order", line, demand);
CREATE TABLE dispatches (
  row INTEGER PRIMARY KEY,
  id BLOB NOT NULL UNIQUE,
  company BLOB NOT NULL,
  "order" BLOB NOT NULL,
  collectionType TEXT NOT NULL,
  contact BLOB,
  user BLOB,
  recipient TEXT,
  address TEXT,
  carrier TEXT,
  service TEXT,
  trackingNumber TEXT,
  parcels INTEGER,
  weight INTEGER,
  assignee BLOB,
  plannedAt INTEGER,
  note TEXT,
  number TEXT NOT NULL,
  status TEXT NOT NULL,
  handedOverAt INTEGER,
  deliveredAt INTEGER,
  version INTEGER NOT NULL,
  createdAt INTEGER NOT NULL,
  updatedAt INTEGER NOT NULL, proof BLOB,
  UNIQUE (company, number)
) STRICT;
CREATE INDEX dispatches_order ON dispatches ("order");
CREATE INDEX dispatches_status ON dispatches (status);
CREATE INDEX dispatches_contact ON dispatches (contact, createdAt, id) WHERE contact IS NOT NULL;
CREATE INDEX dispatches_tracking ON dispatches (trackingNumber) WHERE trackingNumber IS NOT NULL;
CREATE TABLE dispatch_steps (
  row INTEGER PRIMARY KEY,
  id BLOB NOT NULL UNIQUE,
  company BLOB NOT NULL,
  subject BLOB NOT NULL,
  "from" TEXT NOT NULL,
  "to" TEXT NOT NULL,
  reason TEXT,
  actor BLOB NOT NULL,
  version INTEGER NOT NULL,
  createdAt INTEGER NOT NULL,
  updatedAt INTEGER NOT NULL
, follows TEXT) STRICT;
CREATE INDEX dispatch_steps_subject ON dispatch_steps (subject);
CREATE TRIGGER dispatch_steps_stay BEFORE UPDATE ON dispatch_steps
  BEGIN SELECT RAISE(ABORT, 'rows of dispatch_steps are never changed'); END;
CREATE TRIGGER dispatch_steps_keep BEFORE DELETE ON dispatch_steps
  WHEN EXISTS (SELECT 1 FROM dispatches WHERE id = OLD.subject)
  BEGIN SELECT RAISE(ABORT, 'rows of dispatch_steps are never deleted'); END;
CREATE INDEX dispatches_proof ON dispatches (proof) WHERE proof IS NOT NULL;
CREATE INDEX dispatches_spaced ON dispatches (row) WHERE trackingNumber <> trim(trackingNumber, char(32, 160, 5760, 8192, 8193, 8194, 8195, 8196, 8197, 8198, 8199, 8200, 8201, 8202, 8239, 8287, 12288));
CREATE TABLE purchases (
  row INTEGER PRIMARY KEY,
  id BLOB NOT NULL UNIQUE,
  company BLOB NOT NULL,
  contact BLOB NOT NULL,
  currency TEXT NOT NULL,
  reference TEXT,
  deliveryAddress TEXT,
  taxIncluded INTEGER NOT NULL,
  discount INTEGER,
  note TEXT,
  internalNote TEXT,
  expectedAt INTEGER,
  archived INTEGER NOT NULL,
  number TEXT,
  status TEXT NOT NULL,
  contactName TEXT NOT NULL,
  orderedAt INTEGER,
  net TEXT NOT NULL,
  tax TEXT NOT NULL,
  gross TEXT NOT NULL,
  version INTEGER NOT NULL,
  createdAt INTEGER NOT NULL,
  updatedAt INTEGER NOT NULL, unpriced INTEGER NOT NULL DEFAULT 0, taxRounding TEXT, rounding TEXT,
  UNIQUE (company, number)
) STRICT;
CREATE INDEX purchases_status ON purchases (row >> 40, status);
CREATE INDEX purchases_contact ON purchases (contact, createdAt, id);
CREATE TABLE purchase_lines (
  row INTEGER PRIMARY KEY,
  id BLOB NOT NULL UNIQUE,
  company BLOB NOT NULL,
  purchase BLOB NOT NULL,
  item BLOB,
  sku TEXT,
  text TEXT NOT NULL,
  quantity INTEGER NOT NULL,
  unit TEXT,
  unitPrice TEXT,
  discount INTEGER,
  taxRate INTEGER,
  note TEXT,
  factor INTEGER NOT NULL,
  received INTEGER NOT NULL,
  planned INTEGER NOT NULL,
  incoming INTEGER NOT NULL,
  incomingAt INTEGER,
  version INTEGER NOT NULL,
  createdAt INTEGER NOT NULL,
  updatedAt INTEGER NOT NULL
, per INTEGER, taxCategory TEXT, kind TEXT) STRICT;
CREATE INDEX purchase_lines_purchase ON purchase_lines (purchase);
CREATE INDEX purchase_lines_item ON purchase_lines (item, incoming, planned) WHERE item IS NOT NULL;
CREATE TABLE purchase_steps (
  row INTEGER PRIMARY KEY,
  id BLOB NOT NULL UNIQUE,
  company BLOB NOT NULL,
  subject BLOB NOT NULL,
  "from" TEXT NOT NULL,
  "to" TEXT NOT NULL,
  reason TEXT,
  actor BLOB NOT NULL,
  version INTEGER NOT NULL,
  createdAt INTEGER NOT NULL,
  updatedAt INTEGER NOT NULL
, follows TEXT) STRICT;
CREATE INDEX purchase_steps_subject ON purchase_steps (subject);
CREATE TRIGGER purchase_steps_stay BEFORE UPDATE ON purchase_steps
  BEGIN SELECT RAISE(ABORT, 'rows of purchase_steps are never changed'); END;
CREATE TRIGGER purchase_steps_keep BEFORE DELETE ON purchase_steps
  WHEN EXISTS (SELECT 1 FROM purchases WHERE id = OLD.subject)
  BEGIN SELECT RAISE(ABORT, 'rows of purchase_steps are never deleted'); END;
CREATE TABLE purchase_receipts (
  row INTEGER PRIMARY KEY,
  id BLOB NOT NULL UNIQUE,
  company BLOB NOT NULL,
  purchase BLOB NOT NULL,
  line BLOB NOT NULL,
  quantity INTEGER NOT NULL,
  parts TEXT NOT NULL,
  "transaction" BLOB NOT NULL,
  actor BLOB NOT NULL,
  version INTEGER NOT NULL,
  createdAt INTEGER NOT NULL,
  updatedAt INTEGER NOT NULL
, reverses BLOB, reason TEXT) STRICT;
CREATE INDEX purchase_receipts_purchase ON purchase_receipts (purchase);
CREATE TRIGGER purchase_receipts_stay BEFORE UPDATE ON purchase_receipts
  BEGIN SELECT RAISE(ABORT, 'rows of purchase_receipts are never changed'); END;
CREATE TRIGGER purchase_receipts_keep BEFORE DELETE ON purchase_receipts
  WHEN EXISTS (SELECT 1 FROM purchases WHERE id = OLD.purchase)
  BEGIN SELECT RAISE(ABORT, 'rows of purchase_receipts are never deleted'); END;
CREATE VIRTUAL TABLE purchases_text USING fts5 (content, tokenize = 'terms', detail = none, columnsize = 0);
CREATE TABLE 'purchases_text_data'(id INTEGER PRIMARY KEY, block BLOB);
CREATE TABLE 'purchases_text_idx'(segid, term, pgno, PRIMARY KEY(segid, term)) WITHOUT ROWID;
CREATE TABLE 'purchases_text_content'(id INTEGER PRIMARY KEY, c0);
CREATE TABLE 'purchases_text_config'(k PRIMARY KEY, v) WITHOUT ROWID;
CREATE TABLE purchases_text_state (
  company INTEGER PRIMARY KEY,
  indexed INTEGER NOT NULL
) STRICT;
CREATE TABLE boms (
  row INTEGER PRIMARY KEY,
  id BLOB NOT NULL UNIQUE CHECK (length(id) = 16),
  company BLOB NOT NULL,
  item BLOB NOT NULL,
  sku TEXT NOT NULL,
  lines TEXT NOT NULL,
  yield INTEGER NOT NULL,
  active INTEGER NOT NULL,
  note TEXT,
  version INTEGER NOT NULL,
  createdAt INTEGER NOT NULL,
  updatedAt INTEGER NOT NULL
) STRICT;
CREATE INDEX boms_item ON boms (item);
CREATE TABLE bom_lines (
  company INTEGER NOT NULL,
  bom BLOB NOT NULL,
  place INTEGER NOT NULL,
  made BLOB NOT NULL,
  active INTEGER NOT NULL,
  yield INTEGER NOT NULL,
  item BLOB NOT NULL,
  own INTEGER NOT NULL,
  scrap INTEGER NOT NULL,
  optional INTEGER NOT NULL,
  whole INTEGER NOT NULL,
  PRIMARY KEY (company, bom, place)
) STRICT, WITHOUT ROWID;
CREATE INDEX bom_lines_made ON bom_lines (company, made, active);
CREATE INDEX bom_lines_item ON bom_lines (company, item);
CREATE TABLE builds (
  row INTEGER PRIMARY KEY,
  id BLOB NOT NULL UNIQUE CHECK (length(id) = 16),
  company BLOB NOT NULL,
  item BLOB NOT NULL,
  sku TEXT NOT NULL,
  bom BLOB NOT NULL,
  yield INTEGER NOT NULL,
  lines TEXT NOT NULL,
  quantity INTEGER NOT NULL,
  location BLOB,
  dueAt INTEGER,
  orderLine BLOB,
  note TEXT,
  number TEXT NOT NULL,
  status TEXT NOT NULL,
  made INTEGER NOT NULL,
  version INTEGER NOT NULL,
  createdAt INTEGER NOT NULL,
  updatedAt INTEGER NOT NULL,
  UNIQUE (company, number)
) STRICT;
CREATE INDEX builds_item ON builds (item);
CREATE INDEX builds_bom ON builds (bom);
CREATE INDEX builds_status ON builds (row >> 40, status);
CREATE INDEX builds_open ON builds (item) WHERE status IN ('planned', 'inProgress');
CREATE INDEX builds_orderLine ON builds (orderLine) WHERE orderLine IS NOT NULL;
CREATE TABLE build_steps (
  row INTEGER PRIMARY KEY,
  id BLOB NOT NULL UNIQUE,
  company BLOB NOT NULL,
  subject BLOB NOT NULL,
  "from" TEXT NOT NULL,
  "to" TEXT NOT NULL,
  reason TEXT,
  actor BLOB NOT NULL,
  version INTEGER NOT NULL,
  createdAt INTEGER NOT NULL,
  updatedAt INTEGER NOT NULL
, follows TEXT) STRICT;
CREATE INDEX build_steps_subject ON build_steps (subject);
CREATE TRIGGER build_steps_stay BEFORE UPDATE ON build_steps
  BEGIN SELECT RAISE(ABORT, 'rows of build_steps are never changed'); END;
CREATE TRIGGER build_steps_keep BEFORE DELETE ON build_steps
  WHEN EXISTS (SELECT 1 FROM builds WHERE id = OLD.subject)
  BEGIN SELECT RAISE(ABORT, 'rows of build_steps are never deleted'); END;
CREATE TABLE build_completions (
  row INTEGER PRIMARY KEY,
  id BLOB NOT NULL UNIQUE CHECK (length(id) = 16),
  company BLOB NOT NULL,
  build BLOB NOT NULL,
  quantity INTEGER NOT NULL,
  parts TEXT NOT NULL,
  consumed TEXT NOT NULL,
  "transaction" BLOB NOT NULL,
  unitCost TEXT,
  extraCost TEXT,
  uncosted INTEGER,
  actor BLOB NOT NULL,
  note TEXT,
  reverses BLOB,
  reason TEXT,
  version INTEGER NOT NULL,
  createdAt INTEGER NOT NULL,
  updatedAt INTEGER NOT NULL
) STRICT;
CREATE INDEX build_completions_build ON build_completions (build);
CREATE TRIGGER build_completions_stay BEFORE UPDATE ON build_completions
  BEGIN SELECT RAISE(ABORT, 'rows of build_completions are never changed'); END;
CREATE TRIGGER build_completions_keep BEFORE DELETE ON build_completions
  WHEN EXISTS (SELECT 1 FROM builds WHERE id = OLD.build)
  BEGIN SELECT RAISE(ABORT, 'rows of build_completions are never deleted'); END;
CREATE TABLE build_demand (
  company INTEGER NOT NULL,
  build BLOB NOT NULL,
  item BLOB NOT NULL,
  queuedAt INTEGER NOT NULL,
  demand INTEGER NOT NULL,
  PRIMARY KEY (company, build, item)
) STRICT, WITHOUT ROWID;
CREATE INDEX build_demand_item ON build_demand (company, item, queuedAt, build);
CREATE TABLE invoices (
  row INTEGER PRIMARY KEY,
  id BLOB NOT NULL UNIQUE CHECK (length(id) = 16),
  company BLOB NOT NULL,
  type TEXT NOT NULL,
  number TEXT NOT NULL,
  series TEXT NOT NULL,
  sequence INTEGER NOT NULL,
  "order" BLOB NOT NULL,
  orderNumber TEXT,
  invoice BLOB,
  invoiceNumber TEXT,
  reason TEXT,
  issuedAt INTEGER NOT NULL,
  issuedOn TEXT NOT NULL,
  suppliedAt INTEGER,
  suppliedOn TEXT,
  dueAt INTEGER,
  dueOn TEXT,
  seller TEXT NOT NULL,
  buyer TEXT NOT NULL,
  shippingAddress TEXT,
  reference TEXT,
  currency TEXT NOT NULL,
  taxIncluded INTEGER NOT NULL,
  lines TEXT NOT NULL,
  taxes TEXT NOT NULL,
  net TEXT NOT NULL,
  tax TEXT NOT NULL,
  gross TEXT NOT NULL,
  paymentTerms TEXT,
  note TEXT,
  actor BLOB NOT NULL,
  version INTEGER NOT NULL,
  createdAt INTEGER NOT NULL,
  updatedAt INTEGER NOT NULL
) STRICT;
CREATE INDEX invoices_order ON invoices ("order");
CREATE INDEX invoices_number ON invoices (company, number);
CREATE INDEX invoices_sequence ON invoices (company, type, series, sequence);
CREATE INDEX invoices_correction ON invoices (invoice) WHERE invoice IS NOT NULL;
CREATE INDEX invoices_issued ON invoices (row >> 40, issuedAt);
CREATE TRIGGER invoices_stay BEFORE UPDATE ON invoices
  BEGIN SELECT RAISE(ABORT, 'rows of invoices are never changed'); END;
CREATE TRIGGER invoices_keep BEFORE DELETE ON invoices
  WHEN EXISTS (SELECT 1 FROM orders WHERE id = OLD."order")
  BEGIN SELECT RAISE(ABORT, 'rows of invoices are never deleted'); END;
CREATE TABLE invoice_series (
  row INTEGER PRIMARY KEY,
  id BLOB NOT NULL UNIQUE CHECK (length(id) = 16),
  company BLOB NOT NULL,
  letter TEXT NOT NULL,
  device BLOB NOT NULL,
  version INTEGER NOT NULL,
  createdAt INTEGER NOT NULL,
  updatedAt INTEGER NOT NULL
) STRICT;
CREATE TABLE device_identity (
  id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16)
) STRICT, WITHOUT ROWID;
CREATE VIRTUAL TABLE invoices_text USING fts5 (content, tokenize = 'terms', detail = none, columnsize = 0);
CREATE TABLE 'invoices_text_data'(id INTEGER PRIMARY KEY, block BLOB);
CREATE TABLE 'invoices_text_idx'(segid, term, pgno, PRIMARY KEY(segid, term)) WITHOUT ROWID;
CREATE TABLE 'invoices_text_content'(id INTEGER PRIMARY KEY, c0);
CREATE TABLE 'invoices_text_config'(k PRIMARY KEY, v) WITHOUT ROWID;
CREATE TABLE invoices_text_state (
  company INTEGER PRIMARY KEY,
  indexed INTEGER NOT NULL
) STRICT;
CREATE TABLE prices (
  row INTEGER PRIMARY KEY,
  id BLOB NOT NULL UNIQUE CHECK (length(id) = 16),
  company BLOB NOT NULL,
  item BLOB NOT NULL,
  price TEXT NOT NULL,
  list TEXT,
  contact BLOB,
  minQuantity INTEGER,
  "from" TEXT,
  until TEXT,
  version INTEGER NOT NULL,
  createdAt INTEGER NOT NULL,
  updatedAt INTEGER NOT NULL
) STRICT;
CREATE INDEX prices_ofItem ON prices (item);
CREATE INDEX prices_ofContact ON prices (contact) WHERE contact IS NOT NULL;
CREATE INDEX prices_ofList ON prices (list COLLATE NOCASE) WHERE list IS NOT NULL;
CREATE INDEX prices_ofCustomer
  ON prices (contact, item, ifnull(minQuantity, 0), "from", row, until, price, minQuantity)
  WHERE contact IS NOT NULL;
CREATE INDEX prices_inList
  ON prices (item, list COLLATE NOCASE, ifnull(minQuantity, 0), "from", row, until, price, contact, minQuantity)
  WHERE contact IS NULL;
CREATE TABLE assets (
  row INTEGER PRIMARY KEY,
  id BLOB NOT NULL UNIQUE,
  company BLOB,
  owner TEXT NOT NULL,
  role TEXT NOT NULL,
  name TEXT,
  mediaType TEXT NOT NULL,
  bytes INTEGER NOT NULL,
  sha256 TEXT NOT NULL,
  width INTEGER,
  height INTEGER,
  variants TEXT NOT NULL,
  position INTEGER NOT NULL,
  version INTEGER NOT NULL,
  createdAt INTEGER NOT NULL,
  updatedAt INTEGER NOT NULL
) STRICT;
CREATE INDEX assets_owner ON assets (owner, position, id);
CREATE TABLE asset_files (
  sha256 TEXT NOT NULL,
  asset INTEGER NOT NULL,
  PRIMARY KEY (sha256, asset)
) STRICT, WITHOUT ROWID;
CREATE TABLE asset_uploads (
  company INTEGER NOT NULL,
  id BLOB NOT NULL,
  owner TEXT NOT NULL,
  role TEXT NOT NULL,
  name TEXT,
  mediaType TEXT,
  beganAt INTEGER NOT NULL,
  PRIMARY KEY (company, id)
) STRICT, WITHOUT ROWID;
CREATE TABLE asset_checks (asset INTEGER PRIMARY KEY) STRICT;
CREATE TABLE views (
  row INTEGER PRIMARY KEY,
  id BLOB NOT NULL UNIQUE,
  company BLOB NOT NULL,
  name TEXT NOT NULL,
  query TEXT NOT NULL,
  shared INTEGER NOT NULL,
  user BLOB NOT NULL,
  version INTEGER NOT NULL,
  createdAt INTEGER NOT NULL,
  updatedAt INTEGER NOT NULL
) STRICT;
CREATE TABLE account_settings (
  row INTEGER PRIMARY KEY,
  id BLOB NOT NULL UNIQUE CHECK (length(id) = 16),
  name TEXT NOT NULL UNIQUE,
  value TEXT NOT NULL,
  version INTEGER NOT NULL,
  createdAt INTEGER NOT NULL,
  updatedAt INTEGER NOT NULL
) STRICT;
CREATE TABLE beans (
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
, origins TEXT NOT NULL DEFAULT '[]', openedAt TEXT, frozenAt TEXT, thawedAt TEXT, bestBefore TEXT, weight INTEGER, withdrawn INTEGER NOT NULL DEFAULT 0, price TEXT, rating INTEGER, finished INTEGER NOT NULL DEFAULT 0) STRICT;
CREATE VIRTUAL TABLE beans_text USING fts5 (content, tokenize = 'terms', detail = none, columnsize = 0);
CREATE TABLE 'beans_text_data'(id INTEGER PRIMARY KEY, block BLOB);
CREATE TABLE 'beans_text_idx'(segid, term, pgno, PRIMARY KEY(segid, term)) WITHOUT ROWID;
CREATE TABLE 'beans_text_content'(id INTEGER PRIMARY KEY, c0);
CREATE TABLE 'beans_text_config'(k PRIMARY KEY, v) WITHOUT ROWID;
CREATE TABLE beans_text_state (
  company INTEGER PRIMARY KEY,
  indexed INTEGER NOT NULL
) STRICT;
CREATE TABLE equipment (
  row INTEGER PRIMARY KEY,
  id BLOB NOT NULL UNIQUE CHECK (length(id) = 16),
  kind TEXT NOT NULL,
  name TEXT NOT NULL,
  brand TEXT,
  model TEXT,
  boughtAt TEXT,
  price TEXT,
  setting TEXT,
  method TEXT,
  note TEXT,
  favourite INTEGER NOT NULL,
  archived INTEGER NOT NULL,
  isDefault INTEGER NOT NULL,
  version INTEGER NOT NULL,
  createdAt INTEGER NOT NULL,
  updatedAt INTEGER NOT NULL
) STRICT;
CREATE INDEX equipment_default ON equipment (kind, id) WHERE isDefault = 1;
CREATE VIRTUAL TABLE equipment_text USING fts5 (content, tokenize = 'terms', detail = none, columnsize = 0);
CREATE TABLE 'equipment_text_data'(id INTEGER PRIMARY KEY, block BLOB);
CREATE TABLE 'equipment_text_idx'(segid, term, pgno, PRIMARY KEY(segid, term)) WITHOUT ROWID;
CREATE TABLE 'equipment_text_content'(id INTEGER PRIMARY KEY, c0);
CREATE TABLE 'equipment_text_config'(k PRIMARY KEY, v) WITHOUT ROWID;
CREATE TABLE equipment_text_state (
  company INTEGER PRIMARY KEY,
  indexed INTEGER NOT NULL
) STRICT;
CREATE TABLE brews (
  row INTEGER PRIMARY KEY,
  id BLOB NOT NULL UNIQUE CHECK (length(id) = 16),
  at INTEGER NOT NULL,
  bean BLOB,
  method TEXT,
  dose INTEGER,
  water INTEGER,
  yield INTEGER,
  grinder BLOB,
  grindSetting INTEGER,
  temperature INTEGER,
  time INTEGER,
  bloomWater INTEGER,
  bloomTime INTEGER,
  pressure INTEGER,
  pours TEXT NOT NULL,
  tds INTEGER,
  equipment TEXT NOT NULL,
  place TEXT,
  rating INTEGER,
  note TEXT,
  recipe BLOB,
  favourite INTEGER NOT NULL,
  archived INTEGER NOT NULL,
  draft INTEGER NOT NULL,
  version INTEGER NOT NULL,
  createdAt INTEGER NOT NULL,
  updatedAt INTEGER NOT NULL
) STRICT;
CREATE VIRTUAL TABLE brews_text USING fts5 (content, tokenize = 'terms', detail = none, columnsize = 0);
CREATE TABLE 'brews_text_data'(id INTEGER PRIMARY KEY, block BLOB);
CREATE TABLE 'brews_text_idx'(segid, term, pgno, PRIMARY KEY(segid, term)) WITHOUT ROWID;
CREATE TABLE 'brews_text_content'(id INTEGER PRIMARY KEY, c0);
CREATE TABLE 'brews_text_config'(k PRIMARY KEY, v) WITHOUT ROWID;
CREATE TABLE brews_text_state (
  company INTEGER PRIMARY KEY,
  indexed INTEGER NOT NULL
) STRICT;
CREATE TABLE brew_facts (
  brew BLOB NOT NULL PRIMARY KEY, at INTEGER NOT NULL, bean BLOB NOT NULL, method TEXT NOT NULL, grinder BLOB, recipe BLOB,
  draft INTEGER NOT NULL, archived INTEGER NOT NULL, favourite INTEGER NOT NULL, dose INTEGER, water INTEGER, rating INTEGER,
  time INTEGER, temperature INTEGER, grindSetting INTEGER, ratio INTEGER, extraction INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX brew_facts_at ON brew_facts (at, brew);
CREATE INDEX brew_facts_bean ON brew_facts (bean, at, brew);
CREATE INDEX brew_facts_method ON brew_facts (method, at, brew);
CREATE TABLE bean_use (
  bean BLOB NOT NULL PRIMARY KEY, brews INTEGER NOT NULL, dose INTEGER NOT NULL, rated INTEGER NOT NULL, ratings INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE brew_pieces (piece BLOB NOT NULL, brew BLOB NOT NULL, PRIMARY KEY (piece, brew)) STRICT, WITHOUT ROWID;
CREATE TABLE tastings (
  row INTEGER PRIMARY KEY,
  id BLOB NOT NULL UNIQUE CHECK (length(id) = 16),
  brew BLOB,
  bean BLOB,
  at INTEGER NOT NULL,
  text TEXT,
  descriptors TEXT NOT NULL,
  bodyDescription TEXT,
  scores TEXT,
  source TEXT NOT NULL,
  version INTEGER NOT NULL,
  createdAt INTEGER NOT NULL,
  updatedAt INTEGER NOT NULL
) STRICT;
CREATE INDEX tastings_at ON tastings (at, id);
CREATE INDEX tastings_brew ON tastings (brew, at, id) WHERE brew IS NOT NULL;
CREATE INDEX tastings_bean ON tastings (bean, at, id) WHERE bean IS NOT NULL;
CREATE VIRTUAL TABLE tastings_text USING fts5 (content, tokenize = 'terms', detail = none, columnsize = 0);
CREATE TABLE 'tastings_text_data'(id INTEGER PRIMARY KEY, block BLOB);
CREATE TABLE 'tastings_text_idx'(segid, term, pgno, PRIMARY KEY(segid, term)) WITHOUT ROWID;
CREATE TABLE 'tastings_text_content'(id INTEGER PRIMARY KEY, c0);
CREATE TABLE 'tastings_text_config'(k PRIMARY KEY, v) WITHOUT ROWID;
CREATE TABLE tastings_text_state (
  company INTEGER PRIMARY KEY,
  indexed INTEGER NOT NULL
) STRICT;
CREATE TABLE recipes (
  row INTEGER PRIMARY KEY,
  id BLOB NOT NULL UNIQUE CHECK (length(id) = 16),
  name TEXT NOT NULL,
  method TEXT NOT NULL,
  dose INTEGER,
  water INTEGER,
  yield INTEGER,
  temperature INTEGER,
  grindSetting INTEGER,
  bean BLOB,
  steps TEXT NOT NULL,
  note TEXT,
  favourite INTEGER NOT NULL,
  archived INTEGER NOT NULL,
  version INTEGER NOT NULL,
  createdAt INTEGER NOT NULL,
  updatedAt INTEGER NOT NULL
) STRICT;
CREATE INDEX recipes_bean ON recipes (bean) WHERE bean IS NOT NULL;
CREATE TABLE users (
  row INTEGER PRIMARY KEY,
  id BLOB NOT NULL UNIQUE CHECK (length(id) = 16),
  appleUser TEXT NOT NULL UNIQUE,
  fullName TEXT,
  email TEXT,
  isPrivateRelay INTEGER NOT NULL,
  lastSignInAt INTEGER NOT NULL,
  version INTEGER NOT NULL,
  createdAt INTEGER NOT NULL,
  updatedAt INTEGER NOT NULL
) STRICT;
CREATE TABLE conversations (
  row INTEGER PRIMARY KEY,
  id BLOB NOT NULL UNIQUE CHECK (length(id) = 16),
  title TEXT NOT NULL,
  model TEXT,
  user BLOB NOT NULL,
  lastMessageAt INTEGER,
  archived INTEGER NOT NULL,
  backendId TEXT,
  version INTEGER NOT NULL,
  createdAt INTEGER NOT NULL,
  updatedAt INTEGER NOT NULL
) STRICT;
CREATE INDEX conversations_latest ON conversations (user, archived, coalesce(lastMessageAt, createdAt), id);
CREATE VIRTUAL TABLE conversations_text USING fts5 (content, tokenize = 'terms', detail = none, columnsize = 0);
CREATE TABLE 'conversations_text_data'(id INTEGER PRIMARY KEY, block BLOB);
CREATE TABLE 'conversations_text_idx'(segid, term, pgno, PRIMARY KEY(segid, term)) WITHOUT ROWID;
CREATE TABLE 'conversations_text_content'(id INTEGER PRIMARY KEY, c0);
CREATE TABLE 'conversations_text_config'(k PRIMARY KEY, v) WITHOUT ROWID;
CREATE TABLE conversations_text_state (
  company INTEGER PRIMARY KEY,
  indexed INTEGER NOT NULL
) STRICT;
CREATE TABLE messages (
  row INTEGER PRIMARY KEY,
  id BLOB NOT NULL UNIQUE CHECK (length(id) = 16),
  conversation BLOB NOT NULL,
  role TEXT NOT NULL,
  content TEXT NOT NULL,
  replyTo BLOB,
  status TEXT NOT NULL,
  error TEXT,
  model TEXT,
  at INTEGER NOT NULL,
  version INTEGER NOT NULL,
  createdAt INTEGER NOT NULL,
  updatedAt INTEGER NOT NULL
) STRICT;
CREATE INDEX messages_conversation ON messages (conversation, row);
CREATE INDEX messages_reply ON messages (replyTo) WHERE replyTo IS NOT NULL;
CREATE TABLE message_parts (message BLOB NOT NULL, piece INTEGER NOT NULL, text TEXT NOT NULL, PRIMARY KEY (message, piece))
  STRICT, WITHOUT ROWID;
CREATE VIRTUAL TABLE messages_text USING fts5 (content, tokenize = 'terms', detail = none, columnsize = 0);
CREATE TABLE 'messages_text_data'(id INTEGER PRIMARY KEY, block BLOB);
CREATE TABLE 'messages_text_idx'(segid, term, pgno, PRIMARY KEY(segid, term)) WITHOUT ROWID;
CREATE TABLE 'messages_text_content'(id INTEGER PRIMARY KEY, c0);
CREATE TABLE 'messages_text_config'(k PRIMARY KEY, v) WITHOUT ROWID;
CREATE TABLE messages_text_state (
  company INTEGER PRIMARY KEY,
  indexed INTEGER NOT NULL
) STRICT;
CREATE TABLE feedback (
  row INTEGER PRIMARY KEY,
  id BLOB NOT NULL UNIQUE CHECK (length(id) = 16),
  user BLOB NOT NULL,
  kind TEXT NOT NULL,
  message TEXT NOT NULL,
  contact TEXT,
  diagnostics TEXT,
  state TEXT NOT NULL,
  sentAt INTEGER,
  error TEXT,
  version INTEGER NOT NULL,
  createdAt INTEGER NOT NULL,
  updatedAt INTEGER NOT NULL
) STRICT;
CREATE INDEX feedback_user ON feedback (user, row);
CREATE INDEX feedback_waiting ON feedback (user, row) WHERE state = 'waiting';

-- shared.sqlite
CREATE TABLE migrations (name TEXT NOT NULL PRIMARY KEY) STRICT, WITHOUT ROWID;
CREATE TABLE idempotency_keys (
  key TEXT NOT NULL,
  actor BLOB NOT NULL,
  company BLOB,
  request TEXT NOT NULL,
  result TEXT NOT NULL,
  at INTEGER NOT NULL,
  audience INTEGER NOT NULL DEFAULT -1,
  PRIMARY KEY (key, actor)
) STRICT, WITHOUT ROWID;
CREATE INDEX idempotency_keys_company ON idempotency_keys (company) WHERE company IS NOT NULL;
CREATE INDEX idempotency_keys_at ON idempotency_keys (at);
CREATE TABLE idempotency_size (
  only INTEGER PRIMARY KEY CHECK (only = 1),
  keys INTEGER NOT NULL,
  bytes INTEGER NOT NULL
) STRICT;
CREATE TRIGGER idempotency_keys_more AFTER INSERT ON idempotency_keys BEGIN
  UPDATE idempotency_size SET keys = keys + 1, bytes = bytes + 100 + 2 * length(CAST(new.key AS BLOB)) + length(CAST(new.request AS BLOB)) + length(CAST(new.result AS BLOB));
END;
CREATE TRIGGER idempotency_keys_less AFTER DELETE ON idempotency_keys BEGIN
  UPDATE idempotency_size SET keys = keys - 1, bytes = bytes - (100 + 2 * length(CAST(old.key AS BLOB)) + length(CAST(old.request AS BLOB)) + length(CAST(old.result AS BLOB)));
END;
CREATE TABLE unfinished_writes (
  key TEXT NOT NULL,
  actor BLOB NOT NULL,
  part INTEGER NOT NULL,
  done TEXT NOT NULL,
  PRIMARY KEY (key, actor, part),
  FOREIGN KEY (key, actor) REFERENCES idempotency_keys (key, actor) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
CREATE TABLE changes (
  seq INTEGER PRIMARY KEY,
  company BLOB NOT NULL,
  entity TEXT NOT NULL,
  record BLOB NOT NULL,
  action INTEGER NOT NULL,
  version INTEGER NOT NULL,
  fields TEXT,
  actor BLOB NOT NULL,
  at INTEGER NOT NULL,
  old TEXT,
  new TEXT,
  origin INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE TABLE changes_state (
  only INTEGER PRIMARY KEY CHECK (only = 1),
  floor INTEGER NOT NULL
) STRICT;
CREATE INDEX changes_record ON changes (record) WHERE action <> 1;
CREATE TABLE changes_breaks (
  seq INTEGER PRIMARY KEY
) STRICT;
CREATE TABLE companies (
  -- Row numbers of items hold this number in their upper bits; beyond it they would overflow.
  row INTEGER PRIMARY KEY CHECK (row BETWEEN 1 AND 8388607),
  id BLOB NOT NULL UNIQUE CHECK (length(id) = 16),
  name TEXT NOT NULL,
  version INTEGER NOT NULL CHECK (version > 0),
  createdAt INTEGER NOT NULL,
  updatedAt INTEGER NOT NULL,
  legalName TEXT,
  address TEXT,
  currency TEXT,
  timeZone TEXT,
  logo TEXT,
  departments TEXT NOT NULL DEFAULT '[]',
  settings TEXT NOT NULL DEFAULT '{"allowNegativeStock":false,"orderNumberFormat":"{number}","sessionHours":12}',
  archived INTEGER NOT NULL DEFAULT 0,
  tier TEXT NOT NULL DEFAULT 'free',
  tierSource TEXT NOT NULL DEFAULT 'manual',
  kind TEXT NOT NULL DEFAULT 'business',
  taxId TEXT,
  registration TEXT,
  bank TEXT,
  paymentTerms TEXT
) STRICT;
CREATE UNIQUE INDEX companies_personal ON companies (kind) WHERE kind = 'personal';
CREATE TABLE access_records (
  row INTEGER PRIMARY KEY,
  id BLOB NOT NULL UNIQUE CHECK (length(id) = 16),
  company BLOB NOT NULL CHECK (length(company) = 16),
  user BLOB NOT NULL CHECK (length(user) = 16),
  isOwner INTEGER NOT NULL CHECK (isOwner IN (0, 1)),
  deptMask INTEGER NOT NULL CHECK (deptMask BETWEEN 0 AND 9007199254740991),
  managerMask INTEGER NOT NULL CHECK (managerMask BETWEEN 0 AND 9007199254740991),
  version INTEGER NOT NULL CHECK (version > 0),
  createdAt INTEGER NOT NULL,
  updatedAt INTEGER NOT NULL,
  isFounder INTEGER NOT NULL DEFAULT 0 CHECK (isFounder IN (0, 1)),
  name TEXT,
  recoveredAt INTEGER,
  UNIQUE (company, user)
) STRICT;
CREATE TABLE former_people (
  row INTEGER PRIMARY KEY,
  company BLOB NOT NULL,
  user BLOB NOT NULL,
  name TEXT,
  username TEXT,
  UNIQUE (company, user)
) STRICT;
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
  -- The SKU as people tell it from others; of those that differed before they had to be unique, the later ones have their row behind it.
  skuKey TEXT NOT NULL, description TEXT, units TEXT NOT NULL DEFAULT '[]', purchaseUnit TEXT, salesUnit TEXT, reorderQuantity INTEGER, location BLOB, price TEXT, moved INTEGER NOT NULL DEFAULT 0, trackBatch INTEGER NOT NULL DEFAULT 0, trackSerial INTEGER NOT NULL DEFAULT 0, supplier BLOB, supplierSku TEXT, flag TEXT, taxRate INTEGER, taxCategory TEXT, kind TEXT NOT NULL DEFAULT 'stocked',
  UNIQUE (company, skuKey)
) STRICT;
CREATE INDEX items_archived ON items (row) WHERE archived = 1;
CREATE VIRTUAL TABLE items_text USING fts5 (content, tokenize = 'terms', detail = none, columnsize = 0);
CREATE TABLE items_text_state (
  company INTEGER PRIMARY KEY,
  indexed INTEGER NOT NULL
) STRICT;
CREATE INDEX items_location ON items (location) WHERE location IS NOT NULL;
CREATE INDEX items_supplier ON items (supplier) WHERE supplier IS NOT NULL;
CREATE INDEX items_name ON items (row >> 40, name COLLATE NOCASE);
CREATE INDEX items_updated ON items (row >> 40, updatedAt);
CREATE INDEX items_flagged ON items (row) WHERE flag IS NOT NULL;
CREATE TABLE item_codes (
  company INTEGER NOT NULL,
  code TEXT NOT NULL,
  item BLOB NOT NULL,
  PRIMARY KEY (company, code)
) STRICT, WITHOUT ROWID;
CREATE TABLE item_labels (
  company INTEGER NOT NULL,
  kind INTEGER NOT NULL,
  key TEXT NOT NULL,
  label TEXT NOT NULL,
  items INTEGER NOT NULL,
  PRIMARY KEY (company, kind, key)
) STRICT, WITHOUT ROWID;
CREATE INDEX items_waiting ON items (row >> 40, minStock, id) WHERE moved = 0 AND minStock > 0 AND kind = 'stocked';
CREATE TABLE locations (
  row INTEGER PRIMARY KEY,
  id BLOB NOT NULL UNIQUE,
  company BLOB NOT NULL,
  name TEXT NOT NULL,
  code TEXT COLLATE NOCASE,
  parent BLOB,
  structural INTEGER NOT NULL,
  kind TEXT NOT NULL,
  barcode TEXT,
  address TEXT,
  note TEXT,
  archived INTEGER NOT NULL,
  version INTEGER NOT NULL,
  createdAt INTEGER NOT NULL,
  updatedAt INTEGER NOT NULL, joined BLOB,
  UNIQUE (company, code)
) STRICT;
CREATE INDEX locations_parent ON locations (parent) WHERE parent IS NOT NULL;
CREATE INDEX locations_barcode ON locations (row >> 40, barcode) WHERE barcode IS NOT NULL;
CREATE INDEX locations_spaced ON locations (company) WHERE code <> trim(code, char(32, 160, 5760, 8192, 8193, 8194, 8195, 8196, 8197, 8198, 8199, 8200, 8201, 8202, 8239, 8287, 12288));
CREATE TABLE lots (
  row INTEGER PRIMARY KEY,
  id BLOB NOT NULL UNIQUE,
  company BLOB NOT NULL,
  item BLOB NOT NULL,
  batch TEXT,
  serial TEXT,
  expiry TEXT,
  manufacturedAt TEXT,
  supplierLot TEXT,
  status TEXT NOT NULL,
  note TEXT,
  archived INTEGER NOT NULL,
  version INTEGER NOT NULL,
  createdAt INTEGER NOT NULL,
  updatedAt INTEGER NOT NULL,
  -- 0: none of it is in stock. 1: some is. 2: some is, and its expiry was told of.
  held INTEGER NOT NULL DEFAULT 0, joined BLOB,
  CHECK (batch IS NOT NULL OR serial IS NOT NULL)
) STRICT;
CREATE INDEX lots_item ON lots (item);
CREATE INDEX lots_archived ON lots (row) WHERE archived = 1;
CREATE INDEX lots_status ON lots (row >> 40, status) WHERE status <> 'ok';
CREATE INDEX lots_expiry ON lots (row >> 40, held, expiry) WHERE expiry IS NOT NULL AND held > 0;
CREATE UNIQUE INDEX lots_batch ON lots (item, batch) WHERE serial IS NULL AND joined IS NULL;
CREATE UNIQUE INDEX lots_serial ON lots (item, serial) WHERE serial IS NOT NULL AND joined IS NULL;
CREATE TABLE joined_records (
  id BLOB PRIMARY KEY,
  company INTEGER NOT NULL,
  root BLOB NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX joined_records_root ON joined_records (root);
CREATE INDEX lots_spaced ON lots (item) WHERE joined IS NULL AND coalesce(serial, batch) <> trim(coalesce(serial, batch), char(32, 160, 5760, 8192, 8193, 8194, 8195, 8196, 8197, 8198, 8199, 8200, 8201, 8202, 8239, 8287, 12288));
CREATE TABLE stock_entries (
  row INTEGER PRIMARY KEY,
  id BLOB NOT NULL UNIQUE,
  company BLOB NOT NULL,
  "transaction" BLOB NOT NULL,
  item BLOB NOT NULL,
  location BLOB NOT NULL,
  type TEXT NOT NULL,
  quantity INTEGER NOT NULL,
  unitCost TEXT,
  reason TEXT,
  note TEXT,
  reverses BLOB UNIQUE,
  actor BLOB NOT NULL,
  effectiveAt INTEGER NOT NULL,
  at INTEGER NOT NULL
, lot BLOB, "order" BLOB, orderLine BLOB, dispatch BLOB, loan BLOB, count BLOB, build BLOB) STRICT;
CREATE INDEX stock_entries_item ON stock_entries (item);
CREATE INDEX stock_entries_location ON stock_entries (location);
CREATE INDEX stock_entries_transaction ON stock_entries ("transaction") WHERE "transaction" <> id;
CREATE TRIGGER stock_entries_stay BEFORE UPDATE ON stock_entries
  BEGIN SELECT RAISE(ABORT, 'entries of the ledger are never changed'); END;
CREATE TRIGGER stock_entries_keep BEFORE DELETE ON stock_entries
  WHEN EXISTS (SELECT 1 FROM stock_items WHERE company = OLD.row >> 40 AND item = OLD.item)
  BEGIN SELECT RAISE(ABORT, 'entries of the ledger are never deleted'); END;
CREATE INDEX stock_entries_lot ON stock_entries (lot) WHERE lot IS NOT NULL;
CREATE INDEX stock_entries_order ON stock_entries ("order") WHERE "order" IS NOT NULL;
CREATE INDEX stock_entries_loan ON stock_entries (loan) WHERE loan IS NOT NULL;
CREATE TABLE stock_levels (
  company INTEGER NOT NULL,
  item BLOB NOT NULL,
  location BLOB NOT NULL,
  lot BLOB NOT NULL,
  onHand INTEGER NOT NULL,
  PRIMARY KEY (company, item, location, lot)
) STRICT, WITHOUT ROWID;
CREATE INDEX stock_levels_location ON stock_levels (company, location);
CREATE INDEX stock_levels_negative ON stock_levels (company, item) WHERE onHand < 0;
CREATE INDEX stock_levels_lot ON stock_levels (company, lot) WHERE lot <> zeroblob(16);
CREATE TABLE stock_items (
  company INTEGER NOT NULL,
  item BLOB NOT NULL,
  onHand INTEGER NOT NULL,
  unavailable INTEGER NOT NULL,
  cost INTEGER,
  currency TEXT,
  lacking INTEGER, demand INTEGER NOT NULL DEFAULT 0, incoming INTEGER NOT NULL DEFAULT 0, incomingAt INTEGER, demandOfBuilds INTEGER NOT NULL DEFAULT 0, incomingOfBuilds INTEGER NOT NULL DEFAULT 0, incomingAtOfBuilds INTEGER,
  PRIMARY KEY (company, item)
) STRICT, WITHOUT ROWID;
CREATE INDEX stock_items_lacking ON stock_items (company, lacking) WHERE lacking IS NOT NULL;
CREATE TABLE stock_alerts (
  row INTEGER PRIMARY KEY,
  id BLOB NOT NULL UNIQUE,
  company BLOB NOT NULL,
  item BLOB,
  location BLOB,
  lot BLOB,
  kind TEXT NOT NULL,
  onHand INTEGER NOT NULL,
  available INTEGER NOT NULL,
  minStock INTEGER,
  expiry TEXT,
  at INTEGER NOT NULL
) STRICT;
CREATE TABLE counts (
  row INTEGER PRIMARY KEY,
  id BLOB NOT NULL UNIQUE,
  company BLOB NOT NULL,
  name TEXT,
  scope TEXT NOT NULL,
  blind INTEGER NOT NULL,
  note TEXT,
  status TEXT NOT NULL,
  "transaction" BLOB,
  version INTEGER NOT NULL,
  createdAt INTEGER NOT NULL,
  updatedAt INTEGER NOT NULL
) STRICT;
CREATE INDEX counts_status ON counts (row >> 40, status);
CREATE TABLE count_lines (
  row INTEGER PRIMARY KEY,
  id BLOB NOT NULL UNIQUE,
  company BLOB NOT NULL,
  count BLOB NOT NULL,
  item BLOB NOT NULL,
  location BLOB NOT NULL,
  lot BLOB,
  quantity INTEGER NOT NULL,
  expected INTEGER NOT NULL,
  actor BLOB NOT NULL,
  at INTEGER NOT NULL
) STRICT;
CREATE INDEX count_lines_count ON count_lines (count, item, location, lot);
CREATE TABLE count_steps (
  row INTEGER PRIMARY KEY,
  id BLOB NOT NULL UNIQUE,
  company BLOB NOT NULL,
  count BLOB NOT NULL,
  "to" TEXT NOT NULL,
  actor BLOB NOT NULL,
  at INTEGER NOT NULL
) STRICT;
CREATE INDEX count_steps_count ON count_steps (count);
CREATE TRIGGER count_lines_stay BEFORE UPDATE ON count_lines
  BEGIN SELECT RAISE(ABORT, 'lines of counts are never changed'); END;
CREATE TRIGGER count_steps_stay BEFORE UPDATE ON count_steps
  BEGIN SELECT RAISE(ABORT, 'steps of counts are never changed'); END;
CREATE TABLE suppliers (
  row INTEGER PRIMARY KEY,
  id BLOB NOT NULL UNIQUE CHECK (length(id) = 16),
  company BLOB NOT NULL,
  item BLOB NOT NULL,
  contact BLOB NOT NULL,
  sku TEXT,
  packUnit TEXT,
  minOrder INTEGER,
  leadDays INTEGER,
  preferred INTEGER NOT NULL,
  breaks TEXT NOT NULL,
  version INTEGER NOT NULL,
  createdAt INTEGER NOT NULL,
  updatedAt INTEGER NOT NULL
) STRICT;
CREATE INDEX suppliers_item ON suppliers (item);
CREATE INDEX suppliers_contact ON suppliers (contact);
CREATE TABLE loans (
  row INTEGER PRIMARY KEY,
  id BLOB NOT NULL UNIQUE,
  company BLOB NOT NULL,
  item BLOB NOT NULL,
  quantity INTEGER NOT NULL,
  direction TEXT NOT NULL,
  contact BLOB,
  user BLOB,
  lentAt INTEGER NOT NULL,
  dueAt INTEGER,
  note TEXT,
  "from" BLOB,
  parts TEXT NOT NULL,
  returned INTEGER NOT NULL,
  lost INTEGER NOT NULL,
  status TEXT NOT NULL,
  returnedAt INTEGER,
  overdueAt INTEGER,
  version INTEGER NOT NULL,
  createdAt INTEGER NOT NULL,
  updatedAt INTEGER NOT NULL
) STRICT;
CREATE INDEX loans_item ON loans (item);
CREATE INDEX loans_contact ON loans (contact, createdAt, id) WHERE contact IS NOT NULL;
CREATE INDEX loans_open ON loans (row) WHERE returnedAt IS NULL;
CREATE INDEX loans_due ON loans (row >> 40, dueAt) WHERE returnedAt IS NULL AND dueAt IS NOT NULL;
CREATE INDEX loans_waiting ON loans (dueAt) WHERE returnedAt IS NULL AND dueAt IS NOT NULL AND overdueAt IS NULL;
CREATE TABLE contacts (
  row INTEGER PRIMARY KEY,
  id BLOB NOT NULL UNIQUE,
  company BLOB NOT NULL,
  name TEXT NOT NULL,
  kinds TEXT NOT NULL,
  organisation TEXT,
  people TEXT NOT NULL,
  emails TEXT NOT NULL,
  phones TEXT NOT NULL,
  website TEXT,
  addresses TEXT NOT NULL,
  taxId TEXT,
  currency TEXT,
  paymentDays INTEGER,
  priceList TEXT,
  tags TEXT NOT NULL,
  note TEXT,
  archived INTEGER NOT NULL,
  version INTEGER NOT NULL,
  createdAt INTEGER NOT NULL,
  updatedAt INTEGER NOT NULL
, taxRate INTEGER, taxCategory TEXT) STRICT;
CREATE INDEX contacts_archived ON contacts (row) WHERE archived = 1;
CREATE VIRTUAL TABLE contacts_text USING fts5 (content, tokenize = 'terms', detail = none, columnsize = 0);
CREATE TABLE 'contacts_text_data'(id INTEGER PRIMARY KEY, block BLOB);
CREATE TABLE 'contacts_text_idx'(segid, term, pgno, PRIMARY KEY(segid, term)) WITHOUT ROWID;
CREATE TABLE 'contacts_text_content'(id INTEGER PRIMARY KEY, c0);
CREATE TABLE 'contacts_text_config'(k PRIMARY KEY, v) WITHOUT ROWID;
CREATE TABLE contacts_text_state (
  company INTEGER PRIMARY KEY,
  indexed INTEGER NOT NULL
) STRICT;
CREATE TABLE contact_keys (
  company INTEGER NOT NULL,
  kind TEXT NOT NULL,
  value TEXT NOT NULL,
  contact BLOB NOT NULL,
  shared INTEGER NOT NULL,
  PRIMARY KEY (company, kind, value, contact)
) STRICT, WITHOUT ROWID;
CREATE INDEX contact_keys_shared ON contact_keys (company, contact) WHERE shared = 1;
CREATE TABLE contact_merges (
  row INTEGER PRIMARY KEY,
  id BLOB NOT NULL UNIQUE,
  company BLOB NOT NULL,
  "into" BLOB NOT NULL,
  actor BLOB NOT NULL,
  at INTEGER NOT NULL
, contact BLOB, follows TEXT) STRICT;
CREATE TABLE contact_notes (
  row INTEGER PRIMARY KEY,
  id BLOB NOT NULL UNIQUE,
  company BLOB NOT NULL,
  contact BLOB NOT NULL,
  text TEXT NOT NULL,
  actor BLOB NOT NULL,
  at INTEGER NOT NULL,
  version INTEGER NOT NULL
) STRICT;
CREATE INDEX contact_notes_contact ON contact_notes (contact, at, id);
CREATE INDEX contacts_name ON contacts (row >> 40, name);
CREATE INDEX contact_merges_contact ON contact_merges (coalesce(contact, id));
CREATE INDEX contact_merges_into ON contact_merges ("into");
CREATE TABLE orders (
  row INTEGER PRIMARY KEY,
  id BLOB NOT NULL UNIQUE,
  company BLOB NOT NULL,
  contact BLOB NOT NULL,
  currency TEXT NOT NULL,
  source TEXT,
  agent BLOB,
  reference TEXT,
  billingAddress TEXT,
  shippingAddress TEXT,
  taxIncluded INTEGER NOT NULL,
  discount TEXT,
  note TEXT,
  internalNote TEXT,
  requestedAt INTEGER,
  archived INTEGER NOT NULL,
  number TEXT,
  status TEXT NOT NULL,
  contactName TEXT NOT NULL,
  submittedAt INTEGER,
  invoicedAt INTEGER,
  net TEXT NOT NULL,
  tax TEXT NOT NULL,
  gross TEXT NOT NULL,
  credited TEXT NOT NULL,
  paid TEXT NOT NULL,
  paymentState TEXT NOT NULL,
  fulfilmentState TEXT NOT NULL,
  version INTEGER NOT NULL,
  createdAt INTEGER NOT NULL,
  updatedAt INTEGER NOT NULL, formerNumbers TEXT NOT NULL DEFAULT '[]', taxRounding TEXT, rounding TEXT,
  UNIQUE (company, number)
) STRICT;
CREATE INDEX orders_status ON orders (status);
CREATE INDEX orders_contact ON orders (contact);
CREATE INDEX orders_activity ON orders (contact, createdAt, id);
CREATE INDEX orders_agent ON orders (agent) WHERE agent IS NOT NULL;
CREATE INDEX orders_payment ON orders (paymentState);
CREATE INDEX orders_fulfilment ON orders (fulfilmentState);
CREATE INDEX orders_submitted ON orders (row >> 40, submittedAt) WHERE submittedAt IS NOT NULL;
CREATE TABLE order_lines (
  row INTEGER PRIMARY KEY,
  id BLOB NOT NULL UNIQUE,
  company BLOB NOT NULL,
  "order" BLOB NOT NULL,
  item BLOB,
  sku TEXT,
  text TEXT NOT NULL,
  quantity INTEGER NOT NULL,
  unit TEXT,
  unitPrice TEXT NOT NULL,
  discount INTEGER,
  taxRate INTEGER,
  note TEXT,
  factor INTEGER NOT NULL,
  fulfilled INTEGER NOT NULL,
  returned INTEGER NOT NULL,
  cancelled INTEGER NOT NULL,
  demand INTEGER NOT NULL,
  queuedAt INTEGER,
  version INTEGER NOT NULL,
  createdAt INTEGER NOT NULL,
  updatedAt INTEGER NOT NULL
, per INTEGER, dropped INTEGER NOT NULL DEFAULT 0, priceSource TEXT, taxCategory TEXT, kind TEXT, parts TEXT NOT NULL DEFAULT '[]') STRICT;
CREATE INDEX order_lines_order ON order_lines ("order");
CREATE INDEX order_lines_item ON order_lines (item, queuedAt, demand) WHERE item IS NOT NULL;
CREATE TABLE order_steps (
  row INTEGER PRIMARY KEY,
  id BLOB NOT NULL UNIQUE,
  company BLOB NOT NULL,
  subject BLOB NOT NULL,
  "from" TEXT NOT NULL,
  "to" TEXT NOT NULL,
  reason TEXT,
  actor BLOB NOT NULL,
  version INTEGER NOT NULL,
  createdAt INTEGER NOT NULL,
  updatedAt INTEGER NOT NULL
, follows TEXT) STRICT;
CREATE INDEX order_steps_subject ON order_steps (subject);
CREATE TRIGGER order_steps_stay BEFORE UPDATE ON order_steps
  BEGIN SELECT RAISE(ABORT, 'rows of order_steps are never changed'); END;
CREATE TRIGGER order_steps_keep BEFORE DELETE ON order_steps
  WHEN EXISTS (SELECT 1 FROM orders WHERE id = OLD.subject)
  BEGIN SELECT RAISE(ABORT, 'rows of order_steps are never deleted'); END;
CREATE TABLE order_payments (
  row INTEGER PRIMARY KEY,
  id BLOB NOT NULL UNIQUE,
  company BLOB NOT NULL,
  "order" BLOB NOT NULL,
  amount TEXT NOT NULL,
  method TEXT,
  reference TEXT,
  paidAt INTEGER NOT NULL,
  reason TEXT,
  reverses BLOB UNIQUE,
  actor BLOB NOT NULL,
  version INTEGER NOT NULL,
  createdAt INTEGER NOT NULL,
  updatedAt INTEGER NOT NULL
) STRICT;
CREATE INDEX order_payments_order ON order_payments ("order");
CREATE TRIGGER order_payments_stay BEFORE UPDATE ON order_payments
  BEGIN SELECT RAISE(ABORT, 'rows of order_payments are never changed'); END;
CREATE TRIGGER order_payments_keep BEFORE DELETE ON order_payments
  WHEN EXISTS (SELECT 1 FROM orders WHERE id = OLD."order")
  BEGIN SELECT RAISE(ABORT, 'rows of order_payments are never deleted'); END;
CREATE TABLE order_entries (
  row INTEGER PRIMARY KEY,
  id BLOB NOT NULL UNIQUE,
  company BLOB NOT NULL,
  "order" BLOB NOT NULL,
  line BLOB NOT NULL,
  type TEXT NOT NULL,
  quantity INTEGER NOT NULL,
  parts TEXT NOT NULL,
  "transaction" BLOB,
  dispatch BLOB,
  condition TEXT,
  reason TEXT,
  actor BLOB NOT NULL,
  version INTEGER NOT NULL,
  createdAt INTEGER NOT NULL,
  updatedAt INTEGER NOT NULL
) STRICT;
CREATE INDEX order_entries_order ON order_entries ("order");
CREATE TRIGGER order_entries_stay BEFORE UPDATE ON order_entries
  BEGIN SELECT RAISE(ABORT, 'rows of order_entries are never changed'); END;
CREATE TRIGGER order_entries_keep BEFORE DELETE ON order_entries
  WHEN EXISTS (SELECT 1 FROM orders WHERE id = OLD."order")
  BEGIN SELECT RAISE(ABORT, 'rows of order_entries are never deleted'); END;
CREATE TABLE record_numbers (
  company INTEGER NOT NULL,
  kind TEXT NOT NULL,
  last INTEGER NOT NULL,
  PRIMARY KEY (company, kind)
) STRICT, WITHOUT ROWID;
CREATE VIRTUAL TABLE orders_text USING fts5 (content, tokenize = 'terms', detail = none, columnsize = 0);
CREATE TABLE 'orders_text_data'(id INTEGER PRIMARY KEY, block BLOB);
CREATE TABLE 'orders_text_idx'(segid, term, pgno, PRIMARY KEY(segid, term)) WITHOUT ROWID;
CREATE TABLE 'orders_text_content'(id INTEGER PRIMARY KEY, c0);
CREATE TABLE 'orders_text_config'(k PRIMARY KEY, v) WITHOUT ROWID;
CREATE TABLE orders_text_state (
  company INTEGER PRIMARY KEY,
  indexed INTEGER NOT NULL
) STRICT;
CREATE TABLE removed_lines (
  company INTEGER NOT NULL,
  owner BLOB NOT NULL,
  line BLOB NOT NULL,
  PRIMARY KEY (company, owner, line)
) STRICT, WITHOUT ROWID;
CREATE INDEX orders_former ON orders (company) WHERE formerNumbers <> '[]';
CREATE INDEX orders_spaced ON orders (company) WHERE number <> trim(number, char(32, 160, 5760, 8192, 8193, 8194, 8195, 8196, 8197, 8198, 8199, 8200, 8201, 8202, 8239, 8287, 12288));
CREATE TABLE kit_demand (
  company INTEGER NOT NULL,
  line BLOB NOT NULL,
  item BLOB NOT NULL,
  "order" BLOB NOT NULL,
  queuedAt INTEGER NOT NULL,
  demand INTEGER NOT NULL,
  PRIMARY KEY (company, line, item)
) STRICT, WITHOUT ROWID;
CREATE INDEX order_lines_kits ON order_lines (row) WHERE kind = 'kit';
CREATE INDEX kit_demand_item ON kit_demand (company, item, queuedAt, "order", line, demand);
CREATE TABLE dispatches (
  row INTEGER PRIMARY KEY,
  id BLOB NOT NULL UNIQUE,
  company BLOB NOT NULL,
  "order" BLOB NOT NULL,
  collectionType TEXT NOT NULL,
  contact BLOB,
  user BLOB,
  recipient TEXT,
  address TEXT,
  carrier TEXT,
  service TEXT,
  trackingNumber TEXT,
  parcels INTEGER,
  weight INTEGER,
  assignee BLOB,
  plannedAt INTEGER,
  note TEXT,
  number TEXT NOT NULL,
  status TEXT NOT NULL,
  handedOverAt INTEGER,
  deliveredAt INTEGER,
  version INTEGER NOT NULL,
  createdAt INTEGER NOT NULL,
  updatedAt INTEGER NOT NULL, proof BLOB,
  UNIQUE (company, number)
) STRICT;
CREATE INDEX dispatches_order ON dispatches ("order");
CREATE INDEX dispatches_status ON dispatches (status);
CREATE INDEX dispatches_contact ON dispatches (contact, createdAt, id) WHERE contact IS NOT NULL;
CREATE INDEX dispatches_tracking ON dispatches (trackingNumber) WHERE trackingNumber IS NOT NULL;
CREATE TABLE dispatch_steps (
  row INTEGER PRIMARY KEY,
  id BLOB NOT NULL UNIQUE,
  company BLOB NOT NULL,
  subject BLOB NOT NULL,
  "from" TEXT NOT NULL,
  "to" TEXT NOT NULL,
  reason TEXT,
  actor BLOB NOT NULL,
  version INTEGER NOT NULL,
  createdAt INTEGER NOT NULL,
  updatedAt INTEGER NOT NULL
, follows TEXT) STRICT;
CREATE INDEX dispatch_steps_subject ON dispatch_steps (subject);
CREATE TRIGGER dispatch_steps_stay BEFORE UPDATE ON dispatch_steps
  BEGIN SELECT RAISE(ABORT, 'rows of dispatch_steps are never changed'); END;
CREATE TRIGGER dispatch_steps_keep BEFORE DELETE ON dispatch_steps
  WHEN EXISTS (SELECT 1 FROM dispatches WHERE id = OLD.subject)
  BEGIN SELECT RAISE(ABORT, 'rows of dispatch_steps are never deleted'); END;
CREATE INDEX dispatches_proof ON dispatches (proof) WHERE proof IS NOT NULL;
CREATE INDEX dispatches_spaced ON dispatches (row) WHERE trackingNumber <> trim(trackingNumber, char(32, 160, 5760, 8192, 8193, 8194, 8195, 8196, 8197, 8198, 8199, 8200, 8201, 8202, 8239, 8287, 12288));
CREATE TABLE purchases (
  row INTEGER PRIMARY KEY,
  id BLOB NOT NULL UNIQUE,
  company BLOB NOT NULL,
  contact BLOB NOT NULL,
  currency TEXT NOT NULL,
  reference TEXT,
  deliveryAddress TEXT,
  taxIncluded INTEGER NOT NULL,
  discount INTEGER,
  note TEXT,
  internalNote TEXT,
  expectedAt INTEGER,
  archived INTEGER NOT NULL,
  number TEXT,
  status TEXT NOT NULL,
  contactName TEXT NOT NULL,
  orderedAt INTEGER,
  net TEXT NOT NULL,
  tax TEXT NOT NULL,
  gross TEXT NOT NULL,
  version INTEGER NOT NULL,
  createdAt INTEGER NOT NULL,
  updatedAt INTEGER NOT NULL, unpriced INTEGER NOT NULL DEFAULT 0, taxRounding TEXT, rounding TEXT,
  UNIQUE (company, number)
) STRICT;
CREATE INDEX purchases_status ON purchases (row >> 40, status);
CREATE INDEX purchases_contact ON purchases (contact, createdAt, id);
CREATE TABLE purchase_lines (
  row INTEGER PRIMARY KEY,
  id BLOB NOT NULL UNIQUE,
  company BLOB NOT NULL,
  purchase BLOB NOT NULL,
  item BLOB,
  sku TEXT,
  text TEXT NOT NULL,
  quantity INTEGER NOT NULL,
  unit TEXT,
  unitPrice TEXT,
  discount INTEGER,
  taxRate INTEGER,
  note TEXT,
  factor INTEGER NOT NULL,
  received INTEGER NOT NULL,
  planned INTEGER NOT NULL,
  incoming INTEGER NOT NULL,
  incomingAt INTEGER,
  version INTEGER NOT NULL,
  createdAt INTEGER NOT NULL,
  updatedAt INTEGER NOT NULL
, per INTEGER, taxCategory TEXT, kind TEXT) STRICT;
CREATE INDEX purchase_lines_purchase ON purchase_lines (purchase);
CREATE INDEX purchase_lines_item ON purchase_lines (item, incoming, planned) WHERE item IS NOT NULL;
CREATE TABLE purchase_steps (
  row INTEGER PRIMARY KEY,
  id BLOB NOT NULL UNIQUE,
  company BLOB NOT NULL,
  subject BLOB NOT NULL,
  "from" TEXT NOT NULL,
  "to" TEXT NOT NULL,
  reason TEXT,
  actor BLOB NOT NULL,
  version INTEGER NOT NULL,
  createdAt INTEGER NOT NULL,
  updatedAt INTEGER NOT NULL
, follows TEXT) STRICT;
CREATE INDEX purchase_steps_subject ON purchase_steps (subject);
CREATE TRIGGER purchase_steps_stay BEFORE UPDATE ON purchase_steps
  BEGIN SELECT RAISE(ABORT, 'rows of purchase_steps are never changed'); END;
CREATE TRIGGER purchase_steps_keep BEFORE DELETE ON purchase_steps
  WHEN EXISTS (SELECT 1 FROM purchases WHERE id = OLD.subject)
  BEGIN SELECT RAISE(ABORT, 'rows of purchase_steps are never deleted'); END;
CREATE TABLE purchase_receipts (
  row INTEGER PRIMARY KEY,
  id BLOB NOT NULL UNIQUE,
  company BLOB NOT NULL,
  purchase BLOB NOT NULL,
  line BLOB NOT NULL,
  quantity INTEGER NOT NULL,
  parts TEXT NOT NULL,
  "transaction" BLOB NOT NULL,
  actor BLOB NOT NULL,
  version INTEGER NOT NULL,
  createdAt INTEGER NOT NULL,
  updatedAt INTEGER NOT NULL
, reverses BLOB, reason TEXT) STRICT;
CREATE INDEX purchase_receipts_purchase ON purchase_receipts (purchase);
CREATE TRIGGER purchase_receipts_stay BEFORE UPDATE ON purchase_receipts
  BEGIN SELECT RAISE(ABORT, 'rows of purchase_receipts are never changed'); END;
CREATE TRIGGER purchase_receipts_keep BEFORE DELETE ON purchase_receipts
  WHEN EXISTS (SELECT 1 FROM purchases WHERE id = OLD.purchase)
  BEGIN SELECT RAISE(ABORT, 'rows of purchase_receipts are never deleted'); END;
CREATE VIRTUAL TABLE purchases_text USING fts5 (content, tokenize = 'terms', detail = none, columnsize = 0);
CREATE TABLE 'purchases_text_data'(id INTEGER PRIMARY KEY, block BLOB);
CREATE TABLE 'purchases_text_idx'(segid, term, pgno, PRIMARY KEY(segid, term)) WITHOUT ROWID;
CREATE TABLE 'purchases_text_content'(id INTEGER PRIMARY KEY, c0);
CREATE TABLE 'purchases_text_config'(k PRIMARY KEY, v) WITHOUT ROWID;
CREATE TABLE purchases_text_state (
  company INTEGER PRIMARY KEY,
  indexed INTEGER NOT NULL
) STRICT;
CREATE TABLE boms (
  row INTEGER PRIMARY KEY,
  id BLOB NOT NULL UNIQUE CHECK (length(id) = 16),
  company BLOB NOT NULL,
  item BLOB NOT NULL,
  sku TEXT NOT NULL,
  lines TEXT NOT NULL,
  yield INTEGER NOT NULL,
  active INTEGER NOT NULL,
  note TEXT,
  version INTEGER NOT NULL,
  createdAt INTEGER NOT NULL,
  updatedAt INTEGER NOT NULL
) STRICT;
CREATE INDEX boms_item ON boms (item);
CREATE TABLE bom_lines (
  company INTEGER NOT NULL,
  bom BLOB NOT NULL,
  place INTEGER NOT NULL,
  made BLOB NOT NULL,
  active INTEGER NOT NULL,
  yield INTEGER NOT NULL,
  item BLOB NOT NULL,
  own INTEGER NOT NULL,
  scrap INTEGER NOT NULL,
  optional INTEGER NOT NULL,
  whole INTEGER NOT NULL,
  PRIMARY KEY (company, bom, place)
) STRICT, WITHOUT ROWID;
CREATE INDEX bom_lines_made ON bom_lines (company, made, active);
CREATE INDEX bom_lines_item ON bom_lines (company, item);
CREATE TABLE builds (
  row INTEGER PRIMARY KEY,
  id BLOB NOT NULL UNIQUE CHECK (length(id) = 16),
  company BLOB NOT NULL,
  item BLOB NOT NULL,
  sku TEXT NOT NULL,
  bom BLOB NOT NULL,
  yield INTEGER NOT NULL,
  lines TEXT NOT NULL,
  quantity INTEGER NOT NULL,
  location BLOB,
  dueAt INTEGER,
  orderLine BLOB,
  note TEXT,
  number TEXT NOT NULL,
  status TEXT NOT NULL,
  made INTEGER NOT NULL,
  version INTEGER NOT NULL,
  createdAt INTEGER NOT NULL,
  updatedAt INTEGER NOT NULL,
  UNIQUE (company, number)
) STRICT;
CREATE INDEX builds_item ON builds (item);
CREATE INDEX builds_bom ON builds (bom);
CREATE INDEX builds_status ON builds (row >> 40, status);
CREATE INDEX builds_open ON builds (item) WHERE status IN ('planned', 'inProgress');
CREATE INDEX builds_orderLine ON builds (orderLine) WHERE orderLine IS NOT NULL;
CREATE TABLE build_steps (
  row INTEGER PRIMARY KEY,
  id BLOB NOT NULL UNIQUE,
  company BLOB NOT NULL,
  subject BLOB NOT NULL,
  "from" TEXT NOT NULL,
  "to" TEXT NOT NULL,
  reason TEXT,
  actor BLOB NOT NULL,
  version INTEGER NOT NULL,
  createdAt INTEGER NOT NULL,
  updatedAt INTEGER NOT NULL
, follows TEXT) STRICT;
CREATE INDEX build_steps_subject ON build_steps (subject);
CREATE TRIGGER build_steps_stay BEFORE UPDATE ON build_steps
  BEGIN SELECT RAISE(ABORT, 'rows of build_steps are never changed'); END;
CREATE TRIGGER build_steps_keep BEFORE DELETE ON build_steps
  WHEN EXISTS (SELECT 1 FROM builds WHERE id = OLD.subject)
  BEGIN SELECT RAISE(ABORT, 'rows of build_steps are never deleted'); END;
CREATE TABLE build_completions (
  row INTEGER PRIMARY KEY,
  id BLOB NOT NULL UNIQUE CHECK (length(id) = 16),
  company BLOB NOT NULL,
  build BLOB NOT NULL,
  quantity INTEGER NOT NULL,
  parts TEXT NOT NULL,
  consumed TEXT NOT NULL,
  "transaction" BLOB NOT NULL,
  unitCost TEXT,
  extraCost TEXT,
  uncosted INTEGER,
  actor BLOB NOT NULL,
  note TEXT,
  reverses BLOB,
  reason TEXT,
  version INTEGER NOT NULL,
  createdAt INTEGER NOT NULL,
  updatedAt INTEGER NOT NULL
) STRICT;
CREATE INDEX build_completions_build ON build_completions (build);
CREATE TRIGGER build_completions_stay BEFORE UPDATE ON build_completions
  BEGIN SELECT RAISE(ABORT, 'rows of build_completions are never changed'); END;
CREATE TRIGGER build_completions_keep BEFORE DELETE ON build_completions
  WHEN EXISTS (SELECT 1 FROM builds WHERE id = OLD.build)
  BEGIN SELECT RAISE(ABORT, 'rows of build_completions are never deleted'); END;
CREATE TABLE build_demand (
  company INTEGER NOT NULL,
  build BLOB NOT NULL,
  item BLOB NOT NULL,
  queuedAt INTEGER NOT NULL,
  demand INTEGER NOT NULL,
  PRIMARY KEY (company, build, item)
) STRICT, WITHOUT ROWID;
CREATE INDEX build_demand_item ON build_demand (company, item, queuedAt, build);
CREATE TABLE invoices (
  row INTEGER PRIMARY KEY,
  id BLOB NOT NULL UNIQUE CHECK (length(id) = 16),
  company BLOB NOT NULL,
  type TEXT NOT NULL,
  number TEXT NOT NULL,
  series TEXT NOT NULL,
  sequence INTEGER NOT NULL,
  "order" BLOB NOT NULL,
  orderNumber TEXT,
  invoice BLOB,
  invoiceNumber TEXT,
  reason TEXT,
  issuedAt INTEGER NOT NULL,
  issuedOn TEXT NOT NULL,
  suppliedAt INTEGER,
  suppliedOn TEXT,
  dueAt INTEGER,
  dueOn TEXT,
  seller TEXT NOT NULL,
  buyer TEXT NOT NULL,
  shippingAddress TEXT,
  reference TEXT,
  currency TEXT NOT NULL,
  taxIncluded INTEGER NOT NULL,
  lines TEXT NOT NULL,
  taxes TEXT NOT NULL,
  net TEXT NOT NULL,
  tax TEXT NOT NULL,
  gross TEXT NOT NULL,
  paymentTerms TEXT,
  note TEXT,
  actor BLOB NOT NULL,
  version INTEGER NOT NULL,
  createdAt INTEGER NOT NULL,
  updatedAt INTEGER NOT NULL
) STRICT;
CREATE INDEX invoices_order ON invoices ("order");
CREATE INDEX invoices_number ON invoices (company, number);
CREATE INDEX invoices_sequence ON invoices (company, type, series, sequence);
CREATE INDEX invoices_correction ON invoices (invoice) WHERE invoice IS NOT NULL;
CREATE INDEX invoices_issued ON invoices (row >> 40, issuedAt);
CREATE TRIGGER invoices_stay BEFORE UPDATE ON invoices
  BEGIN SELECT RAISE(ABORT, 'rows of invoices are never changed'); END;
CREATE TRIGGER invoices_keep BEFORE DELETE ON invoices
  WHEN EXISTS (SELECT 1 FROM orders WHERE id = OLD."order")
  BEGIN SELECT RAISE(ABORT, 'rows of invoices are never deleted'); END;
CREATE TABLE invoice_series (
  row INTEGER PRIMARY KEY,
  id BLOB NOT NULL UNIQUE CHECK (length(id) = 16),
  company BLOB NOT NULL,
  letter TEXT NOT NULL,
  device BLOB NOT NULL,
  version INTEGER NOT NULL,
  createdAt INTEGER NOT NULL,
  updatedAt INTEGER NOT NULL
) STRICT;
CREATE TABLE device_identity (
  id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16)
) STRICT, WITHOUT ROWID;
CREATE VIRTUAL TABLE invoices_text USING fts5 (content, tokenize = 'terms', detail = none, columnsize = 0);
CREATE TABLE 'invoices_text_data'(id INTEGER PRIMARY KEY, block BLOB);
CREATE TABLE 'invoices_text_idx'(segid, term, pgno, PRIMARY KEY(segid, term)) WITHOUT ROWID;
CREATE TABLE 'invoices_text_content'(id INTEGER PRIMARY KEY, c0);
CREATE TABLE 'invoices_text_config'(k PRIMARY KEY, v) WITHOUT ROWID;
CREATE TABLE invoices_text_state (
  company INTEGER PRIMARY KEY,
  indexed INTEGER NOT NULL
) STRICT;
CREATE TABLE prices (
  row INTEGER PRIMARY KEY,
  id BLOB NOT NULL UNIQUE CHECK (length(id) = 16),
  company BLOB NOT NULL,
  item BLOB NOT NULL,
  price TEXT NOT NULL,
  list TEXT,
  contact BLOB,
  minQuantity INTEGER,
  "from" TEXT,
  until TEXT,
  version INTEGER NOT NULL,
  createdAt INTEGER NOT NULL,
  updatedAt INTEGER NOT NULL
) STRICT;
CREATE INDEX prices_ofItem ON prices (item);
CREATE INDEX prices_ofContact ON prices (contact) WHERE contact IS NOT NULL;
CREATE INDEX prices_ofList ON prices (list COLLATE NOCASE) WHERE list IS NOT NULL;
CREATE INDEX prices_ofCustomer
  ON prices (contact, item, ifnull(minQuantity, 0), "from", row, until, price, minQuantity)
  WHERE contact IS NOT NULL;
CREATE INDEX prices_inList
  ON prices (item, list COLLATE NOCASE, ifnull(minQuantity, 0), "from", row, until, price, contact, minQuantity)
  WHERE contact IS NULL;
CREATE TABLE assets (
  row INTEGER PRIMARY KEY,
  id BLOB NOT NULL UNIQUE,
  company BLOB,
  owner TEXT NOT NULL,
  role TEXT NOT NULL,
  name TEXT,
  mediaType TEXT NOT NULL,
  bytes INTEGER NOT NULL,
  sha256 TEXT NOT NULL,
  width INTEGER,
  height INTEGER,
  variants TEXT NOT NULL,
  position INTEGER NOT NULL,
  version INTEGER NOT NULL,
  createdAt INTEGER NOT NULL,
  updatedAt INTEGER NOT NULL
) STRICT;
CREATE INDEX assets_owner ON assets (owner, position, id);
CREATE TABLE asset_files (
  sha256 TEXT NOT NULL,
  asset INTEGER NOT NULL,
  PRIMARY KEY (sha256, asset)
) STRICT, WITHOUT ROWID;
CREATE TABLE asset_uploads (
  company INTEGER NOT NULL,
  id BLOB NOT NULL,
  owner TEXT NOT NULL,
  role TEXT NOT NULL,
  name TEXT,
  mediaType TEXT,
  beganAt INTEGER NOT NULL,
  PRIMARY KEY (company, id)
) STRICT, WITHOUT ROWID;
CREATE TABLE views (
  row INTEGER PRIMARY KEY,
  id BLOB NOT NULL UNIQUE,
  company BLOB NOT NULL,
  name TEXT NOT NULL,
  query TEXT NOT NULL,
  shared INTEGER NOT NULL,
  user BLOB NOT NULL,
  version INTEGER NOT NULL,
  createdAt INTEGER NOT NULL,
  updatedAt INTEGER NOT NULL
) STRICT;

