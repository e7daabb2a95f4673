#ifndef MAINSPRING_POSTGRES_SCHEMA_H
#define MAINSPRING_POSTGRES_SCHEMA_H

/// Returns the SQL with which the installation of the schema begins. It ends where `mainspring_postgres_rest` begins.
static inline const unsigned char *mainspring_postgres_begin(void) {
  extern const unsigned char mainspring_postgres_begin_text[];
  return mainspring_postgres_begin_text;
}

/// Returns the SQL that is run after the functions for shared values (Values.swift). The beginning ends where this part
/// starts.
static inline const unsigned char *mainspring_postgres_rest(void) {
  extern const unsigned char mainspring_postgres_rest_text[];
  return mainspring_postgres_rest_text;
}

/// Returns the end of all the SQL.
static inline const unsigned char *mainspring_postgres_end(void) {
  extern const unsigned char mainspring_postgres_end_text[];
  return mainspring_postgres_end_text;
}

#endif
