// How long a sign-in takes, how long the longest ping beside one waits, and the longest of as many pings beside nothing.
//
//   overtaking COUNT SIGN_IN COMMAND...
//
// SIGN_IN is a request with the id "s". Times are in seconds; each is the median of COUNT rounds.
#include <poll.h>
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
  fprintf(stderr, "overtaking: %s\n", what);
  exit(1);
}

static void send(const char *line) {
  size_t length = strlen(line);
  if (write(to, line, length) != (ssize_t)length) fail("a request could not be written");
}

// Takes the next line; answers whether it is the reply of the sign-in.
static int next_is_sign_in(void) {
  char *end;
  while (!(end = memchr(buffer, '\n', filled))) {
    ssize_t count = read(from, buffer + filled, sizeof buffer - filled);
    if (count <= 0) fail("the output ended");
    filled += count;
  }
  *end = 0;
  if (!strstr(buffer, "\"result\":")) fail(buffer);
  int is_sign_in = strstr(buffer, "\"id\":\"s\"") != NULL;
  filled -= end + 1 - buffer;
  memmove(buffer, end + 1, filled);
  return is_sign_in;
}

// One ping; answers how long it took, and notes whether the sign-in was answered before it.
static double ping(int *signed_in) {
  double began = now();
  send("{\"jsonrpc\":\"2.0\",\"id\":0,\"method\":\"system.ping\"}\n");
  while (next_is_sign_in()) *signed_in = 1;
  double took = now() - began;
  // As a front end that asks now and then.
  usleep(200);
  return took;
}

int main(int words, char **word) {
  if (words < 4) return 64;
  int count = atoi(word[1]);
  signal(SIGPIPE, SIG_IGN);
  int in[2], out[2];
  if (pipe(in) || pipe(out)) return 1;
  pid_t child = fork();
  if (child == 0) {
    dup2(in[0], 0), dup2(out[1], 1);
    close(in[0]), close(in[1]), close(out[0]), close(out[1]);
    execv(word[3], word + 3);
    _exit(127);
  }
  close(in[0]), close(out[1]);
  to = in[1], from = out[0];
  double *took = calloc(count, sizeof *took), *beside = calloc(count, sizeof *beside), *alone = calloc(count, sizeof *alone);
  for (int k = 0; k < count; k++) {
    int signed_in = 0, pings = 0;
    double began = now();
    send(word[2]), send("\n");
    while (!signed_in) {
      double wait = ping(&signed_in);
      if (wait > beside[k]) beside[k] = wait;
      pings++;
    }
    took[k] = now() - began;
    for (; pings > 0; pings--) {
      double wait = ping(&signed_in);
      if (wait > alone[k]) alone[k] = wait;
    }
  }
  close(to);
  waitpid(child, NULL, 0);
  qsort(took, count, sizeof *took, ascending);
  qsort(beside, count, sizeof *beside, ascending);
  qsort(alone, count, sizeof *alone, ascending);
  printf("{\"signIn\":%.9f,\"beside\":%.9f,\"alone\":%.9f}\n", took[count / 2], beside[count / 2], alone[count / 2]);
  return 0;
}
