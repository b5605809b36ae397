#define _GNU_SOURCE
#include "shim.h"

#include <microhttpd.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tls.h"

_Static_assert(MHD_CONTENT_READER_END_OF_STREAM == MICROHTTP_READ_END, "end of stream");
_Static_assert(MHD_CONTENT_READER_END_WITH_ERROR == MICROHTTP_READ_FAILED, "end with error");

struct microhttp_server {
  struct MHD_Daemon *daemon;
  microhttp_callbacks callbacks;
};

// The low bit of a request's context says that its head has been seen. The library calls the
// handler with no data both first and last, and nothing else tells the two calls apart.
static const uintptr_t HEAD_SEEN = 1;

static void *connection_of(void *request) {
  return (void *)((uintptr_t)request & ~HEAD_SEEN);
}

static void on_connection(
    void *context, struct MHD_Connection *connection, void **socket_context,
    enum MHD_ConnectionNotificationCode code) {
  const struct microhttp_server *server = context;
  if (code == MHD_CONNECTION_NOTIFY_CLOSED) {
    server->callbacks.closed(*socket_context);
    *socket_context = NULL;
    return;
  }
  const union MHD_ConnectionInfo *info =
      MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
  *socket_context = server->callbacks.opened(
      server->callbacks.listener, connection, info == NULL ? -1 : info->connect_fd);
}

static void *on_target(void *context, const char *target, struct MHD_Connection *connection) {
  const struct microhttp_server *server = context;
  void *own =
      MHD_get_connection_info(connection, MHD_CONNECTION_INFO_SOCKET_CONTEXT)->socket_context;
  const char *text = target == NULL ? "" : target;
  server->callbacks.begun(own, (const uint8_t *)text, strlen(text));
  // The library is about to cut the query into arguments, a pool allocation each, which nobody
  // reads: thousands of them use up the memory of the connection, and no answer is sent. The
  // text is the library's own read buffer, so the query can be ended before it starts.
  char *query = strchr(text, '?');
  if (query != NULL && query[1] != '\0') query[1] = '\0';
  return own;
}

// Whether the library's parser is the one that release 1.0.0 brought.
static int parser_is_new(void) { return MHD_get_version()[0] > '0'; }

// The old parser takes a field line with an empty name, unless it is the first, for the end of
// the head, so that the lines behind it become the next request. It adds a folded line to the name
// of the field, and ends a value at a zero byte. In each case the end of a value is not the end of
// its line: the next field, or the empty line, is not right behind it.
static int is_whole(const microhttp_head *head) {
  if (parser_is_new() || head->fields == NULL || head->field_count == 0) return 1;
  const microhttp_field *last = &head->fields[head->field_count - 1];
  for (const microhttp_field *field = head->fields; field < last; field++) {
    const ptrdiff_t between = field[1].name - (field->value + field->value_length);
    if (between != 2 && between != 1) return 0;
  }
  const uint8_t *end = head->method + head->size;
  const ptrdiff_t between = end - (last->value + last->value_length);
  return between == 4 || between == 2;
}

static enum MHD_Result collect_field(
    void *context, enum MHD_ValueKind kind, const char *name, size_t name_length,
    const char *value, size_t value_length) {
  (void)kind;
  microhttp_field **next = context;
  **next = (microhttp_field){
      (const uint8_t *)name, name_length, (const uint8_t *)value, value == NULL ? 0 : value_length};
  *next += 1;
  return MHD_YES;
}

// How long the target really is. The old parser hands on a zero byte in it as the end, and skips
// spaces before it; but it ends the parts of the line where they stand, so the version tells where
// the target stopped. -1: the line is more than three parts with a space between each two.
static ptrdiff_t target_length(const char *method, const char *target, const char *version) {
  if (target != method + strlen(method) + 1 || version <= target) return -1;
  return version - 1 - target;
}

static int32_t report_head(
    const struct microhttp_server *server, struct MHD_Connection *connection, void *own,
    const char *method, const char *target, const char *version) {
  int count = MHD_get_connection_values_n(connection, MHD_HEADER_KIND, NULL, NULL);
  if (count < 0) count = 0;
  const int kept = count <= MICROHTTP_FIELD_LIMIT ? count : 0;
  microhttp_field fields[kept + 1];
  microhttp_field *next = fields;
  if (kept > 0) MHD_get_connection_values_n(connection, MHD_HEADER_KIND, collect_field, &next);
  const union MHD_ConnectionInfo *info =
      MHD_get_connection_info(connection, MHD_CONNECTION_INFO_REQUEST_HEADER_SIZE);
  microhttp_head head = {
      (const uint8_t *)method,
      strlen(method),
      strcmp(version, "HTTP/1.0") == 0 ? 0 : 1,
      kept == count ? fields : NULL,
      (size_t)count,
      info == NULL ? 0 : info->header_size,
      1,
      parser_is_new() ? MICROHTTP_LENGTH_UNKNOWN : target_length(method, target, version),
  };
  head.is_whole = is_whole(&head);
  return server->callbacks.head(own, &head);
}

