#include "shim.h"

#include <gnutls/abstract.h>
#include <gnutls/gnutls.h>
#include <gnutls/x509.h>
#include <microhttpd.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "tls.h"

enum { MOST_CERTIFICATES = 16 };

// A certificate with those that vouch for it, and its key. Handshakes under way may still use a pair
// that has been replaced, and GnuTLS does not say when they end, so a pair is never freed. That is
// some kilobytes for each new certificate.
struct pair {
  gnutls_pcert_st chain[MOST_CERTIFICATES];
  unsigned int count;
  gnutls_privkey_t key;
};

// What handshakes show. GnuTLS hands its callback nothing of ours, so there is one for the process.
static struct pair *current;
static pthread_mutex_t current_mutex = PTHREAD_MUTEX_INITIALIZER;

static void free_pair(struct pair *pair) {
  for (unsigned int index = 0; index < pair->count; index++) gnutls_pcert_deinit(&pair->chain[index]);
  if (pair->key != NULL) gnutls_privkey_deinit(pair->key);
  free(pair);
}

static int key_id(gnutls_pubkey_t key, unsigned char *id) {
  size_t size = 32;
  return gnutls_pubkey_get_key_id(key, GNUTLS_KEYID_USE_SHA256, id, &size);
}

// Whether the key is that of the first certificate.
static int is_match(const struct pair *pair) {
  unsigned char shown[32], owned[32];
  gnutls_pubkey_t public_key;
  if (gnutls_pubkey_init(&public_key) != GNUTLS_E_SUCCESS) return 0;
  const int is_known = gnutls_pubkey_import_privkey(public_key, pair->key, 0, 0) >= 0 &&
      key_id(public_key, owned) >= 0 && key_id(pair->chain[0].pubkey, shown) >= 0;
  gnutls_pubkey_deinit(public_key);
  return is_known && memcmp(shown, owned, sizeof shown) == 0;
}

static const char *fill(struct pair *pair, gnutls_datum_t certificate, gnutls_datum_t key) {
  pair->count = MOST_CERTIFICATES;
  const int chain = gnutls_pcert_list_import_x509_raw(
      pair->chain, &pair->count, &certificate, GNUTLS_X509_FMT_PEM, 0);
  if (chain < 0) pair->count = 0;
  if (chain < 0) return "the certificate cannot be read";
  if (pair->count == 0) return "there is no certificate";
  if (gnutls_privkey_init(&pair->key) < 0) return "there is no memory for the key";
  if (gnutls_privkey_import_x509_raw(pair->key, &key, GNUTLS_X509_FMT_PEM, NULL, 0) < 0)
    return "the key cannot be read";
  return is_match(pair) ? NULL : "the key is not that of the certificate";
}

static int64_t end_of(const struct pair *pair) {
  gnutls_x509_crt_t certificate;
  if (gnutls_x509_crt_init(&certificate) < 0) return -1;
  const int is_read =
      gnutls_x509_crt_import(certificate, &pair->chain[0].cert, GNUTLS_X509_FMT_DER) >= 0;
  const time_t end = is_read ? gnutls_x509_crt_get_expiration_time(certificate) : (time_t)-1;
  gnutls_x509_crt_deinit(certificate);
  return (int64_t)end;
}

const char *microhttp_tls_use(
    const uint8_t *certificate, size_t certificate_size, const uint8_t *key, size_t key_size,
    int32_t is_trial, int64_t *end) {
  struct pair *pair = calloc(1, sizeof *pair);
  if (pair == NULL) return "there is no memory for the certificate";
  const char *problem = fill(
      pair, (gnutls_datum_t){(unsigned char *)certificate, (unsigned int)certificate_size},
      (gnutls_datum_t){(unsigned char *)key, (unsigned int)key_size});
  if (problem == NULL) *end = end_of(pair);
  if (problem != NULL || is_trial) {
    free_pair(pair);
    return problem;
  }
  pthread_mutex_lock(&current_mutex);
  current = pair;
  pthread_mutex_unlock(&current_mutex);
  return NULL;
}

int32_t microhttp_tls_is_there(void) {
  return MHD_is_feature_supported(MHD_FEATURE_TLS) == MHD_YES &&
      MHD_is_feature_supported(MHD_FEATURE_HTTPS_CERT_CALLBACK) == MHD_YES;
}

const char *microhttp_tls_version(void) { return gnutls_check_version(NULL); }

int microhttp_tls_show(
    gnutls_session_t session, const gnutls_datum_t *authorities, int authority_count,
    const gnutls_pk_algorithm_t *algorithms, int algorithm_count, gnutls_pcert_st **chain,
    unsigned int *count, gnutls_privkey_t *key) {
  (void)session;
  (void)authorities;
  (void)authority_count;
  (void)algorithms;
  (void)algorithm_count;
  pthread_mutex_lock(&current_mutex);
  struct pair *pair = current;
  pthread_mutex_unlock(&current_mutex);
  if (pair == NULL) return -1;
  *chain = pair->chain;
  *count = pair->count;
  *key = pair->key;
  return 0;
}
