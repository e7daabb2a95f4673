// Notes each call that changes a file, or waits for a disk, in the file that MAINSPRING_TRACE names: the call, the path of what it is done to,
// and two numbers, the offset and the length of what was written. A call is noted when it is done; what is
// written to a pipe, before. Loaded with LD_PRELOAD.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <unistd.h>

static void note(const char *call, const char *path, const char *other, long at, long length) {
  static int trace = -2;
  char line[9000];
  if (trace == -2) trace = getenv("MAINSPRING_TRACE") ? open(getenv("MAINSPRING_TRACE"), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600) : -1;
  if (trace < 0) return;
  int count = snprintf(line, sizeof line, "%s\t%s\t%s\t%ld\t%ld\n", call, path, other, at, length);
  static ssize_t (*next)(int, const void *, size_t);
  if (!next) next = (ssize_t(*)(int, const void *, size_t))dlsym(RTLD_NEXT, "write");
  if (next(trace, line, count) != count) abort();
}

static const char *path_of(int file, char *room, size_t size) {
  char name[64];
  snprintf(name, sizeof name, "/proc/self/fd/%d", file);
  ssize_t count = readlink(name, room, size - 1);
  room[count < 0 ? 0 : count] = 0;
  return room;
}

#define NEXT(type, name, parameters) \
  static type(*next) parameters;     \
  if (!next) next = (type(*) parameters)dlsym(RTLD_NEXT, #name);

#define SYNC(name)                                                                    \
  int name(int file) {                                                                \
    NEXT(int, name, (int))                                                            \
    char room[4097];                                                                  \
    int code = next(file);                                                            \
    if (!code) note("sync", path_of(file, room, sizeof room), "", 0, 0);              \
    return code;                                                                      \
  }
SYNC(fsync)
SYNC(fdatasync)

#define PWRITE(name, offset)                                                          \
  ssize_t name(int file, const void *bytes, size_t size, offset at) {                 \
    NEXT(ssize_t, name, (int, const void *, size_t, offset))                          \
    char room[4097];                                                                  \
    ssize_t count = next(file, bytes, size, at);                                      \
    if (count > 0) note("write", path_of(file, room, sizeof room), "", at, count);    \
    return count;                                                                     \
  }
PWRITE(pwrite, off_t)
PWRITE(pwrite64, off64_t)

ssize_t write(int file, const void *bytes, size_t size) {
  NEXT(ssize_t, write, (int, const void *, size_t))
  char room[4097];
  path_of(file, room, sizeof room);
  // Before whoever reads it can have read it.
  if (!strncmp(room, "pipe:", 5)) note("write", room, "", -1, size);
  ssize_t count = next(file, bytes, size);
  if (count > 0 && strncmp(room, "pipe:", 5)) note("write", room, "", -1, count);
  return count;
}

#define NAMES(name)                                                                   \
  int name(const char *from, const char *to) {                                        \
    NEXT(int, name, (const char *, const char *))                                     \
    int code = next(from, to);                                                        \
    if (!code) note(#name, from, to, 0, 0);                                           \
    return code;                                                                      \
  }
NAMES(rename)
NAMES(link)

int unlink(const char *path) {
  NEXT(int, unlink, (const char *))
  int code = next(path);
  if (!code) note("unlink", path, "", 0, 0);
  return code;
}

int mkdir(const char *path, mode_t mode) {
  NEXT(int, mkdir, (const char *, mode_t))
  int code = next(path, mode);
  if (!code) note("mkdir", path, "", 0, 0);
  return code;
}
