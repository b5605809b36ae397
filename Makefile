# The two commands that set everything up, and shortcuts.
#
#   make serve    builds the daemon and serves on $(LISTEN)
#   make test     builds everything and runs every test
#   make check    the longer suites: thread sanitizer, fuzzers, mutated requests, benchmarks once
#   make lint     formatting and layout of every source file
#   make bench    one table of figures
#   make image    the container image

LISTEN ?= 127.0.0.1:8080
ADMIN ?= 127.0.0.1:8081
IMAGE ?= inbetween:latest
FUZZ_SECONDS ?= 120

# Debian packages that the build needs beside a Swift toolchain, each with a file that it brings.
PACKAGES := $(if $(wildcard /usr/include/microhttpd.h /usr/local/include/microhttpd.h),,libmicrohttpd-dev)

.PHONY: serve test check lint bench image setup

serve: setup
	swift build -c release --product inbetweend --static-swift-stdlib
	exec "$$(swift build -c release --static-swift-stdlib --show-bin-path)/inbetweend" serve \
	  --listen $(LISTEN) --admin $(ADMIN)

test: setup
	swift build --build-tests --explicit-target-dependency-import-check error
	swift test --explicit-target-dependency-import-check error

check: setup
	TSAN_OPTIONS=halt_on_error=1 swift test --sanitize=thread --scratch-path .build/thread
	Tests/Fuzz/run $(FUZZ_SECONDS)
	swift run --package-path Benchmarks -c release inbetween-benchmarks --quick

lint:
	swift format lint --strict --recursive --parallel Package.swift Sources Tests Benchmarks

bench: setup
	swift run --package-path Benchmarks -c release inbetween-benchmarks

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
