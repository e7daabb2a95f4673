// How long a sign-in takes, how long the longest ping beside one waits, and the longest of as many pings beside nothing.
//
//   overtaking COUNT SIGN_IN COMMAND...
//
// SIGN_IN is a request with the id "s". Times are in seconds; each is the median of COUNT rounds.
#define _DEFAULT_SOURCE
#include "conversation.h"

// One ping; answers how long it took, and notes whether the sign-in was answered before it.
static double ping(int *signed_in) {
  double began = now();
  send("{\"jsonrpc\":\"2.0\",\"id\":0,\"method\":\"system.ping\"}\n");
  while (line_has("\"id\":\"s\"")) *signed_in = 1;
  double took = now() - began;
  // As a front end that asks now and then.
  usleep(200);
  return took;
}

int main(int words, char **word) {
  if (words < 4) return 64;
  int count = atoi(word[1]);
  begin(word + 3);
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
  end();
  printf("{\"signIn\":%.9f,\"beside\":%.9f,\"alone\":%.9f}\n", median(took, count), median(beside, count), median(alone, count));
  return 0;
}
