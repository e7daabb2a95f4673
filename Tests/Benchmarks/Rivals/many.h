// Several conversations at once, each with a program of its own, for programs that measure what such programs share.
#ifndef MANY_H
#define MANY_H
#include <fcntl.h>
#include "pin.h"

struct member {
  pid_t pid;
  int to, from;
};

// Whom send() and line_has() talk with from now on; of whom they talked with before nothing is left to be read.
static void turn_to(const struct member *member) { server = member->pid, to = member->to, from = member->from; }

// Starts so many programs, and waits until each has answered; they run on one CPU, and who asks them on the other one.
static struct member *gather(int count, int client_cpu, int server_cpu, char **command) {
  struct member *members = calloc(count, sizeof *members);
  // A child runs where its parent does when it is born.
  pin(server_cpu);
  for (int k = 0; k < count; k++) {
    begin(command);
    // Whoever is started later has no end of these pipes: they end when their program does.
    fcntl(to, F_SETFD, FD_CLOEXEC), fcntl(from, F_SETFD, FD_CLOEXEC);
    members[k] = (struct member){server, to, from};
  }
  pin(client_cpu);
  for (int k = 0; k < count; k++) turn_to(&members[k]), send("{\"jsonrpc\":\"2.0\",\"id\":0,\"method\":\"system.ping\"}\n");
  for (int k = 0; k < count; k++) {
    turn_to(&members[k]);
    if (!line_has("\"result\":")) fail("a program has not answered");
  }
  return members;
}

// Waits for the end of a program; answers its exit code, -1 where it was killed.
static int end_of(const struct member *member) {
  int status;
  if (waitpid(member->pid, &status, 0) < 0 || !WIFEXITED(status)) return -1;
  return WEXITSTATUS(status);
}

// Ends the input of a program, which is to end well.
static void leave(const struct member *member) {
  close(member->to);
  if (end_of(member) != 0) fail("a program did not end with exit code 0");
  close(member->from);
}
#endif
