#ifndef MAINSPRING_DOCUMENTS_H
#define MAINSPRING_DOCUMENTS_H

#include <stddef.h>

/// The text of the discovery document, which is in the file of the program.
static inline const unsigned char *mainspring_discovery(void) {
  extern const unsigned char mainspring_discovery_start[];
  return mainspring_discovery_start;
}

/// The number of its bytes.
static inline size_t mainspring_discovery_size(void) {
  extern const unsigned char mainspring_discovery_start[], mainspring_discovery_end[];
  return (size_t)(mainspring_discovery_end - mainspring_discovery_start);
}

#endif
