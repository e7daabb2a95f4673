#ifndef MAINSPRING_POSTGRES_SCHEMA_H
#define MAINSPRING_POSTGRES_SCHEMA_H

/// Returns the SQL that begins the installation of the schema.
static inline const unsigned char *mainspring_postgres_begin(void) {
  extern const unsigned char mainspring_postgres_begin_text[];
  return mainspring_postgres_begin_text;
}

/// Returns the SQL behind the values, which is also the end of the first part.
static inline const unsigned char *mainspring_postgres_rest(void) {
  extern const unsigned char mainspring_postgres_rest_text[];
  return mainspring_postgres_rest_text;
}

/// Returns the end of the SQL.
static inline const unsigned char *mainspring_postgres_end(void) {
  extern const unsigned char mainspring_postgres_end_text[];
  return mainspring_postgres_end_text;
}

#endif
