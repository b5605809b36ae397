#define _GNU_SOURCE
#include "shim.h"

#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <linux/filter.h>
#include <linux/tcp.h>
#include <microhttpd.h>
#include <netdb.h>
#include <netinet/in.h>
#include <poll.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <time.h>
#include <unistd.h>

struct MHD_Daemon *microhttp_daemon_of(microhttp_server *server);

enum { RESOLVER_ERRORS = 4096 };

static int32_t fail(int32_t descriptor) {
  const int error = errno;
  if (descriptor >= 0) close(descriptor);
  return -error;
}

static int32_t bind_and_listen(int32_t descriptor, const struct sockaddr *address, socklen_t size) {
  if (descriptor < 0) return fail(-1);
  if (bind(descriptor, address, size) != 0) return fail(descriptor);
  if (listen(descriptor, SOMAXCONN) != 0) return fail(descriptor);
  return descriptor;
}

int32_t microhttp_listen_tcp(const char *host, uint16_t port) {
  const struct addrinfo hints = {
      .ai_family = AF_UNSPEC, .ai_socktype = SOCK_STREAM, .ai_flags = AI_PASSIVE};
  struct addrinfo *found = NULL;
  const int error = getaddrinfo(host[0] == '\0' ? "0.0.0.0" : host, "0", &hints, &found);
  if (error != 0) return -(RESOLVER_ERRORS + (error < 0 ? -error : error));
  if (found->ai_family == AF_INET6) {
    ((struct sockaddr_in6 *)found->ai_addr)->sin6_port = htons(port);
  } else {
    ((struct sockaddr_in *)found->ai_addr)->sin_port = htons(port);
  }
  const int32_t descriptor =
      socket(found->ai_family, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
  const int yes = 1, no = 0;
  if (descriptor >= 0) {
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof yes);
    // "::" takes both families, as everybody expects of it.
    if (found->ai_family == AF_INET6)
      setsockopt(descriptor, IPPROTO_IPV6, IPV6_V6ONLY, &no, sizeof no);
  }
  const int32_t result = bind_and_listen(descriptor, found->ai_addr, found->ai_addrlen);
  freeaddrinfo(found);
  return result;
}

void microhttp_give_up_after(int32_t socket, uint32_t milliseconds) {
  // A Unix socket has no such option, and no peer that vanishes without a word.
  setsockopt(socket, IPPROTO_TCP, TCP_USER_TIMEOUT, &milliseconds, sizeof milliseconds);
}

// A socket file outlives its process. Nobody answers there then, and only then is it removed.
static void remove_stale_socket(const struct sockaddr_un *address) {
  struct stat status;
  if (lstat(address->sun_path, &status) != 0 || !S_ISSOCK(status.st_mode)) return;
  const int32_t probe = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
  if (probe < 0) return;
  const int result = connect(probe, (const struct sockaddr *)address, sizeof *address);
  if (result != 0 && errno == ECONNREFUSED) unlink(address->sun_path);
  close(probe);
}

int32_t microhttp_listen_unix(const char *path, uint32_t mode) {
  struct sockaddr_un address = {.sun_family = AF_UNIX};
  if (path[0] == '\0') return -EINVAL;
  if (strlen(path) >= sizeof address.sun_path) return -ENAMETOOLONG;
  strcpy(address.sun_path, path);
  remove_stale_socket(&address);
  const int32_t descriptor = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
  if (descriptor < 0) return fail(-1);
  // The file gets the mode of the socket without what the process's mask forbids, so it is never
  // wider than it shall be; then it gets the rest. Nobody can connect before the socket listens.
  if (fchmod(descriptor, mode) != 0) return fail(descriptor);
  if (bind(descriptor, (const struct sockaddr *)&address, sizeof address) != 0)
    return fail(descriptor);
  if (chmod(path, mode) != 0 || listen(descriptor, SOMAXCONN) != 0) {
    const int32_t result = fail(descriptor);
    unlink(path);
    return result;
  }
  return descriptor;
}

int32_t microhttp_adopt(int32_t descriptor) {
  int listens = 0;
  socklen_t size = sizeof listens;
  if (getsockopt(descriptor, SOL_SOCKET, SO_ACCEPTCONN, &listens, &size) != 0) return -errno;
  if (!listens) return -EINVAL;
  const int status = fcntl(descriptor, F_GETFL);
  if (status < 0 || fcntl(descriptor, F_SETFL, status | O_NONBLOCK) != 0) return -errno;
  return fcntl(descriptor, F_SETFD, FD_CLOEXEC) == 0 ? 0 : -errno;
}

