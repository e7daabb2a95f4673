// Kills the process at its n-th call that changes a file (MAINSPRING_KILL_AT), or lets that call fail as on a broken
// disk (MAINSPRING_FAIL_AT). Without both, prints the number of such calls at the end. Loaded with LD_PRELOAD.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/types.h>
#include <unistd.h>

static long calls;

static long number(const char *name) {
  const char *text = getenv(name);
  return text ? atol(text) : 0;
}

// Returns whether the call must fail.
static int count(void) {
  calls++;
  if (calls == number("MAINSPRING_KILL_AT")) kill(getpid(), SIGKILL);
  return calls == number("MAINSPRING_FAIL_AT");
}

__attribute__((destructor)) static void tell(void) {
  if (!getenv("MAINSPRING_KILL_AT") && !getenv("MAINSPRING_FAIL_AT")) fprintf(stderr, "calls: %ld\n", calls);
}

#define BEFORE(type, name, parameters, arguments)                  \
  type name parameters {                                           \
    static type(*next) parameters;                                 \
    if (!next) next = (type(*) parameters)dlsym(RTLD_NEXT, #name); \
    if (count()) return errno = EIO, -1;                           \
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
