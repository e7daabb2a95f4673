#ifndef MAINSPRING_DOCUMENTS_H
#define MAINSPRING_DOCUMENTS_H

#include <stddef.h>

/// Returns the text of the discovery document, which is included in the program's file.
static inline const unsigned char *mainspring_discovery(void) {
  extern const unsigned char mainspring_discovery_start[];
  return mainspring_discovery_start;
}

/// Returns the number of bytes of the text of the discovery document.
static inline size_t mainspring_discovery_size(void) {
  extern const unsigned char mainspring_discovery_start[], mainspring_discovery_end[];
  return (size_t)(mainspring_discovery_end - mainspring_discovery_start);
}

#endif
