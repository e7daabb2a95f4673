// The rival of reads: SQLite's C API with the SQL of the inventory, all in one transaction of one process.
//
//   reader ids FILE COUNT     print so many ids of items, chosen at random
//   reader get FILE KEYS      read the items with these ids, one a line
//   reader page FILE KEYS     read pages of 50 that end before these numbers, one a line; 0 for the first page
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define COLUMNS(p)                                                                                                                        \
  p "id, " p "company, " p "sku, " p "name, " p "unit, " p "description, " p "units, " p "purchaseUnit, " p "salesUnit, "                 \
    p "category, " p "tags, " p "barcodes, " p "manufacturer, " p "minStock, " p "reorderQuantity, " p "location, " p "price, "           \
    p "cost, " p "condition, " p "custom, " p "archived, " p "version, " p "createdAt, " p "updatedAt, " p "row"

static sqlite3 *db;
static unsigned char company[16];
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
  sqlite3_stmt *first = prepare("SELECT id, row FROM companies ORDER BY row LIMIT 1");
  if (sqlite3_step(first) != SQLITE_ROW) exit(1);
  memcpy(company, sqlite3_column_blob(first, 0), 16);
  companyRow = sqlite3_column_int64(first, 1);
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

static void printIDs(long count) {
  sqlite3_stmt *bounds = prepare("SELECT min(row), max(row) FROM items"), *find = prepare("SELECT id FROM items WHERE row >= ? LIMIT 1");
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

static int compare(int isPage, const char *path) {
  char line[64];
  long count = 0, size = 1 << 20;
  unsigned char(*ids)[16] = malloc(size * 16);
  long long *ends = malloc(size * sizeof *ends);
  FILE *keys = fopen(path, "r");
  if (!keys) return perror(path), 1;
  for (; count < size && fgets(line, sizeof line, keys); count++) {
    parseID(isPage ? "00000000-0000-0000-0000-000000000000" : line, ids[count]);
    ends[count] = isPage ? atoll(line) : 0;
  }
  sqlite3_stmt *get = prepare("SELECT " COLUMNS("") " FROM items WHERE id = ? AND company = ?");
  sqlite3_stmt *page = prepare("SELECT " COLUMNS("i.") " FROM items i WHERE i.row BETWEEN ? AND ? ORDER BY i.row DESC LIMIT ?");
  long long floor = companyRow << 40;
  double began = clockTime(CLOCK_MONOTONIC), cpu = clockTime(CLOCK_PROCESS_CPUTIME_ID);
  for (long k = 0; k < count; k++) {
    sqlite3_stmt *statement = isPage ? page : get;
    if (isPage) {
      sqlite3_bind_int64(page, 1, floor);
      sqlite3_bind_int64(page, 2, ends[k] ? floor + ends[k] - 1 : floor + (1ll << 40) - 1);
      sqlite3_bind_int64(page, 3, 51);
    } else {
      sqlite3_bind_blob(get, 1, ids[k], 16, SQLITE_STATIC);
      sqlite3_bind_blob(get, 2, company, 16, SQLITE_STATIC);
    }
    if (readRows(statement) < 1) return fprintf(stderr, "reader: nothing found for key %ld\n", k), 1;
  }
  cpu = clockTime(CLOCK_PROCESS_CPUTIME_ID) - cpu;
  printf("{\"requests\":%ld,\"seconds\":%.9f,\"cpuSeconds\":%.9f}\n", count, clockTime(CLOCK_MONOTONIC) - began, cpu);
  sqlite3_finalize(get);
  sqlite3_finalize(page);
  return 0;
}

int main(int words, char **word) {
  if (words < 4) return 64;
  openFile(word[2]);
  int code = 0;
  if (!strcmp(word[1], "ids")) printIDs(atol(word[3]));
  else code = compare(!strcmp(word[1], "page"), word[3]);
  // The end of the transaction and an orderly close empty the write-ahead log, so that all that follow read the same file.
  check(sqlite3_exec(db, "COMMIT", NULL, NULL, NULL));
  check(sqlite3_close(db));
  return code;
}
