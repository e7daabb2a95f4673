// How long programs that share a core live when it is killed.
//
//   orphans COUNT CORE CODE COMMAND...
//
// CORE is a file that begins with the number of the core's process. Each program is to end with the exit code CODE. Prints how long the
// last one took, in seconds.
#define _GNU_SOURCE
#include "many.h"

int main(int words, char **word) {
  if (words < 5) return 64;
  int count = atoi(word[1]), core = 0;
  alarm(60);
  struct member *members = gather(count, 0, 0, word + 4);
  FILE *file = fopen(word[2], "r");
  if (!file || fscanf(file, "%d", &core) != 1 || core <= 1) fail("the number of the core can't be read");
  double began = now();
  if (kill(core, SIGKILL)) fail("the core can't be killed");
  for (int k = 0; k < count; k++)
    if (end_of(&members[k]) != atoi(word[3])) fail("a program did not end with the exit code that was expected");
  printf("{\"seconds\":%.9f,\"requests\":%d}\n", now() - began, count);
  return 0;
}
