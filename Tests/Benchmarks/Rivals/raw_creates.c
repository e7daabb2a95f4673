// The limit of pipelined creates: raw C that parses the same requests with yyjson, puts the same rows into the same tables, and answers the
// same replies.
//
//   raw_creates FILE SCHEMA WARM COUNT
//
// FILE must not exist; SCHEMA holds the SQL of the store's tables. The first WARM requests are one transaction, all others another one: a
// server that sees what comes could not do with fewer commits. What is wrong in a request is not looked for.
#include <errno.h>
#include <sqlite3.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "yyjson.h"

enum { CHUNK = 1 << 20, LONGEST = 1 << 24, TOGETHER = 16 };

// One statement for so many changes takes half the time of as many statements.
struct change {
  unsigned char id[16];
  int64_t at;
};

struct output {
  char *bytes;
  size_t length, size;
};

static sqlite3 *db;
static sqlite3_stmt *insertItem, *insertChange, *insertChanges;
static unsigned char company[16];
static struct change changes[TOGETHER];
static int pending;
static int64_t row = 1ll << 40;

static void check(int code) {
  if (code == SQLITE_OK || code == SQLITE_DONE || code == SQLITE_ROW) return;
  fprintf(stderr, "raw_creates: %s\n", sqlite3_errmsg(db));
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

static void append(struct output *out, const char *bytes, size_t count) {
  if (out->length + count > out->size) {
    out->size = (out->length + count) * 2;
    out->bytes = realloc(out->bytes, out->size);
    if (!out->bytes) exit(2);
  }
  memcpy(out->bytes + out->length, bytes, count);
  out->length += count;
}

#define APPEND(out, literal) append(out, literal, sizeof literal - 1)

// A text as JSON spells it.
static void appendString(struct output *out, const char *text, size_t length) {
  const char *end = text + length, *from = text;
  APPEND(out, "\"");
  for (; text < end; text++) {
    unsigned char byte = (unsigned char)*text;
    if (byte >= 0x20 && byte != '"' && byte != '\\') continue;
    char escape[8];
    append(out, from, text - from);
    append(out, escape, snprintf(escape, sizeof escape, byte < 0x20 ? "\\u%04x" : "\\%c", byte));
    from = text + 1;
  }
  append(out, from, end - from);
  APPEND(out, "\"");
}

static void appendID(struct output *out, const unsigned char *id) {
  static const char digits[] = "0123456789abcdef";
  char text[38], *at = text;
  *at++ = '"';
  for (int byte = 0; byte < 16; byte++) {
    if (byte == 4 || byte == 6 || byte == 8 || byte == 10) *at++ = '-';
    *at++ = digits[id[byte] >> 4];
    *at++ = digits[id[byte] & 15];
  }
  *at++ = '"';
  append(out, text, at - text);
}

// A time of milliseconds; the text of its second is made once.
static void appendTime(struct output *out, int64_t at) {
  static time_t second = -1;
  static char text[32];
  if (second != at / 1000) {
    second = at / 1000;
    struct tm parts;
    strftime(text, sizeof text, "\"%Y-%m-%dT%H:%M:%S.000Z\"", gmtime_r(&second, &parts));
  }
  int rest = (int)(at % 1000);
  text[21] = (char)('0' + rest / 100), text[22] = (char)('0' + rest / 10 % 10), text[23] = (char)('0' + rest % 10);
  append(out, text, 26);
}

static int64_t milliseconds(void) {
  struct timespec t;
  clock_gettime(CLOCK_REALTIME, &t);
  return (int64_t)t.tv_sec * 1000 + t.tv_nsec / 1000000;
}

// An id that grows, as UUID version 7 does: the time, a count within it, chance.
static void makeID(unsigned char *id, int64_t at) {
  static uint64_t chance = 1, last, count;
  count = (uint64_t)at == last ? count + 1 : 0, last = (uint64_t)at;
  chance = chance * 6364136223846793005ull + 1442695040888963407ull;
  uint64_t high = (uint64_t)at << 16 | 0x7000 | (count & 0xfff), low = 0x8000000000000000ull | chance >> 2;
  for (int byte = 0; byte < 8; byte++) {
    id[byte] = (unsigned char)(high >> (56 - 8 * byte));
    id[8 + byte] = (unsigned char)(low >> (56 - 8 * byte));
  }
}

// Binds a member that is text or missing, and answers with it.
static void takeText(struct output *out, yyjson_val *params, const char *name, int index) {
  yyjson_val *value = yyjson_obj_get(params, name);
  append(out, ",\"", 2);
  append(out, name, strlen(name));
  append(out, "\":", 2);
  if (yyjson_is_str(value)) {
    sqlite3_bind_text(insertItem, index, yyjson_get_str(value), (int)yyjson_get_len(value), SQLITE_STATIC);
    appendString(out, yyjson_get_str(value), yyjson_get_len(value));
  } else {
    sqlite3_bind_null(insertItem, index);
    APPEND(out, "null");
  }
}

// Binds a member as the text of its JSON; without it, what stands for nothing, or null.
static void takeJSON(struct output *out, yyjson_val *params, const char *name, int index, const char *nothing) {
  yyjson_val *value = yyjson_obj_get(params, name);
  size_t length = nothing ? strlen(nothing) : 0;
  char *text = value ? yyjson_val_write(value, 0, &length) : NULL;
  append(out, ",\"", 2);
  append(out, name, strlen(name));
  append(out, "\":", 2);
  if (text) append(out, text, length);
  else append(out, nothing ? nothing : "null", nothing ? length : 4);
  if (text) sqlite3_bind_text(insertItem, index, text, (int)length, free);
  else sqlite3_bind_text(insertItem, index, nothing, (int)length, SQLITE_STATIC);
}

// Binds a quantity in units of its fifth decimal.
static void takeQuantity(struct output *out, yyjson_val *params, const char *name, int index) {
  yyjson_val *value = yyjson_obj_get(params, name);
  char digits[32];
  append(out, ",\"", 2);
  append(out, name, strlen(name));
  append(out, "\":", 2);
  if (yyjson_is_num(value)) sqlite3_bind_int64(insertItem, index, (int64_t)(yyjson_get_num(value) * 100000 + 0.5));
  else sqlite3_bind_null(insertItem, index);
  if (yyjson_is_num(value)) append(out, digits, snprintf(digits, sizeof digits, "%.10g", yyjson_get_num(value)));
  else APPEND(out, "null");
}

// Binds a member that is true or false.
static void takeFlag(struct output *out, yyjson_val *params, const char *name, int index) {
  int isSet = yyjson_get_bool(yyjson_obj_get(params, name));
  append(out, ",\"", 2);
  append(out, name, strlen(name));
  append(out, "\":", 2);
  if (isSet) APPEND(out, "true");
  else APPEND(out, "false");
  sqlite3_bind_int64(insertItem, index, isSet);
}

static void bindChange(sqlite3_stmt *statement, int first, const struct change *change) {
  sqlite3_bind_blob(statement, first, change->id, 16, SQLITE_STATIC);
  sqlite3_bind_int64(statement, first + 1, change->at);
}

static void writeChanges(void) {
  if (pending == TOGETHER) {
    for (int k = 0; k < TOGETHER; k++) bindChange(insertChanges, 2 + 2 * k, &changes[k]);
    step(insertChanges);
  } else {
    for (int k = 0; k < pending; k++) {
      bindChange(insertChange, 2, &changes[k]);
      step(insertChange);
    }
  }
  pending = 0;
}

static void answer(struct output *out, const char *line, size_t length) {
  struct change *change = &changes[pending++];
  yyjson_doc *doc = yyjson_read(line, length, 0);
  yyjson_val *root = yyjson_doc_get_root(doc), *params = yyjson_obj_get(root, "params");
  if (!yyjson_equals_str(yyjson_obj_get(root, "method"), "inventory.items.create")) exit(1);
  char digits[32];
  change->at = milliseconds();
  makeID(change->id, change->at);
  APPEND(out, "{\"jsonrpc\":\"2.0\",\"id\":");
  append(out, digits, snprintf(digits, sizeof digits, "%llu", (unsigned long long)yyjson_get_uint(yyjson_obj_get(root, "id"))));
  APPEND(out, ",\"result\":{\"id\":");
  appendID(out, change->id);
  APPEND(out, ",\"company\":");
  appendID(out, company);
  takeText(out, params, "sku", 3), takeText(out, params, "name", 4), takeText(out, params, "unit", 5);
  takeText(out, params, "description", 6), takeJSON(out, params, "units", 7, "[]");
  takeText(out, params, "purchaseUnit", 8), takeText(out, params, "salesUnit", 9), takeText(out, params, "category", 10);
  takeJSON(out, params, "tags", 11, "[]"), takeJSON(out, params, "barcodes", 12, "[]"), takeText(out, params, "manufacturer", 13);
  takeQuantity(out, params, "minStock", 14), takeQuantity(out, params, "reorderQuantity", 15), takeText(out, params, "location", 16);
  takeJSON(out, params, "price", 17, NULL), takeJSON(out, params, "cost", 18, NULL), takeText(out, params, "condition", 19);
  takeJSON(out, params, "custom", 20, "{}"), takeFlag(out, params, "archived", 21), takeFlag(out, params, "trackBatch", 22);
  takeFlag(out, params, "trackSerial", 23), takeText(out, params, "supplier", 24), takeText(out, params, "supplierSku", 25);
  takeJSON(out, params, "flag", 26, NULL);
  APPEND(out, ",\"version\":1,\"createdAt\":");
  appendTime(out, change->at);
  APPEND(out, ",\"updatedAt\":");
  appendTime(out, change->at);
  APPEND(out, "}}\n");
  sqlite3_bind_blob(insertItem, 1, change->id, 16, SQLITE_STATIC);
  sqlite3_bind_int64(insertItem, 27, change->at);
  sqlite3_bind_int64(insertItem, 28, ++row);
  step(insertItem);
  yyjson_doc_free(doc);
  if (pending == TOGETHER) writeChanges();
}

static void commit(struct output *out) {
  writeChanges();
  run("COMMIT");
  for (size_t sent = 0; sent < out->length;) {
    ssize_t count = write(1, out->bytes + sent, out->length - sent);
    if (count < 0 && errno != EINTR) exit(2);
    if (count > 0) sent += count;
  }
  out->length = 0;
}

static char *contentsOf(const char *path) {
  FILE *file = fopen(path, "r");
  char *text = calloc(1, 1 << 20);
  if (!file || !fread(text, 1, (1 << 20) - 1, file)) exit(1);
  fclose(file);
  return text;
}

static void create(const char *path, const char *schema) {
  sqlite3_config(SQLITE_CONFIG_SINGLETHREAD);
  sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0);
  check(sqlite3_open_v2(path, &db, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX, NULL));
  run("PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = 0");
  run(contentsOf(schema));
  insertItem = prepare(
      "INSERT INTO items (id, company, sku, name, unit, description, units, purchaseUnit, salesUnit, category, tags, barcodes, manufacturer,"
      " minStock, reorderQuantity, location, price, cost, condition, custom, archived, trackBatch, trackSerial, supplier, supplierSku, flag,"
      " version, createdAt, updatedAt, row, skuKey)"
      " VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17, ?18, ?19, ?20, ?21, ?22, ?23, ?24, ?25, ?26,"
      " 1, ?27, ?27, ?28, ?3)");
  char sql[4096] = "INSERT INTO changes (company, entity, record, action, version, fields, old, new, actor, at, origin) VALUES ";
  size_t length = strlen(sql);
  for (int k = 0; k < TOGETHER; k++) {
    const char *between = k ? ", " : "";
    int id = 2 + 2 * k, at = id + 1;
    length += snprintf(sql + length, sizeof sql - length, "%s(?1, 'item', ?%d, 1, 1, NULL, NULL, NULL, ?1, ?%d, 0)", between, id, at);
    if (k == 0) insertChange = prepare(sql);
  }
  insertChanges = prepare(sql);
  makeID(company, milliseconds());
  sqlite3_bind_blob(insertItem, 2, company, 16, SQLITE_STATIC);
  sqlite3_bind_blob(insertChange, 1, company, 16, SQLITE_STATIC);
  sqlite3_bind_blob(insertChanges, 1, company, 16, SQLITE_STATIC);
}

int main(int words, char **word) {
  if (words < 5) return 64;
  create(word[1], word[2]);
  long warm = atol(word[3]), goal = atol(word[4]), done = 0;
  char *input = malloc(LONGEST + CHUNK);
  struct output out = {malloc(CHUNK), 0, CHUNK};
  size_t length = 0;
  run("BEGIN");
  for (;;) {
    ssize_t count = read(0, input + length, CHUNK);
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) return count < 0 || done != goal;
    length += count;
    char *line = input, *end = input + length, *newline;
    while ((newline = memchr(line, '\n', end - line))) {
      answer(&out, line, newline - line);
      line = newline + 1;
      if (++done != warm && done != goal) continue;
      commit(&out);
      if (done != goal) run("BEGIN");
    }
    length = end - line;
    memmove(input, line, length);
    if (length > LONGEST) return 1;
  }
}