static enum MHD_Result on_request(
    void *context, struct MHD_Connection *connection, const char *url, const char *method,
    const char *version, const char *data, size_t *size, void **request) {
  const struct microhttp_server *server = context;
  void *own = connection_of(*request);
  int32_t go_on;
  if (*size > 0) {
    go_on = server->callbacks.body(own, (const uint8_t *)data, *size);
    *size = 0;
  } else if (((uintptr_t)*request & HEAD_SEEN) == 0) {
    *request = (void *)((uintptr_t)own | HEAD_SEEN);
    go_on = report_head(server, connection, own, method, url, version);
  } else if (data != NULL) {
    // After 100 Continue the library tells of a part even where there is no body, if the next request
    // lies behind this one. It takes no answer yet; the end comes with the next call.
    go_on = 1;
  } else {
    go_on = server->callbacks.ended(own);
  }
  return go_on ? MHD_YES : MHD_NO;
}

static int32_t outcome_of(enum MHD_RequestTerminationCode code) {
  switch (code) {
    case MHD_REQUEST_TERMINATED_COMPLETED_OK: return MICROHTTP_COMPLETED;
    case MHD_REQUEST_TERMINATED_TIMEOUT_REACHED: return MICROHTTP_TIMEOUT;
    case MHD_REQUEST_TERMINATED_DAEMON_SHUTDOWN: return MICROHTTP_SHUTDOWN;
    case MHD_REQUEST_TERMINATED_READ_ERROR:
    case MHD_REQUEST_TERMINATED_CLIENT_ABORT: return MICROHTTP_ABORTED;
    default: return MICROHTTP_ERROR;
  }
}

static void on_completed(
    void *context, struct MHD_Connection *connection, void **request,
    enum MHD_RequestTerminationCode code) {
  const struct microhttp_server *server = context;
  if (*request == NULL) return;
  const union MHD_ConnectionInfo *info =
      MHD_get_connection_info(connection, MHD_CONNECTION_INFO_HTTP_STATUS);
  server->callbacks.completed(
      connection_of(*request), info == NULL ? 0 : (int32_t)info->http_status, outcome_of(code));
  *request = NULL;
}

// Targets are routed as they were sent: the default turns %2f into a slash and cuts at %00.
static size_t keep_escapes(void *context, struct MHD_Connection *connection, char *text) {
  (void)context;
  (void)connection;
  return strlen(text);
}

static void on_message(void *context, const char *format, va_list arguments) {
  const struct microhttp_server *server = context;
  char text[512];
  int length = vsnprintf(text, sizeof text, format, arguments);
  if (length < 0) return;
  if ((size_t)length >= sizeof text) length = sizeof text - 1;
  while (length > 0 && text[length - 1] == '\n') text[--length] = '\0';
  server->callbacks.message(server->callbacks.listener, text);
}

// The library's state is broken when this is called, so it must not return.
static void on_panic(void *context, const char *file, unsigned int line, const char *reason) {
  (void)context;
  fprintf(stderr, "libmicrohttpd: %s:%u: %s\n", file, line, reason == NULL ? "" : reason);
  abort();
}

// How strict the library's own parser is. In the old one the level adds two checks only (Host
// is there, no space in the target), and answers the first twice over and the second not at
// all; the request guard makes both with one proper answer. In the new one it is real strictness.
static struct MHD_OptionItem strictness(void) {
#if MHD_VERSION >= 0x00097701
  return (struct MHD_OptionItem){MHD_OPTION_CLIENT_DISCIPLINE_LVL, 1, NULL};
#else
  return (struct MHD_OptionItem){MHD_OPTION_STRICT_FOR_CLIENT, parser_is_new(), NULL};
#endif
}

