// The CPU time that several servers take for one request at a time. All of them run, and are asked in short turns, so that what disturbs
// the machine disturbs all of them alike.
//
//   turns COUNT SLICE CPU REQUESTS COMMAND... [-- REQUESTS COMMAND...]...
//
// COUNT requests of each file are sent, SLICE in a turn; the first turn is not measured. Prints a JSON array with the seconds a request for
// each command.
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <sched.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

extern char **environ;

enum { MOST = 8 };

struct server {
  FILE *requests;
  pid_t pid;
  int in, out;
  double cpu;
};

static void fail(const char *what) {
  fprintf(stderr, "turns: %s%s%s\n", what, errno ? ": " : "", errno ? strerror(errno) : "");
  exit(2);
}

static void pin(int cpu) {
#ifdef __linux__
  cpu_set_t set;
  CPU_ZERO(&set);
  CPU_SET(cpu, &set);
  if (sched_setaffinity(0, sizeof set, &set)) fail("sched_setaffinity");
#else
  (void)cpu;
#endif
}

static double cpuTime(pid_t pid) {
#ifdef __linux__
  clockid_t clock;
  struct timespec t;
  if (!clock_getcpuclockid(pid, &clock) && !clock_gettime(clock, &t)) return t.tv_sec + t.tv_nsec * 1e-9;
#else
  (void)pid;
#endif
  return 0;
}

static void start(struct server *server, char **command) {
  int in[2], out[2];
  if (pipe(in) || pipe(out)) fail("pipe");
  for (int i = 0; i < 2; i++) {
    fcntl(in[i], F_SETFD, FD_CLOEXEC);
    fcntl(out[i], F_SETFD, FD_CLOEXEC);
  }
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, in[0], 0);
  posix_spawn_file_actions_adddup2(&actions, out[1], 1);
  errno = posix_spawnp(&server->pid, command[0], &actions, NULL, command, environ);
  if (errno) fail(command[0]);
  posix_spawn_file_actions_destroy(&actions);
  close(in[0]);
  close(out[1]);
  server->in = in[1], server->out = out[0];
}

// Sends the next requests, one at a time. What comes back ends with a line's end and is no error.
static void turn(struct server *server, long slice, int isMeasured) {
  static char request[1 << 16], reply[1 << 20];
  double before = cpuTime(server->pid);
  for (long k = 0; k < slice; k++) {
    if (!fgets(request, sizeof request, server->requests)) fail("there are too few requests");
    size_t length = strlen(request), got = 0;
    if (write(server->in, request, length) != (ssize_t)length) fail("write");
    do {
      ssize_t count = read(server->out, reply + got, sizeof reply - 1 - got);
      if (count <= 0) fail("a server ended early");
      got += count;
    } while (reply[got - 1] != '\n');
    reply[got] = 0;
    if (strstr(reply, "\"error\":{")) fail(reply);
  }
  if (isMeasured) server->cpu += cpuTime(server->pid) - before;
}

static void stop(struct server *server) {
  int status;
  close(server->in);
  close(server->out);
  while (waitpid(server->pid, &status, 0) < 0)
    if (errno != EINTR) fail("waitpid");
  errno = 0;
  if (!WIFEXITED(status) || WEXITSTATUS(status)) fail("a server did not end with exit code 0");
}

int main(int words, char **word) {
  static struct server servers[MOST];
  if (words < 6) fail("usage: turns COUNT SLICE CPU REQUESTS COMMAND... [-- REQUESTS COMMAND...]...");
  long slice = atol(word[2]), turns = atol(word[1]) / slice;
  int count = 0;
  signal(SIGPIPE, SIG_IGN);
  alarm(600);
  pin(atoi(word[3]));
  for (char **at = word + 4; *at; count++) {
    if (count == MOST || !at[1]) fail("too many commands, or one that lacks its program");
    servers[count].requests = fopen(*at, "re");
    if (!servers[count].requests) fail(*at);
    char **command = ++at;
    while (*at && strcmp(*at, "--")) at++;
    if (*at) *at++ = NULL;
    start(&servers[count], command);
  }
  for (long k = 0; k < turns; k++)
    for (int index = 0; index < count; index++) turn(&servers[index], slice, k > 0);
  for (int index = 0; index < count; index++) {
    stop(&servers[index]);
    printf("%s%.12f", index ? ", " : "[", servers[index].cpu / (double)((turns - 1) * slice));
  }
  printf("]\n");
  return 0;
}
