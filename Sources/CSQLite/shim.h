#ifndef MAINSPRING_CSQLITE_SHIM_H
#define MAINSPRING_CSQLITE_SHIM_H

// What Swift can't call by itself: variadic functions and macros with casts.

#include <sqlite3.h>
#if defined(__GLIBC__)
#include <malloc.h>
#endif

/// For bound bytes that stay where they are until the statement has been stepped.
static inline sqlite3_destructor_type mainspring_static(void) { return SQLITE_STATIC; }
/// For bound bytes that SQLite must copy.
static inline sqlite3_destructor_type mainspring_transient(void) { return SQLITE_TRANSIENT; }

/// Settings of the whole process, before the first connection is opened: one thread, no URIs for file names, no memory statistics.
static inline int mainspring_sqlite_configure(void) {
  int code = sqlite3_config(SQLITE_CONFIG_SINGLETHREAD);
  if (code == SQLITE_OK) code = sqlite3_config(SQLITE_CONFIG_URI, 0);
  return code != SQLITE_OK ? code : sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0);
}

/// Settings of one connection: no double-quoted string literals, no trusted schema, no way to damage the file by SQL.
static inline void mainspring_sqlite_defend(sqlite3 *db) {
  sqlite3_db_config(db, SQLITE_DBCONFIG_DQS_DML, 0, (int *)0);
  sqlite3_db_config(db, SQLITE_DBCONFIG_DQS_DDL, 0, (int *)0);
  sqlite3_db_config(db, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, (int *)0);
  sqlite3_db_config(db, SQLITE_DBCONFIG_DEFENSIVE, 1, (int *)0);
}

/// Keeps the allocator from giving memory back and asking for it again at every request; without glibc, nothing.
static inline void mainspring_keep_heap(void) {
#if defined(__GLIBC__)
  mallopt(M_TRIM_THRESHOLD, 64 << 20);
  mallopt(M_TOP_PAD, 16 << 20);
#endif
}

#endif
