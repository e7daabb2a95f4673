#ifndef CSCANNER_H
#define CSCANNER_H

#include <stdint.h>

#if defined(__SSE2__)
#include <emmintrin.h>
#elif defined(__aarch64__)
#include <arm_neon.h>
#endif

/// Returns the address of the first byte from `at` on that is a quote, a backslash, a control character, or a byte
/// above 0x7f. Such a byte ends a run of plain ASCII in a JSON string. There must be such a byte, followed by at least
/// 15 readable bytes.
///
/// The function compares sixteen bytes at a time. It is in C, because Swift has no comparison of vectors that is
/// compiled to one instruction.
static inline const uint8_t *_Nonnull endOfPlain(const uint8_t *_Nonnull at) {
#if defined(__SSE2__)
  for (;; at += 16) {
    __m128i bytes = _mm_loadu_si128((const __m128i *)at);
    // As signed numbers, bytes above 0x7f are negative, so they are also less than a space.
    __m128i stops = _mm_or_si128(
        _mm_cmplt_epi8(bytes, _mm_set1_epi8(0x20)),
        _mm_or_si128(_mm_cmpeq_epi8(bytes, _mm_set1_epi8('"')), _mm_cmpeq_epi8(bytes, _mm_set1_epi8('\\'))));
    unsigned found = (unsigned)_mm_movemask_epi8(stops);
    if (found) return at + __builtin_ctz(found);
  }
#elif defined(__aarch64__)
  for (;; at += 16) {
    int8x16_t bytes = vreinterpretq_s8_u8(vld1q_u8(at));
    uint8x16_t stops = vorrq_u8(
        vcltq_s8(bytes, vdupq_n_s8(0x20)), vorrq_u8(vceqq_s8(bytes, vdupq_n_s8('"')), vceqq_s8(bytes, vdupq_n_s8('\\'))));
    // Each byte of the comparison's result becomes four bits of this number.
    uint64_t found = vget_lane_u64(vreinterpret_u64_u8(vshrn_n_u16(vreinterpretq_u16_u8(stops), 4)), 0);
    if (found) return at + (__builtin_ctzll(found) >> 2);
  }
#else
  while (*at >= 0x20 && *at < 0x80 && *at != '"' && *at != '\\') at++;
  return at;
#endif
}

#endif
