// The C door to libmicrohttpd.
//
// Swift sees plain functions over fixed-width integers and structs: no variadic
// function, no C enumeration (a value from a newer library would be undefined
// behaviour in a closed Swift enum), no macro.

#ifndef INBETWEEN_MICROHTTPD_SHIM_H
#define INBETWEEN_MICROHTTPD_SHIM_H

#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

struct MHD_Connection;
struct MHD_Response;

/// One header field as it was sent: bytes and sizes, no terminator implied.
typedef struct {
  const uint8_t *name;
  size_t name_length;
  const uint8_t *value;
  size_t value_length;
} microhttp_field;

/// A request's head, valid during the call only.
typedef struct {
  const uint8_t *method;
  size_t method_length;
  /// 0 for HTTP/1.0, 1 for everything that counts as HTTP/1.1.
  int32_t minor_version;
  /// Null when there are more than `MICROHTTP_FIELD_LIMIT` fields.
  const microhttp_field *fields;
  size_t field_count;
  /// Bytes from the request line to the empty line.
  size_t size;
  /// 0 when the head ended elsewhere than at its first empty line, or when a field is not one line
  /// without zero bytes.
  int32_t is_whole;
  /// Bytes of the target as it was sent; -1 when the request line is not three parts with one
  /// space between each two, MICROHTTP_LENGTH_UNKNOWN when the library's own parser sees to both.
  ptrdiff_t target_length;
} microhttp_head;

enum { MICROHTTP_FIELD_LIMIT = 1024, MICROHTTP_LENGTH_UNKNOWN = -2 };

/// What the library reports. `connection` in every callback is what `opened`
/// returned, which must be aligned to 2 bytes at least.
typedef struct {
  void *listener;
  void *(*opened)(void *listener, struct MHD_Connection *connection, int32_t descriptor);
  void (*closed)(void *connection);
  /// A request line has arrived; `target` is as it was sent.
  void (*begun)(void *connection, const uint8_t *target, size_t length);
  /// The next three return 1 to go on and 0 to close without an answer.
  int32_t (*head)(void *connection, const microhttp_head *head);
  int32_t (*body)(void *connection, const uint8_t *bytes, size_t count);
  int32_t (*ended)(void *connection);
  /// `outcome`: one of the MICROHTTP_… values below; `status` is 0 without an answer.
  void (*completed)(void *connection, int32_t status, int32_t outcome);
  void (*message)(void *listener, const char *text);
} microhttp_callbacks;

enum {
  MICROHTTP_COMPLETED = 0,
  MICROHTTP_ERROR = 1,
  MICROHTTP_TIMEOUT = 2,
  MICROHTTP_SHUTDOWN = 3,
  MICROHTTP_ABORTED = 4
};

typedef struct {
  /// A listening socket; the server owns it from a successful start on.
  int32_t socket;
  uint32_t connection_limit;
  /// 0: no limit.
  uint32_t per_address_limit;
  /// Bytes of a thread's stack; each connection has a thread.
  size_t stack;
  size_t connection_memory;
  size_t memory_increment;
  /// Whether connections begin with a TLS handshake, which shows what `microhttp_tls_use` was given.
  int32_t is_secure;
  microhttp_callbacks callbacks;
} microhttp_configuration;

typedef struct microhttp_server microhttp_server;

/// Starts the threads; null on failure (the socket is then still the caller's).
microhttp_server *microhttp_start(const microhttp_configuration *configuration);
/// Stops accepting and returns the listening socket, which the caller closes; -1 if none.
int32_t microhttp_quiesce(microhttp_server *server);
/// Takes one connection that waits on `socket` into the server: 1, or 0 when none waits.
int32_t microhttp_take(microhttp_server *server, int32_t socket);
/// Joins the threads and frees the server.
void microhttp_stop(microhttp_server *server);
/// The version of the library at run time, as "0.9.75".
const char *microhttp_version(void);

/// Whether the library can speak TLS.
int32_t microhttp_tls_is_there(void);
/// The version of GnuTLS at run time.
const char *microhttp_tls_version(void);
/// Shows a certificate chain and its key, both PEM, in every handshake of the process from now on; a
/// trial only reads them. Null, or why they cannot be shown; `end` is when the certificate ends, in
/// seconds since 1970.
const char *microhttp_tls_use(
    const uint8_t *certificate, size_t certificate_size, const uint8_t *key, size_t key_size,
    int32_t is_trial, int64_t *end);

