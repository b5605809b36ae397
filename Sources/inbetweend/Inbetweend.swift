import InbetweenDaemon

/// The program `inbetweend`. Its code is in a library, which tests can load.
@main
enum Inbetweend {
  static func main() { DaemonProgram.main() }
}
