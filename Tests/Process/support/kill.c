// Kills the process at its n-th call that changes a file: n is MAINSPRING_KILL_AT. With none, it says at the end how many
// there were. Loaded with LD_PRELOAD.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/types.h>
#include <unistd.h>

static long calls;

static void count(void) {
  const char *at = getenv("MAINSPRING_KILL_AT");
  if (++calls == (at ? atol(at) : 0)) kill(getpid(), SIGKILL);
}

__attribute__((destructor)) static void tell(void) {
  if (!getenv("MAINSPRING_KILL_AT")) fprintf(stderr, "calls: %ld\n", calls);
}

#define BEFORE(type, name, parameters, arguments)                  \
  type name parameters {                                           \
    static type(*next) parameters;                                 \
    if (!next) next = (type(*) parameters)dlsym(RTLD_NEXT, #name); \
    count();                                                       \
    return next arguments;                                         \
  }

BEFORE(ssize_t, pwrite, (int file, const void *bytes, size_t size, off_t at), (file, bytes, size, at))
BEFORE(ssize_t, pwrite64, (int file, const void *bytes, size_t size, off64_t at), (file, bytes, size, at))
BEFORE(int, fsync, (int file), (file))
BEFORE(int, fdatasync, (int file), (file))
BEFORE(int, ftruncate, (int file, off_t size), (file, size))
BEFORE(int, ftruncate64, (int file, off64_t size), (file, size))
BEFORE(int, rename, (const char *from, const char *to), (from, to))
BEFORE(int, unlink, (const char *path), (path))
