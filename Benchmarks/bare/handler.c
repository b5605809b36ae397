/* The least that libmicrohttpd does for a request: reads a body, throws it away, and answers a fixed
   number of bytes. What the daemon is measured against.

   Usage: handler PORT BYTES THREADS */

#include <microhttpd.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static struct MHD_Response *response;
static int began;

static enum MHD_Result answer(void *context, struct MHD_Connection *connection, const char *url,
                              const char *method, const char *version, const char *body,
                              size_t *body_size, void **request) {
  (void)context, (void)url, (void)method, (void)version, (void)body;
  if (*request == NULL) {
    *request = &began;
    return MHD_YES;
  }
  if (*body_size > 0) {
    *body_size = 0;
    return MHD_YES;
  }
  return MHD_queue_response(connection, MHD_HTTP_OK, response);
}

int main(int count, char **arguments) {
  if (count != 4) {
    fprintf(stderr, "usage: handler PORT BYTES THREADS\n");
    return 2;
  }
  size_t size = strtoul(arguments[2], NULL, 10);
  unsigned threads = (unsigned)strtoul(arguments[3], NULL, 10);
  char *bytes = malloc(size + 1);
  if (bytes == NULL) return 1;
  memset(bytes, '1', size);
  response = MHD_create_response_from_buffer(size, bytes, MHD_RESPMEM_MUST_FREE);
  MHD_add_response_header(response, "Content-Type", "application/json");
  struct MHD_OptionItem pool[] = {
      {threads > 1 ? MHD_OPTION_THREAD_POOL_SIZE : MHD_OPTION_END, threads, NULL},
      {MHD_OPTION_END, 0, NULL}};
  struct MHD_Daemon *daemon = MHD_start_daemon(
      MHD_USE_POLL_INTERNAL_THREAD, (uint16_t)strtoul(arguments[1], NULL, 10), NULL, NULL, answer,
      NULL, MHD_OPTION_ARRAY, pool, MHD_OPTION_END);
  if (daemon == NULL) {
    fprintf(stderr, "handler: port %s cannot be served\n", arguments[1]);
    return 1;
  }
  for (;;) pause();
}
