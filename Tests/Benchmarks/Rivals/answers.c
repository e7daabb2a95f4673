// The rival of small reads: C that parses requests for the levels of one item with yyjson, reads them with the SQL of the core, and answers
// the same replies.
//
//   answers FILE
//
// What is wrong in a request is not looked for.
#include <errno.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "yyjson.h"

enum { CHUNK = 1 << 20 };

static sqlite3 *db;
static sqlite3_stmt *level;
static long long companyRow;

static void check(int code) {
  if (code == SQLITE_OK || code == SQLITE_DONE || code == SQLITE_ROW) return;
  fprintf(stderr, "answers: %s\n", sqlite3_errmsg(db));
  exit(1);
}

static void openFile(const char *path) {
  sqlite3_config(SQLITE_CONFIG_SINGLETHREAD);
  sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0);
  check(sqlite3_open_v2(path, &db, SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX, NULL));
  check(sqlite3_exec(db, "PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; BEGIN", NULL, NULL, NULL));
  sqlite3_stmt *first;
  check(sqlite3_prepare_v2(db, "SELECT row FROM companies ORDER BY row LIMIT 1", -1, &first, NULL));
  if (sqlite3_step(first) != SQLITE_ROW) exit(1);
  companyRow = sqlite3_column_int64(first, 0);
  sqlite3_finalize(first);
  const char *sql = "SELECT i.sku, i.name, i.unit, ifnull(s.onHand, 0), ifnull(s.unavailable, 0), s.cost, s.currency, ifnull(s.demand, 0), "
                    "ifnull(s.incoming, 0), s.incomingAt FROM items i LEFT JOIN stock_items s ON s.company = ?4 AND s.item = i.id "
                    "WHERE i.id = ?1 AND i.row BETWEEN ?2 AND ?3";
  check(sqlite3_prepare_v3(db, sql, -1, SQLITE_PREPARE_PERSISTENT, &level, NULL));
  sqlite3_bind_int64(level, 2, companyRow << 40);
  sqlite3_bind_int64(level, 3, (companyRow << 40) + (1ll << 40) - 1);
  sqlite3_bind_int64(level, 4, companyRow);
}

static int digit(char text) { return text <= '9' ? text - '0' : (text | 32) - 'a' + 10; }

static void parseID(const char *text, unsigned char *id) {
  for (int byte = 0; byte < 16; byte++, text += 2) {
    if (*text == '-') text++;
    id[byte] = (unsigned char)(digit(text[0]) << 4 | digit(text[1]));
  }
}

// A quantity of hundred-thousandths, without zeros at its end.
static char *appendQuantity(char *at, long long units) {
  at += sprintf(at, "%lld", units / 100000);
  if (units % 100000 == 0) return at;
  at += sprintf(at, ".%05lld", units % 100000);
  while (at[-1] == '0') at--;
  return at;
}

// A text, and the quotation mark behind it.
static char *appendText(char *at, const char *text) {
  for (; *text; text++) {
    if (*text == '"' || *text == '\\') *at++ = '\\';
    *at++ = *text;
  }
  *at++ = '"';
  return at;
}

static char *answer(char *at, const char *line, size_t length) {
  yyjson_doc *doc = yyjson_read(line, length, 0);
  yyjson_val *root = yyjson_doc_get_root(doc), *params = yyjson_obj_get(root, "params");
  if (!yyjson_equals_str(yyjson_obj_get(root, "method"), "inventory.stock.levels")) exit(1);
  const char *item = yyjson_get_str(yyjson_arr_get_first(yyjson_obj_get(params, "items")));
  unsigned char id[16];
  parseID(item, id);
  sqlite3_bind_blob(level, 1, id, 16, SQLITE_STATIC);
  if (sqlite3_step(level) != SQLITE_ROW) exit(1);
  long long onHand = sqlite3_column_int64(level, 3), unavailable = sqlite3_column_int64(level, 4);
  long long good = onHand - unavailable, reserved = sqlite3_column_int64(level, 7);
  if (reserved > good) reserved = good > 0 ? good : 0;
  at += sprintf(at, "{\"jsonrpc\":\"2.0\",\"id\":%llu,\"result\":{\"items\":[{\"item\":\"%.36s\"",
                (unsigned long long)yyjson_get_uint(yyjson_obj_get(root, "id")), item);
  static const char *names[] = {",\"sku\":\"", ",\"name\":\"", ",\"unit\":\""};
  for (int k = 0; k < 3; k++) at = appendText(stpcpy(at, names[k]), (const char *)sqlite3_column_text(level, k));
  at = stpcpy(at, ",\"location\":null,\"locationName\":null,\"lot\":null,\"batch\":null,\"serial\":null,\"onHand\":");
  at = appendQuantity(at, onHand);
  at = appendQuantity(stpcpy(at, ",\"reserved\":"), reserved);
  at = appendQuantity(stpcpy(at, ",\"unavailable\":"), unavailable);
  at = appendQuantity(stpcpy(at, ",\"available\":"), good - reserved);
  at = appendQuantity(stpcpy(at, ",\"onOrder\":"), sqlite3_column_int64(level, 8));
  at = stpcpy(at, ",\"incomingAt\":null,\"averageCost\":null}],\"next\":null}}\n");
  check(sqlite3_reset(level));
  yyjson_doc_free(doc);
  return at;
}

static void writeAll(const char *from, const char *end) {
  while (from < end) {
    ssize_t count = write(1, from, end - from);
    if (count < 0 && errno != EINTR) exit(2);
    if (count > 0) from += count;
  }
}

int main(int words, char **word) {
  if (words < 2) return 64;
  openFile(word[1]);
  // A reply is at most eight times as long as its request.
  char *input = malloc(2 * CHUNK), *output = malloc(16 * CHUNK);
  size_t length = 0;
  for (;;) {
    ssize_t count = read(0, input + length, CHUNK);
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) break;
    length += count;
    char *line = input, *end = input + length, *newline, *at = output;
    while ((newline = memchr(line, '\n', end - line))) {
      at = answer(at, line, newline - line);
      line = newline + 1;
    }
    writeAll(output, at);
    length = end - line;
    memmove(input, line, length);
    if (length > CHUNK) return 1;
  }
  check(sqlite3_finalize(level));
  check(sqlite3_exec(db, "COMMIT", NULL, NULL, NULL));
  check(sqlite3_close(db));
  return 0;
}
