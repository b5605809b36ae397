#if PostgreSQL
  import Foundation
  import Synchronization

  @testable import LibraryPostgreSQL

  /// A PostgreSQL server of the tests: a cluster of its own in a temporary folder, reached through a
  /// Unix socket alone. It ends, and the folder goes, when it is let go or the tests end.
  final class PostgreSQLCluster: Sendable {
    /// Why there is none.
    struct Missing: Error, CustomStringConvertible { var description: String }

    /// The cluster that tests share.
    static let shared = Result { try PostgreSQLCluster() }

    /// The shell that starts and stops the server; it ends when its input does.
    private let keeper: Mutex<Process>
    private let orders = Pipe()
    private let answers = Pipe()
    private let uri: String
    private let lastSchema = Mutex(0)

    init() throws {
      let process = Process()
      process.executableURL = URL(filePath: "/bin/sh")
      process.arguments = ["-c", Self.keeping]
      process.standardInput = orders
      process.standardOutput = answers
      process.standardError = FileHandle.nullDevice
      try process.run()
      keeper = Mutex(process)
      let words = Self.line(from: answers).split(separator: " ")
      guard words.first == "ready", let folder = words.last else {
        throw Missing(description: words.joined(separator: " "))
      }
      uri = "postgresql:///postgres?host=\(folder)&user=postgres"
    }

    deinit {
      try? orders.fileHandleForWriting.close()
      keeper.withLock { $0.waitUntilExit() }
    }

    /// Ends the server at once, as a crash would, and starts it again.
    func restart() throws { try order("-m immediate restart") }
    func stop() throws { try order("-m immediate stop") }
    func start() throws { try order("start") }

    private func order(_ order: String) throws {
      try orders.fileHandleForWriting.write(contentsOf: Data("\(order)\n".utf8))
      let answer = Self.line(from: answers)
      guard answer == "done" else { throw Missing(description: "pg_ctl \(order): \(answer)") }
    }

    private static func line(from pipe: Pipe) -> String {
      var text = ""
      while !text.hasSuffix("\n") {
        let data = pipe.fileHandleForReading.availableData
        if data.isEmpty { break }
        text += String(decoding: data, as: UTF8.self)
      }
      return text.split(separator: "\n").last.map(String.init) ?? "no answer"
    }

    /// The URI of a schema that no other test uses.
    func freshSchema() throws -> String {
      let number = lastSchema.withLock { last in
        last += 1
        return last
      }
      var connection = try PostgreSQLConnection(to: uri)
      try connection.run("CREATE SCHEMA library_\(number)")
      return uri + "&options=-csearch_path%3Dlibrary_\(number)"
    }
  }

  extension PostgreSQLCluster {
    /// Makes a cluster, says where it is and does what is ordered line by line. The server refuses to
    /// run as root; the path of its socket may have about a hundred characters.
    private static let keeping = """
      cd /
      programs=$(dirname "$(ls -d /usr/lib/postgresql/*/bin/initdb | sort -V | tail -1)")
      test -x "$programs/initdb" || {
        echo "PostgreSQL is not installed: apt-get install postgresql"; exit 1
      }
      folder=$(mktemp -d -p /tmp)
      if test "$(id -u)" = 0; then chown postgres "$folder"; user="runuser -u postgres --"; fi
      control() { $user "$programs/pg_ctl" -D "$folder/data" -w -s -l "$folder/log" "$@" >/dev/null; }
      $user "$programs/initdb" -D "$folder/data" -U postgres -A trust -E UTF8 >/dev/null
      {
        echo "unix_socket_directories = '$folder'"
        echo "listen_addresses = ''"
        echo "fsync = off"
        echo "max_connections = 200"
      } >> "$folder/data/postgresql.conf"
      control start && echo "ready $folder" || echo "The cluster in $folder does not start."
      while read -r order; do
        control $order </dev/null && echo done || echo failed
      done
      control -m immediate stop
      rm -rf "$folder"
      """
  }
#endif
