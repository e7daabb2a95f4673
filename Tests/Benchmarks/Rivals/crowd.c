// How long several conversations together take for so many requests.
//
//   crowd CONVERSATIONS REQUESTS WINDOW CLIENT_CPU SERVER_CPU REQUEST COMMAND...
//
// Each of them sends its part of REQUESTS, of which at most WINDOW are under way; 0 for all that the pipe takes. REQUEST has one %ld for
// the id, and may have another one for something unique. Nothing is allocated or checked while the clock runs.
#define _GNU_SOURCE
#include <errno.h>
#include <poll.h>
#include "many.h"

enum { ROOM = 1024 };

struct lane {
  struct member member;
  char *requests, *replies;
  size_t *ends;  // ends[k]: where request k ends; ends[0] is 0
  size_t sent, received, room;
  long count, answered;
};

static void *memory(size_t size) {
  char *bytes = malloc(size);
  if (!bytes) fail("there is no memory");
  // Not zeros, which an allocator may have for nothing: the pages are to be there.
  return memset(bytes, 1, size);
}

// What is unique is counted over all of them, in turns: the rows are the same ones, and come in about the same order, however many ask.
// Were each to count on from a place of its own, each would write into a page of its own of every index, and one alone would not.
static void prepare(struct lane *lane, long number, long lanes, long count, const char *request, int is_short) {
  char line[ROOM];
  lane->count = count;
  lane->requests = memory(count * (strlen(request) + 32));
  lane->ends = memory((count + 1) * sizeof *lane->ends);
  lane->ends[0] = 0;
  for (long k = 1; k <= count; k++) {
    int length = snprintf(line, sizeof line - 1, request, k, (k - 1) * lanes + number + 1);
    line[length++] = '\n';
    memcpy(lane->requests + lane->ends[k - 1], line, length);
    lane->ends[k] = lane->ends[k - 1] + length;
  }
  lane->room = count * (is_short ? 128 : ROOM) + ROOM;
  lane->replies = memory(lane->room);
  fcntl(lane->member.to, F_SETFL, O_NONBLOCK), fcntl(lane->member.from, F_SETFL, O_NONBLOCK);
}

// Up to where requests may be sent now.
static size_t goal(const struct lane *lane, long window) {
  long last = window ? lane->answered + window : lane->count;
  return lane->ends[last < lane->count ? last : lane->count];
}

static void ask(struct lane *lane, long window) {
  size_t end = goal(lane, window);
  if (lane->sent == end) return;
  ssize_t count = write(lane->member.to, lane->requests + lane->sent, end - lane->sent);
  if (count < 0 && errno != EAGAIN && errno != EINTR) fail("a request could not be written");
  if (count > 0) lane->sent += count;
}

static void hear(struct lane *lane) {
  if (lane->received == lane->room) fail("the replies are longer than expected");
  ssize_t count = read(lane->member.from, lane->replies + lane->received, lane->room - lane->received);
  if (count < 0 && (errno == EAGAIN || errno == EINTR)) return;
  if (count <= 0) fail("the output ended");
  char *at = lane->replies + lane->received, *end = at + count;
  lane->received += count;
  while (at < end && (at = memchr(at, '\n', end - at))) lane->answered++, at++;
}

// Sends and receives until all are answered; answers the seconds.
static double run(struct lane *lanes, int count, long window) {
  struct pollfd *waits = calloc(2 * count, sizeof *waits);
  double began = now();
  for (int k = 0; k < count; k++) ask(&lanes[k], window);
  for (int busy = count; busy > 0;) {
    for (int k = 0; k < count; k++) {
      int isDone = lanes[k].answered >= lanes[k].count;
      waits[2 * k] = (struct pollfd){isDone ? -1 : lanes[k].member.from, POLLIN, 0};
      waits[2 * k + 1] = (struct pollfd){lanes[k].sent < goal(&lanes[k], window) ? lanes[k].member.to : -1, POLLOUT, 0};
    }
    if (poll(waits, 2 * count, 60000) == 0) fail("nothing is answered any more");
    for (int k = 0; k < count; k++) {
      if (waits[2 * k].revents) {
        hear(&lanes[k]);
        if (lanes[k].answered >= lanes[k].count) busy--;
      }
      if (waits[2 * k].revents || waits[2 * k + 1].revents) ask(&lanes[k], window);
    }
  }
  double seconds = now() - began;
  free(waits);
  return seconds;
}

// Each request has its reply, in order.
static void check(struct lane *lane) {
  char *line = lane->replies, *end = line + lane->received;
  if (lane->answered != lane->count || end[-1] != '\n') fail("there are more replies than requests");
  for (long k = 1; k <= lane->count; k++) {
    char expected[64], *next = memchr(line, '\n', end - line);
    *next = 0;
    int length = snprintf(expected, sizeof expected, "{\"jsonrpc\":\"2.0\",\"id\":%ld,\"result\":", k);
    if (strncmp(line, expected, length)) fail(line);
    line = next + 1;
  }
}

int main(int words, char **word) {
  if (words < 8) return 64;
  int count = atoi(word[1]);
  long requests = atol(word[2]) / count, window = atol(word[3]);
  const char *request = word[6];
  alarm(600);
  struct member *members = gather(count, atoi(word[4]), atoi(word[5]), word + 7);
  struct lane *lanes = calloc(count, sizeof *lanes);
  for (int k = 0; k < count; k++) {
    lanes[k].member = members[k];
    prepare(&lanes[k], k, count, requests, request, strstr(request, "system.ping") != NULL);
  }
  double seconds = run(lanes, count, window);
  for (int k = 0; k < count; k++) check(&lanes[k]), leave(&members[k]);
  printf("{\"requests\":%ld,\"seconds\":%.9f}\n", count * requests, seconds);
  return 0;
}
