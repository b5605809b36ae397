#include "shim.h"

#include <gnutls/crypto.h>
#include <gnutls/gnutls.h>

struct inbetween_sha256 *inbetween_sha256_start(void) {
  gnutls_hash_hd_t hash;
  if (gnutls_hash_init(&hash, GNUTLS_DIG_SHA256) != GNUTLS_E_SUCCESS) return NULL;
  return (struct inbetween_sha256 *)hash;
}

void inbetween_sha256_add(struct inbetween_sha256 *hash, const uint8_t *bytes, size_t count) {
  if (count > 0) gnutls_hash((gnutls_hash_hd_t)hash, bytes, count);
}

void inbetween_sha256_finish(struct inbetween_sha256 *hash, uint8_t *digest) {
  gnutls_hash_deinit((gnutls_hash_hd_t)hash, digest);
}

int32_t inbetween_equal(const uint8_t *left, const uint8_t *right, size_t count) {
  return gnutls_memcmp(left, right, count) == 0;
}
