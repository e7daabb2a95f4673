// The rival of a filtered page of public records: C with the SQL of the container, which answers the same replies.
//
//   public_pages FILE
//
// Of a request it looks for the id and the value that is wanted; what is wrong in it is not looked for.
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LINE = 1 << 16, LIMIT = 50 };

static void check(sqlite3 *db, int code) {
  if (code == SQLITE_OK || code == SQLITE_DONE || code == SQLITE_ROW) return;
  fprintf(stderr, "public_pages: %s\n", sqlite3_errmsg(db));
  exit(1);
}

// An instant of milliseconds, as RFC 3339.
static void putInstant(long long at, FILE *out) {
  static long long known = -1;
  static char text[64];
  if (at != known) {
    long long days = at / 86400000, rest = at % 86400000;
    // Days since 1970 as a date of the proleptic Gregorian calendar.
    long long z = days + 719468, era = z / 146097, doe = z % 146097;
    long long yoe = (doe - doe / 1460 + doe / 36524 - doe / 146096) / 365, doy = doe - (365 * yoe + yoe / 4 - yoe / 100);
    long long mp = (5 * doy + 2) / 153, day = doy - (153 * mp + 2) / 5 + 1, month = mp < 10 ? mp + 3 : mp - 9;
    snprintf(text, sizeof text, "%04lld-%02lld-%02lldT%02lld:%02lld:%02lld.%03lldZ", yoe + era * 400 + (month <= 2), month, day,
             rest / 3600000, rest / 60000 % 60, rest / 1000 % 60, rest % 1000);
    known = at;
  }
  fputs(text, out);
}

int main(int count, char **words) {
  if (count != 2) return 64;
  sqlite3 *db;
  sqlite3_config(SQLITE_CONFIG_SINGLETHREAD);
  sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0);
  check(db, sqlite3_open_v2(words[1], &db, SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX, NULL));
  sqlite3_stmt *span;
  const char *sql =
      "SELECT r.name, r.fields, r.tag, r.createdAt, r.modifiedAt "
      "FROM public_values AS v CROSS JOIN public_records AS r ON r.type = v.type AND r.name = v.name "
      "WHERE v.type = 1 AND v.field = 'group' AND (v.key, v.name) > (?1, '') AND v.key <= ?1 ORDER BY v.key, v.name LIMIT ?2";
  check(db, sqlite3_prepare_v3(db, sql, -1, SQLITE_PREPARE_PERSISTENT, &span, NULL));
  sqlite3_bind_int(span, 2, LIMIT + 1);
  static char line[LINE], key[256], out[1 << 20];
  setvbuf(stdout, out, _IOFBF, sizeof out);
  while (fgets(line, sizeof line, stdin)) {
    long id = strtol(strstr(line, "\"id\":") + 5, NULL, 10);
    char *value = strstr(line, "\"value\":\"") + 9, *end = strchr(value, '"');
    int length = snprintf(key, sizeof key, "t%.*s", (int)(end - value), value);
    sqlite3_bind_text(span, 1, key, length, SQLITE_STATIC);
    // Each request reads one state of the file, as the container does.
    check(db, sqlite3_exec(db, "BEGIN", NULL, NULL, NULL));
    printf("{\"jsonrpc\":\"2.0\",\"id\":%ld,\"result\":{\"records\":[", id);
    int rows = 0;
    const char *last = NULL;
    char name[256] = "";
    while (sqlite3_step(span) == SQLITE_ROW) {
      if (rows == LIMIT) {
        last = name;
        break;
      }
      snprintf(name, sizeof name, "%s", sqlite3_column_text(span, 0));
      printf("%s{\"recordName\":\"%s\",\"fields\":%s,\"recordChangeTag\":\"%lld\",\"creationDate\":\"", rows ? "," : "", name,
             sqlite3_column_text(span, 1), sqlite3_column_int64(span, 2));
      putInstant(sqlite3_column_int64(span, 3), stdout);
      fputs("\",\"modificationDate\":\"", stdout);
      putInstant(sqlite3_column_int64(span, 4), stdout);
      fputs("\"}", stdout);
      rows++;
    }
    sqlite3_reset(span);
    check(db, sqlite3_exec(db, "COMMIT", NULL, NULL, NULL));
    if (last) printf("],\"cursor\":\"{\\\"state\\\":1,\\\"key\\\":\\\"%s\\\",\\\"name\\\":\\\"%s\\\"}\"}}\n", key, last);
    else printf("],\"cursor\":null}}\n");
    fflush(stdout);
  }
  return 0;
}
