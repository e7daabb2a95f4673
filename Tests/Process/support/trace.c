// Records each call that changes a file, or waits for the disk, in the file that MAINSPRING_TRACE names. A line has the
// call, the path, the other path, the offset and the length of the written bytes. The bytes follow the line of a write.
// A call is recorded when it is done, but a write to a pipe is recorded before it. Loaded with LD_PRELOAD.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <unistd.h>

static void note_bytes(const char *call, const char *path, const char *other, long at, long length, const void *bytes) {
  static int trace = -2;
  if (trace == -2) {
    // The real open, not the one below, which records itself.
    int (*open)(const char *, int, ...) = (int (*)(const char *, int, ...))dlsym(RTLD_NEXT, "open");
    trace = getenv("MAINSPRING_TRACE") ? open(getenv("MAINSPRING_TRACE"), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600) : -1;
  }
  if (trace < 0) return;
  long extra = bytes ? length : 0;
  char *line = malloc(9000 + extra);
  if (!line) abort();
  int count = snprintf(line, 9000, "%s\t%s\t%s\t%ld\t%ld\n", call, path, other, at, length);
  if (extra) memcpy(line + count, bytes, extra);
  static ssize_t (*next)(int, const void *, size_t);
  if (!next) next = (ssize_t(*)(int, const void *, size_t))dlsym(RTLD_NEXT, "write");
  // One write call, because several processes write to the file.
  if (next(trace, line, count + extra) != count + extra) abort();
  free(line);
}

static void note(const char *call, const char *path, const char *other, long at, long length) {
  note_bytes(call, path, other, at, length, 0);
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
    path_of(file, room, sizeof room);                                                 \
    if (count > 0) note_bytes("write", room, "", at, count, bytes);                   \
    return count;                                                                     \
  }
PWRITE(pwrite, off_t)
PWRITE(pwrite64, off64_t)

ssize_t write(int file, const void *bytes, size_t size) {
  NEXT(ssize_t, write, (int, const void *, size_t))
  char room[4097];
  path_of(file, room, sizeof room);
  // Recorded before the reader can have read it.
  if (!strncmp(room, "pipe:", 5)) note_bytes("write", room, "", -1, size, bytes);
  ssize_t count = next(file, bytes, size);
  if (count > 0 && room[0] == '/') note_bytes("write", room, "", lseek(file, 0, SEEK_CUR) - count, count, bytes);
  return count;
}

#define TRUNCATE(name, offset)                                                        \
  int name(int file, offset size) {                                                   \
    NEXT(int, name, (int, offset))                                                    \
    char room[4097];                                                                  \
    int code = next(file, size);                                                      \
    if (!code) note("truncate", path_of(file, room, sizeof room), "", 0, size);       \
    return code;                                                                      \
  }
TRUNCATE(ftruncate, off_t)
TRUNCATE(ftruncate64, off64_t)

#define OPEN(name)                                                                    \
  int name(const char *path, int flags, ...) {                                        \
    NEXT(int, name, (const char *, int, ...))                                         \
    va_list more;                                                                     \
    va_start(more, flags);                                                            \
    int mode = flags & O_CREAT ? va_arg(more, int) : 0;                               \
    va_end(more);                                                                     \
    struct stat status;                                                               \
    int is_new = flags & O_CREAT && stat(path, &status) != 0;                         \
    int file = next(path, flags, mode);                                               \
    char room[4097];                                                                  \
    if (file >= 0 && is_new) note("create", path_of(file, room, sizeof room), "", 0, 0); \
    if (file >= 0 && !is_new && flags & O_TRUNC) note("truncate", path_of(file, room, sizeof room), "", 0, 0); \
    return file;                                                                      \
  }
OPEN(open)
OPEN(open64)

int rmdir(const char *path) {
  NEXT(int, rmdir, (const char *))
  int code = next(path);
  if (!code) note("unlink", path, "", 0, 0);
  return code;
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
