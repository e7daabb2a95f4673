#ifndef MAINSPRING_CPOSTGRESQL_SHIM_H
#define MAINSPRING_CPOSTGRESQL_SHIM_H

// The system's client of PostgreSQL (https://www.postgresql.org/docs/current/libpq.html).

#include <libpq-fe.h>

#endif
