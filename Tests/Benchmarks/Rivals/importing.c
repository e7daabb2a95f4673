// How long one request takes, how long pings beside it wait, and how much memory the server has had at most.
//
//   importing REQUEST COMMAND...
//
// REQUEST has the id "s". Prints seconds, the 99th percentile of the pings' times in seconds, and kilobytes.
#define _DEFAULT_SOURCE
#include "conversation.h"

static long memory(void) {
  char path[64], line[256];
  long kilobytes = 0;
  snprintf(path, sizeof path, "/proc/%d/status", server);
  FILE *status = fopen(path, "r");
  while (status && fgets(line, sizeof line, status)) sscanf(line, "VmHWM: %ld", &kilobytes);
  if (status) fclose(status);
  return kilobytes;
}

int main(int words, char **word) {
  if (words < 3) return 64;
  begin(word + 2);
  long size = 1 << 20, pings = 0;
  double *took = calloc(size, sizeof *took);
  double began = now();
  send(word[1]), send("\n");
  for (int isDone = 0; !isDone && pings < size; pings++) {
    double asked = now();
    send("{\"jsonrpc\":\"2.0\",\"id\":0,\"method\":\"system.ping\"}\n");
    while (line_has("\"id\":\"s\"")) isDone = 1;
    took[pings] = now() - asked;
    // As a front end that asks now and then.
    usleep(1000);
  }
  double seconds = now() - began;
  qsort(took, pings, sizeof *took, ascending);
  printf("{\"seconds\":%.9f,\"p99\":%.9f,\"residentKB\":%ld}\n", seconds, took[pings * 99 / 100], memory());
  end();
  return 0;
}