size_t microhttp_bound_name(int32_t socket, char *text, size_t capacity) {
  struct sockaddr_storage address;
  socklen_t size = sizeof address;
  text[0] = '\0';
  if (getsockname(socket, (struct sockaddr *)&address, &size) != 0) return 0;
  if (address.ss_family == AF_INET) {
    inet_ntop(AF_INET, &((const struct sockaddr_in *)&address)->sin_addr, text, capacity);
  } else if (address.ss_family == AF_INET6) {
    inet_ntop(AF_INET6, &((const struct sockaddr_in6 *)&address)->sin6_addr, text, capacity);
  } else if (address.ss_family == AF_UNIX) {
    strncat(text, ((const struct sockaddr_un *)&address)->sun_path, capacity - 1);
  }
  return strlen(text);
}

uint16_t microhttp_bound_port(int32_t socket) {
  struct sockaddr_storage address;
  socklen_t size = sizeof address;
  if (getsockname(socket, (struct sockaddr *)&address, &size) != 0) return 0;
  if (address.ss_family == AF_INET) return ntohs(((struct sockaddr_in *)&address)->sin_port);
  if (address.ss_family == AF_INET6) return ntohs(((struct sockaddr_in6 *)&address)->sin6_port);
  return 0;
}

const char *microhttp_error_text(int32_t error) {
  return -error >= RESOLVER_ERRORS ? gai_strerror(RESOLVER_ERRORS + error) : strerror(-error);
}

size_t microhttp_remote_address(struct MHD_Connection *connection, char *text, size_t capacity) {
  const union MHD_ConnectionInfo *info =
      MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CLIENT_ADDRESS);
  const struct sockaddr *address = info == NULL ? NULL : info->client_addr;
  text[0] = '\0';
  if (address == NULL || address->sa_family == AF_UNIX) {
    strncat(text, "unix", capacity - 1);
  } else if (address->sa_family == AF_INET) {
    inet_ntop(AF_INET, &((const struct sockaddr_in *)address)->sin_addr, text, capacity);
  } else if (address->sa_family == AF_INET6) {
    const struct in6_addr *six = &((const struct sockaddr_in6 *)address)->sin6_addr;
    if (IN6_IS_ADDR_V4MAPPED(six))
      inet_ntop(AF_INET, &six->s6_addr[12], text, capacity);
    else
      inet_ntop(AF_INET6, six, text, capacity);
  }
  return strlen(text);
}

int32_t microhttp_take(microhttp_server *server, int32_t socket) {
  struct sockaddr_storage address;
  socklen_t size = sizeof address;
  const int descriptor =
      accept4(socket, (struct sockaddr *)&address, &size, SOCK_CLOEXEC | SOCK_NONBLOCK);
  if (descriptor < 0) return 0;
  // At the connection limit the library closes the descriptor itself.
  MHD_add_connection(
      microhttp_daemon_of(server), descriptor, (struct sockaddr *)&address, size);
  return 1;
}

void microhttp_refuse_new(int32_t socket) {
  // A filter on a listening TCP socket sees segments from their TCP header on: byte 13 holds
  // the flags. Drop what carries SYN; the last step of a handshake under way does not.
  struct sock_filter program[] = {
      BPF_STMT(BPF_LD | BPF_B | BPF_ABS, 13),
      BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, 0x02, 0, 1),
      BPF_STMT(BPF_RET | BPF_K, 0),
      BPF_STMT(BPF_RET | BPF_K, 0xffffffff),
  };
  const struct sock_fprog filter = {sizeof program / sizeof program[0], program};
  if (microhttp_bound_port(socket) == 0) return;
  setsockopt(socket, SOL_SOCKET, SO_ATTACH_FILTER, &filter, sizeof filter);
}

void microhttp_close(int32_t descriptor) { close(descriptor); }

void microhttp_unlink(const char *path) { unlink(path); }

void microhttp_shutdown(int32_t descriptor) { shutdown(descriptor, SHUT_RDWR); }

int64_t microhttp_acknowledged(int32_t descriptor) {
  struct tcp_info info;
  socklen_t size = sizeof info;
  if (getsockopt(descriptor, IPPROTO_TCP, TCP_INFO, &info, &size) != 0) return -1;
  if (size < offsetof(struct tcp_info, tcpi_bytes_acked) + sizeof info.tcpi_bytes_acked) return -1;
  return (int64_t)info.tcpi_bytes_acked;
}

int64_t microhttp_unread(int32_t descriptor) {
  int count = 0;
  return ioctl(descriptor, FIONREAD, &count) == 0 ? count : 0;
}