microhttp_server *microhttp_start(const microhttp_configuration *configuration) {
  struct microhttp_server *server = calloc(1, sizeof *server);
  if (server == NULL) return NULL;
  server->callbacks = configuration->callbacks;
  MHD_set_panic_func(on_panic, NULL);
  struct MHD_OptionItem options[] = {
      strictness(),
      {MHD_OPTION_LISTEN_SOCKET, configuration->socket, NULL},
      {MHD_OPTION_CONNECTION_LIMIT, configuration->connection_limit, NULL},
      {MHD_OPTION_PER_IP_CONNECTION_LIMIT, configuration->per_address_limit, NULL},
      {MHD_OPTION_THREAD_STACK_SIZE, (intptr_t)configuration->stack, NULL},
      // Never: the watchdog keeps the time, and the library's own timeout spins for its last second.
      {MHD_OPTION_CONNECTION_TIMEOUT, 0, NULL},
      {MHD_OPTION_CONNECTION_MEMORY_LIMIT, (intptr_t)configuration->connection_memory, NULL},
      {MHD_OPTION_CONNECTION_MEMORY_INCREMENT, (intptr_t)configuration->memory_increment, NULL},
      {MHD_OPTION_NOTIFY_COMPLETED, (intptr_t)on_completed, server},
      {MHD_OPTION_NOTIFY_CONNECTION, (intptr_t)on_connection, server},
      {MHD_OPTION_URI_LOG_CALLBACK, (intptr_t)on_target, server},
      {MHD_OPTION_UNESCAPE_CALLBACK, (intptr_t)keep_escapes, NULL},
      // Without TLS the list ends here.
      {configuration->is_secure ? MHD_OPTION_HTTPS_CERT_CALLBACK : MHD_OPTION_END, 0,
       (void *)microhttp_tls_show},
      {MHD_OPTION_HTTPS_PRIORITIES, 0, MICROHTTP_TLS_PRIORITIES},
      {MHD_OPTION_END, 0, NULL},
  };
  const unsigned int security = configuration->is_secure ? MHD_USE_TLS : 0;
  server->daemon = MHD_start_daemon(
      MHD_USE_THREAD_PER_CONNECTION | MHD_USE_POLL_INTERNAL_THREAD | MHD_USE_ITC |
          MHD_USE_ERROR_LOG | security,
      0, NULL, NULL, on_request, server, MHD_OPTION_EXTERNAL_LOGGER, on_message, server,
      MHD_OPTION_ARRAY, options, MHD_OPTION_END);
  if (server->daemon == NULL) {
    free(server);
    return NULL;
  }
  return server;
}

int32_t microhttp_quiesce(microhttp_server *server) { return MHD_quiesce_daemon(server->daemon); }

struct MHD_Daemon *microhttp_daemon_of(microhttp_server *server) { return server->daemon; }

void microhttp_stop(microhttp_server *server) {
  MHD_stop_daemon(server->daemon);
  free(server);
}

int32_t microhttp_has_trailers(struct MHD_Connection *connection) {
  return MHD_get_connection_values_n(connection, MHD_FOOTER_KIND, NULL, NULL) > 0;
}

const char *microhttp_version(void) { return MHD_get_version(); }

struct MHD_Response *microhttp_response_from_bytes(
    const uint8_t *bytes, size_t count, void *owner, void (*release)(void *owner)) {
  struct MHD_Response *response = MHD_create_response_from_buffer_with_free_callback_cls(
      count, (void *)bytes, release, owner);
  if (response == NULL) release(owner);
  return response;
}

struct MHD_Response *microhttp_response_from_reader(
    int64_t size, size_t block, void *owner,
    ssize_t (*read)(void *owner, uint64_t position, char *buffer, size_t capacity),
    void (*release)(void *owner)) {
  struct MHD_Response *response = MHD_create_response_from_callback(
      size < 0 ? MHD_SIZE_UNKNOWN : (uint64_t)size, block, read, owner, release);
  if (response == NULL) release(owner);
  return response;
}

// The library has no other way: with chunks it sends a last chunk even where there is no body, and
// with neither chunks nor a length it closes.
void microhttp_response_ends_by_close(struct MHD_Response *response) {
  MHD_set_response_options(response, MHD_RF_HTTP_1_0_COMPATIBLE_STRICT, MHD_RO_END);
}

int32_t microhttp_add_field(struct MHD_Response *response, const char *name, const char *value) {
  return MHD_add_response_header(response, name, value) == MHD_YES;
}

int32_t microhttp_queue(
    struct MHD_Connection *connection, uint32_t status, struct MHD_Response *response) {
  const enum MHD_Result result = MHD_queue_response(connection, status, response);
  MHD_destroy_response(response);
  return result == MHD_YES;
}
