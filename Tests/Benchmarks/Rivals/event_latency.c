// How long after a reply its event comes, and how long a ping-pong takes, over the same pipe on the same CPU.
//
//   event_latency COUNT CPU SETUP CHANGE COMMAND...
//
// SETUP is a request that subscribes; CHANGE is a request with one %ld for its id and one for something unique.
#define _GNU_SOURCE
#include "pin.h"

int main(int words, char **word) {
  if (words < 6) return 64;
  long count = atol(word[1]);
  pin(atoi(word[2]));
  begin(word + 5);
  char line[1 << 16];
  snprintf(line, sizeof line, "%s\n", word[3]);
  send(line);
  line_has("");
  double *delays = calloc(count, sizeof *delays), *rounds = calloc(count, sizeof *rounds);
  for (long k = 0; k < count; k++) {
    snprintf(line, sizeof line, word[4], k, k);
    strcat(line, "\n");
    send(line);
    line_has("");
    double replied = now();
    if (!line_has("events.changed")) fail("no event came");
    delays[k] = now() - replied;
    double began = now();
    send("{\"jsonrpc\":\"2.0\",\"id\":0,\"method\":\"system.ping\"}\n");
    line_has("");
    rounds[k] = now() - began;
  }
  end();
  printf("{\"delay\":%.9f,\"pingPong\":%.9f}\n", median(delays, count), median(rounds, count));
  return 0;
}
