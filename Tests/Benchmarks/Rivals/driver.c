// The load driver: starts a server, sends it the lines of a file, and prints what it measured as one JSON object.
//
//   driver serial|pipeline|idle [OPTION...] REQUESTS COMMAND [ARGUMENT...]
//
//   --cpu N        driver and server run on this CPU alone (Linux)
//   --server-cpu N with --cpu: the server runs on this CPU instead
//   --warm N       the first N requests are not measured
//   --window N     pipeline: so many requests under way at most; 0 for all
//   --room N       bytes to keep of replies, for each request
//   --mark N       pipeline: take the resident set size after so many replies, too
//   --expect TEXT  every reply has this text
//   --log FILE     where the server's standard error goes
//   --any-order    replies may come in any order, each once
//
// Line k of REQUESTS has the id k. Nothing is parsed, allocated or paged in for the first time while the clock runs.
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <sched.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

extern char **environ;

struct job {
  const char *mode, *expect, *log;
  int cpu, serverCPU, anyOrder;
  long warm, window, room, mark;
  char **command;
};

struct server {
  pid_t pid;
  int in, out;
};

struct requests {
  char *bytes;
  size_t *ends;  // ends[k]: where line k ends; ends[0] is 0
  long count;
};

struct replies {
  char *bytes;
  size_t size, length;
  long count;
};

static void fail(const char *what) {
  fprintf(stderr, "driver: %s%s%s\n", what, errno ? ": " : "", errno ? strerror(errno) : "");
  exit(2);
}

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return t.tv_sec + t.tv_nsec * 1e-9;
}

// The CPU time that the server has used; 0 where the system does not tell.
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

// The server's resident set in kB; 0 where the system does not tell.
static long residentSize(pid_t pid) {
  char path[64], line[256];
  long size = 0;
  snprintf(path, sizeof path, "/proc/%d/status", (int)pid);
  FILE *file = fopen(path, "r");
  if (!file) return 0;
  while (fgets(line, sizeof line, file))
    if (sscanf(line, "VmRSS: %ld", &size) == 1) break;
  fclose(file);
  return size;
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

static void enlarge(int pipe) {
#ifdef F_SETPIPE_SZ
  fcntl(pipe, F_SETPIPE_SZ, 1 << 20);
#else
  (void)pipe;
#endif
}

static struct server start(const struct job *job) {
  int in[2], out[2];
  if (pipe(in) || pipe(out)) fail("pipe");
  for (int i = 0; i < 2; i++) {
    fcntl(in[i], F_SETFD, FD_CLOEXEC);
    fcntl(out[i], F_SETFD, FD_CLOEXEC);
  }
  enlarge(in[1]);
  enlarge(out[1]);
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, in[0], 0);
  posix_spawn_file_actions_adddup2(&actions, out[1], 1);
  posix_spawn_file_actions_addopen(&actions, 2, job->log, O_WRONLY | O_CREAT | O_APPEND, 0644);
  struct server server = {0, in[1], out[0]};
  // A child runs where its parent does when it is born.
  if (job->serverCPU >= 0) pin(job->serverCPU);
  errno = posix_spawnp(&server.pid, job->command[0], &actions, NULL, job->command, environ);
  if (errno) fail(job->command[0]);
  if (job->serverCPU >= 0) pin(job->cpu);
  posix_spawn_file_actions_destroy(&actions);
  close(in[0]);
  close(out[1]);
  return server;
}

static void stop(struct server *server) {
  int status;
  close(server->in);
  close(server->out);
  while (waitpid(server->pid, &status, 0) < 0)
    if (errno != EINTR) fail("waitpid");
  errno = 0;
  if (!WIFEXITED(status) || WEXITSTATUS(status)) fail("the server did not end with exit code 0");
}

static struct requests load(const char *path) {
  struct requests requests = {0};
  struct stat status;
  int file = open(path, O_RDONLY);
  if (file < 0 || fstat(file, &status)) fail(path);
  size_t size = status.st_size, length = 0;
  requests.bytes = malloc(size + 1);
  while (length < size) {
    ssize_t count = read(file, requests.bytes + length, size - length);
    if (count <= 0) fail(path);
    length += count;
  }
  close(file);
  for (char *at = requests.bytes; (at = memchr(at, '\n', requests.bytes + size - at)); at++) requests.count++;
  requests.ends = malloc((requests.count + 1) * sizeof(size_t));
  requests.ends[0] = 0;
  char *at = requests.bytes;
  for (long k = 1; k <= requests.count; k++) {
    at = memchr(at, '\n', requests.bytes + size - at) + 1;
    requests.ends[k] = at - requests.bytes;
  }
  if (!requests.count) fail("no requests");
  return requests;
}

