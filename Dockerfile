# The daemon and the command line in a small image: Swift's run time is linked in, the HTTP library, zlib,
# SQLite, the client of PostgreSQL and libcurl come from Debian. Packages are those of the lock file, so that the
# same sources make the same programs.
#
#   docker build --tag inbetween .
#   docker run --rm --read-only --publish 8080:8080 inbetween
#   docker run --rm --entrypoint inbetween --volume "$PWD:/work" --workdir /work inbetween \
#     compare old.json new.json --tolerance 0.5

FROM swift:6.3-bookworm AS build
RUN apt-get update -q \
 && apt-get install -qy --no-install-recommends \
      libmicrohttpd-dev libgnutls28-dev zlib1g-dev libsqlite3-dev libpq-dev libcurl4-openssl-dev \
 && rm -rf /var/lib/apt/lists/*
WORKDIR /build
COPY Package.swift ./
COPY deploy/package-versions.json Package.resolved
COPY api api
COPY docs docs
COPY playground playground
COPY deploy/README.md deploy/README.md
COPY Sources Sources
COPY Tests Tests
RUN swift build -c release --product inbetweend --traits PostgreSQL --static-swift-stdlib \
      --force-resolved-versions \
 && install -D --strip \
      "$(swift build -c release --traits PostgreSQL --static-swift-stdlib --show-bin-path)/inbetweend" \
      /out/usr/local/bin/inbetweend
# The command line with the same options, so that what both share is compiled once. Foundation's client of
# HTTP does not name libcurl where it is linked in.
RUN swift build -c release --product inbetween --traits PostgreSQL --static-swift-stdlib \
      --force-resolved-versions -Xlinker -lcurl \
 && install -D --strip \
      "$(swift build -c release --traits PostgreSQL --static-swift-stdlib --show-bin-path)/inbetween" \
      /out/usr/local/bin/inbetween

FROM debian:bookworm-slim
RUN apt-get update -q \
 && apt-get install -qy --no-install-recommends \
      libmicrohttpd12 libgnutls30 zlib1g libsqlite3-0 libpq5 libcurl4 \
 && rm -rf /var/lib/apt/lists/* /var/cache/apt/* /var/log/*
COPY --from=build /out/ /
# The library of named animations; the folder is a volume. A container that names no volume for it begins
# with an empty one.
RUN install -d -o 10001 -g 10001 -m 0700 /var/lib/inbetween
VOLUME /var/lib/inbetween
# Both listen on every address of the container; what is published decides who comes in.
ENV INBETWEEN_LISTEN=0.0.0.0:8080 \
    INBETWEEN_ADMIN=0.0.0.0:8081 \
    INBETWEEN_LIBRARY=sqlite:/var/lib/inbetween/library.sqlite
EXPOSE 8080 8081
USER 10001:10001
WORKDIR /
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=5s --retries=3 \
  CMD ["/usr/local/bin/inbetweend", "health"]
ENTRYPOINT ["/usr/local/bin/inbetweend"]
CMD ["serve"]
LABEL org.opencontainers.image.title="inbetween" \
      org.opencontainers.image.description="Keyframe, phase and spring animation as numbers" \
      org.opencontainers.image.licenses="Apache-2.0"
