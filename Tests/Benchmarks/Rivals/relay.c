// The least that a program does that stands between a front end and who answers: copies its standard input to a socket and what comes back
// to its standard output. At the socket's other end a process answers each piece with itself.
//
//   relay
#include <errno.h>
#include <poll.h>
#include <stdlib.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

static char bytes[1 << 16];

// Copies what is there; answers false at the end of it.
static int copy(int from, int to) {
  ssize_t count = read(from, bytes, sizeof bytes);
  if (count < 0 && errno == EINTR) return 1;
  if (count <= 0) return 0;
  for (ssize_t done = 0; done < count;) {
    ssize_t written = write(to, bytes + done, count - done);
    if (written < 0 && errno != EINTR) exit(2);
    if (written > 0) done += written;
  }
  return 1;
}

int main(void) {
  int ends[2];
  if (socketpair(AF_UNIX, SOCK_STREAM, 0, ends)) return 1;
  pid_t echo = fork();
  if (echo == 0) {
    close(0), close(1), close(ends[0]);
    while (copy(ends[1], ends[1])) {}
    return 0;
  }
  close(ends[1]);
  struct pollfd waits[2] = {{0, POLLIN, 0}, {ends[0], POLLIN, 0}};
  for (;;) {
    if (poll(waits, 2, -1) < 0) continue;
    if (waits[0].revents && !copy(0, ends[0])) {
      shutdown(ends[0], SHUT_WR);
      waits[0].fd = -1;
    }
    if (waits[1].revents && !copy(ends[0], 1)) break;
  }
  waitpid(echo, NULL, 0);
  return 0;
}
