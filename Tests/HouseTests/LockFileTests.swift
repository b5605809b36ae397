import Foundation
import Testing

/// The package names ranges of versions, for the sake of those who use its libraries. The image is
/// built with those of a lock file, so that the same sources make the same daemon.
@Suite("The lock file of the image")
struct LockFileTests {
  private struct Lock: Decodable {
    struct Pin: Decodable {
      struct State: Decodable {
        var revision: String
        var version: String
      }
      var location: String
      var state: State
    }
    var pins: [Pin]
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: Repository.root.appending(path: path), encoding: .utf8)
  }

  private func numbers(_ version: some StringProtocol) -> [Int] {
    version.split(separator: ".").compactMap { Int($0) }
  }

  @Test func namesAVersionThatFitsForEveryDependencyAndNoOther() throws {
    let lock = try JSONDecoder().decode(
      Lock.self, from: Data(text("deploy/package-versions.json").utf8))
    let rule = /\.package\(url: "([^"]+)", from: "([0-9.]+)"\)/
    let wanted = try text("Package.swift").matches(of: rule).map(\.output)
    #expect(wanted.count == lock.pins.count)
    for (_, location, least) in wanted {
      let pin = try #require(lock.pins.first { $0.location == location }, "\(location)")
      #expect(pin.state.revision.count == 40)
      let version = numbers(pin.state.version)
      #expect(version.first == numbers(least).first, "\(location)")
      #expect(!version.lexicographicallyPrecedes(numbers(least)), "\(location)")
    }
  }

  @Test func isWhatTheImageIsBuiltWith() throws {
    let dockerfile = try text("Dockerfile")
    #expect(dockerfile.contains("COPY deploy/package-versions.json Package.resolved"))
    #expect(dockerfile.contains("--force-resolved-versions"))
    #expect(try text(".dockerignore").contains("\n!deploy/package-versions.json\n"))
  }

  @Test func bothProgramsAreInTheImage() throws {
    let dockerfile = try text("Dockerfile")
    #expect(dockerfile.contains("--product inbetween-programs --traits PostgreSQL"))
    #expect(dockerfile.contains("/out/usr/local/bin/inbetweend "))
    #expect(dockerfile.contains("ln -s inbetweend /out/usr/local/bin/inbetween "))
    #expect(dockerfile.contains("RUN ldd /out/usr/local/bin/inbetweend /bin/dash /usr/bin/env"))
    #expect(dockerfile.contains("FROM scratch\nCOPY --from=build /out/ /\n"))
    #expect(dockerfile.contains("ENTRYPOINT [\"/usr/local/bin/inbetweend\"]"))
  }

  @Test func debianPackagesAreTheSameEverywhere() throws {
    for package in [
      "libmicrohttpd-dev", "libgnutls28-dev", "zlib1g-dev", "libsqlite3-dev", "libpq-dev",
    ] {
      for path in ["Dockerfile", "Makefile"] { #expect(try text(path).contains(package)) }
    }
    for package in ["libmicrohttpd12", "zlib1g", "libsqlite3-0", "libpq5", "libcurl4"] {
      #expect(try text("deploy/README.md").contains(package))
    }
  }
}
