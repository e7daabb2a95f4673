// How long several commands take from the spawn to the first line and to the exit, and what they need for it; all of them in turns.
//
//   starts ROUNDS CPU REQUEST COMMAND... [-- REQUEST COMMAND...]...
//
// CPU is where all of it runs (Linux), -1 for anywhere. REQUEST is what the command is to read: a file whose input ends behind it, with a +
// before its name one whose input stays open until the first line has come, or - for nothing. Prints a JSON array with an object for each
// command, of medians, times in seconds; the first rounds are not counted. A command that was to read something must write a line that
// has a result, and each must end with exit code 0.
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <sched.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

extern char **environ;

enum { MOST = 32, WARM = 3 };

struct contender {
  char **command;
  char request[1 << 16];
  size_t length;
  int staysOpen;
  double *reply, *end, *cpu, *faults;
};

static void fail(const char *what) {
  fprintf(stderr, "starts: %s%s%s\n", what, errno ? ": " : "", errno ? strerror(errno) : "");
  exit(2);
}

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

static void pin(int cpu) {
#ifdef __linux__
  cpu_set_t set;
  CPU_ZERO(&set);
  CPU_SET(cpu, &set);
  if (cpu >= 0 && sched_setaffinity(0, sizeof set, &set)) fail("sched_setaffinity");
#else
  (void)cpu;
#endif
}

static pid_t spawn(const struct contender *contender, int in[2], int out[2]) {
  if (pipe(in) || pipe(out)) fail("pipe");
  for (int i = 0; i < 2; i++) {
    fcntl(in[i], F_SETFD, FD_CLOEXEC);
    fcntl(out[i], F_SETFD, FD_CLOEXEC);
  }
  // It fits in the pipe: nobody needs to read it yet.
  if (write(in[1], contender->request, contender->length) != (ssize_t)contender->length) fail("write");
  if (!contender->staysOpen) close(in[1]);
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, in[0], 0);
  posix_spawn_file_actions_adddup2(&actions, out[1], 1);
  posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0);
  pid_t pid;
  errno = posix_spawn(&pid, contender->command[0], &actions, NULL, contender->command, environ);
  if (errno) fail(contender->command[0]);
  posix_spawn_file_actions_destroy(&actions);
  close(in[0]);
  close(out[1]);
  return pid;
}

static void once(struct contender *contender, int round) {
  static char output[1 << 20];
  int in[2], out[2], status;
  size_t length = 0;
  struct rusage usage;
  double began = now(), replied = 0;
  pid_t pid = spawn(contender, in, out);
  for (;;) {
    ssize_t count = read(out[0], output + length, sizeof output - 1 - length);
    if (count < 0 && errno != EINTR) fail("read");
    if (count == 0) break;
    if (count > 0) length += count;
    if (replied || !memchr(output, '\n', length)) continue;
    replied = now();
    if (contender->staysOpen) close(in[1]);
  }
  while (wait4(pid, &status, 0, &usage) < 0)
    if (errno != EINTR) fail("wait4");
  double ended = now();
  close(out[0]);
  output[length] = 0;
  errno = 0;
  if (!WIFEXITED(status) || WEXITSTATUS(status)) fail(length ? output : "a command did not end with exit code 0");
  if (contender->length && !strstr(output, "\"result\":")) fail(output);
  if (round < 0) return;
  contender->reply[round] = (replied ? replied : ended) - began;
  contender->end[round] = ended - began;
  contender->cpu[round] = usage.ru_utime.tv_sec + usage.ru_stime.tv_sec + (usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) * 1e-6;
  contender->faults[round] = usage.ru_minflt + usage.ru_majflt;
}

static void load(struct contender *contender, const char *name) {
  contender->staysOpen = *name == '+';
  if (!strcmp(name, "-")) return;
  FILE *file = fopen(name + contender->staysOpen, "r");
  if (!file) fail(name);
  contender->length = fread(contender->request, 1, sizeof contender->request, file);
  if (!contender->length) fail("a request is empty");
  fclose(file);
}

int main(int count, char **words) {
  static struct contender contenders[MOST];
  if (count < 5) fail("usage: starts ROUNDS CPU REQUEST COMMAND... [-- REQUEST COMMAND...]...");
  int rounds = atoi(words[1]), contending = 0;
  for (char **at = words + 3; *at; contending++) {
    if (contending == MOST || !at[1]) fail("too many commands, or one that lacks its program");
    struct contender *contender = &contenders[contending];
    load(contender, *at++);
    contender->command = at;
    while (*at && strcmp(*at, "--")) at++;
    if (*at) *at++ = NULL;
    contender->reply = calloc(rounds, sizeof(double)), contender->end = calloc(rounds, sizeof(double));
    contender->cpu = calloc(rounds, sizeof(double)), contender->faults = calloc(rounds, sizeof(double));
  }
  signal(SIGPIPE, SIG_IGN);
  alarm(600);
  pin(atoi(words[2]));
  for (int round = -WARM; round < rounds; round++)
    for (int k = 0; k < contending; k++) once(&contenders[k], round);
  for (int k = 0; k < contending; k++) {
    struct contender *at = &contenders[k];
    double reply = median(at->reply, rounds), end = median(at->end, rounds);
    double cpu = median(at->cpu, rounds), faults = median(at->faults, rounds);
    printf("%s{\"reply\":%.9f,\"exit\":%.9f,\"cpu\":%.9f,\"faults\":%.1f}", k ? ",\n" : "[", reply, end, cpu, faults);
  }
  printf("]\n");
  return 0;
}