/// Whether fields came behind the last chunk of the request's body.
int32_t microhttp_has_trailers(struct MHD_Connection *connection);

/// The peer's address as text into `text`; returns its length.
size_t microhttp_remote_address(struct MHD_Connection *connection, char *text, size_t capacity);

enum { MICROHTTP_READ_END = -1, MICROHTTP_READ_FAILED = -2 };

/// Bytes that stay the caller's until `release` is called with `owner`.
struct MHD_Response *microhttp_response_from_bytes(
    const uint8_t *bytes, size_t count, void *owner, void (*release)(void *owner));
/// A body that is pulled; `size` -1 when unknown. `read` returns bytes written (more than 0),
/// MICROHTTP_READ_END or MICROHTTP_READ_FAILED.
struct MHD_Response *microhttp_response_from_reader(
    int64_t size, size_t block, void *owner,
    ssize_t (*read)(void *owner, uint64_t position, char *buffer, size_t capacity),
    void (*release)(void *owner));
/// Makes the response one that ends by closing, with no length and no chunks.
void microhttp_response_ends_by_close(struct MHD_Response *response);
/// 1, or 0 when the library does not take the field.
int32_t microhttp_add_field(struct MHD_Response *response, const char *name, const char *value);
/// Queues the response and gives up the caller's hold on it, whatever comes of it.
int32_t microhttp_queue(
    struct MHD_Connection *connection, uint32_t status, struct MHD_Response *response);

/// A listening socket, or a negative value: -errno, or -(4096 + getaddrinfo's error).
int32_t microhttp_listen_tcp(const char *host, uint16_t port);
int32_t microhttp_listen_unix(const char *path, uint32_t mode);
/// Makes a descriptor ready that somebody else has made: 0, or a negative value where it is no socket
/// that listens.
int32_t microhttp_adopt(int32_t descriptor);
/// The address of a bound socket without its port, or its path, into `text`; returns its length.
size_t microhttp_bound_name(int32_t socket, char *text, size_t capacity);
/// The port of a bound socket; 0 for one that has none.
uint16_t microhttp_bound_port(int32_t socket);
/// The text of a negative value of the three functions that make a descriptor listen.
const char *microhttp_error_text(int32_t error);
/// Lets the kernel end connections made through a socket whose peers have not acknowledged what was sent
/// to them for so many milliseconds: nothing else tells that a machine is gone.
void microhttp_give_up_after(int32_t socket, uint32_t milliseconds);
/// Lets the kernel drop new connection attempts; those already under way still arrive.
void microhttp_refuse_new(int32_t socket);
void microhttp_close(int32_t descriptor);
void microhttp_unlink(const char *path);
void microhttp_shutdown(int32_t descriptor);
/// Bytes the peer has acknowledged since the connection was made; -1 if it cannot be told.
int64_t microhttp_acknowledged(int32_t descriptor);
/// Bytes received and not yet read.
int64_t microhttp_unread(int32_t descriptor);
/// Whether the peer has ended the connection, or its own side of it.
int32_t microhttp_is_gone(int32_t descriptor);
/// Reads and forgets what has arrived, up to `most` bytes.
void microhttp_discard_input(int32_t descriptor, size_t most);
/// Raises the soft limit on open descriptors to `needed` if it may; returns the limit.
uint64_t microhttp_reserve_descriptors(uint64_t needed);

/// Nanoseconds of a clock that never goes back.
int64_t microhttp_now(void);
void microhttp_sleep(int64_t nanoseconds);

/// A mutex; null when there is no memory.
typedef struct microhttp_mutex microhttp_mutex;
microhttp_mutex *microhttp_mutex_make(void);
void microhttp_mutex_free(microhttp_mutex *mutex);
void microhttp_mutex_lock(microhttp_mutex *mutex);
void microhttp_mutex_unlock(microhttp_mutex *mutex);

/// A thread that calls `tick(owner)` every `nanoseconds` until it is stopped.
typedef struct microhttp_ticker microhttp_ticker;
microhttp_ticker *microhttp_ticker_start(
    int64_t nanoseconds, void *owner, void (*tick)(void *owner));
/// Returns when the last tick has ended.
void microhttp_ticker_stop(microhttp_ticker *ticker);

#endif
