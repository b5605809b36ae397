// The C door to GnuTLS, which libmicrohttpd's own package brings: hashes.
//
// Swift sees plain functions over fixed-width integers: no macro, no C enumeration.

#ifndef INBETWEEN_GNUTLS_SHIM_H
#define INBETWEEN_GNUTLS_SHIM_H

#include <stddef.h>
#include <stdint.h>

enum { INBETWEEN_SHA256_BYTES = 32 };

/// A SHA-256 that is being made; null when there is no memory.
typedef struct inbetween_sha256 inbetween_sha256;
inbetween_sha256 *inbetween_sha256_start(void);
void inbetween_sha256_add(inbetween_sha256 *hash, const uint8_t *bytes, size_t count);
/// Writes `INBETWEEN_SHA256_BYTES` bytes and frees the hash.
void inbetween_sha256_finish(inbetween_sha256 *hash, uint8_t *digest);

/// Whether `count` bytes are the same, in a time that does not depend on where they differ.
int32_t inbetween_equal(const uint8_t *left, const uint8_t *right, size_t count);

#endif
