// How long the pings of a quiet conversation take, beside nothing and beside another conversation that is asked as much as it can take.
//
//   quiet COUNT PAUSE CLIENT_CPU SERVER_CPU REQUEST COMMAND...
//
// Between two pings lies a pause of PAUSE microseconds. REQUEST is what the other one is sent, with one %ld for the id and another one for
// something unique. Prints 99th percentiles and the longest, in seconds, and how much a second the other one was answered meanwhile.
#define _GNU_SOURCE
#include <errno.h>
#include <poll.h>
#include <sys/mman.h>
#include "many.h"

// What both processes know.
struct both {
  volatile int isOver;
  volatile long answered;
};

static void ask_without_end(const char *request, struct both *both) {
  static char requests[1 << 16];
  size_t length = 0, sent = 0;
  long id = 0;
  fcntl(to, F_SETFL, O_NONBLOCK), fcntl(from, F_SETFL, O_NONBLOCK);
  for (;;) {
    if (sent == length && to >= 0) {
      length = sent = 0;
      if (both->isOver) close(to), to = -1;
      while (to >= 0 && length < sizeof requests - 1024) {
        id++;
        length += snprintf(requests + length, 1023, request, id, id);
        requests[length++] = '\n';
      }
    }
    struct pollfd waits[2] = {{from, POLLIN, 0}, {to, POLLOUT, 0}};
    if (poll(waits, 2, 60000) == 0) fail("nothing is answered any more");
    if (waits[1].revents) {
      ssize_t count = write(to, requests + sent, length - sent);
      if (count < 0 && errno != EAGAIN && errno != EINTR) fail("a request could not be written");
      if (count > 0) sent += count;
    }
    if (!waits[0].revents) continue;
    ssize_t count = read(from, buffer, sizeof buffer);
    if (count == 0) return;
    if (count > 0 && memmem(buffer, count, "\"error\":{", 9)) fail("a request was refused");
    for (char *at = buffer, *end = buffer + count; at < end && (at = memchr(at, '\n', end - at)); at++) both->answered++;
  }
}

static void ping(double *times, long count, long pause) {
  for (long k = 0; k < count; k++) {
    double began = now();
    send("{\"jsonrpc\":\"2.0\",\"id\":0,\"method\":\"system.ping\"}\n");
    line_has("");
    times[k] = now() - began;
    usleep(pause);
  }
  qsort(times, count, sizeof *times, ascending);
}

int main(int words, char **word) {
  if (words < 7) return 64;
  long count = atol(word[1]), pause = atol(word[2]);
  int status;
  double *alone = calloc(count, sizeof *alone), *beside = calloc(count, sizeof *beside);
  alarm(600);
  struct member *members = gather(2, atoi(word[3]), atoi(word[4]), word + 6);
  turn_to(&members[0]);
  ping(alone, count, pause);
  struct both *both = mmap(NULL, sizeof *both, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  if (both == MAP_FAILED) fail("there is no memory");
  pid_t other = fork();
  if (other == 0) {
    close(members[0].to), close(members[0].from);
    turn_to(&members[1]);
    ask_without_end(word[5], both);
    _exit(0);
  }
  close(members[1].to), close(members[1].from);
  // Both pipes are to be as full as they get.
  for (long k = 0; k < 5000 && both->answered < 10000; k++) usleep(1000);
  double began = now();
  long before = both->answered;
  ping(beside, count, pause);
  double rate = (both->answered - before) / (now() - began);
  both->isOver = 1;
  if (waitpid(other, &status, 0) < 0 || status != 0) fail("the other conversation has failed");
  if (end_of(&members[1]) != 0) fail("a program did not end with exit code 0");
  leave(&members[0]);
  long last = count * 99 / 100;
  printf("{\"alone\":%.9f,\"beside\":%.9f,\"longest\":%.9f,\"rate\":%.1f}\n", alone[last], beside[last], beside[count - 1], rate);
  return 0;
}
