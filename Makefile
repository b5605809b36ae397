# The two commands that set everything up, and shortcuts.
#
#   make serve    builds the daemon and serves on $(LISTEN)
#   make test     builds everything and runs every test; with FILTER=Springs those whose names match
#   make check    the longer suites: numbers and answers optimized as in a release, a package outside, the
#                 library in PostgreSQL, daemons on it that are killed, thread sanitizer, fuzzers, mutated
#                 requests, generated clients, schemathesis, httplint and slowhttptest, what deploy/ holds,
#                 exports read by a browser and by players, the playground used in a browser, benchmarks
#                 once, instructions of a small request counted
#   make weigh    the heaviest requests, searched for and weighed; writes deploy/README.md
#   make figures  what the daemon does under load; writes deploy/README.md
#   make scale    what many replicas carry, simulated and compared with two; writes deploy/README.md
#   make lint     formatting and layout of every source file
#   make bench    one table of figures; with TABLE=1 it is written into Benchmarks/README.md, with a picture
#   make image    the container image

LISTEN ?= 127.0.0.1:8080
ADMIN ?= 127.0.0.1:8081
IMAGE ?= inbetween:latest
FUZZ_SECONDS ?= 600

# Debian packages that the build needs beside a Swift toolchain, each with a file that it brings.
PACKAGES := $(if $(wildcard /usr/include/microhttpd.h /usr/local/include/microhttpd.h),,libmicrohttpd-dev) \
  $(if $(wildcard /usr/include/zlib.h /usr/local/include/zlib.h),,zlib1g-dev) \
  $(if $(wildcard /usr/include/sqlite3.h /usr/local/include/sqlite3.h),,libsqlite3-dev) \
  $(if $(wildcard /usr/include/gnutls/gnutls.h /usr/local/include/gnutls/gnutls.h),,libgnutls28-dev) \
  $(if $(wildcard /usr/bin/openssl),,openssl) $(if $(wildcard /usr/bin/curl),,curl)

BUILT := --explicit-target-dependency-import-check error

# This builds a package of its own, which takes as long as all other tests together: see make check.
OUTSIDE := ExternalPackageTests

# These are tested as a release is built too: the numbers, and with the routes every recorded answer. The
# tests of documents cannot be: optimized by Swift 6.3, they end with "freed pointer was not the last
# allocation".
OPTIMIZED := ^Animation(Engine|Scenes|Formats|Imports|Routes)Tests

# The library in PostgreSQL is built and tested where its trait is on; the tests start a server of their own.
# Exports are read, and the playground is used, in a browser; it is tried behind nginx too.
ifneq ($(filter check scale,$(MAKECMDGOALS)),)
PACKAGES += $(if $(wildcard /usr/include/postgresql/libpq-fe.h),,libpq-dev) \
  $(if $(wildcard /usr/lib/postgresql/*/bin/initdb),,postgresql) \
  $(if $(wildcard /usr/bin/chromium),,chromium) $(if $(wildcard /usr/bin/chromedriver),,chromium-driver) \
  $(if $(wildcard /usr/bin/node /usr/local/bin/node),,nodejs) \
  $(if $(wildcard /usr/sbin/nginx),,nginx-light) $(if $(wildcard /usr/sbin/haproxy),,haproxy) \
  $(if $(wildcard /usr/bin/valgrind),,valgrind) $(if $(wildcard /usr/bin/strip),,binutils) \
  $(if $(wildcard /usr/bin/slowhttptest),,slowhttptest) $(if $(wildcard /usr/bin/wrk),,wrk) \
  $(if $(wildcard /usr/lib/python3*/ensurepip /usr/local/lib/python3*/ensurepip),,python3-venv)
endif

.PHONY: serve test check lint bench weigh figures scale image setup

serve: setup
	swift build -c release --product inbetweend --static-swift-stdlib
	exec "$$(swift build -c release --static-swift-stdlib --show-bin-path)/inbetweend" serve \
	  --listen $(LISTEN) --admin $(ADMIN) --log-format text

test: setup
	swift build --build-tests $(BUILT)
	swift test $(BUILT) $(if $(FILTER),--filter '$(FILTER)',--skip $(OUTSIDE))

check: setup
	swift test $(BUILT) --filter $(OUTSIDE)
	swift test --scratch-path .build/postgresql --traits PostgreSQL --filter '^LibraryTests'
	swift build --scratch-path .build/postgresql --traits PostgreSQL --product inbetweend
	Tests/Load/cluster --binary .build/postgresql/debug/inbetweend
	python3 -m unittest discover --start-directory Tests/Load
	TSAN_OPTIONS="halt_on_error=1 suppressions=$(CURDIR)/Tests/thread-sanitizer.supp" \
	  swift test --sanitize=thread --scratch-path .build/thread --skip $(OUTSIDE)
	ASAN_OPTIONS=detect_leaks=0 swift test --sanitize=address --scratch-path .build/address --skip $(OUTSIDE)
	swift test $(BUILT) --filter ProxiedCorpusTests
	Tests/Fuzz/run $(FUZZ_SECONDS)
	swift build $(BUILT) --product inbetweend
	Tests/Contract/run --binary "$$(swift build --show-bin-path)/inbetweend"
	Tests/Fire/run --binary "$$(swift build --show-bin-path)/inbetweend"
	Tests/Deploy/run --binary "$$(swift build --show-bin-path)/inbetweend"
	swift build $(BUILT) --product inbetween
	Tests/Readers/run --binary "$$(swift build --show-bin-path)/inbetween"
	playground/derive --check
	Tests/Playground/run --binary "$$(swift build --show-bin-path)/inbetweend"
	swift run --package-path Benchmarks -c release inbetween-benchmarks --quick
	swift test -c release --scratch-path .build/optimized -Xswiftc -enable-testing --filter '$(OPTIMIZED)'
	swift build -c release --product inbetweend --static-swift-stdlib
	Tests/Load/drains
	Benchmarks/instructions

lint:
	swift format lint --strict --recursive --parallel Package.swift Sources Tests Benchmarks

bench: setup
	swift run --package-path Benchmarks -c release inbetween-benchmarks \
	  $(if $(TABLE),--table Benchmarks/README.md)

weigh: setup
	swift build -c release --product inbetweend --static-swift-stdlib
	Tests/Load/heaviest --table deploy/README.md

figures: setup
	swift build -c release --product inbetweend --static-swift-stdlib
	Tests/Load/figures --table deploy/README.md

scale: setup
	swift build -c release --product inbetweend --traits PostgreSQL --scratch-path .build/postgresql
	Tests/Load/scale --binary .build/postgresql/release/inbetweend --table deploy/README.md

image:
	docker build --tag $(IMAGE) .

# Installs what is missing when it may, otherwise names the one command that does.
setup:
	@command -v swift >/dev/null || { \
	  echo "Swift 6.3 or newer is needed: https://www.swift.org/install/linux/"; exit 1; }
ifneq ($(strip $(PACKAGES)),)
	@if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	  apt-get update -q && \
	  DEBIAN_FRONTEND=noninteractive apt-get install -qy --no-install-recommends $(PACKAGES); \
	else \
	  echo "Something is missing. Run this once, then try again:"; \
	  echo; echo "  sudo apt-get update && sudo apt-get install -y $(PACKAGES)"; echo; exit 1; \
	fi
endif