int32_t microhttp_is_gone(int32_t descriptor) {
  struct pollfd look = {descriptor, POLLRDHUP, 0};
  return poll(&look, 1, 0) > 0;
}

void microhttp_discard_input(int32_t descriptor, size_t most) {
  char scrap[16384];
  while (most > 0) {
    const size_t wanted = most < sizeof scrap ? most : sizeof scrap;
    const ssize_t count = recv(descriptor, scrap, wanted, MSG_DONTWAIT);
    if (count <= 0) return;
    most -= (size_t)count;
  }
}

uint64_t microhttp_reserve_descriptors(uint64_t needed) {
  struct rlimit limit;
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return UINT64_MAX;
  if (limit.rlim_cur >= needed) return limit.rlim_cur;
  const rlim_t before = limit.rlim_cur;
  limit.rlim_cur = limit.rlim_max < needed ? limit.rlim_max : needed;
  return setrlimit(RLIMIT_NOFILE, &limit) == 0 ? limit.rlim_cur : before;
}

int64_t microhttp_now(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (int64_t)now.tv_sec * 1000000000 + now.tv_nsec;
}

static struct timespec timespec_of(int64_t nanoseconds) {
  return (struct timespec){nanoseconds / 1000000000, nanoseconds % 1000000000};
}

void microhttp_sleep(int64_t nanoseconds) {
  struct timespec rest = timespec_of(nanoseconds < 0 ? 0 : nanoseconds);
  while (nanosleep(&rest, &rest) != 0 && errno == EINTR) {
  }
}

struct microhttp_mutex {
  pthread_mutex_t mutex;
};

microhttp_mutex *microhttp_mutex_make(void) {
  struct microhttp_mutex *mutex = calloc(1, sizeof *mutex);
  if (mutex != NULL) pthread_mutex_init(&mutex->mutex, NULL);
  return mutex;
}

void microhttp_mutex_free(microhttp_mutex *mutex) {
  pthread_mutex_destroy(&mutex->mutex);
  free(mutex);
}

void microhttp_mutex_lock(microhttp_mutex *mutex) { pthread_mutex_lock(&mutex->mutex); }

void microhttp_mutex_unlock(microhttp_mutex *mutex) { pthread_mutex_unlock(&mutex->mutex); }

struct microhttp_ticker {
  pthread_t thread;
  pthread_mutex_t mutex;
  pthread_cond_t wake;
  int stopped;
  int64_t nanoseconds;
  void *owner;
  void (*tick)(void *owner);
};

static void *run_ticker(void *context) {
  struct microhttp_ticker *ticker = context;
  pthread_mutex_lock(&ticker->mutex);
  while (!ticker->stopped) {
    const struct timespec next = timespec_of(microhttp_now() + ticker->nanoseconds);
    pthread_cond_timedwait(&ticker->wake, &ticker->mutex, &next);
    if (ticker->stopped) break;
    pthread_mutex_unlock(&ticker->mutex);
    ticker->tick(ticker->owner);
    pthread_mutex_lock(&ticker->mutex);
  }
  pthread_mutex_unlock(&ticker->mutex);
  return NULL;
}

microhttp_ticker *microhttp_ticker_start(
    int64_t nanoseconds, void *owner, void (*tick)(void *owner)) {
  struct microhttp_ticker *ticker = calloc(1, sizeof *ticker);
  if (ticker == NULL) return NULL;
  pthread_condattr_t attributes;
  pthread_condattr_init(&attributes);
  pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC);
  pthread_cond_init(&ticker->wake, &attributes);
  pthread_condattr_destroy(&attributes);
  pthread_mutex_init(&ticker->mutex, NULL);
  ticker->nanoseconds = nanoseconds;
  ticker->owner = owner;
  ticker->tick = tick;
  if (pthread_create(&ticker->thread, NULL, run_ticker, ticker) == 0) return ticker;
  pthread_cond_destroy(&ticker->wake);
  pthread_mutex_destroy(&ticker->mutex);
  free(ticker);
  return NULL;
}

void microhttp_ticker_stop(microhttp_ticker *ticker) {
  pthread_mutex_lock(&ticker->mutex);
  ticker->stopped = 1;
  pthread_cond_signal(&ticker->wake);
  pthread_mutex_unlock(&ticker->mutex);
  pthread_join(ticker->thread, NULL);
  pthread_cond_destroy(&ticker->wake);
  pthread_mutex_destroy(&ticker->mutex);
  free(ticker);
}
