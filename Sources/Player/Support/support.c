// What Embedded Swift asks of a C library, for a page with nothing but the engine in it.
//
// The heap: blocks come in size classes, four to each doubling. A freed block goes to its class's list and is given
// out again from there; memory is never returned or merged. So both calls take constant time, and what is lost to
// rounding is at most a fifth.

#include <stddef.h>
#include <stdint.h>

#define PAGE 65536u
#define HEADER 16u
#define CLASSES 112

typedef struct Block {
  uint32_t class;       // the class it came from
  uint32_t offset;      // from the start of the block to what was given out
  struct Block *next;   // the next free block of its class
} Block;

extern unsigned char __heap_base;

static Block *freeBlocks[CLASSES];
static uintptr_t top;    // the first byte that was never given out
static uintptr_t limit;  // the end of the memory

void *memset(void *to, int byte, size_t count) { return __builtin_memset(to, byte, count); }
void *memcpy(void *to, const void *from, size_t count) { return __builtin_memcpy(to, from, count); }
void *memmove(void *to, const void *from, size_t count) { return __builtin_memmove(to, from, count); }

int memcmp(const void *first, const void *second, size_t count) {
  const unsigned char *a = first, *b = second;
  for (size_t i = 0; i < count; i++)
    if (a[i] != b[i]) return a[i] < b[i] ? -1 : 1;
  return 0;
}

// The class of the smallest size that holds `size` bytes, which become that size.
static uint32_t classOf(uint32_t *size) {
  uint32_t wanted = *size < 64 ? 64 : *size;
  uint32_t doubling = 31 - __builtin_clz(wanted - 1);  // 2^doubling < wanted <= 2^(doubling + 1)
  uint32_t step = 1u << (doubling - 2);
  uint32_t quarters = (wanted - (1u << doubling) + step - 1) / step;
  *size = (1u << doubling) + quarters * step;
  return (doubling - 5) * 4 + quarters - 1;
}

static uintptr_t fresh(uint32_t size) {
  if (top == 0) {
    top = ((uintptr_t)&__heap_base + HEADER - 1) & ~(uintptr_t)(HEADER - 1);
    limit = (uintptr_t)__builtin_wasm_memory_size(0) * PAGE;
  }
  if (size > limit - top) {
    uint32_t pages = (size - (uint32_t)(limit - top) + PAGE - 1) / PAGE;
    if (__builtin_wasm_memory_grow(0, pages) == (size_t)-1) return 0;
    limit += (uintptr_t)pages * PAGE;
  }
  uintptr_t block = top;
  top += size;
  return block;
}

static void *allocate(size_t alignment, size_t count) {
  if (alignment < HEADER) alignment = HEADER;
  if (count > 0x70000000u || alignment > PAGE) return 0;
  uint32_t size = (uint32_t)count + (uint32_t)alignment;
  uint32_t class = classOf(&size);
  uintptr_t start = (uintptr_t)freeBlocks[class];
  if (start) freeBlocks[class] = ((Block *)start)->next;
  else start = fresh(size);
  if (!start) return 0;
  uintptr_t given = (start + HEADER + alignment - 1) & ~(uintptr_t)(alignment - 1);
  Block *header = (Block *)(given - HEADER);
  header->class = class;
  header->offset = (uint32_t)(given - start);
  return (void *)given;
}

int posix_memalign(void **result, size_t alignment, size_t count) {
  void *given = allocate(alignment, count);
  if (!given) return 12;  // ENOMEM
  *result = given;
  return 0;
}

void free(void *given) {
  if (!given) return;
  Block *header = (Block *)((uintptr_t)given - HEADER);
  uint32_t class = header->class;
  Block *block = (Block *)((uintptr_t)given - header->offset);
  block->next = freeBlocks[class];
  freeBlocks[class] = block;
}

// Swift asks for this to seed its hash tables. The engine's results never depend on it.
void arc4random_buf(void *to, size_t count) { memset(to, 7, count); }

uintptr_t __stack_chk_guard = 0x5eedc0de;
void __stack_chk_fail(void) { __builtin_trap(); }

// The product of two numbers of 128 bits, for overflow checks of 64-bit products.
typedef __int128 Wide;
Wide __multi3(uint64_t lowA, uint64_t highA, uint64_t lowB, uint64_t highB) {
  uint64_t a0 = (uint32_t)lowA, a1 = lowA >> 32, b0 = (uint32_t)lowB, b1 = lowB >> 32;
  uint64_t middle = a1 * b0 + (a0 * b0 >> 32);
  uint64_t middle2 = a0 * b1 + (uint32_t)middle;
  uint64_t high = a1 * b1 + (middle >> 32) + (middle2 >> 32) + lowA * highB + highA * lowB;
  return (Wide)(((unsigned __int128)high << 64) | (lowA * lowB));
}
