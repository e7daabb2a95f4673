// How long a create takes, from the request to its reply, and until all live lists have been told of it.
//
//   live_lists COUNT CLIENT_CPU SERVER_CPU LISTS PAUSE OPEN CREATE COMMAND...
//
// Between two creates lies a pause of PAUSE microseconds: a disk that has rested takes several times as long to sync.
// OPEN and CREATE are requests with one %ld for the id; CREATE has another one for something unique. Prints medians, in seconds.
#define _GNU_SOURCE
#include <unistd.h>
#include "pin.h"

enum { WARM = 20 };

int main(int words, char **word) {
  if (words < 9) return 64;
  long count = atol(word[1]), lists = atol(word[4]), pause_us = atol(word[5]);
  char line[1 << 16];
  double *replied = calloc(count, sizeof *replied), *told = calloc(count, sizeof *told);
  // A child runs where its parent does when it is born.
  pin(atoi(word[3]));
  begin(word + 8);
  pin(atoi(word[2]));
  for (long k = 0; k < lists; k++) {
    snprintf(line, sizeof line, word[6], k);
    send(line), send("\n");
    if (!line_has("\"live\":")) fail("a list was not opened");
  }
  for (long k = -WARM; k < count; k++) {
    snprintf(line, sizeof line, word[7], k + WARM, k + WARM);
    strcat(line, "\n");
    double began = now();
    send(line);
    if (line_has("live.changed")) fail("a list was told before the reply");
    double reply = now();
    for (long list = 0; list < lists; list++)
      if (!line_has("live.changed")) fail("a list was not told");
    double end = now();
    if (pause_us > 0) usleep(pause_us);
    if (k < 0) continue;
    replied[k] = reply - began;
    told[k] = end - began;
  }
  end();
  printf("{\"reply\":%.9f,\"told\":%.9f}\n", median(replied, count), median(told, count));
  return 0;
}
