#include "shim.h"

#include <stdlib.h>
#include <zlib.h>

struct inbetween_gzip {
  z_stream stream;
};

enum { FASTEST = 1, GZIP_WINDOW = 15 + 16, USUAL_MEMORY = 8 };

inbetween_gzip *inbetween_gzip_start(void) {
  struct inbetween_gzip *gzip = calloc(1, sizeof *gzip);
  if (gzip == NULL) return NULL;
  const int result = deflateInit2(
      &gzip->stream, FASTEST, Z_DEFLATED, GZIP_WINDOW, USUAL_MEMORY, Z_DEFAULT_STRATEGY);
  if (result == Z_OK) return gzip;
  free(gzip);
  return NULL;
}

void inbetween_gzip_put(inbetween_gzip *gzip, const uint8_t *bytes, size_t count) {
  gzip->stream.next_in = (Bytef *)bytes;
  gzip->stream.avail_in = (uInt)count;
}

size_t inbetween_gzip_take(inbetween_gzip *gzip, uint8_t *room, size_t capacity, int32_t mode) {
  gzip->stream.next_out = room;
  gzip->stream.avail_out = (uInt)capacity;
  deflate(&gzip->stream, mode == INBETWEEN_GZIP_FINISH ? Z_FINISH : Z_SYNC_FLUSH);
  return capacity - gzip->stream.avail_out;
}

void inbetween_gzip_end(inbetween_gzip *gzip) {
  deflateEnd(&gzip->stream);
  free(gzip);
}

int32_t inbetween_inflate(
    const uint8_t *bytes, size_t count, uint8_t *room, size_t capacity, size_t *written) {
  z_stream stream = {0};
  *written = 0;
  stream.next_in = (Bytef *)bytes;
  stream.avail_in = (uInt)count;
  if (inflateInit(&stream) != Z_OK) return INBETWEEN_DAMAGED;
  stream.next_out = room;
  stream.avail_out = (uInt)capacity;
  const int result = inflate(&stream, Z_FINISH);
  const int isFull = stream.avail_out == 0;
  const int isWhole = result == Z_STREAM_END && stream.avail_in == 0;
  *written = capacity - stream.avail_out;
  inflateEnd(&stream);
  if (isWhole) return INBETWEEN_INFLATED;
  return result == Z_BUF_ERROR && isFull ? INBETWEEN_TOO_LONG : INBETWEEN_DAMAGED;
}

uint32_t inbetween_crc32(uint32_t checksum, const uint8_t *bytes, size_t count) {
  return bytes == NULL ? checksum : (uint32_t)crc32_z(checksum, bytes, count);
}