static struct replies room(const struct job *job, long count) {
  struct replies replies = {0};
  replies.size = (size_t)job->room * count + (1 << 20);
  replies.bytes = malloc(replies.size);
  // Not zeros, which an allocator may have for nothing: the pages are to be there.
  memset(replies.bytes, 1, replies.size);
  return replies;
}

// Reads what is there and counts the lines in it; answers false when there is nothing yet.
static int receive(struct server *server, struct replies *replies) {
  if (replies->length == replies->size) fail("the replies need more --room");
  ssize_t count = read(server->out, replies->bytes + replies->length, replies->size - replies->length);
  if (count < 0 && (errno == EAGAIN || errno == EINTR)) return 0;
  if (count <= 0) fail("the server ended early");
  char *at = replies->bytes + replies->length, *end = at + count;
  replies->length += count;
  while ((at = memchr(at, '\n', end - at))) {
    replies->count++;
    if (++at == end) break;
  }
  return 1;
}

static void sendAll(struct server *server, const char *bytes, size_t count) {
  while (count) {
    ssize_t sent = write(server->in, bytes, count);
    if (sent < 0 && errno != EINTR) fail("write");
    if (sent > 0) bytes += sent, count -= sent;
  }
}

// One request, and its reply.
static void exchange(struct server *server, const struct requests *requests, struct replies *replies, long k) {
  sendAll(server, requests->bytes + requests->ends[k], requests->ends[k + 1] - requests->ends[k]);
  while (replies->count <= k) receive(server, replies);
}

// The first whole number that a line has as "id"; 0 for none. Ids of records are text.
static long idOf(const char *line, const char *end) {
  const char *at = line;
  while ((at = memmem(at, end - at, "\"id\":", 5))) {
    at += 5;
    while (at < end && *at == ' ') at++;
    long id = 0;
    while (at < end && *at >= '0' && *at <= '9') id = id * 10 + *at++ - '0';
    if (id) return id;
  }
  return 0;
}

// Each request has its reply, in order, and each reply has the text that shows success.
static void verify(const struct job *job, const struct replies *replies, long count) {
  char message[512], *seen = calloc(count + 1, 1), *line = replies->bytes, *end = line + replies->length;
  errno = 0;
  if (replies->count != count) fail("there are more replies than requests");
  for (long k = 1; k <= count; k++) {
    char *next = memchr(line, '\n', end - line);
    long id = idOf(line, next);
    int isPlaced = job->anyOrder ? id >= 1 && id <= count && !seen[id] : id == k;
    if (isPlaced) seen[id] = 1;
    if (!isPlaced || (job->expect && !memmem(line, next - line, job->expect, strlen(job->expect)))) {
      snprintf(message, sizeof message, "reply %ld is wrong: %.*s", k, (int)(next - line > 400 ? 400 : next - line), line);
      fail(message);
    }
    line = next + 1;
  }
  if (line != end) fail("the last reply is not complete");
  free(seen);
}

static int ascending(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}

static void print(double *times, long count, double seconds, double cpu, long marked, long resident) {
  double p50 = 0, p99 = 0;
  if (times) {
    qsort(times, count, sizeof *times, ascending);
    p50 = times[count / 2];
    p99 = times[count * 99 / 100];
  }
  printf("{\"requests\":%ld,\"seconds\":%.9f,\"cpuSeconds\":%.9f,\"p50\":%.9f,\"p99\":%.9f,\"markedResidentKB\":%ld,\"residentKB\":%ld}\n", count,
         seconds, cpu, p50, p99, marked, resident);
}

static void serial(const struct job *job, const struct requests *requests) {
  struct replies replies = room(job, requests->count);
  long count = requests->count - job->warm;
  double *times = calloc(count, sizeof *times);
  struct server server = start(job);
  for (long k = 0; k < job->warm; k++) exchange(&server, requests, &replies, k);
  double cpu = cpuTime(server.pid), began = now(), before = began;
  for (long k = 0; k < count; k++) {
    exchange(&server, requests, &replies, k + job->warm);
    double after = now();
    times[k] = after - before;
    before = after;
  }
  double seconds = before - began;
  cpu = cpuTime(server.pid) - cpu;
  long resident = residentSize(server.pid);
  stop(&server);
  verify(job, &replies, requests->count);
  print(times, count, seconds, cpu, 0, resident);
}

