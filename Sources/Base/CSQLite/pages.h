#ifndef MAINSPRING_CSQLITE_PAGES_H
#define MAINSPRING_CSQLITE_PAGES_H

// The memory for the pages that SQLite caches. Thousands of pages are allocated and freed. On the heap, other pieces of
// memory that stay for long would lie between them. So a freed page would leave a hole that could not be given back to
// the system. Therefore pages have mappings of their own, which can be given back as a whole.

#include <stddef.h>
#include <stdint.h>
#include <sys/mman.h>

/// The size in bytes of a block: a mapping for pages. Each block begins at a multiple of its size, so the block of a
/// page follows from the page's address.
#define MAINSPRING_BLOCK (256L << 10)
/// The size in bytes of a cached page: the page of 4,096 bytes, SQLite's own data for it, and the stored size in front.
#define MAINSPRING_PAGE 4496L

struct mainspring_block {
  struct mainspring_block *next, *previous;
  void *free_pages;
  long used, fresh;
};
/// The list of the blocks with free room, and the number of pages that are in use in all blocks.
struct mainspring_pages {
  struct mainspring_block *first;
  long used;
};
static inline struct mainspring_pages *mainspring_pages(void) {
  static struct mainspring_pages pages;
  return &pages;
}

static inline void mainspring_link(struct mainspring_block *block) {
  struct mainspring_pages *pages = mainspring_pages();
  block->previous = 0;
  block->next = pages->first;
  if (block->next) block->next->previous = block;
  pages->first = block;
}
static inline void mainspring_unlink(struct mainspring_block *block) {
  if (block->next) block->next->previous = block->previous;
  if (block->previous) block->previous->next = block->next;
  if (mainspring_pages()->first == block) mainspring_pages()->first = block->next;
}

/// Maps a new block. The block must begin at a multiple of its size. So twice the size is mapped, and the parts before
/// and behind the block are given back.
static inline struct mainspring_block *mainspring_block(void) {
  char *found = (char *)mmap(0, 2 * MAINSPRING_BLOCK, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANON, -1, 0);
  if (found == (char *)MAP_FAILED) return 0;
  char *start = (char *)(((uintptr_t)found + MAINSPRING_BLOCK - 1) & -(uintptr_t)MAINSPRING_BLOCK);
  if (start > found) munmap(found, (size_t)(start - found));
  munmap(start + MAINSPRING_BLOCK, (size_t)(found + MAINSPRING_BLOCK - start));
  struct mainspring_block *block = (struct mainspring_block *)start;
  mainspring_link(block);
  return block;
}

static inline long mainspring_pages_in_block(void) {
  return (MAINSPRING_BLOCK - (long)sizeof(struct mainspring_block)) / MAINSPRING_PAGE;
}

/// Returns memory for a page, or null if the system has no memory left.
static inline void *mainspring_take_page(void) {
  struct mainspring_block *block = mainspring_pages()->first;
  if (!block && !(block = mainspring_block())) return 0;
  void *page = block->free_pages;
  if (page)
    block->free_pages = *(void **)page;
  else
    page = (char *)(block + 1) + MAINSPRING_PAGE * block->fresh++;
  block->used++;
  mainspring_pages()->used++;
  if (block->used == mainspring_pages_in_block()) mainspring_unlink(block);
  return page;
}

/// Frees the memory of a page. A block without used pages is given back to the system, unless it is the only one with
/// free room. Otherwise, allocating and freeing one page in turn could map and unmap a block each time.
static inline void mainspring_give_page(void *page) {
  struct mainspring_block *block = (struct mainspring_block *)((uintptr_t)page & -(uintptr_t)MAINSPRING_BLOCK);
  if (block->used == mainspring_pages_in_block()) mainspring_link(block);
  *(void **)page = block->free_pages;
  block->free_pages = page;
  block->used--;
  mainspring_pages()->used--;
  if (block->used || (!block->next && !block->previous)) return;
  mainspring_unlink(block);
  munmap(block, (size_t)MAINSPRING_BLOCK);
}

#endif
