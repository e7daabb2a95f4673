#ifndef MAINSPRING_CSQLITE_SHIM_H
#define MAINSPRING_CSQLITE_SHIM_H

// The parts of SQLite and the C library that Swift can't call directly, such as variadic functions and macros with
// casts. This file also contains SQLite's memory allocator.

#include <sqlite3.h>
#include <stdlib.h>
#include <string.h>

#include "pages.h"
#if defined(__GLIBC__)
#include <malloc.h>
#include <stdint.h>
#include <sys/mman.h>
#include <unistd.h>
#endif
#if defined(__APPLE__)
#include <malloc/malloc.h>
#endif
#if defined(__linux__)
#include <sys/vfs.h>
#endif

/// The destructor to pass for bound bytes that stay unchanged in memory until the statement has been stepped, so that
/// SQLite need not copy them.
static inline sqlite3_destructor_type mainspring_static(void) { return SQLITE_STATIC; }
/// The destructor to pass for bound bytes that SQLite must copy.
static inline sqlite3_destructor_type mainspring_transient(void) { return SQLITE_TRANSIENT; }

/// The state of SQLite's memory allocator. Only one thread uses it. Freed pieces of up to 1,024 bytes are stored in
/// lists, one for each size, and are used again for pieces of the same size. Pages have blocks of their own (pages.h).
#define MAINSPRING_PIECES 65
struct mainspring_memory {
  void *free_pieces[MAINSPRING_PIECES];
  char *room, *room_end;
};
static inline struct mainspring_memory *mainspring_memory(void) {
  static struct mainspring_memory memory;
  return &memory;
}

/// Returns whether a piece of this size is a cached page, which has its place in a block (pages.h).
static inline int mainspring_is_page(long long size) { return size > 4096 && size + 16 <= MAINSPRING_PAGE; }

static inline void *mainspring_take(int size) {
  unsigned kind = ((unsigned)size + 15) >> 4;
  if (kind >= MAINSPRING_PIECES) {
    // The stored size is also rounded to a multiple of 16. From this size, `mainspring_give` finds out where the piece
    // was allocated.
    long long *head = (long long *)(mainspring_is_page(kind * 16) ? mainspring_take_page() : malloc((size_t)kind * 16 + 16));
    if (!head) return 0;
    head[1] = (long long)kind * 16;
    return head + 2;
  }
  void *piece = mainspring_memory()->free_pieces[kind];
  if (piece) {
    mainspring_memory()->free_pieces[kind] = *(void **)piece;
    return piece;
  }
  long need = (long)kind * 16 + 16;
  if (mainspring_memory()->room_end - mainspring_memory()->room < need) {
    mainspring_memory()->room = (char *)malloc(1 << 14);
    if (!mainspring_memory()->room) return mainspring_memory()->room_end = 0;
    mainspring_memory()->room_end = mainspring_memory()->room + (1 << 14);
  }
  long long *head = (long long *)mainspring_memory()->room;
  mainspring_memory()->room += need;
  head[1] = (long long)kind * 16;
  return head + 2;
}
static inline void mainspring_give(void *piece) {
  long long size = ((long long *)piece)[-1];
  if (mainspring_is_page(size)) return mainspring_give_page((long long *)piece - 2);
  if (size >= MAINSPRING_PIECES * 16) return free((long long *)piece - 2);
  *(void **)piece = mainspring_memory()->free_pieces[size >> 4];
  mainspring_memory()->free_pieces[size >> 4] = piece;
}
static inline int mainspring_size(void *piece) { return piece ? (int)((long long *)piece)[-1] : 0; }
static inline void *mainspring_retake(void *piece, int size) {
  long long old = ((long long *)piece)[-1];
  if (old >= MAINSPRING_PIECES * 16 && size >= MAINSPRING_PIECES * 16 && !mainspring_is_page(old) && !mainspring_is_page(size)) {
    long long *head = (long long *)realloc((long long *)piece - 2, (size_t)size + 16);
    if (!head) return 0;
    head[1] = size;
    return head + 2;
  }
  if (size <= old && old < MAINSPRING_PIECES * 16) return piece;
  void *other = mainspring_take(size);
  if (!other) return 0;
  memcpy(other, piece, (size_t)(old < size ? old : size));
  mainspring_give(piece);
  return other;
}
static inline int mainspring_round(int size) { return (size + 15) & ~15; }
static inline int mainspring_memory_begins(void *none) { return SQLITE_OK; }
static inline void mainspring_memory_ends(void *none) {}

