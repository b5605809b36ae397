import InbetweenDaemon

/// The program. All that it does stands in its library, which tests can load.
@main
enum Inbetweend {
  static func main() { DaemonProgram.main() }
}
