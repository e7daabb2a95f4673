// The rival of reads: SQLite's C API with the SQL of the inventory, all in one transaction of one process.
//
//   reader ids FILE COUNT       print so many ids of items, chosen at random
//   reader all FILE TABLE       print all ids of a table
//   reader get FILE KEYS        read the items with these ids, one a line
//   reader page FILE KEYS       read pages of 50 that end before these numbers, one a line; 0 for the first page
//   reader level FILE KEYS      read how much there is of the items with these ids
//   reader levels FILE KEYS     read how much there is of the 50 items behind these ids
//   reader entries FILE KEYS    read pages of 50 of the ledger that end before these numbers
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define ITEM                                                                                                                              \
  "id, company, sku, name, unit, description, units, purchaseUnit, salesUnit, category, tags, barcodes, manufacturer, minStock, "         \
  "reorderQuantity, location, price, cost, condition, custom, archived, trackBatch, trackSerial, supplier, supplierSku, flag, taxRate, "   \
  "taxCategory, version, createdAt, updatedAt, row"
#define ENTRY                                                                                                                             \
  "id, company, \"transaction\", item, location, type, quantity, unitCost, reason, note, reverses, actor, effectiveAt, at, lot, \"order\", " \
  "\"orderLine\", \"dispatch\", \"loan\", \"count\", row"

static sqlite3 *db;
static long long companyRow;
// What was read goes in here, so that no read can be left out.
static volatile unsigned long long sum;

static double clockTime(clockid_t clock) {
  struct timespec t;
  clock_gettime(clock, &t);
  return t.tv_sec + t.tv_nsec * 1e-9;
}

static void check(int code) {
  if (code == SQLITE_OK || code == SQLITE_DONE || code == SQLITE_ROW) return;
  fprintf(stderr, "reader: %s\n", sqlite3_errmsg(db));
  exit(1);
}

static sqlite3_stmt *prepare(const char *sql) {
  sqlite3_stmt *statement;
  check(sqlite3_prepare_v3(db, sql, -1, SQLITE_PREPARE_PERSISTENT, &statement, NULL));
  return statement;
}

static void openFile(const char *path) {
  sqlite3_config(SQLITE_CONFIG_SINGLETHREAD);
  sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0);
  check(sqlite3_open_v2(path, &db, SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX, NULL));
  check(sqlite3_exec(db, "PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; BEGIN", NULL, NULL, NULL));
  sqlite3_stmt *first = prepare("SELECT row FROM companies ORDER BY row LIMIT 1");
  if (sqlite3_step(first) != SQLITE_ROW) exit(1);
  companyRow = sqlite3_column_int64(first, 0);
  sqlite3_finalize(first);
}

// All rows of the statement, every column of each.
static int readRows(sqlite3_stmt *statement) {
  int rows = 0, columns = sqlite3_column_count(statement);
  for (int code; (code = sqlite3_step(statement)) != SQLITE_DONE; rows++) {
    check(code);
    for (int column = 0; column < columns; column++) {
      switch (sqlite3_column_type(statement, column)) {
      case SQLITE_INTEGER: sum += sqlite3_column_int64(statement, column); break;
      case SQLITE_TEXT: sum += *sqlite3_column_text(statement, column) + sqlite3_column_bytes(statement, column); break;
      case SQLITE_BLOB: sum += *(const unsigned char *)sqlite3_column_blob(statement, column) + sqlite3_column_bytes(statement, column); break;
      }
    }
  }
  check(sqlite3_reset(statement));
  return rows;
}

// Of the first company, the large one: the rows of each have 40 bits of their own.
static void printIDs(long count) {
  sqlite3_stmt *bounds = prepare(
    "SELECT low, (SELECT max(row) FROM items WHERE row < ((low >> 40) + 1) << 40) FROM (SELECT min(row) AS low FROM items)");
  sqlite3_stmt *find = prepare("SELECT id FROM items WHERE row >= ? LIMIT 1");
  if (sqlite3_step(bounds) != SQLITE_ROW) exit(1);
  long long low = sqlite3_column_int64(bounds, 0), high = sqlite3_column_int64(bounds, 1);
  unsigned long long state = 1;
  for (long k = 0; k < count; k++) {
    state = state * 6364136223846793005ull + 1442695040888963407ull;
    sqlite3_bind_int64(find, 1, low + (long long)((state >> 16) % (high - low + 1)));
    if (sqlite3_step(find) != SQLITE_ROW) exit(1);
    const unsigned char *id = sqlite3_column_blob(find, 0);
    for (int byte = 0; byte < 16; byte++) printf(byte == 4 || byte == 6 || byte == 8 || byte == 10 ? "-%02x" : "%02x", id[byte]);
    printf("\n");
    sqlite3_reset(find);
  }
  sqlite3_finalize(bounds);
  sqlite3_finalize(find);
}

static void parseID(const char *text, unsigned char *id) {
  for (int byte = 0; byte < 16; byte++, text += 2) {
    if (*text == '-') text++;
    sscanf(text, "%2hhx", &id[byte]);
  }
}

static void printAll(const char *table) {
  char sql[128];
  snprintf(sql, sizeof sql, "SELECT lower(hex(id)) FROM %s ORDER BY row", table);
  sqlite3_stmt *all = prepare(sql);
  while (sqlite3_step(all) == SQLITE_ROW) {
    const char *id = (const char *)sqlite3_column_text(all, 0);
    printf("%.8s-%.4s-%.4s-%.4s-%.12s\n", id, id + 8, id + 12, id + 16, id + 20);
  }
  sqlite3_finalize(all);
}

