// The rival of figures: SQLite's C API with SQL that it is given, in one transaction of one process.
//
//   statements FILE COUNT SQL...   run the statements so many times, each column of each row read
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static sqlite3 *db;
// What was read goes in here, so that no read can be left out.
static volatile unsigned long long sum;

static double clockTime(clockid_t clock) {
  struct timespec t;
  clock_gettime(clock, &t);
  return t.tv_sec + t.tv_nsec * 1e-9;
}

static void check(int code) {
  if (code == SQLITE_OK || code == SQLITE_DONE || code == SQLITE_ROW) return;
  fprintf(stderr, "statements: %s\n", sqlite3_errmsg(db));
  exit(1);
}

static void readRows(sqlite3_stmt *statement) {
  int columns = sqlite3_column_count(statement);
  for (int code; (code = sqlite3_step(statement)) != SQLITE_DONE;) {
    check(code);
    for (int column = 0; column < columns; column++) {
      switch (sqlite3_column_type(statement, column)) {
      case SQLITE_INTEGER: sum += sqlite3_column_int64(statement, column); break;
      case SQLITE_TEXT: sum += *sqlite3_column_text(statement, column) + sqlite3_column_bytes(statement, column); break;
      case SQLITE_BLOB: sum += sqlite3_column_bytes(statement, column); break;
      }
    }
  }
  check(sqlite3_reset(statement));
}

int main(int count, char **words) {
  if (count < 4) return fprintf(stderr, "statements FILE COUNT SQL...\n"), 1;
  sqlite3_config(SQLITE_CONFIG_SINGLETHREAD);
  sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0);
  check(sqlite3_open_v2(words[1], &db, SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX, NULL));
  check(sqlite3_exec(db, "PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; BEGIN", NULL, NULL, NULL));
  int statements = count - 3;
  long times = atol(words[2]);
  sqlite3_stmt **all = calloc(statements, sizeof *all);
  for (int k = 0; k < statements; k++) check(sqlite3_prepare_v3(db, words[k + 3], -1, SQLITE_PREPARE_PERSISTENT, &all[k], NULL));
  double began = clockTime(CLOCK_MONOTONIC), cpu = clockTime(CLOCK_PROCESS_CPUTIME_ID);
  for (long time = 0; time < times; time++) {
    for (int k = 0; k < statements; k++) readRows(all[k]);
  }
  cpu = clockTime(CLOCK_PROCESS_CPUTIME_ID) - cpu;
  printf("{\"requests\":%ld,\"seconds\":%.9f,\"cpuSeconds\":%.9f}\n", times, clockTime(CLOCK_MONOTONIC) - began, cpu);
  for (int k = 0; k < statements; k++) sqlite3_finalize(all[k]);
  return sqlite3_close(db);
}
