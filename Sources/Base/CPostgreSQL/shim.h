#ifndef MAINSPRING_CPOSTGRESQL_SHIM_H
#define MAINSPRING_CPOSTGRESQL_SHIM_H

// The PostgreSQL client library of the system (https://www.postgresql.org/docs/current/libpq.html).

#include <libpq-fe.h>

#endif
