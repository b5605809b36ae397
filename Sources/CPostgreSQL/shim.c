#include "shim.h"

#ifdef INBETWEEN_POSTGRESQL

#include <poll.h>
#include <postgresql/libpq-fe.h>
#include <stdio.h>

enum { BINARY = 1 };

static PGconn *connection_of(const inbetween_pg *connection) { return (PGconn *)connection; }
static PGresult *result_of(const inbetween_pg_result *result) { return (PGresult *)result; }

inbetween_pg *inbetween_pg_connect(const char *uri) {
  // What stands before the URI is a default that the URI overrides; what stands behind it is not.
  const char *const names[] = {
      "connect_timeout", "tcp_user_timeout", "keepalives_idle", "keepalives_interval",
      "keepalives_count", "fallback_application_name", "dbname", "client_encoding", NULL};
  const char *const values[] = {"5", "15000", "10", "5", "3", "inbetween", uri, "UTF8", NULL};
  return (inbetween_pg *)PQconnectdbParams(names, values, 1);
}

void inbetween_pg_close(inbetween_pg *connection) { PQfinish(connection_of(connection)); }

int32_t inbetween_pg_is_open(const inbetween_pg *connection) {
  return PQstatus(connection_of(connection)) == CONNECTION_OK;
}

const char *inbetween_pg_message(const inbetween_pg *connection) {
  return PQerrorMessage(connection_of(connection));
}

inbetween_pg_result *inbetween_pg_prepare(
    inbetween_pg *connection, const char *name, const char *statement) {
  return (inbetween_pg_result *)PQprepare(connection_of(connection), name, statement, 0, NULL);
}

inbetween_pg_result *inbetween_pg_run(
    inbetween_pg *connection, const char *name, const uint8_t *bytes, const int32_t *lengths,
    int32_t count) {
  const char *values[INBETWEEN_PG_VALUES];
  int formats[INBETWEEN_PG_VALUES];
  const char *next = (const char *)bytes;
  for (int32_t index = 0; index < count && index < INBETWEEN_PG_VALUES; index += 1) {
    values[index] = lengths[index] < 0 ? NULL : next != NULL ? next : "";
    formats[index] = BINARY;
    if (lengths[index] > 0) next += lengths[index];
  }
  return (inbetween_pg_result *)PQexecPrepared(
      connection_of(connection), name, count, values, lengths, formats, BINARY);
}

void inbetween_pg_free(inbetween_pg_result *result) { PQclear(result_of(result)); }

int32_t inbetween_pg_succeeded(const inbetween_pg_result *result) {
  const ExecStatusType status = PQresultStatus(result_of(result));
  return status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK;
}

const char *inbetween_pg_state(const inbetween_pg_result *result) {
  const char *state = PQresultErrorField(result_of(result), PG_DIAG_SQLSTATE);
  return state == NULL ? "" : state;
}

const char *inbetween_pg_error(const inbetween_pg_result *result) {
  return PQresultErrorMessage(result_of(result));
}

int32_t inbetween_pg_rows(const inbetween_pg_result *result) { return PQntuples(result_of(result)); }

int32_t inbetween_pg_columns(const inbetween_pg_result *result) {
  return PQnfields(result_of(result));
}

int32_t inbetween_pg_length(const inbetween_pg_result *result, int32_t row, int32_t column) {
  if (PQgetisnull(result_of(result), row, column)) return -1;
  return PQgetlength(result_of(result), row, column);
}

const uint8_t *inbetween_pg_value(const inbetween_pg_result *result, int32_t row, int32_t column) {
  return (const uint8_t *)PQgetvalue(result_of(result), row, column);
}

int32_t inbetween_pg_wait(inbetween_pg *connection, int32_t milliseconds) {
  struct pollfd socket = {.fd = PQsocket(connection_of(connection)), .events = POLLIN};
  if (socket.fd < 0) return -1;
  const int count = poll(&socket, 1, milliseconds);
  if (count <= 0) return 0;
  return PQconsumeInput(connection_of(connection)) ? 1 : -1;
}

int32_t inbetween_pg_notification(inbetween_pg *connection, char *text, size_t capacity) {
  PGnotify *notification = PQnotifies(connection_of(connection));
  if (notification == NULL) return 0;
  snprintf(text, capacity, "%s", notification->extra);
  PQfreemem(notification);
  return 1;
}

#endif
