// Where a program runs, and what it starts from then on. Who includes it defines _GNU_SOURCE before anything else.
#ifndef PIN_H
#define PIN_H
#include <sched.h>
#include "conversation.h"

static void pin(int cpu) {
#ifdef __linux__
  cpu_set_t set;
  CPU_ZERO(&set);
  CPU_SET(cpu, &set);
  if (sched_setaffinity(0, sizeof set, &set)) fail("the CPU can't be had");
#else
  (void)cpu;
#endif
}
#endif
