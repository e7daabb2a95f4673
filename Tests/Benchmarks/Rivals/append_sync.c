// The least that makes one request durable: an append of its bytes, and fdatasync.
//
//   append_sync FILE COUNT BYTES [CPU]
#define _GNU_SOURCE
#include <fcntl.h>
#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return t.tv_sec + t.tv_nsec * 1e-9;
}

static int ascending(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}

static int makeDurable(int file) {
#ifdef __APPLE__
  return fcntl(file, F_FULLFSYNC);
#else
  return fdatasync(file);
#endif
}

int main(int words, char **word) {
  if (words < 4) return 64;
  long count = atol(word[2]), size = atol(word[3]);
#ifdef __linux__
  cpu_set_t set;
  CPU_ZERO(&set);
  if (words > 4) {
    CPU_SET(atoi(word[4]), &set);
    if (sched_setaffinity(0, sizeof set, &set)) return 1;
  }
#endif
  char *bytes = malloc(size);
  memset(bytes, 'x', size);
  bytes[size - 1] = '\n';
  int file = open(word[1], O_WRONLY | O_CREAT | O_TRUNC | O_APPEND, 0644);
  if (file < 0) return perror(word[1]), 1;
  double *times = calloc(count, sizeof *times), began = now(), before = began;
  for (long k = 0; k < count; k++) {
    if (write(file, bytes, size) != size || makeDurable(file)) return perror(word[1]), 1;
    double after = now();
    times[k] = after - before;
    before = after;
  }
  qsort(times, count, sizeof *times, ascending);
  double p50 = times[count / 2], p99 = times[count * 99 / 100];
  printf("{\"requests\":%ld,\"seconds\":%.9f,\"p50\":%.9f,\"p99\":%.9f}\n", count, before - began, p50, p99);
  return 0;
}
