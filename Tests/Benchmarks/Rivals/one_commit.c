// The rival of durable writes: SQLite's C API, one commit for each item and its change.
//
//   one_commit FILE SCHEMA COUNT NAME-LENGTH
//
// FILE must not exist; SCHEMA holds the SQL of the store's tables.
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static sqlite3 *db;

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return t.tv_sec + t.tv_nsec * 1e-9;
}

static void check(int code) {
  if (code == SQLITE_OK || code == SQLITE_DONE || code == SQLITE_ROW) return;
  fprintf(stderr, "one_commit: %s\n", sqlite3_errmsg(db));
  exit(1);
}

static void run(const char *sql) { check(sqlite3_exec(db, sql, NULL, NULL, NULL)); }

static sqlite3_stmt *prepare(const char *sql) {
  sqlite3_stmt *statement;
  check(sqlite3_prepare_v3(db, sql, -1, SQLITE_PREPARE_PERSISTENT, &statement, NULL));
  return statement;
}

static void step(sqlite3_stmt *statement) {
  check(sqlite3_step(statement));
  check(sqlite3_reset(statement));
}

static char *contentsOf(const char *path) {
  FILE *file = fopen(path, "r");
  if (!file) return perror(path), exit(1), NULL;
  char *text = calloc(1, 1 << 20);
  if (fread(text, 1, (1 << 20) - 1, file) == 0) exit(1);
  fclose(file);
  return text;
}

static unsigned long long state = 1;

// An id that grows with the time, as UUID version 7 does: its time first, then chance.
static void makeID(unsigned char *id, long k) {
  unsigned long long high = (1700000000000ull + k / 4096) << 16 | 0x7000 | (k & 0xfff);
  state = state * 6364136223846793005ull + 1442695040888963407ull;
  unsigned long long low = 0x8000000000000000ull | state >> 2;
  for (int byte = 0; byte < 8; byte++) {
    id[byte] = (unsigned char)(high >> (56 - 8 * byte));
    id[8 + byte] = (unsigned char)(low >> (56 - 8 * byte));
  }
}

static void bindText(sqlite3_stmt *statement, int index, const char *text) {
  check(sqlite3_bind_text(statement, index, text, -1, SQLITE_STATIC));
}

// The values that never change.
static void bindConstants(sqlite3_stmt *item, sqlite3_stmt *change, const unsigned char *company) {
  sqlite3_bind_blob(item, 2, company, 16, SQLITE_STATIC);
  bindText(item, 5, "piece");
  bindText(item, 6, "Hardware");
  bindText(item, 7, "[\"small\",\"steel\"]");
  bindText(item, 8, "[]");
  sqlite3_bind_int64(item, 10, 500000);
  bindText(item, 13, "{}");
  bindText(item, 14, "[]");
  for (int column = 15; column <= 17; column++) sqlite3_bind_int64(item, column, 0);
  sqlite3_bind_int64(item, 18, 1);
  sqlite3_bind_blob(change, 1, company, 16, SQLITE_STATIC);
  bindText(change, 2, "item");
  sqlite3_bind_int64(change, 4, 1);
  sqlite3_bind_int64(change, 5, 1);
  sqlite3_bind_blob(change, 7, company, 16, SQLITE_STATIC);
  sqlite3_bind_int64(change, 9, 0);
}

static void create(const char *path, const char *schema) {
  sqlite3_config(SQLITE_CONFIG_SINGLETHREAD);
  sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0);
  check(sqlite3_open_v2(path, &db, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX, NULL));
  run("PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = 0");
  run(contentsOf(schema));
}

int main(int words, char **word) {
  if (words < 5) return 64;
  create(word[1], word[2]);
  long count = atol(word[3]), nameLength = atol(word[4]);
  sqlite3_stmt *begin = prepare("BEGIN"), *commit = prepare("COMMIT");
  sqlite3_stmt *item = prepare(
      "INSERT INTO items (id, company, sku, name, unit, category, tags, barcodes, manufacturer, minStock, cost, condition, custom, units,"
      " archived, trackBatch, trackSerial, version, createdAt, updatedAt, row, description, purchaseUnit, salesUnit, reorderQuantity, location,"
      " price, supplier, supplierSku, flag, skuKey)"
      " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?3)");
  sqlite3_stmt *change = prepare(
      "INSERT INTO changes (company, entity, record, action, version, fields, actor, at, origin, old, new)"
      " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
  unsigned char company[16], id[16];
  char sku[32], *name = calloc(1, nameLength + 1);
  memset(name, 'x', nameLength);
  makeID(company, 0);
  bindConstants(item, change, company);
  double began = now();
  for (long k = 1; k <= count; k++) {
    makeID(id, k);
    snprintf(sku, sizeof sku, "SKU-%08ld", k);
    step(begin);
    sqlite3_bind_blob(item, 1, id, 16, SQLITE_STATIC);
    bindText(item, 3, sku);
    bindText(item, 4, name);
    sqlite3_bind_int64(item, 19, 1700000000000 + k);
    sqlite3_bind_int64(item, 20, 1700000000000 + k);
    sqlite3_bind_int64(item, 21, (1ll << 40) + k);
    step(item);
    sqlite3_bind_blob(change, 3, id, 16, SQLITE_STATIC);
    sqlite3_bind_int64(change, 8, 1700000000000 + k);
    step(change);
    step(commit);
  }
  printf("{\"requests\":%ld,\"seconds\":%.9f}\n", count, now() - began);
  return 0;
}
