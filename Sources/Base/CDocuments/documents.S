// The discovery document, from Schemas. Making it at run time would take a second.

// __has_include makes the document an input of the build: a changed document is assembled again.
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
