#!/bin/sh
# Requests a second of the daemon, of a bare libmicrohttpd handler that answers as many bytes, and of
# a Node service that does the same work, one after the other in the same run.
#
#   requests.sh [SECONDS]      prints a line "NAME FIGURE" each; what is missing is said on stderr
#
# DAEMON names a built inbetweend; without it one is built.
set -eu

seconds=${1:-5}
here=$(cd "$(dirname "$0")" && pwd)
root=$(dirname "$here")
scratch=$(mktemp -d)
started=

cleanup() {
  for process in $started; do kill "$process" 2>/dev/null || true; done
  rm -rf "$scratch"
}
trap cleanup EXIT
trap 'exit 1' INT TERM

has() {
  command -v "$1" >/dev/null 2>&1 || { echo "requests: $1 is missing" >&2; return 1; }
}

has wrk || exit 0
has curl || exit 0
threads=$(nproc)
base=${PORT:-18480}

# The request, for wrk.
cat >"$scratch/post.lua" <<LUA
local file = io.open("$here/bounce.json")
wrk.method = "POST"
wrk.body = file:read("a")
wrk.headers["Content-Type"] = "application/json"
LUA

# Waits until a server answers on a port; $1 is its process.
wait_for() {
  attempts=0
  until curl -s -o /dev/null --max-time 1 -X POST --data-binary "@$here/bounce.json" \
      -H 'Content-Type: application/json' "http://127.0.0.1:$2/v1/sample"; do
    attempts=$((attempts + 1))
    if [ $attempts -gt 100 ] || ! kill -0 "$1" 2>/dev/null; then
      echo "requests: nothing answers on port $2" >&2
      return 1
    fi
    sleep 0.1
  done
}

# Measures a server; $1 names it, $2 is its port.
measure() {
  wrk -t1 -c32 -d1s -s "$scratch/post.lua" "http://127.0.0.1:$2/v1/sample" >/dev/null
  wrk -t1 -c32 -d"${seconds}s" -s "$scratch/post.lua" "http://127.0.0.1:$2/v1/sample" \
    >"$scratch/wrk"
  if grep -q 'Non-2xx' "$scratch/wrk"; then
    echo "requests: $1 refuses: $(grep 'Non-2xx' "$scratch/wrk")" >&2
    return 1
  fi
  echo "$1 $(awk '/^Requests\/sec/ {print $2}' "$scratch/wrk")"
}

# Runs a server, measures it and ends it; $1 names it, $2 is its port, the rest its command.
run() {
  name=$1
  port=$2
  shift 2
  "$@" >"$scratch/$name.log" 2>&1 &
  process=$!
  started="$started $process"
  wait_for "$process" "$port" && measure "$name" "$port"
  kill "$process" 2>/dev/null || true
  wait "$process" 2>/dev/null || true
}

if [ -z "${DAEMON:-}" ]; then
  swift build --package-path "$root" -c release --static-swift-stdlib --product inbetweend >&2
  DAEMON=$(swift build --package-path "$root" -c release --static-swift-stdlib --show-bin-path)/inbetweend
fi

# How many bytes the daemon answers, for the bare handler.
"$DAEMON" serve --listen "127.0.0.1:$base" --admin "127.0.0.1:$((base + 1))" --library memory \
  --drain-delay 0s >"$scratch/daemon.log" 2>&1 &
daemon=$!
started="$started $daemon"
wait_for "$daemon" "$base"
bytes=$(curl -s --data-binary "@$here/bounce.json" -H 'Content-Type: application/json' \
  "http://127.0.0.1:$base/v1/sample" | wc -c)
measure inbetweend "$base"
kill "$daemon"
wait "$daemon" 2>/dev/null || true

if has cc; then
  cc -O2 -o "$scratch/handler" "$here/bare/handler.c" -lmicrohttpd
  run bare $((base + 2)) "$scratch/handler" $((base + 2)) "$bytes" "$threads"
fi
if has node; then
  run node $((base + 3)) node "$here/node/server.js" $((base + 3))
fi