/// Configures SQLite for the whole process, before the first connection is opened. SQLite is used by one thread only,
/// with this file's allocator. File names are not interpreted as URIs, and no memory statistics are collected.
static inline int mainspring_sqlite_configure(void) {
  int code = sqlite3_config(SQLITE_CONFIG_SINGLETHREAD);
  static const sqlite3_mem_methods methods = {
      mainspring_take, mainspring_give, mainspring_retake, mainspring_size, mainspring_round, mainspring_memory_begins, mainspring_memory_ends, 0};
  if (code == SQLITE_OK) code = sqlite3_config(SQLITE_CONFIG_MALLOC, &methods);
  if (code == SQLITE_OK) code = sqlite3_config(SQLITE_CONFIG_URI, 0);
  // SQLite must not allocate pages in advance. It would touch twenty pages for each file at the start, of which few are
  // needed.
  if (code == SQLITE_OK) code = sqlite3_config(SQLITE_CONFIG_PAGECACHE, (void *)0, 0, 0);
  return code != SQLITE_OK ? code : sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0);
}

/// Configures one connection: no string literals in double quotes, no trusted schema, and no SQL that can damage the
/// file.
static inline void mainspring_sqlite_defend(sqlite3 *db) {
  sqlite3_db_config(db, SQLITE_DBCONFIG_DQS_DML, 0, (int *)0);
  sqlite3_db_config(db, SQLITE_DBCONFIG_DQS_DDL, 0, (int *)0);
  sqlite3_db_config(db, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, (int *)0);
  sqlite3_db_config(db, SQLITE_DBCONFIG_DEFENSIVE, 1, (int *)0);
}

/// Returns the type of the file system that contains a file, as statfs(2) reports it. Returns 0 if the type is not
/// known.
static inline long mainspring_file_system(const char *path) {
#if defined(__linux__)
  struct statfs system;
  return statfs(path, &system) == 0 ? (long)system.f_type & 0xffffffff : 0;
#else
  return 0;
#endif
}

/// Configures the heap so that the allocator does not return memory to the system, and request it again, at every
/// request. Without glibc, it does nothing.
static inline void mainspring_keep_heap(void) {
#if defined(__GLIBC__)
  mallopt(M_TRIM_THRESHOLD, 64 << 20);
  mallopt(M_TOP_PAD, 16 << 20);
#endif
}

/// Gives unused memory of the heap back to the system. Without glibc, it does nothing.
static inline void mainspring_trim_heap(void) {
#if defined(__GLIBC__)
  malloc_trim(1 << 20);
#endif
}

/// Returns the number of bytes that the process has allocated and not freed. All arenas and the mappings of large
/// pieces are included. Returns -1 if the system does not report the number.
static inline long long mainspring_heap_in_use(void) {
#if defined(__GLIBC__)
#if __GLIBC_PREREQ(2, 33)
  struct mallinfo2 heap = mallinfo2();
  return (long long)(heap.uordblks + heap.hblkhd) + mainspring_pages()->used * MAINSPRING_PAGE;
#else
  return -1;
#endif
#elif defined(__APPLE__)
  malloc_statistics_t heap;
  malloc_zone_statistics(0, &heap);
  return (long long)heap.size_in_use + mainspring_pages()->used * MAINSPRING_PAGE;
#else
  return -1;
#endif
}

/// Makes the system provide the memory pages of the next `size` bytes of the heap in one call. If the program touched
/// each page instead, it would take several times as long (madvise(2), Linux 5.14). On other systems, it does nothing.
static inline void mainspring_populate_heap(size_t size) {
#if defined(__GLIBC__) && defined(MADV_POPULATE_WRITE)
  // This piece is larger than all pieces that were freed so far, and too small for a mapping of its own. So the
  // allocator places it at the start of the heap's unused room.
  void *place = malloc(64 << 10);
  uintptr_t page = sysconf(_SC_PAGESIZE), start = ((uintptr_t)place + page - 1) & -page;
  if (place && start + size <= (uintptr_t)sbrk(0)) madvise((void *)start, size, MADV_POPULATE_WRITE);
  free(place);
#endif
}

/// Makes the system provide, in one call, the memory of the first `size` bytes of the variables that are initialized
/// with zeros. The linker places the variables that a start touches first (start.order).
static inline void mainspring_populate_variables(size_t size) {
#if defined(__GLIBC__) && defined(MADV_POPULATE_WRITE)
  extern char __bss_start[], _end[];
  uintptr_t page = sysconf(_SC_PAGESIZE), start = ((uintptr_t)__bss_start + page - 1) & -page;
  if (start + size <= (uintptr_t)_end) madvise((void *)start, size, MADV_POPULATE_WRITE);
#endif
}

#endif
