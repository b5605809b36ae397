# The daemon and the command line in a small image, which has what they need and a shell: Swift's run time is
# linked in, the HTTP library, zlib, SQLite, the client of PostgreSQL and libcurl are Debian's. Packages are those
# of the lock file, so that the same sources make the same programs.
#
#   docker build --tag inbetween .
#   docker run --rm --read-only --publish 8080:8080 inbetween
#   docker run --rm --entrypoint inbetween --volume "$PWD:/work" --workdir /work inbetween \
#     compare old.json new.json --tolerance 0.5

FROM swift:6.3-bookworm AS build
RUN apt-get update -q \
 && apt-get install -qy --no-install-recommends \
      libmicrohttpd-dev libgnutls28-dev zlib1g-dev libsqlite3-dev libpq-dev libcurl4-openssl-dev \
      ca-certificates \
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
# Both programs are one file. Foundation's client of HTTP does not name libcurl where it is linked in.
RUN swift build -c release --product inbetween-programs --traits PostgreSQL --static-swift-stdlib \
      --force-resolved-versions -Xlinker -lcurl \
 && install -D --strip \
      "$(swift build -c release --traits PostgreSQL --static-swift-stdlib --show-bin-path)/inbetween-programs" \
      /out/usr/local/bin/inbetweend \
 && ln -s inbetweend /out/usr/local/bin/inbetween \
 && install -d /out/proc /out/dev /out/sys /out/var/lib \
 && install -d -m 1777 /out/tmp \
 && install -d -m 0700 /library/inbetween
# The libraries that it is linked to, the loader, a shell and env for who looks into a container, and the
# certificates that say whom to trust.
RUN ldd /out/usr/local/bin/inbetweend /bin/dash /usr/bin/env | grep -o '/[^ :]*' | sort -u | grep -v '^/out/\|bin/' \
      | xargs cp --dereference --parents --target-directory=/out \
 && install -D /bin/dash /out/bin/sh \
 && install -D /usr/bin/env /out/usr/bin/env \
 && cp --dereference --parents --target-directory=/out /etc/ssl/certs/ca-certificates.crt

FROM scratch
COPY --from=build /out/ /
ENV PATH=/usr/local/bin:/usr/bin:/bin
# The library of named animations; the folder is a volume. A container that names no volume for it begins
# with an empty one.
COPY --from=build --chown=10001:10001 /library/ /var/lib/
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
