// Includes the discovery document from Schemas in the program. Making the document at run time would take a second.

// Because of __has_include, the build depends on the document: if the document changes, this file is assembled again.
#if !__has_include("openrpc.json")
#error "Schemas/openrpc.json is missing: take it from the repository; Tests/run --update writes it anew."
#endif

#if defined(__APPLE__)
  .section __TEXT,__const
#define SYMBOL(name) _##name
#else
  .section .rodata
#define SYMBOL(name) name
#endif

  .globl SYMBOL(mainspring_discovery_start)
SYMBOL(mainspring_discovery_start):
  .incbin "openrpc.json"
  .globl SYMBOL(mainspring_discovery_end)
SYMBOL(mainspring_discovery_end):
  .byte 0

#if defined(__linux__)
  .section .note.GNU-stack,"",%progbits
#endif