// Sends and receives until there are `goal` replies; answers the resident set size at the mark.
static long pump(const struct job *job, struct server *server, const struct requests *requests, struct replies *replies, size_t *sent, long goal) {
  long marked = 0;
  while (replies->count < goal) {
    long last = job->window && replies->count + job->window < goal ? replies->count + job->window : goal;
    size_t end = requests->ends[last];
    struct pollfd fds[2] = {{server->out, POLLIN, 0}, {server->in, POLLOUT, 0}};
    if (poll(fds, *sent < end ? 2 : 1, 60000) == 0) fail("the server does not answer");
    if (fds[0].revents) receive(server, replies);
    if (*sent < end && fds[1].revents) {
      ssize_t count = write(server->in, requests->bytes + *sent, end - *sent);
      if (count < 0 && errno != EAGAIN && errno != EINTR) fail("write");
      if (count > 0) *sent += count;
    }
    if (job->mark && !marked && replies->count >= job->mark) marked = residentSize(server->pid);
  }
  return marked;
}

static void pipeline(const struct job *job, const struct requests *requests) {
  struct replies replies = room(job, requests->count);
  size_t sent = 0;
  struct server server = start(job);
  fcntl(server.in, F_SETFL, O_NONBLOCK);
  fcntl(server.out, F_SETFL, O_NONBLOCK);
  pump(job, &server, requests, &replies, &sent, job->warm);
  double cpu = cpuTime(server.pid), began = now();
  long marked = pump(job, &server, requests, &replies, &sent, requests->count);
  double seconds = now() - began;
  cpu = cpuTime(server.pid) - cpu;
  long resident = residentSize(server.pid);
  stop(&server);
  verify(job, &replies, requests->count);
  print(NULL, requests->count - job->warm, seconds, cpu, marked, resident);
}

// What a server takes that has answered one request and waited for a second.
static void idle(const struct job *job, const struct requests *requests) {
  struct replies replies = room(job, 1);
  struct server server = start(job);
  exchange(&server, requests, &replies, 0);
  sleep(1);
  long resident = residentSize(server.pid);
  stop(&server);
  verify(job, &replies, 1);
  print(NULL, 1, 0, 0, 0, resident);
}

static char **parse(struct job *job, char **words) {
  for (; *words && !strncmp(*words, "--", 2); words++) {
    const char *name = *words + 2;
    if (!strcmp(name, "any-order")) {
      job->anyOrder = 1;
      continue;
    }
    const char *value = *++words;
    if (!value) fail("an option has no value");
    long number = atol(value);
    if (!strcmp(name, "cpu")) job->cpu = (int)number;
    else if (!strcmp(name, "server-cpu")) job->serverCPU = (int)number;
    else if (!strcmp(name, "warm")) job->warm = number;
    else if (!strcmp(name, "window")) job->window = number;
    else if (!strcmp(name, "room")) job->room = number;
    else if (!strcmp(name, "mark")) job->mark = number;
    else if (!strcmp(name, "expect")) job->expect = value;
    else if (!strcmp(name, "log")) job->log = value;
    else fail(name);
  }
  return words;
}

int main(int count, char **words) {
  struct job job = {.expect = NULL, .log = "/dev/null", .cpu = -1, .serverCPU = -1, .room = 1024};
  if (count < 4) fail("usage: driver MODE [OPTION...] REQUESTS COMMAND [ARGUMENT...]");
  job.mode = words[1];
  char **rest = parse(&job, words + 2);
  if (!rest[0] || !rest[1]) fail("no requests or no command");
  job.command = rest + 1;
  signal(SIGPIPE, SIG_IGN);
  if (job.serverCPU >= 0 && job.cpu < 0) fail("--server-cpu needs --cpu");
  if (job.cpu >= 0) pin(job.cpu);
  struct requests requests = load(rest[0]);
  if (job.warm >= requests.count) fail("nothing is left to measure");
  // A server that hangs must not hang the benchmark: without its driver it sees the end of its input. Requests that each wait for the disk
  // get 50 ms each.
  alarm(600 + (unsigned)requests.count / 20);
  if (!strcmp(job.mode, "serial")) serial(&job, &requests);
  else if (!strcmp(job.mode, "pipeline")) pipeline(&job, &requests);
  else if (!strcmp(job.mode, "idle")) idle(&job, &requests);
  else fail(job.mode);
  return 0;
}
