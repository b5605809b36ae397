// Inside of this room: what a TLS server of the library's is made of.

#ifndef INBETWEEN_MICROHTTPD_TLS_H
#define INBETWEEN_MICROHTTPD_TLS_H

#include <gnutls/abstract.h>

// The versions that are spoken: what is older has known holes.
#define MICROHTTP_TLS_PRIORITIES "NORMAL:-VERS-ALL:+VERS-TLS1.3:+VERS-TLS1.2:%SERVER_PRECEDENCE"

// Shows the certificate that is used now; a `gnutls_certificate_retrieve_function2`.
int microhttp_tls_show(
    gnutls_session_t session, const gnutls_datum_t *authorities, int authority_count,
    const gnutls_pk_algorithm_t *algorithms, int algorithm_count, gnutls_pcert_st **chain,
    unsigned int *count, gnutls_privkey_t *key);

#endif
