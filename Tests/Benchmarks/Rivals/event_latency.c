// How long after a reply its event comes, and how long a ping-pong takes, over the same pipe on the same CPU.
//
//   event_latency COUNT CPU SETUP CHANGE COMMAND...
//
// SETUP is a request that subscribes; CHANGE is a request with one %ld for its id and one for something unique.
#define _GNU_SOURCE
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static int to, from;
static char buffer[1 << 20];
static size_t filled;

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return t.tv_sec + t.tv_nsec * 1e-9;
}

static int ascending(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}

static void fail(const char *what) {
  fprintf(stderr, "event_latency: %s\n", what);
  exit(1);
}

static void send(const char *line) {
  size_t length = strlen(line);
  if (write(to, line, length) != (ssize_t)length) fail("a request could not be written");
}

// Reads until a whole line is there; takes it from the buffer and answers whether it has a text.
static int line_has(const char *text) {
  char *end;
  while (!(end = memchr(buffer, '\n', filled))) {
    ssize_t count = read(from, buffer + filled, sizeof buffer - filled);
    if (count <= 0) fail("the output ended");
    filled += count;
  }
  *end = 0;
  int has = strstr(buffer, text) != NULL;
  filled -= end + 1 - buffer;
  memmove(buffer, end + 1, filled);
  return has;
}

int main(int words, char **word) {
  if (words < 6) return 64;
  long count = atol(word[1]);
  signal(SIGPIPE, SIG_IGN);
#ifdef __linux__
  cpu_set_t set;
  CPU_ZERO(&set);
  CPU_SET(atoi(word[2]), &set);
  if (sched_setaffinity(0, sizeof set, &set)) return 1;
#endif
  int in[2], out[2];
  if (pipe(in) || pipe(out)) return 1;
  pid_t child = fork();
  if (child == 0) {
    dup2(in[0], 0), dup2(out[1], 1);
    close(in[0]), close(in[1]), close(out[0]), close(out[1]);
    execv(word[5], word + 5);
    _exit(127);
  }
  close(in[0]), close(out[1]);
  to = in[1], from = out[0];
  char line[1 << 16];
  snprintf(line, sizeof line, "%s\n", word[3]);
  send(line);
  if (!line_has("\"result\":")) fail("subscribing was refused");
  double *delays = calloc(count, sizeof *delays), *rounds = calloc(count, sizeof *rounds);
  for (long k = 0; k < count; k++) {
    snprintf(line, sizeof line, word[4], k, k);
    strcat(line, "\n");
    send(line);
    if (!line_has("\"result\":")) fail("a change was refused");
    double replied = now();
    if (!line_has("events.changed")) fail("no event came");
    delays[k] = now() - replied;
    double began = now();
    send("{\"jsonrpc\":\"2.0\",\"id\":0,\"method\":\"system.ping\"}\n");
    if (!line_has("\"result\":")) fail("a ping was refused");
    rounds[k] = now() - began;
  }
  close(to);
  waitpid(child, NULL, 0);
  qsort(delays, count, sizeof *delays, ascending);
  qsort(rounds, count, sizeof *rounds, ascending);
  printf("{\"delay\":%.9f,\"pingPong\":%.9f}\n", delays[count / 2], rounds[count / 2]);
  return 0;
}
