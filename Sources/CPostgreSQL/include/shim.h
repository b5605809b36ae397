// The C door to libpq, the client library of PostgreSQL. It is open only with the package's trait
// `PostgreSQL`; without it nothing is compiled and nothing is linked.
//
// Swift sees plain functions over fixed-width integers: no macro, no C enumeration. Values go in and
// come out in PostgreSQL's binary format.

#ifndef INBETWEEN_POSTGRESQL_SHIM_H
#define INBETWEEN_POSTGRESQL_SHIM_H

#include <stddef.h>
#include <stdint.h>

/// A connection; used by one thread at a time.
typedef struct inbetween_pg inbetween_pg;
/// Connects to a database that a URI names; null when there is no memory. Whether it worked is
/// what `inbetween_pg_is_open` says.
inbetween_pg *inbetween_pg_connect(const char *uri);
void inbetween_pg_close(inbetween_pg *connection);
int32_t inbetween_pg_is_open(const inbetween_pg *connection);
/// What went wrong last. Valid until the next call.
const char *inbetween_pg_message(const inbetween_pg *connection);

/// The most values of a statement.
enum { INBETWEEN_PG_VALUES = 16 };

/// What a statement answered; it is freed by `inbetween_pg_free`. Null when there is no memory.
typedef struct inbetween_pg_result inbetween_pg_result;
inbetween_pg_result *inbetween_pg_prepare(
    inbetween_pg *connection, const char *name, const char *statement);
/// Runs a prepared statement. The values stand one behind the other in `bytes`; a length below 0 is
/// a null.
inbetween_pg_result *inbetween_pg_run(
    inbetween_pg *connection, const char *name, const uint8_t *bytes, const int32_t *lengths,
    int32_t count);
void inbetween_pg_free(inbetween_pg_result *result);
int32_t inbetween_pg_succeeded(const inbetween_pg_result *result);
/// The five characters of SQLSTATE; empty where the server did not say.
const char *inbetween_pg_state(const inbetween_pg_result *result);
const char *inbetween_pg_error(const inbetween_pg_result *result);
int32_t inbetween_pg_rows(const inbetween_pg_result *result);
int32_t inbetween_pg_columns(const inbetween_pg_result *result);
/// The length of a value in bytes; below 0 for a null.
int32_t inbetween_pg_length(const inbetween_pg_result *result, int32_t row, int32_t column);
const uint8_t *inbetween_pg_value(const inbetween_pg_result *result, int32_t row, int32_t column);

/// Waits for what the server sends by itself, at most so long: 1 when something came, 0 when nothing
/// did, below 0 when the connection is broken.
int32_t inbetween_pg_wait(inbetween_pg *connection, int32_t milliseconds);
/// Takes the next notification and writes its text, ended by a zero; 0 when there is none.
int32_t inbetween_pg_notification(inbetween_pg *connection, char *text, size_t capacity);

#endif