static sqlite3_stmt *get, *page, *level, *behind, *entries;
static const long long numbers = (1ll << 40) - 1;

static void bindID(sqlite3_stmt *statement, int index, const unsigned char *id) {
  sqlite3_bind_blob(statement, index, id, 16, SQLITE_STATIC);
}

// The rows of a page that ends before a number, or with the last row.
static int readPage(sqlite3_stmt *statement, long long end) {
  long long floor = companyRow << 40;
  sqlite3_bind_int64(statement, 1, floor);
  sqlite3_bind_int64(statement, 2, end ? floor + end - 1 : floor + numbers);
  sqlite3_bind_int64(statement, 3, 51);
  return readRows(statement);
}

static int readLevel(const unsigned char *id) {
  bindID(level, 1, id);
  sqlite3_bind_int64(level, 2, companyRow << 40);
  sqlite3_bind_int64(level, 3, (companyRow << 40) + numbers);
  sqlite3_bind_int64(level, 4, companyRow);
  return readRows(level);
}

// The next items, and then each one's sums: two statements, as the core has them.
static int readLevels(const unsigned char *id) {
  unsigned char items[51][16];
  int count = 0;
  sqlite3_bind_int64(behind, 1, companyRow);
  bindID(behind, 2, id);
  sqlite3_bind_int64(behind, 3, 51);
  for (int code; (code = sqlite3_step(behind)) != SQLITE_DONE; count++) {
    check(code);
    memcpy(items[count], sqlite3_column_blob(behind, 0), 16);
  }
  check(sqlite3_reset(behind));
  for (int k = 0; k < count && k < 50; k++) readLevel(items[k]);
  return count;
}

static void prepareAll(void) {
  get = prepare("SELECT " ITEM " FROM items WHERE id = ? AND row BETWEEN ? AND ?");
  page = prepare("SELECT " ITEM " FROM items WHERE row BETWEEN ? AND ? AND archived = 0 ORDER BY row DESC LIMIT ?");
  level = prepare("SELECT i.sku, i.name, i.unit, ifnull(s.onHand, 0), ifnull(s.unavailable, 0), s.cost, s.currency, ifnull(s.demand, 0), "
                  "ifnull(s.incoming, 0), s.incomingAt FROM items i LEFT JOIN stock_items s ON s.company = ?4 AND s.item = i.id "
                  "WHERE i.id = ?1 AND i.row BETWEEN ?2 AND ?3");
  behind = prepare("SELECT item FROM stock_items WHERE company = ? AND item > ? ORDER BY item LIMIT ?");
  entries = prepare("SELECT " ENTRY " FROM stock_entries WHERE row BETWEEN ? AND ? ORDER BY row DESC LIMIT ?");
}

static int readKind(const char *kind, const unsigned char *id, long long end) {
  if (!strcmp(kind, "page")) return readPage(page, end);
  if (!strcmp(kind, "entries")) return readPage(entries, end);
  if (!strcmp(kind, "level")) return readLevel(id);
  if (!strcmp(kind, "levels")) return readLevels(id);
  bindID(get, 1, id);
  sqlite3_bind_int64(get, 2, companyRow << 40);
  sqlite3_bind_int64(get, 3, (companyRow << 40) + numbers);
  return readRows(get);
}

static int compare(const char *kind, const char *path) {
  char line[64];
  long count = 0, size = 1 << 20;
  unsigned char(*ids)[16] = malloc(size * 16);
  long long *ends = malloc(size * sizeof *ends);
  int isNumber = !strcmp(kind, "page") || !strcmp(kind, "entries");
  FILE *keys = fopen(path, "r");
  if (!keys) return perror(path), 1;
  for (; count < size && fgets(line, sizeof line, keys); count++) {
    parseID(isNumber ? "00000000-0000-0000-0000-000000000000" : line, ids[count]);
    ends[count] = isNumber ? atoll(line) : 0;
  }
  prepareAll();
  double began = clockTime(CLOCK_MONOTONIC), cpu = clockTime(CLOCK_PROCESS_CPUTIME_ID);
  for (long k = 0; k < count; k++) {
    if (readKind(kind, ids[k], ends[k]) < 1) return fprintf(stderr, "reader: nothing found for key %ld\n", k), 1;
  }
  cpu = clockTime(CLOCK_PROCESS_CPUTIME_ID) - cpu;
  printf("{\"requests\":%ld,\"seconds\":%.9f,\"cpuSeconds\":%.9f}\n", count, clockTime(CLOCK_MONOTONIC) - began, cpu);
  sqlite3_stmt *all[] = {get, page, level, behind, entries};
  for (int k = 0; k < 5; k++) sqlite3_finalize(all[k]);
  return 0;
}

int main(int words, char **word) {
  if (words < 4) return 64;
  openFile(word[2]);
  int code = 0;
  if (!strcmp(word[1], "ids")) printIDs(atol(word[3]));
  else if (!strcmp(word[1], "all")) printAll(word[3]);
  else code = compare(word[1], word[3]);
  // The end of the transaction and an orderly close empty the write-ahead log, so that all that follow read the same file.
  check(sqlite3_exec(db, "COMMIT", NULL, NULL, NULL));
  check(sqlite3_close(db));
  return code;
}
