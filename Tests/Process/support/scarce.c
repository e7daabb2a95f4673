// Lets malloc fail for pieces of certain sizes, as long as the file that MAINSPRING_SCARCE names exists. The file lists
// the sizes, one a line. Loaded with LD_PRELOAD.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <unistd.h>

static int is_scarce(size_t size) {
  static const char *path;
  if (!path) path = getenv("MAINSPRING_SCARCE");
  // Only the large pieces that messages are read into matter. Smaller sizes are not looked up.
  if (!path || size < 8192) return 0;
  int file = open(path, O_RDONLY | O_CLOEXEC);
  if (file < 0) return 0;
  char text[256];
  ssize_t count = read(file, text, sizeof text - 1);
  close(file);
  if (count <= 0) return 0;
  text[count] = 0;
  for (char *place = text; *place;) {
    char *end;
    if (strtoul(place, &end, 10) == size) return 1;
    if (end == place) return 0;
    for (place = end; *place == '\n'; place++) {}
  }
  return 0;
}

void *malloc(size_t size) {
  static void *(*next)(size_t);
  if (!next) next = (void *(*)(size_t))dlsym(RTLD_NEXT, "malloc");
  int before = errno;
  if (is_scarce(size)) {
    errno = ENOMEM;
    return NULL;
  }
  errno = before;
  return next(size);
}
