// Includes the SQL of the PostgreSQL container from Sources/Core/PostgresCloud/SQL in the program, in the order in
// which it is run.

// Because of __has_include, the build depends on each file: if a file changes, this file is assembled again.
#if !__has_include("begin.sql") \
  || !__has_include("tables.sql") \
  || !__has_include("history.sql") \
  || !__has_include("foundations.sql") \
  || !__has_include("zones.sql") \
  || !__has_include("records.sql") \
  || !__has_include("batches.sql") \
  || !__has_include("files.sql") \
  || !__has_include("shares.sql") \
  || !__has_include("accepting.sql") \
  || !__has_include("public.sql") \
  || !__has_include("rights.sql")
#error "A file of Sources/Core/PostgresCloud/SQL is missing: take it from the repository."
#endif

#if defined(__APPLE__)
  .section __TEXT,__const
#define SYMBOL(name) _##name
#else
  .section .rodata
#define SYMBOL(name) name
#endif

  .globl SYMBOL(mainspring_postgres_begin_text)
SYMBOL(mainspring_postgres_begin_text):
  .incbin "begin.sql"
  .globl SYMBOL(mainspring_postgres_rest_text)
SYMBOL(mainspring_postgres_rest_text):
  .incbin "tables.sql"
  .incbin "history.sql"
  .incbin "foundations.sql"
  .incbin "zones.sql"
  .incbin "records.sql"
  .incbin "batches.sql"
  .incbin "files.sql"
  .incbin "shares.sql"
  .incbin "accepting.sql"
  .incbin "public.sql"
  .incbin "rights.sql"
  .globl SYMBOL(mainspring_postgres_end_text)
SYMBOL(mainspring_postgres_end_text):
  .byte 0

#if defined(__linux__)
  .section .note.GNU-stack,"",%progbits
#endif
