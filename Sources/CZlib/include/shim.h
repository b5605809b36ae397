// The C door to zlib: gzip, written piece by piece, zlib texts, read at once, and checksums.
//
// Swift sees plain functions over fixed-width integers: no macro, no C enumeration.

#ifndef INBETWEEN_ZLIB_SHIM_H
#define INBETWEEN_ZLIB_SHIM_H

#include <stddef.h>
#include <stdint.h>

/// What a writer keeps in memory, in bytes: two tables and a window (zconf.h), and itself.
enum { INBETWEEN_GZIP_MEMORY = (1 << 17) + (1 << 17) + 8192 };

/// How a call of `inbetween_gzip_take` goes on with what was put in.
enum { INBETWEEN_GZIP_FLUSH = 0, INBETWEEN_GZIP_FINISH = 1 };

/// A gzip text that is being written, as fast as zlib writes; null when there is no memory.
typedef struct inbetween_gzip inbetween_gzip;
inbetween_gzip *inbetween_gzip_start(void);
/// Names the bytes that come next, at most 2^30. They are read by the calls of
/// `inbetween_gzip_take` that follow, and have to stay until one leaves some of its room empty.
void inbetween_gzip_put(inbetween_gzip *gzip, const uint8_t *bytes, size_t count);
/// Writes at most `capacity` bytes into `room` and returns how many; fewer than that when all that
/// was put in is written. INBETWEEN_GZIP_FLUSH ends on a whole byte, so that a reader has all of it;
/// INBETWEEN_GZIP_FINISH ends the text.
size_t inbetween_gzip_take(inbetween_gzip *gzip, uint8_t *room, size_t capacity, int32_t mode);
void inbetween_gzip_end(inbetween_gzip *gzip);

/// What became of a text that was inflated.
enum { INBETWEEN_INFLATED = 0, INBETWEEN_TOO_LONG = 1, INBETWEEN_DAMAGED = 2 };

/// What reading a text keeps in memory, in bytes: a window and tables (zconf.h), and itself.
enum { INBETWEEN_INFLATE_MEMORY = (1 << 15) + 8192 };

/// Inflates a whole zlib text (RFC 1950) of `count` bytes into `room`, which has `capacity`, and says
/// how many bytes were `written`. Nothing may follow the text.
int32_t inbetween_inflate(
    const uint8_t *bytes, size_t count, uint8_t *room, size_t capacity, size_t *written);

/// The CRC-32 of the bytes that gave `checksum`, 0 at the start, and these behind them.
uint32_t inbetween_crc32(uint32_t checksum, const uint8_t *bytes, size_t count);

#endif
