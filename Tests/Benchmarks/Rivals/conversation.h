// A conversation with a server over two pipes, for programs that measure how long replies take.
#ifndef CONVERSATION_H
#define CONVERSATION_H
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static int to, from;
static pid_t server;
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

static double median(double *values, int count) {
  qsort(values, count, sizeof *values, ascending);
  return values[count / 2];
}

static void fail(const char *what) {
  fprintf(stderr, "%s\n", what);
  exit(1);
}

static void begin(char **command) {
  signal(SIGPIPE, SIG_IGN);
  int in[2], out[2];
  if (pipe(in) || pipe(out)) fail("there are no pipes");
  server = fork();
  if (server == 0) {
    dup2(in[0], 0), dup2(out[1], 1);
    close(in[0]), close(in[1]), close(out[0]), close(out[1]);
    execv(command[0], command);
    _exit(127);
  }
  close(in[0]), close(out[1]);
  to = in[1], from = out[0];
}

static void end(void) {
  close(to);
  waitpid(server, NULL, 0);
}

static void send(const char *line) {
  size_t length = strlen(line);
  if (write(to, line, length) != (ssize_t)length) fail("a request could not be written");
}

// Takes the next line, and answers whether it has a text. A line with an error ends the program.
static int line_has(const char *text) {
  char *end;
  while (!(end = memchr(buffer, '\n', filled))) {
    ssize_t count = read(from, buffer + filled, sizeof buffer - filled);
    if (count <= 0) fail("the output ended");
    filled += count;
  }
  *end = 0;
  if (strstr(buffer, "\"error\":{")) fail(buffer);
  int has = strstr(buffer, text) != NULL;
  filled -= end + 1 - buffer;
  memmove(buffer, end + 1, filled);
  return has;
}
#endif
